// Written by scripts/gen-protocol from src/portside/server/protocol; change that instead.

/** What a seat's result, in points over the mean of all, is made of; the parts add up to it. */
export type Account = {
  result: number;
  own: Part;
  others: Part;
  luck: Part;
};

/** How far a match was gone through: `done` of `count` pieces, and what was found in the end. */
export type Analysis = {
  match: string;
  status: "none" | "running" | "done";
  done: number;
  count: number;
  found: Findings | null;
};

/** Answer with an option's key, for the seat looked from or another one of one's own. */
export type Answer = {
  id?: number | null;
  type: "answer";
  seq: number;
  key: string;
  seat?: number | null;
};

/** Where a link led, and who one is there. */
export type Arrived = {
  table: string;
  seat: number;
  name: string;
};

/**
 * A question to a seat.
 *
 * `type` is `one` (send an option's key), `some` (send from `low` to `high` keys joined by `+`,
 * or `none`) or `amount` (send a number from `low` to `high` in steps; options are left out).
 * `kind` is its text id; `card` the card whose power asks, or "". A `standing` question is an
 * offer that may be taken up at any time and blocks nobody.
 */
export type Ask = {
  seat: number;
  kind: string;
  rule: string;
  card: string;
  type: "one" | "some" | "amount";
  low: number;
  high: number;
  step: number;
  standing: boolean;
  facts: Record<string, unknown>;
  options: Option[];
};

/** Ask for hints at state `seq`, by a bot of one's choice; only where all others are bots. */
export type AskHints = {
  id?: number | null;
  type: "hints";
  seq: number;
  bot?: string | null;
  seat?: number | null;
};

/** Ask who could follow what one may lead at state `seq`. */
export type AskRadar = {
  id?: number | null;
  type: "radar";
  seq: number;
  seat?: number | null;
};

/** From which question to which a bot sat in; `to` is None while it does. */
export type Away = {
  from: number;
  to: number | null;
};

/** A bot that can sit at a table; its text is `bot-<name>`. */
export type BotInfo = {
  name: string;
};

/** Name the bot that shall play a seat. */
export type BotWish = {
  bot: string;
};

/** Play on from question `number` of a match: oneself on `seats`, bots on the others. */
export type Branch = {
  number: number;
  seats: number[];
  bot: string;
};

/** End one of one's orders. */
export type CancelOrder = {
  id?: number | null;
  type: "cancel_order";
  order: string;
  seat?: number | null;
};

/** A card one may see (`id`, `slug`, and `depth` in a deck), or the `back` of another. */
export type Card = {
  id?: string | null;
  slug?: string | null;
  depth?: string | null;
  back?: string | null;
};

/**
 * What is printed on a card: `face` holds the title's own fields.
 *
 * `keys` names the copies in play: views, options and log lines speak of cards by key.
 */
export type CardInfo = {
  slug: string;
  back: string;
  keys: string[];
  face: Record<string, unknown>;
};

/** Each seat's own view of its chance to win at question `n`, with 95 % intervals. */
export type Chances = {
  n: number;
  value: number[];
  low: number[];
  high: number[];
};

/** What was said; sent to clients that connected with `hear=chat`. */
export type Chat = {
  type: "chat";
  lines: ChatLine[];
  re: number | null;
};

/**
 * Something `said`, a short `sign`, or an `event` around the match: a text id with facts.
 *
 * `seat` and `name` say whose it is; -1 and None for nobody's.
 */
export type ChatLine = {
  id: number;
  at: number;
  seat: number;
  name: string | null;
  kind: "said" | "sign" | "event";
  text: string;
  facts: Record<string, unknown>;
};

/** A wish to go back to question `to`: by whom, who agrees, and who has yet to say. */
export type Consent = {
  to: number;
  by: number;
  agreed: number[];
  awaited: number[];
};

/**
 * A place where one is told: `shown` is what one knows it by.
 *
 * It is used once it is `confirmed`, and no more when it is `broken`.
 */
