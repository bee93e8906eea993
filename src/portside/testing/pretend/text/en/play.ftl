### What the pretend title asks, tells and explains.

title-name = The Night Market

## Questions

ask-lead = What will you do tonight?
ask-bid = How many coins do you bid?
ask-tie = The bids are tied: who gets the card?
ask-drum = Draw a card for your { $card }?
ask-firework = Which stall closes?
ask-mirror = Whose power does your { $card } take on?
ask-net = Which card do you hand over?

## Answers

option-auction = Auction the top card
option-open = Open a stall with { $card }

## What happened

log-drew = { $seat } drew { $cards }.
log-opened = { $seat } opened a stall: { $card }.
log-foretold = { $seat } saw { $card } coming.
log-closed = { $card } of { $seat } closed.
log-earned = { $seat } earned { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-bought = { $seat } bought { $card } for { $coins }.
log-unsold = Nobody gets { $card }: the bids were tied.

## Reasons

why-too-dear = It costs { $cost } and you have { $coins }.

## Names

counter-coins = coins
counter-night = night
part-coins = coins
part-stalls = stalls
place-stalls = stalls
ref-stalls = stalls of { ref-seat }

## Endings

ending-crown = Three crowns decided the market.
ending-nights = The last night is over.
ending-rich = Somebody grew rich.

## Settings

setting-nights = Nights
    .help = After so many turns the market is over.
setting-tie = Tied bids
    .help = Who gets the card when the highest bids are equal.
tie-leader = the leader decides
tie-nobody = nobody gets it
