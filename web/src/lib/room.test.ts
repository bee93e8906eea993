import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask, Option, State } from "./protocol";
import { Room, type Manner, type Outgoing } from "./room.svelte";

function option(key: string, ...refs: string[]): Option {
  return { key, refs, text: "", facts: {} };
}

function asking(options: Option[], more: Partial<Ask> = {}): Ask {
  return {
    ...{ seat: 0, kind: "ask-lead", rule: "", card: "", type: "one", low: 1, high: 1, step: 1 },
    ...{ standing: false, facts: {}, options },
    ...more,
  } as Ask;
}

function state(seq: number, ask: Ask | undefined, more: Partial<State> = {}): State {
  return {
    ...{ type: "state", match: "m", seq, number: seq, ask: ask ?? null, offers: [] },
    view: {
      ...{ title: "t", seats: 2, seat: 0, zones: [], counters: [], acting: 0, waiting: [0] },
      ...{ answered: [], copies: {}, notes: {}, extra: {}, result: null },
    },
    ...{ waiting: [ask ? 0 : 1], answered: [], log: { start: 0, lines: [] } },
    ...{ undo: { can: false, fence: 0 }, consent: null, mine: [0], stopped: null, re: null },
    ...more,
  } as State;
}

const lead = asking([
  option("draw", "draw"),
  option("play rice", "rice"),
  option("sell rice", "rice"),
]);

