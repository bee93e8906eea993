from __future__ import annotations

import portside
from portside.testing.pretend import GAME

TITLES = sorted({*portside.titles(), GAME.name})
SET_UPS = [(title, seats) for title in TITLES for seats in portside.find(title).seats]
