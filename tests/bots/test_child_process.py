"""Bots that are not ours, well behaved and otherwise."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from random import Random

import pytest

from portside import bots
from portside.bots.child_process import Child
from portside.bots.decide import BotFailed
from portside.bots.installed_bot import InstalledBot
from portside.bots.program_bot import ProgramBot
from portside.engine.knowledge import Sight
from tests.bots.conftest import ProgramMaker

LAST = 'print(json.dumps({"key": question["options"][-1]["key"]}), flush=True)'

MISBEHAVIOUR = {
    "os._exit(3)": "crash",
    "raise SystemError('no')": "crash",
    "time.sleep(60)": "time-out",
    "print('I would rather draw', flush=True)": "illegal-answer",
    'print(json.dumps({"key": "steal everything"}), flush=True)': "illegal-answer",
    'print(json.dumps({"key": 7}), flush=True)': "illegal-answer",
    'print("[" * 100000, flush=True)': "illegal-answer",
    "sys.stdout.write('{\"key\": '); sys.stdout.flush(); os._exit(0)": "crash",
}


def test_a_program_is_told_what_its_seat_sees_and_answers(
    program: ProgramMaker, sight: Sight
) -> None:
    bot = bots.find("program:" + program(LAST))
    assert isinstance(bot, ProgramBot)
    for _ in range(3):
        answer = bots.decide(bot, sight, Random(1))
        assert answer == bots.Answer(sight.prompt.options[-1].key)
    bot.close()


@pytest.mark.parametrize("body", MISBEHAVIOUR)
def test_misbehaviour_costs_the_decision_only(
    body: str, program: ProgramMaker, sight: Sight, caplog: pytest.LogCaptureFixture
) -> None:
    bot = ProgramBot(program(body), limit=0.5, patience=1.0)
    with caplog.at_level(logging.WARNING):
        answer = bots.decide(bot, sight, Random(1))
    bot.close()
    assert answer.forfeit == MISBEHAVIOUR[body]
    sight.prompt.value(answer.key)
    assert bot.name in caplog.text and answer.forfeit in caplog.text


def test_a_program_that_is_not_there_forfeits(sight: Sight) -> None:
    answer = bots.decide(bots.find("program:no/such/program"), sight, Random(1))
    assert answer.forfeit == "crash"


def test_a_program_may_come_back_after_a_crash(program: ProgramMaker, sight: Sight) -> None:
    once = 'mark = __file__ + ".seen"\nif not os.path.exists(mark):\n    open(mark, "w").close()\n'
    bot = ProgramBot(program(once + "    os._exit(1)\n" + LAST))
    answers = [bots.decide(bot, sight, Random(seed)) for seed in range(2)]
    bot.close()
    assert [answer.forfeit for answer in answers] == ["crash", ""]


def test_a_program_that_does_not_listen_cannot_hold_up_the_match(
    program: ProgramMaker, sight: Sight
) -> None:
    path = Path(program("pass"))
    head = path.read_text("utf-8").splitlines()[0]
    path.write_text(f"{head}\nimport time\ntime.sleep(60)\n", "utf-8")
    child = Child([str(path)], patience=0.0)
    with pytest.raises(BotFailed, match="within"):
        child.ask(b"x" * 1_000_000, 0.2)
    assert not child.alive


def test_talking_out_of_turn_does_not_count(program: ProgramMaker, sight: Sight) -> None:
    chatty = LAST + "\n" + 'print(json.dumps({"key": "nonsense"}), flush=True)\ntime.sleep(0.2)'
    bot = ProgramBot(program(chatty))
    first = bots.decide(bot, sight, Random(1))
    assert first.forfeit == ""
    bot.close()


def test_an_illegal_answer_of_ours_would_be_noticed_too(sight: Sight) -> None:
    class Confused:
        name = "confused"

        def choose(self, sight: Sight, rng: Random) -> str:
            raise ZeroDivisionError("where am I?")

    answer = bots.decide(Confused(), sight, Random(1))
    assert answer.forfeit == "crash"
    sight.prompt.value(answer.key)


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a package with bots, as pip would lay it out."""
    shutil.copy(Path(__file__).with_name("guests.py"), tmp_path / "guest_bots.py")
    facts = tmp_path / "guest_bots-1.0.dist-info"
    facts.mkdir()
    facts.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n")
    points = [f"{name} = guest_bots:{name.capitalize()}" for name in ("last", "sleeper", "leaver")]
    facts.joinpath("entry_points.txt").write_text("[portside.bots]\n" + "\n".join(points))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("guests")
def test_an_installed_bot_appears_and_gets_a_sight(sight: Sight) -> None:
    assert "last" in bots.names()
    bot = bots.find("last")
    assert isinstance(bot, InstalledBot)
    assert bots.decide(bot, sight, Random(1)) == bots.Answer(sight.prompt.options[-1].key)
    bot.close()


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(("name", "cause"), [("sleeper", "time-out"), ("leaver", "crash")])
def test_an_installed_bot_that_misbehaves_hurts_nobody(name: str, cause: str, sight: Sight) -> None:
    bot = InstalledBot(name, limit=0.2, patience=3.0)
    assert bots.decide(bot, sight, Random(1)).forfeit == cause
    bot.close()


def test_a_bot_that_is_installed_no_more_forfeits(sight: Sight) -> None:
    bot = InstalledBot("no-such-bot")
    assert bots.decide(bot, sight, Random(1)).forfeit == "crash"
    bot.close()
