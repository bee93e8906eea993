"""Many matches between equals: what they tell about a title, its seats and its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

import portside
from portside import bots
from portside.bots.imagined_worlds import CountsTurns
from portside.engine.game import find
from portside.engine.match import Match
from portside.sim.backends import Backend, Here
from portside.sim.journal import Journal, do_jobs
from portside.sim.simulate import answer_of_bot
from portside.sim.stats import Estimate, mean, rate, share_of_win

if TYPE_CHECKING:
    from pathlib import Path

    from portside.engine.events import Entry
    from portside.engine.table import Table


@dataclass(frozen=True, slots=True)
class Study:
    """Say what to play.

    Attributes:
        title: name of the title.
        matches: how many.
        seats: how many play in a match.
        seed: the same seed gives the same matches.
        options: settings.
        bot: spec of the bot that sits everywhere.
    """

    title: str
    matches: int = 1000
    seats: int = 4
    seed: str = "lab"
    options: Mapping[str, Any] = field(default_factory=dict)
    bot: str = "greedy"


@dataclass(frozen=True, slots=True)
class Trial:
    """Say which match of a study to play."""

    number: int
    study: Study
    module: str


@dataclass(frozen=True, slots=True)
class Finding:
    """Hold what one match told.

    Attributes:
        ending: text id of the way it ended.
        answers: how many were given.
        turns: how many there were, or None where the title does not count them.
        totals: by seat.
        parts: parts of the score, by seat.
        winners: seats.
        held: cards that lay in a seat's own hidden places at some time, with the seat.
        used: cards a seat brought into use, with the seat.
    """

    ending: str
    answers: int
    turns: int | None
    totals: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    winners: tuple[int, ...]
    held: frozenset[tuple[str, int]]
    used: frozenset[tuple[str, int]]


def finding_written(row: Mapping[str, Any]) -> Finding:
    """Return what a match told the lab as it was written down."""
    return Finding(
        ending=row["ending"],
        answers=row["answers"],
        turns=row["turns"],
        totals=tuple(row["totals"]),
        parts=tuple(row["parts"]),
        winners=tuple(row["winners"]),
        held=frozenset((card, seat) for card, seat in row["held"]),
        used=frozenset((card, seat) for card, seat in row["used"]),
    )


def play_for_study(trial: Trial) -> Finding:
    """Play one match of a study in the lab to its end."""
    import_module(trial.module)
    study = trial.study
    secret = f"{study.seed} {trial.number}"
    match = Match.new(find(study.title), study.seats, secret, study.options)
    bot, rng = bots.find(study.bot), Random(f"answers {secret}")
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, answer_of_bot(bot, match, seat, rng))
    bots.dismiss(bot)
    return finding_of_match(match)


def finding_of_match(match: Match) -> Finding:
    """Read a finished match of the lab's study."""
    table, result = match.table, match.result
    assert result is not None
    return Finding(
        ending=result.ending,
        answers=match.number,
        turns=table.turn if isinstance(table, CountsTurns) else None,
        totals=tuple(score.total for score in result.scores),
        parts=tuple(dict(score.parts) for score in result.scores),
        winners=tuple(int(seat) for seat in result.winners),
        held=cards_held(table),
        used=cards_used(table),
    )


def cards_held(t: Table) -> frozenset[tuple[str, int]]:
    """Return which cards a study saw in a hidden place of a seat at any time, with the seat."""
    places = {place.name: place for place in t.places}
    stays = [(card, t.places[at]) for card, at in enumerate(t.where)]
    for entry in log_entries(t):
        if entry.kind == "moved":
            facts = dict(entry.facts)
            stays += [(entry.cards[0], places[str(facts[end])]) for end in ("from", "to")]
    own = [(card, place.owner) for card, place in stays if place.visibility == "owner"]
    forms = [(form, seat) for card, seat in own for form in (card, *t.box.sides.get(card, ()))]
    return frozenset((t.box.cards[form].slug, seat) for form, seat in forms)


def cards_used(t: Table) -> frozenset[tuple[str, int]]:
    """Return which cards a study saw brought into use, each with the seat that did."""
    uses = t.box.game.uses
    deeds = [entry for entry in log_entries(t) if entry.kind in uses]
    return frozenset((t.box.cards[card].slug, deed.seat) for deed in deeds for card in deed.cards)


def log_entries(t: Table) -> list[Entry]:
    """Return all that happened in a match of the lab; somebody must have listened."""
    assert t.log is not None
    return t.log.entries