export type ContactInfo = {
  id: string;
  channel: "push" | "mail" | "webhook";
  shown: string;
  confirmed: boolean;
  broken: boolean;
};

/** Where one is told, which ways there are here, and the key that browsers subscribe with. */
export type ContactList = {
  contacts: ContactInfo[];
  channels: ("push" | "mail" | "webhook")[];
  push_key: string;
};

/** A public number; `owner` is a seat or -1. */
export type Counter = {
  name: string;
  owner: number;
  value: number;
};

/**
 * A state as what is not as it was in the state `base`, to clients that connected so.
 *
 * `changed` tells by path what has changed in the view: `zones/3/cards` leads by key and place to
 * what is there now. A field that is missing is as it was. Whoever does not have `base` asks for
 * the whole state.
 */
export type Delta = {
  type: "delta";
  match: string;
  base: number;
  seq: number;
  changed: Record<string, unknown>;
  number?: number;
  ask?: Ask | null;
  offers?: Ask[];
  waiting?: number[];
  answered?: number[];
  log: LogPart;
  undo?: Undo;
  consent?: Consent | null;
  mine?: number[];
  stopped?: string | null;
  clocks?: (number | null)[] | null;
  news?: number | null;
  re: number | null;
};

/**
 * Where one is signed in, since when, and when it was last used, to the day.
 *
 * `browser` and `system` are "" where nothing is known of them; `here` is the device that asks.
 */
export type Device = {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
};

/**
 * All devices one is signed in at, the latest used first.
 *
 * `code` is when the recovery code was made that works now, 0 for long ago; None where none does.
 */
export type Devices = {
  devices: Device[];
  code?: number | null;
};

/**
 * How often others could follow if `led` is led, by what the seat knows, from 0 to 1.
 *
 * `readily` is by seat at little cost and `at_all` at any; `alone` is how often nobody could
 * readily. What can be led are words of the title's `radar_field`.
 */
export type Echo = {
  led: string;
  readily: number[];
  at_all: number[];
  alone: number;
};

/** How a match ended before the rules ended it; `seat` is who resigned, or -1. */
export type Ended = {
  how: "abandoned" | "resigned" | "expired";
  seat: number;
};

/** What was found out about a match, the costliest decisions first. */
export type Findings = {
  curve: Chances[];
  decisions: JudgedDecision[];
  accounts: Account[];
};

/** Follow a link to a seat; `instead` forgets who was signed in at this device. */
export type FollowLink = {
  code: string;
  instead?: boolean;
};

/**
 * How one value of a printed card is entered.
 *
 * It is a `number`, one `word` of several, `counts` of words, `numbers` (one for each copy of the
 * card), or `data` in a shape of the title's own. Where it is `plain`, one number may stand for
 * `counts`. `numbers` are the legal ones, where not all from `low` to `high` are.
 */
export type Form = {
  kind: "number" | "word" | "counts" | "numbers" | "data";
  low: number;
  high: number;
  numbers: number[];
  words: string[];
  plain: boolean;
};

/** A match at one question: what a seat saw then, and how long the log was. */
export type Frame = {
  number: number;
  seat: number | null;
  key: string | null;
  view: View;
  log: number;
};

/** Some frames of a finished match, and the log up to the last of them. */
export type Frames = {
  match: string;
  title: string;
  count: number;
  frames: Frame[];
  log: LogPart;
};

/** What there is more of, on average: a `counter`, or cards in a kind of `place`. */
export type Gain = {
  kind: "counter" | "place";
  name: string;
  by: number;
};

/** Agree to the wish to go back, or refuse it, which ends it. */
export type GiveConsent = {
  id?: number | null;
  type: "consent";
  seq: number;
  agree: boolean;
  seat?: number | null;
};

/** An answer that looks good to a bot: `key`, and why as a text id with facts. */
export type Hint = {
  key: string;
  text: string;
  facts: Record<string, unknown>;
};

/** The best answers of a seat to the question of state `seq`, as a bot sees them, best first. */
export type Hints = {
  type: "hints";
  seat: number;
  seq: number;
  bot: string;
  hints: Hint[];
  re: number | null;
};

