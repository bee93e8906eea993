"""What a seat may see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from portside.engine.errors import UnknownRef
from portside.engine.events import say
from portside.engine.view import eye, strangers, zone_as_seen
from portside.engine.view_types import SeenZone
from portside.engine.zones import reveal
from portside.testing import Scene, Script, scene
from portside.testing.pretend import GAME


def market(seats: int = 2) -> Scene:
    return scene(GAME, seats, leader=0)


def zone(play: Script, seat: int | None, name: str) -> SeenZone:
    return next(z for z in play.match.view(seat)["zones"] if z["id"] == name)


def test_a_view_is_json() -> None:
    view = Script(market(3).dealt()).match.view(1)
    assert json.loads(json.dumps(view)) == view
    assert view["seat"] == 1
    assert view["title"] == "pretend"


def test_a_hand_is_seen_by_its_owner_and_counted_by_others() -> None:
    play = Script(market().seat(0, hand="kite lamp"))
    assert zone(play, 0, "hand-0")["cards"] == [
        {"id": "kite", "slug": "kite"},
        {"id": "lamp", "slug": "lamp"},
    ]
    for other in (1, None):
        assert zone(play, other, "hand-0")["cards"] == [{"back": "night"}, {"back": "night"}]
        assert zone(play, other, "hand-0")["count"] == 2


def test_cards_known_in_a_hand_come_first_whatever_its_order() -> None:
    play = Script(market().seat(0, hand="net kite bell"))
    ids = play.table.box.ids
    reveal(play.table, [ids["kite"], ids["bell"]], eyes=1 << 1)
    shown = zone(play, 1, "hand-0")["cards"]
    assert [card.get("id", card.get("back")) for card in shown] == ["bell", "kite", "night"]


def test_a_deck_shows_only_what_was_seen_and_how_deep_it_lies() -> None:
    play = Script(market().put("deck", "bell drum lamp kite"))
    reveal(play.table, [play.table.box.ids["drum"]], eyes=1)
    assert zone(play, 0, "deck")["cards"] == [{"id": "drum", "slug": "drum", "depth": "3"}]
    assert zone(play, 1, "deck")["cards"] == []
    assert zone(play, 1, "deck")["count"] == 4


def test_only_the_top_of_the_discards_is_shown() -> None:
    play = Script(market().put("discard", "bell drum"))
    assert [card["id"] for card in zone(play, None, "discard")["cards"]] == ["drum"]


def test_notes_and_copies_are_shown_with_cards_that_are_seen() -> None:
    play = Script(market().seat(0, hand="kite", stalls="mirror"))
    ids = play.table.box.ids
    play.table.notes |= {ids["kite"]: 3, ids["mirror"]: 4}
    play.table.acts_as[ids["mirror"]] = "lamp"
    play.table.acts_as[ids["kite"]] = "lamp"
    assert play.match.view(0)["notes"] == {"kite": 3, "mirror": 4}
    assert play.match.view(1)["notes"] == {"mirror": 4}
    assert play.match.view(1)["copies"] == {"mirror": "lamp"}


def test_who_has_answered_is_seen_and_what_is_not() -> None:
    play = Script(market(3)).do(0, "auction").do(2, 4)
    view = play.match.view(1)
    assert view["waiting"] == [0, 1]
    assert view["answered"] == [2]
    assert '"4"' not in json.dumps(view)


def test_a_standing_offer_is_not_waited_for() -> None:
    assert Script(market().seat(1, stalls="whistle")).match.view(0)["waiting"] == [0]


def test_the_log_hides_cards_but_counts_them() -> None:
    play = Script(market().put("deck", "bell drum")).do(0, "draw")
    (mine,) = play.log(0)
    (theirs,) = play.log(1)
    assert mine["cards"] == ["drum", "bell"]
    assert theirs["cards"] is None
    assert theirs["count"] == 2
    assert theirs["rule"] == "PR-02"


def test_movements_are_logged_for_drawing() -> None:
    play = Script(market().put("deck", "bell drum")).do(0, "draw")
    moved = [line for line in play.match.log(1) if line["kind"] == "moved"]
    assert [line["facts"] for line in moved] == [{"from": "deck", "to": "hand-0"}] * 2
    assert [line["cards"] for line in moved] == [None, None]


def test_what_is_shown_is_logged_for_who_sees_it() -> None:
    play = Script(market().put("deck", "bell drum")).do(0, "auction")
    (shown,) = play.log(None, "shown")
    assert shown["cards"] == ["drum"]
    assert shown["facts"] == {"at": "deck"}


def test_a_log_can_be_read_from_where_one_left_off() -> None:
    play = Script(market()).do(0, "draw")
    seen = len(play.match.log(0))
    play.do(1, "draw")
    assert play.match.log(0, seen) == play.match.log(0)[seen:]


def test_nobody_listens_in_a_fork() -> None:
    twin = market().match().fork()
    say(twin.table, "log-drew", 0)
    assert twin.log(None) == []


# -- why not


def test_what_can_be_used_needs_no_reason() -> None:
    play = Script(market().seat(0, hand="kite"))
    assert play.why_not(0, "kite") == []
    assert play.why_not(0, "draw") == []


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    play = Script(market().seat(1, hand="kite crown").facts(coins=[5, 0]))
    assert play.why_not(1, "kite") == ["why-not-asked"]
    assert play.why_not(1, "crown") == ["why-not-asked", "why-too-dear"]


def test_a_thing_nothing_is_asked_about_says_so() -> None:
    assert Script(market()).why_not(0, "discard") == ["why-not-in-question"]


@pytest.mark.parametrize("ref", ["kite", "x" * 81, 5, None])
def test_there_is_no_talking_about_what_one_cannot_see(ref: Any) -> None:
    play = Script(market().seat(1, hand="kite"))
    with pytest.raises(UnknownRef, match="no such thing in sight"):
        play.match.why_not(0, ref)


def test_whoever_knows_no_card_of_a_zone_sees_it_like_the_others_who_do_not() -> None:
    play = Script(market(3).seat(0, hand="kite lamp").seat(1, hand="lamp#2"))
    table = play.match.table
    hand = table.box.numbers["hand-0"]
    reveal(table, [table.zones[hand][0]], eye(table, 1))
    alike = strangers(table, hand)
    assert alike == eye(table, 2) | eye(table, None)
    assert zone_as_seen(table, hand, eye(table, 2)) == zone_as_seen(table, hand, eye(table, None))
    assert len({zone_as_seen(table, hand, eye(table, seat)) for seat in (0, 1, 2)}) == 3
