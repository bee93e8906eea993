/** How a table is laid out in a window, and how large its text is. */

/** Everything at once, most of it, or one part at a time upright and sideways. */
export type Layout = "wide" | "tablet" | "phone" | "sideways";

/** The window that everything was first drawn for. */
export const LAPTOP = { width: 1366, height: 768 };
const WIDE = { width: 960, height: 560 };
const TABLET = 700;
/** Below this height what lies in the middle of a wide table is drawn flatter. */
const LOW = 700;
/** Text grows slower than cards do. */
const TEXT = 0.6;
const LARGEST = 1.6;

export function layoutOf(width: number, height: number): Layout {
  if (width >= WIDE.width && height >= WIDE.height) return "wide";
  if (height <= width) return "sideways";
  return width >= TABLET ? "tablet" : "phone";
}

/** Tell whether all of a table is shown at once in a window with little height. */
export function isLow(width: number, height: number): boolean {
  return layoutOf(width, height) === "wide" && height < LOW;
}

/** Return by how much the text beside the board is larger than on a laptop. */
export function textScale(width: number, height: number): number {
  const room = Math.min(width / LAPTOP.width, height / LAPTOP.height);
  return Math.min(Math.max(room ** TEXT, 1), LARGEST);
}
