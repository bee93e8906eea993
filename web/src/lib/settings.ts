/** Settings of a new table: in groups, and as the server wants them. */
import type { SeatWish, SettingInfo } from "./protocol";

const ORDER = ["edition", "set", "variant", "ruling", "values"];

export type Group = { name: string; settings: SettingInfo[] };

/** Put settings into groups: what changes most first. */
export function groups(settings: readonly SettingInfo[]): Group[] {
  const names = [...new Set(settings.map((setting) => setting.group))];
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return names
    .sort((a, b) => rank(a) - rank(b))
    .map((name) => ({ name, settings: settings.filter((setting) => setting.group === name) }));
}

/** Read the choice for a seat: `me`, `free`, or `bot:` and the name of one. */
export function wishOf(choice: string): SeatWish {
  if (choice === "me" || choice === "free") return { who: choice };
  return { who: "bot", bot: choice.replace(/^bot:/, "") };
}
