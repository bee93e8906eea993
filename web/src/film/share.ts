/** Put a finished match into one file that plays it back anywhere, without any network. */
import { api } from "../lib/api";
import { wordsOfOthers } from "../lib/catalogue";
import { LANGUAGES } from "../lib/languages";
import type { LogLine } from "../lib/protocol";
import { PAGE, MARK } from "./page";
import { Parts, type Eyes, type Film, type Still } from "./film";

const CHUNK = 50;

/** Return the file. */
export async function filmed(match: string): Promise<string> {
  const page = await fetch(PAGE);
  if (!page.ok) throw new Error(`no ${PAGE}`);
  const packed = await zipped(JSON.stringify(await film(match)));
  return (await page.text()).replace(MARK, () => packed);
}

async function film(match: string): Promise<Film> {
  const story = await api.story(match);
  const detail = await api.title(story.title, story.options, story.names.length);
  const parts = new Parts();
  const eyes: Record<string, Eyes> = {};
  for (const seat of [undefined, ...story.names.keys()]) {
    eyes[seat === undefined ? "" : String(seat)] = await seen(match, seat, parts);
  }
  const languages = Object.keys(LANGUAGES);
  const others = await Promise.all(languages.map((each) => wordsOfOthers(each, story.title)));
  const words = Object.fromEntries(languages.map((each, at) => [each, others[at] ?? ""]));
  return { story, detail, record: await api.record(match), words, parts: parts.all, eyes };
}

async function seen(match: string, seat: number | undefined, parts: Parts): Promise<Eyes> {
  const frames: Still[] = [];
  const log: LogLine[] = [];
  for (let count = 1; frames.length < count;) {
    const part = await api.frames(match, frames.length, CHUNK, seat);
    count = part.count;
    frames.push(...part.frames.map((frame) => ({ ...frame, view: parts.pack(frame.view) })));
    part.log.lines.forEach((line, at) => (log[part.log.start + at] = line));
  }
  return { frames, log };
}

/** Return a text packed, in letters that a page may contain. */
async function zipped(text: string): Promise<string> {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(packing).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
