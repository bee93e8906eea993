/** Sentences with cards in them, as they are broken into lines. */
import type { Part } from "./words.svelte";

/** Marks that no line may begin with. */
const MARKS = /^[\u00a0\u202f]*[:;,.?!…»)：；，。？！、）」]+/u;

/** An article without a space: it stays with the card it belongs to. */
const ELIDED = /\p{L}+[’']$/u;

type Kept = Part & { marks: string; article: string };

/** Hand the marks that follow a card, and an elided article before it, from the text to the card. */
export function keepMarks(parts: readonly Part[]): Kept[] {
  return parts.map((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (part.kind === "card") {
      const [leads, follows] = [before, after].map((each) =>
        each?.kind === "text" ? each.text : "",
      ) as [string, string];
      const marks = MARKS.exec(follows)?.[0] ?? "";
      return { ...part, marks, article: ELIDED.exec(leads)?.[0] ?? "" };
    }
    if (part.kind !== "text") return { ...part, marks: "", article: "" };
    const rest = before?.kind === "card" ? part.text.replace(MARKS, "") : part.text;
    const text = after?.kind === "card" ? rest.replace(ELIDED, "") : rest;
    return { ...part, text, marks: "", article: "" };
  });
}
