/** Make what lies in a room as large as the room allows; what cannot fit is scrolled to. */
import type { Attachment } from "svelte/attachments";

const STEP = 0.05;
/** Things that bob on the water may stick out so far. */
const SLACK = 3;

/**
 * Enlarge or shrink the element `.fitted` of a room between two bounds, in steps.
 *
 * By `zoom`, not by a transform: lines break anew, and the room scrolls where the lower bound
 * is still too large.
 */
export function fitting(low: number, high: number): Attachment<HTMLElement> {
  return (room) => {
    const content = room.querySelector<HTMLElement>(":scope > .fitted");
    if (content === null) return undefined;
    const most = Math.round((high - low) / STEP);
    let step = Math.round((1 - low) / STEP);

    const fits = (wish: number): boolean => {
      content.style.zoom = (low + wish * STEP).toFixed(2);
      return (
        room.scrollHeight <= room.clientHeight + SLACK &&
        room.scrollWidth <= room.clientWidth + SLACK
      );
    };

    const largest = (): number => {
      let [right, wrong] = [0, most + 1];
      while (wrong - right > 1) {
        const middle = (right + wrong) >> 1;
        if (fits(middle)) right = middle;
        else wrong = middle;
      }
      return right;
    };

    const settle = (): void => {
      if (room.clientWidth === 0) return; // behind a tab
      const same = fits(step) && (step === most || !fits(step + 1));
      if (!same) step = largest();
      room.classList.toggle("scrolled", !fits(step));
    };

    const sizes = new ResizeObserver(settle);
    sizes.observe(room);
    const changes = new MutationObserver(settle);
    changes.observe(content, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  };
}
