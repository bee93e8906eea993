"""Who could follow a lead: what is told is true in every hand the others may hold."""

from __future__ import annotations

from random import Random

import pytest

from portside.bots import radar
from portside.engine.game import find
from portside.engine.knowledge import Sight, determinize
from portside.engine.match import Match
from portside.engine.radar import Following
from portside.games.import_export.table import Harbour

SEATS = 4


def leads(seed: str, count: int) -> list[Match]:
    """Return a match of random answers at some of its leads."""
    match, rng = Match.new(find("import_export"), SEATS, seed, {}, log=False), Random(seed)
    found: list[Match] = []
    while match.result is None and len(found) < count:
        seat = match.waiting[0]
        prompt = match.prompt(seat)
        if prompt.kind == "ask-lead" and rng.random() < 0.3:
            found.append(match.fork(keep=True))
        match.answer(seat, prompt.sample(rng))
    return found


def test_the_same_is_told_in_every_world_that_looks_the_same() -> None:
    for match in leads("alike", 5):
        seat = match.waiting[0]
        other = determinize(match, seat, Random(3), keep=True)
        sights = [Sight(world, seat, 11, log=False) for world in (match, other)]
        told = [radar(sight, Random(5), 30) for sight in sights]
        assert told[0] == told[1] and told[0]


def test_parts_fit_together_and_an_empty_hand_without_crew_cannot_follow() -> None:
    for match in leads("parts", 6):
        seat, t = match.waiting[0], match.table
        assert isinstance(t, Harbour)
        for echo in radar(Sight(match, seat, 1, log=False), Random(1), 40):
            assert echo.readily[seat] == echo.at_all[seat] == 0
            for me in t.seats:
                assert echo.readily[me] <= echo.at_all[me]
                if not t.zones[me.hand] and not t.zones[me.crew]:
                    assert echo.at_all[me] == 0


def test_what_could_be_followed_can_be_followed() -> None:
    """The title's description agrees with what is offered once something is led."""
    described = find("import_export").radar
    assert described is not None
    for match in leads("offered", 12):
        seat = match.waiting[0]
        rng = Random(match.number)
        foreseen = {
            led: {s: described.follows(match.table, s, led) for s in range(SEATS) if s != seat}
            for led in described.leads(match.table, seat)
        }
        plays = [o.key for o in match.prompt(seat).options if o.key.startswith("play")]
        match.answer(seat, rng.choice(plays))
        while match.prompt(match.waiting[0]).kind != "ask-follow":
            if match.waiting[0] != seat:
                pytest.fail("somebody else was asked before anybody could follow")
            match.answer(seat, match.prompt(seat).sample(rng))
        follower = match.waiting[0]
        prompt = match.prompt(follower)
        offered = [option.key for option in prompt.options if option.key != "draw"]
        how = foreseen[str(prompt.facts["action"])][follower]
        assert (how is not Following.NOT) >= bool(offered)
        if how is Following.DEARLY:
            assert all(key.startswith("wild") for key in offered) and offered


def test_nothing_is_told_where_nobody_leads() -> None:
    match = Match.new(find("neko_harbour"), 2, "quiet", {}, log=False)
    assert radar(Sight(match, match.waiting[0], 1, log=False), Random(1)) == []
