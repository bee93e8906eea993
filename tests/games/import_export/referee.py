"""A second opinion: what matches must come to, worked out anew from log and public state alone.

The referee knows the cards as they are printed, the settings, what a spectator sees and what the
log says to everybody. It calls no rule and no query of the title, so a mistake there is not
repeated here. Where a power blurs what it can know, it says nothing rather than guess.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from portside.engine.match import Match

KINDS: Final = ("technology", "agriculture", "illegal", "consumer", "luxury")
MOST: Final = {"technology": 6, "agriculture": 6, "illegal": -6, "consumer": 6, "luxury": 8}
WORTH: Final = {"technology": 1, "agriculture": 1, "illegal": 2, "consumer": 1, "luxury": 1}
PAYOUTS: Final = {
    "definitive": {2: 6, 3: 10, 4: 10, 5: 14, 6: 14},
    "first": {2: 6, 3: 6, 4: 10, 5: 10, 6: 14},
}
CAPACITY: Final = 6
AREAS: Final = ("crew", "goods")
MONEY: Final = ("log-earned", "log-paid", "log-paid-to")
"""Lines about credits: each names the card, or else why they change hands."""
DEARER: Final = frozenset({"tablets", "bok_choy", "rare_metals", "partnership", "legos"})
"""Cards with which a payout or a Ship's room is another."""
COUNTED_OTHERWISE: Final = frozenset({"teslas", "cheap_shirts", "ceramics"})
"""Cards that count Goods where the table shows none, by choices nobody is told."""


