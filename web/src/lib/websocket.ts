/** One WebSocket to a table that comes back by itself when it breaks. */
import { SPEAKS } from "./delta";
import type { Down, Up } from "./protocol";

export type Link = "joining" | "up" | "lost" | "closed";

export type Handlers = {
  message: (message: Down) => void;
  link: (link: Link, code: number) => void;
};

/** Codes after which trying again is of no use. */
const FINAL = new Set([4401, 4403, 4404]);
/** What the server tells only to those who want it. */
const HEARS = ["chat", "orders"];
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 60_000;

type Outgoing = Up extends infer One ? (One extends Up ? Omit<One, "id"> : never) : never;

export class Live {
  private socket: WebSocket | undefined;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private count = 0;
  private over = false;

  constructor(
    private readonly address: () => string,
    private readonly on: Handlers,
  ) {
    addEventListener("online", this.now);
    this.connect();
  }

  /** Send a message; return its id, or undefined when there is no connection. */
  send(message: Outgoing): number | undefined {
    if (this.socket?.readyState !== WebSocket.OPEN) return undefined;
    const id = ++this.count;
    this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  close(): void {
    this.over = true;
    removeEventListener("online", this.now);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.on.link("up", 0);
      clearInterval(this.beat);
      this.beat = setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.on.message(JSON.parse(String(event.data)) as Down);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    if (this.over) return;
    if (FINAL.has(code)) {
      this.on.link("closed", code);
      return;
    }
    this.on.link("lost", code);
    this.retry = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

/** Whose eyes one looks through: those of a seat, of nobody who plays, or as the server sees fit. */
export type Eyes = number | "none" | undefined;

/** Return the address of a table's WebSocket. */
export function liveAddress(table: string, invite: string, seat: Eyes): string {
  const url = new URL(`/api/tables/${table}/live`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("speaks", SPEAKS);
  url.searchParams.set("hear", HEARS.join(","));
  if (invite !== "") url.searchParams.set("invite", invite);
  if (seat !== undefined) url.searchParams.set("seat", String(seat));
  return url.href;
}
