import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { REST, whenSettled } from "./settled";
import { inTurn } from "./turn";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is told when no part has come for a while", async () => {
  const told = vi.fn();
  inTurn(() => undefined);
  whenSettled(told);
  await vi.advanceTimersByTimeAsync(REST - 100);
  inTurn(() => undefined);
  await vi.advanceTimersByTimeAsync(REST - 100);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * REST);
  expect(told).toHaveBeenCalledOnce();
});