class Referee:
    """Follow a match from its beginning.

    Attributes:
        credits: what each seat has, by the log.
        cards: what lies in each public place, by the log.
        roomy: Ships that may carry more than usual until they are empty.
        payouts: how many payouts were worked out anew.
    """

    def __init__(self, match: Match) -> None:
        view = seen_by_all(match)
        self.faces: Mapping[str, Any] = dict(
            zip(match.table.box.keys, match.table.box.cards, strict=True)
        )
        self.config: Mapping[str, Any] = match.table.box.config
        self.seats = range(view["seats"])
        self.credits = credits_shown(view)
        self.cards = cards_shown(view)
        self.roomy: set[str] = set()
        self.payouts = 0
        self.read = len(match.log(None))

    # -- after every answer

    def watch(self, match: Match) -> None:
        """Read what the log says since the last time, and compare it with what is seen."""
        view = seen_by_all(match)
        lines = told_to_all(match, self.read)
        self.read += len(lines)
        for at, line in enumerate(lines):
            self._book(line)
            if line["kind"] == "log-fulfilled":
                self._check_payout(view, line, lines[at + 1 :])
        assert self.credits == credits_shown(view), "the log tells another story of the credits"
        seen = cards_shown(view)
        booked = {name: +self.cards.get(name, Counter()) for name in seen}
        # Where tokens stand for cards the log names now one, now the other.
        assert booked == seen or self.config["containers"] != "cards", "the log tells otherwise"
        self.cards |= seen
        self._check_room(view)
        if any(line["kind"] == "log-turn" for line in lines):
            self._check_limits(view)

    def _book(self, line: Mapping[str, Any]) -> None:
        """Enter a line of the log."""
        facts, seat = line["facts"], line["seat"]
        if line["kind"] in MONEY:
            assert line["cards"] or facts["why"], f"nobody is told why: {line}"
        if line["kind"] == "log-earned":
            self.credits[seat] += facts["credits"]
        elif line["kind"] == "log-paid":
            self.credits[seat] -= facts["credits"]
        elif line["kind"] == "log-paid-to":
            self.credits[seat] -= facts["credits"]
            self.credits[int(facts["to"].removeprefix("seat-"))] += facts["credits"]
        elif line["kind"] == "moved" and line["cards"] is not None:
            for key in line["cards"]:
                self._take(facts["from"], key)
            self.cards.setdefault(facts["to"], Counter()).update(line["cards"])

    def _take(self, place: str, key: str) -> None:
        """Take a card from where it lies; one with two sides lies there by one of them (IE-204)."""
        lying = self.cards.setdefault(place, Counter())
        names = (key, *self.faces[key].sides)
        lying[next((name for name in names if lying[name] > 0), key)] -= 1

    def _check_payout(
        self, view: Mapping[str, Any], line: Mapping[str, Any], after: Sequence[Mapping[str, Any]]
    ) -> None:
        """Work out what a Ship pays; its Containers are aboard when the log names it (IE-134)."""
        number = line["facts"]["ship"].removeprefix("ship-")
        cargo = +self.cards.get(f"cargo-{number}", Counter())
        fulfilled = self.cards.get(f"fulfilled-{line['seat']}", Counter())
        near = [*cargo, *line["cards"], *fulfilled, *self.cards.get(f"contracts-{number}", ())]
        blurred = self.config["market"] or view["copies"] or self._slugs(near) & DEARER
        count = cargo.total()
        if blurred or count not in PAYOUTS[self.config["edition"]]:
            return
        paid = next(each for each in after if each["kind"] == "log-earned")
        due = PAYOUTS[self.config["edition"]][count]
        assert (paid["seat"], paid["facts"]["credits"]) == (line["seat"], due), (count, paid)
        self.payouts += 1

    def _check_room(self, view: Mapping[str, Any]) -> None:
        """See that no Ship carries more than it has room for (IE-111, F1-097)."""
        for ship in view["extra"]["ships"]:
            number = ship["name"].removeprefix("ship-")
            aboard = (+self.cards.get(f"cargo-{number}", Counter())).total()
            near = [*(+self.cards.get(f"contracts-{number}", Counter()))]
            near += +self.cards.get(f"fulfilled-{ship['owner']}", Counter())
            doubles = self.config["pair_limit"] == "over" and "robo_cats" in self._slugs(near)
            dearer = doubles or self._slugs(near) & DEARER
            if view["copies"] or dearer or not self._leftovers_count():
                self.roomy.add(number)
            elif not aboard:
                self.roomy.discard(number)
            assert aboard <= CAPACITY or number in self.roomy, f"{ship['name']} carries {aboard}"

    def _leftovers_count(self) -> bool:
        """Tell whether Containers that nothing asks for any more take up room (F1-097)."""
        first = self.config["edition"] == "first"
        return self.config["ship_limit"] in ("containers", "edition" if first else "containers")

    def _check_limits(self, view: Mapping[str, Any]) -> None:
        """See that nobody has more Crew or Goods than their fulfilled Contracts allow (IE-068)."""
        if self.config["edition"] == "first" or view["copies"]:
            return
        zones = {each["id"]: each["cards"] for each in view["zones"] if each["kind"] in AREAS}
        for seat in self.seats:
            powers = self._slugs(self._fulfilled(seat))
            limit = 1 + len(self._fulfilled(seat))
            assert len(zones[f"crew-{seat}"]) <= limit or "board_games" in powers, seat
            kinds = [self.faces[card["id"]].type for card in zones[f"goods-{seat}"]]
            plain = [kind for kind in kinds if kind != "capital"]
            luxury = sum(kind == "luxury" for kind in plain)
            if plain[:1] == ["luxury"]:
                luxury += len(kinds) - len(plain)
            shared = luxury // 2 if "scotch" in powers else 0
            assert len(kinds) - shared <= 2 * limit, seat

    def _slugs(self, keys: Iterable[str]) -> set[str]:
        return {self.faces[key].slug for key in keys}

    # -- at the end

    def check_result(self, match: Match) -> None:
        """Count the final scores again, part by part."""
        result = seen_by_all(match)["result"]
        parts = [score["parts"] for score in result["scores"]]
        totals = [score["total"] for score in result["scores"]]
        assert totals == [sum(each.values()) for each in parts]
        assert [each["credits"] for each in parts] == self.credits
        if result["ending"] != "ending-won" and "foxes" not in self._fulfilled_by_anyone():
            best = max(totals)
            assert result["winners"] == [s for s in self.seats if totals[s] == best]
        view = seen_by_all(match)
        if result["ending"] != "ending-won" and self.config["last_limits"] == "held":
            self._check_limits(view)
        assert [each.get("containers", 0) for each in parts] == self._waiting(view)
        if not view["copies"]:
            self._check_goods(view, parts)

    def _waiting(self, view: Mapping[str, Any]) -> list[int]:
        """Return what Containers under way to a Contract are worth to each seat (IE-155)."""
        worth = [0 for _ in self.seats]
        for ship in view["extra"]["ships"]:
            number = ship["name"].removeprefix("ship-")
            if ship["at"] == "harbour" and self.cards[f"contracts-{number}"].total():
                worth[ship["owner"]] += 2 * self.cards[f"cargo-{number}"].total()
        return worth

    def _fulfilled(self, seat: int) -> list[str]:
        return [*(+self.cards.get(f"fulfilled-{seat}", Counter())).elements()]

    def _fulfilled_by_anyone(self) -> set[str]:
        return {slug for seat in self.seats for slug in self._slugs(self._fulfilled(seat))}

    def _check_goods(self, view: Mapping[str, Any], parts: Sequence[Mapping[str, int]]) -> None:
        powers = [self._slugs(self._fulfilled(seat)) for seat in self.seats]
        if any(each & COUNTED_OTHERWISE for each in powers):
            self._check_bounds(view, parts, powers)
            return
        goods = [self._goods(view, seat, powers[seat]) for seat in self.seats]
        for seat in self.seats:
            coats = 3 if "long_coats" in powers[seat] else 1
            for kind in KINDS:
                worth = goods[seat][kind] * (coats if kind == "luxury" else WORTH[kind])
                assert parts[seat].get(f"goods-{kind}", 0) == worth, (seat, kind)
            every = 10 if all(goods[seat][kind] for kind in KINDS) else 0
            assert parts[seat].get("every-type", 0) == every, seat
        for kind in KINDS:
            self._check_most(kind, [each[kind] for each in goods], parts, powers)
        self._check_cards(view, goods, parts)

    def _goods(self, view: Mapping[str, Any], seat: int, powers: set[str]) -> Counter[str]:
        """Return the Goods of a seat by type, virtual ones too (IE-181)."""
        zone = next(each for each in view["zones"] if each["id"] == f"goods-{seat}")
        kinds = [self.faces[card["id"]].type for card in zone["cards"]]
        plain = [kind for kind in kinds if kind != "capital"]
        found = Counter(plain)
        if plain:
            found[plain[0]] += len(kinds) - len(plain)
        if "joe_wiggins" in powers:
            found.update(kind for kind in KINDS if kind != "luxury")
        if "ferraris" in powers:
            found.update(KINDS)
        return found

    def _check_most(
        self,
        kind: str,
        counts: Sequence[int],
        parts: Sequence[Mapping[str, int]],
        powers: Sequence[set[str]],
    ) -> None:
        top = max(counts)
        first = [seat for seat in self.seats if counts[seat] == top] if top else []
        if len(first) > 1 and any("foxes" in powers[seat] for seat in first):
            return
        for seat in self.seats:
            share = 0
            if seat in first and not powers[seat] & {"sauna", "ivory"}:
                share = -(-abs(MOST[kind]) // len(first)) * (1 if MOST[kind] > 0 else -1)
            if not (seat in first and powers[seat] & {"sauna", "ivory"}):
                assert parts[seat].get(f"most-{kind}", 0) == share, (seat, kind)

    def _check_cards(
        self,
        view: Mapping[str, Any],
        goods: Sequence[Counter[str]],
        parts: Sequence[Mapping[str, int]],
    ) -> None:
        """Count some Contracts that score at the end by what is printed on them."""
        hands = {each["owner"]: each["count"] for each in view["zones"] if each["kind"] == "hand"}
        for seat in self.seats:
            luxury = sum(self.faces[key].type == "luxury" for key in self._fulfilled(seat))
            pairs = min(goods[seat]["luxury"], goods[seat]["consumer"])
            worth = {
                "velvet_robes": hands[seat],
                "gold_stuff": 6 * luxury,
                "import_export_definitive_edition": 6 * luxury,
                "artifacts": 20 if all(goods[seat][kind] >= 2 for kind in KINDS) else 0,
                "apple_watch": 6 * pairs,
            }
            for key in self._fulfilled(seat):
                if self.faces[key].slug in worth:
                    told = parts[seat].get(f"card-{key}", 0)
                    assert told == worth[self.faces[key].slug], (seat, key)

    def _check_bounds(
        self,
        view: Mapping[str, Any],
        parts: Sequence[Mapping[str, int]],
        powers: Sequence[set[str]],
    ) -> None:
        """See that no card is a Good twice: at most one for each card that can stand for one."""
        zones = {each["id"]: each["count"] for each in view["zones"]}
        for seat in self.seats:
            coats = 3 if "long_coats" in powers[seat] else 1
            told = {kind: parts[seat].get(f"goods-{kind}", 0) for kind in KINDS}
            told["luxury"] //= coats
            told["illegal"] //= WORTH["illegal"]
            most = zones[f"goods-{seat}"] + (4 if "joe_wiggins" in powers[seat] else 0)
            most += 5 if "ferraris" in powers[seat] else 0
            most += zones[f"crew-{seat}"] if "teslas" in powers[seat] else 0
            most += told["consumer"] // 2 if "ceramics" in powers[seat] else 0
            assert sum(told.values()) <= most, (seat, told, most)


def seen_by_all(match: Match) -> Mapping[str, Any]:
    """Return what a spectator sees, as plain data."""
    return {**match.view(None)}


def told_to_all(match: Match, since: int) -> list[Mapping[str, Any]]:
    """Return what the log tells everybody, as plain data."""
    return [{**line} for line in match.log(None, since)]


def credits_shown(view: Mapping[str, Any]) -> list[int]:
    """Return the credits everybody sees."""
    return [each["value"] for each in view["counters"] if each["name"] == "credits"]


def cards_shown(view: Mapping[str, Any]) -> dict[str, Counter[str]]:
    """Return the cards that lie on Ships, among Goods, in Crews and with fulfilled Contracts."""
    places = ("cargo", "contracts", "goods", "crew", "fulfilled")
    return {
        zone["id"]: Counter(card["id"] for card in zone["cards"])
        for zone in view["zones"]
        if zone["kind"] in places
    }
