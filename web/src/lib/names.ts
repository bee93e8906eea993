/** What people and bots at a table are called. */
import type { TableInfo } from "./protocol";
import { say } from "./words.svelte";

/** Return a name for each seat; two bots of a kind are told apart by their seats, and a guide plays a rival. */
export function seatNames(table: TableInfo | undefined, guided = false): string[] {
  if (table === undefined) return [];
  const hot = table.mine.length > 1 && !guided;
  return table.seats.map((seat) => {
    if (seat.kind === "bot") {
      return say("web-bot-name", { seat: seat.seat + 1, bot: botName(seat.bot ?? "") });
    }
    if (seat.name === null) return "";
    if (guided && seat.seat !== table.mine[0]) return say("web-guide-rival");
    return hot && seat.mine
      ? say("web-hot-name", { name: seat.name, seat: seat.seat + 1 })
      : seat.name;
  });
}

/** Return what a kind of bot is called. */
export function botName(bot: string): string {
  return say(`bot-name-${bot}`);
}