def investigate(
    study: Study,
    backend: Backend | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    keep: Path | None = None,
) -> Insight:
    """Play a study in the lab and return what it tells.

    Args:
        study: what to play.
        backend: where matches are played; by default here.
        progress: called with how many matches are done, and of how many.
        keep: a file for what matches told; those that are in it already are not played again.

    Raises:
        PortsideError: unknown title, setting or bot, wrong number of seats, another study's file.
    """
    game = find(study.title)
    game.configured(study.options, study.seats)
    bots.find(study.bot)
    trials = [Trial(n, study, game.step.__module__) for n in range(study.matches)]
    journal = None if keep is None else Journal(keep, finding_written, study)
    findings, _ = do_jobs(play_for_study, trials, backend or Here(), progress, journal)
    return Insight(study, findings)


@dataclass(frozen=True, slots=True)
class CardLine:
    """Hold what is told of one card.

    Attributes:
        slug: the card.
        held: in how many matches somebody held it.
        used: in how many matches somebody brought it into use.
        users: how many seats did, over all matches.
        win_rate: of those seats.
        lift: what that is above an even share.
    """

    slug: str
    held: int
    used: int
    users: int
    win_rate: Estimate
    lift: Estimate


class Insight:
    """Sum up a study.

    Attributes:
        study: what was played.
        findings: what each match told.
    """

    def __init__(self, study: Study, findings: Sequence[Finding]) -> None:
        self.study = study
        self.findings = list(findings)

    def endings(self) -> dict[str, Estimate]:
        """Return how often a study's matches ended in each way, the commonest first."""
        counts = Counter(each.ending for each in self.findings)
        return {name: rate(n, len(self.findings)) for name, n in counts.most_common()}

    def by_seat(self) -> list[Estimate]:
        """Return how often each seat won in a study."""
        return [
            rate(
                sum(share_of_win(each.winners, seat) for each in self.findings), len(self.findings)
            )
            for seat in range(self.study.seats)
        ]

    def scores(self) -> list[Estimate]:
        """Return the mean score of each seat in a study."""
        return [
            mean([each.totals[seat] for each in self.findings]) for seat in range(self.study.seats)
        ]

    def parts(self) -> dict[str, tuple[float, float]]:
        """Return what each part adds to a score on average in a study: to all, and to winners."""
        names = dict.fromkeys(n for each in self.findings for part in each.parts for n in part)
        found = {}
        for name in names:
            everybody = [part.get(name, 0) for each in self.findings for part in each.parts]
            winners = [f.parts[seat].get(name, 0) for f in self.findings for seat in f.winners]
            found[name] = fmean(everybody), fmean(winners)
        return dict(sorted(found.items(), key=lambda item: -item[1][0]))

    def cards(self) -> list[CardLine]:
        """Return what a study tells of each card, the most helpful first."""
        study = self.study
        game = find(study.title)
        faces = game.cards(game.configured(study.options, study.seats), study.seats)
        whole = {face.side_of for face in faces}
        slugs = dict.fromkeys(face.slug for face in faces if face.slug not in whole)
        lines = [self._card(slug) for slug in slugs]
        return sorted(lines, key=lambda line: -line.lift.value if line.users else 1.0)

    def _card(self, slug: str) -> CardLine:
        seats = range(self.study.seats)
        users = [(f, seat) for f in self.findings for seat in seats if (slug, seat) in f.used]
        win_rate = rate(sum(share_of_win(f.winners, seat) for f, seat in users), len(users))
        even = 1 / self.study.seats
        return CardLine(
            slug=slug,
            held=sum(any((slug, seat) in f.held for seat in seats) for f in self.findings),
            used=sum(any((slug, seat) in f.used for seat in seats) for f in self.findings),
            users=len(users),
            win_rate=win_rate,
            lift=Estimate(win_rate.value - even, win_rate.low - even, win_rate.high - even),
        )

    def as_dict(self) -> dict[str, Any]:
        """Return everything the lab found JSON-ready."""
        study, findings = self.study, self.findings
        turns = [each.turns for each in findings if each.turns is not None]
        return {
            "portside": portside.__version__,
            "title": study.title,
            "rules": find(study.title).rules,
            "seats": study.seats,
            "options": dict(study.options),
            "seed": study.seed,
            "bot": study.bot,
            "matches": len(findings),
            "answers": mean([each.answers for each in findings]).rounded(1),
            "turns": mean(turns).rounded(1) if turns else None,
            "endings": {name: each.rounded(4) for name, each in self.endings().items()},
            "seat_wins": [each.rounded(4) for each in self.by_seat()],
            "seat_scores": [each.rounded(2) for each in self.scores()],
            "parts": {
                name: {"all": round(everybody, 2), "winners": round(winners, 2)}
                for name, (everybody, winners) in self.parts().items()
            },
            "cards": [
                {
                    "card": line.slug,
                    "held": line.held,
                    "used": line.used,
                    "users": line.users,
                    "win_rate": line.win_rate.rounded(4),
                    "lift": line.lift.rounded(4),
                }
                for line in self.cards()
            ],
        }
