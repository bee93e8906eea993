"""Every message between server and clients, once: REST bodies and what goes over the WebSocket.

The server sends ids with facts, never sentences; clients have the Fluent files. What comes from a
client is checked against these models and refused if it holds anything else. What goes down is
built as plain data for speed; tests hold it against the same models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
)

from portside.hosting.orders import MOST_KEYS, End
from portside.server.nicknames import tidy_nickname

LONGEST_KEY = 2000
LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_RECORD = 500_000
"""Ten times the longest that was ever played."""
VERSION = 2
"""Of the protocol: 1 had whole states only. Clients say by `speaks` which they know."""
DELTAS = 2
"""Since which version states may come as what has changed."""
MOST_SEATS = 12
LARGEST_INT = 2**53 - 1
"""JavaScript counts exactly up to here."""


def _named(name: str) -> str:
    if not name:
        raise ValueError("a name needs at least one visible sign")
    return name


Nickname = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_NAME),
    AfterValidator(tidy_nickname),
    AfterValidator(_named),
]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,64}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Field(ge=0, le=LARGEST_INT)]
Fact = Any
"""JSON-ready: a text, a number, a truth value, or a list of these."""
Facts = dict[str, Fact]
Pace = Literal["live", "relaxed", "days"]
Status = Literal["open", "running", "over", "stopped"]
Language = Literal["en", "fr", "zh-Hant"]


def has_nul(data: object) -> bool:
    """Tell whether there is a NUL in any text of a message: not every database could keep it."""
    rest = [data]
    while rest:
        match rest.pop():
            case str() as text:
                if "\0" in text:
                    return True
            case list() as items:
                rest += items
            case dict() as pairs:
                rest += [*pairs, *pairs.values()]
    return False


class Message(BaseModel):
    """Be a message: exactly these fields, nothing coerced."""

    model_config = ConfigDict(extra="forbid", strict=True)


# -- what everybody is told about a title


class Span(Message):
    """Whole numbers from `low` to `high` in steps."""

    low: int
    high: int
    step: int


class SettingInfo(Message):
    """One setting of a title; its text is `setting-<name>`.

    With neither `choices` nor `span` it takes data of the title's own, such as a table of values.
    `where` holds the settings that must have a certain value, or else this one keeps its default;
    `cards` the slugs of the cards it is about, if it is about single ones.
    """

    name: str
    default: Fact
    choices: list[Fact]
    span: Span | None
    rule: str
    group: str
    where: Facts = Field(default_factory=dict)
    cards: list[str] = Field(default_factory=list)


class BotInfo(Message):
    """A bot that can sit at a table; its text is `bot-<name>`."""

    name: str


class TitleInfo(Message):
    """A title as the lobby needs it."""

    name: str
    rules: int
    seats: Span
    settings: list[SettingInfo]
    bots: list[BotInfo]
    languages: list[str]


class CardInfo(Message):
    """What is printed on a card: `face` holds the title's own fields.

    `keys` names the copies in play: views, options and log lines speak of cards by key.
    """

    slug: str
    back: str
    keys: list[str]
    face: Facts


class TitleDetail(TitleInfo):
    """A title with the cards that are in play under given settings.

    `variant` is the words that choose among wordings, such as `first chinese`; later ones win.
    `radar` is the questions at which one leads, and `radar_field` the field of faces that has the
    words for what is led.
    """

    cards: list[CardInfo]
    variant: str = ""
    radar: list[str] = Field(default_factory=list)
    radar_field: str = ""


class TitleWish(Message):
    """Say under which settings a title is to be described."""

    options: Facts = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None


class Form(Message):
    """How one value of a printed card is entered.

    It is a `number`, one `word` of several, `counts` of words, `numbers` (one for each copy of the
    card), or `data` in a shape of the title's own. Where it is `plain`, one number may stand for
    `counts`. `numbers` are the legal ones, where not all from `low` to `high` are.
    """

    kind: Literal["number", "word", "counts", "numbers", "data"]
    low: int
    high: int
    numbers: list[int]
    words: list[str]
    plain: bool


class ServerInfo(Message):
    """What runs here, its limits, and whether the documentation is at `/docs`."""

    version: str
    titles: list[str]
    languages: list[str]
    message_bytes: int
    tables_per_guest: int
    manual: bool = False
    protocol: int = VERSION


# -- who one is


class Me(Message):
    """The guest behind the cookie; `name` is None before the first introduction."""

    name: str | None
    guest: bool


class Introduction(Message):
    """Take a nickname, or change it."""

    name: Nickname


class RecoveryCode(Message):
    """A code that makes another device this guest; it works once and replaces an older one.

    It ends when the device it was made on is signed out from another one.
    """

    code: str


class Recovery(Message):
    """Become the guest a recovery code belongs to; `keep` leaves their other devices signed in."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    keep: bool = False


