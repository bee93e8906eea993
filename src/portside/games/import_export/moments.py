"""When a power works: the registry of Import/Export, and the moments made from it.

A moment is the decorator of powers and what rules run; its type says what its powers are told
besides the table, the owner and the card, and what they return.
"""

from __future__ import annotations

from typing import Final, ParamSpec, TypeAlias, TypeVar

from portside.engine.flow import Effect, Flow
from portside.engine.powers import Moment, Registry
from portside.games.import_export.answers import LoadOtherwise, PirateOtherwise
from portside.games.import_export.events import Fulfilment
from portside.games.import_export.table import HULL, Captain, Harbour, Ship

P = ParamSpec("P")
R = TypeVar("R")
At: TypeAlias = Moment[Harbour, Captain, P, R]
"""A moment of this title: `At[[what the power is told], what it returns]`."""

POWERS: Final[Registry[Harbour, Captain]] = Registry()

on = POWERS.on
"""`(t, me, card, event) -> Effect`: react to an event."""
modifies = POWERS.modifies
"""`(t, me, card, value, *args) -> value`: change a query; `me` owns the power."""

# -- fulfilment

immediate: Final[At[[Fulfilment], Effect]] = POWERS.moment("immediate")
"""Resolve once, when fulfilled."""
destination: Final[At[[Fulfilment], Effect]] = POWERS.moment("destination")
"""Move the tucked card elsewhere, if it goes elsewhere."""
fulfil_early: Final[At[[Ship], bool]] = POWERS.moment("fulfil early")
"""Tell whether a ship that is not complete may be fulfilled."""
instant_win: Final[At[[], bool]] = POWERS.moment("instant win")
"""Tell whether the owner wins at once."""
ship_state: Final[At[[], Flow[bool]]] = POWERS.moment("ship state")
"""Look at ships at sea; return whether something changed."""
ship_state_when: Final[At[[], bool]] = POWERS.moment("ship state when")
"""Tell whether it has anything to do with ships at sea now."""
instead_of_return: Final[At[[Ship], Effect]] = POWERS.moment("instead of return", works_in=HULL)
"""What its ship does instead of coming home."""
thrown_away: Final[At[[Ship], Effect]] = POWERS.moment("thrown away")
"""A Contract was thrown away and leaves more behind than its Containers."""
makes_room: Final[At[[], bool]] = POWERS.moment("makes room")
"""Tell whether a Contract may go on a ship whatever that carries."""

# -- actions; the answer is `(word, card, ...)`

instead_of_draw: Final[At[[], Effect]] = POWERS.moment("instead of draw")
"""What the leader does instead of drawing."""
instead_of_load: Final[At[[LoadOtherwise], Effect]] = POWERS.moment("instead of load")
"""What a Load action is spent on instead."""
won_otherwise: Final[At[[], Flow[bool]]] = POWERS.moment("won otherwise")
"""Let the winner of an auction take something else; return whether it did."""
pirate_otherwise: Final[At[[PirateOtherwise], Effect]] = POWERS.moment("pirate otherwise")
"""Another kind of piracy."""
prize_otherwise: Final[At[[], Effect]] = POWERS.moment("prize otherwise")
"""Where a prize, in place of the card, goes instead of a ship."""
prize_not_loaded: Final[At[[], Effect]] = POWERS.moment("prize not loaded")
"""The card itself is a prize that goes aboard no ship."""

# -- any time

anytime: Final[At[[], Effect]] = POWERS.moment("anytime")
"""Usable in any window."""
anytime_when: Final[At[[], bool]] = POWERS.moment("anytime when")
"""Tell whether an any-time power can be used now."""
before_turn_ends: Final[At[[], bool]] = POWERS.moment("before turn ends")
"""Tell by what everybody can see whether an any-time power may earn something, or fulfil, now."""
own_turn: Final[At[[], Effect]] = POWERS.moment("own turn")
"""Usable in windows while its owner leads."""
own_turn_when: Final[At[[], bool]] = POWERS.moment("own turn when")
"""Tell whether an own-turn power can be used now."""

# -- the end

pre_score: Final[At[[], Effect]] = POWERS.moment("pre score")
"""A move or declaration before counting, in the owner's order."""
count_up: Final[At[[], None]] = POWERS.moment("count up")
"""Work out what follows all declarations: stores, virtual Goods (AMB-080)."""
scoring: Final[At[[], int]] = POWERS.moment("scoring")
"""Points at the end."""
