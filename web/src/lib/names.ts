/** What people and bots at a table are called. */
import type { BotInfo, Story, TableInfo } from "./protocol";
import { say } from "./words.svelte";

/** Return a name for each seat; namesakes are told apart by their seats, and a guide plays a rival. */
export function seatNames(table: TableInfo | undefined, guided = false): string[] {
  if (table === undefined) return [];
  const hot = table.mine.length > 1;
  return table.seats.map((seat) => {
    if (seat.kind === "bot") {
      return say("web-bot-name", { seat: seat.seat + 1, bot: botName(seat.bot ?? "") });
    }
    if (seat.name === null) return "";
    if (guided) return seat.seat === table.mine[0] ? seat.name : say("web-guide-rival");
    return (hot && seat.mine) || namesakes(table, seat.name) > 1
      ? say("web-hot-name", { name: seat.name, seat: seat.seat + 1 })
      : seat.name;
  });
}

/** Part a name from the number at its end: a long name is cut, what tells namesakes apart is not. */
export function numbered(name: string): [name: string, number: string] {
  const number = /\s?\d+$/.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - number.length), number];
}

/** Count the people at a table who would be read or heard alike. */
function namesakes(table: TableInfo, name: string): number {
  const alike = (other: string) =>
    other === name || other.localeCompare(name, undefined, { sensitivity: "base" }) === 0;
  return table.seats.filter((seat) => seat.name !== null && alike(seat.name)).length;
}

/** Tell whether somebody has yet to choose a name: nobody asked for one while they played alone. */
export function nameless(name: string | null): boolean {
  return name === null || name === say("web-guest-name");
}

/** Return a name for each seat of a match that is over, of which only names are told. */
export function storyNames(story: Story, bots: readonly BotInfo[]): string[] {
  const known = new Set(bots.map((bot) => bot.name));
  return story.names.map((name, seat) => {
    if (name === null) return "";
    return known.has(name) ? say("web-bot-name", { seat: seat + 1, bot: botName(name) }) : name;
  });
}

/** Return what a kind of bot is called. */
export function botName(bot: string): string {
  return say(`bot-name-${bot}`);
}
