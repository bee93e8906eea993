### Card names and powers of Import/Export.
### A power is worded for the Definitive Edition; what the first edition names or does
### differently stands in name-first and power-first.

## Technology

card-aeroponics = Aéroponie
    .power = Dès qu’un de vos bateaux en haute mer ne porte qu’un seul conteneur, même au milieu d’une action, il rentre aussitôt au port avec ce conteneur à bord.

card-ar-glasses = Lunettes de réalité augmentée
    .power = Vous pouvez effectuer jusqu’à 2 actions en jouant des cartes de votre main, sans compter votre équipage. Personne d’autre ne suit ni ne pioche.

card-batteries = Batteries
    .power = Une fois par tour, lors d’une action Chargement, vous pouvez payer 2 crédits pour charger 1 conteneur de plus.

card-bionic-ears = Oreilles bioniques
    .power = À tout moment, vous pouvez reprendre en main cette carte depuis vos contrats remplis.

card-cell-phones = Téléphones portables
    .power = Pour une action Chargement, vous pouvez piocher 1 carte au lieu d’en utiliser une de votre main. Si elle convient à l’un de vos contrats, vous devez la charger ; sinon, gardez-la en main.

card-drones = Drones
    .power = Chaque fois que vous placez un contrat sur un bateau, vous pouvez piocher 1 carte.

card-flash-drives = Clés USB
    .power = Chaque fois qu’un de vos bateaux remplit ses contrats, vous pouvez, après le paiement, prendre en main 1 de ses conteneurs.

card-fridges = Frigos
    .name-first = Réfrigérateurs
    .power = Vous pouvez utiliser chaque paire de vos biens Technologie comme 1 carte Chargement de votre équipage, sans qu’elle compte dans la limite de celui-ci.

card-generators = Générateurs
    .power = Pour vos contrats Technologie, vous pouvez charger ou pirater des conteneurs de n’importe quelle couleur.

card-graphics-cards = Cartes graphiques
    .power = Dès que vous avez le plus de biens dans 4 types différents, vous gagnez immédiatement la partie.

card-jets = Jets privés
    .power = Chaque fois qu’un de vos bateaux remplit ses contrats, vous pouvez, avant son départ, placer 1 de ses conteneurs dans vos biens si votre limite le permet.

card-jidohanbaiki = Jidohanbaiki
    .power = Quand vous menez et choisissez de piocher, vous pouvez gagner 2 crédits au lieu de prendre des cartes.

card-laptops = Ordinateurs portables
    .power = Chaque fois qu’un de vos bateaux remplit ses contrats avec au moins 1 conteneur Technologie à bord, piochez 2 cartes.

card-led-lights = Lampes à LED
    .power = Pendant votre tour, vous pouvez échanger 2 cartes de votre main contre 1 carte de l’Île de ravitaillement.

card-mri-machine = Appareil à IRM
    .name-first = Appareils à IRM
    .power = Pour tous les joueurs, le seuil de crédits qui met fin à la partie passe de 50 à 70.
    .power-first = Pour tous les joueurs, le seuil de crédits actifs qui met fin à la partie est désormais de 70, même dans une partie prolongée.

card-nanobots = Nanorobots
    .power = Chaque fois que vous piochez, vous pouvez effectuer 1 action Chargement gratuite.

card-neural-units = Unités neuronales
    .power = Vous pouvez suivre n’importe quelle action en jouant une carte Chargement ; vous n’effectuez alors que des actions Chargement, jamais l’action menée.
    .power-first = Vous pouvez suivre n’importe quelle action en jouant une carte Chargement, ou deux cartes d’une même couleur à sa place ; vous n’effectuez alors que des actions Chargement, jamais l’action du capitaine.

card-playstations = Consoles PlayStation
    .power = À chaque action Chargement, vous pouvez charger 1 conteneur de plus par paire de biens Technologie que vous possédez.

card-rare-metals = Métaux rares
    .power = Quand un de vos bateaux remplit à la fois un contrat Technologie et un contrat Consommation, gagnez 4 crédits de plus.

card-rice-cookers = Cuiseurs à riz
    .name-first = Cuiseur à riz
    .power = Vous pouvez utiliser vos cartes Chargement comme cartes Contrat et inversement, en main comme dans votre équipage, mais pour une seule de ces actions par tour. Quand vous menez, les autres suivent l’action que vous avez déclarée.

card-robo-cats = Robo-chats
    .name-first = Chats robotisés
    .power = Par une seule action Chargement, vous pouvez charger 2 cartes d’un même type comme 1 conteneur Technologie ; par Piraterie, il faut 2 actions. Chaque carte compte pour le paiement.

