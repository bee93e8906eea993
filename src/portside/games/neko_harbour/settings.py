"""What can be set: sets of cards, an owner's own values, and rulings that could go either way."""

from __future__ import annotations

from typing import Final

from portside.engine.game import Setting, switch
from portside.games.neko_harbour.cards import KICKSTARTER, catalogue
from portside.games.neko_harbour.printed_values import checked_values
from portside.games.neko_harbour.queries import ROOM

SETS: Final = (
    switch("kickstarter_sites", rule="NH-168", group="set"),
    switch("kickstarter_stations", rule="NH-168", group="set"),
    *(
        Setting(
            f"with_{slug}",
            "pack",
            ("pack", "in", "out"),
            rule="NH-168",
            group="set",
            cards=(slug,),
        )
        for slug, entry in catalogue().items()
        if entry.get("set") == KICKSTARTER
    ),
    switch("fishing_boats", rule="NH-169", group="set"),
)
RULINGS: Final = (
    switch("site_ring", rule="NH-AMB-02", group="ruling"),
    Setting("start_player", "random", ("random", "first"), rule="NH-AMB-03", group="ruling"),
    Setting("starting_fish", 0, span=range(ROOM + 1), rule="NH-AMB-04", group="ruling"),
    switch("immediate_fish", rule="NH-AMB-05", group="ruling"),
    Setting("draft_order", "clockwise", ("clockwise", "order"), rule="NH-AMB-07", group="ruling"),
    Setting("decline", "all", ("all", "upgrades"), rule="NH-AMB-09", group="ruling"),
    Setting("captains", "now", ("now", "later"), rule="NH-AMB-12", group="ruling"),
    Setting("shipyard_piers", "first", ("first", "all"), rule="NH-AMB-18", group="ruling"),
    switch("period_bonus_cumulative", rule="NH-AMB-19", group="ruling"),
    Setting("shipyard_points", "lane", ("lane", "all"), rule="NH-AMB-23", group="ruling"),
    Setting(
        "point_cards",
        "cards",
        ("cards", "points"),
        rule="NH-AMB-24",
        group="ruling",
        before="points",
    ),
    Setting("reserves", "always", ("always", "columns"), rule="NH-AMB-25", group="ruling"),
    Setting("turn_over", "once", ("once", "any"), rule="NH-AMB-26", group="ruling"),
    switch("boat_coins_all", rule="NH-AMB-31", group="ruling"),
    Setting("boat_order", "new", ("new", "old"), rule="NH-AMB-32", group="ruling"),
    Setting("boat_columns", "own", ("own", "shared"), rule="NH-AMB-33", group="ruling"),
)
SETTINGS: Final = (*SETS, Setting("values", {}, check=checked_values, group="values"), *RULINGS)
