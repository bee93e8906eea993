import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Few } from "./few.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is a list that comes in pieces once, and whole from then on", async () => {
  let length = $state(5);
  const seen: number[] = [];
  const leave = $effect.root(() => {
    const few = new Few(() => length, 2);
    $effect(() => void seen.push(few.many));
  });
  flushSync();
  await vi.runAllTimersAsync();
  expect(seen).toEqual([0, 2, 4, Infinity]);
  length = 9;
  await vi.runAllTimersAsync();
  expect(seen.at(-1)).toBe(Infinity);
  leave();
});

it("begins with some, and is whole where there are no more", () => {
  let few: Few | undefined;
  const leave = $effect.root(() => {
    few = new Few(() => 2, 2, "hand", 2);
  });
  flushSync();
  expect(few?.many).toBe(Infinity);
  leave();
});
