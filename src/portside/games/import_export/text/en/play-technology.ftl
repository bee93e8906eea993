### What the Technology cards ask and tell.

ask-batteries = Pay 2 credits to load one more Container?
ask-cell-phones = Load the card you drew, if it fits.
ask-drones = You placed a Contract: draw a card?
    .first = You contracted a Shipment: draw a card?
ask-flash-drives = Take a Container of this Ship to your hand?
ask-jets = Move a Container of this Ship to your Goods?
ask-nanobots = You drew: perform a Load action?
ask-playstations = Load one more Container?
ask-robo-cats = Which prize do you load together with the one you hold?
ask-satellite = A Ship was fulfilled: draw a card, then load one?
ask-satellite-load = { $card } lets you load a Container: which one, onto which Ship?
ask-segways = Where do you move { $card }?
ask-telescopes = Which Technology Goods do you trade for 4 credits each?
ask-wind-turbines = Which power do you copy for { $card }?
option-load-draw = { $card }: draw the card to load
option-load-pair = { $card }: load { $card2 } and { $card3 } as one on { $word }
option-load-sell = { $card }: sell { $card2 } for 2
option-move = Move { $card }: { $word }
option-pirate-pair = { $card }: pirate { $card2 } and hold it for a second prize
log-copied = { $cards }: the power of { $power } from now on.
log-to-hand = { $seat } takes { $cards } off { $ship } to hand.
