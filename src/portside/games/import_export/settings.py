"""What can be set: edition, sets, rulings that could go either way, and an owner's own values."""

from __future__ import annotations

from typing import Final

from portside.engine.errors import BadSetting
from portside.engine.game import Config, Setting, switch
from portside.games.import_export.cards import checked_values
from portside.games.import_export.editions import EDITIONS, SETS

TARGET: Final = 50
HIGHEST_TARGET: Final = 400

SWITCHES: Final = dict.fromkeys(name for names in SETS.values() for name in names if name != "base")

SETTINGS: Final = (
    Setting("edition", "definitive", tuple(EDITIONS), group="edition"),
    *(switch(f"set_{name}", group="set") for name in SWITCHES),
    Setting(
        "target", TARGET, span=range(TARGET, HIGHEST_TARGET + 1, 2), rule="F1-139", group="variant"
    ),
    Setting("strict_wild", False, (False, True), rule="AMB-009", group="ruling"),
    Setting("payout_one", 0, (0, 6), rule="AMB-051", group="ruling"),
    Setting(
        "bid_tie",
        "edition",
        ("edition", "leader", "clockwise", "choice"),
        rule="F1-104",
        group="ruling",
    ),
    Setting(
        "completion", "edition", ("edition", "definitive", "french"), rule="F1-077", group="ruling"
    ),
    Setting("renewal", "shuffle", ("shuffle", "turn"), rule="F1-125", group="ruling"),
    Setting(
        "rolls_royce_names", "edition", ("edition", "type", "card"), rule="AMB-134", group="ruling"
    ),
    Setting(
        "fake_money_takes",
        "edition",
        ("edition", "ship", "opponent"),
        rule="AMB-113",
        group="ruling",
    ),
    Setting("values", {}, check=checked_values, group="values"),
)

DEFAULTS: Final = {
    "definitive": {
        "bid_tie": "choice",
        "completion": "definitive",
        "rolls_royce_names": "type",
        "fake_money_takes": "ship",
    },
    "first": {
        "bid_tie": "clockwise",
        "completion": "french",
        "rolls_royce_names": "card",
        "fake_money_takes": "opponent",
    },
}
"""What the choice `edition` of a ruling means."""


def rulings(config: Config) -> dict[str, str]:
    """Return how rulings are set, `edition` meaning what the edition's book says."""
    usual = DEFAULTS[str(config["edition"])]
    chosen = {name: str(config[name]) for name in usual}
    return {name: usual[name] if how == "edition" else how for name, how in chosen.items()}


def check(config: Config, seats: int) -> None:
    """Refuse settings that do not go together."""
    edition = str(config["edition"])
    other = "first" if edition == "definitive" else "definitive"
    if config["set_captain"] and config["set_kickstarter2"]:
        raise BadSetting(
            "The Captain cards are part of Kickstarter 2 already: switch on one of them.",
            setting="set_captain",
        )
    for name in SWITCHES:
        if config[f"set_{name}"] and name not in SETS[edition] and name != "captain":
            raise BadSetting(
                f"The {edition} edition has no set {name!r}; it belongs to the {other} edition.",
                setting=f"set_{name}",
            )
    if edition == "definitive" and config["target"] != TARGET:
        raise BadSetting(
            "Only the first edition has a longer game: leave target at 50.", setting="target"
        )
