/** The guided first matches: prepared positions with a tip for each new kind of question. */
import type { Ask } from "./protocol";

export type Tip = { ask: string; suggest?: readonly string[] };
export type Lesson = {
  seed: string;
  bot: string;
  scenario: { title: string; seats: number } & Record<string, unknown>;
  tips: readonly Tip[];
};

const files = import.meta.glob<Lesson>("../lessons/*.toml", { import: "default" });

/** Titles that have a guide. */
export const LESSONS: readonly string[] = Object.keys(files)
  .map((path) => /(\w+)\.toml$/.exec(path)?.[1] ?? "")
  .sort();

export async function loadLesson(title: string): Promise<Lesson | undefined> {
  return files[`../lessons/${title}.toml`]?.();
}

/** Return the tip for a question, if the lesson has one. */
export function tipFor(lesson: Lesson, ask: Ask | undefined): Tip | undefined {
  return ask === undefined ? undefined : lesson.tips.find((tip) => tip.ask === ask.kind);
}

/** Return the first suggested answer that is legal now. */
export function suggested(tip: Tip | undefined, ask: Ask | undefined): string | undefined {
  if (tip === undefined || ask === undefined) return undefined;
  return tip.suggest?.find((key) => fits(ask, key));
}

function fits(ask: Ask, key: string): boolean {
  if (ask.type !== "amount") return ask.options.some((option) => option.key === key);
  const value = Number(key);
  return value >= ask.low && value <= ask.high && (value - ask.low) % ask.step === 0;
}
