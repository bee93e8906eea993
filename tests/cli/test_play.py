"""Playing in the terminal."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import portside
from tests.cli.conftest import Run

Position = Callable[[str], Path]

POOR = """
facts = { leader = 0, coins = [1, 5] }
zones = { hand-0 = ["crown", "kite"], hand-1 = ["bell"], discard = ["drum"] }
"""
OFFER = """
facts = { leader = 1 }
zones = { deck = [], discard = ["lamp", "net"], stalls-0 = ["whistle"], hand-0 = ["kite"] }
"""


def test_the_table_shows_what_the_seat_may_see(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="q\n")
    assert "Kite" in said.out and "Crown" in said.out
    assert "Bell" not in said.out
    assert "hand 1 card" in said.out
    assert "5 coins" in said.words
    assert f"deck {len(portside.find('pretend').cards({}, 2)) - 4} cards" in said.words
    assert "discard pile Drum" in said.words


def test_options_are_numbered_and_numbers_answer(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="3\nq\n")
    assert "3 Open a stall with Kite" in said.words
    assert "Player 1 opened a stall: Kite." in said.words
    assert "Player 1 drew" in said.words


def test_answers_with_cards_of_one_name_say_what_differs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "draft.toml"
    display = '["visitor_center_2", "visitor_center_2#3", "visitor_center_4", "permit_office_1"]'
    rest = f"facts = {{ order = [0, 1] }}\nzones = {{ display = {display} }}"
    file.write_text(f'title = "neko_harbour"\nseats = 2\n{rest}\n', encoding="utf-8")
    said = run("play", "--scenario", file, typed="q\n")
    assert "Take Visitor Center (2 coins) · Period 1 · Pier 2" in said.words
    assert "Take Visitor Center (2 coins) · Period 2 · Pier 3" in said.words
    assert "Take Visitor Center (4 coins) 4" in said.words


def test_a_lead_that_can_do_nothing_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "lead.toml"
    text = 'title = "import_export"\nseats = 3\nfacts = { leader = 0 }\n'
    file.write_text(f'{text}zones = {{ hand-0 = ["fridges", "apples"] }}\n', encoding="utf-8")
    said = run("play", "--scenario", file, typed="q\n")
    assert "Lead Load with Fridges None of your ships needs cargo." in said.words
    assert said.words.count("None of your ships needs cargo.") == 1
    assert "Lead Contract with Apples" in said.words


def test_a_wrong_number_changes_nothing(run: Run, position: Position, tmp_path: Path) -> None:
    said = run("play", "--scenario", position(POOR), typed=f"7\nhello\nq {tmp_path / 'm'}\n")
    assert said.words.count("Type a number from 1 to 3.") == 2
    assert portside.replay((tmp_path / "m").read_text()).number == 0


def test_what_happened_to_others_is_told_without_their_secrets(
    run: Run, position: Position
) -> None:
    text = """
facts = { leader = 1 }
zones = { deck = [], discard = ["lamp", "net"], hand-0 = ["kite"], hand-1 = [] }
"""
    said = run("play", "--scenario", position(text), typed="q\n")
    assert "What happened" in said.out
    assert "Player 2 drew 2 cards." in said.words
    assert "Lamp" not in said.out and "Net" not in said.out


# -- being told more


def test_question_mark_explains_an_option(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="? 3\nq\n")
    assert "Draw 2 cards." in said.words.split("Open a stall with Kite")[-1]
    assert "PR-03" in said.out


def test_question_mark_tells_why_not(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="? crown\nq\n")
    assert "It costs 2 and you have 1. (PR-04)" in said.words


def test_question_mark_tells_how_when_it_is_possible(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="? kit\nq\n")
    assert "You can use it now: see 3." in said.words


def test_question_mark_finds_cards_by_their_name_in_the_language(
    run: Run, position: Position
) -> None:
    said = run("play", "--scenario", position(POOR), "--lang", "fr", typed="? couronne\nq\n")
    assert "(PR-04)" in said.words


@pytest.mark.parametrize("card", ["bell", "lamp"])
def test_question_mark_does_not_tell_where_a_hidden_card_is(
    run: Run, position: Position, card: str
) -> None:
    file = position(POOR)
    said = run("play", "--scenario", file, typed=f"? {card}\nq\n")
    assert "It is not in sight now." in said.words


def test_question_mark_about_nothing_there(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="? xyzzy\n? 99\nq\n")
    assert "There is nothing called “xyzzy” here." in said.words
    assert "Type a number from 1 to 3." in said.words


def test_ships_are_shown_and_can_be_asked_about(run: Run) -> None:
    said = run("play", "import_export", "--seats", 2, "--seed", 5, typed="? ship 4\nq\n")
    assert "Ship 1 in harbour" in said.words
    assert "Ship 4 at sea · cargo" in said.words
    assert "nothing called" not in said.words


def test_rules_can_be_read_at_the_table(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="r pr-06\nr PR-99\nr\nq\n")
    assert "PR-06 A stall that closes" in said.words
    assert "There is no rule PR-99." in said.words
    assert said.words.count("PR-03 The leader") == 1


def test_help_and_log_and_table(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="3\nh\nl 1\nt\nq\n")
    assert "shows the table again" in said.words
    assert said.out.count("┏") == 3


# -- taking back


def test_an_answer_that_showed_nothing_is_taken_back(
    run: Run, position: Position, tmp_path: Path
) -> None:
    text = """