card-satellite = Satellite
    .power = Chaque fois qu’un bateau, quel que soit son propriétaire, part en haute mer après avoir rempli ses contrats, vous pouvez piocher 1 carte et charger 1 conteneur.

card-segways = Segways
    .power = Une fois cette carte parmi vos contrats remplis, vous pouvez la déplacer à tout moment, même en fin de partie, dans votre équipage, dans vos biens ou sur un bateau comme conteneur.

card-smart-cars = Voitures Smart
    .power = Une fois par tour, lors d’une action Chargement, vous pouvez placer une carte de votre main sur l’Île de ravitaillement au lieu de la charger, et gagner 2 crédits.

card-solar-panels = Panneaux solaires
    .power = Payez 2 crédits et placez cette carte dans vos biens ; faute de place, défaussez-la. Faute de crédits, elle reste parmi vos contrats remplis.

card-spacecraft = Vaisseau spatial
    .power = Si l’un de vos bateaux peut l’accueillir, vous devez contracter une carte de l’Île de ravitaillement dont vous atteignez le niveau. Au Port de Tokyo, vous ne payez pas son prix.

card-tablets = Tablettes tactiles
    .power = Vos bateaux peuvent porter jusqu’à 10 conteneurs. Le paiement est de 18 crédits pour 8 ou 9 conteneurs et de 20 crédits pour 10.
    .power-first = Vos bateaux peuvent porter jusqu’à 8 conteneurs. Le paiement est de 18 crédits pour 8 conteneurs.

card-telescopes = Télescopes
    .power = À tout moment avant le calcul des bonus de fin de partie, vous pouvez échanger vos biens Technologie contre 4 crédits chacun.

card-televisions = Téléviseurs
    .power = Vous pouvez charger ou pirater vos conteneurs Technologie (verts) pour n’importe quelle couleur requise.

card-three-d-printers = Imprimantes 3D
    .power = Quand vous suivez, vous pouvez jouer n’importe quelle carte de votre main pour effectuer l’action menée. Sans effet quand vous menez.

card-toyota = Toyota
    .power = Chaque fois qu’un de vos bateaux rentre au port, piochez 3 cartes.

card-vaccines = Vaccins
    .power = Prenez en main toutes les cartes de l’Île de ravitaillement.

card-volkswagen = Volkswagen
    .power = Chacun de vos biens Technologie vaut 2 niveaux, y compris pour les contrats Capital. Il en va de même de vos biens Capital qui comptent comme Technologie.

card-wind-turbines = Éoliennes
    .power = Choisissez un autre contrat rempli de niveau 0 ou 1, chez n’importe quel joueur : cette carte en a le pouvoir jusqu’à la fin de la partie. S’il n’y en a aucun, elle reste sans effet.

## Agriculture

card-almonds = Amandes
    .power = Après le paiement de ce bateau, gagnez 8 crédits si vous en avez 18 ou moins, sinon 4.

card-apples = Pommes
    .power = Vous pouvez ajouter 1 carte Agriculture de votre main à vos contrats remplis, quel que soit son niveau. Son pouvoir s’applique comme si ce contrat venait d’être rempli.

card-avocado = Avocat
    .power = Placez cette carte dans votre équipage ; s’il est complet, défaussez-la.

card-bamboo = Bambou
    .power = Au lieu d’ajouter cette carte à vos contrats remplis, vous pouvez la contracter de nouveau sur un bateau disponible de votre port, sans action ni niveau requis.

card-beer = Bière
    .power = Au lieu d’ajouter cette carte à vos contrats remplis, vous pouvez la placer sur l’Île de ravitaillement et gagner 6 crédits.

card-bird-feed = Nourriture pour oiseaux
    .name-first = Nourriture pour poulets
    .power = Dans le sens horaire, chaque adversaire peut vous acheter cette carte pour 6 crédits ; le premier preneur l’ajoute à ses propres contrats remplis.

card-bok-choy = Chou de Chine
    .power = Comme conteneur sur un contrat d’un autre type qu’Agriculture, cette carte rapporte 2 crédits de plus au propriétaire du bateau quand ce contrat est rempli.

card-coffee = Café
    .power = Pour vos contrats Agriculture, vous pouvez charger ou pirater des conteneurs de n’importe quelle couleur.

card-dragon-fruit = Fruits du dragon
    .power = Chaque fois que vous menez une action Piraterie, piochez 2 cartes ou gagnez 2 crédits, au choix.

card-flour = Farine
    .power = Si vous atteignez son niveau et avez en main 4 autres cartes qui peuvent y être chargées, vous pouvez, en une seule action Contrat, contracter cette carte et charger les 4 conteneurs.

