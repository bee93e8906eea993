"""Points: at the end of a period, at the end of the game, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from portside.engine.game import Result, Score
from portside.games.neko_harbour.cards import CAPTAIN, CARGO, PENGUIN
from portside.games.neko_harbour.moments import effects, own, scoring, worth
from portside.games.neko_harbour.queries import resources
from portside.games.neko_harbour.table import IN_HARBOUR, SHIPS, Skipper, Voyage

Scorer: TypeAlias = tuple[int, Callable[[Voyage, Skipper, int], int]]
"""A card that scores at the end of the game, and what tells how much."""
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
    """Return what each seat scores at all sites."""
    sites = range(len(t.queues))
    values = [site_value(t, site) if t.queues[site] else 0 for site in sites]
    return placed_points(len(t.seats), [site_places(t, site) for site in sites], values)


def placed_points(count: int, places: Sequence[list[int]], values: Sequence[int]) -> list[int]:
    """Return by seat what places at sites score: each one half of the one before (NH-119)."""
    points = [0] * count
    for site, seats in enumerate(places):
        if seats:
            value = values[site]
            for seat in seats:
                points[seat] += value
                value //= 2
    return points


def scoring_cards(t: Voyage, me: Skipper) -> list[Scorer]:
    """Return the cards with the game-end icon in a lane, and what scores them (NH-121)."""
    scored, found = t.box.kinds[scoring.name], list[Scorer]()
    for column, kind in enumerate(t.lanes[me], start=1):
        if kind in scored:
            found += effects(t, scoring, me, column)
    return found


def card_points(t: Voyage, me: Skipper, cards: Sequence[Scorer]) -> int:
    """Return what cards with the game-end icon score (NH-121)."""
    points = 0
    for card, score in cards:
        points += score(t, me, card)
    return points


def seat_points(t: Voyage, me: Skipper, sites: int) -> tuple[int, ...]:
    """Return all points of a seat in the order of the categories (NH-118)."""
    return category_points(t, me, sites, card_points(t, me, scoring_cards(t, me)))


def category_points(t: Voyage, me: Skipper, sites: int, cards: int) -> tuple[int, ...]:
    """Return the points of a seat in the order of the categories; those of cards are known."""
    supply, piles = t.supply, me.piles
    first, second, plain = t.noted[me]
    return (
        first,
        second,
        plain,
        sites,
        cards,
        PENGUIN_POINTS * supply[piles[PENGUIN]],
        supply[piles[CAPTAIN]],
        supply[piles[CARGO]],
        sum([SHIP_POINTS[level] for level in t.levels[me.fleet]]),
    )


def parts(t: Voyage, me: Skipper, sites: int) -> dict[str, int]:
    """Return the points of a seat by category."""
    return dict(zip(CATEGORIES, seat_points(t, me, sites), strict=True))


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
