/** What was in the fists: the numbers that seats named when sealed answers were opened. */
import type { LogLine } from "./protocol";

export type Opened = { seat: number; value: number };

/** Find the first number each seat is told to have named. */
export function opened(lines: readonly LogLine[]): Opened[] {
  const found = new Map<number, number>();
  for (const line of lines) {
    const value = Object.values(line.facts).find((fact) => typeof fact === "number");
    const named = /bid|sealed/.test(line.kind) && line.seat >= 0 && value !== undefined;
    if (named && !found.has(line.seat)) found.set(line.seat, value);
  }
  return [...found].map(([seat, value]) => ({ seat, value }));
}

/** Return the last thing put up for auction while a sealed question is open. */
export function onOffer(lines: readonly LogLine[]): string {
  const line = lines.findLast((each) => each.kind === "log-auction");
  const target = line?.facts["target"];
  return typeof target === "string" ? target : "";
}
