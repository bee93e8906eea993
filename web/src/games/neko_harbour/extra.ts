// Written by scripts/gen-protocol from src/portside/games/neko_harbour/shown.py; change that instead.

/** What has been counted in the running column. */
export type SymbolsShown = {
  permits: number;
  coins: number;
  fuel: number;
};

/** A ship. */
export type ShipShown = {
  ref: string;
  owner: number;
  level: number;
};

/** A site with the ships that queue there. */
export type SiteShown = {
  card: string;
  value: number;
  ships: readonly ShipShown[];
};

/** A seat's harbour; the price of the next level, None after the last. */
export type HarbourShown = {
  ref: string;
  level: number;
  price: number | null;
  docks: readonly string[];
  ships: readonly ShipShown[];
};

/** A column of a lane. */
export type ColumnShown = {
  ref: string;
  kind: string;
  pier: number;
  captains: number;
  ships: readonly ShipShown[];
};

/** A seat's lane: harbour, columns, spare resources and how much it can store. */
export type LaneShown = {
  seat: number;
  harbour: HarbourShown;
  columns: readonly ColumnShown[];
  supply: readonly number[];
  limit: number;
};

/** What a view of Neko Harbour has besides zones and counters. */
export type Extra = {
  phase: string;
  period: number;
  extra_turn: boolean;
  order: readonly number[];
  drafters: readonly number[];
  column: number;
  window: readonly string[];
  symbols: SymbolsShown;
  sites: readonly SiteShown[];
  lanes: readonly LaneShown[];
  standing: readonly Readonly<Record<string, number>>[];
};
