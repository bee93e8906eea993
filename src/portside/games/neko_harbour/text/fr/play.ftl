### Ce qu’on demande, raconte et montre aux joueurs de Neko Harbour.

title-name = Neko Harbour : le jeu de cartes

## Questions

ask-after = Toutes les colonnes sont activées. Faire des actions supplémentaires pour lesquelles votre ligne maritime n’a pas de colonne ?
ask-boat = Quel bateau de pêche prenez-vous, pour votre ligne maritime ou pour un quai ?
ask-coins = Faire une action Pièces ? Symboles restants : { $left }.
ask-discard = Vous ne pouvez pas garder autant de cartes Ressource. Il faut en défausser { $count } : laquelle d’abord ?
ask-dock = Quelle récompense de quai prenez-vous ?
ask-draft = Quelles cartes prenez-vous ?
ask-extra-turn = Tour supplémentaire : utiliser des cartes qui vous restent ?
ask-fuel = Faire une action Carburant ? Symboles restants : { $left }.
ask-permits = Faire une action Permis ? Symboles restants : { $left }.
ask-play = Jouez une carte dans votre ligne maritime, ou renoncez à une carte pour un quai.
ask-raise = { $card } : améliorer un bateau gratuitement ?
ask-resource = { $card } : quelle carte Ressource prenez-vous ?
ask-take = { $card } : prendre { $goods } ?
ask-trade = { $card } : échanger ?
ask-tuck = À quel quai glissez-vous { $card } ?
ask-turn-over = { $card } : retourner une carte ?

## Réponses

option-abandon = Renoncer à { $card } pour la { $word }
option-assign = Glisser un capitaine à la { $word }
option-boost = { $card } : { $word } de plus
option-buy = Acheter un permis
option-captain = Un capitaine
option-cargo = Une marchandise
option-discard = Défausser : { $word }
option-fish = Un poisson
option-harbour = Améliorer le port
option-launch = Acheter un bateau de { $word }
option-move = Déplacer le { $word } vers la { $word2 }
option-penguin = Un manchot
option-permit = Un permis
option-play = Jouer { $card }
option-raise = Améliorer le { $word } au { $word2 }
option-sail = Envoyer le { $word } vers l’{ $card }
option-take = Prendre
option-take-1 = Prendre { $card }
option-take-2 = Prendre { $card } et { $card2 }
option-take-3 = Prendre { $card }, { $card2 } et { $card3 }
option-trade-1-1 = { $word } contre { $word2 }
option-trade-1-2 = { $word } contre { $word2 } et { $word3 }
option-trade-2-1 = { $word } et { $word2 } contre { $word3 }
option-trade-2-2 = { $word } et { $word2 } contre { $word3 } et { $word4 }
option-tuck = À la { $word }
option-turn-over = Retourner : { $word }

## Journal

log-abandoned = { $seat } renonce à { $cards } pour la { $column }.
log-boosted = { $seat } ajoute { $symbols } grâce à { $cards }.
log-bought = { $seat } achète un permis.
log-captain = { $seat } glisse un capitaine à la { $column }.
log-discarded = { $seat } défausse une carte ({ $goods }).
log-drafted = { $seat } prend { $cards }.
log-extra-turn = { $seat } a un tour supplémentaire.
log-gained = { $seat } gagne { $goods }{ $why ->
    [docked] { " " }comme récompense de quai.
    [built] { " " }pour son nouveau port.
   *[other] { $count ->
        [0] .
       *[other] { " " }grâce à { $cards }.
    }
}
log-harbour = { $seat } améliore son port au niveau { $level }.
log-launched = { $seat } achète le { $ship } au niveau { $level }.
log-order = Nouvel ordre du tour : { $seats }.
log-period = { $points ->
    [one] { $seat } marque { $points } point à la fin de la période { $period }.
   *[other] { $seat } marque { $points } points à la fin de la période { $period }.
}
log-played = { $seat } joue { $cards }.
log-points = { $points ->
    [one] { $seat } marque { $points } point avec { $cards }.
   *[other] { $seat } marque { $points } points avec { $cards }.
}
log-raised = { $seat } améliore le { $ship } au niveau { $level }.
log-sailed = { $seat } envoie le { $ship } vers l’{ $cards }.
log-stepped = { $seat } déplace le { $ship } vers la { $column }.
log-traded = { $seat } échange { $goods } avec { $cards }.
log-turn = { $seat } commence un tour.
log-turned-over = { $seat } retourne une carte ({ $goods }) avec { $cards }.

## Raisons

why-at-site = Un bateau sur un site ne fait plus que passer d’un site à l’autre.
why-at-that-site = Le bateau y est déjà.
why-in-supply = Ce bateau est encore dans votre réserve de bateaux ; des pièces l’achèteraient.
why-last-column = Le bateau est déjà dans votre dernière colonne.
why-no-captain = Vous n’avez pas de capitaine.
why-no-card = Ni le dos de sa carte ni votre réserve de bateaux ne montrent le niveau { $level }.
why-no-coin-action = Les actions Pièces se font pendant l’activation de vos Centres des visiteurs ou, sans eux, après toutes les colonnes.
why-no-column = Vous n’avez pas encore de colonne : la première carte doit être jouée.
why-no-fuel-action = Les actions Carburant se font pendant l’activation de vos Navires ravitailleurs ou, sans eux, après toutes les colonnes.
why-no-permit-action = Les actions Permis se font pendant l’activation de vos Bureaux des permis ou, sans eux, après toutes les colonnes.
why-not-higher = Il n’y a pas de niveau plus haut.
why-not-next = D’un site, un bateau ne gagne que le site voisin.
why-not-ready = Un bateau de niveau { $level } quitte la ligne maritime à partir de la colonne { $level } ; il est en colonne { $column }.
why-played = On joue une carte au début de son tour, une par tour.
why-too-few-coins = { $price ->
    [one] Cela coûte { $price } pièce ; avec les poissons, vous en avez { $there }.
   *[other] Cela coûte { $price } pièces ; avec les poissons, vous en avez { $there }.
}
why-too-few-fuel = Cela demande { $price } carburant ; avec les poissons, vous en avez { $there }.
why-too-few-permits = Cela coûte { $price } permis ; vous en avez { $there }.
why-top-level = Votre port est à son niveau le plus haut.

