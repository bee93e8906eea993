/** What is printed on an Import/Export card. */
import type { CardInfo } from "../../lib/protocol";
import { say, type Words } from "../../lib/words.svelte";

export type Face = {
  type: string;
  action: string;
  tier: readonly (readonly [string, number])[];
  load: readonly string[];
  set: string;
  timing: string;
  house: readonly string[];
  /** Of a card with two Contracts: their slugs, with the colour and the action of each. */
  sides: readonly string[];
  kinds: readonly string[];
  actions: readonly string[];
};

/** One Contract of a card, with its colour and action. */
export type Side = { slug: string; type: string; action: string };

/** Return the Contracts of a card: itself, or the sides of a card that has several. */
export function sidesOf(card: CardInfo): Side[] {
  const { sides, kinds, actions, type, action } = faceOf(card);
  if (sides.length === 0) return [{ slug: card.slug, type, action }];
  return sides.map((slug, at) => ({
    slug,
    type: kinds[at] ?? type,
    action: actions[at] ?? action,
  }));
}

export function faceOf(card: CardInfo): Face {
  return card.face as Face;
}

/** Count equal neighbours: `["luxury", "luxury"]` is two of luxury. */
export function counted(load: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const type of load) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

/** Say what colours, circles and boxes show: types, tiers and loads. */
export function describe(card: CardInfo, words: Words): string {
  const { tier, load } = faceOf(card);
  const named = (needs: readonly (readonly [string, number])[]) =>
    needs
      .map(([type, count]) => `${String(count)} ${words.field("type", type)}`)
      .join(say("comma"));
  const types = sidesOf(card).map(({ type }) => words.field("type", type));
  const parts = [
    types.join(" / "),
    tier.length > 0 ? `${words.say("field-tier")} ${named(tier)}` : "",
    load.length > 0 ? `${words.say("field-load")} ${named(counted(load))}` : "",
  ];
  return parts.filter((part) => part !== "").join(say("comma"));
}
