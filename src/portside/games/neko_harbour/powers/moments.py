"""The registry, and the moments powers of this title hang on.

- `arrival`: `(t, me, card, ship) -> Flow[None]`, a ship has come to the column;
- `activation`: `(t, me, card) -> Flow[None]`, the column is activated;
- `immediate`: `(t, me, card) -> Flow[None]`, the card is played, before it is tucked;
- `boost`: `(t, me, card, window) -> dict[str, int]`, symbols it may add to a window once a turn;
- `scoring`: `(t, me, card) -> int`, points at the end of the game;
- `value`: `(t, site) -> int`, what the first place at a site scores;
- `on(Event)` and `modifies(query)` as in every title.
"""

from __future__ import annotations

from portside.engine.powers import Registry
from portside.games.neko_harbour.table import Skipper, Voyage

POWERS: Registry[Voyage, Skipper] = Registry()
on = POWERS.on
modifies = POWERS.modifies
arrival = POWERS.at("arrival")
activation = POWERS.at("activation")
immediate = POWERS.at("immediate")
boost = POWERS.at("boost")
scoring = POWERS.at("scoring")
value = POWERS.at("value")
