/**
 * Put into words what the server sends as ids and facts; the same rules as `portside.text`.
 *
 * Cards, seats and rules inside a sentence come out as parts of their own, so that pages can
 * show them as things to point at.
 */
import { FluentNumber, type FluentBundle, type FluentVariable } from "@fluent/bundle";
import { expanded, loadMessages, loadSettings } from "./catalogue";
import type { Language } from "./languages";
import type { Ask, LogLine, Option, Reason, TitleInfo } from "./protocol";

export type Facts = Record<string, unknown>;
export type Part =
  | { kind: "text"; text: string }
  | { kind: "card"; text: string; key: string }
  | { kind: "seat"; text: string; seat: number };

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "u");
/** A number and what is counted stay in one line. */
const COUNTED = /(?<=\d) (?=\p{L})/gu;
const UNBROKEN = "\u00a0";
const NUMBERED = /^(.+?)-(\d+)$/;
const SILENT = new Set(["moved", "shown"]);

/** What stands before the decimals of a number, where it is not a full stop. */
const POINTS: Partial<Record<string, string>> = { fr: "," };
/** Numbers that languages write alike but for that. */
const PLAIN = /^\d{1,3}(?:\.\d{1,3})?$/;

/**
 * A number that is written without asking the browser for the habits of a language.
 *
 * The first time it is asked takes it longer than all the words of a page.
 */
class Plain extends FluentNumber {
  constructor(
    value: number,
    private readonly point: string,
  ) {
    super(value);
  }

  override toString(): string {
    return String(this.value).replace(".", this.point);
  }
}

/** Return facts as the sentences of a language take them. */
function counted(facts: Facts, language: string): Record<string, FluentVariable> {
  const point = POINTS[language] ?? ".";
  return Object.fromEntries(
    Object.entries(facts as Record<string, FluentVariable>).map(([name, value]) => {
      const plain = typeof value === "number" && PLAIN.test(String(value));
      return [name, plain ? new Plain(value, point) : value];
    }),
  );
}

/** The language spoken now, and the messages loaded so far. */
class Speech {
  language = $state<Language>("en");
  private bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  private loading = new Map<string, Promise<void>>();
  private titles = new Set<string>();

  /** Speak a language, once everything said so far is there in it too. */
  async use(language: Language, titles: readonly string[] = []): Promise<void> {
    const wanted = new Set(["", ...titles, ...this.titles]);
    await Promise.all([...wanted].map((title) => this.load(language, title)));
    this.language = language;
    document.documentElement.lang = language;
  }

  load(language: string, title: string): Promise<void> {
    this.titles.add(title);
    const name = `${language}/${title}`;
    const begun = this.loading.get(name);
    if (begun !== undefined) return begun;
    const done = loadMessages(language, title).then((bundle) => {
      this.bundles = new Map(this.bundles).set(name, bundle);
    });
    this.loading.set(name, done);
    return done;
  }

  /** Load what the settings of a title are called, unless all of its words are there or on their way. */
  async loadSettings(language: string, title: string): Promise<void> {
    const name = `${language}/${title}`;
    if (this.loading.has(name)) return this.loading.get(name);
    const bundle = await loadSettings(language, title);
    if (!this.bundles.has(name)) this.bundles = new Map(this.bundles).set(name, bundle);
  }

  /** Load the words that other packages add to a title, if it has expansions. */
  async meet({ name, settings }: TitleInfo): Promise<void> {
    if (expanded.has(name) || !settings.some(({ group }) => group === "expansion")) return;
    expanded.add(name);
    const spoken = [...this.loading.keys()].filter((key) => key.endsWith(`/${name}`));
    for (const key of spoken) this.loading.delete(key);
    await Promise.all(spoken.map((key) => this.load(key.replace(/\/.*/, ""), name)));
  }

