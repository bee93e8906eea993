"""The four steps of fulfilment, the queue, and the end."""

from __future__ import annotations

import pytest

from portside.games.import_export.cards import faces
from portside.games.import_export.powers import POWERS
from portside.games.import_export.queries import crew_limit, goods_limit, payout
from tests.games.import_export.scenes import Play, acting, harbour, scored

NINE = (
    *("jets", "drones", "tablets", "fridges", "satellite"),
    *("segways", "batteries", "nanobots", "telescopes"),
)


@pytest.mark.rule("IE-133", "IE-134", "IE-135", "IE-136", "EX-20", "AMB-051")
@pytest.mark.parametrize(
    ("aboard", "credits"), [(1, 0), (2, 6), (3, 10), (4, 10), (5, 14), (6, 14), (7, 14), (9, 14)]
)
def test_the_payout_goes_by_containers_aboard(aboard: int, credits: int) -> None:
    play = Play(harbour().put("cargo-0", *NINE[:aboard]))
    assert payout(play.table, play.table.ships[0]) == credits


@pytest.mark.rule("IE-132", "IE-137", "IE-139", "IE-140", "IE-141", "IE-108", "IE-021")
def test_pay_tuck_sail_refill() -> None:
    position = acting("load", 1, 0).seat(0, hand="jets").put("contracts-0", "laptops")
    play = Play(position.put("cargo-0", "drones").put("deck", "rice wheat"))
    play.do(0, "load jets ship-0")
    assert play.credits(0) == 16
    assert play.cards("fulfilled-0") == ["laptops"]
    assert (play.at(0), play.cards("cargo-0")) == ("sea", ["drones", "jets"])
    assert play.cards("island") == ["wheat"]
    me = play.table.seats[0]
    assert (crew_limit(play.table, me), goods_limit(play.table, me)) == (2, 4)
    kinds = [line["kind"] for line in play.log()]
    steps = ["log-fulfilled", "log-earned", "log-sailed", "log-refilled"]
    assert [kind for kind in kinds if kind in steps] == steps


@pytest.mark.rule("AMB-052")
def test_two_contracts_on_one_ship_refill_the_island_once() -> None:
    position = acting("load", 1, 0).seat(0, hand="jets").put("contracts-0", "laptops batteries")
    play = Play(position.put("cargo-0", "drones tablets fridges").put("deck", "rice wheat"))
    play.do(0, "load jets ship-0")
    assert len(play.cards("island")) == 1


@pytest.mark.rule("IE-138", "IE-222")
def test_an_immediate_power_resolves_once_and_the_card_stays_tucked() -> None:
    position = acting("load", 1, 0).seat(0, hand="sauna").put("contracts-0", "pillows")
    play = Play(position.put("cargo-0", "diamonds")).do(0, "load sauna ship-0")
    assert play.credits(0) == 10 + 6 + 2
    assert play.cards("fulfilled-0") == ["pillows"]


@pytest.mark.rule("AMB-060", "IE-138")
def test_the_owner_orders_immediate_powers_fulfilled_together() -> None:
    position = acting("load", 1, 0).options(values={"pillows": {"load": 2}, "showers": {"load": 2}})
    position.seat(0, hand="sauna").put("contracts-0", "pillows showers")
    play = Play(
        position.put("cargo-0", "diamonds velvet_robes teslas").put("deck", "rice jets soap")
    )
    play.do(0, "load sauna ship-0").expect(0, "order-powers")
    assert play.options(0) == ["pillows", "showers"]
    play.answer("showers").expect(0, "ask-name")


@pytest.mark.rule("AMB-060")
@pytest.mark.parametrize(
    ("ruling", "asked"), [("reacting", "ask-nanobots"), ("all", "order-powers")]
)
def test_an_owner_orders_only_powers_that_react_unless_ruled_so(ruling: str, asked: str) -> None:
    position = harbour().seat(0, fulfilled="lumber nanobots").put("contracts-0", "laptops")
    position.options(power_order=ruling).put("deck", "rice jets soap pens cups sauna diamonds")
    Play(position).do(0, "draw").expect(0, asked)


