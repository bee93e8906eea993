### Les règles numérotées d’Import/Export, première édition.

## A. Matériel

rule-F1-001 = Le jeu compte 112 cartes : 100 cartes de bien et 12 cartes bateau.
rule-F1-002 = Les cartes de bien se répartissent également : 20 Technologie, 20 Agriculture, 20 Consommation, 20 Illégal, 20 Luxe.
rule-F1-003 = Chaque carte de bien a son propre nom et son propre pouvoir ; il n’y a pas de doubles.
rule-F1-004 = Les cartes bateau existent en six couleurs, deux de chaque.
rule-F1-005 = Il y a six plateaux de port, un par joueur.
rule-F1-006 = Il y a un plateau de l’île de ravitaillement.
rule-F1-007 = Il y a 42 rectangles rouges, valant chacun 10 crédits.
rule-F1-008 = Il y a 50 cubes blancs, valant chacun 2 crédits ; la banque en contient donc 520 en tout.
rule-F1-009 = Les crédits actifs, ceux en pièces, ne se gagnent et ne se dépensent que par 2.
rule-F1-010 = Couleurs : vert pour Technologie, jaune pour Agriculture, noir pour Consommation, rouge pour Illégal, bleu pour Luxe. Le sixième bateau, gris clair, est dit Capital et ne correspond à aucun type de bien du jeu de base.
rule-F1-011 = Dans le jeu de base, le type d’une carte fixe son action : Technologie est Chargement, Agriculture Contrat, Illégal Piraterie, Consommation Import, Luxe Ravitaillement.
rule-F1-012 = Chaque carte bateau montre la table des paiements et rappelle d’ajouter une carte à l’île de ravitaillement.
rule-F1-013 = Chaque plateau de port montre la base de 1 cargaison, les limites (autant d’imports et deux fois plus de biens que de cargaisons), les valeurs de fin de partie (1 et 6, 1 et 6, 2 et -6, 1 et 6, 1 et 8, et 10 pour une série complète) et un résumé des cinq actions.
rule-F1-014 = Le plateau de l’île de ravitaillement rappelle qu’une carte de la pioche s’ajoute par cargaison complétée.
rule-F1-015 = Le dos des plateaux de port donne la liste de toutes les cartes, utile à Rolls Royce.
rule-F1-016 = On joue de 2 à 6 : il y a six ports et une note sur les parties à six.

## B. But et deux économies

rule-F1-017 = But : avoir plus de crédits que les autres quand la partie s’achève.
rule-F1-018 = Les crédits actifs sont les pièces rouges et blanches que vous avez devant vous ; elles seules comptent pour déclencher la fin.
rule-F1-019 = Les crédits actifs viennent des cargaisons complétées, des cartes vendues et des pouvoirs de cargaisons complétées.
rule-F1-020 = Les crédits passifs viennent des biens importés et des pouvoirs de cargaisons complétées ; on ne les compte qu’à la fin.

## C. Lire une carte

rule-F1-021 = Une carte de bien peut servir d’action, de contrat, de conteneur, d’import ou de bien, selon l’endroit où elle va.
rule-F1-022 = On acquiert un pouvoir, ou on l’utilise une fois, quand la carte est complétée comme cargaison ; les cartes au symbole spécial échappent à cette condition.
rule-F1-023 = Symbole « à tout moment » : le pouvoir agit hors de la règle habituelle, comme son texte le dit ; la carte n’a pas à être contractée, mais son niveau doit être atteint.
rule-F1-024 = Symbole « usage unique » : résolvez le pouvoir une fois, au moment où la cargaison est complétée. La carte va quand même dans la partie des cargaisons et relève les limites.
rule-F1-025 = Les cartes sans aucun des deux symboles continuent d’agir une fois complétées.
rule-F1-026 = Le bord gauche montre l’action : jouez la carte de votre main pour mener cette action ou la suivre.
rule-F1-027 = Le chargement requis dit combien de conteneurs de quel type doivent être sur le bateau pour que le contrat soit complété.
rule-F1-028 = Le type compte deux fois : chaque bien réuni s’ajoute au score final et donne un niveau dans ce type.
rule-F1-029 = Les cercles pleins sont le niveau : il faut autant de niveaux du type de la carte avant de la contracter.
rule-F1-030 = Les niveaux vont de 0 à 3.
rule-F1-031 = Chargements et niveaux connus : Ordinateurs portables 2 Technologie, Appareils à IRM 2 Technologie, Anneaux en diamant 4 Luxe et Farine 4 conteneurs ; Sel d’Hawaï est de niveau 2 en Agriculture. Les autres sont des valeurs maison.

## D. Bateaux

rule-F1-032 = Chaque joueur possède deux cartes bateau d’une même couleur.
rule-F1-033 = La couleur de vos bateaux donne un niveau (et non deux) dans le type correspondant.
rule-F1-034 = Contrats et conteneurs se placent sous une carte bateau ou dessus.
rule-F1-035 = La couleur ne restreint jamais ce que vous pouvez contracter ; elle ne fait que fournir le niveau gratuit.

## E. Espaces du port et limites

rule-F1-036 = Le port réunit les imports, les biens, les cargaisons complétées et les bateaux en cours de contrat et de chargement.
rule-F1-037 = Les imports, que l’édition définitive nomme équipage, répètent gratuitement leur action quand vous menez, et vous laissent agir sans jouer de carte quand vous ne menez pas.
rule-F1-038 = Les imports s’obtiennent par les actions Import et Ravitaillement.
rule-F1-039 = Limite d’imports : un par cargaison complétée, avec une base imprimée de 1 ; donc 1 au début et 2 après la première.
rule-F1-040 = Le livret français dit une fois que les imports ne servent pas à qui pioche. Cela contredit son déroulement du tour et ses exemples ; on y lit le cas du capitaine, dont la pioche finit le tour (F1-066, F1-DIFF-15).
rule-F1-041 = Limite de biens : deux par cargaison complétée, base de 1 comprise ; donc 2 au début et 4 après la première.
rule-F1-042 = Chaque bien dans l’espace des biens donne un niveau de son type.
rule-F1-043 = Les contrats complétés vont dans la partie des cargaisons du port ; c’est alors que vous acquérez le pouvoir.
rule-F1-044 = Quand vous complétez une cargaison, le bateau part en haute mer avec ses conteneurs.

## F. Mise en place

