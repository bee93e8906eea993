/**
 * The Fluent messages of one language, read from the packages that own them.
 *
 * Files become chunks of their own, so a visit loads one language, and rules only when read.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

type Source = { title: string; language: string; name: string; load: () => Promise<string> };

const OWNERS =
  /portside\/(?:(?:games|testing)\/(\w+)\/|(?:bots|offline|server)\/)?text\/([\w-]+)\/([\w-]+)\.ftl$/;

const sources: Source[] = Object.entries(
  import.meta.glob<string>("../../../src/portside/**/text/*/*.ftl", {
    query: "?raw",
    import: "default",
  }),
).flatMap(([path, load]) => {
  const found = OWNERS.exec(path);
  if (found === null) return [];
  return [{ title: found[1] ?? "", language: found[2] ?? "", name: found[3] ?? "", load }];
});

/** Words that only the terminal says. */
const TERMINAL = /^(cli|terminal)/;
const RULES = /^rule/;
const SETTINGS = /^settings/;

const parsed = new Map<Source, Promise<FluentResource>>();

function resource(file: Source): Promise<FluentResource> {
  const known = parsed.get(file) ?? file.load().then((text) => new FluentResource(text));
  parsed.set(file, known);
  return known;
}

function ordered(files: Source[]): Source[] {
  // By letters alone: asking how a language sorts takes longer than everything else here.
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function said(language: string, title: string): Source[] {
  return ordered(
    sources.filter(
      (file) =>
        file.language === language &&
        file.title === title &&
        !TERMINAL.test(file.name) &&
        !RULES.test(file.name),
    ),
  );
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
  const files = sources.filter(
    (file) => file.language === language && file.title === title && RULES.test(file.name),
  );
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
