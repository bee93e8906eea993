/** Return a small number that belongs to a text. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 16777619);
  return sum >>> 0;
}
