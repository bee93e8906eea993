/** How much room words take, before anything is laid out. */

/** From this sign on they are drawn in squares: Chinese, and the punctuation that goes with it. */
const SQUARE = "\u2e80";
const SQUARE_WIDTH = 1.75;

/** Return as how many Latin letters a text is wide. */
export function letters(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign >= SQUARE ? SQUARE_WIDTH : 1), 0);
}