/** Let one's clocks rest for so many days at tables of days; 0 ends it. */
export type Holiday = {
  days: number;
};

/** Take a nickname, or change it. */
export type Introduction = {
  name: string;
};

/** Take a free seat: the named one, or the first. A private table asks for its invite. */
export type Join = {
  seat?: number | null;
  invite?: string | null;
};

/**
 * A decision of a match that is over: what was answered, and what a bot would have answered.
 *
 * `change` is what it was worth more than that, by seat, in points over the mean of all, with the
 * standard `error`; `chance` is how the chance to win of who answered changed. `text` and `facts`
 * say how the other looked, and `gains` what it would have brought by the end of the turn. `ask`
 * is the question, with the options that are spoken of.
 */
export type JudgedDecision = {
  n: number;
  seat: number;
  key: string;
  best: string;
  change: number[];
  error: number[];
  chance: number;
  text: string;
  facts: Record<string, unknown>;
  gains: Gain[];
  ask: Ask;
};

/**
 * One thing that happened; `cards` is None when one may only know how many there were.
 *
 * `kind` is a text id; `moved` and `shown` are for drawing and have no text.
 */
export type LogLine = {
  kind: string;
  seat: number;
  rule: string;
  cards: string[] | null;
  count: number;
  facts: Record<string, unknown>;
};

/** Log lines that replace what the client has from line `start` on. */
export type LogPart = {
  start: number;
  lines: LogLine[];
};

/** Look from another one of one's own seats (None: as a spectator). */
export type Look = {
  id?: number | null;
  type: "look";
  seat: number | null;
};

/** An e-mail address. */
export type MailAddress = {
  mail: string;
};

/**
 * Let what one is asked now be answered so when it is asked again.
 *
 * `keys` are legal answers, the most wanted first; for an amount, the most to give. It is made in
 * place of an older one for the same questions, and never answers the question it is made in.
 */
export type MakeOrder = {
  id?: number | null;
  type: "order";
  seq: number;
  keys: string[];
  same?: boolean;
  until?: ("once" | "turn" | "learnt")[];
  seat?: number | null;
};

/** The guest behind the cookie; `name` is None before the first introduction. */
export type Me = {
  name: string | null;
  guest: boolean;
};

/** Name a place where one wants to be told. */
export type NewContact = {
  address: PushAddress | MailAddress | WebhookAddress;
  language: "en" | "fr" | "zh-Hant";
};

/**
 * Set up a table.
 *
 * `seats` says for each seat who sits there. Naming oneself more than once makes a hot seat.
 * `scenario` (a position as in `portside.Scenario`) and `seed` make it a practice table: nobody
 * else can take a seat there. `start` begins at once; no seat may be free then.
 */
export type NewTable = {
  title: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  pace?: "live" | "relaxed" | "days";
  terms?: Terms;
  listed?: boolean;
  start?: boolean;
  scenario?: Record<string, unknown> | null;
  seed?: string | null;
};

/** One's own view and log of a match, to keep; the record is for after the end. */
export type Notes = {
  match: string;
  title: string;
  rules: number;
  receipt: string;
  seat: number | null;
  number: number;
  view: View;
  log: LogLine[];
};

/** One legal answer: `key` to send, `refs` to light up, `text` id with `facts` to show. */
export type Option = {
  key: string;
  refs: string[];
  text: string;
  facts: Record<string, unknown>;
};

/** An answer of an order; of a pick, `options` are all that are picked. */
export type OrderAnswer = {
  key: string;
  options: Option[];
};

/**
 * A standing order, made in a question of this `kind`, `card` and `facts`.
 *
 * It answers later questions of that kind and card (`same`: about the same things) by the first of
 * its `answers` that is legal; of an amount, by at most that much. `until` tells what ends it
 * before the match does: its first answer, one's next turn, a card that comes to light. `would` is
 * what it answers the open question with, unless it `waits`: for its owner's own answer.
 */
