import { expect, it } from "vitest";
import type { LogLine, State } from "./protocol";
import { beatsOf, orderOf } from "./story";

function line(kind: string, seat: number, cards: string[] | null, facts = {}): LogLine {
  return { kind, seat, rule: "", cards, count: cards?.length ?? 1, facts };
}

function state(number: number, lines: LogLine[], credits: number[]): State {
  return {
    ...{ match: "m", number, log: { start: 5, lines } },
    view: {
      seat: 0,
      counters: credits.map((value, owner) => ({ name: "credits", owner, value })),
    },
  } as unknown as State;
}

const moved = (card: string | null, from: string, to: string) =>
  line("moved", -1, card === null ? null : [card], { from, to });

it("gives cards that move to the line that names them, and the rest to the next", () => {
  const lines = [
    line("log-pirated", 1, ["rice"], { source: "ship-3" }),
    moved("rice", "cargo-3", "discard"),
    line("log-discarded", 1, ["rice"]),
    moved("soap", "played-1", "discard"),
    moved(null, "deck", "hand-2"),
    line("log-turn", 2, []),
  ];
  const beats = beatsOf(state(1, [], [0, 0]), state(2, lines, [0, 0]), 5);
  expect(beats.map(({ line }) => line?.kind)).toEqual(["log-pirated", "log-discarded", "log-turn"]);
  expect(beats.map(({ ways }) => ways.map(({ card }) => card))).toEqual([
    ["rice"],
    [],
    ["soap", undefined],
  ]);
  expect(orderOf(beats).get("ship-3")).toBe(0);
  expect(orderOf(beats).get("soap")).toBe(2);
});

it("says with which line a number changed", () => {
  const lines = [
    line("log-bid", 0, [], { credits: 8 }),
    line("log-bid", 1, [], { credits: 4 }),
    line("log-paid", 0, [], { credits: 8 }),
    line("log-earned", 1, [], { credits: 2 }),
    line("log-earned", 1, [], { credits: 6 }),
  ];
  const beats = beatsOf(state(1, [], [20, 10]), state(2, lines, [12, 18]), 5);
  expect(beats.map(({ gains }) => gains.map(({ by }) => by))).toEqual([[], [], [-8], [2], [6]]);
});

it("finds the number in a word, too", () => {
  const lines = [
    line("log-gained", 0, [], { goods: "credits-cards-2", why: "docked" }),
    line("log-scored", 0, [], { points: 2 }),
  ];
  const beats = beatsOf(state(1, [], [0, 0]), state(2, lines, [2, 0]), 5);
  expect(beats.map(({ gains }) => gains.length)).toEqual([1, 0]);
});

it("gives a number that no line tells to the last line of its seat", () => {
  const lines = [line("log-played", 1, []), line("log-turn", 0, [])];
  const beats = beatsOf(state(1, [], [0, 0]), state(2, lines, [0, 3]), 5);
  expect(beats.map(({ gains }) => gains.length)).toEqual([1, 0]);
});

it("says whose number changed where neither seat has a line of its own", () => {
  const lines = [line("log-round", -1, [])];
  const [beat] = beatsOf(state(1, [], [0, 0]), state(2, lines, [2, 3]), 5);
  expect(beat?.gains).toEqual([
    { seat: 0, counter: "credits", by: 2 },
    { seat: 1, counter: "credits", by: 3 },
  ]);
});

it("tells nothing of what did not follow: a first look, a step back, a leap", () => {
  const lines = [line("log-turn", 0, [])];
  expect(beatsOf(undefined, state(2, lines, []), 0)).toEqual([]);
  expect(beatsOf(state(2, [], []), state(1, lines, []), 5)).toEqual([]);
  expect(beatsOf(state(1, [], []), state(9, lines, []), 5)).toEqual([]);
});

it("tells only lines that are new", () => {
  const lines = [line("log-turn", 0, []), line("log-drew", 0, [])];
  const [beat] = beatsOf(state(1, [], []), state(2, lines, []), 6);
  expect(beat?.line?.kind).toBe("log-drew");
});
