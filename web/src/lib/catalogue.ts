/**
 * The Fluent messages of one language, read from the packages that own them.
 *
 * Files become chunks of their own, so a visit loads one language, and rules only when read.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

type Source<T> = { title: string; language: string; name: string; load: () => Promise<T> };
type Message = FluentResource["body"][number];
/** A message as the build has read it (`words.vite.js`). */
type Entry = [id: string, value: Message["value"], attributes?: Message["attributes"]];

const OWNERS =
  /portside\/(?:(?:games|testing)\/(\w+)\/|(?:bots|offline|server)\/)?text\/([\w-]+)\/([\w-]+)\.ftl$/;

function sourcesOf<T>(files: Record<string, () => Promise<T>>): Source<T>[] {
  return Object.entries(files).flatMap(([path, load]) => {
    const found = OWNERS.exec(path);
    if (found === null) return [];
    return [{ title: found[1] ?? "", language: found[2] ?? "", name: found[3] ?? "", load }];
  });
}

/** Rules are told from their text, with its headings. */
const ruleFiles = sourcesOf(
  import.meta.glob<string>("../../../src/portside/**/text/*/rule*.ftl", {
    query: "?raw",
    import: "default",
  }),
);
/** All else but what only the terminal says. */
const messageFiles = sourcesOf(
  import.meta.glob<Entry[]>(
    [
      "../../../src/portside/**/text/*/*.ftl",
      "!../../../src/portside/**/text/*/{rule,cli,terminal}*.ftl",
    ],
    { query: "?words", import: "default" },
  ),
);
const SETTINGS = /^settings/;

const known = new Map<Source<Entry[]>, Promise<FluentResource>>();

function resource(file: Source<Entry[]>): Promise<FluentResource> {
  const found = known.get(file) ?? file.load().then(resourceOf);
  known.set(file, found);
  return found;
}

function resourceOf(entries: readonly Entry[]): FluentResource {
  return { body: entries.map(([id, value, attributes = {}]) => ({ id, value, attributes })) };
}

function ordered<T>(files: Source<T>[]): Source<T>[] {
  // By letters alone: asking how a language sorts takes longer than everything else here.
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function said(language: string, title: string): Source<Entry[]>[] {
  return ordered(messageFiles.filter((file) => file.language === language && file.title === title));
}

/**
 * Load what the program (title "") or a title says, without its rules.
 *
 * What a title says may refer to what the program says, so its bundle holds both.
 */
export async function loadMessages(language: string, title: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = title === "" ? [] : said(language, title);
  const loaded = await Promise.all([...said(language, ""), ...own].map(resource));
  loaded.push(new FluentResource(await wordsOfOthers(language, title)));
  for (const each of loaded) bundle.addResource(each, { allowOverrides: true });
  return bundle;
}

/** Load what the settings of a title are called, for pages that say no more of it. */
export async function loadSettings(language: string, title: string): Promise<FluentBundle> {
  const files = said(language, title).filter((file) => SETTINGS.test(file.name));
  if (files.length === 0 || expanded.has(title)) return loadMessages(language, title);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of await Promise.all(files.map(resource))) bundle.addResource(each);
  return bundle;
}

/** Titles of this build to which other packages add cards, and so words. */
export const expanded = new Set<string>();

/** What a title of another package says, where there is no server to ask; by language. */
export const given = new Map<string, string>();

/** Return what a title says that is not part of this build. */
export async function wordsOfOthers(language: string, title: string): Promise<string> {
  const complete = said(language, title).length > 0 && !expanded.has(title);
  if (title === "" || complete) return "";
  const known = given.get(language);
  if (known !== undefined) return known;
  const answer = await fetch(`/api/text/${language}/${title}`);
  return answer.ok ? await answer.text() : "";
}

/** A numbered rule; a ruling may say which question it answers. */
export type Rule = { id: string; section: string; part: string; text: string; question?: string };

const LINE = /^(?:(?<marks>#{2,3}) (?<head>.+)|rule-(?<id>[\w-]+) =\s*(?<text>.*))$/;
const QUESTION = /^ +\.question = (?<question>.*)$/;

/** Load the numbered rules of a title in order, with the headings they stand under. */
export async function loadRules(language: string, title: string): Promise<Rule[]> {
  const files = ruleFiles.filter((file) => file.language === language && file.title === title);
  const texts = await Promise.all(ordered(files).map((file) => file.load()));
  return texts.flatMap((text, at) => rulesIn(text, files[at]?.name ?? ""));
}

/** Read rules from Fluent text: `##` comments are headings, messages `rule-<id>` the rules. */
export function rulesIn(text: string, part: string): Rule[] {
  const rules: Rule[] = [];
  let section = "";
  for (const line of text.split("\n")) {
    const found = LINE.exec(line)?.groups;
    const last = rules.at(-1);
    const question = QUESTION.exec(line)?.groups?.["question"];
    if (found?.["marks"] === "##") section = found["head"] ?? "";
    else if (found?.["id"] !== undefined) {
      rules.push({ id: found["id"], section, part, text: found["text"] ?? "" });
    } else if (last !== undefined && question !== undefined) {
      last.question = question;
    } else if (last !== undefined && /^ +[^ .]/.test(line)) {
      last.text = `${last.text} ${line.trim()}`.trim();
    }
  }
  return rules;
}
