/** Arrow keys within a group: one stop for Tab, arrows inside. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
const STOPS = "button:not(:disabled), a[href]";

/** Make a container one stop for Tab: the arrows move between its buttons. */
export const roving: Attachment<HTMLElement> = (group) => {
  const stops = () => [...group.querySelectorAll<HTMLElement>(STOPS)];

  const settle = (): void => {
    const all = stops();
    const current =
      all.find((stop) => stop === document.activeElement) ??
      all.find((stop) => stop.classList.contains("lit")) ??
      all[0];
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  };

  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["class"] });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", settle);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", move);
    group.removeEventListener("focusin", settle);
  };
};
