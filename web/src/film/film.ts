/**
 * A whole match in one file: everything a replay asks for, as every pair of eyes saw it.
 *
 * Most of a view is as it was before, so its parts are kept once, and frames name them by number.
 */
import { Refused } from "../lib/host";
import type { Frame, Frames, LogLine, Story, TitleDetail, View } from "../lib/protocol";

/** A view whose values, or the members of whose lists, are numbers of parts. */
export type Packed = Record<string, number | number[]>;
export type Still = Omit<Frame, "view"> & { view: Packed };
export type Eyes = { frames: Still[]; log: LogLine[] };

export type Film = {
  story: Story;
  detail: TitleDetail;
  record: string;
  /** What a title of another package says, by language. */
  words: Record<string, string>;
  parts: unknown[];
  /** By seat, and "" for what everybody saw. */
  eyes: Record<string, Eyes>;
};

/** Give every different part a number. */
export class Parts {
  readonly all: unknown[] = [];
  private readonly known = new Map<string, number>();

  pack(view: View): Packed {
    return Object.fromEntries(
      Object.entries(view).map(([name, value]: [string, unknown]) => [
        name,
        Array.isArray(value) ? value.map((each) => this.number(each)) : this.number(value),
      ]),
    );
  }

  private number(part: unknown): number {
    const text = JSON.stringify(part);
    const found = this.known.get(text) ?? this.all.push(part) - 1;
    this.known.set(text, found);
    return found;
  }
}

export function unpacked(parts: readonly unknown[], view: Packed): View {
  const whole = Object.entries(view).map(([name, at]) => [
    name,
    Array.isArray(at) ? at.map((each) => parts[each]) : parts[at],
  ]);
  return Object.fromEntries(whole) as View;
}

/** Answer what a replay asks, as a server would. */
export function answer(film: Film, method: string, path: string): unknown {
  const url = new URL(path, "http://film");
  if (url.pathname.startsWith("/titles/")) return film.detail; // however it is asked for
  switch (`${method} ${url.pathname.replace(/^\/matches\/[\w-]+/, "")}`) {
    case "GET /story":
      return film.story;
    case "GET /record":
      return film.record;
    case "GET /frames":
      return frames(film, url.searchParams);
    default:
      throw new Refused("not-found", {});
  }
}

function frames(film: Film, wish: URLSearchParams): Frames {
  const { match, title } = film.story;
  const seen = film.eyes[wish.get("seat") ?? ""];
  if (seen === undefined) throw new Refused("wrong-seats", {});
  const start = Number(wish.get("start"));
  const stills = seen.frames.slice(start, start + Number(wish.get("count")));
  const from = start === 0 ? 0 : (seen.frames[start - 1]?.log ?? 0);
  return {
    match,
    title,
    count: seen.frames.length,
    frames: stills.map((still) => ({ ...still, view: unpacked(film.parts, still.view) })),
    log: { start: from, lines: seen.log.slice(from, stills.at(-1)?.log ?? from) },
  };
}
