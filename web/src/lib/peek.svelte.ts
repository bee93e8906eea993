/** Showing a card large: on hover, on focus by keyboard, and on a long press. */
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const HOVER_PAUSE = 260;
const PRESS_PAUSE = 420;
const PRESS_SLACK = 10;

export class Peek {
  key = $state<string>();
  near = $state.raw<DOMRect>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(key: string, near: DOMRect): void {
    clearTimeout(this.timer);
    this.key = key;
    this.near = near;
  }

  later(key: string, element: Element, pause = HOVER_PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(key, element.getBoundingClientRect()), pause);
  }

  /** Show nothing of what was meant to be shown later. */
  calm(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    this.calm();
    this.key = undefined;
  }

  /** Stop showing one card, soon: what is focused may vanish while the page is being changed. */
  drop(key: string): void {
    queueMicrotask(() => {
      if (this.key === key) this.key = undefined;
    });
  }
}

export const [getPeek, setPeek] = createContext<Peek>();

/** Let an element show a card large. */
export function peeking(peek: Peek, key: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (key === undefined) return undefined;
    const presses = new Press(peek, key, element);
    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", presses.enter],
      ["pointerdown", presses.down],
      ["pointermove", presses.move],
      ["pointerup", presses.up],
      ["pointerleave", presses.leave],
      ["pointercancel", presses.leave],
      ["focus", presses.focus],
      ["blur", presses.leave],
      ["contextmenu", presses.menu],
    ];
    for (const [name, listener] of listeners) {
      element.addEventListener(name, listener as EventListener);
    }
    element.addEventListener("click", presses.click, { capture: true });
    return () => {
      peek.drop(key);
      for (const [name, listener] of listeners) {
        element.removeEventListener(name, listener as EventListener);
      }
      element.removeEventListener("click", presses.click, { capture: true });
    };
  };
}

/** Tell a tap from a long press, and a mouse from a finger. */
class Press {
  private touching = false;
  private from = { x: 0, y: 0 };

  constructor(
    private readonly peek: Peek,
    private readonly key: string,
    private readonly element: HTMLElement,
  ) {}

  readonly enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.peek.later(this.key, this.element);
  };

  readonly down = (event: PointerEvent): void => {
    this.touching = event.pointerType !== "mouse";
    this.from = { x: event.clientX, y: event.clientY };
    if (this.touching) this.peek.later(this.key, this.element, PRESS_PAUSE);
  };

  readonly move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
    if (this.touching && far > PRESS_SLACK) this.peek.hide();
  };

  readonly up = (): void => {
    if (this.touching && this.peek.key === undefined) this.peek.hide();
  };

  readonly leave = (event: PointerEvent | FocusEvent): void => {
    const finger = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (finger) return;
    this.peek.calm();
    this.peek.drop(this.key);
  };

  readonly focus = (): void => {
    if (this.element.matches(":focus-visible")) this.peek.later(this.key, this.element, 0);
  };

  /** A finger that held on wanted to read, not to play. */
  readonly click = (event: MouseEvent): void => {
    if (!this.touching || this.peek.key !== this.key) {
      this.peek.hide();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  readonly menu = (event: Event): void => {
    if (this.touching) event.preventDefault();
  };
}
