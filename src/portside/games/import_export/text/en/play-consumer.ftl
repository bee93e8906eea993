### What the Consumer cards ask and tell.

ask-backpacks = A Ship came home: draw a card?
ask-chairs = Discard a hand card?
ask-lumber = An opponent drew: take a draw of your own?
    .first = An opponent drew: draw a card?
ask-rope = Which hand card do you swap, and for which card?
ask-shoes = A Contract was fulfilled: draw a card?
    .first = A Shipment was completed: draw a card?
option-swap = Swap { $card } for { $card2 }
log-swapped = { $seat } swaps with { $at }: { $cards }.
