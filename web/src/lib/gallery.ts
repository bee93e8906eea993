/** Searching cards. */
import type { CardInfo } from "./protocol";
import type { Words } from "./words.svelte";

export type Wishes = Record<string, string | undefined>;
export type Facet = { name: string; values: string[] };

function printed(card: CardInfo, name: string): string {
  const value = card.face[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Return what cards can be narrowed by: fields in which they differ. */
export function facetsOf(cards: readonly CardInfo[], names: readonly string[]): Facet[] {
  return names
    .map((name) => ({
      name,
      values: [...new Set(cards.map((card) => printed(card, name)))].filter(Boolean),
    }))
    .filter(({ values }) => values.length > 1);
}

/** Return the cards that fit every wish; words are looked for in names and powers. */
export function fitting(
  cards: readonly CardInfo[],
  wish: string,
  wishes: Wishes,
  words: Words,
): CardInfo[] {
  const wanted = wish.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      says(card, wanted, words) &&
      Object.entries(wishes).every(
        ([name, value]) => value === undefined || printed(card, name) === value,
      ),
  );
}

/** Tell whether words stand on a card, which is put into words only where some are wanted. */
function says(card: CardInfo, wanted: readonly string[], words: Words): boolean {
  if (wanted.length === 0) return true;
  const text = `${words.card(card.slug)} ${words.power(card.slug)}`.toLocaleLowerCase();
  return wanted.every((word) => text.includes(word));
}
