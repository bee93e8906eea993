/** Positions that show a rule or a card: the ones that its tests begin with. */
import tried, { type Tried } from "virtual:tried";
import { api, Refused } from "./api";
import type { SeatWish, TableInfo } from "./protocol";
import { USUAL } from "./settings";
import { say } from "./words.svelte";

/** A position, and who is asked first in it. */
type Position = { seat: number; scenario: { seats: number } & Record<string, unknown> };
type Positions = Record<Kind, Readonly<Record<string, number>>> & {
  positions: readonly Position[];
};
type Kind = "rules" | "cards";

const NONE: Tried = { rules: [], cards: [] };
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<Positions>("../../../src/portside/games/*/positions.json", {
      import: "default",
    }),
  ).map(([path, load]) => [/games\/(\w+)\//.exec(path)?.[1] ?? "", load]),
);

/** Return what of a title can be tried out; of one of another package nothing. */
export async function loadTried(title: string): Promise<Tried> {
  return (await tried[title]?.())?.default ?? NONE;
}

/** Set up a table with a position, oneself where the first question is, bots elsewhere. */
export async function tryOut(title: string, kind: Kind, name: string): Promise<TableInfo> {
  const [all, me] = await Promise.all([files[title]?.(), api.me()]);
  const position = all?.positions[all[kind][name] ?? -1];
  if (position === undefined) throw new Refused("error", {});
  if (me.name === null) await api.introduce(say("web-guest-name"));
  const seats = Array.from({ length: position.scenario.seats }, (_, seat): SeatWish =>
    seat === position.seat ? { who: "me" } : { who: "bot", bot: USUAL },
  );
  return api.newTable({ title, seats, scenario: position.scenario, start: true });
}