class SeatLink(Message):
    """A link to one's own seat for another of one's devices, good for so many `seconds`, once."""

    code: str
    seconds: float


class FollowLink(Message):
    """Follow a link to a seat; `instead` forgets who was signed in at this device."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    instead: bool = False


class Arrived(Message):
    """Where a link led, and who one is there."""

    table: str
    seat: int
    name: str


class Device(Message):
    """Where one is signed in, since when, and when it was last used, to the day.

    `browser` and `system` are "" where nothing is known of them; `here` is the device that asks.
    """

    id: str
    browser: str
    system: str
    created: float
    seen: float
    here: bool


class Devices(Message):
    """All devices one is signed in at, the latest used first.

    `code` is when the recovery code was made that works now, 0 for long ago; None where none does.
    """

    devices: list[Device]
    code: float | None = None


# -- being told that it is one's turn

ChannelName = Literal["push", "mail", "webhook"]
Short = Annotated[str, StringConstraints(max_length=200)]
LongUrl = Annotated[str, StringConstraints(min_length=1, max_length=1000)]


class PushKeys(Message):
    """The keys of a browser's subscription."""

    p256dh: Short
    auth: Short


class PushAddress(Message):
    """A browser's subscription, as the browser gives it."""

    endpoint: LongUrl
    keys: PushKeys


class MailAddress(Message):
    """An e-mail address."""

    mail: Annotated[str, StringConstraints(min_length=1, max_length=254)]


class WebhookAddress(Message):
    """An address that is posted to, and in which form."""

    url: LongUrl
    kind: Literal["json", "discord", "ntfy"]


class NewContact(Message):
    """Name a place where one wants to be told."""

    address: PushAddress | MailAddress | WebhookAddress
    language: Language


class ContactInfo(Message):
    """A place where one is told: `shown` is what one knows it by.

    It is used once it is `confirmed`, and no more when it is `broken`.
    """

    id: Id
    channel: ChannelName
    shown: str
    confirmed: bool
    broken: bool


class ContactList(Message):
    """Where one is told, which ways there are here, and the key that browsers subscribe with."""

    contacts: list[ContactInfo]
    channels: list[ChannelName]
    push_key: str


# -- tables


Late = Literal["nothing", "remind", "bot", "vote"]
Seconds = Annotated[float, Field(ge=1, le=366 * 86_400)]


class Terms(Message):
    """What is agreed for a table: time, and what happens when it is up.

    `clock` is what each seat has for the whole match, and `increment` what each answer adds to it;
    `deadline` is for each decision; all in seconds. `late` says what happens then: nothing, a
    reminder, a bot plays that decision, or the table may vote the seat to a bot. `bot` plays then.
    Without `chat` nobody may write. Replays of a `closed` table stay with who had its invitation.
    """

    clock: Seconds | None = None
    increment: Annotated[float, Field(ge=0, le=86_400)] = 0.0
    deadline: Seconds | None = None
    late: Late = "nothing"
    bot: Slug = "normal"
    chat: bool = True
    closed: bool = False


