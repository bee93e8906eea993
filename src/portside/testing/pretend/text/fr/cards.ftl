### Noms et pouvoirs des cartes du jeu d’essai.

card-bell = Cloche
    .power = Chaque fois que quelqu’un d’autre ouvre un étal, gagnez 1 pièce.
card-broom = Balai
    .power = Mélangez la défausse à la pioche, puis montrez à tous la carte du dessus.
card-cloak = Cape
    .power = Quand cet étal ferme, reprenez-le en main.
card-crown = Couronne
    .power = Avec 3 couronnes parmi vos étals, vous gagnez aussitôt.
card-drum = Tambour
    .power = Une fois par tour, quand vous gagnez des pièces, vous pouvez piocher 1 carte.
card-firework = Feu d’artifice
    .power = Fermez un autre étal, n’importe lequel.
card-hourglass = Sablier
    .power = Menez encore une fois après ce tour.
card-kite = Cerf-volant
    .power = Piochez 2 cartes.
card-lamp = Lampe
    .power = L’ouverture de vos étals coûte 1 pièce de moins.
card-mirror = Miroir
    .power = Tant qu’il est ouvert, cet étal a le pouvoir d’un autre étal de votre choix.
card-net = Filet
    .power = Tous les autres choisissent en même temps une carte de leur main et vous la donnent.
card-oracle = Oracle
    .power = Montrez à tous la carte du dessus de la pioche, mélangez la pioche, et gagnez le prix imprimé sur cette carte.
card-whistle = Sifflet
    .power = À tout moment, vous pouvez fermer cet étal pour gagner 2 pièces.
