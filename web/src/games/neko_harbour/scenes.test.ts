import { parse } from "smol-toml";
import { expect, it } from "vitest";
import text from "../../../../src/portside/games/neko_harbour/cards.toml?raw";
import { sceneOf, THINGS } from "./scenes";

const cards = Object.entries(parse(text)).flatMap(([slug, entry]) => {
  const { type } = entry as { type: string };
  return type === "harbour" ? [] : [{ slug, type }];
});

it("draws a picture of its own for every card of a kind", () => {
  expect(cards.length).toBeGreaterThan(40);
  for (const { slug } of cards) expect(sceneOf(slug, 0).props, slug).not.toHaveLength(0);
  const pictures = cards.map(({ slug, type }) => JSON.stringify([type, sceneOf(slug, 0).props]));
  expect(new Set(pictures).size).toBe(cards.length);
});

it("draws only things there are", () => {
  const drawn = cards.flatMap(({ slug }) => sceneOf(slug, 0).props.map(([thing]) => thing));
  expect(drawn.filter((thing) => THINGS[thing] === undefined)).toEqual([]);
});
