"""What can be set: edition, sets, rulings that could go either way, and an owner's own values."""

from __future__ import annotations

from portside.engine.game import Config, Setting
from portside.games.import_export.cards import checked_values
from portside.games.import_export.editions import EDITIONS

SETTINGS = (
    Setting("edition", "definitive", tuple(EDITIONS), group="edition"),
    Setting("fake_money_takes", "ship", ("ship", "opponent"), rule="AMB-113", group="ruling"),
    Setting("rolls_royce_names", "type", ("type", "card"), rule="AMB-134", group="ruling"),
    Setting("values", {}, check=checked_values, group="values"),
)


def check(config: Config, seats: int) -> None:
    """Refuse settings that do not go together."""
