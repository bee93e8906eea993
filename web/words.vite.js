/** Read words when the client is built, so that no page has to; each page fetches one file of them. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const SOURCES = resolve("../src/portside");
/** Files of a title, or of the program itself. */
const OWNERS =
  /^(?:(?:games|testing)\/(\w+)\/|(?:bots|offline|server)\/)?text\/([\w-]+)\/([\w-]+)\.ftl$/;
/** Rules and the names of settings can be read alone, and what the terminal says never is. */
const KINDS = {
  words: (name) => !/^(?:rule|cli|terminal)/.test(name),
  settings: (name) => name.startsWith("settings"),
  rules: (name) => name.startsWith("rule"),
};
const INDEX = "virtual:words";
const FILE = /^virtual:words\/(\w+)\/([\w-]+)\/(\w*)$/;

/** Return the files of words, each with its owner; in the order in which the later ones overrule. */
function files() {
  return readdirSync(SOURCES, { recursive: true })
    .map((path) => ({ path, found: OWNERS.exec(path.replaceAll("\\", "/")) }))
    .filter(({ found }) => found !== null)
    .map(({ path, found: [, title = "", language, name] }) => ({
      path: resolve(SOURCES, path),
      title,
      language,
      name,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Return what a file says as lists: the name of a message, what it says, and its attributes if any.
 *
 * Where only the names of settings are read nobody reads what explains them.
 */
function entries(text, kind) {
  const unread = kind === "settings" ? "help" : undefined;
  return new FluentResource(text).body.map(({ id, value, attributes }) => {
    const read = Object.entries(attributes).filter(([name]) => name !== unread);
    return read.length === 0 ? [id, value] : [id, value, Object.fromEntries(read)];
  });
}

/** A browser reads data as text several times faster than as a program. */
function data(value) {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** Return the name of the file that a module of words belongs to: a kind, a title if any, a language. */
export function wordsFile(id) {
  const [, kind, language, title] = FILE.exec(id.replace("\0", "")) ?? [];
  return kind === undefined ? null : [kind, title, language].filter(Boolean).join("-");
}

/** Return what a module of words is for: a kind, and whose words in which language. */
export function wordsUse(id) {
  const [, kind, language, title] = FILE.exec(id.replace("\0", "")) ?? [];
  return kind === undefined ? undefined : [kind, `${title}/${language}`];
}

/**
 * `virtual:words` tells how everything is loaded: by kind, then by language and title, which is ""
 * for the program. Words and settings come as messages, rules as text with the names of its files.
 */
export function words() {
  return {
    name: "words",
    resolveId: (id) => (id === INDEX || FILE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const all = files();
      if (id === `\0${INDEX}`) {
        const lines = Object.entries(KINDS).map(([kind, holds]) => {
          const own = all.filter(({ name }) => holds(name));
          const keys = new Set(own.map(({ language, title }) => `${language}/${title}`));
          const loads = [...keys].map((key) => `"${key}": () => import("${INDEX}/${kind}/${key}")`);
          return `export const ${kind} = { ${loads.join(", ")} };`;
        });
        return { code: lines.join("\n"), map: null };
      }
      const [, kind, language, title] = FILE.exec(id.replace("\0", "")) ?? [];
      if (kind === undefined) return undefined;
      const own = all.filter(
        (file) => file.language === language && file.title === title && KINDS[kind](file.name),
      );
      for (const { path } of own) this.addWatchFile(path);
      const texts = own.map(({ path, name }) => [name, readFileSync(path, "utf8")]);
      const said = kind === "rules" ? texts : texts.flatMap(([, text]) => entries(text, kind));
      return { code: data(said), map: null };
    },
  };
}
