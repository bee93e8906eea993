"""Laying out the table: what comes in the box under the settings, and where things lie."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from portside.engine.game import Config, Game
from portside.engine.zones import place
from portside.games.import_export import rule_numbers
from portside.games.import_export.answers import SeatWord
from portside.games.import_export.cards import ACTION_NAMES, BARTER, CAPITAL, TOKENS, Face
from portside.games.import_export.editions import EDITIONS, FIRST
from portside.games.import_export.port import port_prices
from portside.games.import_export.settings import rulings
from portside.games.import_export.table import (
    CREW,
    FULFILLED,
    HAND,
    POWERS_TOUCHED,
    Captain,
    HarbourBox,
    Ways,
    by_owner,
    launched,
)


def lay_out(game: Game, config: Config, seats: int, cards: Sequence[Face]) -> HarbourBox:
    """Lay out the table of Import/Export."""
    box = HarbourBox(game, config, seats, cards, Captain)
    box.edition = EDITIONS[str(config["edition"])]
    box.rulings = rulings(config)
    box.orders_idle = box.rulings["power_order"] == "all"
    box.orders_vain = box.rulings["power_order"] != "acting"
    box.rule_numbers = rule_numbers.FIRST if box.edition is FIRST else {}
    box.target = int(str(config["target"]))
    box.port = port_prices(config)
    box.board = "port" if box.port else "island"
    box.wild_any = not config["strict_wild"] and config["wild_pairs"] == "any"
    counts = config["containers"] != "cards" or config["renewal"] == "turn"
    box.ordered = counts and box.rulings["discard_order"] == "owner"
    box.types = tuple(face.type for face in box.cards)
    box.kinds = tuple(face.kinds or (face.type,) for face in box.cards)
    box.symbols = tuple(face.actions or (face.action,) for face in box.cards)
    forms = [box.sides.get(card, (card,)) for card in range(len(box.cards))]
    box.loads = tuple(min(len(box.cards[form].load) for form in found) for found in forms)
    _foresee(box)
    box.deck = box.stock = box.add_place(place("deck", "deck", "nobody", seats, layout="pile"))
    box.discard = box.add_place(place("discard", "discard", "top", seats, layout="pile"))
    box.island = box.add_place(place("island", "island", "public", seats))
    _add_areas(box, seats)
    box.ships = tuple(
        launched(i, box.seats[i // 2], seats, box.add_place, hull=bool(box.grey))
        for i in range(2 * seats)
    )
    box.fleets = by_owner(box.ships, seats)
    return box


def _foresee(box: HarbourBox) -> None:
    """Work out what is the same in every match: the options that name one card or a pair."""
    cards, kinds = range(len(box.cards)), box.kinds
    box.acting_as = {
        action: tuple(action in box.symbols[card] for card in cards)
        for found in box.symbols
        for action in found
    }
    box.grey = frozenset(card for card in cards if box.types[card] == CAPITAL)
    box.action_names = (*ACTION_NAMES, BARTER) if box.grey else ACTION_NAMES  # IE-169
    box.boarding = frozenset(cards) - box.grey  # IE-189
    box.tokens = {card: box.types[card] for card in cards if box.cards[card].set == TOKENS}
    box.all_tokens = box.config["containers"] == "all_tokens"  # IE-232
    box.bind((*box.whole, *box.tokens))
    box.ways = Ways(len(box.cards))
    box.pairs = [[None] * len(cards) for _ in cards]
    for a, b in permutations(cards, 2):
        if not set(kinds[a]).isdisjoint(kinds[b]):
            box.pairs[a][b] = ("wild", a, b)  # IE-052
    box.wanted, box.covered, box.scored = {}, {}, {}


def _add_areas(box: HarbourBox, seats: int) -> None:
    """Add the places of the seats, marked where settling has to look after them."""
    for me in box.seats:
        me.mark, me.word = 2 << me, SeatWord(f"seat-{int(me)}")
        me.hand = box.add_place(place(f"hand-{me}", "hand", "owner", seats, me, "fan", HAND))
        spec = place(f"played-{me}", "played", "public", seats, me, sided=True)
        me.played = box.add_place(spec)
    for kind, life in (("crew", CREW), ("goods", -1), ("fulfilled", FULFILLED)):
        for me in box.seats:
            mark = POWERS_TOUCHED if life == FULFILLED else me.mark
            spec = place(f"{kind}-{me}", kind, "public", seats, me, "row", life, mark, sided=True)
            setattr(me, kind, box.add_place(spec))
