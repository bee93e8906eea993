"""Random matches under the eyes of a referee who works everything out anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from portside.compiled import BUILD
from portside.engine import game as games
from portside.engine.errors import BadSetting
from portside.engine.events import say
from portside.games.import_export import fulfilment, legality, queries, scoring, verbs
from tests.games.import_export.matches import GAME, walked
from tests.games.import_export.referee import Referee

SOAK = 2000
FEW = 9


def settings_for(seed: int) -> tuple[int, dict[str, Any]]:
    """Return seats and settings: all sets of an edition, and each ruling one way or the other."""
    rng = Random(f"referee {seed}")
    edition = "first" if seed % 3 == 2 else "definitive"
    options: dict[str, Any] = {"edition": edition}
    for setting in GAME.settings:
        if setting.name in ("edition", "target", "values"):
            continue
        value = rng.choice(setting.choices)
        if setting.group == "set":
            value = True
        try:
            GAME.configured({**options, setting.name: value}, 2)
        except BadSetting:
            continue
        options[setting.name] = value
    if rng.random() < 0.5:  # so that many Contracts are fulfilled and powers meet
        faces = GAME.cards(GAME.configured(options, 2), 2)
        easy = {
            face.slug: {"tier": 0, "load": 2 + seed % 2}
            for face in faces
            if getattr(face, "load", ())
        }
        options["values"] = easy
    return rng.choice(GAME.seats), options


def refereed(seed: int) -> Referee:
    seats, options = settings_for(seed)
    matches = walked(seats, f"referee {seed}", options, log=True)
    match = next(matches)
    referee = Referee(match)
    try:
        for match in matches:
            referee.watch(match)
        referee.check_result(match)
    except AssertionError as error:
        error.add_note(f"seed {seed}, answer {match.number}, {options}")
        raise
    return referee


@pytest.mark.rule(
    "IE-066",
    "IE-067",
    "IE-111",
    "IE-134",
    "IE-135",
    "IE-136",
    "IE-155",
    "IE-165",
    "F1-076",
    "F1-097",
)
def test_a_referee_comes_to_the_same_payouts_and_scores() -> None:
    referees = [refereed(seed) for seed in range(FEW)]
    assert sum(referee.payouts for referee in referees) > FEW, "else it has seen nothing"


def test_both_values_of_every_ruling_are_refereed() -> None:
    met: dict[str, set[object]] = {}
    for seed in range(SOAK // 20):
        for name, value in settings_for(seed)[1].items():
            if name != "values":
                met.setdefault(name, set()).add(value)
    rulings = [setting for setting in GAME.settings if setting.group == "ruling"]
    assert {s.name: met[s.name] for s in rulings} == {s.name: {*s.choices} for s in rulings}


@pytest.fixture
def fresh_boxes() -> Iterator[None]:
    """Open every box anew: boxes keep scores in mind, with a fault in them or without."""
    games._opened.cache_clear()
    yield
    games._opened.cache_clear()


@pytest.mark.usefixtures("fresh_boxes")
@pytest.mark.skipif(BUILD == "compiled", reason="into compiled modules nothing can be planted")
@pytest.mark.parametrize("fault", ["payout", "majority", "containers", "ledger", "limits", "room"])
def test_a_referee_finds_planted_faults(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if fault == "payout":
        monkeypatch.setattr(fulfilment, "payout", lambda _t, _ship: 8)
    elif fault == "majority":
        monkeypatch.setitem(scoring.MAJORITY, "agriculture", 7)
    elif fault == "containers":
        monkeypatch.setattr(scoring, "PER_CONTAINER", 3)
    elif fault == "limits":
        monkeypatch.setattr(queries, "fulfilled_count", lambda _t, _me: 9)
    elif fault == "room":
        monkeypatch.setattr(legality, "has_room", lambda _load, _used, _most: True)
    else:
        monkeypatch.setattr(verbs, "say", quiet_about_money)
    with pytest.raises(AssertionError):
        for seed in range(10 * FEW):
            refereed(seed)


def quiet_about_money(t: Any, kind: str, *rest: Any, **facts: Any) -> None:
    """Keep the log, and forget every income."""
    if kind != "log-earned":
        say(t, kind, *rest, **facts)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_a_referee_watches_for_a_long_time(part: int) -> None:
    for seed in range(part, SOAK, 20):
        refereed(seed)
