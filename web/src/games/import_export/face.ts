/** What is printed on an Import/Export card. */
import type { CardInfo } from "../../lib/protocol";

export type Face = {
  type: string;
  action: string;
  tier: readonly (readonly [string, number])[];
  load: readonly string[];
  set: string;
  timing: string;
  house: readonly string[];
};

export function faceOf(card: CardInfo): Face {
  return card.face as Face;
}

/** Count equal neighbours: `["luxury", "luxury"]` is two of luxury. */
export function counted(load: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const type of load) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}
