"""Matches that are over, from the records of the tests."""

from __future__ import annotations

from tests.browser.harness import ROOT, Visitor


def archived(person: Visitor, title: str, name: str, seats: int) -> str:
    """Take a record among one's matches; return which match it is."""
    record = (ROOT / f"tests/games/{title}/records/{name}.jsonl").read_text("utf-8")
    others = [{"who": "bot", "bot": "normal"}] * (seats - 1)
    played = {"record": record, "seats": [{"who": "me"}, *others]}
    match: str = person.context.request.post("/api/records", data=played).json()["match"]
    return match
