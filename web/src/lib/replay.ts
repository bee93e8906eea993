/** A finished match as a transport: frames become states, so that a room can show them. */
import { api } from "./api";
import type { Frame, LogLine, State } from "./protocol";

const CHUNK = 20;

/** Frames of a match as one seat saw it, loaded in chunks as they are wanted. */
export class Reel {
  count = 0;
  private frames = new Map<number, Frame>();
  private log: LogLine[] = [];
  private loading = new Map<number, Promise<void>>();

  constructor(
    private readonly match: string,
    readonly seat: number | undefined,
  ) {}

  /** Return the state after so many answers. */
  async at(number: number): Promise<State> {
    await this.load(Math.floor(number / CHUNK));
    const frame = this.frames.get(number);
    if (frame === undefined) throw new RangeError(`no frame ${String(number)}`);
    void this.load(Math.floor(number / CHUNK) + 1).catch(() => undefined);
    return this.state(frame);
  }

  private load(chunk: number): Promise<void> {
    const begun = this.loading.get(chunk);
    if (begun !== undefined) return begun;
    const done = this.fetch(chunk);
    this.loading.set(chunk, done);
    return done;
  }

  private async fetch(chunk: number): Promise<void> {
    if (this.count > 0 && chunk * CHUNK >= this.count) return;
    const part = await api.frames(this.match, chunk * CHUNK, CHUNK, this.seat);
    this.count = part.count;
    for (const frame of part.frames) this.frames.set(frame.number, frame);
    part.log.lines.forEach((line, at) => (this.log[part.log.start + at] = line));
  }

  private state(frame: Frame): State {
    const before = this.frames.get(frame.number - 1)?.log ?? 0;
    const lines = this.log.slice(0, frame.log).filter((line) => line !== undefined);
    return {
      type: "state",
      match: this.match,
      seq: frame.number,
      number: frame.number,
      view: frame.view,
      ask: null,
      offers: [],
      waiting: frame.view.waiting,
      answered: frame.view.answered,
      log: { start: 0, lines },
      undo: { can: false, fence: before },
      consent: null,
      mine: [],
      stopped: null,
      re: frame.number,
    };
  }
}
