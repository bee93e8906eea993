"""Final scoring in six parts, the worked example, and ties."""

from __future__ import annotations

import pytest

from tests.games.neko_harbour.scenes import Play, Voyager, voyage


def over(position: Voyager) -> Play:
    """Let all extra turns pass, so that the match is scored."""
    play = Play(position)
    while play.match.waiting:
        play.do(play.match.waiting[0], "pass")
    return play


def final(seats: int = 2, **facts: object) -> Voyager:
    """Begin the last extra turn."""
    order = list(range(seats))
    return voyage(seats, extra_turn=seats - 1, order=order, **facts)


@pytest.mark.rule("NH-118")
def test_six_categories_are_added_to_the_points_noted() -> None:
    play = over(final(noted=[[2, 0, 1], [0, 0, 0]], cargo=[1, 0]))
    result = play.match.result
    assert result is not None
    assert list(result.scores[0].parts) == [
        *("period_1", "period_2", "point_cards"),
        *("sites", "cards", "penguins", "captains", "cargo", "ships"),
    ]
    assert result.scores[0].total == 2 + 1 + 1
    assert result.ending == "ending-scored"


# -- sites


def at_site(site: str, *ships: tuple[int, int], seats: int = 3) -> list[int]:
    """Put ships (seat, level) to a site in this order and return what each seat scores there."""
    position = final(seats).put("sites", site)
    numbers = [0] * seats
    for seat, level in ships:
        numbers[seat] += 1
        position.ship(seat, numbers[seat], level, site)
    play = over(position)
    return [play.part(seat, "sites") for seat in range(seats)]


@pytest.mark.rule("NH-119")
def test_each_place_scores_half_of_the_one_before() -> None:
    ships = ((0, 2), (1, 4), (2, 3), (3, 1))
    assert at_site("penguin_island", *ships, seats=4) == [5, 20, 10, 2]


@pytest.mark.rule("NH-119")
def test_levels_of_a_player_add_up_and_no_ship_means_no_points() -> None:
    assert at_site("penguin_island", (0, 2), (1, 4), (0, 3)) == [20, 10, 0]


@pytest.mark.rule("NH-119")
def test_halves_are_rounded_down() -> None:
    assert at_site("king_george_island", (0, 3), (1, 2), (2, 1)) == [10, 5, 2]


@pytest.mark.rule("NH-120")
def test_the_earlier_ship_breaks_a_tie() -> None:
    assert at_site("penguin_island", (1, 3), (0, 3)) == [10, 20, 0]


@pytest.mark.rule("NH-120")
def test_with_several_ships_the_nearest_one_decides() -> None:
    assert at_site("penguin_island", (1, 1), (0, 3), (1, 2)) == [10, 20, 0]


# -- cards, small cards, ships


@pytest.mark.rule("NH-121", "NH-AMB-21")
def test_only_cards_that_lie_in_a_column_score() -> None:
    lane = "permit_office_1 permit_office_2 permit_office_sets"
    assert over(final().lane(0, lane)).part(0, "cards") == 8
    position = final().lane(0, "permit_office_1 permit_office_2")
    assert over(position.pier(0, 1, "permit_office_sets")).part(0, "cards") == 0
    position = final().lane(0, "permit_office_1 permit_office_sets").pier(0, 1, "permit_office_2")
    assert over(position).part(0, "cards") == 0


@pytest.mark.rule("NH-121", "NH-AMB-21")
def test_every_game_end_card_scores_on_its_own() -> None:
    lane = "fuel_supply_ship_sets fuel_supply_ship_sets#2 fuel_supply_ship_1"
    assert over(final(3).lane(0, lane)).part(0, "cards") == 6 + 6


@pytest.mark.rule("NH-122", "NH-123", "NH-124")
def test_penguins_captains_and_cargo() -> None:
    play = over(final(penguin=[3, 0], captain=[2, 0], cargo=[4, 0]))
    assert [play.part(0, name) for name in ("penguins", "captains", "cargo")] == [6, 2, 4]


