/** Movement: what changed place glides there, one thing after another, and what left flies off. */
import { tick } from "svelte";
import { orderOf, type Beat, type Way } from "./story";

type Still = Map<string, HTMLElement>;
type Seen = { boxes: Map<string, DOMRect>; things: Still };

const EASING = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const SHORTEST = 380;
const LONGEST = 900;
const NEAR = 6;

/** Everything that moves carries `data-ref`: cards by key, ships and places by name. */
function things(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-ref]");
}

function still(): Seen {
  const seen: Seen = { boxes: new Map(), things: new Map() };
  for (const thing of things()) {
    const ref = thing.dataset["ref"];
    const box = thing.getBoundingClientRect();
    if (ref === undefined || box.width === 0) continue;
    seen.boxes.set(ref, box);
    seen.things.set(ref, thing);
  }
  return seen;
}

/**
 * Apply a change and let everything glide from where it was to where it is.
 *
 * What belongs to a later beat sets out later, by `gap` milliseconds for each.
 */
export function glideAround(apply: () => void, beats: readonly Beat[] = [], gap = 0): void {
  const before = still();
  apply();
  // Where nothing was, nothing glides, and nothing needs to be measured.
  if (before.things.size === 0) return;
  void tick().then(() => {
    const step = Number.isFinite(gap) ? gap : SHORTEST;
    const order = orderOf(beats);
    const after = still();
    for (const [ref, thing] of after.things) {
      const old = before.boxes.get(ref) ?? cameFrom(thing, before);
      const box = after.boxes.get(ref);
      if (old && box) glide(thing, [old, box], timing((order.get(ref) ?? 0) * step, step));
    }
    beats.forEach(({ ways }, at) => {
      for (const way of ways) flyOff(way, before, after, timing(at * step, step));
    });
  });
}

function timing(delay: number, step: number): KeyframeAnimationOptions {
  const duration = Math.min(Math.max(step, SHORTEST), LONGEST);
  return { duration, delay, easing: EASING, fill: "backwards" };
}

function glide(
  thing: HTMLElement,
  [old, box]: [DOMRect, DOMRect],
  when: KeyframeAnimationOptions,
): void {
  const [dx, dy] = [old.x - box.x, old.y - box.y];
  if (Math.abs(dx) + Math.abs(dy) < NEAR) return;
  const scale = Math.min(Math.max(old.width / box.width, 0.4), 2.5);
  const zoom = thing.currentCSSZoom; // what is enlarged moves in enlarged steps
  thing.animate(
    [
      {
        transform: `translate(${px(dx / zoom)}, ${px(dy / zoom)}) scale(${String(scale)})`,
        zIndex: 20,
      },
      { transform: "none", zIndex: 20 },
    ],
    { ...when, composite: "replace" },
  );
}

/** A card that was hidden before comes from the pile or hand it lay in, if it says so. */
function cameFrom(thing: HTMLElement, before: Seen): DOMRect | undefined {
  const source = thing.dataset["from"];
  return source === undefined ? undefined : before.boxes.get(source);
}

/** A card that can be seen no more, or never could, flies to where it went. */
function flyOff(way: Way, before: Seen, after: Seen, when: KeyframeAnimationOptions): void {
  if (way.card !== undefined && after.boxes.has(way.card)) return;
  const from = before.boxes.get(way.card ?? way.from) ?? before.boxes.get(way.from);
  const to = after.boxes.get(way.to);
  if (from === undefined || to === undefined) return;
  const ghost = ghostOf(way.card === undefined ? undefined : before.things.get(way.card));
  const size = Math.min(from.width, 90);
  ghost.style.cssText = `left:${px(from.x)};top:${px(from.y)};width:${px(size)};--card:${px(size)}`;
  document.querySelector(".match")?.append(ghost);
  const [dx, dy] = [
    to.x + to.width / 2 - from.x - size / 2,
    to.y + to.height / 2 - from.y - size / 2,
  ];
  const end = { transform: `translate(${px(dx)}, ${px(dy)}) scale(0.5)`, opacity: 0.3 };
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, end], when);
  void flight.finished.catch(() => undefined).then(() => ghost.remove());
}

/** A copy of what was seen, for the eye only; of what was hidden, a back. */
function ghostOf(thing: HTMLElement | undefined): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = thing === undefined ? "ghost back" : "ghost";
  ghost.ariaHidden = "true";
  ghost.inert = true;
  for (const child of thing?.children ?? []) ghost.append(child.cloneNode(true));
  return ghost;
}

function px(value: number): string {
  return `${value.toFixed(1)}px`;
}
