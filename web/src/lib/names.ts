/** What people and bots at a table are called. */
import type { TableInfo } from "./protocol";
import { say } from "./words.svelte";

/** Return a name for each seat; two bots of a kind are told apart by their seats. */
export function seatNames(table: TableInfo | undefined): string[] {
  if (table === undefined) return [];
  const hot = table.mine.length > 1;
  return table.seats.map((seat) => {
    if (seat.kind === "bot") {
      return say("web-bot-name", { seat: seat.seat + 1, bot: botName(seat.bot ?? "") });
    }
    if (seat.name === null) return "";
    return hot && seat.mine
      ? say("web-hot-name", { name: seat.name, seat: seat.seat + 1 })
      : seat.name;
  });
}

/** Return what a kind of bot is called. */
export function botName(bot: string): string {
  return say(`bot-name-${bot}`);
}
