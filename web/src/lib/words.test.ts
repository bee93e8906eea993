import { beforeAll, describe, expect, it } from "vitest";
import type { Ask, LogLine } from "./protocol";
import { parts, plain, speech, Words } from "./words.svelte";

beforeAll(async () => {
  await speech.use("en", ["import_export"]);
});

const words = new Words("import_export", "", ["Mei", "Ada"]);

const line: LogLine = {
  kind: "log-played",
  seat: 1,
  rule: "IE-048",
  cards: ["rice", "honey"],
  count: 2,
  facts: { action: "load" },
};

function ask(kind: string, facts: Record<string, unknown>): Ask {
  return {
    ...{ seat: 0, kind, rule: "", card: "", type: "one", low: 1, high: 1, step: 1 },
    ...{ standing: false, facts, options: [] },
  } as Ask;
}

describe("words for what the server sends", () => {
  it("name cards, and fall back on their key", () => {
    expect(words.card("rice#2")).toBe("Rice");
    expect(words.card("moon_dust")).toBe("Moon dust");
  });

  it("name the part of a score that a card gives", () => {
    expect(words.part("part-card-cologne")).toBe("Cologne");
    expect(words.part("part-credits")).toBe("Credits");
  });

  it("put facts into a question as names", () => {
    expect(plain(words.question(ask("ask-follow", { action: "load" })))).toBe(
      "Follow Load, or draw?",
    );
  });

  it("name what is printed on the card of an answer, where there is a form for it", () => {
    const lead = {
      ...{ key: "play rice", text: "option-play", refs: ["rice"] },
      facts: { card: "rice" },
    };
    expect(plain(words.option(lead, { action: "contract" }))).toBe("Lead Contract with Rice");
    expect(plain(words.option(lead, { action: "" }))).toBe("Lead with Rice");
    const first = new Words("import_export", "first");
    expect(plain(first.option(lead, { action: "load" }))).toBe("Declare Load with Rice");
  });

  it("cut a log line into text, seats and cards", () => {
    const told = words.happening(line);
    expect(plain(told)).toBe("Ada plays Rice and Honey for Load.");
    expect(told[0]).toEqual({ kind: "seat", text: "Ada", seat: 1 });
    expect(told.filter(({ kind }) => kind === "card")).toEqual([
      { kind: "card", text: "Rice", key: "rice" },
      { kind: "card", text: "Honey", key: "honey" },
    ]);
  });

  it("name a public number as its value wants it", async () => {
    await speech.load("en", "neko_harbour");
    const harbour = new Words("neko_harbour");
    const named = [-1, 1, 3].map((value) => harbour.counter("captain", value));
    expect(named).toEqual(["captain", "captain", "captains"]);
    expect(harbour.counter("captain")).toBe("captains");
  });

  it("list several as the terminal does", () => {
    const three = { ...line, cards: ["rice", "honey", "cups"] };
    expect(plain(words.happening(three))).toBe("Ada plays Rice, Honey and Cups for Load.");
  });

  it("only count cards that are hidden", () => {
    const hidden = { ...line, kind: "log-drew", cards: null, facts: {} };
    expect(plain(words.happening(hidden))).toBe("Ada draws 2 cards.");
  });

  it("say nothing about what is only drawn", () => {
    expect(words.happening({ ...line, kind: "moved" })).toEqual([]);
  });

  it("count ships from one", () => {
    expect(words.word("ship-2")).toBe("Ship 3");
  });

  it("use the wording of an edition", () => {
    expect(new Words("import_export", "first").card("fridges")).toBe("Refrigerators");
  });

  it("use the wording of a book before that of its edition", () => {
    const french = new Words("import_export", "first french");
    const chinese = new Words("import_export", "first chinese");
    const all = new Words("import_export", "first chinese all-chinese");
    const told = [french, chinese, all].map((each) => each.power("stolen_documents"));
    expect(new Set(told).size).toBe(3);
    expect(all.power("teslas")).toBe(chinese.power("teslas"));
  });

  it("show the id where nobody has words", () => {
    expect(words.say("ask-something-new")).toBe("ask-something-new");
  });

  it("change with the language", async () => {
    await speech.use("zh-Hant", ["import_export"]);
    expect(words.card("rice")).not.toBe("Rice");
    expect(document.documentElement.lang).toBe("zh-Hant");
    await speech.use("en");
  });
});

it("leaves plain text as one part", () => {
  expect(parts("Nothing to see.")).toEqual([{ kind: "text", text: "Nothing to see." }]);
});
