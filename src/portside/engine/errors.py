"""What can go wrong from outside, each with a code that clients can translate."""

from __future__ import annotations


class PortsideError(Exception):
    """Report bad input; the match it was given to is unchanged.

    Attributes:
        code: stable word for programs and translations (text id `error-<code>`).
        facts: values for the message, JSON-ready and never secret.
    """

    code = "error"

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.facts = facts


class UnknownTitle(PortsideError):
    """Name a title nobody has registered."""

    code = "unknown-title"


class BadSetting(PortsideError):
    """Refuse an unknown setting, a bad value, or settings that do not go together."""

    code = "bad-setting"


class MissingExpansion(PortsideError):
    """Refuse what was played with, or asks for, cards of a package that is not here."""

    code = "missing-expansion"


class BadExpansion(PortsideError):
    """Refuse an expansion that cannot be loaded, or does not fit its title."""

    code = "bad-expansion"


class WrongSeats(PortsideError):
    """Refuse a number of seats the title cannot take, or a seat that does not exist."""

    code = "wrong-seats"


class IllegalAnswer(PortsideError):
    """Refuse an answer that is not among the options of its seat."""

    code = "illegal-answer"


class StaleAnswer(PortsideError):
    """Refuse an answer to a question that has been answered meanwhile."""

    code = "stale-answer"


class NotAsked(PortsideError):
    """Refuse an answer from a seat that nothing is asked of."""

    code = "not-asked"


class MatchOver(PortsideError):
    """Refuse to go on after the end."""

    code = "match-over"


class UndoRefused(PortsideError):
    """Refuse to undo past the fence."""

    code = "undo-refused"


class NoPast(PortsideError):
    """Refuse what needs the past of a match, which a fork does not have."""

    code = "no-past"


class BrokenRecord(PortsideError):
    """Refuse a record that is damaged or is no record at all."""

    code = "broken-record"


class OtherRules(PortsideError):
    """Refuse a record that was written under another version of the rules."""

    code = "other-rules"


class BadScenario(PortsideError):
    """Refuse a position that cannot exist."""

    code = "bad-scenario"


class BadValues(PortsideError):
    """Refuse a values file, naming line and card."""

    code = "bad-values"


class UnknownRef(PortsideError):
    """Refuse to talk about a thing the seat cannot see."""

    code = "unknown-ref"
