/**
 * The Fluent messages of one language, read from the packages that own them.
 *
 * Files become chunks of their own, so a visit loads one language, and rules only when read.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as built from "virtual:words";

function resourceOf(entries: readonly built.Entry[]): FluentResource {
  return { body: entries.map(([id, value, attributes = {}]) => ({ id, value, attributes })) };
}

const known = new Map<string, Promise<FluentResource>>();

/** Return what the program or a title says, if it is part of this build. */
function said(language: string, title: string): Promise<FluentResource> | undefined {
  const key = `${language}/${title}`;
  const found = known.get(key) ?? built.words[key]?.().then((file) => resourceOf(file.default));
  if (found !== undefined) known.set(key, found);
  return found;
}

/**
 * Load what the program (title "") or a title says, without its rules.
 *
 * What a title says may refer to what the program says, so its bundle holds both.
 */
export async function loadMessages(language: string, title: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const parts = [said(language, ""), title === "" ? undefined : said(language, title)];
  const loaded = await Promise.all(parts);
  loaded.push(new FluentResource(await wordsOfOthers(language, title)));
  for (const each of loaded) if (each) bundle.addResource(each, { allowOverrides: true });
  return bundle;
}

/** Load what the settings of a title are called, for pages that say no more of it. */
export async function loadSettings(language: string, title: string): Promise<FluentBundle> {
  const load = built.settings[`${language}/${title}`];
  if (load === undefined || expanded.has(title)) return loadMessages(language, title);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resourceOf((await load()).default));
  return bundle;
}

/** Titles of this build to which other packages add cards, and so words. */
export const expanded = new Set<string>();

/** What a title of another package says, where there is no server to ask; by language. */
export const given = new Map<string, string>();

/** Return what a title says that is not part of this build. */
export async function wordsOfOthers(language: string, title: string): Promise<string> {
  const complete = `${language}/${title}` in built.words && !expanded.has(title);
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
  const file = await built.rules[`${language}/${title}`]?.();
  return (file?.default ?? []).flatMap(([part, text]) => rulesIn(text, part));
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
