"""Powers as they were ruled once, at another moment than now; alphabetical."""

from __future__ import annotations

from typing import Final

from portside.engine.flow import Flow
from portside.engine.powers import OWNER
from portside.games.import_export.actions import prizes, prizes_aboard
from portside.games.import_export.events import ContractAction, PirateAction
from portside.games.import_export.moments import POWERS
from portside.games.import_export.powers.first_edition import sell_beside
from portside.games.import_export.powers.illegal import contraband_prize
from portside.games.import_export.settings import PRIZE_FIRST, SALE_FIRST
from portside.games.import_export.table import Captain, Harbour

EARLIER: Final = POWERS.variant(PRIZE_FIRST)


@EARLIER.on(PirateAction, by=OWNER, once="turn")
def contraband(t: Harbour, me: Captain, card: int, event: PirateAction) -> Flow[None]:
    """Once per turn, take one more Container in a Pirate action, before its own prize."""
    anywhere = t.config["card_texts"] == "chinese"
    found = prizes(t, me) if anywhere else prizes_aboard(t, me, t.sea)
    yield from contraband_prize(t, me, card, found)


@POWERS.variant(SALE_FIRST).on(ContractAction, by=OWNER, once="turn")
def jasmine_tea(t: Harbour, me: Captain, card: int, event: ContractAction) -> Flow[None]:
    """Once per turn, sell a hand card for 2 as a Contract action begins (first edition)."""
    yield from sell_beside(t, me, card)
