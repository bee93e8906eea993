### Ce que demande et raconte l’extension Capital.

setting-set-capital = Extension Capital
    .help = Ajoute les 15 cartes Capital, avec l’action Troc, les conteneurs gris et le port gris (édition définitive).
set-capital = Capital
ask-barter = Quelle carte de votre main troquez-vous contre quelle carte de l’Île ?
ask-crew-action = Quelle action votre équipage effectue-t-il ?
ask-leftmost = Des biens arrivent ensemble : lequel se place le plus à gauche ?
