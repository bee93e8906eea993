"""The words a title uses in answers, questions and views, in an order that never changes.

Cards and places are known before a match. Words such as `draw` or `ship-2` and the kinds of
questions are read from what a title declares in its `answers.py`; so that each keeps its id for
ever, they are listed in `words/<title>.json`, which is only ever added to.
`python -m portside.adapters.vocabulary TITLE...` adds what was declared since, and plays matches
for what nobody declares: public numbers, what `extra` holds, words with an owner's own values.
Titles without such a file are read in the same way when an environment is made.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from portside.engine.answers import Answers
from portside.engine.ask import Amount, Ask, Pick, words_of_value
from portside.engine.errors import BadSetting
from portside.engine.game import Game, find
from portside.engine.match import Match

READ_BY_PLAYING: Final = 12
"""So many matches are played of a title that has no file."""
SEED: Final = "words"


@dataclass(slots=True)
class Vocabulary:
    """Hold the words of a title.

    Attributes:
        words: words in answers other than cards.
        kinds: kinds of questions.
        counters: names of public numbers.
        extra: for each path into a view's `extra`, the words found there; none for numbers.
    """

    words: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    counters: list[str] = field(default_factory=list)
    extra: dict[str, list[str]] = field(default_factory=dict)

    def read(self, answers: Answers) -> None:
        """Add to the vocabulary the words and questions a title declares."""
        for word in answers.vocabulary():
            _add(self.words, word)
        for question in answers.questions:
            _add(self.kinds, question)

    def listen(self, match: Match, ask: Ask) -> None:
        """Add to the vocabulary the words of one question."""
        _add(self.kinds, ask.kind)
        if isinstance(ask, Amount):
            return
        for value in ask.items() if isinstance(ask, Pick) else ask.values():
            for part in words_of_value(value):
                if isinstance(part, str):
                    _add(self.words, part)
        for name in dict.fromkeys(each.name for each in match.game.counters(match.table)):
            _add(self.counters, name)
        for path, leaf in leaves_of_data(match.game.extra(match.table)):
            if leaf in match.table.box.ids:  # where cards lie is told anyway
                continue
            found = self.extra.setdefault(generic_path(path), [])
            if isinstance(leaf, str):
                _add(found, leaf)


def leaves_of_data(
    data: object, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Return every number and word inside nested data, with the way to it."""
    if isinstance(data, Mapping):
        for key in sorted(data):
            yield from leaves_of_data(data[key], (*path, str(key)))
    elif isinstance(data, (list, tuple)):
        for index, item in enumerate(data):
            yield from leaves_of_data(item, (*path, index))
    elif isinstance(data, (int, float, str)):
        yield path, data


def generic_path(path: tuple[str | int, ...]) -> str:
    """Return a path as text in the vocabulary, all places of a list being one."""
    return ".".join("*" if isinstance(step, int) else step for step in path)


def _add(known: list[str], word: str) -> None:
    if word not in known:
        known.append(word)


@cache
def vocabulary(title: str) -> Vocabulary:
    """Return the vocabulary of a title."""
    game = find(title)
    file = files("portside.adapters").joinpath("words").joinpath(f"{title}.json")
    if file.is_file():
        return Vocabulary(**json.loads(file.read_text(encoding="utf-8")))
    return heard_vocabulary(game, Vocabulary(), READ_BY_PLAYING)


def heard_vocabulary(game: Game, known: Vocabulary, matches: int) -> Vocabulary:
    """Add what a title declares, and what is said in random matches under all kinds of settings."""
    known.read(game.answers)
    plans = list(settings_to_hear(game))
    for number in range(matches):
        options = plans[number % len(plans)]
        seats = game.seats[number % len(game.seats)]
        try:
            match = Match.new(game, seats, f"{SEED} {number}", options, log=False)
        except BadSetting:  # some settings go together with some numbers of seats only
            continue
        hear_random_match(match, known, Random(number))
    return known


def settings_to_hear(game: Game) -> Iterator[dict[str, Any]]:
    """Return the usual settings to hear a vocabulary in, then each other choice on its own."""
    yield {}
    for setting in game.settings:
        for choice in setting.choices:
            if choice != setting.default:
                yield {setting.name: choice}


def hear_random_match(match: Match, known: Vocabulary, rng: Random) -> None:
    """Add to a vocabulary what is said in one random match."""
    while match.question is not None:
        for ask in match.asks()[:1]:
            known.listen(match, ask)
            match.advance(ask.seat, ask.sample(rng))


def main(names: list[str], matches: int = 400) -> None:
    """Add new words to the vocabulary files of titles."""
    for name in names:
        path = Path(str(files("portside.adapters").joinpath("words"))) / f"{name}.json"
        known = Vocabulary()
        if path.is_file():
            known = Vocabulary(**json.loads(path.read_text(encoding="utf-8")))
        text = json.dumps(asdict(heard_vocabulary(find(name), known, matches)), indent=1)
        path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
