/** How an Import/Export view is read: ships, seats and what lies where. Display only, no rules. */
import type { Card, CardInfo, Option, View, Zone } from "../../lib/protocol";
import type { Ending, Told } from "../looks";
import type { ColumnShown, Extra, MarkerShown, NeedShown, ShipShown } from "./extra";
import { faceOf } from "./face";

export type { Extra } from "./extra";
export type Ship = ShipShown;
export type Marker = MarkerShown;
export type Column = ColumnShown;
/** A Container that a Contract needs, and whether it is loaded: the rules say so. */
export type Need = Pick<NeedShown, "type" | "filled">;

/** A ship with what is on it and under it, and the ship it stands for besides, if any. */
export type Berth = {
  ship: Ship;
  contracts: readonly Card[];
  cargo: readonly Card[];
  hull: readonly Card[];
  twin: string | undefined;
  /** By Contract, the Containers it needs. */
  needs: readonly (readonly Need[])[];
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
  const contracts = lying("contracts", number);
  const needed = (extra.needs ?? []).filter((need) => need.ship === number);
  return {
    ship,
    contracts,
    cargo: lying("cargo", number),
    hull: [...lying("hull", number), ...(twin === undefined ? [] : lying("hull", twin))],
    twin: twin === undefined ? undefined : `ship-${String(twin)}`,
    needs: contracts.map((_, at) => needed.filter((need) => need.contract === at)),
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

/** Return the part of the table that a place belongs to: the sea with its ships, or a harbour. */
export function tabOf(view: View, { id, owner }: Zone): string {
  const ship = /^(?:cargo|contracts|hull)-(\d+)$/.exec(id)?.[1];
  const away = atSea(view).some(({ ship: { name } }) => name === `ship-${ship ?? ""}`);
  if (owner < 0 || away) return "sea";
  return owner === view.seat ? "mine" : "rivals";
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

/** Say which action a card leads, and that using an open Contract throws it away. */
export function tell(
  option: Option,
  view: View,
  card: (key: string) => CardInfo | undefined,
): Told {
  const key = option.refs[0] ?? "";
  if (option.text === "option-play" && option.refs.length === 1) {
    const info = card(key);
    if (info === undefined || faceOf(info).sides.length > 0) return {};
    const sign = faceOf(info).action;
    const note = view.seat === null ? undefined : extraOf(view).lacks?.[view.seat]?.[sign];
    return note === undefined ? { sign } : { sign, note };
  }
  if (option.text !== "option-use") return {};
  const place = view.zones.find((zone) => zone.cards.some(({ id }) => id === key));
  return place?.kind === "contracts" ? { text: "option-throw", asks: true } : { text: "option-by" };
}

/** Return the types a seat has most of, with what that earns at the end. */
export function majorities(view: View, seat: number): [string, number][] {
  const parts = Object.entries(extraOf(view).standing[seat] ?? {});
  return parts.flatMap(([name, points]): [string, number][] =>
    name.startsWith("most-") ? [[name.slice("most-".length), points]] : [],
  );
}

/** Say how far the end is: by credits, and by cards. */
export function ending(view: View): Ending[] {
  const { goals } = extraOf(view);
  const most = Math.max(...view.counters.flatMap((c) => (c.name === "credits" ? [c.value] : [])));
  return [
    { id: "web-end-credits", facts: { goal: Math.min(...goals), most } },
    { id: "web-end-cards", facts: { count: zoneOf(view, "deck").count } },
  ];
}
