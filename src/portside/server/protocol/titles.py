"""What everybody is told about titles, and about the server."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from portside.server.protocol.fields import MOST_SEATS, VERSION, Fact, Facts, Message


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
