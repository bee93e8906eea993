## Le guide : ce qui est dit à chaque pas des premiers tours

lesson-import-export-contract-waits = Voici votre bateau au port. Il porte le contrat { $contract } : les cases sont les conteneurs qu’il lui faut, tous d’une couleur, et elles sont encore vides. Remplissez-les et le bateau paie.
lesson-import-export-hand-fits = Une carte de la main peut être un tel conteneur, quoi qu’elle sache faire d’autre : { $first } et { $second } ont la couleur des cases. Pour les mettre à bord, il faut l’action Chargement.
lesson-import-export-lead-load = Vous menez ce tour. Le bord gauche d’une carte montre sa couleur et son action ; chaque couleur a une action. { $card } mène Chargement : jouez-la.
lesson-import-export-crew-adds = Un membre d’équipage au même symbole ajoute une action. { $crew } est dans votre équipage et charge aussi : vous pouvez charger { $most } fois, annoncez-le.
lesson-import-export-rival-draws = Avant que vous agissiez, chaque autre joueur suit avec une carte de la même action, ou pioche. Votre rival décide de piocher.
lesson-import-export-load-first = À vous de charger. Cliquez sur { $card }, puis sur le bateau ; ou choisissez dans la liste.
lesson-import-export-load-last = Il reste une case. Chargez aussi { $card }.
lesson-import-export-paid = Plein : la banque a payé selon le nombre de conteneurs, et le pouvoir du contrat y a ajouté. Vos crédits : { $credits }. Qui atteint { $goal } termine la partie. { $contract } est rempli et son pouvoir est à vous. Le bateau est parti avec { $first } et { $second } : en mer, d’autres peuvent les prendre.
lesson-import-export-rival-leads = La main passe. Votre rival mène maintenant.
lesson-import-export-draw = Avec { $card }, c’est Ravitaillement : vendre une carte à l’île, ou y recruter de l’équipage. Vous n’avez rien de cette couleur, et peu de cartes : { $hand }. Piochez jusqu’à une main pleine.
lesson-import-export-rival-recruits = Votre rival recrute { $card } sur l’île.
lesson-import-export-crew-shown = { $card } est dans l’équipage du rival et ajoute une action chaque fois que la sienne est menée, même par vous.
lesson-import-export-lead-import = Vous menez de nouveau. L’import met aux enchères un bateau en mer ; le gagnant y prend des conteneurs. { $first } et { $second } sont sur votre propre bateau au large. Menez avec { $card }.
lesson-import-export-rival-follows = Votre rival suit avec une carte de la même action, et participe donc à l’enchère.
lesson-import-export-target = { $card } est jouée : le rival mise aussi. Nommez le bateau : le vôtre, avec { $first } et { $second }. Une fois vide, il rentre au port.
lesson-import-export-bid = Chacun mise en secret. Vous pouvez miser jusqu’à { $most }, votre rival jusqu’à { $credits }. Seul le gagnant paie, à la banque. Misez { $wish }.
lesson-import-export-fists = Votre poing est fermé. Quand la dernière mise est faite, tous s’ouvrent ensemble.
lesson-import-export-take-crew = Vous avez gagné ; il vous reste { $credits }. Deux conteneurs sont à vous ; l’un d’eux peut devenir équipage. Prenez { $card } comme équipage : il importera pour vous.
lesson-import-export-take-good = L’autre devient un bien : { $card }. Les biens comptent à la fin, et ce sont eux que les contrats demandent par des ronds.
lesson-import-export-home-again = { $card } est parmi vos biens, { $crew } dans votre équipage, et le bateau vide est rentré : il peut prendre un nouveau contrat.
lesson-import-export-rival-leads-contract = Votre rival mène.
lesson-import-export-follow = C’est Contrat, et vous avez une carte pour cela : suivez avec { $card }. Gardez { $contract } : ce sera le contrat.
lesson-import-export-rival-contracts = Le meneur agit d’abord : votre rival ouvre un contrat.
lesson-import-export-open-contract = Les ronds d’un contrat sont des niveaux : des biens de ce type, et la couleur de votre port. La vôtre suffit pour { $contract }. Posez-la sur votre bateau.
lesson-import-export-now-you = { $contract } attend ses conteneurs. À vous : le reste de la partie est à vous, contre un robot facile. Elle finit quand quelqu’un atteint { $goal } crédits ou que la pioche est vide ; le plus de crédits gagne alors, biens compris.

## Le guide : ce que veut une question, après les premiers tours

lesson-import-export-ask-lead = Vous menez : jouez une carte pour son action, deux d’une couleur comme paire joker pour n’importe quelle action, ou piochez.
lesson-import-export-ask-follow = Quelqu’un d’autre mène. Suivez avec une carte de cette action ou une paire joker, ou piochez.
lesson-import-export-ask-count = Chaque membre d’équipage au symbole de l’action en ajoute une. Dites combien vous en ferez.
lesson-import-export-ask-load = Une carte de la main devient un conteneur de sa couleur sur un de vos bateaux.
lesson-import-export-ask-contract = Un contrat va de votre main sur un de vos bateaux au port. Un niveau qui manque coûte une action Contrat de plus.
lesson-import-export-ask-supply = Vendez une carte de la main à l’île, ou recrutez-y une carte comme équipage.
lesson-import-export-ask-target = Nommez le bateau en mer dont les conteneurs sont mis aux enchères.
lesson-import-export-ask-bid = Les mises sont secrètes et s’ouvrent ensemble. Seul le gagnant paie, et paie la banque.
lesson-import-export-ask-take = Le gagnant prend des conteneurs du bateau : au plus un comme équipage, les autres comme biens.
lesson-import-export-ask-pirate = La piraterie prend un conteneur à un bateau en mer, ou une carte de l’île, et le met droit sur un de vos bateaux qui en a besoin.
