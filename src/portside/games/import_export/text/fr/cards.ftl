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
