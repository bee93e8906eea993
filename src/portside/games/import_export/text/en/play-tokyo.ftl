### The Port of Tokyo, and what the cards of its set ask.

ask-hentai-manga = Where does the Illegal Contract go, if not to your fulfilled Contracts?
ask-squid-jerky = Which card of the 2-credit column do you take as a fulfilled Contract?
ask-sushi-knives = Which 4 Luxury cards do you discard for 2 credits?
ask-yakuza-art = Draw 5 cards, or take 4 credits? The one does not rule out the other.
option-contract-for = Contract { $card } on { $word } for { $word2 }
why-price = { $price ->
    [one] It costs { $price } credit from the Port; you have { $have }.
   *[other] It costs { $price } credits from the Port; you have { $have }.
}
why-port = Cards at the Port are taken by Supply, Contract or Pirate.
place-port = Port of Tokyo
ref-port = the Port
ref-column = Port, tier { $index }
ref-fee = { $index ->
    [one] { $index } credit
   *[other] { $index } credits
}
field-price = Price
