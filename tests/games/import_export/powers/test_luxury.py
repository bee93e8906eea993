"""The Luxury powers."""

from __future__ import annotations

import pytest

from portside.games.import_export.legality import unwanted
from tests.games.import_export.counts import DEFINITIVE
from tests.games.import_export.scenes import Play, acting, harbour, scored

TWO_OF_EACH = "jets drones rice wheat foxes pistols cups soap pillows sauna"


def loading(card: str, need: int = 2, **facts: object) -> Play:
    """Fulfil a Luxury Contract of seat 0 by its last Container; the table has three seats."""
    position = acting("load", 1, 0, 0, **facts).options(values={card: {"load": need}})
    position.seat(0, hand="diamonds").put("contracts-0", card)
    return Play(position.put("cargo-0", *["cologne", "sauna", "champagne"][: need - 1]))


def fulfil(play: Play) -> Play:
    return play.do(0, "load diamonds ship-0")


# -- scored at the end


def test_artifacts_score_twenty_for_two_goods_of_every_type() -> None:
    position = harbour().seat(0, goods=TWO_OF_EACH, fulfilled="artifacts")
    assert scored(position).part(0, "card-artifacts") == 20


def test_artifacts_score_nothing_when_one_type_has_a_single_good() -> None:
    goods = TWO_OF_EACH.removesuffix(" sauna")
    assert (
        scored(harbour().seat(0, goods=goods, fulfilled="artifacts")).part(0, "card-artifacts") == 0
    )


@pytest.mark.rule("AMB-069")
def test_artifacts_count_virtual_goods() -> None:
    goods = "jets rice foxes cups pillows sauna"
    position = harbour().seat(0, goods=goods, fulfilled="artifacts joe_wiggins")
    assert scored(position).part(0, "card-artifacts") == 20


def test_champagne_scores_eight_for_most_fulfilled() -> None:
    position = harbour().seat(0, fulfilled="champagne cups").seat(1, fulfilled="soap")
    assert scored(position).part(0, "card-champagne") == 8


@pytest.mark.rule("AMB-078")
def test_champagne_pays_nothing_in_a_tie() -> None:
    position = harbour().seat(0, fulfilled="champagne").seat(1, fulfilled="soap")
    assert scored(position).part(0, "card-champagne") == 0


@pytest.mark.rule("AMB-080")
def test_cologne_counts_crew_of_the_action_its_owner_picks() -> None:
    position = harbour().seat(0, fulfilled="cologne cups", crew="jets drones rice")
    play = scored(position).expect(0, "ask-cologne").answer("as load")
    assert play.part(0, "card-cologne") == 8


def test_cologne_without_crew_scores_nothing() -> None:
    play = scored(harbour().seat(0, fulfilled="cologne")).answer("as load")
    assert play.part(0, "card-cologne") == 0


@pytest.mark.rule("AMB-080", "AMB-029")
def test_diamonds_make_up_to_two_fulfilled_cards_goods() -> None:
    position = harbour().seat(0, fulfilled="diamonds pillows sauna", goods="champagne")
    play = scored(position).expect(0, "ask-diamonds").answer("pillows").answer("sauna")
    assert play.part(0, "goods-luxury") == 3
    assert play.cards("fulfilled-0") == ["diamonds"]


def test_diamonds_respect_the_goods_limit_and_are_optional() -> None:
    position = harbour().seat(0, fulfilled="diamonds", goods="pillows sauna")
    play = scored(position)
    assert play.options(0) == ["pass"]
    assert play.answer("pass").cards("fulfilled-0") == ["diamonds"]


def test_gold_stuff_scores_six_for_each_luxury_contract_itself_too() -> None:
    position = harbour().seat(0, fulfilled="gold_stuff pillows cups")
    assert scored(position).part(0, "card-gold_stuff") == 12


def test_gold_stuff_counts_nothing_that_is_not_luxury() -> None:
    assert scored(harbour().seat(0, fulfilled="gold_stuff cups")).part(0, "card-gold_stuff") == 6


@pytest.mark.rule("AMB-005")
def test_import_export_definitive_edition_scores_beside_gold_stuff() -> None:
    position = harbour().seat(0, fulfilled="gold_stuff import_export_definitive_edition")
    play = scored(position)
    assert play.part(0, "card-import_export_definitive_edition") == 12
    assert play.part(0, "card-gold_stuff") == 12


def test_import_export_definitive_edition_alone_counts_itself() -> None:
    play = scored(harbour().seat(0, fulfilled="import_export_definitive_edition"))
    assert play.part(0, "card-import_export_definitive_edition") == 6


def test_long_coats_make_luxury_goods_worth_three() -> None:
    play = scored(harbour().seat(0, fulfilled="long_coats", goods="pillows sauna cups"))
    assert (play.part(0, "goods-luxury"), play.part(0, "goods-consumer")) == (6, 1)


def test_long_coats_do_nothing_for_others() -> None:
    play = scored(harbour().seat(0, fulfilled="long_coats").seat(1, goods="pillows"))
    assert play.part(1, "goods-luxury") == 1


