/** Make what lies in a room as large as the room allows; what cannot fit is scrolled to. */
import type { Attachment } from "svelte/attachments";
import { inTurn } from "./turn";

const STEP = 0.05;
/** Things that bob on the water may stick out so far. */
const SLACK = 3;
/** Milliseconds without a change after which it is tried whether more fits. */
const QUIET = 300;
/** So often the next size to try is reckoned; lines that break elsewhere can make that useless. */
const RECKONED = 4;

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
    // Other bounds, as a larger window has, begin with the size that is there, and hide nothing.
    const before = content.style.zoom;
    let step = Math.min(Math.round((Number(before || 1) - low) / STEP), most);
    let shown = step;
    if (before !== "") content.style.zoom = (low + step * STEP).toFixed(2);

    const fits = (wish: number): boolean => {
      // The same size written once more would lay all of it out anew.
      if (wish !== shown) content.style.zoom = (low + wish * STEP).toFixed(2);
      shown = wish;
      return (
        room.scrollHeight <= room.clientHeight + SLACK &&
        room.scrollWidth <= room.clientWidth + SLACK
      );
    };

    /** What is too large by a fourth now should fit at four fifths of its size. */
    const guess = (): number => {
      const parts = [room.clientHeight / room.scrollHeight, room.clientWidth / room.scrollWidth];
      const wish = Math.floor(((low + shown * STEP) * Math.min(...parts) - low) / STEP);
      return Math.min(Math.max(wish, 0), shown - 1);
    };

    /** Enlarged, it takes its height in proportion or more: a step above this one is too high. */
    const bound = (): number => {
      Object.assign(content.style, { minHeight: "0", alignSelf: "start" });
      const { height } = content.getBoundingClientRect();
      Object.assign(content.style, { minHeight: "", alignSelf: "" });
      const wish = ((low + shown * STEP) * (room.clientHeight + SLACK)) / height;
      return Math.max(Math.floor((wish - low) / STEP), shown);
    };

    /** Look for the largest step that fits, upwards from one that does or down from one that does not. */
    function* search(up: boolean): Generator<number, void, boolean> {
      // The least is taken even where it does not fit.
      let [right, wrong] = up ? [step, most + 1] : [-1, step];
      let fit = up;
      for (let tries = 0; wrong - right > 1; tries++) {
        if (fit) wrong = Math.min(wrong, bound() + 1);
        if (wrong - right <= 1) break;
        const reckoned = fit ? wrong - 1 : Math.max(guess(), right + 1);
        const next = tries < RECKONED ? reckoned : (right + wrong) >> 1;
        fit = yield next;
        if (fit) right = next;
        else wrong = next;
      }
      step = Math.max(right, 0);
      room.classList.toggle("scrolled", !fits(step));
    }

    let hurry: () => void = () => undefined;

    /**
     * Try one size after the other, each in a task of its own; nothing is seen meanwhile.
     *
     * By its opacity: to be hidden is inherited, and each thing inside would get a new style.
     */
    const unhurried = (tries: ReturnType<typeof search>): void => {
      const seen = (): void => void (content.style.opacity = "");
      const goOn = (next: IteratorResult<number, void>): void => {
        if (next.done === true) return seen();
        const callOff = inTurn(() => goOn(tries.next(fits(next.value))), "hand");
        hurry = () => (callOff(), seen());
      };
      content.style.opacity = "0";
      goOn(tries.next());
    };

    const atOnce = (tries: ReturnType<typeof search>): void => {
      for (let next = tries.next(); next.done !== true;) next = tries.next(fits(next.value));
    };

    const grow = (): void => {
      if (room.clientWidth !== 0) atOnce(search(true));
    };

    // Every size that is tried lays all of it out anew: too dear for each change of a table.
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let first = before === "";
    let awaited = false;
    const settle = (): void => {
      clearTimeout(quiet);
      hurry();
      // Behind a tab: who turns to it waits for it.
      if (room.clientWidth === 0) awaited = true;
      if (room.clientWidth === 0 || content.childElementCount === 0) return;
      const fit = fits(step);
      if (first && !awaited) unhurried(search(fit));
      else if (first || !fit) atOnce(search(fit));
      else {
        room.classList.remove("scrolled");
        quiet = setTimeout(grow, QUIET);
      }
      first = false;
    };

    const sizes = new ResizeObserver(settle);
    sizes.observe(room);
    // Once for all that changes before the next picture.
    let asked = 0;
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(settle);
    });
    changes.observe(content, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(quiet);
      hurry();
      sizes.disconnect();
      changes.disconnect();
      cancelAnimationFrame(asked);
    };
  };
}
