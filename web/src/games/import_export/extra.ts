// Written by scripts/gen-protocol from src/portside/games/import_export/shown.py; change that instead.

/** A ship and where it is. */
export type ShipShown = {
  name: string;
  owner: number;
  at: "harbour" | "sea" | "departing" | "gone" | "joined";
};

/** A Container that a Contract needs: the ship, the Contract's place on it, type, if loaded. */
export type NeedShown = {
  ship: number;
  contract: number;
  type: string;
  filled: boolean;
};

/** A marker: the type of Container and the word for where it stands. */
export type MarkerShown = {
  name: string;
  marker: string;
};

/** The market card with its markers. */
export type MarketShown = {
  name: string;
  markers: readonly MarkerShown[];
};

/** A card in a column. */
export type WareShown = {
  card: string;
};

/** A column: its price, the fields no source states, and its cards. */
export type ColumnShown = {
  name: string;
  price: number;
  house: readonly string[];
  cards: readonly WareShown[];
};

/** The Port of Tokyo. */
export type PortShown = {
  columns: readonly ColumnShown[];
};

/** Ships that are one: the one that stands for both, and the other. */
export type JoinedShown = {
  ship: number;
  other: number;
};

/** A Container that a Contract needs no more: the ship, the Contract's place on it, the type. */
export type WaivedShown = {
  ship: number;
  contract: number;
  type: string;
};

/** What a view of Import/Export has besides zones and counters; lists by seat, unless named. */
export type Extra = {
  turn: number;
  phase: string;
  leader: number;
  led: string;
  doing: readonly string[];
  todo: readonly number[];
  colours: readonly string[];
  ending: string;
  ships: readonly ShipShown[];
  needs: readonly NeedShown[];
  crew_limits: readonly number[];
  goods_limits: readonly number[];
  goods_used: readonly number[];
  goals: readonly number[];
  lacks: readonly Readonly<Record<string, string>>[];
  standing: readonly Readonly<Record<string, number>>[];
  market?: MarketShown;
  port?: PortShown;
  joined?: readonly JoinedShown[];
  waived?: readonly WaivedShown[];
};
