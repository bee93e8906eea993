/**
 * Where tables live: on a server, or in this very browser. Both take the same requests and the
 * same messages, so that pages and rooms need not know which of them they speak to.
 */
import { askedAhead } from "./ahead";
import { Live, liveAddress, type Eyes, type Handlers } from "./websocket";
import type { Problem } from "./protocol";
import type { Transport } from "./room.svelte";

/** A refusal, with the code that words are found by. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(code);
  }
}

export type Host = {
  request: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Look at a table; `seat` tells through whose eyes, each time anew. */
  look: (table: string, invite: string, seat: () => Eyes, on: Handlers) => Promise<Transport>;
};

export const server: Host = {
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init: RequestInit = { method };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "content-type": "application/json" };
    }
    let answer: Response;
    try {
      const ahead = method === "GET" ? askedAhead(path) : undefined;
      answer = await (ahead ?? fetch(`/api${path}`, init));
    } catch {
      throw new Refused("no-server", {});
    }
    if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
    throw refusal((await answer.json().catch(() => ({}))) as Partial<Problem>);
  },

  look(table, invite, seat, on) {
    return Promise.resolve(new Live(() => liveAddress(table, invite, seat()), on));
  },
};

/** Return the host in this browser; it is loaded when it is first wanted. */
export async function here(): Promise<Host> {
  return (await import("../offline/browserHost")).here;
}

export function refusal(problem: Partial<Problem>): Refused {
  return new Refused(problem.code ?? "error", problem.facts ?? {});
}
