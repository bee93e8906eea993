"""Positions for rules and cards, taken from tests: the best of each, and the files they ship in."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from portside.engine.match import Match

SOURCE: Final = Path(__file__).resolve().parents[2] / "src/portside/games"


@dataclass(frozen=True)
class Position:
    """Hold where a position comes from, who is asked first, and the position itself."""

    test: str
    seat: int
    scenario: Mapping[str, Any]

    def same(self, other: Position) -> bool:
        """Tell whether it is the same position, whatever test it comes from."""
        return json.dumps(self.scenario) == json.dumps(other.scenario)

    def cards(self) -> set[str]:
        """Return the slugs of all cards that lie in it."""
        zones = self.scenario["zones"].values()
        return {card.partition("#")[0] for cards in zones for card in cards}


def asks(match: Match) -> bool:
    """Tell whether somebody has a choice in a position that can be kept as a file."""
    if match.result is not None or len(match.waiting) != 1:
        return False
    asked = [prompt for prompt in match.pending if not prompt.standing]
    return any(prompt.low < prompt.high or len(prompt.options) > 1 for prompt in asked)


@dataclass
class Shelf:
    """Hold the best position of each rule and card, by title or of one title."""

    rules: dict[str, Position] = field(default_factory=dict)
    cards: dict[str, Position] = field(default_factory=dict)
    titles: dict[str, Shelf] = field(default_factory=dict)
    ranks: dict[str, tuple[int, int, str]] = field(default_factory=dict)

    def of_test(self, test: str) -> list[Position]:
        """Return the positions that come from a test."""
        return [each for each in {**self.rules, **self.cards}.values() if each.test == test]

    def put(self, title: str, test: str, rules: Sequence[str], seen: Sequence[Position]) -> None:
        """Keep the first position of a test where it is better than what there is."""
        if not seen:
            return
        own = self.titles.setdefault(title, Shelf())
        position = Position(test, seen[0].seat, seen[0].scenario)
        size = len(json.dumps(position.scenario))
        for rule in rules:
            # A test of one rule shows it better than a test of several.
            if own._better(f"rule {rule}", (len(rules), size, test)):
                own.rules[rule] = position
        named = f"_{test.partition('::')[2]}_".replace("[", "_")
        for card in position.cards():
            # The edition most people play comes first, and a test that is about the card.
            other = 2 * (f"_{card}_" not in named) + test.startswith("first/")
            if own._better(f"card {card}", (other, size, test)):
                own.cards[card] = position

    def _better(self, what: str, rank: tuple[int, int, str]) -> bool:
        if what in self.ranks and self.ranks[what] <= rank:
            return False
        self.ranks[what] = rank
        return True

    def write(self) -> None:
        """Write what there is of each title into its package."""
        for title, own in self.titles.items():
            (SOURCE / title / "positions.json").write_text("".join(own._lines()), "utf-8")

    def _lines(self) -> Iterator[str]:
        every = {
            json.dumps(each.scenario): each for each in (*self.rules.values(), *self.cards.values())
        }
        order = {text: at for at, text in enumerate(sorted(every, key=lambda t: every[t].test))}

        def numbers(kept: Mapping[str, Position]) -> dict[str, int]:
            return {name: order[json.dumps(kept[name].scenario)] for name in sorted(kept)}

        yield '{"rules": ' + json.dumps(numbers(self.rules)) + ",\n"
        yield ' "cards": ' + json.dumps(numbers(self.cards)) + ",\n"
        lines = [json.dumps(vars(every[text]), ensure_ascii=False) for text in order]
        yield ' "positions": [\n' + ",\n".join(lines) + "]}\n"


def read(title: str) -> Shelf:
    """Return the positions that ship with a title."""
    file = SOURCE / title / "positions.json"
    if not file.is_file():
        return Shelf()
    held = json.loads(file.read_text("utf-8"))
    positions = [Position(**each) for each in held["positions"]]
    return Shelf(
        {rule: positions[at] for rule, at in held["rules"].items()},
        {card: positions[at] for card, at in held["cards"].items()},
    )
