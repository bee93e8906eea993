/** Keys that work anywhere at a table. */
import type { Room } from "./room.svelte";

const ANSWERS = ".question :is(.option, .few button, input, .button.main):not(:disabled)";

const TYPING = "input:not([type=checkbox], [type=range]), select, textarea, dialog";

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Every key with the end of the message that explains it. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["1 – 9", "digits"],
  ["a", "answers"],
  ["g", "glow"],
  ["← → ↑ ↓", "arrows"],
  ["Enter", "enter"],
  ["u", "undo"],
  ["Esc", "escape"],
  ["n", "next"],
  ["c", "chat"],
  ["␣", "space"],
  ["r", "again"],
  ["h", "hint"],
  ["f", "radar"],
  ["?", "keys"],
];

/** Do what a key stands for; `help` shows which key does what. */
export function shortcuts(event: KeyboardEvent, room: Room, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    room.back();
    return;
  }
  if (typing(event.target)) return;
  if (/^[1-9]$/.test(event.key)) {
    const option = room.left[Number(event.key) - 1];
    if (room.ask?.type === "some" && option !== undefined) room.toggle(option.key);
    else if (option !== undefined && room.sent === undefined) room.choose(option.key);
  } else if (event.key === "u" && room.now?.undo.can) {
    room.undo();
  } else if (event.key === "a") {
    document.querySelector<HTMLElement>(ANSWERS)?.focus();
    event.preventDefault();
  } else if (event.key === "g") {
    nextLit(event.shiftKey ? -1 : 1);
    event.preventDefault();
  } else if (event.key === "n") {
    room.step();
  } else if (event.key === "c" && room.shared) {
    room.talk.open = true;
    event.preventDefault();
    requestAnimationFrame(() => document.querySelector<HTMLElement>(".chat-line")?.focus());
  } else if (event.key === "r") {
    room.retell();
  } else if (event.key === "h") {
    document.querySelector<HTMLElement>(".hints > .button")?.click();
  } else if (event.key === "f") {
    document.querySelector<HTMLElement>(".radar > summary")?.click();
  } else if (event.key === "?") {
    help();
  } else if (event.key === " " && event.target === document.body) {
    room.hurry();
  }
}

function nextLit(step: number): void {
  const lit = [...document.querySelectorAll<HTMLElement>(".thing.lit")];
  const at = lit.findIndex((thing) => thing === document.activeElement);
  const next = at < 0 && step < 0 ? lit.length - 1 : (at + step + lit.length) % lit.length;
  lit[next]?.focus();
}
