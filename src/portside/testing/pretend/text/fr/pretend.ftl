### Ce que lisent les joueurs du marché de nuit.

title-name = Marché de nuit

## Cartes

card-bell = Cloche
    .power = Gagnez 1 pièce chaque fois que quelqu’un d’autre ouvre un étal.
card-broom = Balai
    .power = Mélangez la défausse à la pioche, puis montrez à tous la carte du dessus.
card-cloak = Cape
    .power = Quand cet étal ferme, il revient dans votre main.
card-crown = Couronne
    .power = Avec 3 Couronnes, vous gagnez aussitôt.
card-drum = Tambour
    .power = Une fois par tour, quand vous gagnez des pièces, vous pouvez piocher 1 carte.
card-firework = Feu d’artifice
    .power = Fermez n’importe quel autre étal.
card-hourglass = Sablier
    .power = Jouez un autre tour après celui-ci.
card-kite = Cerf-volant
    .power = Piochez 2 cartes.
card-lamp = Lampe
    .power = Vos étals coûtent 1 pièce de moins.
card-mirror = Miroir
    .power = Prend le pouvoir d’un autre étal tant que celui-ci reste ouvert.
card-net = Filet
    .power = Chaque autre joueur vous remet une carte de son choix, tous en même temps.
card-whistle = Sifflet
    .power = À tout moment, vous pouvez fermer cet étal et gagner 2 pièces.

## Questions

ask-bid = Combien offrez-vous ?
ask-drum = Piocher une carte grâce à { $card } ?
ask-firework = Quel étal { $card } ferme-t-il ?
ask-lead = Piocher, ouvrir un étal ou mettre aux enchères ?
ask-mirror = Quel étal { $card } copie-t-il ?
ask-net = Quelle carte remettez-vous ?
ask-tie = Qui l’emporte à égalité ?

## Réponses

option-auction = Mettre aux enchères la première carte de la pioche
option-open = Ouvrir un étal avec { $card }

## Journal

log-bought = { $seat } achète { $cards } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
log-closed = L’étal { $cards } de { $seat } ferme.
log-drew = { $seat } pioche { $cards }.
log-earned = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
log-opened = { $seat } ouvre { $cards }.

## Raisons

why-too-dear = Il faut { $cost } et vous avez { $coins }.

## Fins

ending-crown = Quelqu’un a 3 Couronnes.
ending-nights = La dernière nuit est passée.
ending-rich = Quelqu’un a 20 pièces.

## Noms

counter-coins = pièces
counter-night = nuit
part-coins = Pièces
part-stalls = Étals
place-stalls = étals

## Réglages

setting-nights = Nuits
    .help = Le nombre de nuits que dure le marché au plus.
setting-tie = Offres égales
    .help = Qui remporte une enchère quand plusieurs offrent le plus : l’un d’eux, choisi par le meneur, ou personne.