def test_nice_suits_score_sixteen_for_most_containers_at_sea_too() -> None:
    position = harbour(sea=[1]).seat(0, fulfilled="nice_suits").put("cargo-1", "cups soap")
    assert scored(position.put("cargo-2", "rice")).part(0, "card-nice_suits") == 16


@pytest.mark.rule("AMB-078")
def test_nice_suits_pay_nothing_in_a_tie() -> None:
    position = harbour().seat(0, fulfilled="nice_suits").put("cargo-0", "cups")
    assert scored(position.put("cargo-2", "rice")).part(0, "card-nice_suits") == 0


@pytest.mark.rule("EX-32")
def test_sauna_doubles_majorities_and_the_illegal_penalty() -> None:
    play = scored(harbour().seat(0, fulfilled="sauna", goods="pistols pillows"))
    assert play.part(0, "most-illegal") == -12
    assert play.part(0, "most-luxury") == 16


def test_sauna_doubles_a_share_in_a_tie() -> None:
    position = harbour().seat(0, fulfilled="sauna", goods="pillows").seat(1, goods="teslas")
    play = scored(position)
    assert (play.part(0, "most-luxury"), play.part(1, "most-luxury")) == (8, 4)


@pytest.mark.rule("AMB-080")
def test_teslas_count_supply_crew_as_goods_of_a_declared_type() -> None:
    position = harbour().seat(0, fulfilled="teslas cups", crew="pillows jets")
    play = scored(position).expect(0, "ask-teslas").answer("luxury")
    assert play.part(0, "goods-luxury") == 1
    assert play.part(0, "most-luxury") == 8
    assert play.cards("crew-0") == ["pillows", "jets"]


def test_teslas_are_optional() -> None:
    play = scored(harbour().seat(0, fulfilled="teslas", crew="pillows")).answer("pass")
    assert play.part(0, "goods-luxury") == 0


def test_velvet_robes_score_one_for_each_card_in_hand() -> None:
    play = scored(harbour().seat(0, fulfilled="velvet_robes", hand="cups soap rice"))
    assert play.part(0, "card-velvet_robes") == 3


def test_velvet_robes_with_an_empty_hand_score_nothing() -> None:
    play = scored(harbour().seat(0, fulfilled="velvet_robes"))
    assert play.part(0, "card-velvet_robes") == 0


# -- ongoing


@pytest.mark.rule("AMB-116", "IX-42")
def test_helicopter_stores_four_for_any_luxury_contract_and_pays_at_the_end() -> None:
    position = acting("contract", 0, 3, credits=[40, 10]).seat(0, fulfilled="helicopter")
    position.seat(1, hand="pillows showers cologne")
    play = Play(position)
    for card in ("pillows", "showers", "cologne"):
        play.do(1, f"contract {card} ship-2")
    assert play.table.notes[play.table.box.ids["helicopter"]] == 12
    assert play.credits(0) == 40
    assert not play.table.ending
    again = scored(harbour(credits=[40, 10]).seat(0, fulfilled="helicopter"))
    assert again.part(0, "credits") == 40


def test_helicopter_ignores_other_types() -> None:
    position = acting("contract", 0, 1).seat(0, fulfilled="helicopter").seat(1, hand="cups")
    play = Play(position).do(1, "contract cups ship-2")
    assert not play.table.notes


@pytest.mark.rule("AMB-042")
def test_impalas_let_own_luxury_containers_cover_anything() -> None:
    position = acting("load", 0, 1).seat(1, hand="pillows cups", fulfilled="impalas")
    play = Play(position.put("contracts-2", "laptops"))
    assert play.options(1) == ["load pillows ship-2"]


def test_impalas_help_nobody_else() -> None:
    position = harbour().seat(0, fulfilled="impalas").put("contracts-2", "laptops")
    play = Play(position)
    pillows = play.table.box.ids["pillows"]
    assert unwanted(play.table, play.table.ships[2], (pillows,))


@pytest.mark.rule("AMB-069", "DT-07")
def test_joe_wiggins_counts_as_four_goods_without_taking_room() -> None:
    play = scored(harbour().seat(0, fulfilled="joe_wiggins", goods="pillows sauna"))
    goods = {kind: play.part(0, f"goods-{kind}") for kind in ("technology", "agriculture")}
    assert goods == {"technology": 1, "agriculture": 1}
    assert (play.part(0, "goods-illegal"), play.part(0, "goods-consumer")) == (2, 1)


@pytest.mark.rule("AMB-069")
def test_joe_wiggins_is_worth_tiers_too() -> None:
    position = acting("contract", 0, 1).seat(1, hand="rice sugar", fulfilled="joe_wiggins")
    play = Play(position.facts(colours=["agriculture", "luxury"]))
    assert "contract sugar ship-2" in play.options(1)


# -- immediate