rule-F1-045 = Donnez un port à chaque joueur.
rule-F1-046 = Prenez un bateau de chaque couleur, mélangez-les face cachée et donnez-en un au hasard à chacun : il fixe la couleur et commence au port.
rule-F1-047 = Le gris clair ne sert qu’à six joueurs ; qui le reçoit commence avec 4 crédits de plus.
rule-F1-048 = Le jumeau de chaque bateau distribué va en haute mer.
rule-F1-049 = Les jumeaux des couleurs non distribuées sont retirés.
rule-F1-050 = L’île de ravitaillement se place au milieu.
rule-F1-051 = Mélangez les cartes de bien en une pioche placée à côté.
rule-F1-052 = Posez 4 cartes de la pioche sur chaque bateau en mer.
rule-F1-053 = Posez sur l’île de ravitaillement une carte de la pioche par joueur.
rule-F1-054 = Chaque joueur prend cinq cubes blancs, soit 10 crédits.
rule-F1-055 = Les crédits qui restent forment la banque, près de la pioche.
rule-F1-056 = Chaque joueur pioche une main de départ de 5 cartes.
rule-F1-057 = Rien n’est dit du premier capitaine, ni du secret des mains ou des crédits (F1-DIFF-12, F1-DIFF-13).

## G. Tour de jeu

rule-F1-058 = Un tour a un capitaine ; ensuite le rôle passe à gauche, dans le sens horaire, jusqu’à une condition de fin.
rule-F1-059 = Capitaine, option 1 : piochez jusqu’à 5 cartes, ou exactement 1 si vous en avez déjà 5 ou plus. Le tour est alors fini pour tous.
rule-F1-060 = Capitaine, option 2 : déclarez une action en jouant au port une carte correspondante de votre main. Rien n’est encore exécuté.
rule-F1-061 = Si une action est déclarée, les autres se décident un par un dans le sens horaire.
rule-F1-062 = Autres joueurs, option 1 : piochez aussitôt jusqu’à 5 cartes, ou 1 carte si vous en avez 5 ou plus.
rule-F1-063 = Autres joueurs, option 2 : suivez, en jouant au port une carte de l’action déclarée.
rule-F1-064 = Après toutes les décisions, le capitaine exécute l’action une fois, plus une fois par import correspondant.
rule-F1-065 = Puis chaque joueur qui suit l’exécute une fois, dans le sens horaire, plus une fois par import correspondant.
rule-F1-066 = Qui a pioché garde une action par import correspondant (mais pas l’action de base).
rule-F1-067 = Les cartes jouées pour mener ou suivre ne sont pas celles qu’on charge ; elles vont à la défausse quand tous ont fini.
rule-F1-068 = Paire joker : deux cartes de la main d’une même couleur remplacent une carte de l’action voulue, pour mener comme pour suivre.
rule-F1-069 = On n’a pas à annoncer combien d’actions on utilisera (F1-DIFF-14).
rule-F1-070 = Une seule action de pioche par joueur et par tour.
rule-F1-071 = Un tour d’essai passant par toutes les actions est conseillé avant une première partie.

## H. Contrats et cargaisons en général

rule-F1-072 = Un bateau peut porter plusieurs contrats tant que leurs exigences ne dépassent pas 6 conteneurs en tout.
rule-F1-073 = Avec plusieurs contrats sur un bateau, les exigences de tous doivent être satisfaites avant qu’aucun soit complété.
rule-F1-074 = Exemple : Appareils à IRM (2 Technologie) avec Anneaux en diamant (4 Luxe) demande 6 conteneurs, rapporte 14 et livre les deux cartes.
rule-F1-075 = Une cargaison est complétée d’office et aussitôt que l’exigence est satisfaite.
rule-F1-076 = Le paiement suit le nombre de conteneurs du bateau : 2 ou 3 donnent 6, 4 ou 5 donnent 10, 6 donnent 14 crédits de la banque.
rule-F1-077 = Ordre d’une cargaison complétée : regarnir l’île de ravitaillement, prendre les crédits, acquérir ou résoudre le pouvoir, mettre la carte au port. Le livret chinois dit seulement que le bateau part ensuite.
rule-F1-078 = Une carte de la pioche s’ajoute à l’île de ravitaillement par bateau qui part, même s’il a complété deux contrats.
rule-F1-079 = Le capitaine peut, à tout moment de son tour, mettre à la défausse des contrats inachevés d’un de ses bateaux.
rule-F1-080 = Le sort des conteneurs déjà sur ce bateau n’est pas précisé (F1-DIFF-28).
rule-F1-081 = Un bateau en mer ne rentre que lorsque tous ses conteneurs ont été importés ou piratés.
rule-F1-082 = Pour l’action Contrat, il faut un bateau au port ; avec ses deux bateaux en mer, on manque l’occasion de la mener ou de la suivre.
rule-F1-083 = Conseil, non règle : commencez avec un contrat par bateau.
rule-F1-084 = La disposition est libre tant que contrats et conteneurs se distinguent.

## I. Action Contrat

rule-F1-085 = Une action Contrat : placez une carte de votre main dont vous atteignez le niveau, comme contrat sur un de vos bateaux au port.
rule-F1-086 = Tout type est ouvert à tout joueur.
rule-F1-087 = Les niveaux viennent des biens de votre espace des biens et d’un niveau donné par la couleur de vos bateaux ; pour Sel d’Hawaï, ce sont 2 biens Agriculture, ou 1 avec les bateaux jaunes.
rule-F1-088 = Chaque action Contrat de plus (par les imports) peut placer un autre contrat.
rule-F1-089 = Ou bien chaque action Contrat de plus remplace un niveau manquant pour ce placement ; une carte de niveau 3 sans aucun niveau coûte 4 actions.
rule-F1-090 = Les niveaux ainsi payés durent le temps du tour, et les actions inutilisées ne se gardent pas.
rule-F1-091 = Construire est un ancien nom de l’action Contrat.

## J. Action Chargement

rule-F1-092 = Une action Chargement : mettez une carte de votre main comme conteneur sur un de vos bateaux au port.
rule-F1-093 = Sans contrat sur un bateau au port, vous ne pouvez pas charger.
rule-F1-094 = Le conteneur doit avoir une couleur que demande le contrat, sauf si un pouvoir en dispose autrement.
rule-F1-095 = Une carte employée comme conteneur ne garde que sa couleur ; le reste est ignoré.
rule-F1-096 = Plusieurs actions Chargement chargent autant de cartes.
rule-F1-097 = Un bateau porte au plus 6 conteneurs.
rule-F1-098 = Il faut un bateau avec un contrat. Aucun texte n’interdit de charger d’une couleur plus qu’un contrat n’en demande tant qu’un autre du bateau est inachevé (F1-DIFF-30).

## K. Action Import

