/** What is printed on a Neko Harbour card. */
import type { CardInfo } from "../../lib/protocol";

export type Goods = readonly (readonly [string, number])[];
export type Face = {
  type: string;
  set: string;
  period: number;
  mark: number;
  pier: number;
  adjacent: number;
  timing: string;
  points: number;
  better: Goods;
  basic: Goods;
  trades: readonly (readonly [Goods, Goods])[];
  house: readonly string[];
};

export function faceOf(card: CardInfo): Face {
  return card.face as Face;
}

/** What a card gives, as symbols: art, not rules. */
const GIVES: Record<string, readonly string[]> = {
  visitor_center_2: ["coin", "coin"],
  visitor_center_4: ["coin", "coin", "coin", "coin"],
  visitor_center_sets: ["point"],
  fuel_supply_ship_1: ["fuel"],
  fuel_supply_ship_2: ["fuel", "fuel"],
  fuel_supply_ship_sets: ["point"],
  permit_office_1: ["permit"],
  permit_office_2: ["permit", "permit"],
  permit_office_sets: ["point"],
  seaside_town_cargo: ["ship", "cargo"],
  seaside_town_storage: ["ship", "cargo"],
  seaside_town_scorer: ["cargo", "point"],
  shipyard_raise: ["ship", "pier"],
  shipyard_points: ["ship", "point"],
  shipyard_harbour: ["point"],
  research_salvage: ["fish", "permit", "permit"],
  research_reserves: ["coin", "fuel"],
  research_guides: ["ship", "point"],
  research_licences: ["permit"],
  research_harbour: ["penguin"],
  research_exchange: ["cargo", "penguin"],
  research_depot: ["cargo"],
  research_captains: ["captain", "point"],
  research_mooring: ["ship"],
  research_consolation: ["fish"],
  research_storage: ["cargo", "fish"],
};

export function gives(slug: string): readonly string[] {
  return GIVES[slug] ?? [];
}

/** Repeat the sign of each good as often as it is given. */
export function signs(goods: Goods): string[] {
  return goods.flatMap(([kind, count]) => Array.from({ length: count }, () => SIGNS[kind] ?? kind));
}

const SIGNS: Record<string, string> = { raise: "ship", points: "point" };
