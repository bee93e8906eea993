### Ce qu’Import/Export demande, raconte et explique.

title-name = Import/Export

## Questions

ask-lead = Piocher, ou jouer une carte pour mener son action ?
    .first = Piocher, ou jouer une carte pour déclarer son action ?
ask-follow = Suivre { $action }, ou piocher ?
ask-action = Pour quelle action la jouez-vous ?
ask-count = Combien de fois effectuez-vous { $action } ?
ask-execute-as = L’exécuter comme quelle action ?
ask-supply = Vendre une carte, ou en recruter une ?
    .first = Vendre une carte, ou en prendre une de l’Île dans vos imports ?
ask-contract = Quel contrat sur quel bateau ?
    .first = Quelle cargaison sur quel bateau ?
ask-load = Quel conteneur sur quel bateau ?
ask-pirate = Que piratez-vous, et où cela va-t-il ?
ask-target = Quel bateau est mis aux enchères ?
ask-bid = Combien offrez-vous ({ $target }) ?
ask-tie = Qui remporte l’enchère à égalité ({ $target }) ?
ask-take = Quelle carte prenez-vous, et pour quel usage ?
ask-power-import = Importer un conteneur ?
ask-overflow = Trop de biens : lequel des nouveaux défaussez-vous ?
ask-prune-crew = Équipage au-delà de la limite : qui défaussez-vous ?
ask-prune-goods = Biens au-delà de la limite : lequel défaussez-vous ?
ask-fulfil-first = Quel bateau est rempli en premier ?
    .first = Quel bateau est complété en premier ?
ask-end-turn = Utiliser autre chose avant la fin du tour ?
ask-before-scoring = La partie est finie : utiliser encore quelque chose avant le décompte ?
ask-discard-first = Laquelle de vos cartes jouées est défaussée ensuite ?

## Réponses

option-play = Mener avec { $card }
    .action = Mener { $action } avec { $card }
    .first = Déclarer avec { $card }
    .action-first = Déclarer { $action } avec { $card }
option-wild = Jouer { $card } et { $card2 } comme paire joker
option-by = Utiliser { $card }
option-throw = Abandonner le contrat { $card }
    .first = Défausser la cargaison non complétée { $card }
option-use = Utiliser { $card }, ou l’abandonner si c’est un contrat en cours
    .first = Utiliser { $card }, ou la défausser si c’est une cargaison non complétée
option-follow = Suivre avec { $card }
option-follow-as = Suivre par { $word } avec { $card }
option-as = { $word }
option-sell = Vendre { $card } pour 4
option-recruit = Recruter { $card }
    .first = Prendre { $card } dans vos imports
option-contract = Contracter { $card } sur { $word }
option-load = Charger { $card } sur { $word }
option-pirate = Pirater { $card } → { $word }
option-goods = Prendre { $card } comme bien
option-crew = Prendre { $card } dans l’équipage
    .first = Prendre { $card } dans vos imports
option-lose = Prendre { $card } et la défausser
option-ship = { $word }
option-island = L’Île
option-done = Terminé
option-technology = Technologie
option-agriculture = Agriculture
option-illegal = Illégal
option-consumer = Consommation
option-luxury = Luxe

## Le journal

log-turn = Tour { $turn } : { $seat } mène.
    .first = Tour { $turn } : { $seat } est capitaine.
log-played = { $seat } joue { $cards } pour { $action }.
log-announced = { $seat } annonce { $action }, { $count } ×.
    .first = { $seat } peut faire { $action } { $count } ×.
log-drew = { $seat } pioche { $cards }{ $why ->
    [power] { " " }grâce à { $by }.
   *[other] .
}
log-reshuffled = La défausse est mélangée en une nouvelle pioche.
log-exhausted = Pioche et défausse sont épuisées : la partie s’achève après ce tour.
log-gave = { $seat } donne { $cards } à { $to }.
log-earned = { $credits ->
    [one] { $seat } gagne { $credits } crédit
   *[other] { $seat } gagne { $credits } crédits
}{ $why ->
    [payout] { " " }comme paiement de { $ship }.
    [sale] { " " }pour la vente.
    [imported] { " " }comme propriétaire de { $ship }.
   *[other] { $count ->
        [0] .
       *[other] { " " }grâce à { $cards }.
    }
}
log-paid = { $credits ->
    [one] { $seat } paie { $credits } crédit
   *[other] { $seat } paie { $credits } crédits
}{ $why ->
    [bid] { " " }pour son offre.
   *[other] { $count ->
        [0] .
       *[other] { " " }pour { $cards }.
    }
}
log-paid-to = { $credits ->
    [one] { $seat } paie { $credits } crédit à { $to }
   *[other] { $seat } paie { $credits } crédits à { $to }
}{ $why ->
    [bid] { " " }pour son offre.
   *[other] { $count ->
        [0] .
       *[other] { " " }pour { $cards }.
    }
}
log-crew = { $cards } rejoint l’équipage de { $seat }.
    .first = { $cards } rejoint les imports de { $seat }.
