/** Which rules have to do with which cards, as the titles declare it. */
/** Which cards rules are about, and which they name besides, by the numbers of the rules. */
type RuleCards = Partial<Record<"about" | "named", Record<string, readonly string[]>>>;

const CARDS = import.meta.glob<RuleCards>("../../../src/portside/games/*/rule_cards.toml", {
  import: "default",
});

/** Return the numbers of the rules that have to do with a card. */
export async function about(title: string, card: string): Promise<Set<string>> {
  const path = Object.keys(CARDS).find((each) => each.includes(`/games/${title}/`));
  const declared = path === undefined ? undefined : await CARDS[path]?.();
  const rules = Object.values(declared ?? {}).flatMap((part) => Object.entries(part));
  return new Set(rules.filter(([, cards]) => cards.includes(card)).map(([rule]) => rule));
}
