/**
 * One table as one person sees it: what the server sent, and the answer being put together.
 *
 * Network play and replays feed the same room; pages only read it and call its verbs.
 */
import { Advice } from "./advice.svelte";
import { click, itemOf, lit, remaining, someKey } from "./answering";
import { applied } from "./delta";
import type { Ask, Delta, Down, LogLine, Option, Orders, Reason, State } from "./protocol";
import type { MakeOrder, TableInfo, Up } from "./protocol";
import { Queue } from "./queue";
import { beatsOf, type Beat } from "./story";
import { Talk } from "./chat.svelte";
import type { Link } from "./websocket";

export type SignName = Extract<Up, { type: "sign" }>["sign"];
type Distributed<M> = M extends Up ? Omit<M, "id"> : never;
export type Outgoing = Distributed<Up>;

export type Transport = {
  send: (message: Outgoing) => number | undefined;
  close: () => void;
};

export type Manner = {
  /** Milliseconds for each thing that is told of what others do. */
  gap: () => number;
  confirm: () => boolean;
  forced: () => boolean;
  /** Run a change of what is shown, which tells a story; motion wraps around it. */
  change: (apply: () => void, beats: readonly Beat[]) => void;
};

type Sent = { key: string; id: number; ask: Ask | undefined };
/** What each seat had left when it was told, and for whom it runs. */
export type Times = { left: readonly (number | null)[]; runs: readonly number[]; at: number };
export type Wish = Required<Pick<MakeOrder, "keys" | "same" | "until">>;
export type WhyNot = { ref: string; reasons: readonly Reason[] | undefined };

const FORCED_PAUSE = 450;
/** So many things of one answer are given time of their own. */
const MOST_BEATS = 5;
/** So many states are kept to be told again. */
const MOST_KEPT = 150;

export class Room {
  table = $state.raw<TableInfo>();
  now = $state.raw<State>();
  link = $state<Link>("joining");
  closedBy = $state(0);
  log = $state.raw<readonly LogLine[]>([]);
  /** Line the log begins with: after connecting only its last part is known. */
  logStart = $state(0);
  /** Refs clicked so far. */
  picked = $state.raw<readonly string[]>([]);
  /** Keys chosen so far for a question for some of several. */
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  /** An answer that waits for a confirmation. */
  staged = $state.raw<string>();
  problem = $state.raw<{ code: string; facts: Record<string, unknown> }>();
  whyNot = $state.raw<WhyNot>();
  /** The standing orders of the seat one looks from; undefined where the host knows none. */
  orders = $state.raw<Orders>();
  sent = $state.raw<Sent>();
  /** Key of an answer that a guide suggests. */
  hint = $state<string>();
  /** A guide plays the other seats of one's own: the device does not change hands. */
  guided = $state(false);
  /** Everybody in the room looks at this screen: it shows no hand and asks nobody. */
  public = $state(false);
  /** The only answer a guide lets through now ("": none); another one was turned down. */
  only = $state<string>();
  turnedDown = $state(false);
  /** Log line after one's own last answer. */
  seenTo = $state(0);
  /** Lines that opened sealed answers, while they are shown. */
  opened = $state.raw<readonly LogLine[]>([]);
  /** What the answer before this state brought about. */
  beats = $state.raw<readonly Beat[]>([]);
  /** How many states wait to be shown. */
  behind = $state(0);
  /** Whether the past is being told again. */
  retelling = $state(false);
  /** How many states could be told again. */
  story = $state(0);
  /** Time as it is now, however slowly the doings of others are shown. */
  times = $state.raw<Times>();
  readonly talk = new Talk();

  /** Tell whether an answer cannot be made good, so that it is asked for twice. */
  careful: (key: string) => boolean = () => false;

