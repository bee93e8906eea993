/** The daily harbour: the same deal for everybody, from a seed that anybody can read off a date. */
import type { Story } from "../lib/protocol";

export type Deal = { day: string; title: string; seed: string };

/** One person and a strong bot: the shortest match there is. */
export const BOT = "hard";
const PREFIX = "daily-";
const MILLISECONDS = 24 * 60 * 60 * 1000;
const STEPS = 10;

/** Return the deal of a day, which begins at the same moment everywhere; titles take turns. */
export function dealOf(now: Date, titles: readonly string[]): Deal | undefined {
  const number = Math.floor(now.getTime() / MILLISECONDS);
  const title = titles.toSorted()[number % titles.length];
  const day = now.toISOString().slice(0, 10);
  return title === undefined ? undefined : { day, title, seed: PREFIX + day };
}

/** Return the day whose deal a finished match was, if it was one. */
export function dayOf(story: Story): string | undefined {
  return /^daily-(\d{4}-\d{2}-\d{2})$/.exec(story.secret)?.[1];
}

export type Course = "ahead" | "level" | "behind";

/** Return who was ahead at ten moments of a match: how it went, but nothing of what happened. */
export function course(story: Story, counter: string, me: number): Course[] {
  const last = story.points.length - 1;
  return Array.from({ length: STEPS }, (_, step) => {
    const point = story.points[Math.round(((step + 1) * last) / STEPS)];
    const found = (point?.counters ?? []).filter(({ name }) => name === counter);
    const mine = found.find(({ owner }) => owner === me)?.value ?? 0;
    const others = found.filter(({ owner }) => owner !== me).map(({ value }) => value);
    return compared(mine, Math.max(0, ...others));
  });
}

export function compared(mine: number, theirs: number): Course {
  if (mine === theirs) return "level";
  return mine > theirs ? "ahead" : "behind";
}

/** Squares to be copied: they are in every message, though not in every font. */
export const SIGNS: Record<Course, string> = { ahead: "🟩", level: "⬜", behind: "🟧" };

export function drawn(steps: readonly Course[]): string {
  return steps.map((step) => SIGNS[step]).join("");
}

const KEPT = "portside-daily";

/** Return the table somebody plays a deal at. */
export function tableOf(deal: Deal): string | undefined {
  const [seed, table] = (localStorage.getItem(KEPT) ?? "").split(" ");
  return seed === deal.seed ? table : undefined;
}

export function keepTable(deal: Deal, table: string): void {
  localStorage.setItem(KEPT, `${deal.seed} ${table}`);
}
