/** How much room words take, before anything is laid out. */

/** From this sign on they are drawn in squares: Chinese, and the punctuation that goes with it. */
const SQUARE = "\u2e80";
const SQUARE_WIDTH = 1.75;

/** Return as how many Latin letters a text is wide. */
export function letters(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign >= SQUARE ? SQUARE_WIDTH : 1), 0);
}

/** Return how many letters the longest word has that no line may break; squares may part anywhere. */
export function longestWord(text: string): number {
  const words = text.split(/(?:[^\S\u00a0]|[\-/\u2e80-\uffff])+/);
  return Math.max(1, ...words.map((word) => word.length));
}

/** Return how many lines a text takes where so many letters fit into each; longer words are broken. */
export function linesOf(text: string, width: number): number {
  let lines = 1;
  let left = width;
  for (const word of text.split(/[ -]/)) {
    const need = letters(word);
    if (need > left) {
      const more = Math.ceil(need / width) - 1;
      lines += more + (left < width ? 1 : 0);
      left = width * (more + 1);
    }
    left -= need + 1;
  }
  return lines;
}
