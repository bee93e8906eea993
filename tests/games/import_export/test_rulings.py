"""Rulings of the core that other files do not show, and situations in which nothing is possible."""

from __future__ import annotations

import pytest

from portside.engine.ask import Ask
from portside.games.import_export import GAME
from portside.games.import_export.cards import faces
from portside.games.import_export.moments import destination, immediate
from portside.text import LANGUAGES, Texts
from tests.games.import_export.matches import EASY, HELD, SETS, walked
from tests.games.import_export.scenes import Play, acting, fulfil, fulfilling, harbour, scored

ALL_TOKENS = 60 * 2 + 50 * 10
"""What the tokens of the printed box are worth."""


# -- what lies on the table


@pytest.mark.rule("IE-009")
@pytest.mark.parametrize("seats", [2, 6])
def test_there_is_one_supply_island_for_everybody(seats: int) -> None:
    table = Play(harbour(seats)).table
    assert [spec.owner for spec in table.places if spec.kind == "island"] == [-1]


@pytest.mark.rule("IE-010", "IE-032")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_look_up_the_payouts(language: str) -> None:
    texts = Texts(language, "import_export")
    rows = {"IE-134": "6", "IE-135": "10", "IE-136": "14"}
    for rule, credits in rows.items():
        assert credits in (texts.rule(rule) or "")


@pytest.mark.rule("IE-017")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read_in_every_language(language: str) -> None:
    texts = Texts(language, "import_export")
    numbers = {number for _, number in texts.rules()}
    assert numbers == {number for _, number in Texts("en", "import_export").rules()}
    assert [number for number in numbers if not texts.rule(number)] == []


@pytest.mark.rule("IE-039", "AMB-026")
def test_the_bank_pays_even_when_all_tokens_are_out() -> None:
    position = acting("supply", 1, 0, credits=[ALL_TOKENS, ALL_TOKENS]).seat(0, hand="cups")
    play = Play(position).do(0, "sell cups")
    assert play.part(0, "credits") == ALL_TOKENS + 4


@pytest.mark.rule("AMB-004", "IE-222", "IE-223")
def test_a_power_is_immediate_if_and_only_if_it_resolves_at_its_own_fulfilment() -> None:
    own = (immediate, destination)
    once = {power.slug for moment in own for power in GAME.powers.powers[moment.name]}
    sets = (*HELD, "capital")
    known = {slug: face for slug, face in faces("definitive").items() if face.set in sets}
    told = {slug for slug, face in known.items() if face.timing == "immediate"}
    assert told == once & set(known)


# -- when windows are open


@pytest.mark.rule("AMB-064", "IE-220")
def test_no_window_is_open_inside_an_effect_or_between_bid_and_reveal() -> None:
    kinds: dict[bool, set[str]] = {False: set(), True: set()}
    for seed in range(6):
        for match in walked(3, seed, EASY | SETS):
            question = match.question
            if isinstance(question, Ask):
                kinds[question.window].add(question.kind)
    assert kinds[True] <= {
        *("ask-lead", "ask-follow", "ask-end-turn", "ask-target", "ask-robo-cats"),
        *("ask-supply", "ask-contract", "ask-load", "ask-pirate", "ask-before-scoring"),
    }
    assert {"ask-take", "ask-count", "order-powers"} <= kinds[False]


@pytest.mark.rule("AMB-064", "AMB-065")
def test_a_hand_power_is_offered_to_its_holder_alone_and_shows_in_nothing_others_see() -> None:
    with_power = harbour().seat(0, hand="cups").seat(1, hand="lutefisk", goods="rice")
    without = harbour().seat(0, hand="cups").seat(1, hand="honey", goods="rice")
    offered, quiet = Play(with_power), Play(without)
    assert offered.options(1) == ["use lutefisk"]
    quiet.expect_nothing(1)
    assert offered.match.waiting == quiet.match.waiting == [0]
    assert offered.match.view(0) == quiet.match.view(0)


# -- impossible situations


def run_out(play: Play) -> Play:
    """Answer everything with the first option until the next seat leads or the match is over."""
    for _ in range(200):
        prompts = [prompt for prompt in play.match.pending if not prompt.standing]
        if not prompts or prompts[0].kind == "ask-lead":
            return play
        prompt = prompts[0]
        values = prompt.ask.values()
        play.match.advance(prompt.seat, values[0])
    raise AssertionError(f"No end in sight.\n{play}")


POWERS = sorted(slug for slug, face in faces("definitive").items() if face.set in HELD)


@pytest.mark.rule("AMB-011", "AMB-023", "IE-225", "IE-226")
@pytest.mark.parametrize("card", POWERS)
def test_a_power_finds_nothing_on_an_empty_table_and_play_goes_on(card: str) -> None:
    spare = [slug for slug in ("jets", "drones", "robo_cats") if slug != card]
    position = acting("load", 1, 0, 0, credits=[0, 0, 0]).options(
        **SETS, values={card: {"load": {"technology": 2}}}
    )
    position.seat(0, hand=spare[0]).put("contracts-0", card).put("cargo-0", spare[1])
    play = run_out(Play(position.put("deck").put("discard")).do(0, f"load {spare[0]} ship-0"))
    assert play.table.ending == "ending-cards"
    assert min(play.table.credits) >= 0
    assert play.match.result is not None


@pytest.mark.rule("AMB-023", "IE-152")
def test_a_draw_of_five_takes_what_is_left_and_the_turn_is_finished() -> None:
    play = fulfil(fulfilling("cups").put("deck", "rice honey").put("discard"))
    assert sorted(play.cards("hand-0")) == ["honey", "rice"]
    assert play.cards("island") == []
    assert play.match.result is not None
    assert play.match.result.ending == "ending-cards"