@pytest.mark.rule("EX-30", "DT-03", "AMB-018")
@pytest.mark.parametrize(
    ("deck", "shown", "gain"),
    [
        ("rice soap cups", 2, 2),
        ("rice soap jets cups", 3, 4),
        ("rice soap jets foxes cups", 4, 4),
        ("rice soap jets foxes pillows cups", 5, 6),
    ],
)
def test_massage_tables_reveal_until_two_share_a_type(deck: str, shown: int, gain: int) -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds").put("contracts-0", "massage_tables")
    play = Play(position.put("cargo-0", "sauna").put("deck", deck)).do(0, "load diamonds ship-0")
    assert len(play.cards("hand-0")) == shown
    assert play.credits(0) == 16 + gain
    assert all(play.sees(1, card) for card in play.cards("hand-0"))


def test_massage_tables_stop_when_the_cards_run_out() -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds").put("contracts-0", "massage_tables")
    play = Play(position.put("cargo-0", "sauna").put("deck", "jets").put("discard"))
    play.do(0, "load diamonds ship-0")
    assert play.credits(0) == 18


def test_pillows_pay_two_for_each_card_tucked() -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds", fulfilled="cups soap")
    play = Play(position.put("contracts-0", "pillows").put("cargo-0", "sauna"))
    assert fulfil(play).credits(0) == 10 + 6 + 6


def test_pillows_count_ship_mates() -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds")
    position.put("contracts-0", "pillows velvet_robes").put("cargo-0", "sauna cologne champagne")
    assert fulfil(Play(position)).credits(0) == 10 + 10 + 4


@pytest.mark.rule("AMB-132")
def test_platinum_rings_draw_to_eight_and_play_cards_alone() -> None:
    play = fulfil(loading("platinum_rings")).expect(0, "ask-platinum-rings")
    assert len(play.cards("hand-0")) == 8
    card = play.cards("hand-0")[0]
    play.answer(card)
    assert play.cards("played-0") == [card]
    assert all(line["kind"] != "log-announced" for line in play.log())


def test_platinum_rings_may_stop_at_once() -> None:
    play = fulfil(loading("platinum_rings")).answer("pass")
    assert len(play.cards("hand-0")) == 8
    play.expect(1, "ask-lead")


@pytest.mark.rule("AMB-134", "AMB-075")
def test_rolls_royce_wins_at_once_when_the_named_type_is_shown() -> None:
    position = acting("load", 1, 0).options(values={"rolls_royce": {"load": 2}})
    position.seat(0, hand="diamonds").put("contracts-0", "rolls_royce").put("cargo-0", "sauna")
    play = fulfil(Play(position.put("deck", "rice cups"))).answer("consumer")
    assert play.match.result is not None
    assert play.match.result.winners == (0,)


def test_rolls_royce_gives_the_card_when_the_guess_is_wrong() -> None:
    position = acting("load", 1, 0).options(values={"rolls_royce": {"load": 2}})
    position.seat(0, hand="diamonds").put("contracts-0", "rolls_royce").put("cargo-0", "sauna")
    play = fulfil(Play(position.put("deck", "jets rice cups"))).answer("luxury")
    assert play.cards("hand-0") == ["cups"]
    assert play.match.result is None


@pytest.mark.rule("AMB-134")
@pytest.mark.parametrize("containers", ["cards", "tokens", "all_tokens"])
def test_rolls_royce_may_ask_for_a_card_by_name_instead(containers: str) -> None:
    position = acting("load", 1, 0).options(containers=containers)
    position.options(values={"rolls_royce": {"load": 2}}, rolls_royce_names="card")
    position.seat(0, hand="diamonds").put("contracts-0", "rolls_royce").put("cargo-0", "sauna")
    play = fulfil(Play(position.put("deck", "rice cups")))
    assert len(play.options(0)) == DEFINITIVE["base"]
    play.answer("cups")
    assert play.match.result is not None


def test_showers_pay_eight_when_either_card_matches() -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds").put("contracts-0", "showers")
    play = fulfil(Play(position.put("cargo-0", "sauna").put("deck", "jets rice cups")))
    play.expect(0, "ask-name").answer("agriculture")
    assert play.credits(0) == 24
    assert play.cards("hand-0") == ["cups", "rice"]


def test_showers_pay_nothing_on_a_miss_and_the_cards_are_kept() -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds").put("contracts-0", "showers")
    play = fulfil(Play(position.put("cargo-0", "sauna").put("deck", "jets rice cups")))
    play.answer("luxury")
    assert play.credits(0) == 16
    assert len(play.cards("hand-0")) == 2


@pytest.mark.rule("AMB-029")
def test_small_poodles_become_a_good() -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds").put("contracts-0", "small_poodles")
    play = fulfil(Play(position.put("cargo-0", "sauna")))
    assert (play.cards("goods-0"), play.cards("fulfilled-0")) == (["small_poodles"], [])


@pytest.mark.rule("AMB-029")
def test_small_poodles_are_discarded_for_want_of_room() -> None:
    position = acting("load", 1, 0).seat(0, hand="diamonds", goods="cups rice")
    play = fulfil(Play(position.put("contracts-0", "small_poodles").put("cargo-0", "sauna")))
    assert play.cards("goods-0") == ["cups", "rice"]
    assert "small_poodles" in play.cards("discard")