  readonly ask = $derived<Ask | undefined>(
    this.table?.ended ? undefined : (this.now?.ask ?? undefined),
  );
  readonly view = $derived(this.now?.view);
  /** Whether nothing can be answered any more: by the rules, or because it was ended. */
  readonly over = $derived(Boolean(this.view?.result ?? this.table?.ended));
  readonly seat = $derived(this.view?.seat ?? undefined);
  readonly options = $derived<readonly Option[]>(
    this.ask?.options ??
      (this.over ? [] : (this.now?.offers.flatMap((offer) => offer.options) ?? [])),
  );
  readonly left = $derived(remaining(this.options, this.picked));
  readonly lit = $derived(
    this.sent === undefined ? lit(this.options, this.picked) : new Set<string>(),
  );
  readonly someReady = $derived(
    this.ask?.type === "some" &&
      this.chosen.size >= this.ask.low &&
      this.chosen.size <= this.ask.high,
  );
  /** Who is asked a sealed question now: those that have answered and those that have not. */
  readonly sealed = $derived(
    this.now !== undefined && this.now.answered.length + this.now.waiting.length > 1
      ? [...this.now.answered, ...this.now.waiting].sort((a, b) => a - b)
      : [],
  );
  /** Another one of one's own seats that is asked: the device must change hands. */
  readonly turnedTo = $derived.by(() => {
    if (this.now === undefined || this.ask !== undefined || this.now.mine.length < 2) {
      return undefined;
    }
    if (this.guided || this.public || this.over) return undefined;
    return this.now.waiting.find((seat) => this.now?.mine.includes(seat));
  });
  /** Whether others sit here, or may: then there is something to say. */
  readonly shared = $derived(
    this.table?.seats.some((seat) => !seat.mine && seat.kind !== "bot") ?? false,
  );
  readonly since = $derived(this.log.slice(Math.max(0, this.seenTo - this.logStart)));

  /** What moved last. */
  readonly moved = $derived(new Set(this.beats.flatMap(({ refs }) => refs)));

  /** What bots tell about the present question. */
  readonly advice = new Advice((message) => this.transport?.send(message));

  private transport: Transport | undefined;
  /** States since one's own last answer, with the one it brought about. */
  private kept: State[] = [];
  /** The state that came last, shown or not: the next may build on it. */
  private latest: State | undefined;
  /** Whether the whole state was asked for. */
  private lacking = false;
  private queue: Queue<State>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Numbers of questions that were answered by themselves; undo goes past them. */
  private automatic = new Set<number>();
  private undoing = false;
  private rejoined = false;
  private whyNotId: number | undefined;

  constructor(private readonly manner: Manner) {
    this.queue = new Queue(
      (state) => this.present(state),
      () => manner.gap() * Math.min(Math.max(this.beats.length, 1), MOST_BEATS),
      (waiting) => (this.behind = waiting),
    );
  }

  connect(transport: Transport): void {
    this.transport = transport;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.queue.clear();
    this.transport?.close();
  }

  // -- what comes in

  linked(link: Link, code = 0): void {
    if (link === "up") {
      this.rejoined = this.now !== undefined;
      this.lacking = false;
    }
    this.link = link;
    this.closedBy = code;
  }

