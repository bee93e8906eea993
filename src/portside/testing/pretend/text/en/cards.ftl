### Names and powers of the pretend cards.

card-bell = Bell
    .power = Whenever somebody else opens a stall, earn 1 coin.
card-broom = Broom
    .power = Shuffle the discards into the deck, then show everybody the card on top of it.
card-cloak = Cloak
    .power = When this stall closes, take it back into your hand.
card-crown = Crown
    .power = With 3 crowns among your stalls you win at once.
card-drum = Drum
    .power = Once per turn, when you earn coins, you may draw 1 card.
card-firework = Firework
    .power = Close any other stall.
card-hourglass = Hourglass
    .power = Lead once more after this turn.
card-kite = Kite
    .power = Draw 2 cards.
card-lamp = Lamp
    .power = Your stalls cost 1 coin less to open.
card-mirror = Mirror
    .power = For as long as it stands, this stall has the power of another one you choose.
card-net = Net
    .power = Everybody else chooses a hand card at the same time and gives it to you.
card-oracle = Oracle
    .power = Show everybody the top card of the deck, shuffle the deck, and earn the price printed on that card.
card-whistle = Whistle
    .power = At any time you may close this stall to earn 2 coins.
