/**
 * A worker with Python in it: one holds the tables, another lets bots think.
 *
 * They are two so that a page, its table and a bot that thinks for a second never wait for each
 * other.
 */
import type { PyProxy } from "pyodide/ffi";
import { python } from "./python";
import { shelf } from "./database";
import type { FromWorker, ToWorker } from "./workerMessages";

type Watcher = PyProxy;
type PythonHost = {
  request: (method: string, path: string, body: string | undefined) => Promise<string>;
  connect: (
    table: string,
    seat: number | undefined,
    send: (text: string) => void,
  ) => Promise<Watcher>;
  has_bots: (table: string) => Promise<boolean>;
  receive: (table: string, watcher: Watcher, text: string) => Promise<void>;
  disconnect: (table: string, watcher: Watcher) => void;
};
type Think = (what: string, bot: string, about: Uint8Array, seed: string) => string;
type Bytes = { toJs: () => Uint8Array<ArrayBuffer> };

/** Milliseconds a bot may take, with the time its Python takes to load. */
const PATIENCE = 60_000;

const tell = (message: FromWorker) => postMessage(message);
let work: Promise<(message: ToWorker) => Promise<void>> | undefined;

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === "begin") {
    work = message.role === "tables" ? tables(message.thinker) : thinking(message.port);
    work.then(
      () => tell({ kind: "ready" }),
      (error: unknown) => tell({ kind: "broken", why: String(error) }),
    );
  } else {
    void work?.then((take) => take(message)).catch((error: unknown) => failed(message, error));
  }
});

function failed(message: ToWorker, error: unknown): void {
  if (message.kind === "request") {
    const body = { type: "error", code: "error", facts: {}, message: String(error) };
    tell({ kind: "answer", id: message.id, text: JSON.stringify({ ok: false, body }) });
  } else if (message.kind === "open") {
    tell({ kind: "shut", socket: message.socket });
  } else {
    tell({ kind: "broken", why: String(error) });
  }
}

async function thinking(port: MessagePort): Promise<(message: ToWorker) => Promise<void>> {
  const made = await python();
  const think = made.runPython(
    "from portside.offline.thinker import think\n" +
      "lambda what, bot, about, seed: think(what, bot, about.to_bytes(), seed)",
  ) as Think;
  port.onmessage = (event: MessageEvent<[number, ...Parameters<Think>]>) => {
    const [id, ...work] = event.data;
    try {
      port.postMessage([id, think(...work)]);
    } catch {
      port.postMessage([id, undefined]);
    }
  };
  return () => Promise.resolve();
}

/** Return a way to ask bots who think at the other end of a port. */
function asking(
  port: MessagePort,
): (what: string, bot: string, about: Bytes, seed: string) => Promise<string> {
  const waiting = new Map<number, (key: string | undefined) => void>();
  let count = 0;
  port.onmessage = (event: MessageEvent<[number, string | undefined]>) => {
    const [id, key] = event.data;
    waiting.get(id)?.(key);
    waiting.delete(id);
  };
  return (what, bot, about, seed) => {
    const id = ++count;
    const data = about.toJs();
    tell({ kind: "bots" });
    port.postMessage([id, what, bot, data, seed], [data.buffer]);
    return new Promise((done, failed) => {
      // Who fails must not block a table: the host answers at random for a bot.
      waiting.set(id, (key) => (key === undefined ? failed(new Error("no answer")) : done(key)));
      setTimeout(() => waiting.get(id)?.(undefined), PATIENCE);
    });
  };
}

async function tables(thinker: MessagePort): Promise<(message: ToWorker) => Promise<void>> {
  const made = await python();
  const Host = made.runPython("from portside.offline.host import Host; Host") as (
    keeper: typeof shelf,
    think: ReturnType<typeof asking>,
  ) => PythonHost;
  const host = Host(shelf, asking(thinker));
  const sockets = new Map<number, { table: string; watcher: Watcher }>();

  return async (message) => {
    switch (message.kind) {
      case "request": {
        const text = await host.request(message.method, message.path, message.body);
        tell({ kind: "answer", id: message.id, text });
        break;
      }
      case "open": {
        const { socket, table } = message;
        const send = (text: string) => tell({ kind: "hear", socket, text });
        sockets.set(socket, { table, watcher: await host.connect(table, message.seat, send) });
        if (await host.has_bots(table)) tell({ kind: "bots" });
        break;
      }
      case "say": {
        const found = sockets.get(message.socket);
        if (found !== undefined) await host.receive(found.table, found.watcher, message.text);
        break;
      }
      case "shut": {
        const found = sockets.get(message.socket);
        if (found !== undefined) host.disconnect(found.table, found.watcher);
        found?.watcher.destroy();
        sockets.delete(message.socket);
        break;
      }
    }
  };
}
