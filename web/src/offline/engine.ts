/** The engine as files to fetch: how large they are, whether they are kept, and getting them. */
import { PAGE } from "../film/page";

export type EngineFile = { name: string; bytes: number; br: number; gz: number };
export type Engine = { folder: string; files: EngineFile[] };

/** Written by the build. */
declare const __ENGINE__: Engine;

export const ENGINE = __ENGINE__;
/** The rules, titles and bots, packed by whoever serves this page. */
export const PACKAGE = "/engine.zip";
/** The service worker keeps the engine under this name. */
export const ENGINE_CACHE = "portside-engine";

type Wanted = { address: string; bytes: number; br: number; gz: number; fixed: boolean };

/** What a table needs; files whose content is not in their name are about so large. */
const PLAYED: Wanted[] = [
  ...ENGINE.files.map((file) => ({ ...file, address: ENGINE.folder + file.name, fixed: true })),
  { address: PACKAGE, bytes: 711_000, br: 167_000, gz: 167_000, fixed: false },
];
/** What only the end of a match needs. */
const SHARED: Wanted = { address: PAGE, bytes: 1_584_000, br: 428_000, gz: 428_000, fixed: false };
/** What every file begins with that gzip has packed. */
const MAGIC = [0x1f, 0x8b];
const TYPES: Record<string, string> = {
  wasm: "application/wasm",
  mjs: "text/javascript",
  json: "application/json",
  zip: "application/zip",
  html: "text/html",
};

const total = (key: "bytes" | "br" | "gz") => PLAYED.reduce((sum, file) => sum + file[key], 0);

/** How many bytes go over the line before one can play; Brotli takes a server and a safe line. */
export function download(serverless: boolean): number {
  return total(!serverless && isSecureContext ? "br" : "gz");
}

/** Tell whether everything is kept, so that one can play without any network. */
export async function isKept(): Promise<boolean> {
  // Only pages that came over a safe line may keep files.
  if (!("caches" in globalThis)) return false;
  const every = [...PLAYED, SHARED].map(({ address }) => caches.match(address));
  return (await Promise.all(every)).every((answer) => answer !== undefined);
}

/** Fetch what a table needs and keep it; `progress` is told the part that is there, from 0 to 1. */
export async function fetchEngine(
  serverless: boolean,
  progress: (part: number) => void,
): Promise<void> {
  const all = total(serverless ? "gz" : "bytes");
  let there = 0;
  const count = (bytes: number) => progress(Math.min(1, (there += bytes) / all));
  await Promise.all(PLAYED.map((file) => fetchFile(file, serverless, count)));
  progress(1);
}

/** Fetch and keep the rest, which nobody waits for. */
export async function fetchRest(serverless: boolean): Promise<void> {
  await fetchFile(SHARED, serverless, () => undefined);
}

/** Fetch and keep a file; a host of plain files packs nothing itself, so there a packed one. */
async function fetchFile(
  { address, bytes, gz, fixed }: Wanted,
  serverless: boolean,
  count: (bytes: number) => void,
): Promise<void> {
  const cache = "caches" in globalThis ? await caches.open(ENGINE_CACHE) : undefined;
  const known = await cache?.match(address);
  if (known === undefined || !fixed) {
    const wish: RequestInit = fixed ? {} : { cache: "no-cache" };
    const answer = await fetch(serverless ? `${address}.gz` : address, wish).catch(() => known);
    if (answer?.ok !== true) throw new Error(`no ${address}`);
    const type = TYPES[address.split(".").at(-1) ?? ""] ?? "";
    const body = await unpacked(await counted(answer, count));
    await cache?.put(address, new Response(body, { headers: { "content-type": type } }));
  } else {
    count(serverless ? gz : bytes);
  }
}

/** Unpack what came packed; what its host said to be packed, the browser has unpacked already. */
async function unpacked(body: Blob): Promise<Blob> {
  const first = new Uint8Array(await body.slice(0, MAGIC.length).arrayBuffer());
  if (!MAGIC.every((byte, place) => first[place] === byte)) return body;
  return new Response(body.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}

async function counted(answer: Response, count: (bytes: number) => void): Promise<Blob> {
  if (answer.body === null) return answer.blob();
  const parts: BlobPart[] = [];
  const reader = answer.body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) break;
    parts.push(value);
    count(value.byteLength);
  }
  return new Blob(parts);
}
