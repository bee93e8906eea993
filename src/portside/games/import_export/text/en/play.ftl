### What Import/Export asks, tells and explains.

title-name = Import/Export

## Questions

ask-lead = Draw, or play a card to lead its action?
    .first = Draw, or play a card to declare its action?
ask-follow = Follow { $action }, or draw?
ask-action = Which action do you play it for?
ask-count = Perform { $action } how many times?
ask-execute-as = Perform it as which action?
ask-supply = Sell a card, or recruit one?
    .first = Sell a card, or take one from the Island to your Imports?
ask-contract = Which Contract goes on which Ship?
    .first = Which Shipment do you contract on which Ship?
ask-load = Which Container goes on which Ship?
ask-pirate = What will you pirate, and where does it go?
ask-target = Which Ship is auctioned?
ask-bid = How much do you bid for { $target }?
ask-tie = Who wins the tied auction of { $target }?
ask-take = Which card do you take, and as what?
ask-power-import = Import a Container?
ask-overflow = Too many Goods: which of the new ones do you discard?
ask-prune-crew = Over the Crew limit: whom do you discard?
ask-prune-goods = Over the Goods limit: which one do you discard?
ask-fulfil-first = Which Ship is fulfilled first?
    .first = Which Ship is completed first?
ask-end-turn = Use anything else before the turn ends?
ask-before-scoring = The match is over: use anything else before the count?
ask-discard-first = Which of your played cards is discarded next?

## Answers

option-play = Lead with { $card }
    .action = Lead { $action } with { $card }
    .first = Declare with { $card }
    .action-first = Declare { $action } with { $card }
option-wild = Play { $card } and { $card2 } as a wild pair
option-by = Use { $card }
option-throw = Throw away the Contract { $card }
    .first = Discard the unfinished Shipment { $card }
option-use = Use { $card }, or throw it away if it is an open Contract
    .first = Use { $card }, or discard it if it is an unfinished Shipment
option-follow = Follow with { $card }
option-follow-as = Follow as { $word } with { $card }
option-as = { $word }
option-sell = Sell { $card } for 4
option-recruit = Recruit { $card }
    .first = Take { $card } to your Imports
option-contract = Contract { $card } on { $word }
option-load = Load { $card } on { $word }
option-pirate = Pirate { $card } → { $word }
option-goods = Take { $card } as a Good
option-crew = Take { $card } as Crew
    .first = Take { $card } to your Imports
option-lose = Take { $card } and discard it
option-ship = { $word }
option-island = The Island
option-done = Done
option-technology = Technology
option-agriculture = Agriculture
option-illegal = Illegal
option-consumer = Consumer
option-luxury = Luxury

## The log

log-turn = Turn { $turn }: { $seat } leads.
    .first = Turn { $turn }: { $seat } is the lead player.
log-played = { $seat } plays { $cards } for { $action }.
log-announced = { $seat } announces { $action }, { $count } ×.
    .first = { $seat } may perform { $action } { $count } ×.
log-drew = { $seat } draws { $cards }{ $why ->
    [power] { " " }by { $by }.
   *[other] .
}
log-reshuffled = The discards are shuffled into a new deck.
log-exhausted = Deck and discards are exhausted: the match ends after this turn.
log-gave = { $seat } gives { $cards } to { $to }.
log-earned = { $credits ->
    [one] { $seat } gains { $credits } credit
   *[other] { $seat } gains { $credits } credits
}{ $why ->
    [payout] { " " }as the payout of { $ship }.
    [sale] { " " }for the sale.
    [imported] { " " }as the owner of { $ship }.
   *[other] { $count ->
        [0] .
       *[other] { " " }by { $cards }.
    }
}
log-paid = { $credits ->
    [one] { $seat } pays { $credits } credit
   *[other] { $seat } pays { $credits } credits
}{ $why ->
    [bid] { " " }as bid.
   *[other] { $count ->
        [0] .
       *[other] { " " }for { $cards }.
    }
}
log-paid-to = { $credits ->
    [one] { $seat } pays { $credits } credit to { $to }
   *[other] { $seat } pays { $credits } credits to { $to }
}{ $why ->
    [bid] { " " }as bid.
   *[other] { $count ->
        [0] .
       *[other] { " " }for { $cards }.
    }
}
log-crew = { $cards } joins the Crew of { $seat }.
    .first = { $cards } joins the Imports of { $seat }.
