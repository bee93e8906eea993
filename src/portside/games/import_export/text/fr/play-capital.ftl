### Ce que demande et raconte l’extension Capital.

setting-set-capital = Extension Capital
    .help = Ajoute les 15 cartes Capital, avec l’action Troc, les conteneurs gris et le port gris (édition définitive).
set-capital = Capital
ask-barter = Quelle carte de votre main troquez-vous, et contre laquelle ?
ask-crew-action = Quelle action votre équipage effectue-t-il ?
ask-leftmost = Des biens arrivent ensemble : lequel se place le plus à gauche ?
ask-board = { $card } : à bord de quel bateau va-t-elle ?
ask-interest = { $card } : quel bien donnez-vous ?
ask-market-data = { $card } : quelles cartes de votre main donnez-vous ?
ask-new-place = { $card } : où va-t-elle ?
ask-part = Les deux bateaux se séparent : lequel garde ce qui est à bord ?
ask-partnership = { $card } : quel bateau ne fait plus qu’un avec le sien ?
ask-us-dollars = { $card } : pour quelle action vaut-elle un équipier ce tour-ci ?
ask-yen = { $card } : sous quel bateau se glisse-t-elle ?
ask-yen-waive = { $card } : de quel conteneur le contrat se passe-t-il ?
option-use-discard = Défausser { $card }
option-any = Toute couleur
log-hired = { $seat } a un équipier de plus pour { $action } ce tour-ci.
log-joined = { $ship } et { $other } de { $seat } ne font plus qu’un.
log-launched = { $cards } est un bateau de { $seat } pour un seul voyage : { $ship }.
log-under = { $seat } glisse { $cards } sous { $ship }.
place-hull = sous le bateau
ref-any = toute couleur
at-gone = hors du jeu
at-joined = uni à un autre bateau
