/** Swiping sideways with a finger. */
import type { Attachment } from "svelte/attachments";

const FAR = 60;
const STRAIGHT = 2;

type Spot = { x: number; y: number };

/** Tell which way a finger went: 1 for on (to the left), -1 for back, 0 for neither. */
export function way(from: Spot, to: Spot): 1 | 0 | -1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < FAR || Math.abs(dx) < STRAIGHT * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Tell whether something between a target and the swiped element scrolls sideways itself. */
function scrolls(target: EventTarget | null, within: HTMLElement): boolean {
  let at = target instanceof Element ? target : null;
  while (at !== null && at !== within) {
    const wide = at.scrollWidth > at.clientWidth + 1;
    if (wide && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    at = at.parentElement;
  }
  return false;
}

/** Let an element be swiped. */
export function swiping(go: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Spot | undefined;
    const start = (event: TouchEvent): void => {
      const [touch, another] = event.touches;
      const alone = touch !== undefined && another === undefined;
      from =
        alone && !scrolls(event.target, element)
          ? { x: touch.clientX, y: touch.clientY }
          : undefined;
    };
    const end = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (from === undefined || touch === undefined) return;
      const step = way(from, { x: touch.clientX, y: touch.clientY });
      from = undefined;
      if (step !== 0) go(step);
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchend", end);
    };
  };
}
