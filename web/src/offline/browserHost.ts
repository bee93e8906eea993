/** The host in this browser: two workers behind the interface of a server. */
import { refusal, Refused, type Host } from "../lib/host";
import type { Handlers } from "../lib/websocket";
import type { Down, Problem } from "../lib/protocol";
import type { Outgoing, Transport } from "../lib/room.svelte";
import { loading } from "./loading.svelte";
import { listed } from "./database";
import type { FromWorker, ToWorker } from "./workerMessages";

const NAME = "portside-name";
const NO_TABLE = 4404;

type Answer = { ok: true; body: unknown } | { ok: false; body: Partial<Problem> };

/** The workers, and whoever waits for something from them. */
class Workers {
  private readonly ready: Promise<void>;
  private readonly tables: Worker;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, Handlers>();
  private thinker: MessagePort | undefined;
  private bots: Worker | undefined;
  private count = 0;

  constructor() {
    this.tables = worker();
    this.ready = new Promise((done, failed) => {
      this.tables.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "ready") done();
        else if (data.kind === "broken") failed(new Refused("no-engine", {}));
        else this.hear(data);
      };
    });
    const { port1, port2 } = new MessageChannel();
    this.post({ kind: "begin", role: "tables", thinker: port1 }, [port1]);
    this.thinker = port2;
    // A browser may keep a page that was left, for those who come back: without two Pythons in it.
    window.addEventListener("pagehide", () => {
      this.tables.terminate();
      this.bots?.terminate();
    });
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) location.reload();
    });
  }

  /** Begin where bots think; a second Python takes time and memory, so only where there are any. */
  private think(): void {
    if (this.thinker === undefined) return;
    const begin: ToWorker = { kind: "begin", role: "thinker", port: this.thinker };
    this.bots = worker();
    this.bots.postMessage(begin, [this.thinker]);
    this.thinker = undefined;
  }

  async request(method: string, path: string, body: unknown): Promise<Answer> {
    await this.ready;
    const id = ++this.count;
    const text = body === undefined ? undefined : JSON.stringify(body);
    this.post({ kind: "request", id, method, path, body: text });
    return new Promise((done) => this.waiting.set(id, done));
  }

  async open(table: string, seat: number | undefined, on: Handlers): Promise<Transport> {
    await this.ready;
    const socket = ++this.count;
    let sent = 0;
    this.sockets.set(socket, on);
    this.post({ kind: "open", socket, table, seat });
    on.link("up", 0);
    return {
      send: (message: Outgoing) => {
        this.post({ kind: "say", socket, text: JSON.stringify({ ...message, id: ++sent }) });
        return sent;
      },
      close: () => {
        this.sockets.delete(socket);
        this.post({ kind: "shut", socket });
      },
    };
  }

  private post(message: ToWorker, moved: Transferable[] = []): void {
    this.tables.postMessage(message, moved);
  }

  private hear(message: FromWorker): void {
    if (message.kind === "answer") {
      this.waiting.get(message.id)?.(JSON.parse(message.text) as Answer);
      this.waiting.delete(message.id);
    } else if (message.kind === "hear") {
      this.sockets.get(message.socket)?.message(JSON.parse(message.text) as Down);
    } else if (message.kind === "bots") {
      this.think();
    } else if (message.kind === "shut") {
      this.sockets.get(message.socket)?.link("closed", NO_TABLE);
    }
  }
}

function worker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

let begun: Promise<Workers> | undefined;

/** Return the workers, with the engine fetched and kept first if it is not yet here. */
function workers(): Promise<Workers> {
  begun ??= loading.fetched().then(
    () => new Workers(),
    () => {
      begun = undefined;
      throw new Refused("no-engine", {});
    },
  );
  return begun;
}

const me = () => ({ name: localStorage.getItem(NAME), guest: true });

/** Answer what needs no rules; the engine is large, and a list of tables is not worth its wait. */
async function plainly(method: string, path: string, body: unknown): Promise<unknown> {
  switch (`${method} ${path}`) {
    case "GET /me":
      return me();
    case "POST /me":
      localStorage.setItem(NAME, (body as { name: string }).name.trim().slice(0, 24));
      return me();
    case "GET /me/tables":
      return { tables: await listed() };
    default:
      return undefined;
  }
}

export const here: Host = {
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const known = await plainly(method, path, body);
    if (known !== undefined) return known as T;
    const named = method === "POST" && /^\/(tables|records)$/.test(path);
    const wish = named ? { ...(body as object), name: me().name ?? "?" } : body;
    const answer = await (await workers()).request(method, path, wish);
    if (!answer.ok) throw refusal(answer.body);
    return answer.body as T;
  },

  async look(table, _invite, seat, on) {
    const eyes = seat();
    return (await workers()).open(table, eyes === "none" ? undefined : eyes, on);
  },
};
