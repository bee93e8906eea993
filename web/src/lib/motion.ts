/** Movement: what changed place glides there, and what left shows where it went. */
import { tick } from "svelte";

type Still = Map<string, DOMRect>;

const GLIDE: KeyframeAnimationOptions = { duration: 380, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
const NEAR = 6;

/** Everything that moves carries `data-ref`: cards by key, ships and places by name. */
function things(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-ref]");
}

function still(): Still {
  const found: Still = new Map();
  for (const thing of things()) {
    const ref = thing.dataset["ref"];
    const box = thing.getBoundingClientRect();
    if (ref !== undefined && box.width > 0) found.set(ref, box);
  }
  return found;
}

/** Apply a change and let everything glide from where it was to where it is. */
export function glideAround(apply: () => void): void {
  const before = still();
  apply();
  void tick().then(() => {
    for (const thing of things()) glide(thing, before);
  });
}

function glide(thing: HTMLElement, before: Still): void {
  const ref = thing.dataset["ref"];
  const old = ref === undefined ? undefined : (before.get(ref) ?? cameFrom(thing, before));
  const box = thing.getBoundingClientRect();
  if (old === undefined || box.width === 0) return;
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
    { ...GLIDE, composite: "replace" },
  );
}

/** A card that was hidden before comes from the pile or hand it lay in, if it says so. */
function cameFrom(thing: HTMLElement, before: Still): DOMRect | undefined {
  const source = thing.dataset["from"];
  return source === undefined ? undefined : before.get(source);
}

function px(value: number): string {
  return `${value.toFixed(1)}px`;
}
