/** Do something about things as soon as they are seen or nearly so, a few at a time. */
import type { Attachment } from "svelte/attachments";
import { inTurn } from "./turn";

/** How far from what is seen is near, in parts of its height. */
const NEAR = "50% 0px";
/** So many in one piece of work. */
const FEW = 4;

const awaited = new WeakMap<Element, () => void>();
let eye: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  const there = entries.filter(({ isIntersecting }) => isIntersecting);
  for (let from = 0; from < there.length; from += FEW) {
    const few = there.slice(from, from + FEW);
    inTurn(() => {
      for (const { target } of few) awaited.get(target)?.();
    });
  }
  for (const { target } of there) eye?.unobserve(target);
}

/** Call once when an element comes near to what is seen. */
export function whenNear(work: () => void): Attachment<Element> {
  return (element) => {
    eye ??= new IntersectionObserver(look, { rootMargin: NEAR });
    awaited.set(element, work);
    eye.observe(element);
    return () => {
      awaited.delete(element);
      eye?.unobserve(element);
    };
  };
}
