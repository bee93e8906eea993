"""Four friends play a whole match over weeks: told, ordered for, away and back, over a kill.

Browsers click at the telling moments; between them the same four people answer over the protocol.
Nobody is ever asked what is another's to answer, nor told of a turn that is not theirs.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.harness import DRAWN, Visitor, visitor
from tests.browser.test_friends import menu
from tests.browser.test_orders import sheet
from tests.served import PATIENCE, Served
from tests.server.harness import key_for
from tests.server.notify import receivers

pytestmark = pytest.mark.browser
HOUR = 3600.0
DAY = 24 * HOUR
NOW_AND_THEN = 20
"""After so many answers everybody looks at the lobby."""
TERMS = {"deadline": 5 * DAY, "late": "remind", "bot": "random"}
Json = dict[str, Any]
Elsewhere = tuple[receivers.Listener, receivers.Listener]


@dataclass
class Friend:
    """One of the four.

    Attributes:
        seat: where they sit.
        browser: what they click in.
        told: what reaches them elsewhere.
        state: what they were shown last, over the protocol.
        orders: their standing orders, as they were last told.
    """

    name: str
    seat: int
    browser: Visitor
    table: str = ""
    told: Queue[Any] = field(default_factory=Queue)
    state: Json = field(default_factory=dict)
    orders: Json = field(default_factory=lambda: {"orders": [], "given": []})
    line: ClientConnection | None = None
    _open: ExitStack = field(default_factory=ExitStack)

    def come(self) -> None:
        """Sit down at the table, without a browser."""
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in self.browser.context.cookies())
        where = self.browser.address.replace("http", "ws")
        address = f"{where}/api/tables/{self.table}/live?hear=orders"
        opening = connect(address, additional_headers={"Cookie": cookies}, max_size=None)
        self.line = self._open.enter_context(opening)
        self.state = {}
        while not self.state:
            self.read()

    def go(self) -> None:
        """Leave the table."""
        self._open.close()
        self.line = None

    def read(self) -> None:
        """Take the next message."""
        assert self.line is not None
        message = json.loads(self.line.recv(PATIENCE))
        if message["type"] == "orders":
            self.orders = message
        if message["type"] == "state":
            self.state = message
            self.check()

    def check(self) -> None:
        """Look that one is shown and asked nothing but one's own."""
        state = self.state
        assert state["mine"] == [self.seat] and state["view"]["seat"] == self.seat
        asked = [*state["offers"], *([state["ask"]] if state["ask"] else [])]
        assert all(each["seat"] == self.seat for each in asked)
        assert state["ask"] is None or self.seat in state["waiting"]

    def leaves_it(self) -> bool:
        """Tell whether an order is about to answer."""
        return any(each["would"] and not each["waits"] for each in self.orders["orders"])

    def answer(self, rng: Random) -> None:
        """Answer, and see what comes of it."""
        assert self.line is not None
        seq, key = self.state["seq"], key_for(self.state["ask"], rng)
        self.line.send(json.dumps({"type": "answer", "seq": seq, "key": key}))
        while self.state["seq"] == seq:
            self.read()


@dataclass
class Company:
    """The four of them at their table, the host first.

    Attributes:
        unseen: how many answers were given since everybody looked at the lobby.
    """

    served: Served
    friends: list[Friend]
    rng: Random = field(default_factory=lambda: Random(1))
    unseen: int = 0

    @property
    def here(self) -> list[Friend]:
        return [friend for friend in self.friends if friend.line is not None]

    def come(self, *friends: Friend) -> None:
        for friend in friends or self.friends:
            if friend.line is None:
                friend.come()

    def part(self) -> None:
        """Let everybody go, from all their devices."""
        for friend in self.friends:
            friend.go()
            friend.browser.page.goto("/rules")

    def meet(self) -> None:
        """Let everybody who is there see the same state."""
        while len({friend.state["seq"] for friend in self.here}) > 1:
            min(self.here, key=lambda friend: friend.state["seq"]).read()

    def play(self, until: Callable[[Json], bool], pause: float = DAY) -> Json:
        """Play until something is so, or the match is over; return how it stands."""
        while True:
            self.meet()
            state = self.here[0].state
            if state["view"]["result"] is not None or until(state):
                return state
            asked = [friend for friend in self.here if friend.state["ask"] is not None]
            there = {friend.seat for friend in self.here}
            assert {friend.seat for friend in asked} == {*state["waiting"]} & there
            self.served.later(pause)
            self.unseen += 1
            ready = [friend for friend in asked if not friend.leaves_it()]
            if self.unseen > NOW_AND_THEN and len(ready) == len(state["waiting"]):
                self.look_at_lobby()  # while nobody answers
            if ready:
                ready[0].answer(self.rng)
            else:  # a bot's turn, or an order's
                self.here[0].read()

    def look_at_lobby(self) -> None:
        """Look, whoever one is, whether a match waits for one."""
        self.unseen = 0
        for friend in self.here:
            turns = friend.browser.context.request.get("/api/me/waiting").json()["turns"]
            waits = [(turn["table"]["id"], turn["seat"]) for turn in turns]
            asked = friend.state["ask"] is not None
            table = friend.browser.context.request.get(f"/api/tables/{friend.table}").json()
            if table["number"] == friend.state["seq"]:  # no order has answered meanwhile
                assert waits == ([(friend.table, friend.seat)] if asked else [])

    def play_until_asked(self, friend: Friend, kind: str = "") -> None:
        """Play until the table waits for one of them, and nobody else, with a kind of question."""

        def alone(state: Json) -> bool:
            asked = state["waiting"] == [friend.seat] and not friend.leaves_it()
            return asked and (friend.state["ask"] or {}).get("kind", kind).startswith(kind)

        self.play(alone)
        assert friend.state["view"]["result"] is None, "the match was too short"

    def told_alone(self, friend: Friend) -> Any:
        """Let somebody be told that it is their turn; nobody else is."""
        self.served.later(2 * HOUR)
        message = friend.told.get(timeout=PATIENCE)
        assert all(each.told.empty() for each in self.friends), "somebody else was told"
        return message


