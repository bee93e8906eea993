"""`portside cards --diff`: card by card, what changed between the editions."""

from __future__ import annotations

from functools import cache

import pytest

from portside.cli.cards import card_differences, every_card
from portside.games.import_export import GAME
from portside.text import Texts


@cache
def changed(slug: str) -> dict[str, tuple[str, str]]:
    """Return what differs in a card: property, as it was in the first edition, and as it is now."""
    editions = ("definitive", "first")
    here, there = (every_card(GAME, {"edition": edition}) for edition in editions)
    ours, theirs = (Texts("en", GAME.name, {"edition": edition}) for edition in editions)
    found = card_differences(here, there, ours, theirs)
    return {name: (then, now) for key, name, now, then in found if key == slug}


@pytest.mark.rule("F1-169")
def test_a_changed_power_is_shown_beside_the_old_one() -> None:
    assert changed("potatoes") == {
        "power": ("Draw 2 cards and take 2 credits.", "Either take 2 credits or draw 5 cards.")
    }


@pytest.mark.rule("F1-201")
def test_a_new_name_is_shown() -> None:
    assert changed("fake_money")["name"] == ("Printed Money", "Fake Money")


def test_another_load_and_another_set_are_shown() -> None:
    assert changed("rice_cookers").keys() == {"load", "set", "power"}


@pytest.mark.rule("F1-227", "F1-236")
@pytest.mark.parametrize(
    ("slug", "there"),
    [
        ("gold_watches", ("yes", "no")),
        ("ferraris", ("yes", "no")),
        ("joe_wiggins", ("no", "yes")),
        ("import_export_definitive_edition", ("no", "yes")),
    ],
)
def test_a_card_of_one_edition_is_said_to_be_in_that_one_only(
    slug: str, there: tuple[str, str]
) -> None:
    assert changed(slug) == {"there": there}


@pytest.mark.parametrize("slug", ["batteries", "smart_cars", "cups", "rope", "velvet_robes"])
def test_a_card_that_is_the_same_in_both_is_not_listed(slug: str) -> None:
    assert changed(slug) == {}
