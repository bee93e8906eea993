/** Values of a printed copy: kept in this browser by name, and as the file the terminal takes. */
import type { CardInfo, Form } from "./protocol";

export type Entry = Record<string, unknown>;
export type Values = Record<string, Entry>;
export type Counts = Record<string, number>;
type Shelf = Record<string, Record<string, Values>>;

const STORE = "portside-values";

function shelf(): Shelf {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Shelf;
  } catch {
    return {};
  }
}

/** Return what is kept of a title, by name. */
export function saved(title: string): Record<string, Values> {
  return shelf()[title] ?? {};
}

/** Keep values under a name, or forget that name. */
export function keep(title: string, name: string, values: Values | undefined): void {
  const { [name]: _, ...others } = saved(title);
  const own = values === undefined ? others : { ...others, [name]: values };
  localStorage.setItem(STORE, JSON.stringify({ ...shelf(), [title]: own }));
}

/** Return values with one of them entered, or left to the house again. */
export function entered(values: Values, card: string, field: string, value: unknown): Values {
  const { [card]: entry = {}, ...others } = values;
  const { [field]: _, ...fields } = entry;
  const own = value === undefined ? fields : { ...fields, [field]: value };
  return Object.keys(own).length === 0 ? others : { ...others, [card]: own };
}

/** Write values as `--values` reads them. */
export async function written(values: Values): Promise<string> {
  return (await import("smol-toml")).stringify(values);
}

/** Read a file of values; what they mean is checked by the title. */
export async function read(text: string): Promise<Values> {
  const data: unknown = (await import("smol-toml")).parse(text);
  return JSON.parse(JSON.stringify(data)) as Values;
}

/** Return numbers by word, from whatever shape they have: a number, pairs, words, or a table. */
export function counts(value: unknown, own: string): Counts {
  if (typeof value === "number") return value > 0 ? { [own]: value } : {};
  if (!Array.isArray(value)) return { ...(value as Counts | undefined) };
  const found: Counts = {};
  for (const each of value as readonly unknown[]) {
    const [word, count] = Array.isArray(each) ? (each as [string, number]) : [String(each), 1];
    found[word] = (found[word] ?? 0) + count;
  }
  return found;
}

/** Return numbers as they are entered: what counts nothing is left out. */
export function fromCounts(found: Counts, form: Form, own: string): unknown {
  const some = Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
  const words = Object.keys(some);
  if (form.plain && words.every((word) => word === own)) return some[own] ?? 0;
  return some;
}

/** Return what is printed in a field now, one for each copy where copies differ. */
export function printed(cards: readonly CardInfo[], form: Form, field: string): unknown {
  if (form.kind !== "numbers") return cards[0]?.face[field];
  return cards.flatMap(({ keys, face }) => keys.map(() => face[field] as number));
}
