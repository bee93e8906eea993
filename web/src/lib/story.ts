/** What one answer brought about as a story: one beat after another, with what moved and by how much. */
import type { LogLine, State, View } from "./protocol";

/** A change of a public number of a seat. */
export type Gain = { seat: number; counter: string; by: number };

/** A way of a card from place to place; of a hidden one only the places are known. */
export type Way = { card: string | undefined; from: string; to: string };

/** One thing that happened: the line that tells it, the things it touches, and the numbers. */
export type Beat = {
  line: LogLine | undefined;
  refs: readonly string[];
  ways: readonly Way[];
  gains: readonly Gain[];
};

/** More than this at once is not told but shown. */
const MOST = 24;

const isTold = (line: LogLine) => line.kind !== "moved" && line.kind !== "shown";

/** Return what happened between two states, of which the second follows from the first. */
export function beatsOf(before: State | undefined, after: State, known: number): Beat[] {
  const follows =
    before?.match === after.match &&
    before.view.seat === after.view.seat &&
    after.number === before.number + 1;
  if (!follows) return [];
  const lines = after.log.lines.slice(Math.max(0, known - after.log.start));
  const told = lines.filter(isTold);
  if (told.length > MOST) return [];
  const ways = waysOf(lines, told);
  const gains = gainsOf(before.view, after.view, told);
  const beats = told.map((line, at) => ({
    line,
    refs: [...refsOf(line), ...(ways[at] ?? []).flatMap(({ card }) => card ?? [])],
    ways: ways[at] ?? [],
    gains: gains[at] ?? [],
  }));
  return beats.length > 0 || ways.length === 0 ? beats : [silent(ways.flat())];
}

/** Return which beat each thing belongs to, the first where there are several. */
export function orderOf(beats: readonly Beat[]): Map<string, number> {
  const order = new Map<string, number>();
  beats.forEach(({ refs }, at) => {
    for (const ref of refs) if (!order.has(ref)) order.set(ref, at);
  });
  return order;
}

function silent(ways: readonly Way[]): Beat {
  return { line: undefined, refs: ways.flatMap(({ card }) => card ?? []), ways, gains: [] };
}

/** Cards of a line, and ships and places it speaks of. */
function refsOf(line: LogLine): string[] {
  const facts = Object.values(line.facts).filter((fact) => typeof fact === "string");
  return [...(line.cards ?? []), ...facts];
}

/** Give every way to the line that names its card, else to the next line that is told. */
function waysOf(lines: readonly LogLine[], told: readonly LogLine[]): Way[][] {
  const found: Way[][] = told.map(() => []);
  let passed = 0;
  for (const line of lines) {
    if (isTold(line)) passed++;
    if (line.kind !== "moved") continue;
    const cards: readonly (string | undefined)[] =
      line.cards ?? Array.from({ length: line.count }, () => undefined);
    for (const card of cards) {
      const named = told.findIndex(({ cards }) => card !== undefined && cards?.includes(card));
      const at = named >= 0 ? named : Math.min(passed, told.length - 1);
      const way = { card, from: String(line.facts["from"]), to: String(line.facts["to"]) };
      (found[Math.max(at, 0)] ??= []).push(way);
    }
  }
  return found;
}

/** Give every change of a number to the line that tells it, else to the last of its seat. */
function gainsOf(before: View, after: View, told: readonly LogLine[]): Gain[][] {
  const found: Gain[][] = told.map(() => []);
  for (const { name, owner, value } of after.counters) {
    const old = before.counters.find((each) => each.name === name && each.owner === owner)?.value;
    if (owner < 0 || old === undefined || old === value) continue;
    for (const [at, by] of shares(told, owner, name, value - old)) {
      found[at]?.push({ seat: owner, counter: name, by });
    }
  }
  return found;
}

/** Return which number of a kind a line names: as a fact of its own, or in a word, as in `fish-cards-2`. */
function numberOf({ facts }: LogLine, counter: string): number {
  const fact = facts[counter];
  if (typeof fact === "number") return fact;
  const words = Object.values(facts).filter((each) => typeof each === "string");
  const word = words.find((each) => each.startsWith(`${counter}-`));
  return Number(/-(\d+)$/.exec(word ?? "")?.[1] ?? 0);
}

/** Split a change among the lines of a seat that name such a number: as few and as late as can be. */
function shares(
  told: readonly LogLine[],
  seat: number,
  counter: string,
  change: number,
): [number, number][] {
  const named = told.flatMap((line, at): [number, number][] => {
    const fact = line.seat === seat ? numberOf(line, counter) : 0;
    return fact === 0 ? [] : [[at, fact]];
  });
  let ways: { sum: number; parts: [number, number][] }[] = [{ sum: 0, parts: [] }];
  // Later lines are the outer choice, so that they come first among splits of the same length.
  for (const [at, fact] of named.slice(-6)) {
    ways = [
      ...ways,
      ...ways.map(({ sum, parts }) => ({ sum: sum + fact, parts: [...parts, [at, fact]] })),
      ...ways.map(({ sum, parts }) => ({ sum: sum - fact, parts: [...parts, [at, -fact]] })),
    ] as typeof ways;
  }
  const right = ways.filter(({ sum }) => sum === change).reverse();
  right.sort((one, other) => one.parts.length - other.parts.length);
  const last = told.findLastIndex((line) => line.seat === seat);
  return right[0]?.parts ?? [[last < 0 ? told.length - 1 : last, change]];
}