class Away(Message):
    """From which question to which a bot sat in; `to` is None while it does."""

    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)

    since: int = Field(alias="from")
    to: int | None


What = Literal["abandon", "pause", "lend"]


class VoiceInfo(Message):
    """What some at a table are for: whose word there is, and whose is missing.

    `about` is the seat that a bot shall play (`lend`), or -1.
    """

    what: What
    about: int
    by: list[int]
    awaited: list[int]


class Ended(Message):
    """How a match ended before the rules ended it; `seat` is who resigned, or -1."""

    how: Literal["abandoned", "resigned", "expired"]
    seat: int


class SeatInfo(Message):
    """One seat of a table.

    `lent` is a person's seat that a bot plays for the time being; `name` is still the person's.
    `lend_in` counts down, in seconds, while a person is away: at 0 the host may put a bot there.
    """

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str | None
    bot: str | None
    lent: bool
    present: bool
    host: bool
    mine: bool
    lend_in: float | None = None
    holiday: float | None = None
    away: Away | None = None


class Score(Message):
    """A seat's total and the parts it is made of, by text id."""

    total: int
    parts: dict[str, int]


class Result(Message):
    """How a match ended; `ending` is a text id, and so is what broke a `tie` of most points."""

    scores: list[Score]
    winners: list[int]
    ending: str
    tie: str = ""


class TableInfo(Message):
    """A table as one guest may know it.

    `invite` is told to those who sit there; `credentials` are one's own, by seat. A table that is
    `stopped` holds a match that the present rules cannot replay; it can be branched. `host` tells
    whether one may do what the host may: being the host, or sitting there when the host has been
    away for so long that `host_away` has come to 0.
    """

    id: str
    title: str
    options: Facts
    seats: list[SeatInfo]
    status: Status
    pace: Pace
    listed: bool
    practice: bool
    host: bool
    mine: list[int]
    match: str | None
    receipt: str | None
    number: int
    result: Result | None
    rematch: str | None
    created: float
    moved: float
    spectators: int
    offline: bool = False
    terms: Terms = Field(default_factory=Terms)
    paused: bool = False
    ended: Ended | None = None
    voices: list[VoiceInfo] = Field(default_factory=list)
    host_away: float | None = None
    invite: str | None = None
    credentials: dict[str, str] | None = None


class Tables(Message):
    """Tables of the lobby, or one's own; latest first."""

    tables: list[TableInfo]


class SeatWish(Message):
    """Say who shall sit on a seat of a new table."""

    who: Literal["me", "bot", "free"]
    bot: Slug | None = None


class NewTable(Message):
    """Set up a table.

    `seats` says for each seat who sits there. Naming oneself more than once makes a hot seat.
    `scenario` (a position as in `portside.Scenario`) and `seed` make it a practice table: nobody
    else can take a seat there. `start` begins at once; no seat may be free then.
    """

    title: Slug
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    options: Facts = Field(default_factory=dict)
    pace: Pace = "live"
    terms: Terms = Field(default_factory=Terms)
    listed: bool = False
    start: bool = False
    scenario: Facts | None = None
    seed: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None


class TableChange(Message):
    """Change what the host may change at any time."""

    pace: Pace | None = None
    listed: bool | None = None


class Join(Message):
    """Take a free seat: the named one, or the first. A private table asks for its invite."""

    seat: SeatNumber | None = None
    invite: Id | None = None


class SeatChoice(Message):
    """Name one of one's own seats; None means all of them."""

    seat: SeatNumber | None = None


class BotWish(Message):
    """Name the bot that shall play a seat."""

    bot: Slug


class VoiceWish(Message):
    """Be for something (`agree`), or no longer."""

    what: What
    about: Annotated[int, Field(ge=-1, lt=MOST_SEATS)] = -1
    agree: bool = True


class Holiday(Message):
    """Let one's clocks rest for so many days at tables of days; 0 ends it."""

    days: Annotated[float, Field(ge=0, le=60)]


