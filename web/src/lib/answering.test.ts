import { describe, expect, it } from "vitest";
import { click, itemOf, lit, remaining, someKey, stepped } from "./answering";
import type { Option } from "./protocol";

function option(key: string, ...refs: string[]): Option {
  return { key, refs, text: "", facts: {} };
}

const loads = [
  option("load rice ship-0", "rice", "ship-0"),
  option("load rice ship-1", "rice", "ship-1"),
  option("load wheat ship-1", "wheat", "ship-1"),
  option("pass", "pass"),
];

describe("answering by clicking", () => {
  it("lights everything that some option touches", () => {
    expect(lit(loads, [])).toEqual(new Set(["rice", "ship-0", "ship-1", "wheat", "pass"]));
  });

  it("lights only what fits the things picked, without those", () => {
    expect(lit(loads, ["rice"])).toEqual(new Set(["ship-0", "ship-1"]));
  });

  it("keeps the options that touch everything picked", () => {
    const keys = remaining(loads, ["rice", "ship-1"]).map(({ key }) => key);
    expect(keys).toEqual(["load rice ship-1"]);
  });

  it("sends when one option is left", () => {
    expect(click(loads, [], "wheat")).toEqual({ then: "send", option: loads[2] });
    expect(click(loads, ["rice"], "ship-0")).toEqual({ then: "send", option: loads[0] });
  });

  it("narrows when several are left", () => {
    expect(click(loads, [], "rice")).toEqual({ then: "narrow", picked: ["rice"] });
  });

  it("lets go of a thing that is clicked again", () => {
    expect(click(loads, ["rice"], "rice")).toEqual({ then: "narrow", picked: [] });
  });

  it("starts anew with a thing that does not fit what was picked", () => {
    expect(click(loads, ["rice"], "wheat")).toEqual({ then: "send", option: loads[2] });
  });

  it("does nothing with a thing no option touches", () => {
    expect(click(loads, [], "soap")).toEqual({ then: "nothing" });
  });
});

describe("some of several", () => {
  const items = [option("rice", "rice"), option("wheat", "wheat"), option("soap", "soap")];

  it("joins keys in the order they are listed", () => {
    expect(someKey(items, new Set(["soap", "rice"]))).toBe("rice+soap");
  });

  it("has a key for nothing", () => {
    expect(someKey(items, new Set())).toBe("none");
  });

  it("finds the item of a thing only if it is clear which", () => {
    expect(itemOf(items, "wheat")?.key).toBe("wheat");
    expect(itemOf(loads, "rice")).toBeUndefined();
  });
});

it("keeps numbers within bounds and on steps", () => {
  expect(stepped(7, 0, 10, 2)).toBe(8);
  expect(stepped(-3, 0, 10, 2)).toBe(0);
  expect(stepped(99, 1, 9, 4)).toBe(9);
});
