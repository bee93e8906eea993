"""What the log tells about credits."""

from __future__ import annotations

import pytest

from portside.text import LANGUAGES, Texts
from tests.games.import_export.matches import EASY, SETS, played

MONEY = ("log-earned", "log-paid", "log-paid-to")


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
