/** What a title brings besides its texts: how its cards and its table look. No rules. */
import type { Component, Snippet } from "svelte";
import type { Layout } from "../lib/layout";
import type { CardInfo, LogLine, Option, View, Zone } from "../lib/protocol";
import { say, type Words } from "../lib/words.svelte";

/** A container or effect, a line in a row of many, a card, everything there is to know. */
export type Size = "block" | "tile" | "card" | "full";
/** What a title in pictures is drawn from: its words, and cards to show. */
export type PrimerProps = { words: Words; cards: readonly CardInfo[] };
export type FaceProps = { card: CardInfo; words: Words; size: Size };
/** A part of the table behind a tab; some layouts always show it. */
export type Tab = { id: string; word: string; always?: readonly Layout[] };

/** The part that is up where not everything is, and the log where it is such a part. */
export type TableProps = { tab: string; log?: Snippet | undefined };

/** What was in a fist: the number a seat named when sealed answers were opened. */
export type Opened = { seat: number; value: number };

/**
 * A better text for an answer, a sign for what it does, whether it is asked for twice, and what
 * there is to know before it is given.
 */
export type Told = { text?: string; sign?: string; asks?: boolean; note?: string };

/** Something about the end of a match: a message with its facts. */
export type Ending = { id: string; facts: Record<string, number> };

/** A printing of the cards: words that choose its texts, settings that bring the most of it into play. */
export type Printing = {
  variant: string;
  options: Readonly<Record<string, unknown>>;
  /** Settings whose choices name it, if there are others. */
  named: Readonly<Record<string, string>>;
};

export type Look = {
  Face: Component<FaceProps>;
  Table: Component<TableProps>;
  /** The title in pictures. */
  Primer?: Component<PrimerProps>;
  /** Parts of the table that a small screen shows one at a time, besides the log. */
  tabs: readonly Tab[];
  /** Behind which of them a place lies. */
  tabOf?: (view: View, zone: Zone) => string;
  /** Class that colours what belongs to a seat. */
  seatClass: (view: View, seat: number) => string;
  /** What the log tells of sealed answers that were opened, if the title has any. */
  opened?: (lines: readonly LogLine[]) => readonly Opened[];
  /** Everything that lies before a seat, for whoever wants to look closely. */
  Seat?: Component<{ view: View; seat: number }>;
  /** What lies out for whoever is asked to take some of it; it is shown beside a hand too. */
  Offer?: Component<{ view: View }>;
  tell?: (option: Option, view: View, card: (key: string) => CardInfo | undefined) => Told;
  /** What a drawing of a card shows to the eye only, for those who listen. */
  describe?: (card: CardInfo, words: Words) => string;
  /** The parts of everybody's score if the match ended now. */
  standing?: (view: View) => readonly Readonly<Record<string, number>>[];
  /** How far the end is. */
  ending?: (view: View) => readonly Ending[];
  /** Public number that a chart of the match shows. */
  chart: string;
  /** In which forms there are cards to look at, the usual one first. */
  printings: readonly [Printing, ...Printing[]];
  /** Things to search and sort cards by: fields of their faces. */
  facets: readonly string[];
};

/** Return what a printing is called. */
export function printingName({ named }: Printing, words: Words): string {
  return Object.entries(named)
    .map(([setting, choice]) => words.choice(setting, choice))
    .join(say("comma"));
}

const looks: Record<string, () => Promise<{ look: Look }>> = {
  import_export: () => import("./import_export/look"),
  neko_harbour: () => import("./neko_harbour/look"),
};

/** The titles that come with the client. */
export const OWN: readonly string[] = Object.keys(looks);

/** Tell whether a title is one of those that come with the client. */
export function hasLook(title: string): boolean {
  return title in looks;
}

/** Load the look of a title, or the plain one for a title that has none. */
export async function lookOf(title: string): Promise<Look> {
  const load = looks[title] ?? (() => import("./plain/look"));
  return (await load()).look;
}