## Fins

ending-scored = Les deux périodes sont finies et tout est décompté.
ending-tie-fleet = Les meilleurs totaux étaient à égalité : la plus petite somme des niveaux de bateaux a tranché.
ending-tie-resources = Les meilleurs totaux et les niveaux de bateaux étaient à égalité : le plus de cartes Ressource restantes a tranché.
ending-tie-shared = Meilleurs totaux, niveaux de bateaux et cartes restantes étaient à égalité : la victoire est partagée.

## Noms

counter-captain = { $count ->
    [one] capitaine
   *[other] capitaines
}
counter-cargo = { $count ->
    [one] marchandise
   *[other] marchandises
}
counter-coins-each-turn = pièces par tour
counter-fish = { $count ->
    [one] poisson
   *[other] poissons
}
counter-fuel-each-turn = carburant par tour
counter-harbour = niveau du port
counter-lane-points = points de la ligne maritime en l’état
counter-lane-steps = colonnes parcourues par les bateaux
counter-new-captain = capitaines gagnés ce tour
counter-new-cargo = marchandises gagnées ce tour
counter-new-fish = poissons gagnés ce tour
counter-new-permit = permis gagnés ce tour
counter-penguin = { $count ->
    [one] manchot
   *[other] manchots
}
counter-period = période
counter-permit = { $count ->
   *[other] permis
}
counter-permits-each-turn = symboles Permis par tour
counter-pier-levels = niveaux de quais
counter-points = { $count ->
    [one] point noté
   *[other] points notés
}
counter-ship-levels = niveaux de bateaux
counter-site-points = points des sites en l’état
part-captains = Capitaines
part-cards = Cartes de fin de partie
part-cargo = Marchandises
part-penguins = Manchots
part-period-1 = Période 1
part-period-2 = Période 2
part-point-cards = Cartes de points
part-ships = Bateaux de niveau 5 et 6
part-sites = Sites
place-aside = bateaux de la période 2
place-boats = bateaux de pêche
place-column = colonne
place-deck-1 = paquet de la période 1
place-deck-2 = paquet de la période 2
place-display = étalage
place-pier = cartes au quai
place-set = groupe
place-sites = sites
ref-column-0 = colonne { $number }
ref-column-1 = colonne { $number }
ref-column-2 = colonne { $number }
ref-column-3 = colonne { $number }
ref-pier-0 = quai { $number }
ref-pier-1 = quai { $number }
ref-pier-2 = quai { $number }
ref-pier-3 = quai { $number }
ref-ship-0 = bateau { $number }
ref-ship-1 = bateau { $number }
ref-ship-2 = bateau { $number }
ref-ship-3 = bateau { $number }
ref-set-0 = rangée 1, groupe de { $index }
ref-set-1 = rangée 2, groupe de { $index }
ref-set-2 = rangée 3, groupe de { $index }
ref-set-3 = rangée 4, groupe de { $index }
ref-set-4 = rangée 5, groupe de { $index }
ref-captain = capitaine
ref-captain-cards = { $index ->
    [one] { $index } capitaine
   *[other] { $index } capitaines
}
ref-cargo = marchandise
ref-cargo-cards = { $index ->
    [one] { $index } marchandise
   *[other] { $index } marchandises
}
ref-choice = ressource au choix
ref-coins = { $index ->
    [one] { $index } pièce
   *[other] { $index } pièces
}
ref-fish = poisson
ref-fish-cards = { $index ->
    [one] { $index } poisson
   *[other] { $index } poissons
}
ref-fuel = { $index ->
    [one] { $index } carburant
   *[other] { $index } unités de carburant
}
ref-harbour = port de { ref-seat }
ref-level = niveau { $index }
ref-penguin = manchot
ref-penguin-cards = { $index ->
    [one] { $index } manchot
   *[other] { $index } manchots
}
ref-permit = permis
ref-permit-cards = { $index } permis
ref-raise = niveau de bateau

## Imprimé sur les cartes

field-adjacent = Voisins
field-basic = Récompense de base
field-better = Meilleure récompense
field-captains = Capitaines
field-mark = Joueurs dès
field-pier = Quai
field-points = Points
field-reward = Récompense
field-dock = Récompense de quai
field-symbols = Symboles
field-trades = Échange
set-base = Jeu de base
set-fishing-boats = Bateaux de pêche
set-kickstarter = Extension Kickstarter
timing-arrival = Arrivée d’un bateau
timing-end = Fin de partie
timing-immediate = Immédiat
timing-ongoing = Permanent
timing-turn = Une fois par tour
type-fishing-boat = Bateau de pêche
type-fuel-supply-ship = Navire ravitailleur
type-permit-office = Bureau des permis
type-research-station = Station de recherche
type-seaside-town = Village côtier
type-shipyard = Chantier naval
type-site = Site
type-visitor-center = Centre des visiteurs
