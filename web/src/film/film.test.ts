import { describe, expect, it } from "vitest";
import { Refused } from "../lib/host";
import type { View } from "../lib/protocol";
import { answer, Parts, unpacked, type Film } from "./film";

const view = (coins: number) =>
  ({
    title: "x",
    seats: 2,
    counters: [{ name: "coins", owner: 0, value: coins }],
  }) as unknown as View;

function film(): Film {
  const parts = new Parts();
  const frames = [3, 3, 4].map((coins, number) => {
    return { number, seat: 0, key: "draw", log: number * 2, view: parts.pack(view(coins)) };
  });
  const log = ["a", "b", "c", "d"] as unknown as Film["eyes"][string]["log"];
  const story = { match: "m", title: "x" } as unknown as Film["story"];
  const rest = { detail: {} as Film["detail"], record: "r", words: {}, parts: parts.all };
  return { story, ...rest, eyes: { "": { frames, log } } };
}

describe("a film", () => {
  it("keeps every part once and gives every view back", () => {
    const { parts, eyes } = film();
    expect(new Set(parts.map((part) => JSON.stringify(part))).size).toBe(parts.length);
    const views = eyes[""]?.frames.map((still) => unpacked(parts, still.view));
    expect(views).toEqual([view(3), view(3), view(4)]);
  });

  it("answers what a replay asks, in parts", () => {
    const part = answer(film(), "GET", "/matches/m/frames?start=1&count=2");
    expect(part).toMatchObject({ count: 3, log: { start: 0, lines: ["a", "b", "c", "d"] } });
    expect(answer(film(), "GET", "/matches/m/record")).toBe("r");
  });

  it("has nothing else", () => {
    expect(() => answer(film(), "POST", "/matches/m/branch")).toThrow(Refused);
    expect(() => answer(film(), "GET", "/matches/m/frames?seat=7")).toThrow(Refused);
  });
});
