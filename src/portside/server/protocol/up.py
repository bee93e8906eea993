"""Messages from clients, up the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from portside.hosting.orders import MOST_KEYS, End
from portside.server.nicknames import tidy_nickname
from portside.server.protocol.fields import (
    LARGEST_INT,
    LONGEST_KEY,
    LONGEST_LINE,
    Count,
    Id,
    Message,
    SeatNumber,
    Slug,
    not_empty,
)

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
        AfterValidator(not_empty),
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