def answer_by_click(friend: Friend) -> None:
    """Open the table in the browser and answer there, whatever is asked."""
    person = friend.browser
    person.page.goto(f"/t/{friend.table}")
    person.asked()
    assert person.play_on(until=f'.match:not([data-seq="{person.seq}"])') == "there"


def order_by_click(friend: Friend, wanted: str) -> None:
    """Let what is asked be answered so again, as long as the match lasts."""
    person = friend.browser
    form = sheet(person)
    for box in form.locator(".options label", has_text=re.compile(wanted)).all()[:12]:
        box.locator("input").check()
    for same in form.get_by_label("Only about the same").all():
        same.uncheck()
    form.get_by_label("until the match ends").check()
    form.get_by_role("button", name="Only from the next time on").click()
    expect(person.question).to_contain_text("This one is yours")


def miss(one: Friend, other: Friend) -> None:
    """Wait until somebody's absence counts: its days begin when it is written down."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        table = one.browser.context.request.get(f"/api/tables/{one.table}").json()
        if table["seats"][other.seat]["lend_in"]:
            return
    raise AssertionError(f"{other.name} is still there")


def replace_by_bot(one: Friend, other: Friend, served: Served) -> None:
    """Let a bot sit in for somebody who has been away for days."""
    miss(one, other)
    served.later(3 * DAY)
    one.browser.page.goto(f"/t/{one.table}")
    one.browser.page.locator(DRAWN).wait_for()
    menu(one.browser, f"plays for {other.name}")
    one.browser.page.keyboard.press("Escape")
    expect(one.browser.page.locator(".notices")).to_contain_text(f"sits in for {other.name}")


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    """Run two web servers: one for webhooks, and one as a browser's push service."""
    with receivers.listening() as posted, receivers.listening() as pushed:
        yield posted, pushed


@pytest.fixture
def mailed() -> Iterator[receivers.Letterbox]:
    with receivers.letterbox() as found:
        yield found


@pytest.fixture
def kept(tmp_path: Path, mailed: receivers.Letterbox) -> Iterator[Served]:
    """Run a server that tells people, and looks after all there is once a second."""
    told = {"MAIL": mailed.address, "MAIL_FROM": "harbour@example.org", "NOTIFY_PRIVATE": "1"}
    server = Served(tmp_path, IDLE="2", NOTIFY_GAP="0", **told)
    server.settings["PORTSIDE_HOME"] = server.address
    server.start()
    yield server
    server.stop()


@pytest.fixture
def company(kept: Served, browser: Browser) -> Iterator[Company]:
    friends = [
        Friend(name, seat, visitor(browser, kept.address))
        for seat, name in enumerate(("Mei", "Ada", "Tom", "Luc"))
    ]
    for friend in friends:
        friend.browser.introduce(friend.name)
    yield Company(kept, friends)
    for friend in friends:
        friend.go()
        friend.browser.context.close()
    lost = "net::ERR_CONNECTION_"  # what browsers say while the server is down
    troubles = [each for friend in friends for each in friend.browser.troubles]
    assert [each for each in troubles if lost not in each] == []
    assert "Traceback" not in kept.log.read_text()


def sit_down(company: Company, title: str) -> None:
    """Set up a table of days and let all sit down, one of them by clicking."""
    host, *guests = company.friends
    seats = ["me", "free", "free", "free"]
    table = host.browser.new_table(title, seats, pace="days", terms=TERMS)
    for friend in company.friends:
        friend.table = table["id"]
    for friend in guests[:-1]:
        wish = {"invite": table["invite"], "seat": friend.seat}
        path = f"/api/tables/{table['id']}/join"
        assert friend.browser.context.request.post(path, data=wish).ok
    guests[-1].browser.sit(table)
    guests[-1].browser.page.get_by_role("button", name="Sit here", exact=True).click()
    host.browser.sit(table)
    host.browser.page.get_by_role("button", name="Start the match").click()
    for friend in (host, guests[-1]):
        friend.browser.page.locator(DRAWN).wait_for()