  receive(message: Down): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        this.talk.at(message.table.id);
        break;
      case "chat":
        this.talk.hear(message.lines, this.table?.mine ?? []);
        break;
      case "state":
        this.take(message);
        break;
      case "delta":
        this.takeChange(message);
        break;
      case "reasons":
        if (message.re === this.whyNotId) {
          this.whyNot = { ref: message.ref, reasons: message.reasons };
        }
        break;
      case "hints":
      case "radar":
        this.advice.take(message);
        break;
      case "error":
        this.refused(message.code, message.facts, message.re ?? undefined);
        break;
      case "orders":
        this.orders = message;
        break;
      case "pong":
        break;
    }
  }

  private take(state: State): void {
    this.latest = state;
    this.lacking = false;
    this.times = timesOf(state);
    // The first state, what one's own answer brought about, and the same again, at once.
    this.queue.add(state, state.re !== null || this.now === undefined || this.same(state));
  }

  private takeChange(delta: Delta): void {
    const state = applied(this.latest, delta);
    if (state !== undefined) this.take(state);
    else if (!this.lacking) this.lacking = this.transport?.send({ type: "whole" }) !== undefined;
  }

  private refused(code: string, facts: Record<string, unknown>, re: number | undefined): void {
    if (re !== undefined && re === this.whyNotId) this.whyNot = undefined;
    if (re !== undefined && this.advice.refused(re)) return;
    if (this.sent === undefined || re !== this.sent.id) {
      if (code !== "stale-answer") this.problem = { code, facts };
    } else if (code === "stale-answer" && sameQuestion(this.sent.ask, this.ask)) {
      // Somebody else's sealed answer came in between; the question is the same.
      this.give(this.sent.key);
    } else {
      this.sent = undefined;
      if (code !== "stale-answer") this.problem = { code, facts };
    }
  }

  /** Tell whether a state is the one that is shown, with other news. */
  private same(state: State): boolean {
    const shown = this.now;
    if (shown === undefined || this.queue.busy || shown.match !== state.match) return false;
    return shown.seq === state.seq && shown.view.seat === state.view.seat;
  }

  private present(state: State): void {
    if (!this.same(state)) {
      this.beats = beatsOf(this.now, state, this.logStart + this.log.length);
    }
    this.manner.change(() => this.show(state), this.beats);
  }

  private show(state: State): void {
    const before = this.now;
    this.takeLog(state);
    this.noteOpened(before, state);
    this.now = state;
    if (before?.seq !== state.seq || before.view.seat !== state.view.seat) this.reset();
    if (this.retelling) {
      if (state === this.kept.at(-1)) this.retold();
    } else {
      this.keep(state);
      this.settle(state);
    }
    if (!this.retelling) this.goOn(state);
  }

  private keep(state: State): void {
    const last = this.kept.at(-1);
    const given = state.re !== null && state.re === this.sent?.id;
    const own = given && !this.automatic.has(state.number - 1);
    const follows = last?.view.seat === state.view.seat && last.number <= state.number;
    this.kept = own || !follows ? [state] : [...this.kept, state].slice(-MOST_KEPT);
    this.story = this.kept.length - 1;
  }

  private retold(): void {
    this.retelling = false;
    this.queue.patient = false;
  }

  /** Find out what became of the answer that was sent. */
  private settle(state: State): void {
    if (this.sent === undefined) return;
    const asked = sameQuestion(this.sent.ask, this.ask);
    if (state.re === this.sent.id || !asked) {
      this.sent = undefined;
      if (!this.automatic.has(state.number - 1)) {
        this.seenTo = state.log.start + state.log.lines.length;
      }
    } else if (this.rejoined) {
      // The connection broke before the answer arrived.
      this.give(this.sent.key);
    }
    this.rejoined = false;
  }

  private takeLog(state: State): void {
    const { start, lines } = state.log;
    const joined = start >= this.logStart && start <= this.logStart + this.log.length;
    if (joined && this.now !== undefined) {
      this.log = [...this.log.slice(0, start - this.logStart), ...lines];
    } else {
      this.log = lines;
      this.logStart = start;
      this.seenTo = Math.max(this.seenTo, start, state.news ?? 0);
    }
  }

  private noteOpened(before: State | undefined, state: State): void {
    if (before === undefined || before.match !== state.match) return;
    const sealed = before.answered.length + before.waiting.length > 1;
    const open = sealed && state.answered.length === 0 && state.number > before.number;
    if (open) this.opened = state.log.lines.filter((line) => line.kind.startsWith("log-"));
    else if (state.number !== before.number) this.opened = [];
  }

  private reset(): void {
    this.picked = [];
    this.chosen = new Set();
    this.staged = undefined;
    this.whyNot = undefined;
    this.problem = undefined;
    this.turnedDown = false;
    this.advice.reset();
  }

  /** Do what follows by itself: an undo past automatic answers, or a forced answer. */
  private goOn(state: State): void {
    clearTimeout(this.timer);
    if (this.undoing && this.automatic.delete(state.number) && state.undo.can) {
      this.undo();
      return;
    }
    const undone = this.undoing;
    this.undoing = false;
    const [option, another] = state.ask?.type === "one" ? state.ask.options : [];
    if (option === undefined || another !== undefined || undone) return;
    if (this.sent !== undefined || !this.manner.forced()) return;
    this.timer = setTimeout(() => {
      if (this.now?.seq !== state.seq) return;
      this.automatic.add(state.number);
      this.give(option.key);
    }, FORCED_PAUSE);
  }

  // -- answering

  /** Click a thing on the table. */
  touch(ref: string): void {
    if (this.queue.busy) {
      this.queue.flush();
      return;
    }
    if (this.sent !== undefined) return;
    this.staged = undefined;
    if (this.ask?.type === "some") {
      const item = itemOf(this.options, ref);
      if (item === undefined) this.askWhyNot(ref);
      else this.toggle(item.key);
      return;
    }
    const outcome = click(this.options, this.picked, ref);
    if (outcome.then === "send") this.choose(outcome.option.key);
    else if (outcome.then === "narrow") this.picked = outcome.picked;
    else this.askWhyNot(ref);
  }

  /** Choose an answer; it is sent, or staged where confirmations are wished for. */
  choose(key: string): void {
    this.turnedDown = this.only !== undefined && key !== this.only;
    if (this.turnedDown) return;
    const twice = this.manner.confirm() || this.careful(key);
    if (twice && this.staged !== key) this.staged = key;
    else this.give(key);
  }

  toggle(key: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(key) && chosen.size < (this.ask?.high ?? 0)) chosen.add(key);
    this.chosen = chosen;
  }

  chooseSome(): void {
    this.choose(someKey(this.options, this.chosen));
  }

  /** Step back from what was picked so far. */
  back(): void {
    if (this.whyNot !== undefined) this.whyNot = undefined;
    else if (this.staged !== undefined) this.staged = undefined;
    else this.picked = this.picked.slice(0, -1);
  }

  /** Say something to everybody at the table, or show a short sign. */
  say(what: { text: string } | { sign: SignName }): void {
    const [seat] = this.table?.mine ?? [];
    if (seat === undefined) return;
    const from = { seat: this.seat ?? seat };
    if ("text" in what) this.transport?.send({ type: "say", ...what, ...from });
    else this.transport?.send({ type: "sign", ...what, ...from });
  }

  private give(key: string): void {
    if (this.now === undefined) return;
    const seat = this.ask?.seat ?? this.now.offers[0]?.seat ?? this.seat;
    if (seat === undefined) return;
    this.picked = [];
    this.staged = undefined;
    const id = this.transport?.send({ type: "answer", seq: this.now.seq, key, seat });
    this.sent = { key, id: id ?? -1, ask: this.ask };
  }

  /** Answer for another one of one's own seats without looking from it. */
  answerFor(seat: number, key: string): void {
    if (this.now !== undefined) {
      this.transport?.send({ type: "answer", seq: this.now.seq, key, seat });
    }
  }

  askWhyNot(ref: string): void {
    if (this.seat === undefined) return;
    this.whyNot = { ref, reasons: undefined };
    this.whyNotId = this.transport?.send({ type: "why_not", ref, seat: this.seat });
    if (this.whyNotId === undefined) this.whyNot = undefined;
  }

  /** Ask a bot for hints; by default the one that is played against. */
  askHints(bot?: string): void {
    if (this.now === undefined || this.ask === undefined || this.sent !== undefined) return;
    this.advice.ask(this.now.seq, this.ask.seat, bot);
  }

  askRadar(): void {
    if (this.now === undefined || this.ask === undefined) return;
    this.advice.look(this.now.seq, this.ask.seat);
  }

  // -- standing orders

  /** Let what is asked now be answered so when it is asked again. */
  order(wish: Wish): void {
    if (this.now === undefined || this.ask === undefined) return;
    this.transport?.send({ type: "order", seq: this.now.seq, seat: this.ask.seat, ...wish });
  }

  cancelOrder(order: string): void {
    if (this.seat === undefined) return;
    this.transport?.send({ type: "cancel_order", order, seat: this.seat });
  }

  // -- going back, and looking

  undo(): void {
    if (this.now === undefined || this.seat === undefined) return;
    this.queue.flush();
    this.undoing = true;
    this.transport?.send({ type: "undo", seq: this.now.seq, seat: this.seat });
  }

  proposeUndo(to: number): void {
    if (this.now === undefined || this.seat === undefined) return;
    this.transport?.send({ type: "propose_undo", seq: this.now.seq, to, seat: this.seat });
  }

  consent(agree: boolean): void {
    if (this.now === undefined || this.seat === undefined) return;
    this.transport?.send({ type: "consent", seq: this.now.seq, agree, seat: this.seat });
  }

  look(seat: number | undefined): void {
    this.queue.flush();
    this.transport?.send({ type: "look", seat: seat ?? null });
  }

  hurry(): void {
    this.queue.flush();
  }

  /** Show the next thing that waits. */
  step(): void {
    this.queue.step();
  }

  /** Tell again what happened since one's own last answer. */
  retell(): void {
    this.queue.flush();
    const [first, ...others] = this.kept;
    if (first === undefined || others.length === 0 || this.sent !== undefined) return;
    clearTimeout(this.timer);
    this.retelling = this.queue.patient = true;
    this.queue.add(first, true);
    for (const state of others) this.queue.add(state, false);
  }
}

function timesOf(state: State): Times | undefined {
  if (!state.clocks) return undefined;
  return { left: state.clocks, runs: state.waiting, at: Date.now() };
}

/** Tell whether a question is still the one that was answered. */
function sameQuestion(one: Ask | undefined, other: Ask | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
