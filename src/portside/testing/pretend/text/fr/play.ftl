### Ce que le jeu d’essai demande, raconte et explique.

title-name = Le Marché de nuit

## Questions

ask-lead = Que faites-vous cette nuit ?
ask-bid = Combien de pièces misez-vous ?
ask-tie = Les mises sont égales : qui reçoit la carte ?
ask-drum = Piocher une carte avec { $card } ?
ask-firework = Quel étal ferme ?
ask-mirror = De qui { $card } prend-il le pouvoir ?
ask-net = Quelle carte donnez-vous ?

## Réponses

option-auction = Mettre aux enchères la carte du dessus
option-open = Ouvrir un étal avec { $card }

## Ce qui s’est passé

log-drew = { $seat } a pioché { $cards }.
log-opened = { $seat } a ouvert un étal : { $card }.
log-foretold = { $seat } a vu venir { $card }.
log-closed = { $card } de { $seat } a fermé.
log-earned = { $seat } a gagné { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}.
log-bought = { $seat } a acheté { $card } pour { $coins }.
log-unsold = Personne ne reçoit { $card } : les mises étaient égales.

## Raisons

why-too-dear = Cela coûte { $cost } et vous avez { $coins }.

## Noms

counter-coins = pièces
counter-night = nuit
part-coins = pièces
part-stalls = étals
place-stalls = étals
ref-stalls = étals de { ref-seat }

## Fins

ending-crown = Trois couronnes ont décidé du marché.
ending-nights = La dernière nuit est passée.
ending-rich = Quelqu’un a fait fortune.

## Réglages

setting-nights = Nuits
    .help = Après ce nombre de tours, le marché est terminé.
setting-tie = Mises égales
    .help = Qui reçoit la carte quand les plus hautes mises sont égales.
tie-leader = le meneur décide
tie-nobody = personne ne la reçoit
