/** Work that would keep the browser long, done one piece after the other with a picture between. */

/** A window that nobody sees draws nothing; it goes on after so many milliseconds. */
const UNSEEN = 100;

type Piece = { work: () => void; soon: boolean };

const waiting: Piece[] = [];
let going = false;

/** Do something in a task of its own, after what was asked for before; return what calls it off. */
export function inTurn(work: () => void, soon = false): () => void {
  const piece = { work, soon };
  const behind = soon ? waiting.findIndex((other) => !other.soon) : -1;
  waiting.splice(behind < 0 ? waiting.length : behind, 0, piece);
  if (!going) goOn();
  return () => {
    const at = waiting.indexOf(piece);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function goOn(): void {
  going = true;
  tell();
  void pictured().then(() => {
    going = false;
    const next = waiting.shift();
    if (waiting.length > 0) goOn();
    next?.work();
    tell();
  });
}

/** The page says whether it is still being drawn, for whoever wants to look at all of it. */
function tell(): void {
  document.documentElement.toggleAttribute("data-drawing", going);
}

/** Wait until what is there was laid out and painted. */
function pictured(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN);
  });
}