class Played(Message):
    """Hand in a match that was played without a server: its whole record, and who sat where."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_RECORD)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]


class Branch(Message):
    """Play on from question `number` of a match: oneself on `seats`, bots on the others."""

    number: Count
    seats: Annotated[list[SeatNumber], Field(min_length=1, max_length=MOST_SEATS)]
    bot: Slug


# -- what a seat sees


class Card(Message):
    """A card one may see (`id`, `slug`, and `depth` in a deck), or the `back` of another."""

    id: str | None = None
    slug: str | None = None
    depth: str | None = None
    back: str | None = None


class Zone(Message):
    """A place with its cards, bottom first; in a deck only known cards are listed."""

    id: str
    kind: str
    owner: int
    layout: Literal["pile", "row", "fan", "slots"]
    count: int
    cards: list[Card]


class Counter(Message):
    """A public number; `owner` is a seat or -1."""

    name: str
    owner: int
    value: int


class View(Message):
    """The table as one seat (`seat` None: a spectator) sees it.

    `copies` tells which card has another's power now; `notes` are numbers lying on cards;
    `extra` is the title's own.
    """

    title: str
    seats: int
    seat: int | None
    zones: list[Zone]
    counters: list[Counter]
    acting: int
    waiting: list[int]
    answered: list[int]
    copies: dict[str, str]
    notes: dict[str, int]
    extra: Facts
    result: Result | None


class Option(Message):
    """One legal answer: `key` to send, `refs` to light up, `text` id with `facts` to show."""

    key: str
    refs: list[str]
    text: str
    facts: Facts


class Ask(Message):
    """A question to a seat.

    `type` is `one` (send an option's key), `some` (send from `low` to `high` keys joined by `+`,
    or `none`) or `amount` (send a number from `low` to `high` in steps; options are left out).
    `kind` is its text id; `card` the card whose power asks, or "". A `standing` question is an
    offer that may be taken up at any time and blocks nobody.
    """

    seat: int
    kind: str
    rule: str
    card: str
    type: Literal["one", "some", "amount"]
    low: int
    high: int
    step: int
    standing: bool
    facts: Facts
    options: list[Option]


class LogLine(Message):
    """One thing that happened; `cards` is None when one may only know how many there were.

    `kind` is a text id; `moved` and `shown` are for drawing and have no text.
    """

    kind: str
    seat: int
    rule: str
    cards: list[str] | None
    count: int
    facts: Facts


class LogPart(Message):
    """Log lines that replace what the client has from line `start` on."""

    start: int
    lines: list[LogLine]


class Undo(Message):
    """How far back one may go alone: to question `fence`; `can` tells if that is anywhere."""

    can: bool
    fence: int


class Consent(Message):
    """A wish to go back to question `to`: by whom, who agrees, and who has yet to say."""

    to: int
    by: int
    agreed: list[int]
    awaited: list[int]


class Reason(Message):
    """Why something is not possible: a text id with facts, and the rule it comes from."""

    text: str
    rule: str
    facts: Facts


# -- down the WebSocket


class State(Message):
    """Everything that one looks at now, whole.

    `seq` grows with every answer and every undo and names this state; answers quote it.
    `number` is how many answers lie on the table. `re` is the `id` of one's own message that
    brought this about, if it did. `stopped` is the code of what keeps the match from going on.
    `clocks` is what each seat has left, in seconds, where time is counted; it runs for those who
    are waited for. `news` is the log line after the last answer of the seat one looks from.
    """

    type: Literal["state"] = "state"
    match: str
    seq: int
    number: int
    view: View
    ask: Ask | None
    offers: list[Ask]
    waiting: list[int]
    answered: list[int]
    log: LogPart
    undo: Undo
    consent: Consent | None
    mine: list[int]
    stopped: str | None
    clocks: list[float | None] | None = None
    news: int | None = None
    re: int | None


class Delta(Message):
    """A state as what is not as it was in the state `base`, to clients that connected so.

    `changed` tells by path what has changed in the view: `zones/3/cards` leads by key and place to
    what is there now. A field that is missing is as it was. Whoever does not have `base` asks for
    the whole state.
    """

    type: Literal["delta"] = "delta"
    match: str
    base: int
    seq: int
    changed: Facts
    number: int = 0
    ask: Ask | None = None
    offers: list[Ask] = Field(default_factory=list)
    waiting: list[int] = Field(default_factory=list)
    answered: list[int] = Field(default_factory=list)
    log: LogPart
    undo: Undo = Undo(can=False, fence=0)
    consent: Consent | None = None
    mine: list[int] = Field(default_factory=list)
    stopped: str | None = None
    clocks: list[float | None] | None = None
    news: int | None = None
    re: int | None


class TableNews(Message):
    """Who sits where and how the table stands; first message, and again on every change."""

    type: Literal["table"] = "table"
    table: TableInfo
    re: int | None


class Reasons(Message):
    """What stands in the way of using `ref`; empty when it can be used now."""

    type: Literal["reasons"] = "reasons"
    ref: str
    reasons: list[Reason]
    re: int | None


class Hint(Message):
    """An answer that looks good to a bot: `key`, and why as a text id with facts."""

    key: str
    text: str
    facts: Facts


class Hints(Message):
    """The best answers of a seat to the question of state `seq`, as a bot sees them, best first."""

    type: Literal["hints"] = "hints"
    seat: int
    seq: int
    bot: str
    hints: list[Hint]
    re: int | None


class Echo(Message):
    """How often others could follow if `led` is led, by what the seat knows, from 0 to 1.

    `readily` is by seat at little cost and `at_all` at any; `alone` is how often nobody could
    readily. What can be led are words of the title's `radar_field`.
    """

    led: str
    readily: list[float]
    at_all: list[float]
    alone: float


class Radar(Message):
    """Who could follow what a seat may lead at state `seq`; empty where it does not lead."""

    type: Literal["radar"] = "radar"
    seat: int
    seq: int
    echoes: list[Echo]
    re: int | None


class ChatLine(Message):
    """Something `said`, a short `sign`, or an `event` around the match: a text id with facts.

    `seat` and `name` say whose it is; -1 and None for nobody's.
    """

    id: int
    at: float
    seat: int
    name: str | None
    kind: Literal["said", "sign", "event"]
    text: str
    facts: Facts


class Chat(Message):
    """What was said; sent to clients that connected with `hear=chat`."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]
    re: int | None


