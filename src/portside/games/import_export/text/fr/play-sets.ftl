### Ce que demandent et racontent les cartes de J, Kickstarter et Kickstarter 2.

ask-antiquities = Quelle carte Illégal de la pioche prenez-vous ?
ask-ar-glasses = Jouer une carte de votre main pour son action ?
ask-cheap-shirts = Quel équipier rejoint vos biens ?
    .first = Quel import rejoint vos biens ?
ask-dragon-fruit = Vous menez Piraterie : 2 cartes, ou 2 crédits ?
ask-fulfil-early = Remplir { $ship } dès maintenant, avec une partie de ses conteneurs ?
    .first = Compléter { $ship } dès maintenant, avec une partie de ses conteneurs ?
ask-led-lights = Contre quelle carte échangez-vous ?
ask-led-lights-price = Quelles 2 cartes de votre main donnez-vous pour elle ?
ask-oat-milk = Un conteneur Agriculture a été chargé : 2 crédits, ou 2 cartes ?
ask-vacuums = { $card } : donnez-vous toute votre main ou un bien Luxe ?
option-contracts = Jouer ensemble { $card } et { $card2 } pour Contrat
option-give = Donner { $card }
option-hand = Donner toute votre main
log-exchanged = { $seat } échange tout son équipage contre tous ses biens.
log-extra-turn = { $seat } mènera un tour supplémentaire.
log-searched = { $seat } parcourt la pioche et la mélange.
log-took-back = { $seat } reprend { $cards } en main.
