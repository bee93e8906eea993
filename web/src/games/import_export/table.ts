/** How an Import/Export view is read: ships, seats and what lies where. Display only, no rules. */
import type { Card, View, Zone } from "../../lib/protocol";

export type Ship = {
  name: string;
  owner: number;
  at: "harbour" | "sea" | "departing" | "gone" | "joined";
};

/** A Container that a Contract needs no more: the ship, the Contract's place on it, the type. */
export type Waiver = { ship: number; contract: number; type: string };

/** A marker of the commodities market: the type of Good and where it stands, as words. */
export type Marker = { name: string; marker: string };

/** A column of the Port of Tokyo: its price, the fields no source states, and its cards. */
export type Column = {
  name: string;
  price: number;
  house: readonly string[];
  cards: readonly { card: string }[];
};

export type Extra = {
  turn: number;
  phase: string;
  leader: number;
  led: string;
  doing: readonly string[];
  todo: readonly number[];
  colours: readonly string[];
  ending: string;
  ships: readonly Ship[];
  crew_limits: readonly number[];
  goods_limits: readonly number[];
  goods_used: readonly number[];
  market?: { markers: readonly Marker[] };
  port?: { columns: readonly Column[] };
  /** Ships that are one with another, which stands for both. */
  joined?: readonly { ship: number; other: number }[];
  waived?: readonly Waiver[];
};

/** A ship with what is on it and under it, and the ship it stands for besides, if any. */
export type Berth = {
  ship: Ship;
  contracts: readonly Card[];
  cargo: readonly Card[];
  hull: readonly Card[];
  twin: string | undefined;
  waived: readonly Waiver[];
};

export type Place = {
  seat: number;
  colour: string;
  credits: number;
  hand: Zone;
  crew: Zone;
  goods: Zone;
  fulfilled: Zone;
  played: Zone;
  crewLimit: number;
  goodsLimit: number;
  goodsUsed: number;
  doing: string;
  todo: number;
  leads: boolean;
  berths: readonly Berth[];
};

const NOWHERE: Zone = { id: "", kind: "", owner: -1, layout: "row", count: 0, cards: [] };

export function extraOf(view: View): Extra {
  return view.extra as Extra;
}

function zones(view: View): Map<string, Zone> {
  return new Map(view.zones.map((zone) => [zone.id, zone]));
}

function berth(found: Map<string, Zone>, ship: Ship, extra: Extra): Berth {
  const number = Number(ship.name.slice("ship-".length));
  const twin = extra.joined?.find((pair) => pair.ship === number)?.other;
  const lying = (kind: string, at: number) => found.get(`${kind}-${String(at)}`)?.cards ?? [];
  return {
    ship,
    contracts: lying("contracts", number),
    cargo: lying("cargo", number),
    hull: [...lying("hull", number), ...(twin === undefined ? [] : lying("hull", twin))],
    twin: twin === undefined ? undefined : `ship-${String(twin)}`,
    waived: extra.waived?.filter((each) => each.ship === number) ?? [],
  };
}

/** Return the ships in the open sea. */
export function atSea(view: View): Berth[] {
  const found = zones(view);
  const extra = extraOf(view);
  return extra.ships
    .filter((ship) => ship.at === "sea" || ship.at === "departing")
    .map((ship) => berth(found, ship, extra));
}

/** Return a zone by name. */
export function zoneOf(view: View, name: string): Zone {
  return view.zones.find((zone) => zone.id === name) ?? NOWHERE;
}

/** Return the part of the Island's zone that lies in one column of the Port. */
export function columnZone(zone: Zone, column: Column): Zone {
  const here = new Set(column.cards.map(({ card }) => card));
  const cards = zone.cards.filter(({ id }) => here.has(id ?? ""));
  return { ...zone, count: cards.length, cards };
}

/** Return everything that lies before one seat. */
export function placeOf(view: View, seat: number): Place {
  const found = zones(view);
  const extra = extraOf(view);
  const own = (kind: string) => found.get(`${kind}-${String(seat)}`) ?? NOWHERE;
  const credits = view.counters.find(({ name, owner }) => name === "credits" && owner === seat);
  return {
    seat,
    colour: extra.colours[seat] ?? "capital",
    credits: credits?.value ?? 0,
    hand: own("hand"),
    crew: own("crew"),
    goods: own("goods"),
    fulfilled: own("fulfilled"),
    played: own("played"),
    crewLimit: extra.crew_limits[seat] ?? 0,
    goodsLimit: extra.goods_limits[seat] ?? 0,
    goodsUsed: extra.goods_used[seat] ?? 0,
    doing: extra.doing[seat] ?? "",
    todo: extra.todo[seat] ?? 0,
    leads: extra.leader === seat,
    berths: extra.ships
      .filter((ship) => ship.owner === seat && ship.at === "harbour")
      .map((ship) => berth(found, ship, extra)),
  };
}

/** Return the other seats in the order of play, beginning left of `seat`. */
export function others(view: View, seat: number | undefined): number[] {
  const first = seat === undefined ? 0 : seat + 1;
  const count = seat === undefined ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (_, at) => (first + at) % view.seats);
}

/** Return the loads of a ship's Contracts without what powers have waived. */
export function lightened(
  loads: readonly (readonly string[])[],
  waived: readonly Waiver[],
): string[][] {
  const left = loads.map((load) => [...load]);
  for (const { contract, type } of waived) {
    const at = left[contract]?.indexOf(type) ?? -1;
    if (at >= 0) left[contract]?.splice(at, 1);
  }
  return left;
}

export type Need = { type: string; filled: boolean };

/**
 * Return the load boxes of a ship's Contracts, filled as far as its cargo goes.
 *
 * The rules know which Containers cover which needs; this only draws a likely picture of it:
 * like colours first, then needs of any colour, then whatever is left.
 */
export function needs(loads: readonly (readonly string[])[], cargo: readonly string[]): Need[][] {
  const boxes = loads.map((load) => load.map((type) => ({ type, filled: false })));
  const open = boxes.flat();
  const rest = [...cargo];
  const fill = (fits: (need: Need, type: string) => boolean): void => {
    for (const need of open) {
      if (need.filled) continue;
      const at = rest.findIndex((type) => fits(need, type));
      if (at < 0) continue;
      rest.splice(at, 1);
      need.filled = true;
    }
  };
  fill((need, type) => need.type === type);
  fill((need) => need.type === "any");
  fill(() => true);
  return boxes;
}