function room(manner: Partial<Manner> = {}) {
  const sent: Outgoing[] = [];
  const made = new Room({
    gap: () => 0,
    confirm: () => false,
    forced: () => false,
    change: (apply) => apply(),
    ...manner,
  });
  made.connect({ send: (message) => sent.push(message), close: () => undefined });
  return { made, sent };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a room", () => {
  it("asks nothing once its match was ended", () => {
    const { made } = room();
    made.receive(state(3, lead));
    expect(made.options).toHaveLength(3);
    made.receive({
      type: "table",
      table: { id: "t", seats: [], mine: [0], ended: { how: "agreed", seat: -1 } },
    } as never);
    expect([made.over, made.ask, made.options.length, made.lit.size]).toEqual([
      true,
      undefined,
      0,
      0,
    ]);
  });

  it("builds states from what has changed, also while earlier ones wait to be shown", () => {
    const { made, sent } = room({ gap: () => 1000 });
    made.receive(state(7, undefined));
    const changed = { acting: 1 };
    const log = { start: 0, lines: [] };
    const told = { type: "delta", match: "m", changed, log, re: null } as const;
    made.receive({ ...told, base: 7, seq: 8, number: 8 });
    made.receive({ ...told, base: 8, seq: 9, number: 9, changed: { acting: 2 } });
    made.hurry();
    expect(made.now).toMatchObject({ seq: 9, number: 9, view: { acting: 2, waiting: [0] } });
    expect(sent).toEqual([]);
  });

  it("asks once for the whole state when a change fits none that it has", () => {
    const { made, sent } = room();
    made.receive(state(7, lead));
    const log = { start: 0, lines: [] };
    const told = { type: "delta", match: "m", changed: {}, log, re: null } as const;
    made.receive({ ...told, base: 8, seq: 9 });
    made.receive({ ...told, base: 9, seq: 10 });
    expect(sent).toEqual([{ type: "whole" }]);
    expect(made.now?.seq).toBe(7);
    made.receive(state(10, lead, { re: 1 }));
    made.receive({ ...told, base: 10, seq: 11 });
    expect(made.now?.seq).toBe(11);
    expect(sent.length).toBe(1);
  });

  it("sends the one option a click leaves", () => {
    const { made, sent } = room();
    made.receive(state(7, lead));
    made.touch("draw");
    expect(sent).toEqual([{ type: "answer", seq: 7, key: "draw", seat: 0 }]);
    expect(made.lit.size).toBe(0);
  });

  it("asks why not for a thing that no option touches", () => {
    const { made, sent } = room();
    made.receive(state(7, lead));
    made.touch("soap");
    expect(sent).toEqual([{ type: "why_not", ref: "soap", seat: 0 }]);
    made.receive({ type: "reasons", ref: "soap", reasons: [], re: 1 });
    expect(made.whyNot?.reasons).toEqual([]);
  });

  it("waits for a confirmation where it is wished for", () => {
    const { made, sent } = room({ confirm: () => true });
    made.receive(state(7, lead));
    made.touch("draw");
    expect(sent).toEqual([]);
    expect(made.staged).toBe("draw");
    made.choose("draw");
    expect(sent).toHaveLength(1);
  });

  it("forgets what was picked when the match goes on", () => {
    const { made } = room();
    made.receive(state(7, lead));
    made.touch("rice");
    expect(made.picked).toEqual(["rice"]);
    made.receive(state(8, lead));
    expect(made.picked).toEqual([]);
  });

  it("gives an answer again that was lost with the connection", () => {
    const { made, sent } = room();
    made.receive(state(7, lead));
    made.touch("draw");
    made.linked("lost");
    made.linked("up");
    made.receive(state(7, lead));
    expect(sent).toHaveLength(2);
  });

  it("does not repeat an answer that arrived before the connection broke", () => {
    const { made, sent } = room();
    made.receive(state(7, lead));
    made.touch("draw");
    made.linked("lost");
    made.linked("up");
    made.receive(state(8, undefined));
    expect(sent).toHaveLength(1);
    expect(made.sent).toBeUndefined();
  });

  it("gives a sealed answer again that another's overtook", () => {
    const { made, sent } = room();
    const bid = asking([], { kind: "ask-bid", type: "amount", low: 0, high: 9 });
    made.receive(state(7, bid, { waiting: [0, 1] }));
    made.choose("4");
    made.receive(state(8, bid, { waiting: [0], answered: [1] }));
    made.receive({ type: "error", code: "stale-answer", facts: {}, message: "", re: 1 });
    expect(sent.at(-1)).toEqual({ type: "answer", seq: 8, key: "4", seat: 0 });
    expect(made.problem).toBeUndefined();
  });

  it("answers by itself only where one option is left and that is wished for", () => {
    const only = asking([option("draw", "draw")]);
    const eager = room({ forced: () => true });
    eager.made.receive(state(7, only));
    vi.runAllTimers();
    expect(eager.sent).toHaveLength(1);
    const calm = room();
    calm.made.receive(state(7, only));
    vi.runAllTimers();
    expect(calm.sent).toHaveLength(0);
  });

  it("goes back past an answer that was given by itself", () => {
    const { made, sent } = room({ forced: () => true });
    made.receive(state(7, asking([option("draw", "draw")])));
    vi.runAllTimers();
    made.receive(state(8, lead, { re: 1, undo: { can: true, fence: 5 } }));
    made.undo();
    made.receive(
      state(9, asking([option("draw", "draw")]), { number: 7, undo: { can: true, fence: 5 } }),
    );
    expect(sent.filter(({ type }) => type === "undo")).toHaveLength(2);
  });

  it("collects what is chosen for some of several, up to the most", () => {
    const { made, sent } = room();
    const items = ["rice", "wheat", "soap"].map((key) => option(key, key));
    made.receive(state(7, asking(items, { type: "some", low: 1, high: 2 })));
    for (const ref of ["soap", "rice", "wheat"]) made.touch(ref);
    expect([...made.chosen].sort()).toEqual(["rice", "soap"]);
    made.chooseSome();
    expect(sent.at(-1)).toMatchObject({ key: "rice+soap" });
  });

  it("replaces the log from where the server says", () => {
    const { made } = room();
    const line = (kind: string) => ({ kind, seat: 0, rule: "", cards: [], count: 0, facts: {} });
    made.receive(state(7, lead, { log: { start: 0, lines: ["a", "b", "c"].map(line) } }));
    made.receive(state(8, lead, { log: { start: 1, lines: ["d"].map(line) } }));
    expect(made.log.map(({ kind }) => kind)).toEqual(["a", "d"]);
  });

  it("tells when the device must change hands", () => {
    const { made } = room();
    made.receive(state(7, undefined, { mine: [0, 1], waiting: [1] }));
    expect(made.turnedTo).toBe(1);
  });

  it("keeps sealed answers closed until all are in", () => {
    const { made } = room();
    const bid = (seat: number) => ({
      ...{ kind: "log-bid", seat, rule: "", cards: [], count: 0, facts: { credits: 2 } },
    });
    made.receive(state(7, undefined, { waiting: [0, 1] }));
    expect(made.sealed).toEqual([0, 1]);
    made.receive(state(8, undefined, { waiting: [1], answered: [0] }));
    expect(made.opened).toEqual([]);
    made.receive(state(9, lead, { log: { start: 0, lines: [bid(0), bid(1)] } }));
    expect(made.opened).toHaveLength(2);
  });

  it("tells again what happened since one's own answer, and answers nothing meanwhile", () => {
    const { made, sent } = room({ gap: () => 100, forced: () => true });
    made.receive(state(7, lead));
    made.touch("draw");
    made.receive(state(8, undefined, { re: 1 }));
    made.receive(state(9, undefined));
    made.receive(state(10, lead));
    vi.advanceTimersByTime(1000);
    expect(made.story).toBe(2);
    made.retell();
    expect([made.now?.seq, made.behind, made.retelling]).toEqual([8, 2, true]);
    vi.advanceTimersByTime(100);
    expect([made.now?.seq, made.retelling]).toEqual([9, true]);
    made.receive(state(11, undefined));
    vi.advanceTimersByTime(1000);
    expect([made.now?.seq, made.retelling]).toEqual([11, false]);
    expect(sent).toHaveLength(1);
  });

  it("goes on at once from a story when something is clicked", () => {
    const { made, sent } = room({ gap: () => 100 });
    made.receive(state(8, undefined));
    made.receive(state(9, undefined));
    made.receive(state(10, lead));
    vi.advanceTimersByTime(1000);
    made.retell();
    made.touch("draw");
    expect([made.now?.seq, made.retelling]).toEqual([10, false]);
    made.touch("draw");
    expect(sent).toEqual([{ type: "answer", seq: 10, key: "draw", seat: 0 }]);
  });
});