card-flowers = Fleurs
    .power = Tous les joueurs, vous compris, gagnent 4 crédits.

card-hawaiian-salt = Sel d’Hawaï
    .power = Chaque adversaire révèle sa main. Prenez en main toutes les cartes Agriculture révélées et gagnez 2 crédits par carte prise.

card-honey = Miel
    .power = Gagnez 2 crédits pour chaque bien Agriculture de chaque joueur, vous compris.

card-iceland-water = Eau d’Islande
    .power = À tout moment, vous pouvez vendre des cartes Agriculture de votre main à l’Île de ravitaillement pour 2 crédits chacune.

card-jasmine-tea = Thé au jasmin
    .power = Par une seule action Contrat, vous pouvez placer autant de contrats que vous le souhaitez.
    .power-first = Une fois par tour, lors d’une action Contrat, vous pouvez aussi vendre 1 carte de votre main à l’Île de ravitaillement pour 2 crédits.

card-lutefisk = Lutefisk
    .power = À tout moment, si vous atteignez son niveau, vous pouvez contracter cette carte depuis votre main sur un bateau de votre port, sans dépenser d’action.

card-maple-syrup = Sirop d’érable
    .power = Lors d’une action Chargement, si vous avez au moins 30 crédits, vous pouvez charger en plus cette carte depuis votre main, gratuitement.

card-merino-wool = Laine mérinos
    .power = Piochez autant de cartes que vous en avez en main.

card-oat-milk = Lait d’avoine
    .name-first = Blé complet
    .power = Chaque fois qu’un joueur, vous compris, charge un conteneur Agriculture par quelque moyen que ce soit, vous pouvez gagner 2 crédits ou piocher 2 cartes.

card-olive-oil = Huile d’olive
    .power = Pendant votre tour, avant la fin de la partie, vous pouvez défausser cette carte de vos contrats remplis pour gagner 2 crédits.

card-onions = Oignons
    .power = Chaque fois que vous remplissez un contrat Agriculture, y compris celui-ci, gagnez 2 crédits.

card-paprika = Paprika
    .power = Chaque fois que vous placez un contrat, vous pouvez aussi charger gratuitement 1 conteneur sur un bateau de votre port.

card-potatoes = Pommes de terre
    .power = Gagnez 2 crédits ou piochez 5 cartes, au choix.
    .power-first = Gagnez 2 crédits et piochez 2 cartes.

card-ramen = Ramen
    .power = Placez dans vos biens toutes les cartes Agriculture du Port de Tokyo ou, sans lui, de l’Île de ravitaillement. Ce qui dépasse votre limite est défaussé.

card-rice = Riz
    .power = Gagnez 2 crédits par contrat Agriculture parmi vos contrats remplis, y compris celui-ci.

card-rooibos-tea = Thé rooibos
    .power = Chaque joueur en train de boire du thé gagne 2 crédits.

card-soy-sauce = Sauce soja
    .power = Vous pouvez déplacer tout votre équipage dans vos biens et gagner 2 crédits par carte déplacée. Ce qui dépasse votre limite de biens est défaussé.
    .power-first = Vous pouvez déplacer toutes les cartes Contrat de vos imports dans vos biens et gagner 2 crédits par carte déplacée. Ce qui dépasse votre limite de biens est défaussé.

card-squid-jerky = Calamar séché
    .power = Placez cette carte au Port de Tokyo et ajoutez à vos contrats remplis une autre carte de la colonne à 2 crédits, sans appliquer son pouvoir immédiat. S’il n’y en a pas, cette carte rejoint vos contrats remplis.

card-sugar = Sucre
    .power = Chaque fois que vous contractez une carte Agriculture, gagnez 2 crédits.

card-surstromming = Surströmming
    .power = Personne, pas même vous, ne peut effectuer d’action Piraterie jusqu’à votre prochain tour.

card-tej = Tej
    .power = Gagnez autant de crédits que vous avez de cartes dans votre équipage, moins 2, arrondi au nombre pair supérieur.

card-tortillas = Tortillas
    .power = Vous pouvez remplir ce contrat avec des conteneurs de n’importe quelle couleur. Son niveau reste requis pour le contracter.

card-wheat = Blé
    .power = Vous pouvez charger ou pirater vos conteneurs Agriculture (jaunes) pour n’importe quelle couleur requise.

card-yerba-mate = Yerba maté
    .power = Retournez la pioche face visible jusqu’à la fin de la partie. Seule sa carte du dessus peut être regardée.

card-yogurt = Yaourt
    .power = Quand vous chargez ou piratez cette carte, piochez 4 cartes, puis chaque adversaire, dans le sens horaire, en pioche 2.

