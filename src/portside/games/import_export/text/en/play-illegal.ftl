### What the Illegal cards ask and tell.

ask-a-small-tank = { $card }: which hand card do you give?
ask-contraband = Take one more Container from a Ship at sea?
ask-dino-bones = Which of your Goods goes to the Island?
ask-dino-bones-take = Which Island cards become your Goods?
ask-fake-money = Which Container do you take, and where does it go?
ask-mini-van = Where does the prize go?
ask-railguns = { $card }: do you give 4 credits, a fulfilled Contract or 2 Goods?
ask-railguns-contract = Which fulfilled Contract do you give?
ask-railguns-goods = Which 2 Goods do you give?
ask-shotguns = { $card }: do you give 2 credits or 2 hand cards?
ask-shotguns-cards = Which 2 hand cards do you give?
ask-stolen-documents = Which Technology Contract do you swap { $card } for?
option-give-cards = Give hand cards
option-give-contract = Give a fulfilled Contract
option-give-goods = Give Goods
option-pay-credits = Pay credits
option-pirate-deck = { $card }: pirate the top card of the deck
option-pirate-docked = { $card }: pirate { $card2 } in its Harbour: { $word }
option-pirate-hand = { $card }: pirate at random from the hand of { $word }
option-take = Take { $card } to hand
log-heads = The coin of { $cards } shows heads: everybody pays { $seat }.
log-tails = The coin of { $cards } shows tails: { $seat } pays everybody.
log-to-island = { $seat } puts { $cards } on the Island.
log-traded = { $seat } gives { $cards } to { $to } for { $gained }.
setting-fake-money-takes = Fake Money takes
    .help = Whether every opposing Ship gives up a Container, or every opponent only one.
