/** What there is to say about standing orders. */
import type { Ask, OrderAnswer, OrderInfo } from "./protocol";
import { parts, plain, say, type Words } from "./words.svelte";

export type Until = OrderInfo["until"][number];

/** What one can choose an order to end with; "" is the end of the match. */
export const ENDS = ["turn", "once", ""] as const;
export type End = (typeof ENDS)[number];

/** Say what a question is about: its facts that are words; numbers only tell how much. */
export function aboutWhat(ask: Ask, words: Words): string {
  const facts = Object.entries(ask.facts).filter(
    ([, fact]) => typeof fact === "string" || Array.isArray(fact),
  );
  const told = Object.values(words.spoken(Object.fromEntries(facts)));
  return told.map((each) => plain(parts(String(each)))).join(", ");
}

/** Put the answers of an order into one sentence, the most wanted first. */
export function answersOf(answers: readonly OrderAnswer[], words: Words): string {
  return answers.map((answer) => worded(answer, words)).join(say("web-order-else"));
}

function worded(answer: OrderAnswer, words: Words): string {
  const [only] = answer.options;
  if (only?.text === "option-amount") return say("web-order-most", { value: answer.key });
  const named = answer.options.map((option) => plain(words.option(option)));
  return named.length === 0 ? say("web-order-nothing") : named.join(", ");
}

/** Say when an order ends. */
export function endsOf(until: readonly Until[]): string {
  const end = ENDS.find((each) => each === "" || until.includes(each)) ?? "";
  const ends = [say(endText(end))];
  if (until.includes("learnt")) ends.push(say("web-order-learnt"));
  return ends.join(" · ");
}

export function endText(end: End): string {
  return `web-order-until-${end === "" ? "end" : end}`;
}
