/**
 * When a page has come to rest. What may wait for that would only get in the way of opening it: what
 * drifts for ever keeps a processor busy with pictures, and keeping the page for later fetches all of it.
 */
import { drawing } from "./turn";

/** Milliseconds without a new part after which a page is there. */
export const REST = 4000;

/** Call when a page that has loaded gets no new parts any more. */
export function whenSettled(then: () => void): void {
  if (document.readyState === "complete") look();
  else addEventListener("load", look, { once: true });

  function look(): void {
    const left = drawing.last + REST - performance.now();
    if (left <= 0 && !drawing.going) then();
    else setTimeout(look, Math.max(left, REST / 10));
  }
}

/** Let things drift from then on. */
export function letDrift(): void {
  document.documentElement.toggleAttribute("data-settled", true);
}
