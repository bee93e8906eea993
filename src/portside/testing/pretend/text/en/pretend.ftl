### What players of the night market read.

title-name = Night Market

## Cards

card-bell = Bell
    .power = Earn 1 coin whenever anyone else opens a stall.
card-broom = Broom
    .power = Shuffle the discard pile into the deck, then show its top card to all.
card-cloak = Cloak
    .power = When this stall is closed, it returns to your hand.
card-crown = Crown
    .power = You win at once with 3 Crowns.
card-drum = Drum
    .power = Once per turn, when you earn, you may draw 1 card.
card-firework = Firework
    .power = Close any other stall.
card-hourglass = Hourglass
    .power = Take another turn after this one.
card-kite = Kite
    .power = Draw 2 cards.
card-lamp = Lamp
    .power = Your stalls cost 1 coin less.
card-mirror = Mirror
    .power = Take on the power of any other stall for as long as this one stands.
card-net = Net
    .power = Every other player hands you a card of their choice, all at once.
card-whistle = Whistle
    .power = At any time, you may close this stall and earn 2 coins.

## Questions

ask-bid = What do you bid?
ask-drum = Draw a card for { $card }?
ask-firework = Which stall does { $card } close?
ask-lead = Draw, open a stall, or hold an auction?
ask-mirror = Which stall does { $card } copy?
ask-net = Which card do you hand over?
ask-tie = Who wins the tie?

## Answers

option-auction = Auction the top card of the deck
option-open = Open a stall with { $card }

## Log

log-bought = { $seat } buys { $cards } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-closed = The stall { $cards } of { $seat } closes.
log-drew = { $seat } draws { $cards }.
log-earned = { $seat } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-opened = { $seat } opens { $cards }.

## Reasons

why-too-dear = It costs { $cost } and you have { $coins }.

## Ends

ending-crown = Somebody has 3 Crowns.
ending-nights = The last night is over.
ending-rich = Somebody has 20 coins.

## Names

counter-coins = coins
counter-night = night
part-coins = Coins
part-stalls = Stalls
place-stalls = stalls

## Settings

setting-nights = Nights
    .help = How many nights the market lasts at most.
setting-tie = Tied bids
    .help = Who wins an auction in which several players bid the most: one of them named by the leader, or nobody.
