"""What the log tells about credits and draws, and about the powers behind what happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from portside.compiled import BUILD
from portside.games.import_export.cards import faces
from portside.games.import_export.powers import consumer
from portside.text import LANGUAGES, Texts
from tests.games.import_export.causes import Causes
from tests.games.import_export.first import matches as first
from tests.games.import_export.matches import EASY, SETS, played, walked
from tests.games.import_export.scenes import fulfil, fulfilling

MONEY = ("log-earned", "log-paid", "log-paid-to")
EVERY_SET = {f"set_{name}": True for name in ("capital", "tokyo", "flag")} | SETS
SWEPT: Mapping[str, Mapping[str, Any]] = {
    "definitive": {
        **EVERY_SET,
        "values": {s: {"tier": 0, "load": 1} for s, f in faces("definitive").items() if f.load},
    },
    "first": first.EASY,
    "chinese": first.OTHERWISE,
}
FEW, SOAK = 5, 300


@pytest.mark.parametrize("seed", range(4))
def test_every_gain_and_payment_tells_its_cause(seed: int) -> None:
    lines = played(4, seed, {**SETS, **EASY}, log=True).log(None)
    told = [line for line in lines if line["kind"] in MONEY]
    assert told
    assert [line for line in told if not line["cards"] and not line["facts"]["why"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_causes_are_told_in_words(language: str) -> None:
    texts = Texts(language, "import_export")
    lines = [line for line in played(4, 1, EASY, log=True).log(None) if line["kind"] in MONEY]
    bare = {texts.happening({**line, "facts": {**line["facts"], "why": ""}}) for line in lines}
    by_cause = {line["facts"]["why"]: texts.happening(line) for line in lines}
    assert {"payout", "sale", "imported", "bid"} <= by_cause.keys()
    assert not bare & {text for why, text in by_cause.items() if why}


# -- the power behind it


def followed(how: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> Causes:
    """Play a match at random with every set on, following each power."""
    matches = walked(4, f"{how} {seed}", SWEPT[how], log=True)
    causes = Causes(next(matches))
    with monkeypatch.context() as patched:
        causes.follow(patched.setitem)
        for _ in matches:
            pass
    return causes


@pytest.mark.skipif(BUILD == "compiled", reason="into compiled modules nothing can be planted")
@pytest.mark.rule("IE-223")
@pytest.mark.parametrize("how", SWEPT)
def test_whatever_a_power_does_is_told_by_its_name(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept = [followed(how, seed, monkeypatch) for seed in range(FEW)]
    assert [line for causes in swept for line in causes.unnamed()] == []
    assert [line for causes in swept for line in causes.unexplained()] == []
    assert len({run.slug for causes in swept for run in causes.due.values()}) > 30


@pytest.mark.soak
@pytest.mark.skipif(BUILD == "compiled", reason="into compiled modules nothing can be planted")
@pytest.mark.parametrize("how", SWEPT)
def test_powers_are_told_by_name_for_a_long_time(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(SOAK):
        causes = followed(how, seed, monkeypatch)
        assert (causes.unnamed(), causes.unexplained()) == ([], [])


@pytest.mark.skipif(BUILD == "compiled", reason="into compiled modules nothing can be planted")
def test_a_power_that_nobody_is_told_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consumer, "tell_power", lambda *_: None)
    swept = [followed("chinese", seed, monkeypatch) for seed in range(FEW)]
    assert {slug for causes in swept for slug, _ in causes.unnamed()} == {"chairs"}


@pytest.mark.rule("AMB-018", "IE-223")
@pytest.mark.parametrize("power", ["shoes", "lumber"])
def test_a_draw_names_its_power(power: str) -> None:
    position = fulfilling("cups").seat(1, fulfilled=power).put("deck", "rice honey beer soap pens")
    play = fulfil(position.put("deck", "apples coffee wheat sugar onions paprika potatoes"))
    while play.match.waiting == [1] and play.match.pending[0].kind == f"ask-{power}":
        play.do(1, "draw")
    drew = {line["seat"]: line["facts"] for line in play.log(kind="log-drew")}
    assert drew[0] == {"why": "power", "by": "cups"}
    assert drew[1] == {"why": "power", "by": power}


@pytest.mark.rule("IE-044")
def test_a_draw_that_is_an_action_says_so() -> None:
    play = fulfil(fulfilling("pants").put("deck", "rice honey beer soap pens cups"))
    play.do(1, "draw")
    assert [line["facts"]["why"] for line in play.log(kind="log-drew")] == ["action"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_by_a_power_is_told_in_words(language: str) -> None:
    texts = Texts(language, "import_export")
    line = {"kind": "log-drew", "seat": 1, "cards": None, "count": 2}
    told = texts.happening({**line, "facts": {"why": "power", "by": "shoes"}})
    plain = texts.happening({**line, "facts": {"why": "action", "by": ""}})
    assert texts.card("shoes") in told
    assert texts.card("shoes") not in plain
    assert texts.happening({**line, "facts": {}}) == plain, "as lines were kept before"
