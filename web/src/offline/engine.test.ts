// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchEngine, fetchRest, isKept, PACKAGE } from "./engine";
import { outdated } from "./outdated";

const RULES = "the rules, titles and bots";
const kept = new Map<string, Response>();
const match = async (address: string) => kept.get(address)?.clone();
const put = async (address: string, answer: Response) => void kept.set(address, answer);

function packed(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Let a host answer; return what it is asked for. */
function hosted(answer: (address: string) => BodyInit): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(answer(address));
  });
  return asked;
}

const keptText = async (address: string) => kept.get(address)?.clone().text();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("caches", { match, open: async () => ({ match, put }) });
});
afterEach(() => vi.unstubAllGlobals());

describe("the engine", () => {
  it("comes packed from a host of plain files, and is kept unpacked", async () => {
    const file = await packed(RULES);
    const asked = hosted(() => file);
    const parts: number[] = [];
    await fetchEngine(true, (part) => parts.push(part));
    expect(asked).toEqual([`${PACKAGE}.gz`]);
    expect(await keptText(PACKAGE)).toBe(RULES);
    expect(kept.get(PACKAGE)?.headers.get("content-type")).toBe("application/zip");
    expect(parts.at(-1)).toBe(1);
  });

  it("is taken as it is where the host has said that it is packed", async () => {
    hosted(() => RULES);
    await fetchEngine(true, () => undefined);
    expect(await keptText(PACKAGE)).toBe(RULES);
  });

  it("is the one that is kept while there is no network, and is renewed when there is", async () => {
    const asked = hosted(() => RULES);
    await fetchEngine(false, () => undefined);
    expect([...asked, await isKept()]).toEqual([PACKAGE, false]);
    await fetchRest(false);
    expect(await isKept()).toBe(true);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await fetchEngine(false, () => undefined);
    expect(await keptText(PACKAGE)).toBe(RULES);
    hosted(() => "newer");
    await fetchEngine(false, () => undefined);
    expect(await keptText(PACKAGE)).toBe("newer");
  });

  it("cannot be had without a network at first", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(fetchEngine(false, () => undefined)).rejects.toThrow("no /engine.zip");
  });

  it("is forgotten once neither this version nor the one before has it", () => {
    const [first, second, third] = ["1-a", "1-b", "2-c"].map((name) => `/assets/pyodide-${name}/`);
    const files = [`${first}a.wasm`, PACKAGE, `${first}a.zip`, `${second}a.wasm`];
    expect(outdated(files, `${second}`)).toEqual([]);
    expect(outdated(files, `${third}`)).toEqual([`${first}a.wasm`, `${first}a.zip`]);
    expect(outdated([...files, `${third}a.wasm`], `${third}`)).toEqual([
      `${first}a.wasm`,
      `${first}a.zip`,
    ]);
    expect(outdated([], `${third}`)).toEqual([]);
  });
});
