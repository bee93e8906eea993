/** Answering by clicking: things narrow the options down until one is left. */
import type { Option } from "./protocol";

/** Return the options that touch everything picked so far. */
export function remaining(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => picked.every((ref) => option.refs.includes(ref)));
}

/** Return what can be clicked next: things that some remaining option touches. */
export function lit(options: readonly Option[], picked: readonly string[]): Set<string> {
  const left = remaining(options, picked);
  const found = new Set(left.flatMap((option) => option.refs));
  for (const ref of picked) found.delete(ref);
  return found;
}

export type Click =
  { then: "send"; option: Option } | { then: "narrow"; picked: string[] } | { then: "nothing" };

/**
 * Say what clicking a thing does.
 *
 * One option left is the answer. A thing that fits none of the remaining options starts anew if
 * it fits any at all: whoever changes their mind need not take a step back first.
 */
export function click(options: readonly Option[], picked: readonly string[], ref: string): Click {
  if (picked.includes(ref)) return { then: "narrow", picked: picked.filter((r) => r !== ref) };
  for (const before of [picked, []]) {
    const left = remaining(options, [...before, ref]);
    const [only] = left;
    if (only === undefined) continue;
    if (left.length === 1) return { then: "send", option: only };
    return { then: "narrow", picked: [...before, ref] };
  }
  return { then: "nothing" };
}

/** Return the key that answers a question for some of several. */
export function someKey(options: readonly Option[], chosen: ReadonlySet<string>): string {
  const keys = options.filter((option) => chosen.has(option.key)).map((option) => option.key);
  return keys.length === 0 ? "none" : keys.join("+");
}

/** Return the item of a question for some that a thing stands for, if it is clear. */
export function itemOf(options: readonly Option[], ref: string): Option | undefined {
  const found = options.filter((option) => option.refs.includes(ref));
  return found.length === 1 ? found[0] : undefined;
}

/** Return a number within bounds, on a step. */
export function stepped(value: number, low: number, high: number, step: number): number {
  const clamped = Math.min(Math.max(value, low), high);
  return low + Math.round((clamped - low) / step) * step;
}
