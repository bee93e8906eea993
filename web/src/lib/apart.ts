/** Answers with cards of one name: what is printed otherwise on them, as the terminal has it. */
import type { CardInfo, Option } from "./protocol";
import { slugOf, type Words } from "./words.svelte";

/** Printed, and of no matter in the middle of a match. */
const QUIET = new Set(["slug", "set", "timing", "mark", "house", "back", "power", "name"]);

type Printed = ReadonlyMap<string, string>;

/** Return by key of an answer what tells its cards from others of their name; most have nothing. */
export function toldApart(
  options: readonly Option[],
  card: (key: string) => CardInfo | undefined,
  words: Words,
): Map<string, string> {
  const printed = new Map<string, Printed>();
  for (const key of options.flatMap(({ refs }) => refs)) {
    const info = card(key);
    if (info?.keys.includes(key)) printed.set(key, numbersOn(info));
  }
  const seen = new Map<string, Set<string>>();
  for (const [key, values] of printed) {
    for (const [name, value] of values) {
      const of = `${name} ${slugOf(key)}`;
      seen.set(of, (seen.get(of) ?? new Set()).add(value));
    }
  }
  const split = [...seen].flatMap(([of, values]) => (values.size > 1 ? [of] : []));
  const names = new Set(split.map((of) => of.split(" ", 1)[0] ?? ""));
  return new Map(
    options.flatMap(({ key, refs }): [string, string][] => {
      const cards = refs.filter((ref) => printed.has(ref));
      const told = [...names].flatMap((name) => {
        if (!cards.some((ref) => split.includes(`${name} ${slugOf(ref)}`))) return [];
        const values = cards.map((ref) => printed.get(ref)?.get(name) ?? "0");
        return [`${words.find(`field-${name}`) ?? name} ${values.join(" + ")}`];
      });
      return told.length > 0 ? [[key, told.join(" · ")]] : [];
    }),
  );
}

function numbersOn({ face }: CardInfo): Printed {
  const fields = Object.entries(face as Record<string, unknown>);
  return new Map(
    fields.flatMap(([name, value]): [string, string][] =>
      typeof value === "number" && !QUIET.has(name) ? [[name, String(value)]] : [],
    ),
  );
}
