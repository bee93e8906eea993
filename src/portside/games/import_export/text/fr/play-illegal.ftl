### Ce que demandent et racontent les cartes Illégal.

ask-a-small-tank = { $card } : quelle carte de votre main donnez-vous ?
ask-contraband = Prendre un conteneur de plus sur un bateau en haute mer ?
ask-dino-bones = Lequel de vos biens va sur l’Île ?
ask-dino-bones-take = Quelles cartes de l’Île deviennent vos biens ?
ask-fake-money = Quel conteneur prenez-vous, et où va-t-il ?
ask-mini-van = Où va la prise ?
ask-railguns = { $card } : donnez-vous 4 crédits, un contrat rempli ou 2 biens ?
ask-railguns-contract = Quel contrat rempli donnez-vous ?
ask-railguns-goods = Quels 2 biens donnez-vous ?
ask-shotguns = { $card } : donnez-vous 2 crédits ou 2 cartes en main ?
ask-shotguns-cards = Quelles 2 cartes de votre main donnez-vous ?
ask-stolen-documents = Contre quel contrat Technologie échangez-vous { $card } ?
option-give-cards = Donner des cartes en main
option-give-contract = Donner un contrat rempli
option-give-goods = Donner des biens
option-pay-credits = Payer en crédits
option-pirate-deck = { $card } : pirater le dessus de la pioche
option-pirate-docked = { $card } : pirater { $card2 } dans son port : { $word }
option-pirate-hand = { $card } : pirater au hasard dans la main de { $word }
option-take = Prendre { $card } en main
log-heads = La pièce de { $cards } tombe sur face : tous paient { $seat }.
log-tails = La pièce de { $cards } tombe sur pile : { $seat } paie chacun.
log-to-island = { $seat } met { $cards } sur l’Île.
log-traded = { $seat } donne { $cards } à { $to } contre { $gained }.
setting-fake-money-takes = Faux billets : où prendre
    .help = Soit un conteneur sur chaque bateau adverse, soit un seul par adversaire.
