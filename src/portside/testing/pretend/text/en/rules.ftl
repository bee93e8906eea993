### The numbered rules of the pretend title.

## The market

rule-PR-01 = Everybody starts with 5 coins and 4 cards. Chance decides who leads first.
rule-PR-02 = Drawing takes the top card of the deck. When the deck is empty the discards are shuffled and become the deck; when both are empty nothing is drawn.
rule-PR-03 = The leader does one of three things: draw 2 cards, open a stall with a hand card, or have the top card of the deck auctioned.
rule-PR-04 = To open a stall pay its price and lay the card before you. First it does what it does on opening, then other stalls react. A stall does not react to its own opening.
rule-PR-05 = In an auction the card is shown and everybody, at the same time, secretly bids from 0 to all of their coins. The highest bid is paid and its bidder takes the card into hand.
rule-PR-06 = A stall that closes goes to the discards.
rule-PR-07 = If the highest bids are tied, the leader decides which of those seats gets the card; by the setting “tie”, nobody gets it and it is discarded unpaid.
rule-PR-08 = After a turn the lead passes clockwise. The market ends with a crowned winner, when somebody has 20 coins or more, or after the last night.
rule-PR-09 = Every coin and every stall is 1 point. Most points win, and ties share the win; crowns win whatever the points.
rule-PR-10 = Powers for any time may be used by any seat whenever the leader is asked what to do.
