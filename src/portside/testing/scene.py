"""Build any position in a few readable lines.

    scene("pretend").seat(0, hand="kite lamp").put("deck", "bell drum").facts(leader=0)

A scene becomes a scenario, the same thing that scenario files hold; titles may subclass it and
add words of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from portside.engine.game import Game, find
from portside.engine.match import Match
from portside.engine.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Iterable


class Scene:
    """Collect the facts of a position.

    Cards are given as one text parted by spaces, or as several; they lie bottom first.
    """

    def __init__(self, title: str | Game, seats: int = 2) -> None:
        self.game = find(title) if isinstance(title, str) else title
        self.seats = seats
        self._options: dict[str, Any] = {}
        self._zones: dict[str, list[str]] = {}
        self._facts: dict[str, Any] = {}
        self._empty = True

    def put(self, place: str, *cards: str) -> Self:
        """Put cards on top of what the scene has in a place; without cards, leave it empty."""
        self._zones.setdefault(place, []).extend(_listed(cards))
        return self

    def seat(self, seat: int, **cards: str | Iterable[str]) -> Self:
        """Put cards of a scene into places of a seat, by kind: `seat(0, hand="kite lamp")`."""
        for kind, listed in cards.items():
            place = f"{kind.replace('_', '-')}-{seat}"
            self.put(place, *([listed] if isinstance(listed, str) else listed))
        return self

    def facts(self, **facts: Any) -> Self:
        """Set what else the title can set in a scene: counters, who leads."""
        self._facts |= facts
        return self

    def options(self, **options: Any) -> Self:
        """Set settings of the scene's match."""
        self._options |= options
        return self

    def dealt(self) -> Self:
        """Leave places that the scene does not name as they were dealt."""
        self._empty = False
        return self

    def scenario(self) -> Scenario:
        """Return the position of a scene."""
        zones = {place: tuple(cards) for place, cards in self._zones.items()}
        options, facts = dict(self._options), dict(self._facts)
        return Scenario(self.game.name, self.seats, options, zones, facts, self._empty)

    def match(self, seed: int | str = 0) -> Match:
        """Start a match from the scene's position."""
        placed = self.scenario()
        return Match.new(self.game, self.seats, str(seed), placed.options, placed)


def scene(title: str | Game, seats: int = 2, **facts: Any) -> Scene:
    """Begin the scene of a position of a title with everything empty."""
    return Scene(title, seats).facts(**facts)


def _listed(cards: Iterable[str]) -> list[str]:
    return [card for text in cards for card in text.split()]
