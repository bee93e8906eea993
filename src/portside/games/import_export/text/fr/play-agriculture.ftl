### Ce que les cartes Agriculture demandent et racontent.

ask-apples = Quelle carte Agriculture en main rejoint vos contrats remplis ?
    .first = Quelle carte Agriculture en main rejoint vos cargaisons complétées ?
ask-bamboo = Contracter { $card } de nouveau, sur un autre bateau ?
ask-beer = Placer { $card } sur { $at } pour 6 crédits ?
ask-bird-feed = Acheter { $card } pour 6 crédits ?
ask-flour = Charger aussitôt 4 cartes de votre main pour { $card } ?
ask-flour-cards = Quelles cartes chargez-vous pour { $card } ?
ask-iceland-water = Quelles cartes Agriculture vendez-vous à 2 crédits pièce ?
ask-lutefisk = Quel bateau prend { $card } ?
ask-paprika = { $card } vous permet de charger un conteneur : lequel, et sur quel bateau ?
ask-potatoes = 2 crédits, ou 5 cartes ?
ask-soy-sauce = Placer tout votre équipage parmi vos biens, pour 2 crédits par carte ?
    .first = Placer des imports parmi vos biens pour 2 crédits pièce, tous ou aucun ?
option-buy = L’acheter
option-cards = Piocher les cartes
option-credits = Prendre les crédits
log-bought = { $seat } achète { $cards }.
log-took = { $seat } prend { $cards }.
log-tucked = { $seat } ajoute { $cards } à ses contrats remplis.
    .first = { $seat } ajoute { $cards } à ses cargaisons complétées.