class OrderAnswer(Message):
    """An answer of an order; of a pick, `options` are all that are picked."""

    key: str
    options: list[Option]


class OrderInfo(Message):
    """A standing order, made in a question of this `kind`, `card` and `facts`.

    It answers later questions of that kind and card (`same`: about the same things) by the first of
    its `answers` that is legal; of an amount, by at most that much. `until` tells what ends it
    before the match does: its first answer, one's next turn, a card that comes to light. `would` is
    what it answers the open question with, unless it `waits`: for its owner's own answer.
    """

    id: str
    kind: str
    card: str
    facts: Facts
    same: bool
    answers: list[OrderAnswer]
    until: list[End]
    would: str | None
    waits: bool


class Orders(Message):
    """The orders of the seat one looks from; sent to clients that connected with `hear=orders`.

    `given` are the log lines that begin what orders of the seat have answered.
    """

    type: Literal["orders"] = "orders"
    seat: int
    orders: list[OrderInfo]
    given: list[int]
    re: int | None


class Pong(Message):
    """Answer a ping."""

    type: Literal["pong"] = "pong"
    re: int | None


class Problem(Message):
    """Say what was wrong; nothing has changed. Text id `error-<code>` with `facts`."""

    type: Literal["error"] = "error"
    code: str
    facts: Facts
    message: str
    re: int | None = None