@pytest.mark.rule("AMB-053")
def test_a_departing_ship_is_neither_in_harbour_nor_at_sea() -> None:
    position = acting("load", 1, 0).options(values={"platinum_rings": {"load": 2}})
    position.seat(0, hand="sauna cups").put("contracts-0", "platinum_rings")
    play = Play(position.put("cargo-0", "diamonds").put("deck"))
    play.do(0, "load sauna ship-0").expect(0, "ask-platinum-rings").answer("cups")
    assert not play.log(kind="log-auction")


@pytest.mark.rule("AMB-057")
def test_of_two_ships_ready_at_once_the_owner_says_which_is_first() -> None:
    position = harbour().put("contracts-0", "laptops cups").put("contracts-1", "batteries")
    play = Play(position.put("cargo-0", "jets drones").put("cargo-1", "tablets fridges"))
    play.use(0, "cups").expect(0, "ask-fulfil-first")
    assert play.options(0) == ["ship-0", "ship-1"]
    play.answer("ship-1").expect(0, "ask-lead")
    assert play.cards("fulfilled-0") == ["batteries", "laptops"]


@pytest.mark.rule("AMB-054", "AMB-055", "IE-223", "IE-107")
def test_an_ongoing_power_works_only_from_after_its_own_fulfilment() -> None:
    position = acting("load", 1, 0).seat(0, hand="jets", goods="rice wheat")
    position.put("contracts-0", "laptops").put("cargo-0", "drones").put("deck", "cups soap candy")
    play = Play(position).do(0, "load jets ship-0")
    assert play.cards("fulfilled-0") == ["laptops"]
    assert play.cards("hand-0") == []


# -- the end


@pytest.mark.rule("IE-151", "IE-154", "AMB-074")
def test_reaching_fifty_finishes_the_turn_with_all_followers_and_then_scores() -> None:
    position = acting("supply", 1, 1, credits=[48, 10]).seat(0, hand="cups").seat(1, hand="soap")
    play = Play(position).do(0, "sell cups")
    assert play.match.result is None
    play.expect(1, "ask-supply").answer("sell soap")
    assert play.match.result is not None
    assert play.match.result.ending == "ending-credits"


@pytest.mark.rule("AMB-073")
def test_an_end_once_triggered_stays_even_if_the_credits_are_spent() -> None:
    play = Play(acting("supply", 1, 0, credits=[48, 10]).seat(0, hand="cups"))
    play.table.credits[0] = 50
    play.do(0, "sell cups")
    assert play.match.result is not None


@pytest.mark.rule("IE-153", "AMB-075", "AMB-067")
def test_a_winning_power_ends_the_match_on_the_spot() -> None:
    position = acting("load", 1, 1).options(values={"rolls_royce": {"load": 2}})
    position.seat(0, hand="sauna").put("contracts-0", "rolls_royce").put("deck", "cups")
    play = Play(position.put("cargo-0", "diamonds").put("discard", "rice"))
    play.do(0, "load sauna ship-0").expect(0, "ask-name").answer("consumer")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.ending) == ((0,), "ending-won")


# -- scoring


@pytest.mark.rule("IE-155", "AMB-081")
def test_containers_on_unfulfilled_contracts_score_two_and_orphans_nothing() -> None:
    position = harbour().put("contracts-0", "laptops").put("cargo-0", "jets")
    play = scored(position.put("cargo-1", "cups soap"))
    assert play.part(0, "containers") == 2


@pytest.mark.rule("IE-156", "IE-157", "IE-022")
def test_goods_score_one_each_and_illegal_ones_two() -> None:
    goods = {"technology": "jets", "agriculture": "rice", "consumer": "cups", "luxury": "sauna"}
    play = scored(
        harbour().seat(0, goods="foxes " + " ".join(goods.values()), fulfilled="pens soap")
    )
    assert all(play.part(0, f"goods-{kind}") == 1 for kind in goods)
    assert play.part(0, "goods-illegal") == 2


@pytest.mark.rule("IE-158")
def test_a_good_of_every_type_scores_ten() -> None:
    every = "jets rice cups sauna foxes"
    assert scored(harbour().seat(0, goods=every)).part(0, "every-type") == 10
    assert scored(harbour().seat(0, goods="jets rice cups sauna")).part(0, "every-type") == 0