log-discarded = { $seat } discards { $cards }.
log-good = { $cards } joins the Goods of { $seat }.
log-returned = { $ship } comes home to { $seat }.
log-threw-away = { $seat } throws the Contract { $cards } away.
    .first = { $seat } discards the unfinished Shipment { $cards }.
log-won = { $seat } wins at once.
log-end-near = The match ends after this turn.
log-fulfilled = { $seat } fulfils { $cards } on { $ship }.
    .first = { $seat } completes { $cards } on { $ship }.
log-sailed = { $ship } puts to sea.
log-refilled = { $cards } is added to { $at }.
log-power = { $seat } resolves { $cards }.
log-contracted = { $seat } contracts { $cards } on { $ship }.
log-loaded = { $seat } loads { $cards } on { $ship }.
log-fizzled = { $seat } can do nothing with { $action }.
log-sold = { $seat } sells { $cards } to { $at }.
log-tiers = { $actions ->
    [one] { $seat } covers missing tiers of { $cards } with { $actions } further action.
   *[other] { $seat } covers missing tiers of { $cards } with { $actions } further actions.
}
log-pirated = { $seat } pirates { $cards } from { $source }.
log-auction = { $seat } has { $target } auctioned.
log-bid = { $seat } bids { $credits }.
log-winner = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}

## Reasons

why-no-room = { $ship } has room for { $capacity } in all; { $used } are taken and this needs { $load }.
why-tier = Needs tier { $need } in { $type }; you have { $have }. { $more ->
    [one] One more Contract action would cover it.
   *[other] { $more } more Contract actions would cover it.
}
why-crew-full = Your Crew is full at { $limit }: a recruited card would be discarded.
    .first = Your Imports are full at { $limit }: a card you take would be discarded.
why-island = Island cards are taken by Supply or Pirate.
why-cargo = Containers are taken by Pirate or won in an Import auction.
why-not-yours = That card is in somebody else’s hand.
why-in-place = That card already has its use.
why-other-action = This card is not for { $action }; two cards of one colour would do.
why-sold = You have already sold a card this turn.
why-no-hand-card = { $action } uses no hand cards.
why-no-ship = You have no Ship in your Harbour.
why-grey = Capital Containers can be neither loaded nor pirated.
why-nothing-open = None of your ships needs cargo.
why-no-cargo = There is no cargo to take.
why-no-contract = { $ship } carries no Contract.
    .first = { $ship } carries no Shipment.
why-no-need = { $ship } has no open { $type } requirement.
why-other-ship = That Ship is not yours.
why-at-sea = That Ship is at sea.

## The end

ending-credits = Somebody reached the credits that end the match.
ending-cards = Deck and discards ran out.
ending-won = A power won the match at once.
ending-tie-power = The highest totals were equal; a power decided.
ending-tie-shared = The highest totals were equal; the win is shared.
part-credits = Credits
part-containers = Containers waiting on Contracts
    .first = Containers on unfinished Shipments
part-goods-technology = Technology Goods
part-goods-agriculture = Agriculture Goods
part-goods-illegal = Illegal Goods
part-goods-consumer = Consumer Goods
part-goods-luxury = Luxury Goods
part-every-type = A Good of every type
part-most-technology = Most Technology
part-most-agriculture = Most Agriculture
part-most-illegal = Most Illegal
part-most-consumer = Most Consumer
part-most-luxury = Most Luxury

## Names

counter-credits = Credits
    .first = Active credits
counter-turn = Turn
place-crew = Crew
    .first = Imports
place-goods = Goods
place-fulfilled = fulfilled Contracts
    .first = completed Shipments
place-played = played cards
place-contracts = Contracts
    .first = Shipments
place-cargo = cargo
    .first = Containers
place-island = Supply Island
ref-ship = Ship { $number }
ref-island = the Island
ref-supply = Supply
ref-import = Import
ref-contract = Contract
ref-load = Load
ref-pirate = Pirate
ref-barter = Barter
ref-technology = Technology
ref-agriculture = Agriculture
ref-illegal = Illegal
ref-consumer = Consumer
ref-luxury = Luxury
ref-capital = Capital
