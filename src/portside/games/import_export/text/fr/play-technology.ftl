### Ce que demandent et racontent les cartes Technologie.

ask-batteries = Payer 2 crédits pour charger un conteneur de plus ?
ask-cell-phones = Chargez la carte piochée, si elle convient.
ask-drones = Vous avez placé un contrat : piocher une carte ?
    .first = Vous avez contracté une cargaison : piocher une carte ?
ask-flash-drives = Prendre en main un conteneur de ce bateau ?
ask-jets = Déplacer un conteneur de ce bateau vers vos biens ?
ask-nanobots = Vous avez pioché : effectuer un Chargement ?
ask-playstations = Charger un conteneur de plus ?
ask-robo-cats = Quelle prise chargez-vous avec celle que vous tenez ?
ask-satellite = Un bateau a été rempli : piocher une carte, puis en charger une ?
ask-satellite-load = { $card } vous permet de charger un conteneur : lequel, et sur quel bateau ?
ask-segways = Où déplacez-vous { $card } ?
ask-telescopes = Quels biens Technologie échangez-vous contre 4 crédits chacun ?
ask-wind-turbines = Quel pouvoir copiez-vous pour { $card } ?
option-load-draw = { $card } : piocher la carte à charger
option-load-pair = { $card } : charger { $card2 } et { $card3 } ensemble sur { $word }
option-load-sell = { $card } : vendre { $card2 } pour 2
option-move = Déplacer { $card } : { $word }
option-pirate-pair = { $card } : pirater { $card2 } et la tenir pour une seconde prise
log-copied = { $cards } : désormais le pouvoir de { $power }.
log-to-hand = { $seat } prend { $cards } en main depuis { $ship }.
