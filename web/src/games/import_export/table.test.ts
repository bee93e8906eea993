import { describe, expect, it } from "vitest";
import { pictures } from "./pictures";
import { rosette } from "./rosette";
import { columnZone, lightened, needs } from "./table";

const filled = (boxes: ReturnType<typeof needs>) =>
  boxes.map((load) => load.map(({ filled: is }) => (is ? "x" : "-")).join(""));

describe("load boxes", () => {
  it("are filled by Containers of their colour first", () => {
    const boxes = needs([["luxury", "illegal"], ["illegal"]], ["illegal", "illegal"]);
    expect(filled(boxes)).toEqual(["-x", "x"]);
  });

  it("of any colour take what is left over", () => {
    expect(filled(needs([["any", "luxury"]], ["luxury", "consumer"]))).toEqual(["xx"]);
  });

  it("are filled by whatever the rules have let aboard", () => {
    expect(filled(needs([["luxury", "luxury"]], ["capital"]))).toEqual(["x-"]);
  });
});

it("draws no box for what a power has waived", () => {
  const loads = [["luxury", "illegal"], ["any"]];
  const waived = [{ ship: 0, contract: 0, type: "illegal" }];
  expect(lightened(loads, waived)).toEqual([["luxury"], ["any"]]);
});

it("shows in each column of the Port the Island's cards that lie there", () => {
  const cards = ["rice", "cups", "pens"].map((id) => ({ id, slug: id, back: null }));
  const island = { id: "island", kind: "island", owner: -1, layout: "row", count: 3, cards };
  const column = { name: "column-1", price: 4, house: [], cards: [{ card: "cups" }] };
  const shown = columnZone(island as never, column);
  expect(shown.cards.map(({ id }) => id)).toEqual(["cups"]);
  expect(shown.count).toBe(1);
});

it("has a drawing for every good that is a path", () => {
  for (const path of Object.values(pictures)) expect(path).toMatch(/^M[\d.]/);
});

it("engraves every card differently, and each always the same", () => {
  expect(rosette("rice")).toBe(rosette("rice"));
  expect(rosette("rice")).not.toBe(rosette("wheat"));
});
