"""Stepping through records and checking them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import portside
from tests.cli.conftest import Run


def changed(file: Path, line: int, **facts: object) -> Path:
    """Write a copy of a record in which one line says something else."""
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **facts})
    other = file.with_name("changed.jsonl")
    other.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return other


# -- replay


def test_enter_goes_on_and_b_goes_back(run: Run, record: Path) -> None:
    said = run("replay", record, typed="\n\nb\nn\nq\n")
    last = portside.replay(record.read_text()).number
    places = [f"{at} of {last}" for at in (0, 1, 2, 1, 2)]
    at = [said.words.index(place) for place in places[:3]]
    assert at == sorted(at)
    assert said.words.count(places[1]) == 2 and said.words.count(places[2]) == 2


def test_a_number_goes_there(run: Run, record: Path) -> None:
    last = portside.replay(record.read_text()).number
    said = run("replay", record, typed=f"{last}\n")
    assert f"{last} of {last}" in said.words
    assert "Total" in said.out


def test_one_can_go_neither_before_the_start_nor_past_the_end(run: Run, record: Path) -> None:
    last = portside.replay(record.read_text()).number
    said = run("replay", record, typed=f"b\n{last + 1}\nxyz\nq\n")
    assert said.words.count(f"0 of {last}") == 2
    assert said.words.count("go there") >= 3


def test_each_step_says_who_was_asked_what_and_answered_how(run: Run, record: Path) -> None:
    said = run("replay", record, typed="1\nq\n")
    first = json.loads(record.read_text().splitlines()[1])
    assert f"Player {first['seat'] + 1} · What will you do tonight? →" in said.words


def test_a_record_becomes_a_page_where_the_client_is_built(run: Run, record: Path) -> None:
    out = record.with_name("match.html")
    said = run("replay", record, "--html", out)
    built = (Path(portside.__file__).parent / "server/static/film.html.gz").is_file()
    assert (said.code == 0, out.is_file()) == (built, built)
    if built:
        assert str(out) in "".join(said.out.split())
        assert "%FILM%" not in out.read_text("utf-8")
    else:
        assert "make web" in said.err


def test_spectators_see_no_hands_but_a_seat_sees_its_own(run: Run, record: Path) -> None:
    match = portside.replay(record.read_text()).replayed(0)
    zone = next(zone for zone in match.view(0)["zones"] if zone["id"] == "hand-0")
    name = zone["cards"][0]["slug"].capitalize()
    assert name not in run("replay", record, typed="q\n").out
    assert name in run("replay", record, "--seat", 1, typed="q\n").out


# -- verify


def test_a_true_record_is_told_to_be_true(run: Run, record: Path) -> None:
    said = run("verify", record)
    match = portside.replay(record.read_text())
    assert said.code == 0
    assert said.out.count("✓") == 4
    assert match.receipt in said.words
    assert f"All {match.number} answers were legal" in said.words


def test_the_receipt_shown_at_the_start_is_compared(run: Run, record: Path) -> None:
    receipt = portside.replay(record.read_text()).receipt
    assert run("verify", record, "--receipt", receipt).code == 0
    said = run("verify", record, "--receipt", "0" * 64)
    assert said.code == 2
    assert "another receipt" in said.err


def test_another_secret_does_not_fit_the_receipt(run: Run, record: Path) -> None:
    said = run("verify", changed(record, 0, secret="12"))
    assert said.code == 2
    assert "The secret does not fit the receipt." in said.err


def test_an_answer_nobody_could_give_is_found(run: Run, record: Path) -> None:
    said = run("verify", changed(record, 1, key="open moon"))
    assert said.code == 2
    assert "Line 2" in said.err


def test_other_scores_are_found(run: Run, record: Path) -> None:
    said = run("verify", changed(record, -1, scores=[99, 0, 0]))
    assert said.code == 2


def test_other_winners_are_found(run: Run, record: Path) -> None:
    said = run("verify", changed(record, -1, winners=[0, 1, 2]))
    assert said.code == 2
    assert "other winners" in said.err


def test_a_record_that_was_cut_off_is_checked_as_far_as_it_goes(run: Run, record: Path) -> None:
    whole = record.read_text(encoding="utf-8")
    middle = whole.index("\n", len(whole) // 2)
    record.write_text(whole[: middle - 3], encoding="utf-8")
    said = run("verify", record)
    assert said.code == 0
    assert "cut off" in said.words
    assert said.out.count("✓") == 3


@pytest.mark.parametrize("text", ["", "hello\n", "{}\n", '{"portside": 1, "title": "chess"}\n'])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_refused_in_one_line(
    run: Run, tmp_path: Path, text: str, command: str
) -> None:
    file = tmp_path / "no.jsonl"
    file.write_text(text, encoding="utf-8")
    said = run(command, file)
    assert said.code == 2
    assert said.err.count("\n") == 1
