/** What is said at a table, and how much of it one has read; kept apart from the match. */
import type { ChatLine } from "./protocol";

type Kept = Record<string, { read: number; muted: boolean }>;

const STORE = "portside-talk";
/** So many tables are remembered. */
const MOST = 60;
/** How long a line is shown beside who said it. */
const SHOWN = 7000;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Whether it is being read. */
  open = $state(false);
  muted = $state(false);
  /** Lines that have just come, for a moment. */
  fresh = $state.raw<readonly ChatLine[]>([]);
  private read = $state(0);
  private table = "";
  private begun = false;

  /** What others said that was not read; nothing where one does not want to hear. */
  readonly unread = $derived.by(() => {
    if (this.muted || this.open) return 0;
    return this.lines.filter((line) => line.kind !== "event" && line.id > this.read).length;
  });
  /** What is shown: events are news of the match, so that they are never muted. */
  readonly shown = $derived(
    this.muted ? this.lines.filter((line) => line.kind === "event") : this.lines,
  );

  /** Remember what was read at a table before. */
  at(table: string): void {
    if (table === this.table) return;
    this.table = table;
    const before = kept()[table];
    this.read = before?.read ?? 0;
    this.muted = before?.muted ?? false;
  }

  /** Take lines; after connecting again all of them come once more. */
  hear(lines: readonly ChatLine[], mine: readonly number[]): void {
    const last = this.lines.at(-1)?.id ?? 0;
    const come = lines.filter((line) => line.id > last);
    const own = come.filter((line) => line.kind !== "event" && mine.includes(line.seat));
    this.lines = [...this.lines, ...come];
    // Whoever writes has read what stands above.
    const written = own.at(-1)?.id;
    if (written !== undefined && this.begun) this.readTo(written);
    if (this.begun) this.show(come.filter((line) => line.kind === "event" || !this.muted));
    this.begun = true;
  }

  /** Everything has been read. */
  readAll(): void {
    const last = this.lines.at(-1)?.id;
    if (last !== undefined && last > this.read) this.readTo(last);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    this.readAll();
    this.keep();
  }

  forget(line: ChatLine): void {
    this.fresh = this.fresh.filter((each) => each !== line);
  }

  private show(come: readonly ChatLine[]): void {
    if (come.length === 0) return;
    this.fresh = [...this.fresh, ...come];
    setTimeout(() => come.forEach((line) => this.forget(line)), SHOWN);
  }

  private readTo(id: number): void {
    this.read = id;
    this.keep();
  }

  private keep(): void {
    const all = Object.entries(kept()).filter(([table]) => table !== this.table);
    const mine = [this.table, { read: this.read, muted: this.muted }] as const;
    const recent = [...all, mine].slice(-MOST);
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(recent)));
  }
}
