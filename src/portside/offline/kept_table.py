"""A table as this device keeps it, and as its page is told about it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from portside.engine import rng
from portside.engine.errors import WrongSeats
from portside.engine.game import find
from portside.engine.scenario import from_dict
from portside.hosting.bot_work import check_bot_name
from portside.hosting.branched_match import deal_stored_match, new_match_secret
from portside.hosting.errors import SeatsFree, ServerError
from portside.hosting.followed_match import MatchRow
from portside.hosting.orders import Order

HERE = "here-"
"""How ids of tables and matches begin that no server knows."""
Json = dict[str, Any]


def new_table_id(size: int = 9) -> str:
    """Return an id that no other table has, here or elsewhere."""
    return HERE + secrets.token_urlsafe(size)


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """One seat: a person's by `name`, a bot's, or with both a person's that is lent to a bot."""

    name: str | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class KeptOrder:
    """A standing order, and its answers as options to be shown."""

    order: Order
    answers: list[Json]

    def as_text_data(self) -> Json:
        """Return the order as data that can be kept."""
        return {**asdict(self.order), "until": sorted(self.order.until), "answers": self.answers}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> KeptOrder:
        """Read an order that was kept."""
        plain = {name: value for name, value in data.items() if name != "answers"}
        made = {"keys": tuple(data["keys"]), "until": frozenset(data["until"])}
        return cls(Order(**{**plain, **made}), data["answers"])


@dataclass(frozen=True, slots=True)
class KeptTable:
    """One table with its match, which begins when the table is set up."""

    id: str
    seats: tuple[KeptSeat, ...]
    match: MatchRow
    practice: bool
    created: float
    moved: float
    number: int = 0
    rematch: str | None = None
    told: Json = field(default_factory=dict)
    """What the page was told last, so that tables can be listed without the rules."""
    analysis: Json | None = None
    """What was found out about the match after its end."""
    orders: tuple[KeptOrder, ...] = ()
    """Standing orders of the people at this device."""

    @property
    def mine(self) -> list[int]:
        """Return the seats of a kept table whose people are at this device."""
        return [at for at, seat in enumerate(self.seats) if seat.name is not None]

    @property
    def status(self) -> str:
        """Return whether the match of a kept table is still played."""
        return "running" if self.match.result is None else "over"

    def info(self) -> Json:
        """Return a kept table as its page is told about it."""
        match = self.match
        return {
            "id": self.id,
            "title": match.title,
            "options": find(match.title).remembered(match.options),
            "seats": [self._seat_info(at) for at in range(len(self.seats))],
            "status": self.status,
            "pace": "live",
            "listed": False,
            "practice": self.practice,
            "host": True,
            "mine": self.mine,
            "match": match.id,
            "receipt": rng.commitment(match.secret),
            "number": self.number,
            "result": match.result,
            "rematch": self.rematch,
            "created": self.created,
            "moved": self.moved,
            "spectators": 0,
        }

    def _seat_info(self, at: int) -> Json:
        seat = self.seats[at]
        person = seat.name is not None
        return {
            "seat": at,
            "kind": "person" if person else "bot",
            "name": seat.name,
            "bot": seat.bot,
            "lent": person and seat.bot is not None,
            "present": True,
            "host": person,
            "mine": person,
        }

    def lent(self, at: int, bot: str | None) -> KeptTable:
        """Return a kept table with a seat lent to a bot, or another bot on a bot's seat."""
        if at not in range(len(self.seats)):
            raise WrongSeats(f"There is no seat {at}.", seat=str(at))
        if bot is not None:
            check_bot_name(bot)
        elif self.seats[at].name is None:
            raise SeatsFree("Somebody must sit on every seat.")
        changed = replace(self.seats[at], bot=bot)
        return replace(self, seats=(*self.seats[:at], changed, *self.seats[at + 1 :]))

    def as_text_data(self) -> Json:
        """Return a kept table as data that can be kept."""
        orders = [each.as_text_data() for each in self.orders]
        return {**asdict(self), "orders": orders, "told": self.info()}


def kept_table_from_data(data: Mapping[str, Any]) -> KeptTable:
    """Read a table that was kept."""
    seats = tuple(KeptSeat(**seat) for seat in data["seats"])
    orders = tuple(KeptOrder.of(each) for each in data.get("orders", ()))
    made = {"seats": seats, "orders": orders, "match": MatchRow(**data["match"])}
    return KeptTable(**{**data, **made})


def new_table(wish: Mapping[str, Any], name: str) -> KeptTable:
    """Set up a table as `NewTable` of the protocol wishes; it must be one that can be dealt."""
    placed = None if wish.get("scenario") is None else from_dict(wish["scenario"])
    options = wish.get("options") or (dict(placed.options) if placed else {})
    seats = [_wished(seat, name) for seat in wish["seats"]]
    if placed and (placed.title != wish["title"] or placed.seats != len(seats)):
        raise WrongSeats("The position is for another title or number of seats.")
    origin = {"title": wish["title"], "options": options, "scenario": wish.get("scenario")}
    practice = wish.get("scenario") is not None or wish.get("seed") is not None
    return table_for_match(seats, origin, wish.get("seed"), practice)


def _wished(seat: Mapping[str, Any], name: str) -> KeptSeat:
    if seat["who"] == "free":
        raise SeatsFree("Somebody must sit on every seat.")
    if (seat["who"] == "bot") != (seat.get("bot") is not None):
        raise ServerError("A seat for a bot names the bot, and no other does.")
    if seat.get("bot") is not None:
        check_bot_name(seat["bot"])
        return KeptSeat(None, seat["bot"])
    return KeptSeat(name, None)


def table_for_match(
    seats: Sequence[KeptSeat], origin: Json, seed: str | None, practice: bool
) -> KeptTable:
    """Return a table with a match that has just begun; raise what keeps it from being dealt."""
    now, table, game = time.time(), new_table_id(), find(origin["title"])
    row = MatchRow(
        id=new_table_id(),
        table=table,
        rules=game.rules,
        seats=len(seats),
        secret=seed or new_match_secret(),
        result=None,
        final=None,
        created=now,
        ended=None,
        **{**origin, "options": game.configured(origin["options"], len(seats))},
    )
    deal_stored_match(row)
    return KeptTable(table, tuple(seats), row, practice, created=now, moved=now)
