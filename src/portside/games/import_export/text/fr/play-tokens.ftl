### Des pièces à la place des cartes : le réglage, les pièces, ce qui est demandé et raconté.

setting-containers = Conteneurs
    .help = Si les cartes sont les conteneurs, ou des pièces de leur couleur tandis que les cartes sont défaussées ; l’équipage et les biens peuvent aussi être des pièces (édition définitive).
    .choice-cards = cartes
    .choice-tokens = pièces à bord
    .choice-all_tokens = pièces partout
set-tokens = pièces
field-copies = Nombre
ask-token = { $card } : une pièce de quelle couleur prend sa place ?
log-token = { $seat } défausse { $cards } pour une pièce : { $type }.
log-looked-through = { $seat } parcourt la défausse : { $cards }.
card-technology-token = Pièce Technologie
    .power = Tient lieu d’une carte de sa couleur.
card-agriculture-token = Pièce Agriculture
    .power = Tient lieu d’une carte de sa couleur.
card-illegal-token = Pièce Illégal
    .power = Tient lieu d’une carte de sa couleur.
card-consumer-token = Pièce Consommation
    .power = Tient lieu d’une carte de sa couleur.
card-luxury-token = Pièce Luxe
    .power = Tient lieu d’une carte de sa couleur.
