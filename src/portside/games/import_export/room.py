"""Room among the Goods for cards on their way there, of which some have two sides."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product

from portside.games.import_export.queries import goods_limit, goods_weight
from portside.games.import_export.table import Captain, Harbour


def good_fits(t: Harbour, me: Captain, card: int) -> bool:
    """Tell whether this card would fit among the Goods, a whole card by either side."""
    return all_fit(t, me, (card,))


def all_fit(t: Harbour, me: Captain, cards: Sequence[int], kinds: Collection[str] = ()) -> bool:
    """Tell whether cards would fit among the Goods together, by sides of some types or any."""
    held = tuple([good for good in t.zones[me.goods] if good not in cards])
    limit = goods_limit(t, me)
    ways = product(*[forms_before_seat(t, card, kinds) for card in cards])
    return not cards or any(goods_weight(t, me, (*held, *way)) <= limit for way in ways)


def fitting_kinds(
    t: Harbour, me: Captain, card: int, rest: Sequence[int], kinds: Collection[str]
) -> Collection[str]:
    """Return by which of some types a whole card leaves room for the rest."""
    if card not in t.box.sides:
        return kinds
    sides = forms_before_seat(t, card, kinds)
    return [t.type(side) for side in sides if all_fit(t, me, (side, *rest), kinds)]


def forms_before_seat(t: Harbour, card: int, kinds: Collection[str] = ()) -> Sequence[int]:
    """Return what a card can be before a seat: itself, or sides of some types or any (AMB-095)."""
    sides = t.box.sides.get(card)
    if sides is None:
        return (card,)
    return [side for side in sides if not kinds or t.type(side) in kinds]
