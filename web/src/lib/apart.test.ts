import { beforeAll, expect, it } from "vitest";
import { toldApart } from "./apart";
import type { CardInfo, Option } from "./protocol";
import { speech, Words } from "./words.svelte";

beforeAll(async () => {
  await speech.use("en", ["neko_harbour"]);
});

const cards: CardInfo[] = [
  { slug: "tower", back: "", keys: ["tower", "tower#3"], face: { pier: 2, mark: 2, set: "base" } },
  { slug: "tower", back: "", keys: ["tower#2"], face: { pier: 1, mark: 4, set: "base" } },
  { slug: "mill", back: "", keys: ["mill"], face: { pier: 3, mark: 2, set: "base" } },
];
const card = (key: string) => cards.find(({ keys }) => keys.includes(key));
const take = (...refs: string[]): Option => ({
  ...{ key: `take ${refs.join(" ")}`, refs },
  ...{ text: "option-take-1", facts: {} },
});
const told = (...options: Option[]) =>
  Object.fromEntries(toldApart(options, card, new Words("neko_harbour")));

it("tells cards of one name apart by what is printed on them", () => {
  expect(told(take("tower"), take("tower#2"), take("mill"))).toEqual({
    "take tower": "Pier 2",
    "take tower#2": "Pier 1",
  });
});

it("tells of each card of an answer, and nothing where nothing differs", () => {
  expect(told(take("tower", "mill"), take("tower#2"))).toEqual({
    "take tower mill": "Pier 2 + 3",
    "take tower#2": "Pier 1",
  });
  expect(told(take("tower"), take("tower#3"), take("mill"))).toEqual({});
});
