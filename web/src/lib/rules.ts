/** Searching and laying out the numbered rules. */
import type { Rule } from "./catalogue";

export type Section = { part: string; section: string; rules: Rule[] };

/** Return the rules whose number or text holds every word of a wish. */
export function searched(rules: readonly Rule[], wish: string): Rule[] {
  const words = wish.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.question ?? ""} ${rule.text}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Put neighbours that stand under one heading together. */
export function sections(rules: readonly Rule[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.section === rule.section && last.part === rule.part) last.rules.push(rule);
    else found.push({ part: rule.part, section: rule.section, rules: [rule] });
  }
  return found;
}

export type Piece = { text: string; rule?: string };

const NUMBER = /\b([A-Z]{1,4}\d?-\d{2,3})\b/g;

/** Cut a text where it names other rules. */
export function linked(text: string, ids: ReadonlySet<string>): Piece[] {
  return text
    .split(NUMBER)
    .filter((piece) => piece !== "")
    .map((piece) => (ids.has(piece) ? { text: piece, rule: piece } : { text: piece }));
}
