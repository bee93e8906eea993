### The rules of the night market.

## The market

rule-PR-01 = Each player starts with 5 coins and 4 cards.
rule-PR-02 = An empty deck is made anew from the discard pile.
rule-PR-03 = The leader draws 2 cards, opens a stall or holds an auction.
rule-PR-04 = Opening a stall costs the coins printed on the card.
rule-PR-05 = In an auction all bid in secret for the top card of the deck; the highest bid pays.
rule-PR-06 = A closed stall is discarded.
rule-PR-07 = The leader breaks a tie, unless the setting says that nobody wins it.

## The end

rule-PR-08 = The market ends after the last night, at 20 coins, or with 3 Crowns.
rule-PR-09 = Coins and stalls count 1 each; most points win, and ties share.
