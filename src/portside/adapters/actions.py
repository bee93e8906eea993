"""Answers as numbers: an answer is a short sequence of tokens, each with a fixed id.

A title's answers are made of cards, words and numbers, and there are far too many of them to
number. So an answer is given token by token: `load`, then a card, then `ship-2`. A token means
the same wherever it is legal. An answer is complete as soon as only one is left that begins like
it; where one answer is the beginning of another, `done` ends it. Of several things to pick, each
is given once, in ascending order, and `done` ends the picking.

| ids | tokens |
|---|---|
| 0 | `done` |
| 1 to 65 | the numbers 0 to 64 |
| 66 | `most`: the highest number allowed, where it is above 64 |
| 67 to 98 | spare: words no list knows, in alphabetical order of those in the present question |
| from 99 | the cards of the match, in the order of the box |
| after them | words, in the order of `words/<title>.json` |
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from portside.adapters.vocabulary import parts, vocabulary
from portside.engine.ask import Amount, Ask, Pick, Value

if TYPE_CHECKING:
    from portside.engine.table import Box

DONE: Final = 0
HIGHEST: Final = 64
MOST: Final = HIGHEST + 2
SPARE: Final = 32
FIRST_SPARE: Final = MOST + 1
FIRST_CARD: Final = FIRST_SPARE + SPARE

Path = tuple[int, ...]


class Tokens:
    """Number the tokens of one set-up: a title, its settings, and how many play.

    Attributes:
        names: the token of each id.
    """

    def __init__(self, box: Box) -> None:
        words = vocabulary(box.game.name).words
        self.names = [
            "done",
            *(str(number) for number in range(HIGHEST + 1)),
            "most",
            *(f"spare-{i}" for i in range(SPARE)),
            *box.keys,
            *words,
        ]
        first_word = FIRST_CARD + len(box.keys)
        self._words = {word: first_word + i for i, word in enumerate(words)}

    def __len__(self) -> int:
        return len(self.names)

    def path(self, value: Value, spare: Sequence[str]) -> Path:
        """Return the tokens of a value; words no list knows are found in `spare`."""
        return tuple(self._token(part, spare) for part in parts(value))

    def _token(self, part: int | str, spare: Sequence[str]) -> int:
        if isinstance(part, int):
            return FIRST_CARD + part
        if part in self._words:
            return self._words[part]
        return FIRST_SPARE + min(spare.index(part), SPARE - 1)

    def spare(self, values: Sequence[Value]) -> list[str]:
        """Return the words of some values that no list knows, in alphabetical order."""
        found = {part for value in values for part in parts(value) if isinstance(part, str)}
        return sorted(found - self._words.keys())


class Answering:
    """Build one answer token by token.

    Attributes:
        ask: the question.
        given: the tokens so far.
    """

    def __init__(self, tokens: Tokens, ask: Ask) -> None:
        self.ask = ask
        self.given: list[int] = []
        self._start = 0
        self._picked: list[int] = []
        self._paths: list[tuple[Path, Value]] = []
        if isinstance(ask, Amount):
            self._paths = list(_numbers(ask))
            return
        values = ask.items() if isinstance(ask, Pick) else ask.values()
        spare = tokens.spare(values)
        self._paths = sorted(((tokens.path(v, spare), v) for v in values), key=lambda p: p[0])

    def legal(self) -> list[int]:
        """Return the tokens that may come next, in ascending order."""
        begun = self.given[self._start :]
        deep = len(begun)
        found = set()
        for index in self._open():
            path = self._paths[index][0]
            if list(path[:deep]) == begun:
                found.add(path[deep] if len(path) > deep else DONE)
        if isinstance(self.ask, Pick) and not begun and len(self._picked) >= self.ask.low:
            found.add(DONE)
        return sorted(found)

    def add(self, token: int) -> Value | None:
        """Add a legal token; return the answer if it is complete."""
        if isinstance(self.ask, Pick):
            return self._pick(self.ask, token)
        self.given.append(token)
        return self._matched()

    def _open(self) -> range:
        """Return the paths that may still be taken; picks only go upwards."""
        if not isinstance(self.ask, Pick):
            return range(len(self._paths))
        if len(self._picked) >= self.ask.high:
            return range(0)
        needed = max(1, self.ask.low - len(self._picked))
        first = self._picked[-1] + 1 if self._picked else 0
        return range(first, len(self._paths) - needed + 1)

    def _matched(self) -> Value | None:
        begun = tuple(t for t in self.given[self._start :])
        ended = begun[-1:] == (DONE,)
        stem = begun[:-1] if ended else begun
        left = [
            index
            for index in self._open()
            if (path := self._paths[index][0]) == stem or (not ended and path[: len(stem)] == stem)
        ]
        if len(left) != 1 and not (ended and left):
            return None
        self._picked.append(left[0])
        return self._paths[left[0]][1]

    def _pick(self, ask: Pick, token: int) -> Value | None:
        fresh = len(self.given) == self._start
        self.given.append(token)
        if fresh and token == DONE:
            return self._picks(ask)
        if self._matched() is None:
            return None
        self._start = len(self.given)
        if not self._open():
            return self._picks(ask)
        return None

    def _picks(self, ask: Pick) -> Value:
        """Return the picked items in the order they were listed."""
        chosen = [self._paths[index][1] for index in self._picked]
        return tuple(item for item in ask.items() if item in chosen)


def _numbers(ask: Amount) -> Iterator[tuple[Path, Value]]:
    top = ask.low + (ask.high - ask.low) // ask.step * ask.step
    for number in range(ask.low, min(top, HIGHEST) + 1, ask.step):
        yield (1 + number,), number
    if top > HIGHEST:
        yield (MOST,), top