rule-F1-099 = Le capitaine choisit un bateau en mer ; tous ceux qui prennent part à l’import font une offre pour ses cartes ; le gagnant en choisit 2.
rule-F1-100 = Les offres se cachent dans le poing et s’ouvrent ensemble ; seul le plus haut parieur paie, à la banque.
rule-F1-101 = Le livret français oblige à miser, le chinois dit qu’on participe ; aucun ne parle d’une mise de zéro (F1-DIFF-18, F1-DIFF-19).
rule-F1-102 = Des deux cartes, une va aux imports et une aux biens, ou les deux aux biens.
rule-F1-103 = Égalité dans le livret chinois : le capitaine gagne.
rule-F1-104 = Égalité dans le livret français : dans le sens horaire à partir du capitaine, qui vient d’abord (F1-DIFF-20).
rule-F1-105 = Si un autre que le propriétaire importe d’un bateau, celui-ci touche 2 crédits de la banque.
rule-F1-106 = Un bateau vidé rentre au port de son propriétaire.
rule-F1-107 = Plusieurs actions Import font plusieurs tours d’enchères, et non des tours à la suite ; le capitaine choisit chaque fois le bateau, même quand il n’y mise plus.
rule-F1-108 = À la manche n, seuls misent ceux qui ont au moins n actions Import.
rule-F1-109 = Qui participe seul prend 2 cartes gratuitement.
rule-F1-110 = Exemple : le capitaine a 2 actions, le deuxième joueur 1, le troisième 3, par une carte et deux imports ou en piochant avec trois imports.
rule-F1-111 = On peut importer d’un bateau qui n’a qu’un conteneur.
rule-F1-112 = Les cartes qui n’entrent dans aucun espace sont défaussées.
rule-F1-113 = De nouvelles cartes ne remplacent jamais celles des biens ou des imports.

## L. Action Piraterie

rule-F1-114 = Une action Piraterie : prenez un seul conteneur d’un bateau en mer, ou une carte de l’île de ravitaillement, et chargez-le sur un de vos bateaux au port.
rule-F1-115 = S’il ne peut pas être chargé, il est défaussé.
rule-F1-116 = On peut pirater son propre bateau, ce qui aide à le faire rentrer.
rule-F1-117 = Prendre le dernier conteneur fait rentrer le bateau ; la piraterie ne paie pas le propriétaire.
rule-F1-118 = Chacun finit toutes ses actions Piraterie avant le suivant, capitaine d’abord, dans le sens horaire.

## M. Action Ravitaillement

rule-F1-119 = Une action Ravitaillement : soit vendre une carte de la main à l’île (4 crédits), soit faire passer une carte de l’île aux imports.
rule-F1-120 = Au plus une vente par tour, quel que soit le nombre d’actions Ravitaillement.
rule-F1-121 = Avec plusieurs actions Ravitaillement, les deux options se mêlent librement ; on prend autant de cartes que les actions le permettent.
rule-F1-122 = Une carte prise alors que les imports sont pleins est défaussée ; elle n’en remplace pas une autre (F1-DIFF-25).

## N. Fin de partie

rule-F1-123 = Condition 1 : un joueur a 50 crédits actifs ou plus.
rule-F1-124 = Condition 2 : la pioche et la pile de défausse sont toutes deux vides.
rule-F1-125 = Une pioche vide se refait avec la pile de défausse, mélangée ; le livret français la retourne seulement.
rule-F1-126 = Condition 3 : une condition spéciale d’une cargaison complétée.
rule-F1-127 = Le livret chinois finit la partie une fois après l’action en cours, une fois après le tour en cours.
rule-F1-128 = Le livret français finit la partie avec le tour en cours, et ailleurs ne donne pas de délai (F1-DIFF-37).

## O. Calcul des scores

rule-F1-129 = Les cubes blancs comptent 2, les rectangles rouges 10.
rule-F1-130 = Chaque conteneur sur un contrat inachevé d’un bateau de votre port compte 2.
rule-F1-131 = Biens : Technologie, Agriculture, Consommation et Luxe 1 chacun ; Illégal 2 chacun.
rule-F1-132 = Majorité en biens Technologie, Agriculture ou Consommation : 6 chacune.
rule-F1-133 = Majorité en biens Luxe : 8.
rule-F1-134 = Majorité en biens Illégal : payez 6 à la banque.
rule-F1-135 = Au moins un bien de chacun des cinq types : 10, pour tout joueur qui y parvient.
rule-F1-136 = À égalité, le bonus de majorité se partage, arrondi au supérieur. Le partage de la pénalité Illégal n’est pas mentionné (F1-DIFF-40).
rule-F1-137 = Enfin, appliquez les bonus et changements des cargaisons complétées.
rule-F1-138 = Le plus de crédits l’emporte ; à égalité, la victoire est partagée.

## P. Partie longue

rule-F1-139 = D’un commun accord, l’objectif peut passer à 80 ou plus ; les cartes et les règles restent les mêmes.
rule-F1-140 = Appareils à IRM met l’objectif à 70 même dans une partie longue, et donc l’abaisse.

## Q. Questions et réponses

rule-F1-141 = Peut-on piocher deux fois dans un tour ? Non.
rule-F1-142 = Peut-on défausser une carte importée faute de place ? Oui, si elle n’entre nulle part.
rule-F1-143 = Peut-on échanger de nouvelles cartes contre d’anciennes dans les biens ou les imports ? Non.
rule-F1-144 = Les perdants d’une enchère paient-ils ? Non.
rule-F1-145 = Peut-on importer d’un bateau à un seul conteneur ? Oui.

## R. Pouvoirs des cartes de base (100)


## Technologie (Chargement)

