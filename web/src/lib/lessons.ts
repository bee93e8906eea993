/** The guides: prepared positions, and sentences each tied to the moment in which it is true. */
import type { Ask, State } from "./protocol";

export type Step = {
  /** Message `lesson-<title>-<say>`. */
  say: string;
  /** Cards that the sentence names, as place and key. */
  cards?: Readonly<Record<string, string>>;
  /** Numbers that the sentence names, by where the state tells them. */
  numbers?: Readonly<Record<string, string>>;
  /** The answer the learner gives here. */
  answer?: string;
  /** What the other seat answers after "continue". */
  rival?: readonly string[];
};

export type Lesson = {
  seed: string;
  bot: string;
  scenario: { title: string; seats: number } & Record<string, unknown>;
  steps: readonly Step[];
};

const files = import.meta.glob<Lesson>("../lessons/*.toml", { import: "default" });

/** Titles that have a guide. */
export const LESSONS: readonly string[] = Object.keys(files)
  .map((path) => /(\w+)\.toml$/.exec(path)?.[1] ?? "")
  .sort();

export async function loadLesson(title: string): Promise<Lesson | undefined> {
  return files[`../lessons/${title}.toml`]?.();
}

/** Return how many answers lie on the table when each step is shown, and at the end. */
export function marks(steps: readonly Step[]): number[] {
  const found = [0];
  for (const step of steps) {
    const given = (step.answer === undefined ? 0 : 1) + (step.rival?.length ?? 0);
    found.push((found.at(-1) ?? 0) + given);
  }
  return found;
}

/** Return the step for so many answers: the present one while it lasts, or else the first. */
export function stepAt(lesson: Lesson, answers: number, present: number): number {
  const at = marks(lesson.steps);
  const begun = at[present] ?? 0;
  if (answers >= begun && answers < (at[present + 1] ?? Infinity)) return present;
  if (answers === begun && present < lesson.steps.length) return present;
  const first = at.findIndex((mark) => mark === answers);
  return first >= 0
    ? first
    : Math.max(
        0,
        at.findLastIndex((mark) => mark < answers),
      );
}

/** Return the numbers a sentence names, read from the state it is shown in. */
export function numbersOf(step: Step, state: State): Record<string, number> {
  const named = Object.entries(step.numbers ?? {});
  return Object.fromEntries(named.map(([name, source]) => [name, number(source, step, state)]));
}

function number(source: string, step: Step, { view, ask }: State): number {
  const [what, ...words] = source.split(" ");
  const [name = "", owner = ""] = words;
  switch (what) {
    case "counter":
      return view.counters.find((c) => c.name === name && c.owner === Number(owner))?.value ?? NaN;
    case "count":
      return view.zones.find((zone) => zone.id === name)?.count ?? NaN;
    case "ask":
      return Number(ask?.[name as keyof Ask]);
    case "fact":
      return Number(ask?.facts[name]);
    case "answer":
      return Number(step.answer);
    default:
      return Number(words.reduce<unknown>((at, word) => (at as never)[word], view.extra));
  }
}

/** Return the places where the cards lie that a sentence names. */
export function placesOf(step: Step): string[] {
  return Object.values(step.cards ?? {}).map((said) => said.split(" ")[0] ?? "");
}

/** Return the cards a sentence names, by the name it calls them. */
export function cardsOf(step: Step): Record<string, string> {
  const named = Object.entries(step.cards ?? {});
  return Object.fromEntries(named.map(([name, said]) => [name, said.split(" ")[1] ?? ""]));
}
