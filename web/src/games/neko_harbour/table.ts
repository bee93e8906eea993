/** How a Neko Harbour view is read: sites, lanes, ships and small cards. Display only, no rules. */
import type { View, Zone } from "../../lib/protocol";
import type { Ending } from "../looks";
import type { ColumnShown, Extra, LaneShown, ShipShown, SiteShown } from "./extra";

export type { Extra } from "./extra";
export type Ship = ShipShown;
export type Site = SiteShown;
export type Column = ColumnShown;
export type Lane = LaneShown;

export const RESOURCES = ["fish", "permit", "cargo"] as const;
export const SMALL_CARDS = [...RESOURCES, "captain", "penguin"] as const;
/** A limit beyond this is none. */
export const NO_LIMIT = 99;

export function extraOf(view: View): Extra {
  return view.extra as Extra;
}

export function counter(view: View, name: string, owner: number): number {
  return view.counters.find((each) => each.name === name && each.owner === owner)?.value ?? 0;
}

export function zoneOf(view: View, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id);
}

/** Return the other seats in turn order, beginning after `seat`. */
export function others(view: View, seat: number | undefined): number[] {
  const { order } = extraOf(view);
  const at = seat === undefined ? -1 : order.indexOf(seat);
  const turned = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  return turned.filter((each) => each !== seat);
}

export type Row = { row: number; sets: Zone[] };

/** Return what is on offer in a draft: rows of sets, or the display for two. */
export function draftOf(view: View): Row[] {
  const rows = new Map<number, Zone[]>();
  for (const zone of view.zones) {
    const set = /^set-(\d+)-\d+$/.exec(zone.id);
    const row = set ? Number(set[1]) : zone.id === "display" || zone.id === "boats" ? 0 : -1;
    if (row >= 0 && (set ?? zone.count > 0)) rows.set(row, [...(rows.get(row) ?? []), zone]);
  }
  const found = [...rows].map(([row, sets]) => ({ row, sets }));
  return found.some(({ sets }) => sets.some((zone) => zone.count > 0)) ? found : [];
}

/** Return the summed level of ships. */
export function levels(ships: readonly Ship[]): number {
  return ships.reduce((sum, ship) => sum + ship.level, 0);
}

/** Return who has ships at a site with their summed levels, the greatest first. */
export function strengths(ships: readonly Ship[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const { owner, level } of ships) sums.set(owner, (sums.get(owner) ?? 0) + level);
  return [...sums].sort(([, one], [, other]) => other - one);
}

/** Say how far the end is: the period, and the cards still to be played in it. */
export function ending(view: View): Ending[] {
  const hands = view.zones.flatMap(({ kind, count }) => (kind === "hand" ? [count] : []));
  const period = { id: "web-end-period", facts: { period: extraOf(view).period } };
  if (draftOf(view).length > 0) return [period];
  return [period, { id: "web-end-turns", facts: { count: Math.max(0, ...hands) } }];
}