rule-F1-146 = Téléviseurs (permanent) : vos conteneurs verts, chargés ou piratés, satisfont une exigence de toute couleur.
rule-F1-147 = Générateurs (permanent) : vos contrats Technologie acceptent des conteneurs de toute couleur.
rule-F1-148 = Chats robotisés (permanent) : deux conteneurs d’un même type tiennent lieu d’un seul conteneur Technologie ; une action Chargement place la paire, la piraterie demande une action par conteneur ; chacun compte pour le paiement, et dans les 6 conteneurs du bateau.
rule-F1-149 = Batteries (permanent) : lors d’un chargement, dépensez 2 crédits pour charger un conteneur de plus (une fois par tour au plus).
rule-F1-150 = Consoles PlayStation (permanent) : chaque chargement peut emporter un conteneur de plus par 2 biens Technologie que vous avez.
rule-F1-151 = Téléphones portables (permanent) : au lieu de charger de la main, révélez la carte du dessus de la pioche : elle doit être chargée si elle convient à un de vos contrats, sinon elle va en main.
rule-F1-152 = Tablettes tactiles (permanent) : vos bateaux portent jusqu’à 8 conteneurs ; un bateau complété avec 8 rapporte 18, avec 6 ou 7 il rapporte 14.
rule-F1-153 = Réfrigérateurs (permanent) : chaque paire de biens Technologie agit comme un import Chargement virtuel, hors de la limite d’imports.
rule-F1-154 = Drones (permanent) : piochez 1 carte chaque fois que vous placez un contrat.
rule-F1-155 = Segways (à tout moment) : une fois complétée, la carte peut passer quand vous voulez aux imports, aux biens ou sur un bateau (comme conteneur), fin de partie comprise ; les limites de l’endroit s’appliquent.
rule-F1-156 = Voitures Smart (permanent) : lors d’un chargement, vous pouvez mettre la carte sur l’île de ravitaillement pour 2 crédits plutôt que sur un bateau (une fois par tour au plus).
rule-F1-157 = Clés USB (permanent) : après le paiement d’un bateau complété, reprenez en main un de ses conteneurs (un par bateau).
rule-F1-158 = Éoliennes (à l’achèvement) : choisissez aussitôt une autre cargaison complétée de niveau 0 ou 1, de n’importe quel joueur, et prenez son pouvoir pour toujours, à usage unique ou permanent. Sans cible, il ne se passe rien.
rule-F1-159 = Ordinateurs portables (permanent) : piochez 2 cartes chaque fois que vous complétez un bateau portant au moins un conteneur Technologie.
rule-F1-160 = Appareils à IRM (permanent) : le seuil de crédits qui finit la partie devient 70, même si une partie longue est convenue.
rule-F1-161 = Satellite (permanent) : chaque fois qu’un bateau quelconque complété part en mer (une fois par bateau), vous pouvez piocher 1 carte et charger 1 conteneur.
rule-F1-162 = Unités neuronales (permanent) : toute action menée peut être suivie par un chargement, en jouant une carte Chargement ou une paire ; vous ne faites alors que des chargements, jamais l’action menée.
rule-F1-163 = Jets privés (permanent) : quand vous complétez une cargaison, avant le départ du bateau, gardez un de ses conteneurs comme bien.
rule-F1-164 = Télescopes (à tout moment) : échangez vos biens Technologie contre 4 crédits pièce quand vous voulez, au plus tard avant le calcul des bonus de fin.
rule-F1-165 = Nanorobots (permanent) : chaque fois que vous piochez, vous pouvez charger un conteneur gratuitement ; cela compte comme une action Chargement, sans répétition par les imports.

## Agriculture (Contrat)

rule-F1-166 = Blé (permanent) : vos conteneurs jaunes, chargés ou piratés, satisfont une exigence de toute couleur.
rule-F1-167 = Café (permanent) : vos contrats Agriculture acceptent des conteneurs de toute couleur.
rule-F1-168 = Oignons (permanent) : 2 crédits chaque fois que vous complétez une cargaison Agriculture, celle-ci comprise.
rule-F1-169 = Pommes de terre (à l’achèvement) : prenez 2 crédits et piochez 2 cartes.
rule-F1-170 = Paprika (permanent) : quand vous placez un contrat, vous pouvez aussi charger 1 conteneur gratuitement.
rule-F1-171 = Miel (à l’achèvement) : 2 crédits par bien Agriculture de tous les ports, le vôtre compris.
rule-F1-172 = Bière (à l’achèvement) : vous pouvez mettre la carte sur l’île de ravitaillement pour 6 crédits au lieu de la garder comme cargaison complétée.
rule-F1-173 = Sucre (permanent) : 2 crédits chaque fois que vous placez un contrat Agriculture.
rule-F1-174 = Riz (à l’achèvement) : 2 crédits par cargaison Agriculture complétée que vous avez, celle-ci comprise.
rule-F1-175 = Nourriture pour poulets (à l’achèvement) : un autre joueur peut vous l’acheter 6 crédits et l’ajouter à ses cargaisons ; on demande dans le sens horaire et le premier preneur l’obtient. Invendue, elle reste à vous.
rule-F1-176 = Thé au jasmin (permanent) : quand votre action Contrat place un contrat, vous pouvez aussi vendre une carte de votre main à l’île de ravitaillement pour 2 crédits (une fois par tour au plus). Une action à laquelle on renonce ne vend rien.
rule-F1-177 = Amandes (à l’achèvement) : après ce paiement, 8 crédits si vous avez moins de 20 crédits actifs, sinon 4.
rule-F1-178 = Chou de Chine (comme conteneur) : chargé sur un bateau dont le contrat n’est pas Agriculture, il vaut 2 crédits de plus au propriétaire quand le bateau est complété.
rule-F1-179 = Lutefisk (de la main, à tout moment) : si vous en atteignez le niveau, il se contracte directement de la main sans action Contrat.
rule-F1-180 = Farine (en contractant) : avec le niveau atteint et 4 conteneurs valables en main, une action Contrat la place avec les 4 conteneurs à la fois.
rule-F1-181 = Sel d’Hawaï (à l’achèvement) : tous les autres joueurs montrent leur main ; prenez en main chaque carte Agriculture montrée, plus 2 crédits par carte.
rule-F1-182 = Eau d’Islande (à tout moment) : les cartes Agriculture de votre main peuvent être vendues à l’île pour 2 crédits pièce.
rule-F1-183 = Bambou (à l’achèvement) : si un de vos bateaux est au port, contractez de nouveau cette même carte sans action ; le niveau n’est pas revérifié.
rule-F1-184 = Sauce soja (à l’achèvement) : vous pouvez faire passer tous vos imports de type Contrat aux biens pour 2 crédits chacun, tous ou aucun ; ce qui dépasse la limite de biens est défaussé.
rule-F1-185 = Pommes (à l’achèvement) : vous pouvez ajouter une carte Agriculture de votre main à vos cargaisons complétées (sans niveau ni paiement) et la résoudre comme si elle venait d’être complétée.

## Illégal (Piraterie)

