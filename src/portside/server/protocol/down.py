"""Messages from the server, down the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from portside.hosting.orders import End
from portside.server.protocol.fields import Facts, Message
from portside.server.protocol.tables import TableInfo
from portside.server.protocol.views import Ask, Consent, LogPart, Option, Reason, Undo, View


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

DOWN: TypeAdapter[Down] = TypeAdapter(Down)
