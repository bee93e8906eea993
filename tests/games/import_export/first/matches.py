"""Settings for whole matches of the first edition."""

from __future__ import annotations

from typing import Any, Final

from portside.games.import_export.cards import faces
from tests.games.import_export.first.scenes import SETS

BASE: Final[dict[str, Any]] = {"edition": "first"}
VALUES: Final = {"values": {slug: {"tier": 0, "load": 1} for slug in faces("first")}}
"""Values by which every Shipment is soon completed, so that many powers meet."""
EASY: Final = {**BASE, **SETS, **VALUES}
OTHERWISE: Final = {
    **EASY,
    "card_texts": "chinese",
    "wild_pairs": "other",
    "bid_tie": "leader",
    "import_places": "free",
    "bought_tiers": "placement",
    "completion": "definitive",
    "renewal": "turn",
    "ends_after": "action",
    "target": 80,
}
"""Every ruling the other way."""