## Illegal

card-a-small-tank = Un petit char d’assaut
    .power = Chaque fois qu’un adversaire remplit un contrat, il vous donne 1 carte de sa main, à son choix.

card-ammunition = Munitions
    .power = Chaque adversaire qui possède au moins 1 bien Illégal vous paie 2 crédits.

card-antiquities = Antiquités
    .power = Cherchez dans la pioche 1 carte de type Illégal de votre choix, prenez-la en main, puis mélangez la pioche.

card-big-ammunition = Munitions gros calibre
    .power = Chaque fois que vous piratez un conteneur d’un bateau adverse en haute mer, prenez 1 carte au hasard dans la main de son propriétaire.

card-big-cats = Grands félins
    .power = Vous pouvez charger ou pirater vos conteneurs de type Illégal (rouges) pour n’importe quelle couleur requise.

card-cannabis = Cannabis
    .power = Chaque fois qu’une action Import d’un adversaire lui fait prendre au moins 1 conteneur rouge, il vous paie 2 crédits.

card-cannons = Canons
    .power = Vous pouvez utiliser comme les vôtres les cartes Piraterie de l’équipage de vos adversaires, sans qu’elles comptent dans votre limite.

card-contraband = Contrebande
    .name-first = Drogues
    .power = Une fois par tour, lors d’une action Piraterie, vous pouvez prendre 1 conteneur de plus sur n’importe quel bateau en haute mer.

card-danger-pets = Animaux dangereux
    .power = Chaque adversaire vous donne 2 crédits.

card-dino-bones = Fossiles de dinosaures
    .power = Chaque joueur, vous compris, place 1 de ses biens sur l’Île de ravitaillement. Prenez-y ensuite 2 cartes de votre choix pour vos biens.

card-exotic-fish = Poisson exotique
    .power = Dès que vous avez au moins le double des crédits de chacun de vos adversaires, ainsi que le plus de biens, vous gagnez immédiatement la partie.

card-fake-money = Faux billets
    .name-first = Fausse monnaie
    .power = Prenez 1 conteneur sur chaque bateau adverse chargé, au port comme en haute mer. Pour chacun, chargez-le si possible ou prenez-le en main.
    .power-first = Prenez 1 conteneur sur un seul bateau de chaque adversaire, au port ou en haute mer. Pour chacun, chargez-le si possible ou prenez-le en main.

card-flametorch = Chalumeau
    .name-first = Lance-flammes
    .power = Lancez une pièce : sur face, chaque adversaire vous paie 4 crédits ; sur pile, vous payez 2 crédits à chacun d’eux.

card-foxes = Renards
    .power = Vous remportez toutes les égalités : enchères d’Import, bonus de biens et toutes les autres.

card-hentai-manga = Manga hentai
    .power = Quand vous remplissez un contrat Illégal après celui-ci, vous pouvez le placer dans votre équipage ou vos biens plutôt que parmi vos contrats remplis.

card-insects = Insectes
    .power = Donnez tous vos biens de type Illégal à un adversaire de votre choix ; ce qui dépasse sa limite est défaussé. Prenez ensuite n’importe lequel de ses biens et ajoutez-le aux vôtres.

card-ivory = Ivoire
    .power = À la fin de la partie, si vous avez le plus de biens de type Illégal, gagnez 6 crédits au lieu de les payer.

card-mini-van = Monospace
    .power = Lors d’une action Piraterie, vous pouvez aussi prendre un conteneur d’un bateau dans un port adverse, la carte du dessus de la pioche ou une carte au hasard de la main d’un adversaire. Défaussez-la si elle ne peut être chargée.

card-mother-load = Cargaison mère
    .name-first = La cargaison mère
    .power = Dès que vous avez 8 biens de type Illégal, vous gagnez immédiatement la partie.

card-opposition-leaflets = Tracts d’opposition
    .power = Chaque joueur, vous compris, défausse 1 carte de sa main, à son choix.

card-pirates = Pirates
    .name-first = Jeu reporté
    .power = Chaque adversaire paie à la banque 6 crédits, ou tout ce qu’il a s’il en a moins. À la fin de votre tour, vous en jouez aussitôt un autre.
    .power-first = Chaque adversaire paie à la banque 10 crédits, ou tout ce qu’il a s’il en a moins. À votre prochain tour, vous êtes capitaine deux fois de suite et les autres joueurs suivent comme d’habitude.

card-pistols = Pistolets
    .power = Chaque fois qu’un adversaire remplit un contrat Illégal, il vous paie 2 crédits.

card-poison-bottles = Bouteilles de poison
    .power = Chaque adversaire qui effectue des actions Piraterie vous paie 2 crédits, une seule fois par tour.

