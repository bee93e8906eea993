import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { onOffer, opened } from "./auction";
import { pictures } from "./pictures";
import { rosette } from "./rosette";
import { atSea, columnZone } from "./table";

describe("a ship", () => {
  const lying = (id: string) => ({ id, slug: id, back: null });
  const zone = (id: string, ...cards: string[]) => ({
    ...{ id, kind: id, owner: -1, layout: "row", count: cards.length },
    cards: cards.map(lying),
  });
  const need = (ship: number, contract: number, type: string, filled: boolean) => ({
    ...{ ship, contract, type, filled },
  });
  const view = {
    zones: [zone("contracts-1", "rice", "cups"), zone("cargo-1", "pens")],
    extra: {
      ships: [{ name: "ship-1", owner: 0, at: "sea" }],
      needs: [
        need(0, 0, "capital", false),
        need(1, 0, "luxury", true),
        need(1, 0, "any", false),
        need(1, 1, "illegal", false),
      ],
    },
  };

  it("shows by Contract what the server says is loaded", () => {
    const [berth] = atSea(view as never);
    const shown = berth?.needs.map((load) => load.map(({ type, filled }) => [type, filled]));
    expect(shown).toEqual([
      [
        ["luxury", true],
        ["any", false],
      ],
      [["illegal", false]],
    ]);
  });
});

describe("bids", () => {
  const line = (kind: string, seat: number, facts: object) => ({ kind, seat, facts }) as LogLine;
  const told = [
    line("log-auction", 0, { target: "ship-3" }),
    line("log-bid", 0, { credits: 4 }),
    line("log-bid", 1, { credits: 6 }),
    line("log-earned", 0, { credits: 9 }),
  ];

  it("show one number a seat", () => {
    expect(opened(told)).toEqual([
      { seat: 0, value: 4 },
      { seat: 1, value: 6 },
    ]);
  });

  it("are about the thing auctioned last", () => {
    expect(onOffer(told)).toBe("ship-3");
    expect(onOffer([])).toBe("");
  });
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
