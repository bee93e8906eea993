/** Sentences with cards in them, as they are broken into lines. */
import type { Part } from "./words.svelte";

/** Marks that no line may begin with. */
const MARKS = /^[\u00a0\u202f]*[:;,.?!…»)：；，。？！、）」]+/u;

/** Hand the marks that follow a card from the text they begin to the card. */
export function keepMarks(parts: readonly Part[]): (Part & { marks: string })[] {
  return parts.map((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (part.kind === "text" && before?.kind === "card") {
      return { ...part, text: part.text.replace(MARKS, ""), marks: "" };
    }
    const follows = part.kind === "card" && after?.kind === "text" ? after.text : "";
    return { ...part, marks: MARKS.exec(follows)?.[0] ?? "" };
  });
}
