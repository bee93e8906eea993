/** Put what is said and what happens around a match into words. */
import { botName } from "./names";
import type { ChatLine, TableInfo } from "./protocol";
import { say, type Words } from "./words.svelte";

/** Return who said something; names at the table tell namesakes apart. */
export function speaker(line: ChatLine, table: TableInfo | undefined, words: Words): string {
  const sits = table?.seats[line.seat]?.name === line.name || line.name === null;
  return sits && line.seat >= 0 ? words.seat(line.seat) : (line.name ?? "");
}

/** Return what happened, as a sentence. */
export function eventText(line: ChatLine, words: Words): string {
  const name = line.name ?? (line.seat < 0 ? "" : words.seat(line.seat));
  return say(line.text, { ...line.facts, name, bot: botName(String(line.facts["bot"] ?? "")) });
}
