import { describe, expect, it } from "vitest";
import { loadMessages, loadRules, rulesIn } from "./catalogue";
import { LANGUAGES } from "./languages";

describe("rules in Fluent text", () => {
  const text = [
    "### Head of the file",
    "## A. Set-up",
    "rule-IE-001 = One line.",
    "rule-IE-002 = First",
    "    and second line.",
    "## B. Play",
    "rule-AMB-003 =",
    "    All on its own line (see IE-001).",
  ].join("\n");

  it("are read in order with the heading they stand under", () => {
    expect(rulesIn(text, "rules")).toEqual([
      { id: "IE-001", section: "A. Set-up", part: "rules", text: "One line." },
      { id: "IE-002", section: "A. Set-up", part: "rules", text: "First and second line." },
      {
        id: "AMB-003",
        section: "B. Play",
        part: "rules",
        text: "All on its own line (see IE-001).",
      },
    ]);
  });
});

describe.each(Object.keys(LANGUAGES))("the words in %s", (language) => {
  it("include the program's own", async () => {
    const bundle = await loadMessages(language, "");
    expect(bundle.hasMessage("web-play-now")).toBe(true);
    expect(bundle.hasMessage("option-pass")).toBe(true);
    expect(bundle.hasMessage("bot-name-easy")).toBe(true);
  });

  it.each(["import_export", "neko_harbour"])("include those of %s", async (title) => {
    const bundle = await loadMessages(language, title);
    expect(bundle.hasMessage(title === "import_export" ? "ask-lead" : "ask-play")).toBe(true);
  });

  it("let a title speak with the program's words", async () => {
    const bundle = await loadMessages(language, "neko_harbour");
    const pattern = bundle.getMessage("ref-harbour")?.value ?? "";
    const problems: Error[] = [];
    bundle.formatPattern(pattern, { number: 1, index: 0 }, problems);
    expect(problems).toEqual([]);
  });

  it("keep rules apart, for they are long", async () => {
    const bundle = await loadMessages(language, "import_export");
    expect(bundle.hasMessage("rule-IE-001")).toBe(false);
    const rules = await loadRules(language, "import_export");
    expect(rules.map(({ id }) => id)).toContain("IE-001");
  });
});