rule-F1-186 = Grands félins (permanent) : vos conteneurs rouges, chargés ou piratés, satisfont une exigence de toute couleur.
rule-F1-187 = Graines (permanent) : vos contrats Illégal acceptent des conteneurs de toute couleur.
rule-F1-188 = Munitions (à l’achèvement) : chaque autre joueur qui a un bien Illégal vous paie 2.
rule-F1-189 = Pistolets (permanent) : un autre joueur qui complète une cargaison Illégal vous paie 2.
rule-F1-190 = Munitions gros calibre (permanent) : quand vous piratez un bateau en mer, prenez au hasard une carte de la main de son propriétaire ; l’île de ravitaillement ne compte pas.
rule-F1-191 = Renards (permanent) : vous remportez toute égalité, d’offres et de majorités de biens surtout, et touchez le bonus entier.
rule-F1-192 = Fusils à pompe (permanent) : lors d’un tour où vous piratez, chaque joueur qui a piraté avant vous donne 2 crédits ou 2 cartes de sa main, à son choix.
rule-F1-193 = Cannabis (permanent) : quiconque prend un conteneur rouge par une action Import vous paie 2.
rule-F1-194 = Canons (permanent) : les cartes Piraterie des imports des autres joueurs servent aussi pour vous, hors de votre limite.
rule-F1-195 = Animaux dangereux (à l’achèvement) : recevez 2 crédits de chaque autre joueur.
rule-F1-196 = Drogues (permanent) : lors d’une piraterie, prenez un conteneur de plus d’un bateau en mer (une fois par tour au plus).
rule-F1-197 = Lance-flammes (à l’achèvement) : pile ou face : sur face, chaque autre joueur vous paie 4 ; sur pile, vous payez 2 à chacun.
rule-F1-198 = Un petit char d’assaut (permanent) : quiconque complète une cargaison vous donne une carte de sa main.
rule-F1-199 = Bouteilles de poison (permanent) : un joueur qui pirate vous paie 2, une fois par tour quel que soit le nombre d’actions Piraterie.
rule-F1-200 = Canons électriques (à l’achèvement) : chaque autre joueur remet 4 crédits, ou 1 cargaison complétée, ou 2 biens ; qui ne peut rien de cela en entier ne donne rien.
rule-F1-201 = Fausse monnaie (à l’achèvement) : prenez un conteneur chargé d’un bateau de chaque adversaire (en mer ou au port) ; chargez-le ou gardez-le en main.
rule-F1-202 = Fossiles de dinosaures (à l’achèvement) : chaque joueur met un de ses biens (s’il en a) sur l’île de ravitaillement, puis vous prenez deux cartes de l’île comme biens.
rule-F1-203 = Vol de recherches (à l’achèvement) : échangez cette carte contre une cargaison Technologie complétée d’un adversaire, qui se résout pour vous comme tout juste complétée.
rule-F1-204 = Monospace (permanent) : la piraterie peut aussi viser des conteneurs sur des bateaux d’autres ports, la carte du dessus de la pioche ou une carte au hasard d’une main quelconque, selon le livret chinois d’une main adverse ; ce qui ne peut être chargé est défaussé.
rule-F1-205 = La cargaison mère (condition de victoire) : posséder 8 biens Illégal gagne aussitôt.

## Consommation (Import)

rule-F1-206 = Savon (permanent) : vos conteneurs noirs, chargés ou piratés, satisfont une exigence de toute couleur.
rule-F1-207 = Bonbons (permanent) : vos contrats Consommation acceptent des conteneurs de toute couleur.
rule-F1-208 = Bains de bouche (permanent) : 2 crédits chaque fois qu’une cargaison Consommation quelconque est complétée après celle-ci.
rule-F1-209 = Chaussures (permanent) : vous pouvez piocher 1 carte chaque fois que quelqu’un complète une cargaison, celle-ci comprise.
rule-F1-210 = Baumes à lèvres (permanent) : 2 crédits chaque fois qu’un bien Consommation entre dans les biens d’un joueur.
rule-F1-211 = Shampoings (permanent) : vos imports prennent 3 conteneurs au lieu de 2 si possible.
rule-F1-212 = Livres (permanent) : quand vous menez Import et que quelqu’un suit, 2 crédits (2 par tour au plus).
rule-F1-213 = Sacs à dos (permanent) : vous pouvez piocher 1 carte chaque fois qu’un bateau quelconque rentre au port.
rule-F1-214 = Chaises (permanent) : quand un autre joueur pioche, vous pouvez défausser 1 carte de votre main.
rule-F1-215 = Pantalons (permanent) : quand un autre joueur importe de votre bateau, vous touchez 4 au lieu de 2.
rule-F1-216 = DVD pirates (permanent) : prenez 2 à la banque chaque fois qu’un seul paiement coûte au moins 4 crédits à un autre joueur.
rule-F1-217 = Tasses (à l’achèvement) : piochez 5 cartes.
rule-F1-218 = Corde (permanent) : quand vous menez, vous pouvez échanger une carte de votre main contre une carte de l’île de ravitaillement (une fois par tour au plus).
rule-F1-219 = Papier (permanent) : quand vous complétez une cargaison Consommation (celle-ci comprise), vous pouvez faire entrer 1 conteneur d’un bateau en mer dans vos biens ou imports ; le propriétaire n’est pas payé.
rule-F1-220 = Chewing-gum (permanent) : 4 crédits chaque fois qu’un bien Consommation entre dans les biens d’un joueur.
rule-F1-221 = Lunettes (à l’achèvement) : faites un import seul et gratuit.
rule-F1-222 = Vélos Fixie (permanent) : 2 crédits pour chaque conteneur qu’un joueur charge par une action Chargement (piraterie exclue).
rule-F1-223 = Bois de charpente (permanent) : quand un autre joueur pioche, vous pouvez piocher 1 carte.
rule-F1-224 = Rapporteurs (permanent) : après qu’un autre joueur a importé d’un bateau, vous pouvez importer gratuitement un conteneur qui y reste ; le propriétaire n’est pas payé.
rule-F1-225 = Stylos (à l’achèvement) : 2 crédits par bien Consommation de tous les ports.

## Luxe (Ravitaillement)

