### Noms et effets des cartes de Neko Harbour.
###
### Beaucoup de cartes portent le même nom ; ce qui est entre parenthèses est de nous et les distingue.

## Centres des visiteurs

card-visitor-center-2 = Centre des visiteurs (2 pièces)
    .power = 2 pièces à chaque tour, à dépenser pendant l’activation de cette colonne.
card-visitor-center-4 = Centre des visiteurs (4 pièces)
    .power = 4 pièces à chaque tour, à dépenser pendant l’activation de cette colonne.
card-visitor-center-sets = Centre des visiteurs (séries)
    .power = En fin de partie : 4 points par groupe de 3 Centres des visiteurs dans cette colonne, celui-ci compris.

## Navires ravitailleurs

card-fuel-supply-ship-1 = Navire ravitailleur (1 carburant)
    .power = 1 carburant à chaque tour, à dépenser pendant l’activation de cette colonne.
card-fuel-supply-ship-2 = Navire ravitailleur (2 unités de carburant)
    .power = 2 unités de carburant à chaque tour, à dépenser pendant l’activation de cette colonne.
card-fuel-supply-ship-sets = Navire ravitailleur (séries)
    .power = En fin de partie : 6 points par groupe de 3 Navires ravitailleurs dans cette colonne, celui-ci compris.

## Bureaux des permis

card-permit-office-1 = Bureau des permis (1 permis)
    .power = 1 permis à chaque tour, à dépenser pendant l’activation de cette colonne.
card-permit-office-2 = Bureau des permis (2 permis)
    .power = 2 permis à chaque tour, à dépenser pendant l’activation de cette colonne.
card-permit-office-sets = Bureau des permis (séries)
    .power = En fin de partie : 8 points par groupe de 3 Bureaux des permis dans cette colonne, celui-ci compris.

## Villages côtiers

card-seaside-town-cargo = Village côtier (marchandise)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, prenez 1 marchandise.
card-seaside-town-storage = Village côtier (entrepôt)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, prenez 1 marchandise. Vous pouvez garder 2 cartes Ressource de plus.
card-seaside-town-scorer = Village côtier (points)
    .power = En fin de partie : 1 point de plus par carte Marchandise que vous avez.

## Chantiers navals

card-shipyard-raise = Chantier naval (amélioration)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, vous pouvez, une fois le quai vérifié, l’améliorer gratuitement de 1 niveau. Tant que cette carte est la première de sa colonne, les quais voisins augmentent du nombre indiqué.
card-shipyard-points = Chantier naval (points)
    .power = Aussitôt : 1 point par bateau de niveau 4 ou plus que vous avez sur le port ou dans la ligne maritime. Glissez ensuite cette carte au quai d’une colonne quelconque.
card-shipyard-harbour = Chantier naval (port)
    .power = En fin de partie : autant de points que le niveau de votre port.

## Stations de recherche

card-research-salvage = Station de recherche (récupération)
    .power = Quand vous renoncez à une carte, prenez 1 poisson et 2 permis à la place de 2 poissons.
card-research-reserves = Station de recherche (réserves)
    .power = Une fois par tour : 2 pièces de plus pour vos actions Pièces ou 1 carburant de plus pour vos actions Carburant.
card-research-guides = Station de recherche (guides)
    .power = Vos bateaux prennent la meilleure récompense du premier site atteint, quels que soient les bateaux présents.
card-research-licences = Station de recherche (licences)
    .power = Vous achetez les permis 2 pièces chacun.
card-research-harbour = Station de recherche (port)
    .power = Chaque amélioration de votre port vous rapporte aussi 1 manchot.
card-research-exchange = Station de recherche (échange)
    .power = Une fois par tour, à l’activation de cette colonne, vous pouvez retourner 1 poisson (il devient une marchandise) ou 1 permis (il devient un manchot) de votre réserve personnelle.
card-research-depot = Station de recherche (dépôt)
    .power = Chaque fois qu’un de vos bateaux gagne un quai de niveau 6 ou plus, prenez 1 marchandise.
card-research-captains = Station de recherche (capitaines)
    .power = En fin de partie : 1 point de plus par capitaine non utilisé.
card-research-mooring = Station de recherche (mouillage)
    .power = Vos bateaux qui arrivent à un site se rangent au plus près de sa carte.
card-research-consolation = Station de recherche (consolation)
    .power = Chaque fois qu’un de vos bateaux arrive dans une colonne sans récompense de quai, prenez 1 poisson.
card-research-storage = Station de recherche (entrepôt)
    .power = Vous pouvez garder autant de cartes Ressource que vous voulez.

## Sites

card-penguin-island = Île Penguin
    .power = Première place : 20 points. Meilleure récompense : les cartes Ressource indiquées. Récompense de base : rien.
card-livingston-island = Île Livingston
    .power = Première place : 14 points. Meilleure récompense : un manchot. Récompense de base : la carte Ressource indiquée.
card-king-george-island = Île du Roi-George
    .power = Première place : 10 points. Meilleure récompense : améliorez un bateau de votre port ou de votre ligne maritime de 3 niveaux au plus. Récompense de base : de 1 niveau.
card-deception-island = Île de la Déception
    .power = Première place : les points indiqués. Meilleure récompense : un manchot. Récompense de base : une carte Ressource de votre choix.
card-paulet-island = Île Paulet
    .power = La première place rapporte la somme des niveaux de tous les bateaux présents, quel que soit leur propriétaire. Meilleure récompense : un capitaine. Récompense de base : rien.
card-half-moon-island = Île de la Demi-Lune
    .power = Les points et les récompenses indiqués.
card-elephant-island = Île de l’Éléphant
    .power = Les points et les récompenses indiqués.

## Bateaux de pêche

card-boat-penguin-fish = Bateau de pêche (manchot et poissons)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, vous pouvez échanger 1 manchot contre 4 poissons, ou l’inverse.
card-boat-cargo-captain = Bateau de pêche (marchandise et capitaine)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, vous pouvez échanger 1 marchandise contre 1 capitaine et 1 poisson, ou l’inverse.
card-boat-captain-penguin = Bateau de pêche (capitaine et manchot)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, vous pouvez échanger 1 capitaine contre 1 manchot et 1 poisson, ou l’inverse.
card-boat-permit-captain = Bateau de pêche (permis et capitaine)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, vous pouvez échanger 1 permis contre 1 capitaine, ou l’inverse.
card-boat-fish-goods = Bateau de pêche (poissons et biens)
    .power = Chaque fois qu’un de vos bateaux arrive dans cette colonne, vous pouvez échanger 1 permis ou 1 marchandise contre 3 poissons, ou l’inverse.
card-boat-piers = Bateau de pêche (quais)
    .power = En fin de partie : la somme des 3 plus hauts quais d’une de vos colonnes, carte par carte.
card-boat-cargo = Bateau de pêche (marchandises)
    .power = En fin de partie : 1 point de plus par carte Marchandise que vous avez.
card-boat-captains = Bateau de pêche (capitaines)
    .power = En fin de partie : 1 point de plus par capitaine non utilisé.
card-boat-penguins = Bateau de pêche (manchots)
    .power = En fin de partie : 1 point de plus par manchot que vous avez.
card-boat-permits = Bateau de pêche (permis)
    .power = En fin de partie : 1 point par permis que vous avez.
