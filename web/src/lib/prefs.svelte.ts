/** What a person has chosen, kept in this browser. */
import { kept, STORE, usualLanguage, type Language } from "./languages";
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

function first(): Prefs {
  return {
    language: usualLanguage(),
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

export const prefs: Prefs = $state({ ...first(), ...kept<Prefs>() });

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
