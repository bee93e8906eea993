### What the cards of J, Kickstarter and Kickstarter 2 ask and tell.

ask-antiquities = Which Illegal card of the deck do you take?
ask-ar-glasses = Play a hand card for its action?
ask-cheap-shirts = Which Crew moves to your Goods?
    .first = Which import moves to your Goods?
ask-dragon-fruit = You lead Pirate: 2 cards, or 2 credits?
ask-fulfil-early = Fulfil { $ship } now, with part of its Containers?
    .first = Complete { $ship } now, with part of its Containers?
ask-led-lights = Which card do you trade for?
ask-led-lights-price = Which 2 hand cards do you give for it?
ask-oat-milk = An Agriculture Container was loaded: 2 credits, or 2 cards?
ask-vacuums = { $card }: do you give your whole hand or a Luxury Good?
option-contracts = Play { $card } and { $card2 } together for Contract
option-give = Give { $card }
option-hand = Give your whole hand
log-exchanged = { $seat } exchanges all Crew with all Goods.
log-extra-turn = { $seat } will lead an extra turn.
log-searched = { $seat } looks through the deck and shuffles it.
log-took-back = { $seat } takes { $cards } back to hand.