Down = Annotated[
    State | Delta | TableNews | Reasons | Hints | Radar | Chat | Orders | Pong | Problem,
    Field(discriminator="type"),
]


# -- up the WebSocket

MessageId = Annotated[int, Field(ge=0, le=LARGEST_INT)]


class Up(Message):
    """Be a message from a client; `id` comes back as `re`."""

    id: MessageId | None = None


class Answer(Up):
    """Answer with an option's key, for the seat looked from or another one of one's own."""

    type: Literal["answer"]
    seq: Count
    key: Annotated[str, StringConstraints(max_length=LONGEST_KEY)]
    seat: SeatNumber | None = None


class TakeBack(Up):
    """Take back one's last answer."""

    type: Literal["undo"]
    seq: Count
    seat: SeatNumber | None = None


class ProposeUndo(Up):
    """Wish to go back to question `to`, past the fence; everybody must agree."""

    type: Literal["propose_undo"]
    seq: Count
    to: Count
    seat: SeatNumber | None = None


class GiveConsent(Up):
    """Agree to the wish to go back, or refuse it, which ends it."""

    type: Literal["consent"]
    seq: Count
    agree: bool
    seat: SeatNumber | None = None


class WhyNot(Up):
    """Ask what stands in the way of using a card, ship or place."""

    type: Literal["why_not"]
    ref: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    seat: SeatNumber | None = None


class AskHints(Up):
    """Ask for hints at state `seq`, by a bot of one's choice; only where all others are bots."""

    type: Literal["hints"]
    seq: Count
    bot: Slug | None = None
    seat: SeatNumber | None = None


class AskRadar(Up):
    """Ask who could follow what one may lead at state `seq`."""

    type: Literal["radar"]
    seq: Count
    seat: SeatNumber | None = None


class Look(Up):
    """Look from another one of one's own seats (None: as a spectator)."""

    type: Literal["look"]
    seat: SeatNumber | None


class Whole(Up):
    """Ask for the whole state: what came builds on one that is not here."""

    type: Literal["whole"]


class Sit(Up):
    """Show a seat's credential instead of a cookie."""

    type: Literal["sit"]
    credential: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Say(Up):
    """Write a line to everybody at the table."""

    type: Literal["say"]
    text: Annotated[
        str,
        StringConstraints(min_length=1, max_length=LONGEST_LINE),
        AfterValidator(tidy_nickname),
        AfterValidator(_named),
    ]
    seat: SeatNumber | None = None


class Signal(Up):
    """Show a short sign to everybody at the table."""

    type: Literal["sign"]
    sign: Literal["hello", "thanks", "well", "oops", "hmm", "wait"]
    seat: SeatNumber | None = None


class MakeOrder(Up):
    """Let what one is asked now be answered so when it is asked again.

    `keys` are legal answers, the most wanted first; for an amount, the most to give. It is made in
    place of an older one for the same questions, and never answers the question it is made in.
    """

    type: Literal["order"]
    seq: Count
    keys: Annotated[
        list[Annotated[str, StringConstraints(max_length=LONGEST_KEY)]],
        Field(min_length=1, max_length=MOST_KEYS),
    ]
    same: bool = True
    until: Annotated[list[End], Field(max_length=3)] = Field(default_factory=list)
    seat: SeatNumber | None = None


class CancelOrder(Up):
    """End one of one's orders."""

    type: Literal["cancel_order"]
    order: Id
    seat: SeatNumber | None = None


class Ping(Up):
    """Ask for a pong."""

    type: Literal["ping"]


UpMessage = Annotated[
    Answer
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
    | Ping,
    Field(discriminator="type"),
]

UP: TypeAdapter[UpMessage] = TypeAdapter(UpMessage)
DOWN: TypeAdapter[Down] = TypeAdapter(Down)


# -- matches


