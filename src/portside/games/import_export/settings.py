"""What can be set: edition, sets, rulings that could go either way, and an owner's own values."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from portside.engine.errors import BadSetting
from portside.engine.game import Config, Setting, switch
from portside.games.import_export.cards import HOUSES
from portside.games.import_export.editions import CAPTAIN, DEFINITIVE, EDITIONS, FIRST, Edition
from portside.games.import_export.printed_values import checked_values

TARGET: Final = 50
TARGETS: Final = range(TARGET, 401, 2)
CONTAINERS: Final = ("cards", "tokens", "all_tokens")

ALL_CHINESE: Final = "all-chinese"
PRIZE_FIRST: Final = "prize-first"
SALE_FIRST: Final = "sale-first"
"""Words for powers that are in force besides those of edition and book."""

SWITCHES: Final = dict.fromkeys(
    name for edition in EDITIONS.values() for name in edition.sets if name != "base"
)


@cache
def cards_of_rules() -> Mapping[str, list[str]]:
    """Return the cards that single rules are about."""
    text = files(__package__).joinpath("rule_cards.toml").read_text(encoding="utf-8")
    about: dict[str, list[str]] = tomllib.loads(text)["about"]
    return about


def ruling(name: str, rule: str, *choices: str) -> Setting:
    """Make a setting for a ruling, about the same cards; the first choice is the default."""
    cards = tuple(cards_of_rules().get(rule, ()))
    return Setting(name, choices[0], choices, rule=rule, group="ruling", cards=cards)


def changed(name: str, rule: str, *choices: str) -> Setting:
    """Make a setting for a ruling that was once another: the last choice, in older records."""
    return replace(ruling(name, rule, *choices), before=choices[-1])


def only(edition: Edition, setting: Setting) -> Setting:
    """Return a setting of Import/Export that belongs to one edition."""
    return replace(setting, where=("edition", edition.name))


def set_switch(name: str) -> Setting:
    """Make the switch for a set of cards; the Captain cards fit every edition."""
    setting = switch(f"set_{name}", group="set")
    owners = [edition for edition in EDITIONS.values() if name in edition.sets]
    return only(owners[0], setting) if len(owners) == 1 and name != CAPTAIN else setting


SETTINGS: Final = (
    Setting("edition", "definitive", tuple(EDITIONS), group="edition"),
    *(set_switch(name) for name in SWITCHES),
    only(FIRST, Setting("target", TARGET, span=TARGETS, rule="F1-139")),
    only(DEFINITIVE, Setting("port", "set", ("set", "on", "off"), rule="AMB-094")),
    only(DEFINITIVE, switch("market", rule="IE-213")),
    only(DEFINITIVE, Setting("containers", "cards", CONTAINERS, rule="IE-227")),
    switch("strict_wild", rule="AMB-009", group="ruling"),
    ruling("wild_pairs", "F1-DIFF-16", "any", "other"),
    Setting("payout_one", 0, (0, 6), rule="AMB-051", group="ruling"),
    ruling("bid_tie", "F1-DIFF-20", "edition", "leader", "clockwise", "choice"),
    ruling("import_places", "F1-DIFF-21", "one", "free"),
    ruling("bought_tiers", "F1-090", "edition", "placement", "turn"),
    ruling("completion", "F1-DIFF-32", "edition", "definitive", "french"),
    ruling("renewal", "F1-DIFF-38", "shuffle", "turn"),
    ruling("ends_after", "F1-DIFF-37", "turn", "action"),
    ruling("rolls_royce_names", "AMB-134", "edition", "type", "card"),
    ruling("fake_money_takes", "AMB-113", "edition", "ship", "opponent", "book"),
    only(FIRST, ruling("card_texts", "F1-022", "french", "chinese")),
    changed("chinese_cards", "F1-022", "all", "ten"),
    changed("ship_limit", "F1-097", "edition", "containers", "contracts"),
    changed("idle_actions", "F1-093", "edition", "nothing", "powers"),
    only(FIRST, ruling("drawing_imports", "F1-DIFF-15", "act", "rest")),
    ruling("owner_credits", "F1-105", "import", "container"),
    ruling("auction_cards", "F1-099", "two", "any"),
    ruling("rice_cookers_follow", "F1-253", "led", "either"),
    changed("discard_order", "AMB-016", "owner", "played"),
    changed("last_window", "AMB-064", "open", "closed"),
    changed("turn_window", "AMB-064", "open", "leader"),
    changed("power_imports", "AMB-039", "edition", "paid", "free"),
    changed("apples_tuck", "AMB-061", "edition", "duty", "may"),
    changed("foxes_penalty", "AMB-079", "choice", "wins"),
    changed("volkswagen_doubles", "AMB-092", "cards", "all"),
    changed("legos_room", "AMB-121", "any", "within"),
    changed("maple_syrup_load", "AMB-122", "every", "announced"),
    changed("mini_van_hands", "AMB-123", "book", "all", "opponents"),
    changed("partnership_thrown", "AMB-127", "parts", "joined"),
    changed("gps_import", "AMB-149", "after", "within"),
    changed("contraband_prize", "AMB-151", "after", "before"),
    changed("ar_glasses_wild", "AMB-152", "pairs", "single"),
    changed("late_discards", "AMB-024", "drawn", "left"),
    changed("power_order", "AMB-060", "acting", "reacting", "all"),
    changed("tucked_order", "AMB-060", "owner", "placed"),
    changed("strict_wild_asked", "AMB-009", "always", "several"),
    changed("books_followers", "AMB-153", "any", "import"),
    ruling("pair_colours", "AMB-154", "own", "technology"),
    only(DEFINITIVE, ruling("flour_bundle", "AMB-155", "hand", "anywhere")),
    changed("aeroponics_import", "AMB-156", "edition", "after", "within"),
    changed("aeroponics_sailed", "AMB-158", "edition", "stays", "returns"),
    changed("stretch_goal_import", "F1-269", "goods", "either"),
    changed("stretch_goal_pays", "F1-269", "book", "nothing", "all", "actions"),
    changed("pocky_pays", "F1-252", "owner", "nobody"),
    changed("last_limits", "AMB-157", "held", "waived"),
    changed("rolls_royce_card", "F1-243", "edition", "drawn", "shown"),
    changed("copied_counts", "AMB-159", "once", "each"),
    changed("pair_limit", "AMB-133", "within", "over"),
    changed("jasmine_tea_sale", "F1-176", "after", "before"),
    Setting("house", HOUSES[-1], HOUSES, rule="AMB-001", group="values", before=HOUSES[0]),
    Setting("values", {}, check=checked_values, group="values"),
)


def rulings(config: Config) -> dict[str, str]:
    """Return how rulings are set, `edition` and `book` meaning what the edition, or book, says."""
    edition = EDITIONS[str(config["edition"])]
    by_book = edition.books.get(str(config["card_texts"]), {})
    chosen = {each.name: str(config[each.name]) for each in SETTINGS if each.group == "ruling"}
    for name, how in chosen.items():
        if how == "edition":
            chosen[name] = edition.rulings[name]
        elif how == "book":
            chosen[name] = by_book.get(name) or edition.rulings.get(name, how)
    return chosen


def variant(config: Config) -> str:
    """Return whose powers the settings put in force: an edition's, or one book's of the two."""
    edition, texts = str(config["edition"]), str(config["card_texts"])
    words = [edition, texts]
    if texts == "chinese" and config["chinese_cards"] == "all":
        words.append(ALL_CHINESE)
    if config["contraband_prize"] == "before":
        words.append(PRIZE_FIRST)
    if edition == FIRST.name and config["jasmine_tea_sale"] == "before":
        words.append(SALE_FIRST)
    return " ".join(words)


def check(config: Config, seats: int) -> None:
    """Refuse settings of Import/Export that do not go together."""
    if config["set_captain"] and config["set_kickstarter2"]:
        raise BadSetting(
            "The Captain cards are part of Kickstarter 2 already: switch on one of them.",
            setting="set_captain",
        )
