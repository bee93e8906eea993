/** Work that would keep the browser long, done one piece after the other with a picture between. */

/** A window that nobody sees draws nothing; it goes on after so many milliseconds. */
const UNSEEN = 100;

type Piece = { work: () => void; rank: number };

/** What gives others their room comes before them: bar, question, what is told below it, hand, all else. */
export const RANKS = { bar: 0, question: 1, told: 2, hand: 3, rest: 4 } as const;
export type Rank = keyof typeof RANKS;

const waiting: Piece[] = [];
/** Whether parts of the page are still to come, and when the last one came; a page begins with one. */
export const drawing = { going: false, last: performance.now() };

/** Do something in a task of its own, after what was asked for before; return what calls it off. */
export function inTurn(work: () => void, rank: Rank = "rest"): () => void {
  const piece = { work, rank: RANKS[rank] };
  const behind = waiting.findIndex((other) => other.rank > piece.rank);
  waiting.splice(behind < 0 ? waiting.length : behind, 0, piece);
  if (!drawing.going) goOn();
  return () => {
    const at = waiting.indexOf(piece);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function goOn(): void {
  drawing.going = true;
  tell();
  void pictured().then(() => {
    drawing.going = false;
    drawing.last = performance.now();
    const next = waiting.shift();
    if (waiting.length > 0) goOn();
    next?.work();
    tell();
  });
}

/** Wait for a moment in which the browser may see to something else. */
export function aMoment(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** The page says whether it is still being drawn, for whoever wants to look at all of it. */
function tell(): void {
  document.documentElement.toggleAttribute("data-drawing", drawing.going);
}

/** Wait until what is there was laid out and painted. */
function pictured(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN);
  });
}
