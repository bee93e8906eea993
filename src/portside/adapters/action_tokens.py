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

Words of seats, such as `seat-1` or `ship-2`, are those of the table as seen from the seat that
answers: `seat-1` is the next one clockwise, and the first ships are one's own. So an action means
the same whichever seat one has. In the first version they were those of the table itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from portside.adapters.vocabulary import vocabulary
from portside.engine.ask import Amount, Ask, Pick, Value, words_of_value

if TYPE_CHECKING:
    from portside.engine.table import Box

DONE: Final = 0
HIGHEST: Final = 64
MOST: Final = HIGHEST + 2
SPARE: Final = 32
FIRST_SPARE: Final = MOST + 1
FIRST_CARD: Final = FIRST_SPARE + SPARE

Path = tuple[int, ...]

REMEMBERED: Final = 1 << 16
"""So many values are kept in mind with their tokens."""


class Tokens:
    """Number the tokens of one set-up: a title, its settings, and how many play.

    Args:
        box: the set-up.
        version: 2, or 1 for words of seats that are those of the table itself.

    Attributes:
        names: the token of each id.
    """

    def __init__(self, box: Box, version: int = 2) -> None:
        words = vocabulary(box.game.name).words
        self.version = version
        self.names = [
            "done",
            *(str(number) for number in range(HIGHEST + 1)),
            "most",
            *(f"spare-{i}" for i in range(SPARE)),
            *box.keys,
            *words,
        ]
        first_word = FIRST_CARD + len(box.keys)
        ids = {word: first_word + i for i, word in enumerate(words)}
        count = len(box.seats)
        turns = [box.game.answers.turned(seat if version > 1 else 0, count) for seat in box.seats]
        self._words = [
            {word: ids[turned.get(word, word)] for word in words if turned.get(word, word) in ids}
            for turned in turns
        ]
        self._paths: list[dict[Value, Path]] = [{} for _ in turns]

    def __len__(self) -> int:
        return len(self.names)

    def path(self, seat: int, value: Value, spare: Sequence[str] = ()) -> Path:
        """Return the action tokens of a value; words no list knows are found in `spare`."""
        return tuple([self._token(seat, part, spare) for part in words_of_value(value)])

    def paths(self, seat: int, values: Sequence[Value]) -> list[Path]:
        """Return the action tokens of each of some values."""
        known = self._paths[seat]
        try:
            return [known[value] for value in values]
        except KeyError:
            fresh = [value for value in values if value not in known]
        spare = self.spare(seat, fresh)
        paths = {value: self.path(seat, value, spare) for value in fresh}
        found = [paths[value] if value in paths else known[value] for value in values]
        if len(known) + len(paths) > REMEMBERED:
            known.clear()
        if not spare:
            known.update(paths)
        return found

    def named(self, seat: int, token: int) -> str:
        """Return an action token as the table has it, whichever seat gives it."""
        words = self._words[seat]
        return next((word for word, at in words.items() if at == token), self.names[token])

    def _token(self, seat: int, part: int | str, spare: Sequence[str]) -> int:
        if isinstance(part, int):
            return FIRST_CARD + part
        found = self._words[seat].get(part)
        return FIRST_SPARE + min(spare.index(part), SPARE - 1) if found is None else found

    def spare(self, seat: int, values: Sequence[Value]) -> list[str]:
        """Return the words of some values that have no action token, in alphabetical order."""
        found = {
            part for value in values for part in words_of_value(value) if isinstance(part, str)
        }
        words = self._words[seat]
        return sorted([word for word in found if word not in words])


class Answering:
    """Build one answer token by token.

    Attributes:
        ask: the question.
        given: the tokens so far.
    """

    def __init__(self, tokens: Tokens, ask: Ask) -> None:
        self.ask = ask
        self.given: list[int] = []
        self._picked: list[int] = []
        self._following: list[int] | None = None
        self._pick = ask if isinstance(ask, Pick) else None
        self._values: Sequence[Value]
        if isinstance(ask, Amount):
            self._values = numbers_told(ask)
            self._paths = [paths_of_number(number) for number in self._values]
        elif self._pick is None:
            self._values = ask.values()
            self._paths = tokens.paths(int(ask.seat), self._values)
        else:
            items = self._pick.items()
            paths = tokens.paths(int(ask.seat), items)
            order = sorted(range(len(paths)), key=lambda at: paths[at])
            self._values, self._paths = [items[at] for at in order], [paths[at] for at in order]
        self._begin()

    def _begin(self) -> None:
        """Begin an answer, or the next thing of several to pick; picks only go upwards."""
        self._deep = 0
        self._left = list(range(len(self._paths)))
        if (pick := self._pick) is not None:
            picked = self._picked
            needed = max(1, pick.low - len(picked))
            last = 0 if len(picked) >= pick.high else len(self._paths) - needed + 1
            self._left = list(range(picked[-1] + 1 if picked else 0, last))

    def following(self) -> list[int]:
        """Return the action tokens that may come next in an answer, some of them several times."""
        if self._following is None:
            deep, paths = self._deep, self._paths
            if len(self._left) < len(paths):
                paths = [paths[index] for index in self._left]
            found = [path[deep] if len(path) > deep else DONE for path in paths]
            if self._pick is not None and not deep and len(self._picked) >= self._pick.low:
                found.append(DONE)
            self._following = found
        return self._following

    def legal(self) -> list[int]:
        """Return the action tokens that may come next in an answer, in ascending order."""
        return sorted(set(self.following()))

    def add(self, token: int) -> Value | None:
        """Add a legal action token; return the answer if it is complete."""
        pick, fresh = self._pick, self._deep == 0
        self.given.append(token)
        self._following = None
        if pick is not None and fresh and token == DONE:
            return self._picks(pick)
        index = self._matched(token)
        if index is None:
            return None
        if pick is None:
            return self._values[index]
        self._picked.append(index)
        self._begin()
        return None if self._left else self._picks(pick)

    def _matched(self, token: int) -> int | None:
        """Return the path that is the only one left after a token, if there is one."""
        deep, paths, left = self._deep, self._paths, self._left
        self._deep = deep + 1
        if token == DONE:
            left = [index for index in left if len(paths[index]) == deep]
        else:
            left = [i for i in left if len(path := paths[i]) > deep and path[deep] == token]
        self._left = left
        return left[0] if token == DONE or len(left) == 1 else None

    def _picks(self, ask: Pick) -> Value:
        """Return the picked items in the order they were listed."""
        chosen = [self._values[index] for index in self._picked]
        return tuple([item for item in ask.items() if item in chosen])


def numbers_told(ask: Amount) -> list[int]:
    """Return the amounts that have an action token: those up to the highest, and the most."""
    top = ask.low + (ask.high - ask.low) // ask.step * ask.step
    found = list(range(ask.low, min(top, HIGHEST) + 1, ask.step))
    return [*found, top] if top > HIGHEST else found


def paths_of_number(number: int) -> Path:
    """Return the action token of an amount."""
    return (MOST if number > HIGHEST else 1 + number,)
