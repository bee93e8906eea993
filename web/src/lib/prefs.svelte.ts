/** What a person has chosen, kept in this browser. */
import { LANGUAGES, type Language } from "./catalogue";
import type { Pace } from "./queue";

export type Theme = "auto" | "dark" | "light";

export type Prefs = {
  language: Language;
  theme: Theme;
  /** Show patterns on goods besides colours and symbols. */
  patterns: boolean;
  /** Ask before an answer is sent. */
  confirm: boolean;
  /** Give an answer that is the only one by itself. */
  forced: boolean;
  motion: boolean;
  sound: boolean;
  /** How fast the doings of others are shown. */
  pace: Pace;
  /** Whether it is shown who could follow a lead. */
  radar: boolean;
  /** Play in this browser even where there is a server. */
  here: boolean;
  /** Last choices in the lobby. */
  title: string;
  seats: Record<string, number>;
  bot: Record<string, string>;
};

const STORE = "portside";

function spoken(): Language {
  for (const wish of navigator.languages) {
    const main = wish.split("-", 1)[0];
    const found = Object.keys(LANGUAGES).find((language) => language.split("-", 1)[0] === main);
    if (found !== undefined) return found as Language;
  }
  return "en";
}

function first(): Prefs {
  return {
    language: spoken(),
    theme: "auto",
    patterns: false,
    confirm: false,
    forced: true,
    motion: true,
    sound: false,
    pace: "quick",
    radar: false,
    here: false,
    title: "",
    seats: {},
    bot: {},
  };
}

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...first(), ...kept() });

/** Keep preferences and show them, as long as the page lives. */
export function keepPrefs(): void {
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(prefs));
    const root = document.documentElement;
    root.dataset["theme"] = prefs.theme;
    root.dataset["patterns"] = String(prefs.patterns);
    root.dataset["motion"] = String(prefs.motion);
  });
}

/** Tell whether things may move on screen. */
export function moving(): boolean {
  return prefs.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
