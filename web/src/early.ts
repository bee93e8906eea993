/**
 * What runs first: it asks for all that the page at this address will surely need, so that over a
 * slow line nothing waits for the program to find out.
 */
import { kept, usualLanguage } from "./lib/languages";
import { route, tableRequest } from "./lib/routes";

/** Written by the build: the files of pages, of looks, of words and of rules, these by language. */
declare const __EARLY__: Record<
  "pages" | "looks" | "words" | "rules",
  Readonly<Record<string, readonly string[]>>
>;

const { pages, looks, words, rules } = __EARLY__;
const at = route(new URL(location.href));
const language = kept().language ?? usualLanguage();

const wanted = [...(pages[at.page] ?? []), ...(words[`/${language}`] ?? [])];
if (at.page === "cards" || at.page === "card" || at.page === "rules") {
  const own = `${at.title}/${language}`;
  wanted.push(...(words[own] ?? []), ...(looks[at.title] ?? []));
  if (at.page === "rules") wanted.push(...(rules[own] ?? []));
}
for (const file of new Set(wanted)) {
  if (file.endsWith(".css")) ask("preload", file, "style");
  else ask("modulepreload", file);
}
const table = tableRequest(at);
if (table !== undefined) ask("preload", `/api${table}`, "fetch");

// The first number takes a browser long; it has the time while it waits.
setTimeout(() => new Intl.NumberFormat(language).format(0));

function ask(rel: string, href: string, as = ""): void {
  const link = document.createElement("link");
  Object.assign(link, { rel, href, as, crossOrigin: "" });
  document.head.append(link);
}