export type OrderInfo = {
  id: string;
  kind: string;
  card: string;
  facts: Record<string, unknown>;
  same: boolean;
  answers: OrderAnswer[];
  until: ("once" | "turn" | "learnt")[];
  would: string | null;
  waits: boolean;
};

/**
 * The orders of the seat one looks from; sent to clients that connected with `hear=orders`.
 *
 * `given` are the log lines that begin what orders of the seat have answered.
 */
export type Orders = {
  type: "orders";
  seat: number;
  orders: OrderInfo[];
  given: number[];
  re: number | null;
};

/** A part of a result, in points, with a 95 % interval. */
export type Part = {
  value: number;
  low: number;
  high: number;
};

/** Ask for a pong. */
export type Ping = {
  id?: number | null;
  type: "ping";
};

/** Hand in a match that was played without a server: its whole record, and who sat where. */
export type Played = {
  record: string;
  seats: SeatWish[];
};

/** The public numbers after so many answers, for charts. */
export type Point = {
  number: number;
  acting: number;
  counters: Counter[];
};

/** Answer a ping. */
export type Pong = {
  type: "pong";
  re: number | null;
};

/** Say what was wrong; nothing has changed. Text id `error-<code>` with `facts`. */
export type Problem = {
  type: "error";
  code: string;
  facts: Record<string, unknown>;
  message: string;
  re?: number | null;
};

/** Wish to go back to question `to`, past the fence; everybody must agree. */
export type ProposeUndo = {
  id?: number | null;
  type: "propose_undo";
  seq: number;
  to: number;
  seat?: number | null;
};

/** A browser's subscription, as the browser gives it. */
export type PushAddress = {
  endpoint: string;
  keys: PushKeys;
};

/** The keys of a browser's subscription. */
export type PushKeys = {
  p256dh: string;
  auth: string;
};

/** Who could follow what a seat may lead at state `seq`; empty where it does not lead. */
export type Radar = {
  type: "radar";
  seat: number;
  seq: number;
  echoes: Echo[];
  re: number | null;
};

/** Why something is not possible: a text id with facts, and the rule it comes from. */
export type Reason = {
  text: string;
  rule: string;
  facts: Record<string, unknown>;
};

/** What stands in the way of using `ref`; empty when it can be used now. */
export type Reasons = {
  type: "reasons";
  ref: string;
  reasons: Reason[];
  re: number | null;
};

/** Become the guest a recovery code belongs to; `keep` leaves their other devices signed in. */
export type Recovery = {
  code: string;
  keep?: boolean;
};

/**
 * A code that makes another device this guest; it works once and replaces an older one.
 *
 * It ends when the device it was made on is signed out from another one.
 */
export type RecoveryCode = {
  code: string;
};

/** How a match ended; `ending` is a text id, and so is what broke a `tie` of most points. */
export type Result = {
  scores: Score[];
  winners: number[];
  ending: string;
  tie?: string;
};

/** Write a line to everybody at the table. */
export type Say = {
  id?: number | null;
  type: "say";
  text: string;
  seat?: number | null;
};

/** A seat's total and the parts it is made of, by text id. */
export type Score = {
  total: number;
  parts: Record<string, number>;
};

/** Name one of one's own seats; None means all of them. */
export type SeatChoice = {
  seat?: number | null;
};

/**
 * One seat of a table.
 *
 * `lent` is a person's seat that a bot plays for the time being; `name` is still the person's.
 * `lend_in` counts down, in seconds, while a person is away: at 0 the host may put a bot there.
 */
export type SeatInfo = {
  seat: number;
  kind: "free" | "person" | "bot";
  name: string | null;
  bot: string | null;
  lent: boolean;
  present: boolean;
  host: boolean;
  mine: boolean;
  lend_in?: number | null;
  holiday?: number | null;
  away?: Away | null;
};

/** A link to one's own seat for another of one's devices, good for so many `seconds`, once. */
export type SeatLink = {
  code: string;
  seconds: number;
};

/** Say who shall sit on a seat of a new table. */
export type SeatWish = {
  who: "me" | "bot" | "free";
  bot?: string | null;
};

