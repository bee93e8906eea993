import { describe, expect, it } from "vitest";
import type { Story } from "../lib/protocol";
import { course, dayOf, dealOf, drawn } from "./daily";

const TITLES = ["neko_harbour", "import_export"];

function story(coins: readonly [number, number][], secret = "daily-2026-11-17"): Story {
  const points = coins.map(([mine, theirs], number) => ({
    number,
    acting: 0,
    counters: [
      { name: "coins", owner: 0, value: mine },
      { name: "coins", owner: 1, value: theirs },
    ],
  }));
  return { secret, points } as unknown as Story;
}

describe("the daily harbour", () => {
  it("is the same everywhere until midnight of one clock", () => {
    const early = dealOf(new Date("2026-11-17T00:00:00Z"), TITLES);
    const late = dealOf(new Date("2026-11-18T01:59:59+02:00"), TITLES.toReversed());
    expect(early).toEqual(late);
    expect(early?.seed).toBe("daily-2026-11-17");
  });

  it("lets titles take turns, and is none without titles", () => {
    const days = ["17", "18", "19"].map((day) => dealOf(new Date(`2026-11-${day}`), TITLES)?.title);
    expect(new Set(days).size).toBe(2);
    expect(days[0]).toBe(days[2]);
    expect(dealOf(new Date(), [])).toBeUndefined();
  });

  it("is known by its secret", () => {
    expect(dayOf(story([]))).toBe("2026-11-17");
    expect(dayOf(story([], "daily-x"))).toBeUndefined();
    expect(dayOf(story([], "0f"))).toBeUndefined();
  });

  it("tells who was ahead and nothing else", () => {
    const told = course(
      story([
        [0, 0],
        [1, 2],
        [5, 2],
      ]),
      "coins",
      0,
    );
    expect(told).toHaveLength(10);
    expect(told.at(-1)).toBe("ahead");
    expect(drawn(["level", "behind", "ahead"])).toBe("⬜🟧🟩");
  });
});
