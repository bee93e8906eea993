"""Laying out the table: what comes in the box under the settings, and where things lie."""

from __future__ import annotations

from collections.abc import Sequence

from portside.engine.ask import PASS, Pass
from portside.engine.game import Config, Game
from portside.engine.zones import place
from portside.games.neko_harbour.answers import (
    COLUMNS,
    SHIPS,
    Abandon,
    ColumnWord,
    HarbourWord,
    LevelWord,
    Play,
    ShipName,
    SmallCard,
)
from portside.games.neko_harbour.cards import CAPTAIN, RESOURCES, SITE, SMALL_CARDS, Face, levels
from portside.games.neko_harbour.seats import Skipper
from portside.games.neko_harbour.table import KINDS, VoyageBox


def lay_out(game: Game, config: Config, seats: int, cards: Sequence[Face]) -> VoyageBox:
    """Lay out the table of Neko Harbour."""
    box = VoyageBox(game, config, seats, cards, Skipper)
    box.levels = levels(config)
    _lay_out_middle(box, seats)
    columns = COLUMNS if config["fishing_boats"] else KINDS
    for me in box.seats:
        _lay_out_seat(box, me, seats, columns)
    box.waiting = (*RESOURCES, CAPTAIN) if config["captains"] == "later" else RESOURCES
    _name_answers(box)
    _list_effects(box)
    return box


def _lay_out_middle(box: VoyageBox, seats: int) -> None:
    decks = [
        box.add_place(place(f"deck-{period}", "deck", "nobody", seats, layout="pile"))
        for period in (1, 2)
    ]
    box.decks = (decks[0], decks[1])
    box.sets = tuple(
        box.add_place(place(f"set-{row}-{size}", "set", "public", seats))
        for row in range(seats + 1 if seats > 2 else 0)
        for size in (1, 2, 3)
    )
    box.display = box.add_place(place("display", "display", "public", seats))
    box.sites = box.add_place(place("sites", "sites", "public", seats))
    box.boats = box.add_place(place("boats", "boats", "public", seats))
    box.aside = box.add_place(place("aside", "aside", "nobody", seats, layout="pile"))


def _lay_out_seat(box: VoyageBox, me: Skipper, seats: int, columns: int) -> None:
    me.hand = box.add_place(place(f"hand-{me}", "hand", "owner", seats, me, "fan"))
    me.columns = tuple(
        box.add_place(place(f"column-{me}-{i}", "column", "public", seats, me, "slots", area=0))
        for i in range(columns)
    )
    me.piers = tuple(
        box.add_place(place(f"pier-{me}-{i}", "pier", "public", seats, me, "pile"))
        for i in range(columns)
    )
    me.lane = slice(me.columns[0], me.piers[-1] + 1)
    me.ships = tuple(range(me * SHIPS, (me + 1) * SHIPS))
    me.fleet = slice(me.ships[0], me.ships[-1] + 1)
    me.piles = {kind: me * len(SMALL_CARDS) + i for i, kind in enumerate(SMALL_CARDS)}
    me.fish, me.permit, me.cargo, me.captain, me.penguin = me.piles.values()
    me.harbour = HarbourWord(f"harbour-{me}")
    me.words = tuple(ColumnWord(f"column-{me}-{i}") for i in range(columns))


def _name_answers(box: VoyageBox) -> None:
    """Make the answers that are offered again and again once and for all."""
    seats, cards = box.seats, range(len(box.cards))
    names = tuple(ShipName(f"ship-{me}-{n}") for me in seats for n in range(SHIPS))
    sites = [card for card, face in enumerate(box.cards) if face.type == SITE]
    box.columns = {word: i for me in seats for i, word in enumerate(me.words, start=1)}
    box.ships = {name: ship for ship, name in enumerate(names)}
    box.names = names
    box.docks = tuple(_docks(box, level) for level in range(len(box.levels) + 1))
    box.steps = tuple(
        tuple(("move", name, word) for word in seats[ship // SHIPS].words)
        for ship, name in enumerate(names)
    )
    box.sails = tuple({site: ("sail", name, site) for site in sites} for name in names)
    box.raises = tuple(
        tuple(("raise", name, LevelWord(f"level-{level}")) for level in range(SHIPS + 1))
        for name in names
    )
    for me in seats:
        me.tucks = tuple(("assign", word) for word in me.words)
        me.plays = tuple(_plays(me.words[:columns], cards) for columns in range(len(me.words) + 1))


def _plays(
    words: Sequence[ColumnWord], cards: Sequence[int]
) -> tuple[tuple[Play | Abandon, ...], ...]:
    """Return by card the ways to play it in a lane of some columns (NH-038, NH-045)."""
    return tuple((("play", card), *(("abandon", card, word) for word in words)) for card in cards)


def _list_effects(box: VoyageBox) -> None:
    """List what cards do at moments of their own, so that nobody needs to ask in vain."""
    moments = [moment for moment in box.hooks.listening if isinstance(moment, str)]
    box.effects = {
        moment: tuple(box.hooks.own(moment, face.slug) for face in box.cards) for moment in moments
    }
    box.kinds = {
        moment: frozenset(
            face.type
            for face, effect in zip(box.cards, box.effects[moment], strict=True)
            if effect is not None
        )
        for moment in moments
    }


def _docks(box: VoyageBox, level: int) -> tuple[SmallCard | Pass, ...]:
    """Return the dock rewards of all levels up to this one (NH-084)."""
    rewards = list(dict.fromkeys(each.dock for each in box.levels[:level]))
    return (*rewards, PASS) if box.config["decline"] == "all" else tuple(rewards)