card-railguns = Canons électriques
    .power = Chaque adversaire vous donne, à son choix, 4 crédits, 1 de ses contrats remplis ou 2 de ses biens. Il ne choisit qu’une option payable en entier ; s’il n’en a aucune, il ne donne rien.

card-seeds = Graines
    .power = Pour vos contrats de type Illégal, vous pouvez charger ou pirater des conteneurs de n’importe quelle couleur.

card-shotguns = Fusils à pompe
    .power = Lors de votre première action Piraterie du tour, chaque joueur qui a déjà piraté avant vous ce tour-ci vous donne, à son choix, 2 crédits ou 2 cartes de sa main.

card-stem-cells = Cellules souches
    .power = Quand vous piratez un conteneur, vous pouvez payer 2 crédits pour le placer dans vos biens.

card-stolen-documents = Documents volés
    .name-first = Vol de recherches
    .power = Échangez cette carte contre un contrat Technologie rempli d’un adversaire : il rejoint vos contrats remplis comme si vous veniez de le remplir.

card-stolen-rice = Vol de riz
    .power = Chaque fois que vous piratez un conteneur Agriculture, gagnez 2 crédits.

card-stolen-tires = Pneus volés
    .power = Chaque fois que vous prenez par Piraterie une carte d’un bateau ou de l’Île de ravitaillement, piochez 1 carte, puis ajoutez à l’Île la carte suivante de la pioche.
    .power-first = À chacune de vos actions Piraterie, piochez 1 carte, puis ajoutez à l’Île de ravitaillement la carte suivante de la pioche.

card-unpasteurized-cheese = Fromage au lait cru
    .power = Placez cette carte dans votre équipage comme carte Piraterie ; s’il est complet, défaussez-la.

card-yakuza-art = Art yakuza
    .power = Si vous avez un bien Consommation, vous pouvez piocher 5 cartes. Si vous avez un bien Technologie, vous pouvez gagner 4 crédits.

## Consumer

card-backpacks = Sacs à dos
    .power = Chaque fois qu’un bateau, quel que soit son propriétaire, rentre de la haute mer, vous pouvez piocher 1 carte.

card-board-games = Jeux de société
    .power = Tant que vos contrats remplis comptent au moins 1 carte de chacune des cinq couleurs, votre équipage n’a pas de limite.

card-books = Livres
    .power = Une fois par tour, quand vous menez une action Import à laquelle un autre joueur participe, gagnez 2 crédits.

card-bubblegum = Chewing-gum
    .power = Chaque fois qu’un bien Consommation s’ajoute aux biens d’un joueur, vous compris, gagnez 4 crédits.

card-can-openers = Ouvre-boîtes
    .power = Vos crédits, si nombreux soient-ils, ne déclenchent plus la fin de la partie.

card-candy = Bonbons
    .power = Pour vos contrats Consommation, vous pouvez charger ou pirater des conteneurs de n’importe quelle couleur.

card-ceramics = Céramiques
    .power = À la fin de la partie, chaque paire de vos biens Consommation ajoute à votre total 1 bien Luxe, hors limite.

card-chairs = Chaises
    .power = Chaque fois qu’un adversaire effectue l’action de piocher, vous pouvez défausser 1 carte de votre main.

card-chapstick = Baumes à lèvres
    .power = Chaque fois qu’un bien Consommation s’ajoute aux biens d’un joueur, vous compris, gagnez 2 crédits.

card-cheap-shirts = Chemises premier prix
    .power = À la fin de la partie, déplacez dans vos biens autant de cartes de votre équipage que votre limite de biens le permet.

card-chopsticks = Baguettes
    .power = Vous pouvez effectuer vos actions Import, équipage compris, comme des actions Contrat ou comme des actions Chargement, mais d’un seul type par tour.

card-cups = Tasses
    .power = Piochez 5 cartes.

card-dark-flight = Dark Flight
    .name-first = Dark Flight Games
    .power = Quand vous désignez ce qui est mis aux enchères lors d’un Import, vous pouvez choisir l’Île de ravitaillement. La mise gagnante vous revient alors, même si c’est la vôtre.

card-fake-dvds = DVD pirates
    .power = Chaque fois qu’un adversaire dépense ou perd au moins 4 crédits, au total, lors d’un même effet, gagnez 2 crédits.
    .power-first = Chaque fois qu’un adversaire dépense ou perd au moins 4 crédits en un seul paiement, gagnez 2 crédits.

card-fixie-bikes = Vélos Fixie
    .power = Gagnez 2 crédits pour chaque conteneur qu’un joueur, vous compris, charge par une action Chargement.