@pytest.mark.rule("IE-159", "IE-160", "IE-161", "IE-162", "IE-163", "IE-023")
@pytest.mark.parametrize(
    ("good", "kind", "reward"),
    [
        ("jets", "technology", 6),
        ("rice", "agriculture", 6),
        ("cups", "consumer", 6),
        ("pillows", "luxury", 8),
        ("pistols", "illegal", -6),
    ],
)
def test_most_of_a_type_is_rewarded_and_most_illegal_costs(
    good: str, kind: str, reward: int
) -> None:
    play = scored(harbour().seat(0, goods=good))
    assert (play.part(0, f"most-{kind}"), play.part(1, f"most-{kind}")) == (reward, 0)


@pytest.mark.rule("IE-165", "EX-22", "DT-01", "IE-166", "AMB-082")
@pytest.mark.parametrize(
    ("tied", "luxury", "illegal"), [(1, 8, -6), (2, 4, -3), (3, 3, -2), (4, 2, -2), (5, 2, -2)]
)
def test_ties_for_most_share_rounded_up(tied: int, luxury: int, illegal: int) -> None:
    blue = ["pillows", "sauna", "teslas", "impalas", "diamonds"]
    red = ["pistols", "seeds", "cannabis", "cannons", "railguns"]
    position = harbour(6)
    for seat in range(tied):
        position.seat(seat, goods=[blue[seat], red[seat]])
    play = scored(position)
    for seat in range(tied):
        assert play.part(seat, "most-luxury") == luxury
        assert play.part(seat, "most-illegal") == illegal


@pytest.mark.rule("AMB-031")
def test_nobody_has_the_most_of_nothing() -> None:
    assert scored(harbour()).part(0, "most-luxury") == 0


@pytest.mark.rule("AMB-032")
def test_a_final_score_may_fall_below_zero() -> None:
    assert scored(harbour(credits=[0, 10]).seat(0, goods="pistols")).scores()[0] == -4


@pytest.mark.rule("IE-024", "IE-167", "IE-164")
def test_most_credits_win() -> None:
    play = scored(harbour(credits=[20, 18]).seat(1, hand="cups", fulfilled="velvet_robes"))
    assert play.scores() == [20, 19]
    assert play.match.result is not None
    assert play.match.result.winners == (0,)
    assert play.match.result.tie == ""


@pytest.mark.rule("IE-168")
def test_equal_totals_share_the_win() -> None:
    play = scored(harbour(3, credits=[20, 20, 8]))
    assert play.match.result is not None
    assert play.match.result.winners == (0, 1)
    assert play.match.result.tie == "ending-tie-shared"


# -- powers in general


@pytest.mark.rule("IE-219")
def test_every_base_card_has_a_power_of_its_own() -> None:
    base = {face.slug for face in faces("definitive").values() if face.set == "base"}
    assert base <= set(POWERS.slugs)


def fulfilling(card: str, aboard: str, loaded: str, **facts: object) -> Play:
    """Fulfil a Contract by loading its last Container; three seats, seat 0 acts."""
    position = acting("load", 1, 0, 0, **facts).seat(0, hand=loaded)
    return Play(position.put("contracts-0", card).put("cargo-0", aboard)).do(
        0, f"load {loaded} ship-0"
    )


@pytest.mark.rule("IE-226", "AMB-062", "AMB-063")
def test_a_target_who_cannot_pay_in_full_pays_nothing() -> None:
    play = fulfilling("danger_pets", "foxes", "pistols", credits=[10, 0, 10])
    assert [play.credits(seat) for seat in range(3)] == [18, 0, 8]


@pytest.mark.rule("IE-224")
def test_credits_go_to_the_bank_unless_a_text_names_someone() -> None:
    play = Play(acting("import", 1, 1, 0, sea=[5]).put("cargo-5", "cups")).do(0, "ship-5")
    play.do(0, "4").do(1, "0").do(0, "goods cups")
    assert [play.credits(seat) for seat in range(3)] == [6, 10, 12]


@pytest.mark.rule("IE-221", "IE-220")
def test_a_power_that_plays_its_own_card_from_hand_needs_the_tier() -> None:
    without = Play(harbour(colours=["luxury", "consumer"]).seat(0, hand="lutefisk"))
    assert "use lutefisk" not in without.options(0)
    able = Play(harbour(colours=["luxury", "consumer"]).seat(0, hand="lutefisk", goods="rice"))
    assert "use lutefisk" in able.options(0)