  /** Return a message of a title or of the program, in the language or else in English. */
  find(title: string, id: string, attribute: string, facts: Facts): string | undefined {
    const titles = title === "" ? [""] : [title, ""];
    for (const language of new Set<string>([this.language, "en"])) {
      for (const owner of titles) {
        const text = this.filled(`${language}/${owner}`, id, attribute, facts);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  }

  private filled(name: string, id: string, attribute: string, facts: Facts): string | undefined {
    const bundle = this.bundles.get(name);
    const message = bundle?.getMessage(id);
    if (bundle === undefined || message === undefined) return undefined;
    const pattern = attribute === "" ? message.value : message.attributes[attribute];
    if (pattern === null || pattern === undefined) return undefined;
    // Problems such as a fact that is not there show in the text; they must not stop a match.
    return bundle.formatPattern(pattern, counted(facts, name.replace(/\/.*/, "")), []);
  }
}

export const speech = new Speech();

/** Say something of the program's own. */
export function say(id: string, facts: Facts = {}): string {
  return speech.find("", id, "", facts) ?? id;
}

/** Return the sentence that explains something of the program's own. */
export function explain(id: string): string {
  return speech.find("", id, "help", {}) ?? "";
}

/** What the wording of a question needs of it; bounds are for questions of how much. */
export type Asked = Pick<Ask, "kind" | "card" | "facts" | "seat"> & { low?: number; high?: number };

/** Speak about one title at one table. */
export class Words {
  constructor(
    readonly title: string,
    variant = "",
    private readonly names: readonly string[] = [],
  ) {
    this.wordings = variant.split(" ").filter(Boolean).reverse();
  }

  /** Attributes that replace a message or a part of a card, the first that is there. */
  private readonly wordings: readonly string[];

  find(id: string, attribute = "", facts: Facts = {}): string | undefined {
    const name = id.replaceAll("_", "-");
    if (attribute !== "") return speech.find(this.title, name, attribute, facts);
    return this.worded((wording) => speech.find(this.title, name, wording, facts));
  }

  private worded(find: (wording: string) => string | undefined): string | undefined {
    for (const wording of [...this.wordings, ""]) {
      const found = find(wording);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  say(id: string, facts: Facts = {}): string {
    return this.find(id, "", facts) ?? id;
  }

  // -- things

  card(key: string): string {
    return this.cardName(key) ?? capitalised(slugOf(key).replaceAll("_", " "));
  }

  power(key: string): string {
    const id = `card-${slugOf(key)}`;
    return this.worded((wording) => this.find(id, wording ? `power-${wording}` : "power")) ?? "";
  }

  seat(index: number): string {
    const name = this.names[index];
    return name === undefined || name === ""
      ? this.say("ref-seat", { number: index + 1, index })
      : name;
  }

  place(kind: string): string {
    return this.find(`place-${kind}`) ?? kind.replaceAll("_", " ");
  }

  /** Return what a public number is called, beside a value of it. */
  counter(name: string, value = 2): string {
    return (
      this.find(`counter-${name}`, "", { count: Math.abs(value) }) ?? name.replaceAll("_", " ")
    );
  }

  part(name: string): string {
    const part = name.replace(/^part-/, "");
    if (part.startsWith("card-")) return this.card(part.slice("card-".length));
    return this.find(`part-${part}`) ?? part.replaceAll("_", " ");
  }

  field(name: string, value: string): string {
    return this.find(`${name}-${value}`) ?? this.word(value);
  }

  setting(name: string): string {
    return this.find(`setting-${name}`) ?? name.replaceAll("_", " ");
  }

  settingHelp(name: string): string {
    return this.find(`setting-${name}`, "help") ?? "";
  }

  choice(setting: string, value: unknown): string {
    if (typeof value === "boolean") return say(value ? "yes" : "no");
    const text = String(value);
    return (
      this.find(`setting-${setting}`, `choice-${text}`.replaceAll("_", "-")) ??
      this.find(`choice-${setting}-${text}`) ??
      this.find(`choice-${text}`) ??
      text.replaceAll("_", " ")
    );
  }

  ending(name: string): string {
    return this.find(name) ?? this.say(`ending-${name.replace(/^ending-/, "")}`);
  }

  word(word: string): string {
    const named =
      this.cardName(word) ?? this.find(`ref-${word}`) ?? this.find(`place-${word}`) ?? undefined;
    if (named !== undefined) return named;
    const numbered = NUMBERED.exec(word);
    if (numbered === null) return word;
    const [, stem = "", digits = "0"] = numbered;
    const index = Number(digits);
    if (stem === "seat") return this.seat(index);
    const facts = { number: index + 1, index };
    return (
      this.find(`ref-${stem}`, "", facts) ??
      (this.find(`place-${stem}`) === undefined ? word : this.numbered(stem, index))
    );
  }

  private numbered(stem: string, index: number): string {
    return this.say("place-numbered", { place: this.place(stem), number: index + 1 });
  }

  private cardName(key: string): string | undefined {
    const id = `card-${slugOf(key)}`;
    const name = this.worded((wording) => this.find(id, wording ? `name-${wording}` : ""));
    return name?.replaceAll(COUNTED, UNBROKEN);
  }

  // -- sentences

  question(ask: Asked): Part[] {
    const { low = 0, high = 0 } = ask;
    const facts: Facts = { low, high, seat: this.marked("seat", ask.seat) };
    facts["card"] = ask.card === "" ? "" : this.marked("card", ask.card);
    return parts(this.say(ask.kind, { ...facts, ...this.spoken(ask.facts) }));
  }

  /** Say an answer; with what is printed on its card where the text has a form for that. */
  option(option: Option, printed: Facts = {}): Part[] {
    const facts = this.spoken(option.facts);
    const text = this.printed(option.text, printed, facts) ?? this.find(option.text, "", facts);
    return parts(text ?? option.key.split(" ").map(this.word, this).join(" "));
  }

  private printed(id: string, printed: Facts, facts: Facts): string | undefined {
    for (const [field, value] of Object.entries(printed)) {
      if (typeof value !== "string" || value === "") continue;
      const told = { ...facts, [field]: this.field(field, value) };
      const found = this.worded((wording) =>
        this.find(id, wording ? `${field}-${wording}` : field, told),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  happening(line: LogLine): Part[] {
    if (SILENT.has(line.kind)) return [];
    const cards = this.cards(line.cards, line.count);
    const facts: Facts = { seat: line.seat < 0 ? "" : this.marked("seat", line.seat) };
    const told = { ...facts, cards, card: cards, count: line.count, ...this.spoken(line.facts) };
    return parts(this.say(line.kind, told));
  }

  reason(reason: Reason): Part[] {
    return parts(this.say(reason.text, this.spoken(reason.facts)));
  }

  error(code: string, facts: Facts): string {
    const none = Object.fromEntries(ERROR_FACTS.map((name) => [name, "none"]));
    const told: Facts = { ...none, ...facts };
    if (/^\d+$/.test(String(told["seat"]))) told["seat"] = this.seat(Number(told["seat"]));
    return this.find(`error-${code}`, "", told) ?? say("error-error");
  }

  cards(keys: readonly string[] | null, count: number): string {
    if (keys === null || keys.length === 0) return this.say("hidden-cards", { count });
    return listed(keys.map((key) => this.marked("card", key)));
  }

  spoken(facts: Facts): Facts {
    return Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, this.fact(name, value)]),
    );
  }

  private fact(name: string, value: unknown): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return name === "seat" ? this.marked("seat", value) : value;
    if (Array.isArray(value)) return listed(value.map((each) => String(this.fact(name, each))));
    const word = String(value);
    if (/^seat-\d+$/.test(word)) return this.marked("seat", Number(word.slice(5)));
    return this.cardName(word) === undefined ? this.word(word) : this.marked("card", word);
  }

  private marked(kind: "card" | "seat", what: string | number): string {
    const text = kind === "card" ? this.card(String(what)) : this.seat(Number(what));
    return `${OPEN}${kind}:${String(what)}${MIDDLE}${text}${CLOSE}`;
  }
}

/** What the wording of an error may use; facts that are not there are the word `none`. */
const ERROR_FACTS = [
  ...["at", "card", "key", "kind", "language", "languages", "line", "number", "place", "ref"],
  ...["rules", "seat", "seats", "setting", "takes", "title", "value"],
];

export function slugOf(key: string): string {
  return key.split("#", 1)[0] ?? key;
}

/** Cut a sentence into text and the things it names. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let rest = text;
  for (let at = MARKED.exec(rest); at !== null; at = MARKED.exec(rest)) {
    if (at.index > 0) found.push({ kind: "text", text: rest.slice(0, at.index) });
    found.push(thing(at[1] ?? "", at[2] ?? ""));
    rest = rest.slice(at.index + at[0].length);
  }
  if (rest !== "") found.push({ kind: "text", text: rest });
  return found;
}

function thing(what: string, text: string): Part {
  const [kind, name = ""] = what.split(/:(.*)/s);
  if (kind === "seat") return { kind: "seat", text, seat: Number(name) };
  return { kind: "card", text, key: name };
}

/** Return a sentence without its marks. */
export function plain(sentence: readonly Part[]): string {
  return sentence.map((part) => part.text).join("");
}

/** Write a change of a number with its sign. */
export function signed(by: number): string {
  return new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(by);
}

/** Whose habits lists follow, where it is not simply the language; as `portside.text` has it. */
const LISTS: Partial<Record<Language, string>> = { en: "en-GB" };

function listed(names: string[]): string {
  return new Intl.ListFormat(LISTS[speech.language] ?? speech.language, {
    type: "conjunction",
  }).format(names);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