card-glasses = Lunettes
    .power = Effectuez gratuitement une action Import à laquelle personne d’autre ne participe.

card-legos = Lego
    .power = Tant que cette carte est un contrat sur un bateau, celui-ci n’a de limite ni de contrats ni de conteneurs. Le paiement maximal reste le même.

card-lumber = Bois de charpente
    .power = Chaque fois qu’un adversaire pioche, vous pouvez effectuer l’action de piocher.
    .power-first = Chaque fois qu’un adversaire pioche, vous pouvez piocher 1 carte.

card-mouthwash = Bains de bouche
    .power = Chaque fois que vous remplissez un contrat Consommation après celui-ci, gagnez 2 crédits.
    .power-first = Chaque fois qu’un joueur, vous compris, complète une cargaison Consommation après celle-ci, gagnez 2 crédits.

card-muay-thai-shorts = Shorts de muay-thaï
    .power = Gagnez 2 crédits par contrat de ce bateau, cette carte comprise.

card-muji-pens = Stylos Muji
    .power = Placez toute votre main, face visible, sur l’Île de ravitaillement, puis prenez au hasard 3 cartes de la main de chaque adversaire, ou toutes s’il en a moins.

card-pants = Pantalons
    .power = Quand l’action Import d’un adversaire prend des cartes d’un de vos bateaux, vous recevez 4 crédits au lieu de 2.

card-paper = Papier
    .power = Chaque fois que vous remplissez un contrat Consommation, y compris celui-ci, vous pouvez importer 1 conteneur d’un bateau en haute mer dans votre équipage ou vos biens. Son propriétaire ne reçoit rien.

card-pens = Stylos
    .power = Gagnez 2 crédits pour chaque bien Consommation de chaque joueur, vous compris.

card-pocky = Biscuits Mikado
    .power = Gagnez 2 crédits, piochez 2 cartes, puis importez 1 conteneur d’un bateau en haute mer dans votre équipage ou vos biens. Son propriétaire ne reçoit rien.

card-protractors = Rapporteurs
    .power = Quand un adversaire importe d’un bateau en haute mer où il reste des conteneurs, vous pouvez en importer 1 gratuitement. Le propriétaire ne reçoit rien pour celui-ci.

card-rope = Corde
    .power = Une fois par tour, quand vous menez, vous pouvez échanger 1 carte de votre main contre 1 carte de l’Île de ravitaillement.

card-sanitizer = Gel hydroalcoolique
    .power = Échangez tout votre équipage avec tous vos biens, puis défaussez les cartes de votre choix qui dépassent l’une ou l’autre limite.

card-shampoo = Shampoings
    .power = Lors d’une action Import, vous pouvez prendre 3 conteneurs au lieu de 2.

card-shoes = Chaussures
    .power = Chaque fois qu’un joueur remplit un contrat, y compris celui-ci, vous pouvez piocher 1 carte.

card-soap = Savon
    .power = Vous pouvez charger ou pirater vos conteneurs Consommation (noirs) pour n’importe quelle couleur requise.

card-souvenirs = Souvenirs
    .power = Cette carte n’a aucun pouvoir.

card-water-notepad = Bloc-notes étanche
    .power = Personne, pas même vous, ne peut pirater vos bateaux.

## Luxury

card-apple-watch = Apple Watch
    .power = À la fin de la partie, chaque paire formée d’un de vos biens Luxe et d’un de vos biens Consommation rapporte 6 crédits de plus.

card-artifacts = Artefacts
    .name-first = Vins de grand cru
    .power = À la fin de la partie, gagnez 20 crédits si vous avez au moins 2 biens de chaque type.

card-champagne = Champagne
    .power = À la fin de la partie, gagnez 8 crédits si vous avez le plus de contrats remplis.

card-cologne = Eau de Cologne
    .power = À la fin de la partie, choisissez un type d’action et gagnez 4 crédits par carte de ce type dans votre équipage.

card-diamonds = Diamants
    .name-first = Bagues en diamant
    .power = À la fin de la partie, vous pouvez déplacer jusqu’à 2 de vos contrats remplis dans vos biens, en respectant votre limite de biens.
    .power-first = À la fin de la partie, vous pouvez déplacer jusqu’à 2 de vos cargaisons complétées dans vos biens, sans tenir compte des limites.

card-ferraris = Voiture Ferrari
    .power = Cette carte compte comme 1 bien virtuel de chacun des cinq types, hors limite.

card-gold-stuff = Objets en or
    .name-first = Toilettes en or
    .power = À la fin de la partie, gagnez 6 crédits par contrat Luxe parmi vos contrats remplis.

