/**
 * What runs first, inside of the page: it asks for all that the page at this address will surely
 * need, so that over a slow line nothing waits for the program to find out.
 */
import { askAhead } from "./lib/ahead";
import { kept, usualLanguage } from "./lib/languages";
import type { TableInfo } from "./lib/protocol";
import { route, tableRequest, titleAddress } from "./lib/routes";

/** Written by the build: the files of pages, of titles, and of what they say by language. */
declare const __EARLY__: Record<
  "pages" | "looks" | "tried" | "words" | "rules",
  Readonly<Record<string, readonly string[]>>
>;

const { pages, looks, tried, words, rules } = __EARLY__;
const at = route(new URL(location.href));
const language = kept().language ?? usualLanguage();
const serverless = document.querySelector('meta[name="portside-server"][content="none"]') !== null;

// A browser asks for six things at a time: first for what others wait for.
const table = tableRequest(at);
if (table !== undefined) void askForTable(table).catch(() => undefined);
ask([...(pages[at.page] ?? []), ...(words[`/${language}`] ?? [])]);
if (at.page === "cards" || at.page === "card" || at.page === "rules") askFor(at.title);
if (at.page === "rules") {
  ask([...(rules[`${at.title}/${language}`] ?? []), ...(tried[at.title] ?? [])]);
  if (at.title in looks && !serverless) askAheadIf(titleAddress(at.title, {}));
}

/** Ask for the look of a title and what it says. */
function askFor(title: string): void {
  ask([...(words[`${title}/${language}`] ?? []), ...(looks[title] ?? [])]);
}

/** Ask about a table, and then for all that its title needs. */
async function askForTable(path: string): Promise<void> {
  const answer = await askAhead(path);
  if (!answer.ok) return;
  const { title, options, seats } = (await answer.clone().json()) as TableInfo;
  askFor(title);
  askAheadIf(titleAddress(title, options, seats.length));
}

function askAheadIf(path: string | undefined): void {
  if (path !== undefined) void askAhead(path);
}

function ask(files: readonly string[]): void {
  for (const href of new Set(files)) {
    const link = document.createElement("link");
    const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
    Object.assign(link, { ...kind, href, crossOrigin: "" });
    document.head.append(link);
  }
}