rule-F1-226 = Voitures Impala (permanent) : vos conteneurs bleus, chargés ou piratés, satisfont une exigence de toute couleur.
rule-F1-227 = Montres en or (permanent) : vos contrats Luxe acceptent des conteneurs de toute couleur.
rule-F1-228 = Vestes en cuir (fin de partie) : vos biens Luxe valent 3 chacun au lieu de 1.
rule-F1-229 = Voitures Tesla (fin de partie) : vos imports de type Ravitaillement comptent comme biens de types que vous choisissez carte par carte, déclarés avant de fixer les majorités.
rule-F1-230 = Tables de massage (à l’achèvement) : piochez jusqu’à ce que deux cartes piochées soient d’un même type, et gardez-les ; prenez autant de crédits que de cartes piochées, arrondis au pair supérieur.
rule-F1-231 = Anneaux en diamant (fin de partie) : vous pouvez faire passer jusqu’à deux cargaisons complétées aux biens, sans limite.
rule-F1-232 = Champagne (fin de partie) : 8 crédits si vous avez le plus de cargaisons complétées.
rule-F1-233 = Hélicoptère (permanent) : chaque fois que quelqu’un contracte une carte Luxe, mettez 4 crédits de la banque sur cette carte ; ce ne sont pas des crédits actifs, et on les encaisse en fin de partie.
rule-F1-234 = Robes de velours (fin de partie) : 1 crédit par carte en main.
rule-F1-235 = Vins de grand cru (fin de partie) : 20 crédits si vous avez au moins 2 biens de chaque type.
rule-F1-236 = Voiture Ferrari (permanent) : compte comme un bien virtuel de chaque type, hors de la limite.
rule-F1-237 = Toilettes en or (fin de partie) : 6 crédits par cargaison Luxe complétée que vous avez.
rule-F1-238 = Pommeau de douche (à l’achèvement) : nommez un type, piochez 2 cartes, 8 crédits si au moins une en est ; vous gardez ces cartes.
rule-F1-239 = Petits caniches (à l’achèvement) : la carte va dans vos biens.
rule-F1-240 = Oreillers moelleux (à l’achèvement) : 2 crédits par carte de cargaison complétée que vous avez.
rule-F1-241 = Sauna (fin de partie) : vos bonus de majorité sont doublés, et la pénalité Illégal aussi.
rule-F1-242 = Anneaux de platine (à l’achèvement) : piochez jusqu’à 8 cartes, puis jouez autant de cartes de votre main que vous voulez pour leurs actions, dans l’ordre voulu, seul et sans imports ; au plus 1 vente, sans remplacer de niveau.
rule-F1-243 = Rolls Royce (à l’achèvement) : nommez une carte et piochez-en une : si c’est elle, vous gagnez la partie, sinon gardez-la en main. Elle est piochée : les pouvoirs y réagissent comme à toute pioche.
rule-F1-244 = Beaux costumes (fin de partie) : 16 crédits si vos bateaux (au port et en mer) portent le plus de conteneurs.
rule-F1-245 = Eau de Cologne (fin de partie) : choisissez un type d’action de vos imports : 4 crédits par import de ce type.

## S. Pouvoirs des cartes d’extension (28)


## Jutaku (10)

rule-F1-246 = Apple Watch (fin de partie) : chaque paire d’un bien Luxe et d’un bien Consommation vaut 6 crédits de plus.
rule-F1-247 = Chemises premier prix (fin de partie) : vos imports passent aux biens dans la mesure de la limite de biens.
rule-F1-248 = Aspirateurs de la marque Dyson (à l’achèvement) : chaque autre joueur vous donne toute sa main ou un bien Luxe.
rule-F1-249 = Cartes graphiques (condition de victoire) : avoir la majorité stricte dans 4 types de biens gagne la partie à tout moment.
rule-F1-250 = Lampes à LED (permanent) : quand vous menez, donnez 2 cartes de votre main contre 1 carte de l’île de ravitaillement, aussi souvent que vous voulez.
rule-F1-251 = Huîtres (à tout moment) : les cartes Luxe se contractent sans dépenser d’action ; leur niveau doit être atteint.
rule-F1-252 = Biscuits Mikado (à l’achèvement) : prenez 2 crédits, piochez 2 cartes, importez 1 conteneur d’un bateau en mer. Son propriétaire touche 2 crédits comme pour tout import, la carte ne disant rien d’autre.
rule-F1-253 = Cuiseurs à riz (permanent) : vos cartes Chargement et Contrat (main et imports) sont interchangeables, mais un tour est tout en chargements ou tout en contrats.
rule-F1-254 = Cellules souches (permanent) : quand vous piratez, payez 2 crédits pour mettre le conteneur dans vos biens.
rule-F1-255 = Blé complet (permanent) : chaque fois que quelqu’un charge un conteneur Agriculture, choisissez 2 crédits ou 2 cartes.

## Kickstarter (15)

rule-F1-256 = Imprimantes 3D (permanent) : vous pouvez suivre avec une carte de toute action, en exécutant l’action menée ; sans effet pour mener.
rule-F1-257 = Aéroponie (permanent) : un de vos bateaux réduit en mer à un conteneur rentre avec lui, une fois fini l’import qui prend les autres, mais celui qui prend la mer avec un seul conteneur y reste ; ce conteneur peut servir à un contrat ultérieur de cette couleur.
rule-F1-258 = Jeux de société (permanent) : avec au moins une cargaison complétée de chaque type, vos imports sont sans limite.
rule-F1-259 = Ouvre-boîtes (permanent) : vos crédits ne peuvent pas déclencher la fin de partie ; la pioche vide et les conditions de victoire le peuvent encore.
rule-F1-260 = Céramiques (fin de partie) : pour 2 biens Consommation, ajoutez un bien Luxe virtuel, hors de la limite.
rule-F1-261 = Jeu reporté (à l’achèvement) : chaque autre joueur paie 10 à la banque, ou ce qu’il a ; à votre prochain tour, vous menez deux tours de suite, que l’on peut suivre comme d’habitude.
rule-F1-262 = Fruits du dragon (permanent) : quand vous menez Piraterie, choisissez 2 cartes ou 2 crédits.
rule-F1-263 = Ivoire (fin de partie) : avec le plus de biens Illégal, vous gagnez 6 au lieu de payer 6.
rule-F1-264 = Scotch whisky (permanent) : deux biens Luxe n’occupent qu’une place de bien.
rule-F1-265 = Maisons préfabriquées (permanent) : vos contrats Luxe ne demandent que la moitié de leurs conteneurs, arrondie au supérieur, dans les couleurs de votre choix.
rule-F1-266 = Métaux rares (permanent) : un de vos bateaux qui complète à la fois un contrat Technologie et un contrat Consommation rapporte 4 de plus, avec son paiement.
rule-F1-267 = Vol de riz (permanent) : 2 crédits chaque fois que vous piratez un conteneur Agriculture.
rule-F1-268 = Pneus volés (permanent) : chaque action Piraterie vous fait aussi piocher une carte et ajoute une carte de la pioche à l’île de ravitaillement.
rule-F1-269 = Objectifs supplémentaires (à l’achèvement) : dans le sens horaire à partir de vous, chacun pioche 1 carte, prend 2 crédits et importe 1 carte comme bien ; puis vous faites 2 actions gratuites de votre choix que personne ne suit, sans dépenser de cartes et sans imports. Selon le livret français, les propriétaires ne touchent rien pour ces imports ; le chinois s’en tient aux 2 crédits habituels.
rule-F1-270 = Tortillas (comme contrat) : des conteneurs de toute couleur peuvent être chargés pour ce contrat ; son niveau doit être atteint.

