/** Show what happens one thing after another, at a pace that can be followed. */

export type Pace = "calm" | "quick" | "instant";

export const GAPS: Record<Pace, number> = { calm: 900, quick: 420, instant: 0 };

/** So many waiting things are let through faster: nobody wants to watch the past. */
const CROWD = 6;

/** Let things through one by one with a gap between them. */
export class Queue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(
    private readonly show: (thing: T) => void,
    private readonly gap: () => number,
  ) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Add a thing; `urgent` lets everything through at once. */
  add(thing: T, urgent: boolean): void {
    this.waiting.push(thing);
    if (urgent) this.flush();
    else this.next();
  }

  /** Show everything that waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const thing of this.waiting.splice(0)) this.show(thing);
    this.last = performance.now();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    if (this.timer !== undefined || this.waiting.length === 0) return;
    const gap = this.waiting.length > CROWD ? this.gap() / 4 : this.gap();
    const pause = this.last + gap - performance.now();
    if (pause > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.let();
      }, pause);
    } else {
      this.let();
    }
  }

  private let(): void {
    const thing = this.waiting.shift();
    this.last = performance.now();
    if (thing !== undefined) this.show(thing);
    this.next();
  }
}
