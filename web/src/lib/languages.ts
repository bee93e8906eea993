/** The languages there are, and which of them to speak before anything else is known. */

export type Language = "en" | "fr" | "zh-Hant";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  "zh-Hant": "繁體中文",
};

/** Where a browser keeps what a person has chosen. */
export const STORE = "portside";

/** Return what was chosen before, or nothing. */
export function kept<Choices extends { language: Language }>(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

/** Return the first language of the browser that is spoken here. */
export function usualLanguage(): Language {
  for (const wish of navigator.languages) {
    const main = wish.split("-", 1)[0];
    const found = Object.keys(LANGUAGES).find((language) => language.split("-", 1)[0] === main);
    if (found !== undefined) return found as Language;
  }
  return "en";
}
