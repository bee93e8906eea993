import { isLow, layoutOf, textScale } from "./layout";
import { describe, expect, it } from "vitest";
import { lines, scoredAt, stepPath, ticks } from "./chart";
import { facetsOf } from "./gallery";
import { marks, numbersOf, stepAt, type Lesson, type Step } from "./lessons";
import type { Point, SettingInfo, State } from "./protocol";
import { route } from "./routes";
import { about } from "./ruleCards";
import { letters, linesOf, longestWord } from "./letters";
import { partsOf } from "./scores";
import { keepMarks } from "./sentence";
import { searched, sections, written } from "./rules";
import { arranged, changed, groups, missing, unusual, wishOf } from "./settings";
import { way } from "./swipe";

it("takes Chinese letters for wide ones", () => {
  expect(letters("Rare Metals")).toBe(11);
  expect(letters("稀有金屬")).toBe(7);
});

it("knows the longest word that no line may break", () => {
  expect(longestWord("Unités neuronales")).toBe(10);
  expect(longestWord("Chewing-gum")).toBe(7);
  expect(longestWord("PlayStation遊戲機")).toBe(11);
  expect(longestWord("奈米機器人")).toBe(1);
});

it("keeps parts of a score that are of a kind together", () => {
  const scores = [
    { credits: 9, "goods-luxury": 1, "most-luxury": 4 },
    { held: 2, "goods-food": 1 },
  ];
  expect(partsOf(scores)).toEqual(["credits", "goods-luxury", "goods-food", "most-luxury", "held"]);
});

