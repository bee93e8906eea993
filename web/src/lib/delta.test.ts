import { describe, expect, it } from "vitest";
import { applied } from "./delta";
import type { Delta, State } from "./protocol";

const state = {
  ...{ type: "state", match: "m", seq: 7, number: 7, ask: null, offers: [], mine: [0] },
  view: {
    zones: [
      { id: "deck", count: 3, cards: [] },
      { id: "hand-0", count: 1, cards: [{ id: "kite" }] },
    ],
    counters: [{ name: "coins", owner: 0, value: 5 }],
    extra: { phase: "lead", ships: [{ at: "sea" }, { at: "sea" }] },
  },
  ...{ waiting: [0], answered: [], log: { start: 0, lines: [] }, re: 4 },
} as unknown as State;

function delta(changed: Record<string, unknown>, more: Partial<Delta> = {}): Delta {
  const log = { start: 3, lines: [] };
  return { type: "delta", match: "m", base: 7, seq: 8, changed, log, re: null, ...more };
}

describe("a delta", () => {
  it("changes what its paths lead to, and nothing else", () => {
    const made = applied(
      state,
      delta({
        "zones/1/count": 2,
        "zones/1/cards": [{ id: "kite" }, { id: "lamp" }],
        "counters/0/value": 4,
        "extra/ships/1/at": "harbour",
        acting: 1,
      }),
    );
    expect(made?.view).toEqual({
      zones: [
        { id: "deck", count: 3, cards: [] },
        { id: "hand-0", count: 2, cards: [{ id: "kite" }, { id: "lamp" }] },
      ],
      counters: [{ name: "coins", owner: 0, value: 4 }],
      extra: { phase: "lead", ships: [{ at: "sea" }, { at: "harbour" }] },
      acting: 1,
    });
    expect(made?.view.zones[0]).toBe(state.view.zones[0]);
    expect(state.view.zones[1]?.count).toBe(1);
  });

  it("keeps fields that it leaves out, and takes those that became nothing", () => {
    const before = { ...state, ask: { kind: "ask-lead" } } as State;
    const made = applied(before, delta({}, { ask: null, waiting: [1] }));
    expect(made).toMatchObject({ type: "state", seq: 8, number: 7, ask: null, waiting: [1] });
    expect(made).toMatchObject({ mine: [0], re: null, log: { start: 3 } });
    expect(applied(before, delta({}))?.ask).toBe(before.ask);
    expect(made).not.toHaveProperty("base");
    expect(made).not.toHaveProperty("changed");
  });

  it("fits no other state", () => {
    expect(applied(undefined, delta({}))).toBeUndefined();
    expect(applied({ ...state, seq: 6 }, delta({}))).toBeUndefined();
    expect(applied({ ...state, match: "n" }, delta({}))).toBeUndefined();
  });
});