## Édition Capitaine (3)

rule-F1-271 = Dark Flight Games (permanent) : quand vous menez, vous pouvez désigner l’île de ravitaillement comme cible de l’import ; l’offre gagnante vous revient alors, même la vôtre.
rule-F1-272 = Cartes exclusives (à l’achèvement) : si vous avez 30 crédits, payez-les à la banque, nommez un type de bien et piochez une carte, que vous gardez : si elle en est, elle rapporte 50 crédits.
rule-F1-273 = Poisson exotique (condition de victoire) : avec au moins le double des crédits actifs de chaque autre joueur pris un à un, et strictement le plus de biens, vous gagnez.

## Comparaison des éditions et des langues

rule-F1-DIFF-01 = Imports ; l’édition définitive dit équipage. Le fonctionnement est le même.
    .question = Comment s’appelle l’espace des cartes d’action ?
rule-F1-DIFF-02 = Contrat est l’action, et la carte devient une cargaison, ensuite complétée. L’édition définitive dit partout contrat, et rempli une fois achevé.
    .question = Comment s’appelle une carte contractée ?
rule-F1-DIFF-03 = Le capitaine ; l’édition définitive dit joueur meneur et lui donne une bouée.
    .question = Comment s’appelle le joueur dont c’est le tour ?
rule-F1-DIFF-04 = Non, c’est un ancien nom de Contrat, visible sur quelques images.
    .question = Y a-t-il une action nommée Construire ?
rule-F1-DIFF-05 = 100 cartes de bien et 12 cartes bateau, avec 10 cartes Jutaku, 15 Kickstarter et 3 Capitaine. L’édition définitive a 170 cartes de marchandise.
    .question = Quelles cartes appartiennent à l’édition ?
rule-F1-DIFF-06 = 50 de valeur 2 et 42 de valeur 10 ; 60 et 50 dans l’édition définitive. La banque est tenue pour illimitée.
    .question = Combien y a-t-il de pièces de crédit ?
rule-F1-DIFF-07 = 2 ou 3 conteneurs 6, 4 ou 5 conteneurs 10, 6 conteneurs 14. L’édition définitive paie 6 pour 2, 10 pour 3 ou 4, et 14 pour 5 ou 6.
    .question = Que rapporte un bateau complété ?
rule-F1-DIFF-08 = Sur chaque carte bateau ; dans l’édition définitive, sur des cartes d’aide à part.
    .question = Où les paiements sont-ils imprimés ?
rule-F1-DIFF-09 = De la couleur de vos bateaux ; dans l’édition définitive, de celle de votre port. C’est un niveau dans les deux cas.
    .question = D’où vient le niveau gratuit ?
rule-F1-DIFF-10 = Un bateau au hasard fixe la couleur et son jumeau va en mer. L’édition définitive distribue au hasard un port avec ses deux bateaux.
    .question = Comment les couleurs sont-elles distribuées ?
rule-F1-DIFF-11 = Le gris ne joue qu’à six, commence avec 4 crédits de plus et n’a pas de niveau. Avec Capital, l’édition définitive admet le gris à tout nombre, avec 2 crédits de plus et un niveau pour Capital.
    .question = Qu’a de particulier le joueur gris ?
rule-F1-DIFF-12 = Un joueur tiré au sort, comme dans l’édition définitive. La première édition ne le dit pas.
    .question = Qui mène le premier tour ?
rule-F1-DIFF-13 = Comme dans l’édition définitive : crédits publics, mains cachées, et seule la carte du dessus de la défausse est visible. La première édition ne parle que d’offres secrètes.
    .question = Qu’est-ce qui est public ou caché ?
rule-F1-DIFF-14 = Non ; on le demande à l’exécution, et chaque action est facultative. Dans l’édition définitive, il s’annonce et engage.
    .question = Faut-il annoncer le nombre d’actions ?
rule-F1-DIFF-15 = Qui pioche au lieu de suivre le peut ; un capitaine qui pioche finit le tour. Les éditions concordent, hormis une phrase du livret français.
    .question = Qui pioche peut-il utiliser ses imports ?
rule-F1-DIFF-16 = Deux cartes quelconques de la main d’une même couleur. Le livret chinois veut que leur action diffère de l’action voulue.
    .question = Quelles cartes forment une paire joker ?
rule-F1-DIFF-17 = Le capitaine fait toutes les siennes, puis les autres dans le sens horaire ; l’import va par manches. Les éditions concordent.
    .question = Dans quel ordre exécute-t-on les actions ?
rule-F1-DIFF-18 = Tous ceux qui participent. Comme une offre de zéro est permise, devoir miser et pouvoir miser reviennent au même.
    .question = Qui fait une offre ?
rule-F1-DIFF-19 = Oui, comme dans l’édition définitive. La première édition n’en parle pas.
    .question = Une offre de zéro est-elle permise ?
rule-F1-DIFF-20 = Le joueur à égalité le plus proche dans le sens horaire à partir du capitaine, qui vient d’abord. Dans l’édition définitive, le meneur choisit entre eux.
    .question = Qui gagne à offres égales ?
rule-F1-DIFF-21 = Une au plus par enchère aux imports ; une carte n’est défaussée que si elle n’entre nulle part. L’édition définitive dit de même, en plus détaillé.
    .question = Où vont les cartes importées ?
rule-F1-DIFF-22 = 2 crédits par import d’un autre joueur ; Pantalons en fait 4, aussi par import. La première édition se lit des deux façons, l’édition définitive le montre par un exemple.
    .question = Le propriétaire du bateau est-il payé par conteneur ou par import ?
rule-F1-DIFF-23 = Oui, comme dans l’édition définitive. La première édition n’en parle pas.
    .question = Le propriétaire est-il payé si l’offre gagnante était zéro ?
rule-F1-DIFF-24 = Oui, comme dans l’édition définitive ; rien ne l’interdit.
    .question = Peut-on choisir de nouveau le même bateau ?
rule-F1-DIFF-25 = Elle est prise quand même, puis défaussée, comme dans l’édition définitive.
    .question = Que faire si l’on prend une carte par Ravitaillement avec des imports pleins ?
rule-F1-DIFF-26 = Une vente à 4 crédits par tour, dans les deux éditions.
    .question = Combien de fois peut-on vendre ?
