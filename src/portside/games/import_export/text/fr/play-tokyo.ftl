### Le Port de Tokyo, et ce que demandent les cartes de son extension.

ask-hentai-manga = Où va le contrat Illégal, si ce n’est parmi vos contrats remplis ?
ask-squid-jerky = Quelle carte de la colonne à 2 crédits prenez-vous comme contrat rempli ?
ask-sushi-knives = Quelles 4 cartes Luxe défaussez-vous pour 2 crédits ?
ask-yakuza-art = Piocher 5 cartes ou gagner 4 crédits ? L’un n’empêche pas l’autre.
option-contract-for = Contracter { $card } sur { $word } pour { $word2 }
why-price = { $price ->
    [one] Elle coûte { $price } crédit au Port ; vous en avez { $have }.
   *[other] Elle coûte { $price } crédits au Port ; vous en avez { $have }.
}
why-port = Les cartes du Port se prennent par Ravitaillement, Contrat ou Piraterie.
place-port = Port de Tokyo
ref-port = le Port
ref-column = Port, niveau { $index }
ref-fee = { $index ->
    [one] { $index } crédit
   *[other] { $index } crédits
}
field-price = Prix
