/** The engine as files to fetch: how large they are, whether they are kept, and getting them. */
import { PAGE } from "../film/page";

export type EngineFile = { name: string; bytes: number; packed: number };
export type Engine = { folder: string; files: EngineFile[] };

/** Written by the build. */
declare const __ENGINE__: Engine;

export const ENGINE = __ENGINE__;
/** The rules, titles and bots, packed by whoever serves this page. */
export const PACKAGE = "/engine.zip";
/** What goes along: files whose content is not in their name, and about how large they are. */
const ALONG: Record<string, number> = { [PACKAGE]: 262_000, [PAGE]: 347_000 };
/** The service worker keeps the engine under this name. */
export const ENGINE_CACHE = "portside-engine";

const ALONG_BYTES = Object.values(ALONG).reduce((sum, bytes) => sum + bytes);
const addresses = [...ENGINE.files.map((file) => ENGINE.folder + file.name), ...Object.keys(ALONG)];

/** How many bytes go over the line. */
export const DOWNLOAD = ENGINE.files.reduce((sum, file) => sum + file.packed, ALONG_BYTES);
const TOTAL = ENGINE.files.reduce((sum, file) => sum + file.bytes, ALONG_BYTES);

/** Tell whether everything is kept, so that one can play without any network. */
export async function isKept(): Promise<boolean> {
  // Only pages that came over a safe line may keep files.
  if (!("caches" in globalThis)) return false;
  const found = await Promise.all(addresses.map((address) => caches.match(address)));
  return found.every((answer) => answer !== undefined);
}

/** Fetch everything and keep it; `progress` is told the part that is there, from 0 to 1. */
export async function fetchEngine(progress: (part: number) => void): Promise<void> {
  const cache = "caches" in globalThis ? await caches.open(ENGINE_CACHE) : undefined;
  let there = 0;
  for (const address of addresses) {
    const known = await cache?.match(address);
    if (known !== undefined && !(address in ALONG)) {
      there += ENGINE.files.find((file) => address.endsWith(`/${file.name}`))?.bytes ?? 0;
    } else {
      const answer = await fetch(address).catch(() => known);
      if (answer?.ok !== true) throw new Error(`no ${address}`);
      const body = await counted(answer, (bytes) =>
        progress(Math.min(1, (there += bytes) / TOTAL)),
      );
      const type = answer.headers.get("content-type") ?? "";
      await cache?.put(address, new Response(body, { headers: { "content-type": type } }));
    }
    progress(Math.min(1, there / TOTAL));
  }
  progress(1);
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
