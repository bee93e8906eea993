"""The words of reports, in the reader's language."""

from __future__ import annotations

from importlib.resources import files

from portside.sim.stats import Estimate
from portside.text import ENGLISH, Texts
from portside.text.catalogue import Catalogue


class Words:
    """Speak one language about the results of one title.

    Attributes:
        title: the title's own texts: cards, endings, parts of scores.
    """

    def __init__(self, language: str = ENGLISH, title: str = "") -> None:
        folder = files("portside.sim").joinpath("text")
        self.language = language
        self.title = Texts(language, title)
        self._own = [Catalogue(each, [folder]) for each in dict.fromkeys((language, ENGLISH))]

    def __call__(self, name: str, /, **facts: object) -> str:
        """Return a message with facts in place."""
        found = (words.filled(name, "", facts) for words in self._own)
        return next((text for text in found if text is not None), name)

    def percent(self, share: float) -> str:
        """Return a share as people read it in a report."""
        return self("percent", share=f"{100 * share:.1f}")

    def points(self, share: float) -> str:
        """Return a difference of shares in the words of a report, with its sign."""
        return f"{100 * share:+.1f}"

    def between(self, estimate: Estimate) -> str:
        """Return a share in the words of a report with the interval it lies in."""
        low, high = f"{100 * estimate.low:.1f}", f"{100 * estimate.high:.1f}"
        return self("percent-between", share=f"{100 * estimate.value:.1f}", low=low, high=high)