describe("a chart", () => {
  const points: Point[] = [0, 1].map((number) => ({
    number,
    acting: 0,
    counters: [
      { name: "credits", owner: 0, value: 10 + number * 6 },
      { name: "credits", owner: 1, value: 10 },
    ],
  }));

  it("has a line for each seat", () => {
    expect(lines(points, "credits", 2).map(({ values }) => values.at(-1)?.value)).toEqual([16, 10]);
  });

  it("leaves room after the last answer for the final scoring", () => {
    expect([0, 1, 240].map(scoredAt)).toEqual([1, 2, 260]);
  });

  it("marks its axis with round numbers that reach the top", () => {
    expect(ticks(47)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
  });

  it("draws steps", () => {
    const [line] = lines(points, "credits", 1);
    expect(
      line &&
        stepPath(
          line,
          (at) => at,
          (value) => value,
        ),
    ).toBe("M0.0 10.0H1.0V16.0");
  });
});

it("tells a swipe from a scroll and from a tap", () => {
  const from = { x: 200, y: 300 };
  const to = (x: number, y: number) => way(from, { x, y });
  expect([to(80, 310), to(330, 290), to(190, 100), to(205, 301)]).toEqual([1, -1, 0, 0]);
});

it("tells how many lines words take, long ones broken", () => {
  const lines = (text: string) => linesOf(text, 12);
  expect([lines("Chairs"), lines("Imprimantes 3D"), lines("Gel hydroalcoolique")]).toEqual([
    1, 2, 3,
  ]);
  expect([lines("hydroalcoolique"), lines("3D imprimante"), lines("一二三四五六七")]).toEqual([
    2, 2, 2,
  ]);
});

describe("rules", () => {
  const rule = (id: string, section: string, text: string) => ({ id, section, part: "p", text });
  const all = [
    rule("IE-001", "A", "Ships carry cargo."),
    rule("IE-002", "A", "See IE-001 and XX-999."),
    rule("IE-003", "B", "Cargo pays."),
  ];

  it("are found by number and by words in any order", () => {
    expect(searched(all, "ie-003")).toHaveLength(1);
    expect(searched(all, "cargo ships").map(({ id }) => id)).toEqual(["IE-001"]);
  });

  it("stand under their headings", () => {
    expect(sections(all).map(({ section, rules }) => [section, rules.length])).toEqual([
      ["A", 2],
      ["B", 1],
    ]);
  });

  it("are found by the cards they are declared to be about, or to name", async () => {
    expect(await about("import_export", "rice_cookers")).toContain("F1-253");
    expect(await about("import_export", "rice")).not.toContain("F1-253");
    expect(await about("import_export", "chopsticks")).toContain("AMB-152");
    expect((await about("elsewhere", "rice")).size).toBe(0);
  });

  const words = { try: "Try", tryOf: (rule: string) => `Try "${rule}"` };
  const book = { title: "cups", ids: new Set(["IE-001"]), tried: new Set<string>(), words };
  const page = (text: string, more: Partial<typeof book> = {}) => {
    const made = document.createElement("div");
    made.innerHTML = written({ ...rule("IE-002", "A", text) }, { ...book, ...more });
    return made;
  };

  it("link to rules that exist", () => {
    const made = page("See IE-001 and XX-999.");
    const links = [...made.querySelectorAll("a")].map(({ textContent, hash }) => [
      textContent,
      hash,
    ]);
    expect(links).toEqual([["IE-001", "#IE-001"]]);
    expect(made.textContent).toBe("IE-002 See IE-001 and XX-999.");
  });

  it("are written as they are, whatever signs they hold", () => {
    expect(page('Less than <b>"5" & more').textContent).toBe('IE-002 Less than <b>"5" & more');
  });

  it("have a button where they can be tried out", () => {
    expect(page("Draw.").querySelector("button")).toBeNull();
    const button = page("Draw.", { tried: new Set(["IE-002"]) }).querySelector("button");
    expect(button?.dataset["try"]).toBe("IE-002");
    expect(button?.getAttribute("aria-label")).toBe('Try "IE-002"');
  });
});

describe("addresses", () => {
  const at = (path: string) => route(new URL(path, "http://localhost"));

  it.each([
    ["/", { page: "lobby" }],
    ["/t/abc?invite=xyz", { page: "table", id: "abc", invite: "xyz", lesson: "", show: "" }],
    [
      "/t/abc?seat=2&show=hand",
      { page: "table", id: "abc", invite: "", lesson: "", seat: 2, show: "hand" },
    ],
    ["/seat/?show=hand#code", { page: "seat", code: "code", show: "hand" }],
    ["/rules/import_export#IE-102", { page: "rules", title: "import_export", rule: "IE-102" }],
    ["/new/pretend?with=alone", { page: "new", title: "pretend", company: "alone" }],
    ["/cards/neko_harbour/penguin", { page: "card", title: "neko_harbour", card: "penguin" }],
    ["/cards/neko_harbour", { page: "cards", title: "neko_harbour", card: "" }],
    ["/nowhere", { page: "unknown" }],
  ])("lead to pages: %s", (path, page) => {
    expect(at(path)).toEqual(page);
  });
});

const setting = (name: string, group: string): SettingInfo => ({
  ...{ name, group, default: false, choices: [], span: null, rule: "" },
});

it("puts settings into groups, editions first", () => {
  const found = groups([setting("a", "ruling"), setting("b", "edition"), setting("c", "ruling")]);
  expect(found.map(({ name }) => name)).toEqual(["edition", "ruling"]);
});

describe("settings that need another", () => {
  const where = { edition: "first" };
  const settings = [
    { ...setting("edition", "edition"), default: "second", choices: ["second", "first"] },
    { ...setting("target", "variant"), default: 50, where },
  ];

  it("say what they lack", () => {
    const [, target] = settings;
    expect(target && missing(target, settings, {})).toEqual({ name: "edition", value: "first" });
    expect(target && missing(target, settings, where)).toBe(undefined);
  });

  it("are let go with it, and defaults are not mentioned", () => {
    const first = changed(settings, changed(settings, {}, "edition", "first"), "target", 80);
    expect(first).toEqual({ edition: "first", target: 80 });
    expect(changed(settings, first, "edition", "second")).toEqual({});
    expect(unusual(settings, { edition: "second", target: 80 }).map(({ name }) => name)).toEqual([
      "target",
    ]);
  });
});

it("seats friends before bots, and only bots beside one who plays alone", () => {
  expect(arranged("alone", 3, 0, "easy")).toEqual(["me", "bot:easy", "bot:easy"]);
  expect(arranged("friends", 4, 1, "hard")).toEqual(["me", "free", "free", "bot:hard"]);
  expect(arranged("friends", 2, 5, "hard")).toEqual(["me", "bot:hard"]);
});

it("reads who shall sit on a seat", () => {
  expect(wishOf("free")).toEqual({ who: "free" });
  expect(wishOf("bot:hard")).toEqual({ who: "bot", bot: "hard" });
});

it("offers only facets in which cards differ", () => {
  const card = (type: string) => ({
    ...{ slug: type, back: "", keys: [type], face: { type, set: "base" } },
  });
  expect(facetsOf([card("luxury"), card("illegal")], ["type", "set"])).toEqual([
    { name: "type", values: ["luxury", "illegal"] },
  ]);
});

describe("a guide", () => {
  const steps: Step[] = [
    { say: "look" },
    { say: "lead", answer: "play rice" },
    { say: "rival", rival: ["draw", "2"] },
    { say: "bid", answer: "4", numbers: { most: "ask high", mine: "counter credits 0" } },
  ];
  const lesson = { steps } as unknown as Lesson;

  it("knows how many answers lie before each step", () => {
    expect(marks(steps)).toEqual([0, 0, 1, 3, 4]);
  });

  it("stays where it is until the step is over, and goes back with an undo", () => {
    expect(stepAt(lesson, 0, 0)).toBe(0);
    expect(stepAt(lesson, 0, 1)).toBe(1);
    expect(stepAt(lesson, 1, 1)).toBe(2);
    expect(stepAt(lesson, 2, 2)).toBe(2);
    expect(stepAt(lesson, 3, 2)).toBe(3);
    expect(stepAt(lesson, 1, 3)).toBe(2);
    expect(stepAt(lesson, 9, 0)).toBe(4);
  });

  it("reads its numbers from the state", () => {
    const counters = [{ name: "credits", owner: 0, value: 18 }];
    const state = { ask: { high: 18 }, view: { counters } } as unknown as State;
    expect(numbersOf(steps[3] as Step, state)).toEqual({ most: 18, mine: 18 });
  });
});

describe("replays", () => {
  it("without a match are one's own", () => {
    expect(route(new URL("http://x/replay"))).toEqual({ page: "mine" });
    const moment = { page: "replay", match: "7", at: 12, seat: "2" };
    expect(route(new URL("http://x/replay/7?at=12&seat=2"))).toEqual(moment);
    const begun = { ...moment, at: 0, seat: "0" };
    for (const odd of ["", "?at=-3", "?at=soon"])
      expect(route(new URL(`http://x/replay/7${odd}`))).toEqual(begun);
  });
});

describe("a sentence", () => {
  it("keeps marks with the card before them", () => {
    const card = { kind: "card", key: "rice", text: "Rice" } as const;
    const said = (text: string) => keepMarks([card, { kind: "text", text }]);
    const read = (text: string) => said(text).map((part) => [part.text, part.marks]);
    expect(read(": which Ship?")).toEqual([
      ["Rice", ":"],
      [" which Ship?", ""],
    ]);
    expect(read("\u00a0: quel navire\u00a0?")[0]).toEqual(["Rice", "\u00a0:"]);
    expect(read(" goes aboard.")[0]).toEqual(["Rice", ""]);
  });

  it("keeps an elided article with the card after it", () => {
    const card = { kind: "card", key: "half_moon_island", text: "Île" } as const;
    const said = keepMarks([{ kind: "text", text: "vers l’" }, card, { kind: "text", text: "." }]);
    expect(said.map(({ article, text, marks }) => article + text + marks)).toEqual([
      "vers ",
      "l’Île.",
      "",
    ]);
  });
});

describe("layout", () => {
  it.each([
    [1366, 650, "wide"],
    [1024, 768, "wide"],
    [768, 1024, "tablet"],
    [390, 844, "phone"],
    [844, 390, "sideways"],
    [960, 475, "sideways"],
  ])("of %d x %d is %s", (width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });

  it("is flatter in a wide window with little height, not on a phone", () => {
    expect(isLow(1366, 650)).toBe(true);
    expect(isLow(1366, 768)).toBe(false);
    expect(isLow(844, 390)).toBe(false);
  });

  it("enlarges text on a large screen, never shrinks it", () => {
    expect(textScale(1366, 768)).toBe(1);
    expect(textScale(640, 360)).toBe(1);
    expect(textScale(1920, 1080)).toBeGreaterThan(1.1);
    expect(textScale(10_000, 10_000)).toBeLessThanOrEqual(1.6);
  });
});
