### Ce que les cartes Consommation demandent et racontent.

ask-backpacks = Un bateau est rentré : piocher une carte ?
ask-chairs = Défausser une carte de votre main ?
ask-lumber = Un adversaire a pioché : piocher à votre tour ?
    .first = Un adversaire a pioché : piocher une carte ?
ask-rope = Quelle carte de votre main échangez-vous, et contre laquelle ?
ask-shoes = Un contrat a été rempli : piocher une carte ?
    .first = Une cargaison a été complétée : piocher une carte ?
option-swap = Échanger { $card } contre { $card2 }
log-swapped = { $seat } fait un échange avec { $at } : { $cards }.
