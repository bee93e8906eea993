### What Import/Export asks, tells and explains.

## Questions

ask-lead = Draw, or play a card to lead its action?
ask-follow = Follow { $action }, or draw?
ask-action = Which action do you play it for?
ask-count = How many actions do you announce?
ask-execute-as = Perform it as which action?
ask-supply = Sell a card, or recruit from the Island?
ask-contract = Which Contract goes on which Ship?
ask-load = Which Container goes on which Ship?
ask-pirate = What will you pirate, and where does it go?
ask-target = Which Ship is auctioned?
ask-bid = How much do you bid?
ask-tie = Who wins the tied auction?
ask-take = Which card do you take, and as what?
ask-power-import = Import a Container?
ask-overflow = Too many Goods: which of the new ones do you discard?
ask-prune-crew = Over the Crew limit: whom do you discard?
ask-prune-goods = Over the Goods limit: which one do you discard?
ask-fulfil-first = Which Ship is fulfilled first?
ask-end-turn = Use anything else before your turn ends?

## Answers

option-play = Lead with { $card }
option-wild = Play { $card } and { $card2 } as a wild pair
option-by = Use { $card }
option-follow = Follow with { $card }
option-follow-as = Follow as { $word } with { $card }
option-as = { $word }
option-sell = Sell { $card } for 4
option-recruit = Recruit { $card }
option-contract = Contract { $card } on { $word }
option-load = Load { $card } on { $word }
option-pirate = Pirate { $card }: { $word }
option-goods = Take { $card } as a Good
option-crew = Take { $card } as Crew
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
log-played = { $seat } plays { $cards } for { $action }.
log-announced = { $seat } announces { $action }, { $count } ×.
log-drew = { $seat } draws { $cards }.
log-reshuffled = The discards are shuffled into a new deck.
log-exhausted = Deck and discards are exhausted: the match ends after this turn.
log-gave = { $seat } gives { $cards } to { $to }.
log-earned = { $seat } gains { $credits } credits.
log-paid = { $seat } pays { $credits } credits.
log-paid-to = { $seat } pays { $credits } credits to { $to }.
log-crew = { $cards } joins the Crew of { $seat }.
log-discarded = { $seat } discards { $cards }.
log-good = { $cards } joins the Goods of { $seat }.
log-returned = { $ship } comes home to { $seat }.
log-threw-away = { $seat } throws the Contract { $cards } away.
log-won = { $seat } wins at once.
log-end-near = The match ends after this turn.
log-fulfilled = { $seat } fulfils { $cards } on { $ship }.
log-sailed = { $ship } puts to sea.
log-refilled = { $cards } is added to the Island.
log-power = { $seat } resolves { $cards }.
log-contracted = { $seat } contracts { $cards } on { $ship }.
log-loaded = { $seat } loads { $cards } on { $ship }.
log-fizzled = { $seat } can do nothing with { $action }.
log-sold = { $seat } sells { $cards } to the Island.
log-tiers = { $seat } covers missing tiers of { $cards } with { $actions } further actions.
log-pirated = { $seat } pirates { $cards } from { $source }.
log-auction = { $seat } has { $target } auctioned.
log-bid = { $seat } bids { $credits }.
log-winner = { $seat } wins with { $points } points.

## Reasons

why-no-room = { $ship } has room for { $capacity } in all; { $used } are taken and this needs { $load }.
why-tier = Needs tier { $need } in { $type }; you have { $have }. { $more ->
    [one] One more Contract action would cover it.
   *[other] { $more } more Contract actions would cover it.
}
why-crew-full = Your Crew is full at { $limit }: a recruited card would be discarded.
why-island = Island cards are taken by Supply or Pirate.
why-cargo = Containers are taken by Pirate or won in an Import auction.
why-not-yours = That card is in somebody else’s hand.
why-in-place = That card already has its use.
why-other-action = This card is not for { $action }; two cards of one colour would do.
why-sold = You have already sold a card this turn.
why-no-hand-card = { $action } uses no hand cards.
why-no-ship = You have no Ship in your Harbour.
why-grey = Capital Containers can be neither loaded nor pirated.
why-no-contract = { $ship } carries no Contract.
why-no-need = { $ship } has no open { $type } requirement.
why-other-ship = That Ship is not yours.
why-at-sea = That Ship is at sea.

## The end

ending-credits = Somebody reached the credits that end the match.
ending-cards = Deck and discards ran out.
ending-won = A power won the match at once.
part-credits = Credits
part-containers = Containers waiting on Contracts
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
counter-turn = Turn
place-crew = Crew
place-goods = Goods
place-fulfilled = fulfilled Contracts
place-played = played cards
place-contracts = Contracts
place-cargo = cargo
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

## Settings

setting-edition = Edition
    .help = Which edition’s rules and cards are used.
setting-values = Own card values
    .help = Tiers and loads read off a printed copy, replacing the house values.
setting-rolls-royce-names = Rolls Royce names
    .help = Whether a Good type or a card is named before the top card is shown.
