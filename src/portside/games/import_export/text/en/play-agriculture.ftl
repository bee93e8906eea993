### What the Agriculture cards ask and tell.

ask-apples = Which Agriculture card from hand joins your fulfilled Contracts?
    .first = Which Agriculture card from hand joins your completed Shipments?
ask-bamboo = Contract { $card } again, on another Ship?
ask-beer = Put { $card } on { $at } for 6 credits?
ask-bird-feed = Buy { $card } for 6 credits?
ask-flour = Load 4 hand cards for { $card } at once?
ask-flour-cards = Which cards do you load for { $card }?
ask-iceland-water = Which Agriculture cards do you sell for 2 credits each?
ask-lutefisk = Which Ship takes { $card }?
ask-paprika = { $card } lets you load a Container: which one, onto which Ship?
ask-potatoes = 2 credits, or 5 cards?
ask-soy-sauce = Move your whole Crew to your Goods, for 2 credits each?
    .first = Move Imports to your Goods for 2 credits each, all or none?
option-buy = Buy it
option-cards = Draw the cards
option-credits = Take the credits
log-bought = { $seat } buys { $cards }.
log-took = { $seat } takes { $cards }.
log-tucked = { $seat } adds { $cards } to the fulfilled Contracts.
    .first = { $seat } adds { $cards } to the completed Shipments.
