"""Points: at the end of a period, at the end of the game, and who wins."""

from __future__ import annotations

from typing import Final

from portside.engine.game import Result, Score
from portside.games.neko_harbour.cards import CAPTAIN, CARGO, PENGUIN
from portside.games.neko_harbour.moments import effects, own, scoring, worth
from portside.games.neko_harbour.queries import resources
from portside.games.neko_harbour.table import IN_HARBOUR, SHIPS, Skipper, Voyage

CATEGORIES: Final = (
    "period_1",
    "period_2",
    "point_cards",
    "sites",
    "cards",
    "penguins",
    "captains",
    "cargo",
    "ships",
)
"""What a seat scores for, what is noted before the end first."""
PENGUIN_POINTS: Final = 2
SHIP_POINTS: Final = (0, 0, 0, 0, 0, 1, 3)
"""What a ship in play scores at the end, by its level (NH-125)."""


def period_points(t: Voyage, me: Skipper) -> int:
    """Return what the ships in the lane score at the end of a period (NH-110)."""
    last = len(t.lanes[me])
    extra = 1 if t.box.config["period_bonus_cumulative"] else 0
    points = 0
    for ship in me.ships:
        spot = t.spots[ship]
        if t.levels[ship] and spot > IN_HARBOUR:
            points += t.levels[ship] + extra if spot == last else 1
    return points


def site_value(t: Voyage, site: int) -> int:
    """Return what the first place at a site scores (NH-119, NH-165)."""
    card = t.zones[t.box.sites][site]
    computed = own(t, worth, card)
    if computed is None:
        return t.box.cards[card].points
    return computed(t, t.seats[t.acting], card, site)


def site_places(t: Voyage, site: int) -> list[int]:
    """Return the seats with ships at a site, best first; the nearest ship breaks ties (NH-120)."""
    strength: dict[int, int] = {}
    for ship in t.queues[site]:
        owner = ship // SHIPS
        strength[owner] = strength.get(owner, 0) + t.levels[ship]
    # Seats stand in the order of their nearest ships, and sorting keeps it among equals.
    return sorted(strength, key=lambda seat: -strength[seat])


def site_points(t: Voyage) -> list[int]:
    """Return what each seat scores at all sites: each place half of the one before (NH-119)."""
    points = [0] * len(t.seats)
    for site, queue in enumerate(t.queues):
        if queue:
            value = site_value(t, site)
            for seat in site_places(t, site):
                points[seat] += value
                value //= 2
    return points


def card_points(t: Voyage, me: Skipper) -> int:
    """Return what the cards with the game-end icon in a lane score (NH-121)."""
    scored, points = t.box.kinds[scoring.name], 0
    for column, kind in enumerate(t.lanes[me], start=1):
        if kind in scored:
            for card, score in effects(t, scoring, me, column):
                points += score(t, me, card)
    return points


def category_points(t: Voyage, me: Skipper, sites: int) -> tuple[int, ...]:
    """Return the points of a seat in the order of the categories (NH-118)."""
    supply, piles = t.supply, me.piles
    first, second, plain = t.noted[me]
    return (
        first,
        second,
        plain,
        sites,
        card_points(t, me),
        PENGUIN_POINTS * supply[piles[PENGUIN]],
        supply[piles[CAPTAIN]],
        supply[piles[CARGO]],
        sum([SHIP_POINTS[level] for level in t.levels[me.fleet]]),
    )


def parts(t: Voyage, me: Skipper, sites: int) -> dict[str, int]:
    """Return the points of a seat by category."""
    return dict(zip(CATEGORIES, category_points(t, me, sites), strict=True))


def result(t: Voyage) -> Result:
    """Add up all points and find the winners (NH-126)."""
    sites = site_points(t)
    every = [parts(t, me, sites[me]) for me in t.seats]
    scores = tuple(Score(sum(each.values()), each) for each in every)
    most = max([score.total for score in scores])
    winners, tie = break_tie(t, [me for me in t.seats if scores[me].total == most])
    return Result(scores, tuple(map(int, winners)), "ending-scored", tie)


def break_tie(t: Voyage, tied: list[Skipper]) -> tuple[list[Skipper], str]:
    """Return who wins of those with most points, and what decided between them (NH-126)."""
    if len(tied) == 1:
        return tied, ""
    least = min([fleet(t, me) for me in tied])
    tied = [me for me in tied if fleet(t, me) == least]
    if len(tied) == 1:
        return tied, "ending-tie-fleet"
    most = max([resources(t, me) for me in tied])
    tied = [me for me in tied if resources(t, me) == most]
    return tied, "ending-tie-resources" if len(tied) == 1 else "ending-tie-shared"


def fleet(t: Voyage, me: Skipper) -> int:
    """Return for scoring the summed level of the ships in play (NH-AMB-22)."""
    return sum([t.levels[ship] for ship in me.ships])


def harbour_fleet(t: Voyage, me: Skipper) -> int:
    """Return the summed level of the ships on the harbour (NH-113)."""
    return sum([t.levels[ship] for ship in me.ships if t.spots[ship] == IN_HARBOUR])


def ships_at(t: Voyage, site: int) -> int:
    """Return the summed level of all ships at a site, whoever owns them (NH-165)."""
    return sum([t.levels[ship] for ship in t.queues[site]])