card-gold-watches = Montres en or
    .power = Pour vos contrats Luxe, vous pouvez charger ou pirater des conteneurs de n’importe quelle couleur.

card-helicopter = Hélicoptère
    .power = Chaque fois qu’un joueur, vous compris, contracte une carte Luxe, placez 4 crédits de la banque sur cette carte. Vous les récupérez à la fin de la partie ; d’ici là, ils ne comptent pas comme vos crédits.

card-impalas = Voitures Impala
    .power = Vous pouvez charger ou pirater vos conteneurs Luxe (bleus) pour n’importe quelle couleur requise.

card-import-export-definitive-edition = Import/Export, édition définitive
    .power = À la fin de la partie, gagnez 6 crédits par contrat Luxe parmi vos contrats remplis.

card-improbability = Improbabilité
    .power = Dès que chacune des cinq couleurs est présente à la fois dans votre équipage, parmi vos contrats remplis et dans vos biens, vous gagnez immédiatement la partie. Le gris ne compte pas.

card-joe-wiggins = Joe Wiggins
    .power = Parmi vos contrats remplis, cette carte compte comme 1 bien Technologie, 1 bien Agriculture, 1 bien Illégal et 1 bien Consommation, hors limite.

card-long-coats = Manteaux longs
    .name-first = Vestes en cuir
    .power = À la fin de la partie, vos biens Luxe valent 3 crédits chacun au lieu de 1.

card-lucky-cards = Cartes porte-bonheur
    .name-first = Cartes exclusives
    .power = Payez 30 crédits, annoncez un type de bien et piochez 1 carte : si elle est de ce type, gagnez 50 crédits.

card-massage-tables = Tables de massage
    .power = Révélez des cartes de la pioche jusqu’à en avoir 2 du même type, puis prenez-les toutes en main. Gagnez 1 crédit par carte révélée, arrondi au nombre pair supérieur.

card-nice-suits = Beaux costumes
    .power = À la fin de la partie, gagnez 16 crédits si vos bateaux, y compris en haute mer, portent le plus de conteneurs.

card-pillows = Oreillers
    .name-first = Oreillers moelleux
    .power = Gagnez 2 crédits par carte parmi vos contrats remplis, celle-ci comprise.

card-platinum-rings = Anneaux de platine
    .power = Piochez jusqu’à avoir 8 cartes en main. Vous pouvez ensuite en jouer autant que vous le souhaitez, dans l’ordre voulu, pour leurs actions : sans équipage, sans que personne suive ni pioche, avec une seule vente ce tour-ci et sans sauter de niveau.

card-prefab-home = Maison préfabriquée
    .name-first = Maisons préfabriquées
    .power = Vous pouvez remplir vos contrats Luxe avec la moitié de leurs conteneurs, arrondie au supérieur, en choisissant parmi les couleurs requises.

card-rolls-royce = Rolls Royce
    .power = Annoncez un type de bien et révélez la carte du dessus de la pioche. Si elle est de ce type, vous gagnez immédiatement la partie ; sinon, prenez-la en main.
    .power-first = Annoncez le nom d’une carte et piochez 1 carte. Si c’est bien elle, vous gagnez immédiatement la partie ; sinon, gardez-la en main.

card-sauna = Sauna
    .power = Vos bonus pour le plus de biens d’un type sont doublés, de même que la pénalité pour le plus de biens de type Illégal.

card-scotch = Scotch
    .name-first = Scotch whisky
    .power = Deux de vos biens Luxe n’occupent qu’une seule place dans votre limite de biens.

card-sculptures = Sculptures
    .power = Chaque adversaire pioche 3 cartes, puis vous donne 2 cartes de sa main, à son choix.

card-showers = Douches
    .name-first = Pommeau de douche
    .power = Annoncez un type de bien et piochez 2 cartes : si l’une d’elles au moins est de ce type, gagnez 8 crédits.

card-small-poodles = Petits caniches
    .power = Placez cette carte dans vos biens ; faute de place, défaussez-la.

card-stretch-goal = Objectif supplémentaire
    .name-first = Objectifs supplémentaires
    .power = En commençant par vous et dans le sens horaire, chaque joueur pioche 2 cartes, gagne 2 crédits et importe dans ses biens 1 carte d’un bateau en haute mer. Les propriétaires ne reçoivent rien.
    .power-first = En commençant par vous et dans le sens horaire, chaque joueur pioche 1 carte, gagne 2 crédits et importe 1 bien d’un bateau en haute mer ; les propriétaires ne reçoivent rien. Effectuez ensuite 2 actions gratuites de votre choix, sans jouer de carte ni compter vos imports, que personne ne peut suivre.