rule-F1-DIFF-27 = Un chacune. Le texte chinois pourrait en dire plus, mais son exemple de quatre actions pour un niveau 3 concorde.
    .question = Combien de niveaux remplace une action Contrat de plus ?
rule-F1-DIFF-28 = Ils restent sur le bateau, comme dans l’édition définitive. La première édition ne le dit pas.
    .question = Que deviennent les conteneurs quand on défausse des contrats ?
rule-F1-DIFF-29 = Des exigences dont la somme est au plus 6, dans les deux éditions.
    .question = Que peut porter un bateau ?
rule-F1-DIFF-30 = Non, il faut une exigence correspondante non satisfaite, comme dans l’édition définitive ; sinon on gonflerait les paiements.
    .question = Peut-on charger une couleur au-delà de ce qui est demandé ?
rule-F1-DIFF-31 = Quand tous sont satisfaits, dans les deux éditions.
    .question = Quand plusieurs contrats d’un bateau sont-ils complétés ?
rule-F1-DIFF-32 = Carte de l’île, crédits, pouvoir, port. L’édition définitive : crédits, port et pouvoir immédiat, départ du bateau, carte de l’île. Cela compte pour Fossiles de dinosaures, Bière et Corde.
    .question = Dans quel ordre complète-t-on une cargaison ?
rule-F1-DIFF-33 = Une carte par bateau qui part, dans les deux éditions.
    .question = Comment l’île de ravitaillement est-elle regarnie ?
rule-F1-DIFF-34 = Elle est défaussée, dans les deux éditions ; on peut la choisir quand même.
    .question = Que faire d’une prise de piraterie impossible à charger ?
rule-F1-DIFF-35 = Oui, il faut une exigence correspondante non satisfaite, comme dans l’édition définitive. Le livret français ne demande que de la place.
    .question = La couleur doit-elle convenir quand on pirate ?
rule-F1-DIFF-36 = 50 crédits actifs, dans les deux éditions.
    .question = Quelle somme finit la partie ?
rule-F1-DIFF-37 = Après le tour en cours avec tous ceux qui suivent ; une fois atteinte, la condition demeure. La première édition n’est pas unanime là-dessus.
    .question = Quand la partie s’achève-t-elle une fois la fin déclenchée ?
rule-F1-DIFF-38 = On mélange la pile de défausse. Le livret français la retourne.
    .question = Comment la pioche est-elle refaite ?
rule-F1-DIFF-39 = Oui : biens 1, Illégal 2 ; majorités 6, Luxe 8, Illégal -6 ; série complète 10 ; conteneur chargé 2.
    .question = Les valeurs du décompte sont-elles les mêmes ?
rule-F1-DIFF-40 = Bonus et pénalité se partagent, arrondis au supérieur, comme dans l’édition définitive. La première édition ne parle que du bonus.
    .question = Comment règle-t-on les majorités à égalité ?
rule-F1-DIFF-41 = Oui, à 80 ou plus si l’on en convient ; Appareils à IRM met l’objectif à 70. L’édition définitive ne le propose pas.
    .question = Peut-on jouer une partie longue ?
rule-F1-DIFF-42 = Oui, dans les deux éditions.
    .question = Un pouvoir utilisable à tout moment demande-t-il le niveau ?
rule-F1-DIFF-43 = Vous ne pouvez pas le résoudre, et une cible qui ne peut pas payer ne paie pas, comme dans l’édition définitive. La première édition ne le dit pas.
    .question = Que faire si un pouvoir ne peut pas être payé ?
rule-F1-DIFF-44 = Par une carte et deux imports dans le livret chinois, en piochant avec trois imports dans le français. Les deux suivent la règle que piocher garde les imports.
    .question = Comment le troisième joueur de l’exemple arrive-t-il à trois actions Import ?
rule-F1-DIFF-45 = Des cartes Jutaku, Kickstarter et Capitaine sans règles propres. Capital, Tokyo, Pavillons, le marché et les variantes à pièces sont de l’édition définitive et ne se mêlent pas à celle-ci.
    .question = Quels modules y a-t-il ?
rule-F1-DIFF-46 = Non ; l’édition définitive les omet.
    .question = Les conseils aux débutants font-ils partie des règles ?

## Points ouverts

rule-F1-OPEN-01 = 1 rapporte 0, ce que permet Maisons préfabriquées, et 7 rapportent 14, ce que permet Tablettes tactiles.
    .question = Que rapportent 1 et 7 conteneurs ?
rule-F1-OPEN-02 = La fin reste déclenchée.
    .question = Que faire si la fin est déclenchée et la somme perdue dans le même tour ?
rule-F1-OPEN-03 = Personne, et il ne rapporte à personne.
    .question = Qui a la majorité d’un type que personne ne possède ?
rule-F1-OPEN-04 = Non, seule une majorité stricte rapporte, sauf au propriétaire de Renards.
    .question = Champagne et Beaux costumes rapportent-ils à égalité ?
rule-F1-OPEN-05 = Non, il peut y renoncer ; remporter les égalités est un avantage.
    .question = Le propriétaire de Renards doit-il remporter une égalité pour le plus de biens Illégal ?
rule-F1-OPEN-06 = Par action Chargement, ce qui convient le mieux au texte.
    .question = Consoles PlayStation : conteneurs de plus par action Chargement ou par tour ?
rule-F1-OPEN-07 = Rien de ce qui est placé n’est perdu, mais rien ne peut s’ajouter au-dessus de la limite.
    .question = Que faire si les limites tombent au-dessous de ce que vous avez ?
rule-F1-OPEN-08 = Elle sert une fois, et chaque carte déplacée rapporte 2, même si elle est ensuite défaussée.
    .question = Sauce soja sert-elle une fois, et les cartes défaussées sont-elles payées ?
rule-F1-OPEN-09 = Elle n’a simplement aucun effet.
    .question = Qu’en est-il d’une action qui ne peut rien faire, comme Import sans bateau en mer ?
rule-F1-OPEN-10 = Refaites-la avec la défausse et continuez ; si les deux sont vides, arrêtez, et la fin est déclenchée.
    .question = Que faire si la pioche s’épuise pendant qu’on pioche ?
rule-F1-OPEN-11 = Non, ces cartes comptent des cartes, et la base n’en est pas une.
    .question = La cargaison de base du port compte-t-elle pour Oreillers moelleux et Champagne ?
rule-F1-OPEN-12 = Ils paient ce qu’ils ont, comme le fait la carte Pirates de l’édition définitive.
    .question = Jeu reporté : qu’en est-il des joueurs qui ont moins de 10 crédits ?
