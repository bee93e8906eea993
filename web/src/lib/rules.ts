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

/** What a title's rules are written with: links to each other, and buttons that try some of them out. */
export type Book = {
  title: string;
  ids: ReadonlySet<string>;
  tried: ReadonlySet<string>;
  words: { try: string; tryOf: (rule: string) => string };
};

const NUMBER = /\b([A-Z]{1,4}\d?-\d{2,3})\b/g;

/**
 * Write a rule as HTML.
 *
 * There are hundreds: a browser reads them all at once in the time in which a dozen can be put
 * together one by one, and leaves those that are out of sight alone.
 */
export function written({ id, question, text }: Rule, book: Book): string {
  const asked = question === undefined ? "" : `<em>${escaped(question)}</em> `;
  const button = book.tried.has(id)
    ? ` <button type="button" class="button small" data-try="${id}" aria-label="${escaped(book.words.tryOf(id))}">${escaped(book.words.try)}</button>`
    : "";
  return `<p id="${id}" tabindex="-1"><b>${id}</b> ${asked}${linked(text, book)}${button}</p>`;
}

/** Make a text's mentions of other rules links to them. */
function linked(text: string, { title, ids }: Book): string {
  return escaped(text).replace(NUMBER, (id) =>
    ids.has(id) ? `<a href="/rules/${title}#${id}">${id}</a>` : id,
  );
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
}