def wish_to_be_told(friend: Friend, address: Json) -> None:
    wish = {"address": address, "language": "en"}
    assert friend.browser.context.request.post("/api/me/contacts", data=wish).ok


def agree_to_mail(friend: Friend, address: str) -> None:
    """Name a mail address, and agree to be written to by the link that comes there."""
    wish_to_be_told(friend, {"mail": address})
    question = friend.told.get(timeout=PATIENCE).get_content()
    page = friend.browser.page
    page.goto(next(word for word in question.split() if "/news/" in word))
    page.locator("main .button.main").click()
    expect(page.get_by_role("status")).not_to_be_empty()


def one_orders(company: Company, ada: Friend, kind: str, wanted: str) -> None:
    """Let somebody be written to, and order what they will answer the next time."""
    company.come()
    company.play_until_asked(ada, kind)
    company.part()
    mail = company.told_alone(ada)
    assert mail["To"] == "ada@example.org" and ada.table in mail.get_content()
    ada.browser.page.goto(f"/t/{ada.table}")
    ada.browser.asked()
    order_by_click(ada, wanted)
    answer_by_click(ada)


def the_server_dies(company: Company, ada: Friend) -> None:
    """Kill the server while all are at play; after that the order answers."""
    company.come()
    company.served.kill()
    company.served.start()
    for friend in company.friends:
        friend.go()
    company.come()
    company.play(lambda _: bool(ada.orders["given"]))
    expect(ada.browser.log.get_by_text("by your order").first).to_be_visible()


def one_is_reminded(company: Company, luc: Friend, device: receivers.Browser) -> None:
    """Let somebody be told by their browser, and once more when their time is up."""
    company.play_until_asked(luc)
    company.part()
    key = luc.browser.context.request.get("/api/me/contacts").json()["push_key"]
    told = device.opened(company.told_alone(luc), key)
    assert told["link"].endswith(luc.table)
    company.served.later(5 * DAY)
    assert device.opened(company.told_alone(luc), key)["link"] == told["link"]
    answer_by_click(luc)


def one_vanishes(company: Company, mei: Friend, tom: Friend) -> None:
    """Let a bot play for somebody until they are back."""
    company.come()
    company.play_until_asked(tom)
    tom.go()
    assert company.told_alone(tom).json()["link"].endswith(tom.table)
    replace_by_bot(mei, tom, company.served)
    before = company.here[0].state["number"]
    company.play(lambda state: bool(state["number"] > before + 12))
    tom.browser.page.goto(f"/t/{tom.table}")
    expect(tom.browser.page.locator("details.away")).to_contain_text("While you were away")
    expect(mei.browser.page.locator(".notices")).to_contain_text("Tom is back")


def the_host_vanishes(company: Company, mei: Friend, ada: Friend) -> None:
    """Let another see to it that a bot plays for the host."""
    company.come()
    company.play_until_asked(mei)
    mei.go()
    mei.browser.page.goto("/rules")
    replace_by_bot(ada, mei, company.served)


@pytest.mark.parametrize(
    ("title", "kind", "wanted"),
    [
        ("neko_harbour", "ask-draft", ""),
        pytest.param("import_export", "ask-follow", "Draw", marks=pytest.mark.soak),
    ],
)
def test_four_friends_play_a_match_over_weeks(
    company: Company,
    mailed: receivers.Letterbox,
    elsewhere: Elsewhere,
    title: str,
    kind: str,
    wanted: str,
) -> None:
    mei, ada, tom, luc = company.friends
    posted, pushed = elsewhere
    ada.told, tom.told, luc.told = mailed.came, posted.came, pushed.came
    sit_down(company, title)
    company.part()
    agree_to_mail(ada, "ada@example.org")
    wish_to_be_told(tom, {"url": f"{posted.address}/topic", "kind": "json"})
    device = receivers.Browser(pushed)
    wish_to_be_told(luc, device.subscription)
    one_orders(company, ada, kind, wanted)
    the_server_dies(company, ada)
    one_is_reminded(company, luc, device)
    one_vanishes(company, mei, tom)
    the_host_vanishes(company, mei, ada)
    state = company.play(lambda _: False, HOUR)  # nobody is forgotten for half a year
    assert state["view"]["result"] is not None
    for friend in company.friends:
        friend.browser.page.goto(f"/t/{friend.table}")
        expect(friend.browser.page.locator("#result-head")).to_be_visible()
    assert all(friend.told.empty() for friend in company.friends), "somebody was told for nothing"