@pytest.mark.rule("NH-125")
def test_ships_of_level_5_and_6_score_wherever_they_are_in_play() -> None:
    position = final().put("sites", "penguin_island").lane(0, "seaside_town_cargo")
    position.ship(0, 1, 5).ship(0, 2, 6, 1).ship(0, 3, 6, "penguin_island").ship(0, 4, 4)
    assert over(position).part(0, "ships") == 1 + 3 + 3


@pytest.mark.rule("NH-125")
def test_ships_of_the_supply_score_nothing() -> None:
    assert over(final()).part(0, "ships") == 0


# -- the worked example


def marco() -> Voyager:
    """Lay out the end of the example: Marco is seat 0."""
    position = voyage(
        3, extra_turn=2, order=[0, 1, 2], harbour=[3, 1, 1], noted=[[2, 0, 0]] + [[0, 0, 0]] * 2
    )
    position.facts(penguin=[1, 0, 0], captain=[2, 0, 0], cargo=[3, 0, 0])
    position.lane(0, "permit_office_1 permit_office_2 permit_office_sets | seaside_town_scorer")
    position.put("column-0-2", "shipyard_harbour").put("column-0-3", "visitor_center_2")
    position.put("sites", "livingston_island penguin_island king_george_island deception_island")
    position.ship(0, 1, 3, "livingston_island").ship(1, 1, 4, "livingston_island")
    position.ship(0, 2, 5, "penguin_island").ship(2, 1, 4, "penguin_island")
    position.ship(0, 3, 1, "king_george_island").ship(1, 2, 3, "king_george_island")
    position.ship(2, 2, 2, "king_george_island")
    return position.ship(0, 4, 2, 1).ship(0, 5, 4, 2)


@pytest.mark.rule("NH-127")
def test_example_marcos_sites_score_29() -> None:
    assert over(marco()).part(0, "sites") == 7 + 20 + 2


@pytest.mark.rule("NH-128")
def test_example_marcos_cards_score_14() -> None:
    assert over(marco()).part(0, "cards") == 8 + 3 + 3


@pytest.mark.rule("NH-129")
def test_example_marcos_small_cards_and_ships_score_8() -> None:
    play = over(marco())
    small = [play.part(0, name) for name in ("penguins", "captains", "cargo", "ships")]
    assert small == [2, 2, 3, 1]


@pytest.mark.rule("NH-130")
def test_example_marco_has_55_points_in_all() -> None:
    play = over(marco())
    result = play.match.result
    assert result is not None
    assert result.scores[0].parts == {
        "period_1": 2,
        "period_2": 2,
        "point_cards": 0,
        "sites": 29,
        "cards": 14,
        "penguins": 2,
        "captains": 2,
        "cargo": 3,
        "ships": 1,
    }
    assert result.scores[0].total == 55
    assert result.winners == (0,)


# -- who wins


def decided(position: Voyager) -> tuple[tuple[int, ...], str]:
    """Return who wins, and what decides it where most points are equal."""
    result = over(position).match.result
    assert result is not None
    return result.winners, result.tie


@pytest.mark.rule("NH-126")
def test_the_highest_total_wins() -> None:
    assert decided(final(3, cargo=[1, 3, 2])) == ((1,), "")


@pytest.mark.rule("NH-126", "NH-AMB-22")
def test_a_tie_goes_to_the_lowest_fleet_in_play() -> None:
    position = final(cargo=[3, 3]).put("sites", "paulet_island")
    position = position.ship(0, 1, 4).ship(1, 1, 2).ship(1, 2, 1)
    assert decided(position) == ((1,), "ending-tie-fleet")


@pytest.mark.rule("NH-126")
def test_then_to_more_resource_cards() -> None:
    assert decided(final(fish=[1, 2], permit=[1, 1])) == ((1,), "ending-tie-resources")


@pytest.mark.rule("NH-126")
def test_then_the_victory_is_shared() -> None:
    position = final(3, fish=[1, 0, 0], permit=[0, 1, 0])
    assert decided(position) == ((0, 1), "ending-tie-shared")