log-discarded = { $seat } défausse { $cards }.
log-good = { $cards } rejoint les biens de { $seat }.
log-returned = { $ship } rentre au port de { $seat }.
log-threw-away = { $seat } abandonne le contrat { $cards }.
    .first = { $seat } défausse la cargaison non complétée { $cards }.
log-won = { $seat } gagne sur-le-champ.
log-end-near = La partie s’achève après ce tour.
log-fulfilled = { $seat } remplit { $cards } sur { $ship }.
    .first = { $seat } complète { $cards } sur { $ship }.
log-sailed = { $ship } prend la mer.
log-refilled = { $cards } arrive sur { $at }.
log-power = { $seat } résout { $cards }.
log-contracted = { $seat } contracte { $cards } sur { $ship }.
log-loaded = { $seat } charge { $cards } sur { $ship }.
log-fizzled = { $action } : { $seat } ne peut rien faire.
log-sold = { $seat } vend { $cards }, qui va sur { $at }.
log-tiers = { $actions ->
    [one] { $seat } compense les niveaux manquants de { $cards } par { $actions } action de plus.
   *[other] { $seat } compense les niveaux manquants de { $cards } par { $actions } actions de plus.
}
log-pirated = { $seat } pirate { $cards } ({ $source }).
log-auction = { $seat } met aux enchères : { $target }.
log-bid = { $seat } offre { $credits }.
log-winner = { $points ->
    [one] { $seat } l’emporte avec { $points } point.
   *[other] { $seat } l’emporte avec { $points } points.
}

## Raisons

why-no-room = { $ship } peut porter { $capacity } en tout ; { $used } sont pris et il en faut { $load }.
why-tier = Demande le niveau { $need } en { $type } ; vous avez { $have }. { $more ->
    [one] Une action Contrat de plus suffirait.
   *[other] { $more } actions Contrat de plus suffiraient.
}
why-crew-full = Votre équipage est complet ({ $limit }) : une recrue serait défaussée.
    .first = Vos imports sont complets ({ $limit }) : une carte prise serait défaussée.
why-island = Les cartes de l’Île se prennent par Ravitaillement ou Piraterie.
why-cargo = Les conteneurs se prennent par Piraterie ou s’obtiennent aux enchères d’Import.
why-not-yours = Cette carte est dans la main d’un autre joueur.
why-in-place = Cette carte a déjà son usage.
why-other-action = Cette carte ne sert pas à { $action } ; deux cartes d’une même couleur conviendraient.
why-sold = Vous avez déjà vendu une carte ce tour-ci.
why-no-hand-card = { $action } n’utilise pas de carte de la main.
why-no-ship = Vous n’avez aucun bateau au port.
why-grey = Les conteneurs Capital ne se chargent ni ne se piratent.
why-nothing-open = Aucun de vos bateaux n’attend de cargaison.
why-no-cargo = Il n’y a pas de cargaison à prendre.
why-no-contract = { $ship } ne porte aucun contrat.
    .first = { $ship } ne porte aucune cargaison.
why-no-need = { $ship } n’a plus besoin de { $type }.
why-other-ship = Ce bateau n’est pas à vous.
why-at-sea = Ce bateau est en mer.

## La fin

ending-credits = Quelqu’un a atteint les crédits qui mettent fin à la partie.
ending-cards = Pioche et défausse sont épuisées.
ending-won = Un pouvoir a donné la victoire sur-le-champ.
ending-tie-power = Les meilleurs totaux étaient à égalité : un pouvoir a tranché.
ending-tie-shared = Les meilleurs totaux étaient à égalité : la victoire est partagée.
part-credits = Crédits
part-containers = Conteneurs en attente sur des contrats
    .first = Conteneurs sur des cargaisons non complétées
part-goods-technology = Biens Technologie
part-goods-agriculture = Biens Agriculture
part-goods-illegal = Biens Illégal
part-goods-consumer = Biens Consommation
part-goods-luxury = Biens Luxe
part-every-type = Un bien de chaque type
part-most-technology = Le plus de Technologie
part-most-agriculture = Le plus d’Agriculture
part-most-illegal = Le plus d’Illégal
part-most-consumer = Le plus de Consommation
part-most-luxury = Le plus de Luxe

## Noms

counter-credits = Crédits
    .first = Crédits actifs
counter-turn = Tour
place-crew = équipage
    .first = imports
place-goods = biens
place-fulfilled = contrats remplis
    .first = cargaisons complétées
place-played = cartes jouées
place-contracts = contrats
    .first = cargaisons
place-cargo = cargaison
    .first = conteneurs
place-island = Île de ravitaillement
ref-ship = Bateau { $number }
ref-island = l’Île
ref-supply = Ravitaillement
ref-import = Import
ref-contract = Contrat
ref-load = Chargement
ref-pirate = Piraterie
ref-barter = Troc
ref-technology = Technologie
ref-agriculture = Agriculture
ref-illegal = Illégal
ref-consumer = Consommation
ref-luxury = Luxe
ref-capital = Capital