/** What runs here, its limits, and whether the documentation is at `/docs`. */
export type ServerInfo = {
  version: string;
  titles: string[];
  languages: string[];
  message_bytes: number;
  tables_per_guest: number;
  manual?: boolean;
  protocol?: number;
};

/**
 * One setting of a title; its text is `setting-<name>`.
 *
 * With neither `choices` nor `span` it takes data of the title's own, such as a table of values.
 * `where` holds the settings that must have a certain value, or else this one keeps its default;
 * `cards` the slugs of the cards it is about, if it is about single ones.
 */
export type SettingInfo = {
  name: string;
  default: unknown;
  choices: unknown[];
  span: Span | null;
  rule: string;
  group: string;
  where?: Record<string, unknown>;
  cards?: string[];
};

/** Show a short sign to everybody at the table. */
export type Signal = {
  id?: number | null;
  type: "sign";
  sign: "hello" | "thanks" | "well" | "oops" | "hmm" | "wait";
  seat?: number | null;
};

/** Show a seat's credential instead of a cookie. */
export type Sit = {
  id?: number | null;
  type: "sit";
  credential: string;
};

/** Whole numbers from `low` to `high` in steps. */
export type Span = {
  low: number;
  high: number;
  step: number;
};

/**
 * Everything that one looks at now, whole.
 *
 * `seq` grows with every answer and every undo and names this state; answers quote it.
 * `number` is how many answers lie on the table. `re` is the `id` of one's own message that
 * brought this about, if it did. `stopped` is the code of what keeps the match from going on.
 * `clocks` is what each seat has left, in seconds, where time is counted; it runs for those who
 * are waited for. `news` is the log line after the last answer of the seat one looks from.
 */
export type State = {
  type: "state";
  match: string;
  seq: number;
  number: number;
  view: View;
  ask: Ask | null;
  offers: Ask[];
  waiting: number[];
  answered: number[];
  log: LogPart;
  undo: Undo;
  consent: Consent | null;
  mine: number[];
  stopped: string | null;
  clocks?: (number | null)[] | null;
  news?: number | null;
  re: number | null;
};

/** A finished match as a course of public numbers. */
export type Story = {
  match: string;
  title: string;
  rules: number;
  options: Record<string, unknown>;
  names: (string | null)[];
  receipt: string;
  secret: string;
  result: Result | null;
  points: Point[];
};

/** Change what the host may change at any time. */
export type TableChange = {
  pace?: "live" | "relaxed" | "days" | null;
  listed?: boolean | null;
};

/**
 * A table as one guest may know it.
 *
 * `invite` is told to those who sit there; `credentials` are one's own, by seat. A table that is
 * `stopped` holds a match that the present rules cannot replay; it can be branched. `host` tells
 * whether one may do what the host may: being the host, or sitting there when the host has been
 * away for so long that `host_away` has come to 0.
 */
export type TableInfo = {
  id: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  status: "open" | "running" | "over" | "stopped";
  pace: "live" | "relaxed" | "days";
  listed: boolean;
  practice: boolean;
  host: boolean;
  mine: number[];
  match: string | null;
  receipt: string | null;
  number: number;
  result: Result | null;
  rematch: string | null;
  created: number;
  moved: number;
  spectators: number;
  offline?: boolean;
  terms?: Terms;
  paused?: boolean;
  ended?: Ended | null;
  voices?: VoiceInfo[];
  host_away?: number | null;
  invite?: string | null;
  credentials?: Record<string, string> | null;
};

/** Who sits where and how the table stands; first message, and again on every change. */
export type TableNews = {
  type: "table";
  table: TableInfo;
  re: number | null;
};

/** Tables of the lobby, or one's own; latest first. */
export type Tables = {
  tables: TableInfo[];
};

/** Take back one's last answer. */
export type TakeBack = {
  id?: number | null;
  type: "undo";
  seq: number;
  seat?: number | null;
};