facts = { leader = 0 }
zones = { hand-0 = ["firework"], hand-1 = [], stalls-1 = ["bell", "lamp"] }
"""
    said = run("play", "--scenario", position(text), typed=f"3\nu\nq {tmp_path / 'm'}\n")
    assert "Which stall closes?" in said.words
    assert "Taken back." in said.words
    assert portside.replay((tmp_path / "m").read_text()).number == 0


def test_the_fence_holds_unless_one_insists(run: Run, position: Position, tmp_path: Path) -> None:
    typed = f"1\nu\nu!\nq {tmp_path / 'm'}\n"
    said = run("play", "--scenario", position(POOR), typed=typed)
    assert "somebody has learnt something" in said.words
    assert "Taken back." in said.words
    assert portside.replay((tmp_path / "m").read_text()).number == 0


def test_nothing_to_take_back(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(POOR), typed="u\nq\n")
    assert "You have not answered anything yet." in said.words


def test_redoing_leads_to_the_same_match(run: Run, tmp_path: Path) -> None:
    straight, bent = tmp_path / "straight", tmp_path / "bent"
    run("play", "pretend", "--seed", 4, typed=f"1\n1\nq {straight}\n")
    run("play", "pretend", "--seed", 4, typed=f"1\n1\nu!\n1\nq {bent}\n")
    assert straight.read_text() == bent.read_text()


# -- powers for any time


def test_an_offer_stops_the_others_only_for_as_long_as_one_likes(
    run: Run, position: Position
) -> None:
    said = run("play", "--scenario", position(OFFER), typed="\nq\n")
    assert "You may use a power now." in said.words
    assert "Use Whistle" in said.words
    assert said.words.index("You may use a power now.") < said.words.index("What happened")


def test_an_offer_can_be_taken(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(OFFER), typed="1\nq\n")
    assert "Whistle of Player 1 closed." in said.words
    assert "Player 1 earned 2 coins." in said.words


def test_one_need_not_be_asked_about_offers(run: Run, position: Position) -> None:
    said = run("play", "--scenario", position(OFFER), typed="w\n\n1\nq\n")
    assert "You will no longer be asked" in said.words
    assert said.words.count("You may use a power now.") == 1


# -- saving and ending


def test_q_saves_into_the_data_folder_and_says_how_to_go_on(run: Run, data: Path) -> None:
    said = run("play", "pretend", "--seed", 4, typed="1\nq\n")
    (file,) = data.glob("portside/matches/pretend-*.jsonl")
    assert f"portside play --resume {file}\n" in said.out
    assert portside.replay(file.read_text()).number > 0


def test_a_saved_match_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m"
    run("play", "pretend", "--seed", 4, typed=f"1\nq {file}\n")
    before = portside.replay(file.read_text()).number
    run("play", "--resume", file, typed="1\nq\n")
    assert portside.replay(file.read_text()).number > before


def test_no_more_input_saves_and_ends_politely(run: Run, data: Path) -> None:
    said = run("play", "pretend", "--seed", 4, typed="1\n")
    assert said.code == 0
    assert "Saved." in said.out
    assert list(data.glob("portside/matches/*.jsonl"))


def test_a_match_to_the_end_shows_scores_secret_and_record(run: Run, data: Path) -> None:
    said = run("play", "pretend", "--seed", 4, "-o", "nights=4", typed="1\n" * 40)
    assert said.code == 0
    assert "The last night is over." in said.words
    assert "The secret behind the receipt: 4" in said.words
    assert "★" in said.out and "Total" in said.out
    (file,) = data.glob("portside/matches/*.jsonl")
    result = portside.replay(file.read_text()).result
    assert result is not None and result.ending == "ending-nights"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "What happened"), ("fr", "Ce qui s’est passé"), ("zh-Hant", "發生的事")],
)
def test_a_whole_match_in_each_language(run: Run, language: str, words: str) -> None:
    said = run("play", "pretend", "--seed", 9, "--lang", language, typed="1\n" * 200)
    assert words in said.out
    for leak in ("ask-", "log-", "option-", "ending-", "why-", "place-", "{", "None"):
        assert leak not in said.out


def test_the_language_of_the_environment_is_spoken(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Joueur 1" in run("play", "pretend", typed="q\n").out


def test_settings_reach_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m"
    run("play", "pretend", "-o", "nights=7,tie=nobody", typed=f"q {file}\n")
    head = json.loads(file.read_text().partition("\n")[0])
    assert head["options"] == {"nights": 7, "tie": "nobody"}


def test_a_bot_with_a_name_plays_the_others(run: Run) -> None:
    said = run("play", "pretend", "--seats", 2, "--seed", 3, "--bot", "greedy", typed="1\nq\n")
    assert "(greedy)" in said.out


def test_without_a_title_one_is_asked_for(run: Run) -> None:
    said = run("play", typed="0\n")
    assert "Which game will you play?" in said.out
    assert "Type a number from 1 to" in said.out
    assert "retend" not in said.out
    assert said.code == 0


def test_the_command_itself_stops_politely_at_control_c(data: Path) -> None:
    """Play in a real terminal and press Ctrl-C at the question."""
    here, there = pty.openpty()
    # A shell may have started the tests in the background, where Ctrl-C is ignored.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{heed}; from portside.cli import main; main()"]
    child = subprocess.Popen(
        [*command, "play", "pretend", "--seed", "4"],
        stdin=there,
        stdout=there,
        stderr=there,
        env={**os.environ, "TERM": "xterm"},
        start_new_session=True,
    )
    os.close(there)
    seen = b""
    while b"help" not in seen:
        seen += os.read(here, 4096)
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    while b"--resume" not in seen:
        seen += os.read(here, 4096)
    os.close(here)
    assert child.wait(timeout=180) == 0
    assert list(data.glob("portside/matches/*.jsonl"))