card-sushi-knives = Couteaux à sushi
    .power = À tout moment, vous pouvez défausser 4 cartes Luxe de votre main pour gagner 2 crédits.

card-teslas = Voitures Tesla
    .power = À la fin de la partie, vous pouvez compter chaque carte Ravitaillement de votre équipage comme 1 bien d’un type de votre choix, à annoncer avant l’attribution des bonus.

card-toto-toilets = Toilettes Toto
    .power = Lors d’une action Contrat, au lieu d’une carte de votre main, vous pouvez contracter gratuitement une carte du Port de Tokyo ou, sans lui, de l’Île de ravitaillement.

card-tsukiji-fish = Poisson de Tsukiji
    .name-first = Huîtres
    .power = Pendant votre tour, vous pouvez contracter depuis votre main autant de cartes Luxe ou Agriculture que vous le souhaitez, sans dépenser d’action.
    .power-first = À tout moment, vous pouvez contracter des cartes Luxe sans dépenser d’action. Leur niveau reste requis.

card-vacuums = Aspirateurs
    .name-first = Aspirateurs de la marque Dyson
    .power = Chaque adversaire vous donne, à son choix, toute sa main ou 1 de ses biens Luxe.

card-velvet-robes = Robes de velours
    .power = À la fin de la partie, chaque carte de votre main vaut 1 crédit.

## Capital

card-automation = Automatisation
    .power = Chargez cette carte comme conteneur arc-en-ciel sur un autre bateau de votre port ayant un contrat ; à défaut, défaussez-la. Chaque fois que son bateau remplit ses contrats, elle passe sur un autre de la même façon ou, à défaut, part avec lui.

card-cheap-labor = Main-d’œuvre bon marché
    .power = Chargez cette carte sur un bateau de votre port, même sans contrat. S’il n’y en a aucun, elle rejoint vos contrats remplis.

card-container-factory = Usine de conteneurs
    .power = Choisissez où va cette carte : dans votre équipage, dans vos biens, parmi vos contrats remplis, dans votre main ou sur un bateau comme conteneur arc-en-ciel.

card-diesel-engine = Moteur diesel
    .power = Cette carte devient un bateau supplémentaire dans votre port, pour un seul voyage. Une fois vidée en haute mer, elle est défaussée.

card-euros = Euros
    .power = Placez cette carte comme conteneur sur n’importe quel bateau en haute mer ; s’il n’y en a aucun, elle rejoint vos contrats remplis.

card-gps = GPS
    .power = Chargez cette carte comme conteneur arc-en-ciel sur un bateau de votre port ; à défaut, défaussez-la. Quand elle est le dernier conteneur de ce bateau en haute mer, défaussez-la et le bateau rentre au port.

card-import-tax = Taxe à l’importation
    .power = Chaque adversaire qui le peut paie 4 crédits à la banque. Défaussez ensuite cette carte.

card-interest = Intérêts
    .power = Chaque adversaire vous donne 1 de ses biens, à son choix. Si votre limite est dépassée, choisissez lesquels de ces nouveaux biens garder et défaussez les autres.

card-machine-arms = Bras mécaniques
    .power = Quand vous menez une action Chargement, vous pouvez charger autant de cartes de votre main que vous le souhaitez, pourvu qu’elles conviennent.

card-market-data = Données de marché
    .power = Chaque adversaire vous donne 2 cartes de sa main, à son choix, ou toutes s’il en a moins. Défaussez ensuite cette carte.

card-mineral-fuels = Combustibles minéraux
    .power = Jusqu’à la fin de la partie, vous piochez jusqu’à avoir 6 cartes au lieu de 5.

card-partnership = Partenariat
    .power = Vous pouvez contracter cette carte sur deux bateaux de votre port qui ont des contrats et demandent ensemble 4 conteneurs au plus : ils forment un superbateau de capacité 6, au paiement doublé. Chaque Import adverse y rapporte 4 crédits au lieu de 2 ; une fois vidé, il redevient deux bateaux.

card-the-algorithm = L’algorithme
    .power = Vous pouvez placer cette carte dans votre équipage ou la charger sur un bateau de votre port où elle convient ; sinon, elle rejoint vos contrats remplis.

card-us-dollars = Dollars américains
    .power = À tout moment, vous pouvez défausser cette carte de vos contrats remplis : pour ce tour seulement, vous disposez d’une carte d’équipage virtuelle de l’action de votre choix.

card-yen = Yen
    .power = Glissez définitivement cette carte sous l’un de vos bateaux. À chaque voyage, le premier contrat placé sur ce bateau demande 1 conteneur de moins, avec un minimum de 1.
