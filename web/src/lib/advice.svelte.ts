/** What bots tell whoever is asked something: hints when wished for, and who could follow a lead. */
import type { Hints, Radar, TableInfo } from "./protocol";
import type { Outgoing } from "./room.svelte";

type Send = (message: Outgoing) => number | undefined;

export class Advice {
  hints = $state.raw<Hints>();
  radar = $state.raw<Radar>();
  /** Whether a bot is thinking about hints. */
  thinking = $state(false);

  private wish: number | undefined;
  private scan: number | undefined;

  constructor(private readonly send: Send) {}

  /** Ask for hints at a state; without a name the bot one plays against gives them. */
  ask(seq: number, seat: number, bot?: string): void {
    if (this.thinking) return;
    this.wish = this.send({ type: "hints", seq, seat, bot: bot ?? null });
    this.thinking = this.wish !== undefined;
  }

  /** Ask who could follow what one may lead. */
  look(seq: number, seat: number): void {
    this.scan = this.send({ type: "radar", seq, seat });
  }

  /** Take what was told, unless another question has come up meanwhile. */
  take(message: Hints | Radar): void {
    if (message.type === "radar") {
      if (message.re === this.scan) this.radar = message;
    } else if (message.re === this.wish) {
      this.hints = message;
      this.thinking = false;
    }
  }

  /** Note that a wish was refused; tell whether nobody needs to know. */
  refused(re: number): boolean {
    if (re === this.wish) this.thinking = false;
    return re === this.scan;
  }

  /** Forget it all: another question has come. */
  reset(): void {
    this.hints = this.radar = this.wish = this.scan = undefined;
    this.thinking = false;
  }
}

/** Tell whether a seat plays against bots alone; only then the server gives hints. */
export function alone(table: TableInfo | undefined, seat: number | undefined): boolean {
  if (table === undefined || seat === undefined || !table.mine.includes(seat)) return false;
  return table.seats.every(
    (one) => one.seat === seat || (one.bot !== null && (one.kind === "bot" || one.mine)),
  );
}