@pytest.mark.rule("AMB-023")
def test_an_end_by_cards_stays_though_played_cards_are_discarded_afterwards() -> None:
    position = harbour().seat(0, hand="jets pens").seat(1, hand="soap")
    play = Play(position.put("deck", "rice").put("discard"))
    play.do(0, "play jets").do(1, "draw")
    assert play.table.ending == "ending-cards"
    assert play.match.result is not None
    assert play.cards("discard") == ["jets"]


@pytest.mark.rule("IE-047", "AMB-023", "AMB-024")
def test_what_is_discarded_after_an_end_by_cards_can_be_drawn_in_the_same_turn() -> None:
    position = acting("load", 2, 0, ending="ending-cards").seat(0, fulfilled="cell_phones")
    position.put("contracts-0", "jets").put("deck").put("discard", "soap")
    play = Play(position).do(0, "load-draw cell_phones")
    assert play.cards("hand-0") == ["soap"]


@pytest.mark.rule("AMB-024")
def test_what_is_discarded_after_an_end_by_cards_lies_there_if_ruled_so() -> None:
    position = fulfilling("laptops", ending="ending-cards").put("deck").put("discard", "soap")
    assert fulfil(position.options(late_discards="left")).cards("island") == []


@pytest.mark.rule("IE-047", "AMB-024", "IE-140")
def test_what_is_discarded_after_an_end_by_cards_fills_the_island() -> None:
    position = fulfilling("laptops", ending="ending-cards").put("deck").put("discard", "soap")
    assert fulfil(position).cards("island") == ["soap"]


@pytest.mark.rule("IE-047", "AMB-024", "AMB-123")
def test_what_is_discarded_after_an_end_by_cards_can_be_pirated_off_the_deck() -> None:
    position = acting("pirate", 1, 0, ending="ending-cards").seat(0, fulfilled="mini_van")
    position.put("deck").put("discard", "soap").put("contracts-0", "pens")
    position.options(values={"pens": {"load": {"consumer": 2}}})
    play = Play(position).do(0, "pirate-deck mini_van").do(0, "pirate soap ship-0")
    assert play.cards("cargo-0") == ["soap"]


@pytest.mark.rule("IE-226", "AMB-063")
def test_a_demand_nobody_can_meet_brings_nothing() -> None:
    play = fulfil(fulfilling("danger_pets", credits=[10, 0, 0]))
    assert play.table.credits == [16, 0, 0]


@pytest.mark.rule("AMB-033")
def test_an_auction_among_the_penniless_is_won_at_zero() -> None:
    position = acting("import", 1, 1, sea=[1], credits=[0, 0]).put("cargo-1", "rice soap pens")
    play = Play(position).do(0, "ship-1")
    assert (play.options(0), play.options(1)) == (["0"], ["0"])
    play.do(0, "0").do(1, "0").expect(0, "ask-tie")
    assert play.options(0) == ["seat-0", "seat-1"]


@pytest.mark.rule("AMB-036")
def test_an_auction_is_looked_at_again_when_a_ship_has_sailed_meanwhile() -> None:
    position = acting("import", 2, 0, sea=[1]).put("cargo-1", "rice soap")
    play = Play(position).do(0, "ship-1").do(0, "goods rice").do(0, "goods soap")
    assert play.at(1) == "harbour"
    play.expect(1, "ask-lead")
    assert [line["facts"]["action"] for line in play.log(kind="log-fizzled")] == ["import"]


@pytest.mark.rule("AMB-011", "AMB-013")
@pytest.mark.parametrize("action", ["supply", "contract", "load", "pirate", "import"])
def test_every_action_fizzles_where_there_is_nothing_to_act_on(action: str) -> None:
    play = Play(acting(action, 2, 1, sea=[0, 1, 2, 3] if action == "contract" else []))
    play.expect(1, "ask-lead")
    assert play.log(kind="log-fizzled")
    assert play.table.credits == [10, 10]


@pytest.mark.rule("AMB-058")
def test_a_ship_that_loses_its_last_container_before_sailing_returns_at_once() -> None:
    position = acting("load", 1, 0).options(values={"laptops": {"load": 1}})
    position.seat(0, hand="drones", fulfilled="flash_drives backpacks")
    play = Play(position.put("contracts-0", "laptops").put("deck", "rice honey beer"))
    play.do(0, "load drones ship-0").do(0, "drones").expect(0, "ask-backpacks")
    assert play.at(0) == "harbour"


# -- the end


@pytest.mark.rule("AMB-080", "IE-164")
def test_last_moves_are_made_clockwise_from_the_last_leader() -> None:
    position = harbour(3, leader=1).seat(0, fulfilled="cologne").seat(2, fulfilled="teslas")
    position.seat(1, fulfilled="diamonds").seat(2, crew="sauna")
    play = scored(position).expect(1, "ask-diamonds").answer("pass")
    play.expect(2, "ask-teslas").answer("pass").expect(0, "ask-cologne")


@pytest.mark.rule("AMB-073", "AMB-067")
def test_the_end_is_not_triggered_by_credits_held_only_inside_an_effect() -> None:
    position = fulfilling("flametorch", credits=[46, 10, 10])
    outcomes = set()
    for seed in range(8):
        play = Play(position, seed).do(0, "load jets ship-0")
        outcomes.add((play.table.credits[0], play.table.ending))
    assert outcomes == {(60, "ending-credits"), (48, "")}
