"""The Port of Tokyo in the Island's place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

import portside
from portside.engine.errors import BadSetting, BadValues
from portside.games import import_export
from portside.games.import_export.cards import faces
from portside.games.import_export.table import Harbour
from portside.testing import Scene, conformance, extra
from portside.testing.laws import result_adds_up
from portside.text import LANGUAGES, Texts
from tests.games.import_export.counts import DEFINITIVE
from tests.games.import_export.matches import EASY, played, walked
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour
from tests.games.import_export.test_matches import fulfilled_in, look_over

PORT = {"port": "on"}
TIERS = {
    "cups": {"tier": 0},
    "pens": {"tier": 1},
    "soap": {"tier": 2},
    "chairs": {"tier": 3},
    "rope": {"tier": {"consumer": 1, "luxury": 1}},
}
"""A card of each tier, and one with tiers of two types."""


def port(position: Scene, **values: Any) -> Scene:
    return position.options(**PORT, values=TIERS | values)


def at_port(*cards: str, todo: int = 1, **facts: Any) -> Scene:
    """Begin a Contract action of seat 0, which has all the Consumer tiers it may need."""
    position = port(acting("contract", todo, 0, colours=["consumer", "luxury"], **facts))
    return position.seat(0, goods="glasses books").put("island", *cards)


def columns(play: Play) -> dict[str, tuple[int, list[str]]]:
    """Return the columns everybody sees: price and cards."""
    shown = extra(play.match)["port"]["columns"]
    return {
        each["name"]: (each["price"], [ware["card"] for ware in each["cards"]]) for each in shown
    }


# -- the board


@pytest.mark.rule("IE-195", "IE-009")
@pytest.mark.parametrize(
    ("options", "there"),
    [
        ({}, False),
        ({"set_tokyo": True}, True),
        ({"set_tokyo": True, "port": "off"}, False),
        ({"port": "on"}, True),
        ({"port": "off"}, False),
    ],
)
def test_the_port_comes_with_its_cards_or_by_itself(
    options: Mapping[str, Any], there: bool
) -> None:
    match = portside.new_match("import_export", 3, 1, options)
    assert ("port" in extra(match)) == there


@pytest.mark.rule("IE-195")
def test_everything_else_is_dealt_as_with_the_island() -> None:
    with_port = portside.new_match("import_export", 4, 1, PORT).table
    without = portside.new_match("import_export", 4, 1).table
    assert isinstance(with_port, Harbour) and len(with_port[with_port.box.island]) == 4
    assert with_port.zones == without.zones


@pytest.mark.rule("IE-196", "AMB-093")
def test_cards_lie_in_the_column_of_their_tiers() -> None:
    play = Play(port(harbour(2)).put("island", "cups pens soap chairs rope"))
    assert columns(play) == {
        "column-0": (2, ["cups"]),
        "column-1": (4, ["pens"]),
        "column-2": (6, ["soap", "rope"]),
        "column-3": (8, ["chairs"]),
    }


@pytest.mark.rule("AMB-093", "IE-183")
def test_cards_of_higher_tiers_lie_in_the_last_column() -> None:
    position = port(harbour(2), yen={"tier": 9}).options(set_capital=True)
    assert columns(Play(position.put("island", "yen")))["column-3"] == (8, ["yen"])


@pytest.mark.rule("AMB-093", "IE-206")
def test_cards_without_a_tier_lie_in_the_first_column() -> None:
    position = harbour(2).options(**PORT, set_flag=True)
    assert columns(Play(position.put("island", "flag_1")))["column-0"] == (2, ["flag_1"])


@pytest.mark.rule("AMB-093")
def test_the_prices_are_marked_as_house_values_until_somebody_enters_their_own() -> None:
    house = extra(Play(port(harbour(2))).match)["port"]["columns"]
    assert [(each["price"], each["house"]) for each in house] == [
        (2, ["price"]),
        (4, ["price"]),
        (6, ["price"]),
        (8, ["price"]),
    ]
    printed = Play(port(harbour(2), port={"prices": [0, 2, 4]}))
    own = extra(printed.match)["port"]["columns"]
    assert [(each["price"], each["house"]) for each in own] == [(0, []), (2, []), (4, [])]


@pytest.mark.rule("AMB-093")
@pytest.mark.parametrize(
    "entry",
    [{}, {"prices": []}, {"prices": [3]}, {"prices": [-2]}, {"prices": 2}, [2], {"cost": 2}],
)
def test_prices_that_cannot_be_are_refused(entry: object) -> None:
    with pytest.raises(BadValues, match="port: give prices") as caught:
        portside.new_match("import_export", 2, 1, {"values": {"port": entry}})
    assert caught.value.facts["card"] == "port"


# -- Supply, Pirate and powers


@pytest.mark.rule("IE-198")
def test_a_sale_pays_four_and_files_the_card_by_its_tier() -> None:
    play = Play(port(acting("supply", 1, 0)).seat(0, hand="soap")).do(0, "sell soap")
    assert play.credits(0) == 14
    assert columns(play)["column-2"] == (6, ["soap"])


@pytest.mark.rule("IE-199")
def test_crew_are_recruited_from_any_column_for_nothing() -> None:
    position = port(acting("supply", 1, 0, credits=[0, 0])).put("island", "cups pens soap chairs")
    play = Play(position)
    assert play.options(0) == ["recruit cups", "recruit pens", "recruit soap", "recruit chairs"]
    assert play.do(0, "recruit chairs").cards("crew-0") == ["chairs"]


@pytest.mark.rule("IE-197")
def test_a_pirate_may_take_from_the_port() -> None:
    play = Play(port(acting("pirate", 1, 0)).put("island", "chairs"))
    assert play.do(0, "pirate chairs discard").cards("island") == []


@pytest.mark.rule("IE-197")
def test_a_fulfilled_ship_adds_a_card_to_the_port() -> None:
    position = port(fulfilling("candy"), candy={"load": {"technology": 2}})
    play = fulfil(position.put("deck", "paper soap"))
    assert columns(play)["column-2"] == (6, ["soap"])


@pytest.mark.rule("IE-197")
def test_powers_that_speak_of_the_island_mean_the_port() -> None:
    """Rope swaps a hand card with an Island card."""
    position = port(acting("load", 1, 0)).seat(0, hand="soap", fulfilled="rope")
    play = Play(position.put("island", "cups")).do(0, "use rope").answer("swap soap cups")
    assert columns(play)["column-2"] == (6, ["soap"])


@pytest.mark.rule("IE-197")
@pytest.mark.parametrize(("language", "told"), [("en", "the Port"), ("fr", "le Port")])
def test_a_power_that_asks_about_the_island_names_the_port(language: str, told: str) -> None:
    """Beer may go to the Island."""
    play = fulfil(port(fulfilling("beer"), beer={"load": {"technology": 2}}))
    texts = Texts(language, "import_export")
    assert told in texts.question(play.match.pending[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_or_line_of_the_log_has_the_island_as_a_fixed_word(language: str) -> None:
    """But for the answer that is called by its word, and what the first edition alone asks."""
    texts = files(import_export).joinpath("text", language)
    lines = [
        line
        for file in texts.iterdir()
        if file.name.startswith("play") and file.name != "play-first.ftl"
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search("Island|Île|補給區", line) and re.match("ask|log|option", line)
    ]
    assert [line.partition(" =")[0] for line in lines] == ["option-island"]


# -- Contract


@pytest.mark.rule("IE-200", "IE-201")
@pytest.mark.parametrize(("card", "price"), [("cups", 2), ("pens", 4), ("soap", 6), ("chairs", 8)])
def test_a_port_card_is_contracted_for_the_price_of_its_column(card: str, price: int) -> None:
    play = Play(at_port(card)).do(0, f"contract-for {card} ship-0 fee-{price}")
    assert play.cards("contracts-0") == [card]
    assert play.credits(0) == 10 - price


@pytest.mark.rule("IE-200")
def test_anybody_may_contract_from_the_port() -> None:
    position = port(acting("contract", 0, 1)).put("island", "cups")
    assert "contract-for cups ship-2 fee-2" in Play(position).options(1)


@pytest.mark.rule("IE-201")
def test_who_cannot_pay_cannot_contract_from_the_port() -> None:
    play = Play(at_port("cups soap", credits=[4, 10]))
    assert play.options(0) == [
        "pass",
        "contract-for cups ship-0 fee-2",
        "contract-for cups ship-1 fee-2",
    ]
    assert play.why_not(0, "soap") == ["why-price"]


@pytest.mark.rule("IE-202", "IE-113")
def test_a_port_card_needs_its_tier() -> None:
    position = port(acting("contract", 1, 0)).put("island", "cups pens")
    play = Play(position)
    assert play.options(0) == [
        "pass",
        "contract-for cups ship-0 fee-2",
        "contract-for cups ship-1 fee-2",
    ]
    assert play.why_not(0, "pens") == ["why-tier"]


@pytest.mark.rule("IE-202", "IE-119")
def test_a_further_contract_action_stands_in_for_a_tier_at_the_port_too() -> None:
    position = port(acting("contract", 2, 0)).put("island", "pens")
    play = Play(position).do(0, "contract-for pens ship-0 fee-4")
    assert (play.cards("contracts-0"), play.credits(0)) == (["pens"], 6)
    play.expect(1, "ask-lead")


@pytest.mark.rule("IE-200", "AMB-011")
def test_nobody_has_to_buy_from_the_port() -> None:
    position = at_port("cups").seat(0, hand="pens")
    assert "pass" not in Play(position).options(0), "a hand card can be contracted"
    empty = Play(at_port("cups"))
    assert empty.do(0, "pass").credits(0) == 10


@pytest.mark.rule("IE-200", "IE-204")
def test_a_flag_card_is_bought_either_way_up() -> None:
    position = at_port("flag_1").options(set_flag=True)
    play = Play(position).do(0, "contract-for flag_1 ship-0 fee-2").expect(0, "ask-side")
    play.answer("insects")
    assert (play.cards("contracts-0"), play.credits(0)) == (["insects"], 8)


@pytest.mark.rule("IE-201")
def test_a_power_that_contracts_from_the_island_pays_no_price() -> None:
    """Spacecraft contracts a card of the Island, or of the Port for nothing."""
    values = {"spacecraft": {"load": {"technology": 2}}}
    position = port(fulfilling("spacecraft"), **values).options(set_flag=True)
    play = fulfil(position.put("island", "cups")).do(0, "contract cups ship-1")
    assert (play.cards("contracts-1"), play.credits(0)) == (["cups"], 16)


@pytest.mark.rule("IE-200")
def test_the_island_sells_no_contracts() -> None:
    position = acting("contract", 1, 0).seat(0, hand="cups").put("island", "rice")
    play = Play(position.options(values=TIERS))
    assert play.options(0) == ["contract cups ship-0", "contract cups ship-1"]
    assert play.why_not(0, "rice") == ["why-island"]


def test_it_is_told_how_port_cards_are_taken() -> None:
    position = port(acting("load", 1, 0)).seat(0, hand="jets").put("contracts-0", "laptops")
    assert Play(position.put("island", "cups")).why_not(0, "cups") == ["why-port"]


# -- settings and whole matches


@pytest.mark.parametrize("options", [{"set_tokyo": True}, PORT])
def test_the_first_edition_knows_no_tokyo(options: Mapping[str, Any]) -> None:
    with pytest.raises(BadSetting, match="definitive edition") as caught:
        portside.new_match("import_export", 2, 1, {"edition": "first", **options})
    assert caught.value.facts["setting"] in options


def test_its_cards_come_with_the_set() -> None:
    table = portside.new_match("import_export", 2, 1, {"set_tokyo": True}).table
    assert isinstance(table, Harbour)
    own = [card for card in range(len(table.box.cards)) if table.face(card).set == "tokyo"]
    assert len(own) == DEFINITIVE["tokyo"]


TOKYO = {"set_tokyo": True}
SLUGS = {slug for slug, face in faces("definitive").items() if face.set == "tokyo"}
EASY_TOKYO = {"values": EASY["values"] | {slug: {"tier": 0, "load": 1} for slug in SLUGS}}
VARIANTS = {
    "set and port": TOKYO,
    "set alone": {"set_tokyo": True, "port": "off"},
    "port alone": PORT,
    "all": {"set_tokyo": True, "set_capital": True, "set_flag": True, "market": True},
}


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_random_matches_with_tokyo_end_in_order(seats: int, options: Mapping[str, Any]) -> None:
    for match in walked(seats, 1, {**EASY, **options}):
        look_over(match)
    result_adds_up(match)


def test_every_power_of_tokyo_is_fulfilled_in_some_random_match() -> None:
    missing = set(SLUGS)
    for seed in range(100):
        missing -= fulfilled_in(played(2 + seed % 5, seed, {**EASY_TOKYO, **TOKYO}, log=True))
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("seats", [2, 4])
def test_every_law_of_the_engine_holds_with_tokyo(seats: int) -> None:
    conformance("import_export", seats, {**EASY_TOKYO, **TOKYO}, examples=3, depth=300)
