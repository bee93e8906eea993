### Ce que seule la première édition demande et raconte.

ask-aeroponics = Ramener { $ship } au port avec son dernier conteneur ?
ask-dark-flight = Quelles cartes de l’Île prenez-vous plutôt dans vos imports, en gardant votre mise ?
ask-foxes = Voulez-vous l’emporter en cas d’égalité pour le plus de biens Illégal, ou partager ?
ask-free-action = Quelle action faites-vous, seul et gratuitement ?
ask-jasmine-tea = Vendre une carte de votre main à l’Île pour 2 crédits ?
ask-nanobots-load = Vous avez pioché : charger un conteneur ?
ask-use-power = Utiliser le pouvoir de { $card } ?
ask-satellite-draw = Un bateau a pris la mer : piocher une carte ?
ask-would-pirate = Voulez-vous pirater ?
option-share = Partager
option-wild-as = Jouer { $card } et { $card2 } comme paire joker pour { $word }
option-win = L’emporter
log-stopped = { $seat } en a fini avec { $action }.
log-turned-over = La défausse est retournée et devient la pioche.
