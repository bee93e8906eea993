/** Where new tables are set up: on the server, or here if there is none or it is so wished. */
import { here, Refused, server, type Host } from "./host";
import { prefs } from "./prefs.svelte";
import type { Me, Tables } from "./protocol";
import { isHere } from "./routes";

type Ask = (method: string, path: string) => unknown;

class Place {
  /** A file with one match in it has nobody else to ask. */
  only = $state.raw<Ask>();
  /** A site of files alone says so in its page. */
  readonly serverless =
    document.querySelector('meta[name="portside-server"][content="none"]') !== null;
  /** The server did not answer when it was last asked. */
  lost = $state(false);
  readonly here = $derived(this.serverless || this.lost || prefs.here);
}

export const place = new Place();

/** Let one source answer everything. */
export function askOnly(ask: Ask): void {
  place.only = ask;
}

const OF_A_TABLE = /^\/(?:tables|matches)\/([\w-]+)/;
/** What both hosts tell alike. */
const PRINTED = /^\/(?:titles|server)\b/;
/** What belongs to whoever sits here. */
const PERSONAL = /^\/(?:me|tables|records)$/;

const NONE: Tables = { tables: [] };

/** Ask whoever is to be asked. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (place.only !== undefined) return place.only(method, path) as T;
  const id = OF_A_TABLE.exec(path)?.[1];
  if (id !== undefined) return (isHere(id) ? await here() : server).request(method, path, body);
  if (method === "GET" && path === "/me/tables") return (await everywhere()) as T;
  const listing = method === "GET" && path === "/tables";
  if (PERSONAL.test(path) && !listing && place.here) {
    return (await here()).request(method, path, body);
  }
  if (place.serverless) return without(listing, method, path, body);
  try {
    const answer = await server.request<T>(method, path, body);
    place.lost = false;
    return answer;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "no-server") throw error;
    place.lost = true;
    if (!PRINTED.test(path)) throw error;
    // Where the engine is not kept either, it is the server that is missed.
    const known = (await here()).request<T>(method, path, body);
    return known.catch(() => Promise.reject(error));
  }
}

async function without<T>(
  listing: boolean,
  method: string,
  path: string,
  body: unknown,
): Promise<T> {
  if (listing) return NONE as T;
  // The site was written with this, so that a lobby need not wait for the engine; without a network
  // the engine knows it too.
  if (method === "GET" && /^\/(?:server|titles)$/.test(path)) {
    const told = await fetch(`/told${path}.json`).catch(() => undefined);
    if (told?.ok === true) return told.json() as Promise<T>;
  }
  return (await here()).request(method, path, body);
}

/** Return one's tables on the server and here, latest first. */
async function everywhere(): Promise<Tables> {
  const [mine, others] = await Promise.all([
    here().then((host) => host.request<Tables>("GET", "/me/tables")),
    place.serverless ? NONE : onServer().catch(() => NONE),
  ]);
  const tables = [...mine.tables, ...others.tables].sort((a, b) => b.moved - a.moved);
  return { tables };
}

async function onServer(): Promise<Tables> {
  const me = await server.request<Me>("GET", "/me");
  // Whoever has no name yet has no tables.
  return me.name === null ? NONE : server.request("GET", "/me/tables");
}

/** Return the host of a table. */
export async function hostOf(table: string): Promise<Host> {
  return isHere(table) ? here() : server;
}
