/** Settings and seats of a new table: in groups, and as the server wants them. */
import type { BotInfo, SeatWish, SettingInfo } from "./protocol";

const ORDER = ["edition", "set", "expansion", "variant", "ruling", "values"];
/** What most people choose between; everything else is for those who look for it. */
export const STRENGTHS = ["easy", "normal", "hard"];
export const USUAL = "normal";

export type Group = { name: string; settings: SettingInfo[] };
export type Options = Record<string, unknown>;
export type Company = "alone" | "friends";

/** Put settings into groups: what changes most first, rulings on single cards apart. */
export function groups(settings: readonly SettingInfo[]): Group[] {
  const names = [...new Set(settings.map(groupOf))];
  const rank = (name: string) => {
    const at = ORDER.indexOf(name.replace(/-cards$/, ""));
    return at < 0 ? ORDER.length : at;
  };
  return names
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((name) => ({ name, settings: settings.filter((each) => groupOf(each) === name) }));
}

function groupOf({ group, cards }: SettingInfo): string {
  return group === "ruling" && cards && cards.length > 0 ? "ruling-cards" : group;
}

/** Return the setting that stands in the way of changing this one, with the value it wants. */
export function missing(
  setting: SettingInfo,
  settings: readonly SettingInfo[],
  options: Options,
): { name: string; value: unknown } | undefined {
  const [name, value] = Object.entries(setting.where ?? {})[0] ?? [];
  if (name === undefined) return undefined;
  const other = settings.find((each) => each.name === name);
  return (options[name] ?? other?.default) === value ? undefined : { name, value };
}

/** Change a setting: defaults are not mentioned, and what does not fit any more is let go. */
export function changed(
  settings: readonly SettingInfo[],
  options: Options,
  name: string,
  value: unknown,
): Options {
  const usual = settings.find((each) => each.name === name)?.default;
  const { [name]: _, ...rest } = options;
  const next: Options = value === usual ? rest : { ...rest, [name]: value };
  const fitting = settings.filter((each) => missing(each, settings, next) === undefined);
  return Object.fromEntries(
    Object.entries(next).filter(([key]) => fitting.some((each) => each.name === key)),
  );
}

/** Return the settings of a table that are not as usual. */
export function unusual(settings: readonly SettingInfo[], options: Options): SettingInfo[] {
  return settings.filter(({ name, default: usual }) => {
    const value = options[name];
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(usual);
  });
}

/** Return the bots most people choose between; a title without those has all of its own. */
export function strengths(bots: readonly BotInfo[]): string[] {
  const names = bots.map((bot) => bot.name);
  return names.includes(USUAL) ? STRENGTHS.filter((name) => names.includes(name)) : names;
}

/** Seat people: me, friends where friends are wanted, and bots on what is left. */
export function arranged(company: Company, count: number, bots: number, bot: string): string[] {
  const others = count - 1;
  const played = company === "alone" ? others : Math.min(bots, others);
  return ["me", ...Array<string>(others - played).fill("free")].concat(
    Array<string>(played).fill(`bot:${bot}`),
  );
}

/** Read the choice for a seat: `me`, `free`, or `bot:` and the name of one. */
export function wishOf(choice: string): SeatWish {
  if (choice === "me" || choice === "free") return { who: choice };
  return { who: "bot", bot: choice.replace(/^bot:/, "") };
}
