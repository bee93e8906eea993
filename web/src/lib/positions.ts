/** Positions that show a rule or a card: the ones that its tests begin with. */
import { api } from "./api";
import type { SeatWish, TableInfo } from "./protocol";
import { USUAL } from "./settings";
import { say } from "./words.svelte";

/** A position, and who is asked first in it. */
export type Position = { seat: number; scenario: { seats: number } & Record<string, unknown> };
export type Positions = {
  rules: Readonly<Record<string, number>>;
  cards: Readonly<Record<string, number>>;
  positions: readonly Position[];
};

const NONE: Positions = { rules: {}, cards: {}, positions: [] };
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<Positions>("../../../src/portside/games/*/positions.json", {
      import: "default",
    }),
  ).map(([path, load]) => [/games\/(\w+)\//.exec(path)?.[1] ?? "", load]),
);

/** Load the positions of a title; one of another package has none. */
export async function loadPositions(title: string): Promise<Positions> {
  return (await files[title]?.()) ?? NONE;
}

/** Set up a table with a position, oneself where the first question is, bots elsewhere. */
export async function tryOut(title: string, position: Position): Promise<TableInfo> {
  const me = await api.me();
  if (me.name === null) await api.introduce(say("web-guest-name"));
  const seats = Array.from({ length: position.scenario.seats }, (_, seat): SeatWish =>
    seat === position.seat ? { who: "me" } : { who: "bot", bot: USUAL },
  );
  return api.newTable({ title, seats, scenario: position.scenario, start: true });
}
