"""Which language is spoken."""

from __future__ import annotations

import pytest

from portside.text import UnknownLanguage, language_for


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("en", "en"),
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("zh-Hant", "zh-Hant"),
        ("zh_TW", "zh-Hant"),
        ("zh", "zh-Hant"),
    ],
)
def test_a_language_may_be_named_in_many_ways(wish: str, language: str) -> None:
    assert language_for(wish, {"LANG": "fr"}) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "zh_HK.UTF-8"}, "zh-Hant"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LC_ALL": "en_GB", "PORTSIDE_LANG": "zh-Hant"}, "zh-Hant"),
        ({"LANG": "fr", "PORTSIDE_LANG": ""}, "fr"),
    ],
)
def test_the_environment_decides_where_nothing_is_said(
    environment: dict[str, str], language: str
) -> None:
    assert language_for(None, environment) == language


def test_a_wish_that_cannot_be_met_names_what_there_is() -> None:
    with pytest.raises(UnknownLanguage, match="en, fr, zh-Hant"):
        language_for("klingon", {})
