/** Show what happens one thing after another, at a pace that can be followed. */

export type Pace = "step" | "slow" | "calm" | "quick" | "instant";

/** Milliseconds for each thing that is told; a step waits for a hand. */
export const GAPS: Record<Pace, number> = {
  step: Infinity,
  slow: 1800,
  calm: 900,
  quick: 420,
  instant: 0,
};

/** So many waiting things are let through faster: nobody wants to watch the past. */
const CROWD = 6;

/** Let things through one by one with a gap between them. */
export class Queue<T> {
  /** Let nothing through faster because much is waiting. */
  patient = false;
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(
    private readonly show: (thing: T) => void,
    /** How long to look at what was shown last. */
    private readonly gap: () => number,
    /** Be told how many things wait. */
    private readonly tell: (waiting: number) => void = () => undefined,
  ) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Add a thing; `urgent` lets everything through at once. */
  add(thing: T, urgent: boolean): void {
    this.waiting.push(thing);
    if (urgent) this.flush();
    else this.next();
    this.tell(this.waiting.length);
  }

  /** Show everything that waits. */
  flush(): void {
    this.stop();
    for (const thing of this.waiting.splice(0)) this.show(thing);
    this.last = performance.now();
    this.tell(0);
  }

  /** Show the next thing now. */
  step(): void {
    this.stop();
    this.let();
  }

  clear(): void {
    this.stop();
    this.waiting = [];
    this.tell(0);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    if (this.timer !== undefined || this.waiting.length === 0) return;
    const crowded = this.waiting.length > CROWD && !this.patient;
    const gap = crowded ? this.gap() / 4 : this.gap();
    const pause = this.last + gap - performance.now();
    if (pause === Infinity) return;
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
    this.tell(this.waiting.length);
    this.next();
  }
}
