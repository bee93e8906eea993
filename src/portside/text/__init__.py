"""Everything people read, in their language: Fluent messages of the engine and of the titles.

Messages live in `text/<language>/*.ftl` of the package that owns them. What engine and titles
hand out as ids and facts is put into words by these rules, in every client:

- An id is used as it is, `_` becoming `-`: `ask-lead`, `log-drew`, `why-too-dear`, `ending-rich`,
  `option-draw`, `counter-coins`, `part-coins`, `place-hand`, `setting-nights` (with `.help`),
  `rule-PR-03`, `card-kite` (with `.power`). Errors are `error-<code>`.
- Where the settings choose another wording, say `first` (a word of the title's `variant`), the
  attribute `.first` of a message replaces its value; of a card, `.name-first` and `.power-first`
  do. Of several such words later ones win.
- A fact that is a number stays one. A fact that is a word becomes the name of the card, of the
  thing (`ref-<word>`) or of the place (`place-<word>`); `ship-2` becomes `ref-ship` with `$number`
  3, since people count from one, and `$index` 2. A list becomes a list in words.
- Questions also know `$seat`, `$card`, `$low` and `$high`; log lines `$seat`, `$count`, `$cards`
  and `$card`, where hidden cards are only counted (`hidden-cards`).
- An answer about a card may tell what is printed there: the attribute `.action` of its message,
  with the fact `$action`, is for cards that have an action (`.action-first` in another wording).
- A missing message is taken from English, and failing that its id is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from portside.extras import needs
from portside.text.languages import ENGLISH, LANGUAGES, UnknownLanguage, language_for

if TYPE_CHECKING:
    from portside.text.texts import Texts

__all__ = ["ENGLISH", "LANGUAGES", "Texts", "UnknownLanguage", "language_for"]


def __getattr__(name: str) -> object:
    """Load Fluent only for those who speak: a host in the browser leaves that to its page."""
    if name != "Texts":
        raise AttributeError(name)
    needs("text")
    from portside.text.texts import Texts

    return Texts
