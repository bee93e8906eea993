/** Scores as tables show them. */

/** Return the names of all parts of some scores; parts of a kind stand together, as they first come. */
export function partsOf(scores: readonly Readonly<Record<string, number>>[]): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const part of scores.flatMap((score) => Object.keys(score))) {
    const kind = part.split("-", 1)[0] ?? part;
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(part));
  }
  return [...kinds.values()].flatMap((parts) => [...parts]);
}