class Notes(Message):
    """One's own view and log of a match, to keep; the record is for after the end."""

    match: str
    title: str
    rules: int
    receipt: str
    seat: int | None
    number: int
    view: View
    log: list[LogLine]


class Frame(Message):
    """A match at one question: what a seat saw then, and how long the log was."""

    number: int
    seat: int | None
    key: str | None
    view: View
    log: int


class Frames(Message):
    """Some frames of a finished match, and the log up to the last of them."""

    match: str
    title: str
    count: int
    frames: list[Frame]
    log: LogPart


class Point(Message):
    """The public numbers after so many answers, for charts."""

    number: int
    acting: int
    counters: list[Counter]


class Story(Message):
    """A finished match as a course of public numbers."""

    match: str
    title: str
    rules: int
    options: Facts
    names: list[str | None]
    receipt: str
    secret: str
    result: Result | None
    points: list[Point]


class Gain(Message):
    """What there is more of, on average: a `counter`, or cards in a kind of `place`."""

    kind: Literal["counter", "place"]
    name: str
    by: float


class JudgedDecision(Message):
    """A decision of a match that is over: what was answered, and what a bot would have answered.

    `change` is what it was worth more than that, by seat, in points over the mean of all, with the
    standard `error`; `chance` is how the chance to win of who answered changed. `text` and `facts`
    say how the other looked, and `gains` what it would have brought by the end of the turn. `ask`
    is the question, with the options that are spoken of.
    """

    n: int
    seat: int
    key: str
    best: str
    change: list[float]
    error: list[float]
    chance: float
    text: str
    facts: Facts
    gains: list[Gain]
    ask: Ask


class Chances(Message):
    """Each seat's own view of its chance to win at question `n`, with 95 % intervals."""

    n: int
    value: list[float]
    low: list[float]
    high: list[float]


class Part(Message):
    """A part of a result, in points, with a 95 % interval."""

    value: float
    low: float
    high: float


class Account(Message):
    """What a seat's result, in points over the mean of all, is made of; the parts add up to it."""

    result: float
    own: Part
    others: Part
    luck: Part


class Findings(Message):
    """What was found out about a match, the costliest decisions first."""

    curve: list[Chances]
    decisions: list[JudgedDecision]
    accounts: list[Account]


class Analysis(Message):
    """How far a match was gone through: `done` of `count` pieces, and what was found in the end."""

    match: str
    status: Literal["none", "running", "done"]
    done: int
    count: int
    found: Findings | None


# -- whose turn


class Turn(Message):
    """A match with others that waits for one's answer, at `seat`, for `waited` seconds now.

    `left` is the time until it is late, below 0 since it is. `last` is the last line of its log as
    spectators know it.
    """

    table: TableInfo
    seat: int
    waited: float
    left: float | None
    last: LogLine | None


class Turns(Message):
    """The matches that wait for somebody, the longest wait first."""

    turns: list[Turn]


REST = (
    *(
        ServerInfo,
        TitleInfo,
        TitleDetail,
        TitleWish,
        Form,
        Me,
        Introduction,
        RecoveryCode,
        Recovery,
        Devices,
    ),
    *(SeatLink, FollowLink, Arrived),
    *(NewContact, ContactList),
    *(NewTable, TableChange, Join, SeatChoice, BotWish, Branch, Played, TableInfo, Tables),
    *(Notes, Frames, Story, Analysis, Turns, VoiceWish, Holiday, Problem),
)
"""The bodies of requests and answers under `/api`."""


def schema() -> dict[str, Any]:
    """Return one JSON schema of all messages, for writing clients in other languages."""
    inputs = [(model, "validation", TypeAdapter(model)) for model in REST]
    wire = [("Up", "validation", UP), ("Down", "validation", DOWN)]
    names, body = TypeAdapter.json_schemas([*inputs, *wire])  # type: ignore[list-item]
    roots = {name: names[(name, "validation")] for name in ("Up", "Down")}
    return {**body, "$defs": {**body["$defs"], **roots}}
