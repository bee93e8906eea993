### Des jetons à la place des cartes : le réglage, les jetons, ce qui est demandé et raconté.

setting-containers = Conteneurs
    .help = Si les cartes sont les conteneurs, ou des jetons de leur couleur tandis que les cartes sont défaussées ; l’équipage et les biens peuvent aussi être des jetons (édition définitive).
    .choice-cards = cartes
    .choice-tokens = jetons à bord
    .choice-all_tokens = jetons partout
set-tokens = jetons
field-copies = Nombre
ask-token = { $card } : un jeton de quelle couleur prend sa place ?
log-token = { $seat } défausse { $cards } pour un jeton : { $type }.
log-looked-through = { $seat } parcourt la défausse : { $cards }.
card-technology-token = Jeton Technologie
    .power = Tient lieu d’une carte de sa couleur.
card-agriculture-token = Jeton Agriculture
    .power = Tient lieu d’une carte de sa couleur.
card-illegal-token = Jeton Illégal
    .power = Tient lieu d’une carte de sa couleur.
card-consumer-token = Jeton Consommation
    .power = Tient lieu d’une carte de sa couleur.
card-luxury-token = Jeton Luxe
    .power = Tient lieu d’une carte de sa couleur.
