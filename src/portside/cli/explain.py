"""Answers to `?`: what a thing is, and why it can not be used."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.text import Text

from portside.cli.listed_things import HOUSE_SIGN, all_things
from portside.engine.errors import UnknownRef

if TYPE_CHECKING:
    from rich.console import RenderableType

    from portside.cli.asked import Asked, Seen
    from portside.cli.board import Faces
    from portside.engine.ask import Option


class Explainer:
    """Explain things to one seat.

    Attributes:
        match: the match.
        seat: who asks; nothing it may not know is told.
        faces: the cards in play and the words for them.
    """

    def __init__(self, match: Seen, seat: int, faces: Faces) -> None:
        self.match = match
        self.seat = seat
        self.faces = faces
        self.texts = faces.texts

    def question(self, prompt: Asked) -> Iterator[RenderableType]:
        """Explain what is asked in the terminal, and why."""
        if prompt.card:
            yield self.card(prompt.card)
        if prompt.rule:
            yield self.rule(prompt.rule)

    def option(self, option: Option, prompt: Asked) -> Iterator[RenderableType]:
        """Explain one answer: the cards it touches and the rule."""
        yield Text(self.faces.option(option), style="bold")
        for ref in option.refs:
            if ref.partition("#")[0] in self.faces.by_slug:
                yield self.card(ref)
        yield from self.question(prompt)

    def thing(self, words: str, prompt: Asked | None) -> Iterator[RenderableType]:
        """Explain a card, ship or place by name, and what can be done with it now."""
        ref = self.found(words)
        if ref is None:
            yield Text(self.texts.say("no-such-thing", thing=words), style="yellow")
            return
        slug = ref.partition("#")[0]
        if slug in self.faces.by_slug:
            yield self.card(ref)
        yield from self._use(ref, prompt)

    def _use(self, ref: str, prompt: Asked | None) -> Iterator[RenderableType]:
        numbers = [
            str(number)
            for number, option in enumerate(prompt.options if prompt else (), 1)
            if ref in option.refs
        ]
        if numbers:
            yield Text(self.texts.say("use-it-by", numbers=self.texts.listed(numbers)))
            return
        try:
            reasons = self.match.why_not(self.seat, ref)
        except UnknownRef:
            yield Text(self.texts.say("not-in-sight"))
            return
        for reason in reasons:
            yield Text(f"· {self.texts.reason(reason)}")

    def found(self, words: str) -> str | None:
        """Return the key of the thing to explain, one's own cards before others."""
        names: dict[str, str] = {}
        for ref in self._refs():
            for name in (ref, ref.replace("_", " "), self.texts.word(ref)):
                names.setdefault(name.lower(), ref)
        wanted = words.lower()
        if wanted in names:
            return names[wanted]
        beginning = [name for name in names if name.startswith(wanted)]
        near = beginning or get_close_matches(wanted, names, 1)
        return names[near[0]] if near else None

    def _refs(self) -> Iterator[str]:
        """Return everything one may mean, the nearest first."""
        view = self.match.view(self.seat)
        for prompt in self.match.pending:
            if prompt.seat == self.seat:
                yield from (ref for option in prompt.options for ref in option.refs)
        zones = sorted(view["zones"], key=lambda zone: bool(zone["owner"] != self.seat))
        for zone in zones:
            yield from (card["id"] for card in zone["cards"] if "id" in card)
        yield from (thing.ref for thing in all_things(view["extra"], self.texts))
        yield from self.faces.by_slug
        yield from (zone["id"] for zone in zones)

    def card(self, key: str) -> RenderableType:
        """Explain a card in full."""
        body = self.faces.printed(key, quiet=())
        power = self.texts.power(key)
        if body and power:
            body.append("\n")
        body.append(power)
        return Panel(
            body,
            title=self.faces.name(key),
            title_align="left",
            subtitle=self.texts.say("house-value", sign=HOUSE_SIGN) if HOUSE_SIGN in body else None,
            subtitle_align="left",
            border_style=self.faces.style(key) or "dim",
            expand=False,
        )

    def rule(self, number: str) -> RenderableType:
        """Explain a rule by its id, or say that there is none."""
        text = self.texts.rule(number.upper()) or self.texts.rule(number)
        if text is None:
            return Text(self.texts.say("no-such-rule", rule=number), style="yellow")
        return Text.assemble((f"{number.upper()}  ", "bold"), text)
