import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTurn } from "./turn";

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

describe("pieces of work", () => {
  it("come one after the other, those that cannot wait first", async () => {
    const done: string[] = [];
    for (const name of ["rivals", "sea"]) inTurn(() => done.push(name));
    inTurn(() => done.push("hand"), "hand");
    inTurn(() => done.push("question"), "question");
    expect(done).toEqual([]);
    await vi.runAllTimersAsync();
    expect(done).toEqual(["question", "hand", "rivals", "sea"]);
  });

  it("leave the browser a picture between them", async () => {
    const done: string[] = [];
    for (const name of ["rivals", "sea"]) inTurn(() => done.push(name));
    vi.advanceTimersToNextFrame();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(["rivals"]);
  });

  it("are told of by the page until the last is done", async () => {
    const drawing = () => document.documentElement.hasAttribute("data-drawing");
    for (let piece = 0; piece < 2; piece++) inTurn(() => undefined);
    expect(drawing()).toBe(true);
    vi.advanceTimersToNextFrame();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawing()).toBe(true);
    await vi.runAllTimersAsync();
    expect(drawing()).toBe(false);
  });

  it("can be called off", async () => {
    const done: string[] = [];
    inTurn(() => done.push("rivals"))();
    inTurn(() => done.push("sea"));
    await vi.runAllTimersAsync();
    expect(done).toEqual(["sea"]);
  });

  it("go on where nothing is drawn", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const done: string[] = [];
    inTurn(() => done.push("sea"));
    await vi.runAllTimersAsync();
    expect(done).toEqual(["sea"]);
    vi.unstubAllGlobals();
  });
});
