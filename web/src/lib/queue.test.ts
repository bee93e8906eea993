import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Queue } from "./queue";

beforeEach(() => vi.useFakeTimers({ now: 10_000 }));
afterEach(() => vi.useRealTimers());

function watched(gap: number) {
  const seen: number[] = [];
  const queue = new Queue<number>(
    (thing) => seen.push(thing),
    () => gap,
  );
  return { queue, seen };
}

it("shows the first thing at once and the next after a gap", () => {
  const { queue, seen } = watched(400);
  queue.add(1, false);
  queue.add(2, false);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(400);
  expect(seen).toEqual([1, 2]);
});

it("lets everything through for something urgent, in order", () => {
  const { queue, seen } = watched(400);
  for (const thing of [1, 2, 3]) queue.add(thing, false);
  queue.add(4, true);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(queue.busy).toBe(false);
});

it("hurries when much is waiting", () => {
  const { queue, seen } = watched(400);
  for (let thing = 0; thing < 12; thing++) queue.add(thing, false);
  vi.advanceTimersByTime(800);
  expect(seen.length).toBeGreaterThan(3);
});

it("forgets what waits when it is cleared", () => {
  const { queue, seen } = watched(400);
  queue.add(1, false);
  queue.add(2, false);
  queue.clear();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([1]);
});

it("waits for a hand where it goes step by step", () => {
  const { queue, seen } = watched(Infinity);
  queue.add(1, true);
  queue.add(2, false);
  queue.add(3, false);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([1]);
  queue.step();
  expect(seen).toEqual([1, 2]);
  queue.flush();
  expect(seen).toEqual([1, 2, 3]);
});