/**
 * What is agreed for a table: time, and what happens when it is up.
 *
 * `clock` is what each seat has for the whole match, and `increment` what each answer adds to it;
 * `deadline` is for each decision; all in seconds. `late` says what happens then: nothing, a
 * reminder, a bot plays that decision, or the table may vote the seat to a bot. `bot` plays then.
 * Without `chat` nobody may write. Replays of a `closed` table stay with who had its invitation.
 */
export type Terms = {
  clock?: number | null;
  increment?: number;
  deadline?: number | null;
  late?: "nothing" | "remind" | "bot" | "vote";
  bot?: string;
  chat?: boolean;
  closed?: boolean;
};

/**
 * A title with the cards that are in play under given settings.
 *
 * `variant` is the words that choose among wordings, such as `first chinese`; later ones win.
 * `radar` is the questions at which one leads, and `radar_field` the field of faces that has the
 * words for what is led.
 */
export type TitleDetail = {
  name: string;
  rules: number;
  seats: Span;
  settings: SettingInfo[];
  bots: BotInfo[];
  languages: string[];
  cards: CardInfo[];
  variant?: string;
  radar?: string[];
  radar_field?: string;
};

/** A title as the lobby needs it. */
export type TitleInfo = {
  name: string;
  rules: number;
  seats: Span;
  settings: SettingInfo[];
  bots: BotInfo[];
  languages: string[];
};

/** Say under which settings a title is to be described. */
export type TitleWish = {
  options?: Record<string, unknown>;
  seats?: number | null;
};

/**
 * A match with others that waits for one's answer, at `seat`, for `waited` seconds now.
 *
 * `left` is the time until it is late, below 0 since it is. `last` is the last line of its log as
 * spectators know it.
 */
export type Turn = {
  table: TableInfo;
  seat: number;
  waited: number;
  left: number | null;
  last: LogLine | null;
};

/** The matches that wait for somebody, the longest wait first. */
export type Turns = {
  turns: Turn[];
};

/** How far back one may go alone: to question `fence`; `can` tells if that is anywhere. */
export type Undo = {
  can: boolean;
  fence: number;
};

/**
 * The table as one seat (`seat` None: a spectator) sees it.
 *
 * `copies` tells which card has another's power now; `notes` are numbers lying on cards;
 * `extra` is the title's own.
 */
export type View = {
  title: string;
  seats: number;
  seat: number | null;
  zones: Zone[];
  counters: Counter[];
  acting: number;
  waiting: number[];
  answered: number[];
  copies: Record<string, string>;
  notes: Record<string, number>;
  extra: Record<string, unknown>;
  result: Result | null;
};

/**
 * What some at a table are for: whose word there is, and whose is missing.
 *
 * `about` is the seat that a bot shall play (`lend`), or -1.
 */
export type VoiceInfo = {
  what: "abandon" | "pause" | "lend";
  about: number;
  by: number[];
  awaited: number[];
};

/** Be for something (`agree`), or no longer. */
export type VoiceWish = {
  what: "abandon" | "pause" | "lend";
  about?: number;
  agree?: boolean;
};

/** An address that is posted to, and in which form. */
export type WebhookAddress = {
  url: string;
  kind: "json" | "discord" | "ntfy";
};

/** Ask for the whole state: what came builds on one that is not here. */
export type Whole = {
  id?: number | null;
  type: "whole";
};

/** Ask what stands in the way of using a card, ship or place. */
export type WhyNot = {
  id?: number | null;
  type: "why_not";
  ref: string;
  seat?: number | null;
};

/** A place with its cards, bottom first; in a deck only known cards are listed. */
export type Zone = {
  id: string;
  kind: string;
  owner: number;
  layout: "pile" | "row" | "fan" | "slots";
  count: number;
  cards: Card[];
};

export type Up =
  | Answer
  | TakeBack
  | ProposeUndo
  | GiveConsent
  | WhyNot
  | AskHints
  | AskRadar
  | Look
  | Whole
  | Sit
  | Say
  | Signal
  | MakeOrder
  | CancelOrder
  | Ping;

export type Down =
  | State
  | Delta
  | TableNews
  | Reasons
  | Hints
  | Radar
  | Chat
  | Orders
  | Pong
  | Problem;
