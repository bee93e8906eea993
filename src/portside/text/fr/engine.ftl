### Ce que dit le moteur lui-même, quel que soit le titre.

## Questions

order-powers = Quel pouvoir s’applique d’abord ?
offer = Vous pouvez utiliser un pouvoir maintenant.

## Réponses

option-amount = { $amount }
option-card = { $card }
option-draw = Piocher
option-no = Non
option-none = Rien
option-pass = Passer
option-seat = { $word }
option-use = Utiliser { $card }
option-yes = Oui

## Raisons

why-match-over = La partie est terminée.
why-not-asked = Ce n’est pas à vous de décider.
why-not-in-question = La question posée porte sur autre chose.

## Noms

ref-seat = Joueur { $number }
place-deck = pioche
place-discard = défausse
place-hand = main
place-nowhere = hors du jeu
place-numbered = { $place } { $number }
hidden-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
comma = { ", " }
times = { $count } { $name }
with-rule = { $text } ({ $rule })
yes = oui
no = non

## Imprimé sur les cartes

field-action = Action
field-back = Dos
field-cost = Coût
field-level = Niveau
field-load = Chargement
field-name = Nom
field-period = Période
field-power = Pouvoir
field-set = Série
field-slug = Clé
field-tier = Niveau
field-timing = Moment
field-type = Type
field-value = Valeur
timing-anytime = à tout moment
timing-arrival = à l’arrivée
timing-end = à la fin
timing-immediate = immédiat
timing-ongoing = permanent
timing-turn = une fois par tour

## Où sont les choses

at-departing = au départ
at-gone = hors du jeu
at-harbour = au port
at-sea = en mer

## Erreurs

error-error = Cela n’a pas fonctionné.
error-bad-name = « { $title } » ne peut pas servir de nom à un nouveau titre ici.
error-missing-extra = Il manque { $missing } : { $command }
error-bad-address = « { $value } » n’est l’adresse d’aucune table ni d’aucun serveur.
error-unreachable = Aucun serveur de tables ne répond à { $value }.
error-signed-out = Cet appareil y a été déconnecté.
error-not-welcome = Cette table est privée : demandez son lien.
error-unknown-title = Il n’y a pas de titre « { $title } ».
error-unknown-language = Il n’y a pas de textes en « { $language } » ; il y a : { $languages }.
error-bad-setting = { $value ->
    [none] Le réglage « { $setting } » est inconnu ou ne va pas avec les autres.
   *[other] Le réglage « { $setting } » ne peut pas être « { $value } ».
}
error-missing-expansion = Il faut l’extension « { $value } » de { $title }, qui n’est pas installée ici.
error-bad-expansion = L’extension est inutilisable : { $card ->
    [none] elle ne se charge pas ou ne convient pas à son titre.
   *[other] la carte « { $card } » est incorrecte.
}
error-wrong-seats = { $seats ->
    [none] Cette place n’existe pas à cette table.
   *[other] Ce titre ne se joue pas à { $seats }.
}
error-illegal-answer = « { $key } » ne fait pas partie des réponses à cette question.
error-stale-answer = Cette question a déjà reçu sa réponse ; regardez la question posée maintenant.
error-not-asked = { $seat ->
    [none] Rien n’est demandé à cette place pour le moment.
   *[other] Rien n’est demandé à { $seat } pour le moment.
}
error-match-over = La partie est terminée ; plus aucune réponse n’est acceptée.
error-undo-refused = Impossible de revenir en arrière : depuis, quelqu’un a répondu ou appris quelque chose.
error-no-past = Cette copie d’une partie ignore ce qui l’a précédée : impossible de faire cela avec elle.
error-broken-record = { $line ->
    [none] Ce n’est pas l’enregistrement d’une partie de Portside.
   *[other] La ligne { $line } de l’enregistrement est abîmée ou ne peut pas être jouée.
}
error-other-rules = L’enregistrement suit d’autres règles de { $title } que les règles actuelles ({ $rules }).
error-bad-scenario = { $card ->
    [none] { $place ->
        [none] Cette position ne peut pas exister.
       *[other] La position nomme un emplacement qui n’existe pas : « { $place } ».
    }
   *[other] La position nomme une carte qui n’est pas en jeu : « { $card } ».
}
error-bad-values = { $card ->
    [none] Le fichier de valeurs des cartes est inutilisable.
   *[other] Le fichier de valeurs des cartes se trompe sur « { $card } ».
}
error-unknown-ref = Il n’y a pas de « { $ref } » en vue.
