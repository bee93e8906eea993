### Les règles numérotées, les décisions et les cas traités d’Import/Export, édition définitive.

## A. Matériel et vocabulaire

rule-IE-001 = La boîte complète contient 170 cartes de marchandise, chacune avec un pouvoir propre (voir AMB-005).
rule-IE-002 = 100 de ces cartes forment le jeu de base.
rule-IE-003 = 15 cartes forment le jeu Capital.
rule-IE-004 = 10 cartes forment le jeu Tokyo.
rule-IE-005 = 15 cartes forment le premier jeu Kickstarter.
rule-IE-006 = 10 cartes forment le second jeu Kickstarter.
rule-IE-007 = 10 cartes forment le jeu J.
rule-IE-008 = 10 cartes forment le jeu Pavillons (chacune porte deux contrats, voir IE-203).
rule-IE-009 = Il y a un grand plateau de l’île de ravitaillement ; son verso est le Port de Tokyo.
rule-IE-010 = Il y a six cartes d’aide des paiements ; le verso de chacune est un port miniature.
rule-IE-011 = Il y a une carte de marché, facultative.
rule-IE-012 = Il y a six ports de taille normale.
rule-IE-013 = Il y a douze bateaux (deux par couleur de joueur, IE-031).
rule-IE-014 = Soixante pièces carrées valent 2 crédits chacune et peuvent aussi servir de conteneurs.
rule-IE-015 = Cinquante pièces rectangulaires valent 10 crédits chacune et peuvent aussi servir de conteneurs.
rule-IE-016 = Une bouée désigne le joueur meneur.
rule-IE-017 = Un livret de règles est fourni.
rule-IE-018 = La partie est une suite de tours ; chaque tour a exactement un joueur meneur, qui pioche ou joue une carte pour une action.
rule-IE-019 = Quand une action est menée, chaque autre joueur peut s’y joindre avec une carte correspondante de sa main, ou piocher.
rule-IE-020 = Quand chacun a agi, le rôle de meneur passe au joueur suivant dans le sens horaire.
rule-IE-021 = En cours de partie, les revenus viennent des contrats remplis, des cartes vendues et des pouvoirs de contrats remplis.
rule-IE-022 = En fin de partie, les biens valent des crédits, le premier de chaque type est récompensé, et posséder tous les types l’est aussi.
rule-IE-023 = Détenir le plus de biens Illégal coûte en fin de partie des crédits, payés à la banque.
rule-IE-024 = Le plus grand total de crédits après le décompte l’emporte.

## B. Mise en place

rule-IE-025 = Placez l’île de ravitaillement au milieu ; l’espace qui l’entoure est la haute mer.
rule-IE-026 = Mélangez toutes les cartes de marchandise utilisées en une seule pioche, face cachée à côté de l’île.
rule-IE-027 = Gardez à côté de la pioche la place d’une pile de défausse.
rule-IE-028 = Révélez sur l’île une carte par joueur.
rule-IE-029 = À cinq joueurs ou moins, le port gris clair et ses bateaux ne servent pas.
rule-IE-030 = Donnez au hasard à chaque joueur un des ports utilisés.
rule-IE-031 = Chaque joueur reçoit les deux bateaux d’une même couleur, celle de son port.
rule-IE-032 = Chaque joueur reçoit une carte d’aide (bateau et paiements).
rule-IE-033 = Les ports, bateaux et cartes d’aide que personne n’a reçus quittent la partie.
rule-IE-034 = Chaque joueur commence avec un bateau au port et l’autre en haute mer.
rule-IE-035 = Chaque bateau en haute mer commence avec quatre cartes de la pioche, face visible sous lui, comme conteneurs.
rule-IE-036 = Chaque joueur commence avec 10 crédits.
rule-IE-037 = Les crédits de chacun sont publics.
rule-IE-038 = À six joueurs, le joueur gris commence avec 4 crédits de plus (14).
rule-IE-039 = Tous les autres crédits forment la banque, près de la pioche.
rule-IE-040 = Chaque joueur pioche cinq cartes comme main de départ.
rule-IE-041 = Les mains sont secrètes.
rule-IE-042 = Un joueur tiré au sort mène le premier tour et prend la bouée.

## C. Mener un tour

rule-IE-043 = Le meneur prend exactement une des deux options : A (piocher) ou B (jouer).
rule-IE-044 = Option A avec moins de cinq cartes : le meneur pioche jusqu’à en avoir cinq.
rule-IE-045 = Option A avec déjà cinq cartes ou plus : le meneur pioche une carte.
rule-IE-046 = Après l’option A, le tour est aussitôt fini et le joueur de gauche mène ; personne ne suit ni ne pioche.
rule-IE-047 = Dès que la pioche est vide, la pile de défausse est mélangée et devient la pioche.
rule-IE-048 = Option B : le meneur joue une carte de sa main à son port.
rule-IE-049 = L’option B engage le meneur à une action du type imprimé au bord gauche de la carte jouée.
rule-IE-050 = Le meneur peut ajouter une action de ce type pour chaque carte d’équipage correspondante qu’il choisit d’utiliser (autant qu’il veut, ou aucune).
rule-IE-051 = À ce stade, on annonce seulement le nombre d’actions ; rien n’est exécuté.
rule-IE-052 = Deux cartes de la main d’une même couleur, jouées ensemble, tiennent lieu d’une seule carte de n’importe quel type d’action.
rule-IE-053 = La paire joker est ouverte au meneur comme à ceux qui suivent.
rule-IE-054 = La paire joker aide qui n’a pas de carte de l’action voulue ; AMB-009 dit si c’est une condition.

## D. Suivre ou piocher

rule-IE-055 = Après une action menée, chaque autre joueur se décide dans le sens horaire à partir du meneur.
rule-IE-056 = Suivre : jouez à votre port une carte de votre main du type d’action mené.
rule-IE-057 = Qui suit en jouant une carte s’engage à une action pour elle.
rule-IE-058 = Qui suit peut ajouter une action pour chaque carte d’équipage correspondante qu’il choisit d’utiliser, et doit annoncer le total.
rule-IE-059 = Au lieu de suivre, piochez jusqu’à cinq cartes, ou une carte si vous en avez déjà cinq ou plus.
rule-IE-060 = Après cette pioche, le joueur peut encore annoncer une action pour chaque carte d’équipage correspondante qu’il choisit d’utiliser (zéro est permis).
rule-IE-061 = Ceux qui suivent ne font eux aussi qu’annoncer ; l’exécution vient plus tard.

## E. Exécuter, défausser, passer la main

rule-IE-062 = L’exécution commence par le meneur et se poursuit dans le sens horaire.
rule-IE-063 = Chacun doit exécuter l’action exactement autant de fois qu’il l’a annoncé.
rule-IE-064 = Quand tous ont fini, toutes les cartes jouées aux ports pendant ce tour vont à la pile de défausse.
rule-IE-065 = Le joueur suivant dans le sens horaire devient meneur et reçoit la bouée.

## F. Limites d’équipage et de biens

rule-IE-066 = À tout moment, votre équipage compte au plus autant de cartes que vous avez de contrats remplis.
rule-IE-067 = À tout moment, vos biens sont au plus deux fois plus nombreux que vos contrats remplis.
rule-IE-068 = Le port fournit à lui seul un contrat rempli dès le début.
rule-IE-069 = Pour les deux limites, on additionne la base du port et les cartes de contrat glissées.

## G. Pile de défausse

rule-IE-070 = Les cartes défaussées vont face visible sur la pile.
rule-IE-071 = Seule la carte du dessus est visible ; parcourir la pile exige un effet qui le permet.

## H. Résumé des actions

rule-IE-072 = Le jeu de base a cinq types d’action : Ravitaillement, Import, Contrat, Chargement, Piraterie.
rule-IE-073 = Ravitaillement en bref : vendez une carte à l’île pour 4, ou recrutez une carte de l’île dans votre équipage.
rule-IE-074 = Import en bref : mettez aux enchères un bateau en mer ; le gagnant reçoit deux de ses cartes.
rule-IE-075 = Contrat en bref : une carte de votre main devient un contrat sur un bateau de votre port.
rule-IE-076 = Chargement en bref : une carte de votre main devient la cargaison d’un contrat sur un bateau de votre port.
rule-IE-077 = Piraterie en bref : saisissez un conteneur sur un bateau en mer ou sur l’île ; mettez-le sur votre bateau s’il y a place, sinon défaussez-le.

## I. Ravitaillement

rule-IE-078 = Chaque action Ravitaillement est soit une vente, soit un recrutement, à choisir chaque fois.
rule-IE-079 = Vente : une carte de la main va sur l’île et la banque paie 4.
rule-IE-080 = Au plus une vente par joueur et par tour.
rule-IE-081 = Recrutement : une carte quelconque de l’île est glissée à gauche du port comme membre d’équipage.
rule-IE-082 = L’équipage fournit des actions de plus de son type (IE-050, IE-058, IE-060).
rule-IE-083 = Le recrutement peut se répéter dans un tour, une fois par action Ravitaillement.
rule-IE-084 = À la limite d’équipage, un recrutement retire quand même une carte de l’île, mais elle est défaussée.
rule-IE-085 = L’équipage en place ne peut jamais être remplacé pour faire de la place.

## J. Import

rule-IE-086 = L’import fait passer des cartes des bateaux en mer à l’équipage ou aux biens.
rule-IE-087 = Les biens donnent des crédits en fin de partie et élèvent les niveaux pour les contrats.
rule-IE-088 = Le meneur désigne un bateau quelconque en haute mer, qui est mis aux enchères.
rule-IE-089 = Les autres participent s’ils se sont joints à l’import par une carte ou par leur équipage Import.
rule-IE-090 = Les participants fixent en secret une offre, zéro compris, et les révèlent ensemble.
rule-IE-091 = La plus haute offre gagne et se paie à la banque.
rule-IE-092 = Les perdants ne paient rien.
rule-IE-093 = Entre offres les plus hautes à égalité, le meneur désigne le gagnant.
rule-IE-094 = Le gagnant prend deux cartes de ce bateau ; chacune rejoint son équipage ou ses biens.
rule-IE-095 = Une seule au plus des cartes d’une même enchère peut rejoindre l’équipage.
rule-IE-096 = Si le preneur n’est pas le propriétaire du bateau, celui-ci reçoit 2 de la banque.
rule-IE-097 = Un bateau laissé sans carte rentre aussitôt au port de son propriétaire.
rule-IE-098 = Les limites d’équipage et de biens s’appliquent ; ce qui ne tient pas est défaussé.
rule-IE-099 = Prendre est obligatoire, et une carte prise ne peut être jetée que si aucun des deux espaces ne peut la recevoir (tous deux pleins, ou la seule place d’équipage déjà utilisée et les biens pleins).
rule-IE-100 = L’import ne s’exécute pas joueur par joueur : il y a autant d’enchères que le plus grand nombre d’actions Import annoncé.
rule-IE-101 = Le meneur désigne le bateau de chaque enchère, même de celles auxquelles il ne participe pas.
rule-IE-102 = Le même bateau peut être désigné pour plusieurs enchères.
rule-IE-103 = L’enchère numéro k n’est ouverte qu’aux joueurs qui ont annoncé au moins k actions.
rule-IE-104 = Le meneur peut trancher une égalité en sa propre faveur.
rule-IE-105 = Un participant seul gagne avec une offre de zéro.
rule-IE-106 = Les 2 crédits du propriétaire sont dus même si l’offre gagnante était zéro.

## K. Contrat

rule-IE-107 = Un contrat est une carte placée sous un bateau ; son pouvoir et son effet sur les limites ne viennent qu’une fois rempli.
rule-IE-108 = Les limites n’augmentent que si la carte remplie finit bien glissée au port.
rule-IE-109 = Une action Contrat place une carte de la main sous un bateau de votre port.
rule-IE-110 = Le chargement requis de la carte doit rester visible.
rule-IE-111 = Un bateau peut porter plusieurs contrats.
rule-IE-112 = La somme des chargements requis par les contrats d’un bateau ne dépasse pas 6.
rule-IE-113 = Une carte ne peut être contractée que si son niveau requis est atteint.
rule-IE-114 = Le niveau requis est le nombre et la couleur des cercles pleins en haut à droite de la carte.
rule-IE-115 = Chaque bien que vous possédez vaut un niveau dans son type.
rule-IE-116 = Votre port vaut un niveau dans sa couleur.
rule-IE-117 = Les cartes d’extension peuvent montrer des cercles de plusieurs couleurs ; chaque couleur doit être satisfaite.
rule-IE-118 = Chaque action Contrat suivante du tour peut placer un autre contrat.
rule-IE-119 = Une action Contrat de plus peut aussi servir de niveau provisoire pour un contrat qu’on place.
rule-IE-120 = Plusieurs actions peuvent ainsi couvrir plusieurs niveaux manquants.
rule-IE-121 = Tant que vous menez, vous pouvez à tout moment jeter des contrats non remplis d’un de vos bateaux.
rule-IE-122 = Les contrats jetés vont à la pile de défausse.
rule-IE-123 = Les conteneurs de ce bateau ne sont pas retirés.

## L. Chargement et exécution des contrats

rule-IE-124 = Le chargement met des cartes de la main sur des bateaux de votre port en vue de leurs contrats.
rule-IE-125 = Une action Chargement place une carte de la main sur un de vos bateaux au port.
rule-IE-126 = Le bateau doit porter un contrat avec une exigence ouverte que la couleur de cette carte satisfait.
rule-IE-127 = Une carte placée n’est plus qu’un conteneur ; le reste de ce qui y est imprimé est ignoré.
rule-IE-128 = Un conteneur par action Chargement ; plusieurs actions en chargent plusieurs.
rule-IE-129 = Dès qu’une exigence de couleur est satisfaite, on ne peut plus charger pour elle de conteneur de cette couleur.
rule-IE-130 = Tous les contrats d’un bateau sont remplis ensemble, quand les exigences de chacun sont couvertes en nombre et en couleur.
rule-IE-131 = Un contrat est rempli immédiatement, et ce n’est pas facultatif.
rule-IE-132 = Remplir passe par quatre étapes, dans cet ordre : payer, glisser et résoudre, partir, regarnir.
rule-IE-133 = Étape 1 : la banque paie selon le nombre de conteneurs du bateau.
rule-IE-134 = Deux conteneurs rapportent 6.
rule-IE-135 = Trois ou quatre conteneurs rapportent 10.
rule-IE-136 = Cinq ou six conteneurs rapportent 14.
rule-IE-137 = Étape 2 : les cartes de contrat sont glissées dans la partie des contrats remplis du port.
rule-IE-138 = Toujours à l’étape 2 : les pouvoirs à icône immédiate (un disque gris avec un 1) se résolvent.
rule-IE-139 = Étape 3 : le bateau part en haute mer avec les conteneurs qui ont rempli ses contrats.
rule-IE-140 = Étape 4 : une carte de la pioche est ajoutée face visible à l’île.
rule-IE-141 = Les limites se recalculent d’après les contrats remplis que vous avez alors (base du port comprise).

## M. Piraterie

rule-IE-142 = La piraterie fait passer un conteneur d’un bateau en mer, ou une carte de l’île, sur un de vos bateaux.
rule-IE-143 = Chaque action Piraterie choisit une prise : la cargaison d’un bateau en mer, quel qu’en soit le propriétaire, ou une carte de l’île.
rule-IE-144 = La prise va sur un de vos bateaux au port.
rule-IE-145 = Comme pour le chargement, il faut une exigence ouverte correspondante.
rule-IE-146 = Une prise qui ne peut pas être chargée est défaussée.
rule-IE-147 = Un joueur termine toutes ses actions Piraterie avant que le suivant commence.
rule-IE-148 = Un bateau en mer qui perd son dernier conteneur rentre aussitôt.
rule-IE-149 = La piraterie ne rapporte jamais rien au propriétaire du bateau.
rule-IE-150 = Les contrats achevés par piraterie sont remplis exactement comme par chargement.

## N. Fin de partie

rule-IE-151 = Condition de fin 1 : un joueur a au moins 50 crédits en pièces.
rule-IE-152 = Condition de fin 2 : la pioche et la pile de défausse sont toutes deux vides.
rule-IE-153 = Condition de fin 3 : une condition spéciale imprimée sur un contrat rempli est satisfaite.
rule-IE-154 = Une fois la fin déclenchée, le tour du meneur actuel est achevé, puis vient le décompte.

## O. Calcul des scores

rule-IE-155 = 2 crédits par conteneur sur un contrat encore non rempli.
rule-IE-156 = 1 crédit par bien Technologie, Agriculture, Consommation ou Luxe.
rule-IE-157 = 2 crédits par bien Illégal.
rule-IE-158 = 10 crédits à qui possède au moins un bien de chaque type.
rule-IE-159 = 6 crédits à qui a strictement le plus de biens Technologie.
rule-IE-160 = 6 crédits à qui a strictement le plus de biens Agriculture.
rule-IE-161 = 6 crédits à qui a strictement le plus de biens Consommation.
rule-IE-162 = 8 crédits à qui a strictement le plus de biens Luxe.
rule-IE-163 = Moins 6 crédits à qui a strictement le plus de biens Illégal.
rule-IE-164 = Plus tout ce que donnent vos contrats de fin de partie.
rule-IE-165 = Les joueurs à égalité pour le plus d’un type reçoivent chacun la récompense divisée par leur nombre, arrondie au supérieur.
rule-IE-166 = Une égalité pour le plus d’Illégal divise la pénalité de même, arrondie elle aussi au supérieur.
rule-IE-167 = Le plus de crédits l’emporte.
rule-IE-168 = À égalité en tête, la victoire est partagée.

## P. Extension Capital

rule-IE-169 = Capital ajoute une sixième action et des contrats avec leur propre règle de niveau.
rule-IE-170 = La place grise peut servir à tout nombre de joueurs.
rule-IE-171 = Le joueur gris commence avec 2 crédits de plus.
rule-IE-172 = Le port gris vaut un niveau pour les contrats Capital.
rule-IE-173 = Une carte Capital posée sur un bateau en mer à la mise en place est défaussée et remplacée depuis la pioche.
rule-IE-174 = Troc : à chaque action, échangez une carte de votre main contre une carte de l’île.
rule-IE-175 = Un troc mené n’est exécuté que par le meneur ; personne ne peut suivre ni piocher, et le rôle de meneur passe au suivant.
rule-IE-176 = Un joueur avec une carte Troc dans son équipage peut suivre par un troc tout type d’action mené.
rule-IE-177 = Un tel joueur peut aussi piocher, puis faire un troc par carte Troc de son équipage.
rule-IE-178 = Faire du troc exclut d’exécuter un autre type d’action dans ce tour.
rule-IE-179 = Une paire joker ne peut pas être déclarée comme Troc.
rule-IE-180 = Deux cartes Troc peuvent former une paire joker pour toute autre action, en menant ou en suivant.
rule-IE-181 = Chaque bien Capital compte comme un bien du type de votre bien non Capital le plus à gauche.
rule-IE-182 = Un contrat Capital a lui aussi un niveau requis.
rule-IE-183 = Les niveaux requis Capital vont de 0 à 9.
rule-IE-184 = Chaque bien que vous possédez, de tout type, vaut un niveau pour un contrat Capital.
rule-IE-185 = Le port gris ajoute un niveau de plus pour les contrats Capital.
rule-IE-186 = Des actions Contrat de plus remplacent aussi des niveaux Capital manquants.
rule-IE-187 = Un chargement arc-en-ciel accepte un conteneur de toute couleur.
rule-IE-188 = Un conteneur gris satisfait une exigence de toute couleur.
rule-IE-189 = Les conteneurs gris ne peuvent être ni chargés ni piratés.
rule-IE-190 = Seuls des pouvoirs peuvent mettre un conteneur gris sur votre bateau.
rule-IE-191 = Les cartes Capital peuvent être défaussées de la main à tout moment.
rule-IE-192 = Les défausser ne fait rien piocher en échange ; vous attendez votre prochaine pioche.
rule-IE-193 = Un contrat Capital rempli est payé selon la table ordinaire.
rule-IE-194 = Les pouvoirs Capital suivent les règles générales des pouvoirs.

## Q. Extension Tokyo

rule-IE-195 = Utilisez le côté Port de Tokyo du plateau ; tout le reste est comme dans le jeu de base.
rule-IE-196 = Une carte placée au Port de Tokyo va dans la colonne de son niveau requis.
rule-IE-197 = Toute mention de l’île de ravitaillement désigne alors le Port de Tokyo.
rule-IE-198 = Une vente rapporte toujours 4 et range la carte dans la colonne de son niveau.
rule-IE-199 = Le recrutement peut prendre dans n’importe quelle colonne.
rule-IE-200 = Une action Contrat peut employer une carte du Port de Tokyo au lieu d’une carte de la main (pour tout joueur).
rule-IE-201 = Contracter depuis le Port de Tokyo coûte les crédits imprimés au-dessus de la colonne.
rule-IE-202 = Le niveau requis doit quand même être atteint.

## R. Extension Pavillons

rule-IE-203 = Une carte Pavillon porte deux couleurs de conteneur et deux contrats différents.
rule-IE-204 = En la contractant, vous choisissez dans quel sens elle est posée.
rule-IE-205 = Seul le contrat choisi agit ; l’autre moitié est sans effet.
rule-IE-206 = Les contrats Pavillon ne demandent aucun niveau.
rule-IE-207 = Charger une carte Pavillon coûte 2 crédits.
rule-IE-208 = Qui ne peut pas payer ne peut pas la charger.
rule-IE-209 = En la chargeant, vous choisissez laquelle de ses deux couleurs elle a.
rule-IE-210 = La couleur choisie se montre en tournant ce bout vers le bateau.
rule-IE-211 = Une fois chargée, elle peut être piratée, dans la couleur où elle a été chargée.
rule-IE-212 = Ce sens doit être gardé tant qu’elle est un conteneur.

## S. Marché des marchandises

rule-IE-213 = Placez la carte de marché avec un marqueur par type de bien, sur 0.
rule-IE-214 = Chaque bien qui entre parmi les biens d’un joueur fait monter d’un cran le marqueur de son type.
rule-IE-215 = Les marqueurs s’arrêtent à +2 ; le surplus est perdu.
rule-IE-216 = Quand un contrat est rempli, chacun de ses conteneurs change le paiement de la valeur du marqueur de son type.
rule-IE-217 = Après le paiement, chaque conteneur de ce bateau fait descendre d’un cran le marqueur de son type.
rule-IE-218 = Les marqueurs s’arrêtent à -2 ; le surplus est perdu.

## T. Règles générales des pouvoirs

rule-IE-219 = Chaque carte nomme un contrat et un pouvoir ; les pouvoirs priment souvent sur les règles ordinaires.
rule-IE-220 = L’icône « à tout moment » permet d’utiliser un pouvoir n’importe quand ; certains agissent depuis la main, comme leur texte l’indique.
rule-IE-221 = Un pouvoir qui joue sa propre carte depuis la main en exige quand même le niveau.
rule-IE-222 = Icône immédiate : résolvez le pouvoir une fois, quand le contrat est rempli ; la carte est glissée mais n’a plus de pouvoir ensuite.
rule-IE-223 = Sans icône : pouvoir permanent ; l’effet s’applique une fois le contrat rempli.
rule-IE-224 = Les paiements vont à la banque, sauf si un texte nomme quelqu’un d’autre.
rule-IE-225 = Si un pouvoir vous demande des crédits ou des cartes que vous n’avez pas, il ne peut pas être résolu (sauf si son texte en dispose autrement).
rule-IE-226 = Un joueur visé qui ne peut pas payer en crédits ou en cartes ne paie tout simplement pas.

## U. Variantes de conteneurs

rule-IE-227 = Par défaut, les cartes elles-mêmes sont les conteneurs et les pièces ne sont que de l’argent.
rule-IE-228 = Variante 1 : une carte à charger est défaussée et une pièce de sa couleur est mise sur le bateau à la place.
rule-IE-229 = En variante 1, la piraterie déplace simplement la pièce d’un bateau à l’autre.
rule-IE-230 = En variante 1, l’import rend les pièces à la réserve. Pour chacune, parcourez la pile de défausse carte par carte et prenez la première de cette couleur comme membre d’équipage ou comme bien.
rule-IE-231 = Le reste de la pile de défausse garde son ordre.
rule-IE-232 = Variante 2 (en plus de la variante 1) : l’équipage et les biens sont aussi des pièces ; toute carte qui deviendrait conteneur, équipage ou bien est défaussée contre une pièce de sa couleur.
rule-IE-233 = Avec la variante 2, on peut utiliser les ports miniatures au dos des cartes de paiement.
rule-IE-234 = Dans ces variantes, une carte grise ainsi employée devient une pièce de la couleur que choisit son utilisateur.

## Décisions : ce qui est imprimé

rule-AMB-001 = D’une table de cartes hors des règles, où chaque champ est explicite et remplaçable ; rien ne se déduit du texte d’un pouvoir. La plupart de ces valeurs sont dessinées sur les cartes et ne figurent dans aucun texte ; beaucoup sont donc des valeurs maison.
    .question = D’où viennent la couleur, l’action, le niveau et le chargement d’une carte ?
rule-AMB-002 = Par défaut, les cartes Technologie sont des Chargements, Agriculture des Contrats, Illégal des Pirateries, Consommation des Imports, Luxe des Ravitaillements et Capital des Trocs, mais les deux champs sont conservés. La variante 2 remplace l’équipage par des pièces de couleur, et toutes les cartes de la première édition concordent.
    .question = La couleur d’une carte fixe-t-elle son action ?
rule-AMB-003 = Technologie est vert (dit aussi menthe), Agriculture jaune, Consommation noir, Illégal rouge, Luxe bleu, Capital gris. Des pouvoirs lient chaque autre couleur à un type, et menthe est le seul nom qui reste pour le vert.
    .question = Quelle couleur correspond à quel type ?
rule-AMB-004 = Selon sa formulation : quand ou chaque fois que, permanent ; à tout moment, utilisable à tout moment ; une simple consigne, immédiat ; en fin de partie, décompte ; un texte sur la destination de la carte se résout quand elle est glissée. Presque toutes les icônes reconnaissables concordent.
    .question = Quand s’applique un pouvoir dont l’icône est incertaine ?
rule-AMB-005 = 180 : 160 cartes simples et deux sur chacune des 10 cartes Pavillon ; des pouvoirs identiques sont permis. Le compte tombe juste, bien que chaque pouvoir soit dit unique.
    .question = Combien y a-t-il de pouvoirs, et deux peuvent-ils être identiques ?
rule-AMB-006 = La même carte sous son ancien nom. La première édition l’imprime ainsi.
    .question = Documents volés parle d’une carte nommée Vol de recherches. Laquelle est-ce ?
rule-AMB-007 = Chaque carte porte son jeu comme donnée, et les options de la partie choisissent d’après lui. Aucune liste n’est imprimée.
    .question = Quelles cartes appartiennent à quelle extension ?

## Décisions : le tour

rule-AMB-008 = De 2 à 6. Il y a six ports, et suivre suppose un adversaire.
    .question = Combien de joueurs peuvent jouer ?
rule-AMB-009 = Non, elle est toujours permise. Les mains sont secrètes, la condition ne pourrait donc pas être vérifiée, et la première édition n’en a aucune.
    .question = La paire joker n’est-elle permise que sans carte de l’action voulue ?
rule-AMB-010 = Une, plus l’équipage. La paire remplace une carte, et une carte est une action.
    .question = Une paire joker donne-t-elle une action ou deux ?
rule-AMB-011 = Faites tout ce qui est légal : une répétition impossible est perdue, une répétition possible est obligatoire, et le joueur choisit entre les façons légales. Ce qui est annoncé doit être exécuté, mais à l’impossible nul n’est tenu.
    .question = Que faire si une action annoncée est impossible, ou si le joueur préfère s’abstenir ?
rule-AMB-012 = Le nombre annoncé est fixe ; niveaux, limites et légalité se lisent à l’exécution. Seul le nombre est annoncé.
    .question = Que faire si l’équipage ou les niveaux changent entre l’annonce et l’exécution ?
rule-AMB-013 = Oui. Annoncer demande une carte, pas une cible légale.
    .question = Peut-on mener ou suivre avec une action qui ne fera rien ?
rule-AMB-014 = Seulement piocher. Jouer demande une carte.
    .question = Que peut faire un meneur sans carte en main ?
rule-AMB-015 = Non. Rien n’oblige à défausser.
    .question = Y a-t-il une limite de main ?
rule-AMB-016 = Elles restent visibles, hors de la pile de défausse, jusqu’à la fin du tour ; puis on les défausse, meneur d’abord et dans le sens horaire, chacun dans l’ordre de son choix. On le demande là où l’ordre peut compter : avec les pièces, et quand la défausse est retournée.
    .question = Où sont les cartes jouées avant la défausse, et dans quel ordre y vont-elles ?
rule-AMB-017 = Un tour est celui d’un meneur avec tous ceux qui suivent ; c’est votre tour quand vous menez. Les limites par tour valent par joueur et repartent à chaque nouveau meneur ou tour supplémentaire. Le meneur est celui dont c’est le tour.
    .question = Que veulent dire votre tour et par tour ?
rule-AMB-018 = Une action de pioche est celle du meneur, celle d’un joueur au lieu de suivre, ou celle qu’accorde Bois de charpente. On pioche des cartes par tout effet qui dit piocher, une fois par consigne. Prendre, recevoir ou révéler vers la main n’est pas piocher, sauf pour Tables de massage, qui le dit. Ainsi Chaises et Bois de charpente restent distincts.
    .question = Qu’est-ce que piocher ?
rule-AMB-019 = Non ; chaque carte d’équipage peut servir une fois à chaque tour, que vous meniez ou suiviez. Rien ne les épuise ni ne les défausse.
    .question = L’équipage est-il consommé ?
rule-AMB-020 = Les mains, l’ordre de la pioche, les offres et choix secrets avant d’être révélés, et les cartes défaussées sous celle du dessus. Tout le reste est public, y compris le nombre de cartes en main. Aucune autre restriction n’est donnée.
    .question = Qu’est-ce qui est caché ?
rule-AMB-021 = Dans le sens horaire à partir du propriétaire de l’effet, en voyant les choix précédents ; les cartes de la main se choisissent en secret et se révèlent ensemble. Le sens horaire est prescrit dans le seul cas traité.
    .question = Dans quel ordre plusieurs joueurs choisissent-ils pour un même effet ?
rule-AMB-022 = À toute pause de son propre tour, autant de contrats qu’il veut de tout bateau à lui au port, aussi souvent qu’il veut. Le texte couvre un, plusieurs ou tous.
    .question = Quand et lesquels des contrats non remplis le meneur peut-il jeter ?

## Décisions : pioche, argent et limites

rule-AMB-023 = Piochez ce qu’il y a et laissez le reste ; la fin est déclenchée et le tour s’achève. Les cartes jouées ce tour ne l’empêchent pas, et des défausses ultérieures ne l’annulent pas.
    .question = Que faire si la pioche et la défausse s’épuisent pendant une pioche ou un regarnissage ?
rule-AMB-024 = Aussitôt qu’elle est vide, sans les cartes jouées ce tour ni celles hors du jeu. Le texte vise tout moment où elle est vide ; cela compte pour la défausse visible et la fin de partie. Ce qui est défaussé plus tard, dans le tour où pioche et défausse se sont épuisées, peut être pioché aussi.
    .question = La pioche est-elle refaite dès qu’elle est vide, ou quand il faut une carte ?
rule-AMB-025 = L’argent en jeu est pair, offres et paiements compris ; les scores finaux sont de simples nombres à part des pièces. Les pouvoirs arrondissent au pair, pas le décompte, et la première édition le dit.
    .question = Les pièces valent 2 et 10, mais le décompte use de 1 et de 3. Quels montants existent ?
rule-AMB-026 = Non, elle est illimitée. 50 crédits finissent la partie bien avant.
    .question = La banque peut-elle être à sec ?
rule-AMB-027 = Non : les limites suivent 1 plus les cartes qui s’y trouvent. Elles ne croissent qu’avec des cartes glissées et valent à chaque instant.
    .question = Un contrat qui a quitté l’espace des contrats remplis compte-t-il encore pour les limites ?
rule-AMB-028 = Au prochain point stable, défaussez l’excédent à votre choix, équipage et biens séparément. Les limites valent à chaque instant, et Gel hydroalcoolique montre le même remède.
    .question = Que faire si vos limites tombent au-dessous de ce que vous avez ?
rule-AMB-029 = Non, mais les contrats remplis avec elle comptent. Sans place, un déplacement obligatoire la défausse et un déplacement facultatif n’est pas proposé.
    .question = Une carte qui passe des contrats remplis à l’équipage ou aux biens compte-t-elle encore pour la place ?
rule-AMB-030 = Recevez-les, puis défaussez le surplus ; le receveur choisit parmi les cartes tout juste reçues, et seules celles qui restent comptent comme ajoutées, pour les pouvoirs et pour le marché. Ailleurs aussi, l’excédent est défaussé.
    .question = Que faire si un pouvoir apporte plus de biens qu’il n’y a de place ?
rule-AMB-031 = Non : ni récompense ni pénalité à zéro. Avoir plus que tout autre suppose d’avoir quelque chose.
    .question = Quelqu’un a-t-il le plus d’un type que personne ne possède ?
rule-AMB-032 = Une bourse non, car qui ne peut pas payer ne paie pas ; un score final oui. La pénalité est un simple calcul.
    .question = Une bourse ou un score peuvent-ils être négatifs ?

## Décisions : Import

rule-AMB-033 = Pas d’abstention ; une offre est tout montant pair de 0 à la bourse de l’offrant, et le meneur fait aussi une offre s’il participe. Ce qui est annoncé doit être exécuté, et 0 est une offre.
    .question = Un participant peut-il s’abstenir, et quelle est la hauteur d’une offre ?
rule-AMB-034 = Prenez ce qu’il y a. On peut importer d’un bateau qui n’a qu’une carte.
    .question = Que faire si le bateau a moins de cartes que le gagnant ne peut en prendre ?
rule-AMB-035 = L’une après l’autre ; chacune est placée avant la suivante, avec des vérifications d’état entre les deux. Aéroponie peut agir au milieu d’un import, ce qui n’est possible qu’ainsi.
    .question = Les deux cartes sont-elles prises ensemble ou l’une après l’autre ?
rule-AMB-036 = Cette enchère est sautée et les suivantes sont vérifiées de nouveau. Les actions impossibles sont perdues.
    .question = Que faire si aucun bateau n’est en mer au moment d’une enchère ?
rule-AMB-037 = On prend toutes les cartes, puis le propriétaire est payé une fois par enchère, puis viennent les réactions, puis un bateau vide rentre. C’est l’ordre des étapes.
    .question = Dans quel ordre viennent le dédommagement, les réactions et le retour d’un bateau vide ?
rule-AMB-038 = D’abord toutes les enchères, à la place du meneur, puis les autres dans le sens horaire. Seul l’import quitte l’ordre des joueurs.
    .question = Quand agissent ceux qui font un troc, un chargement ou un contrat lors d’un tour d’import ?
rule-AMB-039 = Par Biscuits Mikado et Objectif supplémentaire, oui : seuls Papier et Rapporteurs disent que personne n’est payé. Les cartes qui réagissent aux actions Import restent muettes, tandis que Rapporteurs réagit aux deux. Lunettes, Lunettes de réalité augmentée et Anneaux de platine font de vraies actions Import. Pour la première édition, voir F1-252 et F1-269.
    .question = Les pouvoirs qui importent un conteneur paient-ils le propriétaire, et Cannabis, Pantalons ou Shampoings s’appliquent-ils ?
rule-AMB-040 = 2 par enchère gagnée. Des conteneurs rouges, quel qu’en soit le nombre, font une seule condition.
    .question = Cannabis touche-t-il par carte rouge ou par import ?
rule-AMB-041 = Seulement son propriétaire, quand il désigne la cible ; l’offre gagnante lui est payée, donc rien s’il gagne. Le gagnant prend deux cartes de l’île selon IE-095.
    .question = Qui peut choisir l’île avec Dark Flight, et qui garde l’offre ?

## Décisions : Contrat, Chargement et contrats remplis

rule-AMB-042 = Non : un chargement est légal s’il permet de couvrir une exigence de plus avec les conteneurs à bord, répartis au mieux selon les pouvoirs actuels. Il n’est jamais question que d’exigences non satisfaites.
    .question = Les conteneurs sont-ils liés à une exigence précise une fois chargés ?
rule-AMB-043 = Non, ni par chargement ni par piraterie ; certains pouvoirs le permettent (Main-d’œuvre bon marché sur un bateau vide, les paires de Robo-chats). IE-129 l’interdit.
    .question = Peut-on charger plus de conteneurs que requis ?
rule-AMB-044 = C’est légal ; rien de plus ne s’y charge normalement, et la cargaison compte pour les contrats placés plus tard là où elle convient. Si elle les couvre déjà, le bateau est rempli aussitôt.
    .question = Qu’en est-il d’un bateau au port avec des conteneurs mais sans contrat ?
rule-AMB-045 = Oui aux deux, pour chaque conteneur à bord. Le paiement compte toute la cargaison du bateau.
    .question = La cargaison en surplus est-elle payée, et part-elle ?
rule-AMB-046 = Ils sont remplis aussitôt. C’est l’état du bateau qui décide.
    .question = Que faire si jeter un contrat laisse les autres du bateau couverts ?
rule-AMB-047 = Oui, dans la limite d’un chargement de 6 ; les nouvelles exigences retardent toutes les autres. Seule la somme est bornée.
    .question = Peut-on ajouter un contrat à un bateau déjà en partie chargé ?
rule-AMB-048 = Non aux deux : une action place, et chaque action de plus est un niveau pour un contrat. Un niveau 3 en partant de rien coûte quatre actions.
    .question = L’action qui place peut-elle compter comme niveau, ou un niveau provisoire servir à deux contrats ?
rule-AMB-049 = Oui, sauf si le texte en dispense, comme Pommes ; pour Bambou, voir AMB-050. Plusieurs pouvoirs y insistent.
    .question = Contracter sans action demande-t-il le niveau ?
rule-AMB-050 = Oui. Le niveau venait d’être atteint, et la gratuité n’aurait sinon pas de sens.
    .question = Bambou dispense-t-il du niveau comme de l’action ?
rule-AMB-051 = La plus haute ligne atteinte : 1 rapporte 0, 7 rapportent 14, 11 et plus avec Tablettes tactiles rapportent 20 ; sans Tablettes tactiles, tout à partir de 5 rapporte 14. La table va par paliers.
    .question = Quel est le paiement pour 1, 7 ou plus de 10 conteneurs ?
rule-AMB-052 = Une carte par bateau. Le regarnissage suit le départ du bateau.
    .question = L’île est-elle regarnie par contrat ou par bateau ?
rule-AMB-053 = Ni l’un ni l’autre ; il est en partance, et n’est une cible ni pour contracter, ni pour charger, ni pour importer, ni pour Euros. Il part plus tard, et ses contrats n’y sont déjà plus.
    .question = Où est un bateau rempli pendant que les pouvoirs se résolvent, au port ou en mer ?
rule-AMB-054 = Étape 1 : le paiement et ses suppléments. Étape 2 : glisser toutes les cartes, pouvoirs immédiats dans l’ordre du propriétaire, puis pouvoirs sur les contrats et bateaux remplis. Étape 3 : départ, puis Satellite. Étape 4 : regarnir. Les textes des cartes s’y accordent.
    .question = Quand agissent les pouvoirs liés à un contrat rempli ?
rule-AMB-055 = Non, sauf si son texte s’inclut ; il débute après l’étape 4, tandis que les limites changent quand on glisse la carte. Les pouvoirs permanents agissent une fois leur contrat rempli.
    .question = Un nouveau pouvoir permanent s’applique-t-il à son propre contrat ?
rule-AMB-056 = Les textes sur un contrat agissent pour chacun ; ceux sur les conteneurs ou le bateau une fois par bateau (Clés USB, Jets privés, Ordinateurs portables, Satellite, Métaux rares). Deux de ceux-là impriment la limite par bateau.
    .question = Deux contrats sur un bateau : les pouvoirs agissent-ils une ou deux fois ?
rule-AMB-057 = Il attend : finissez les quatre étapes du premier, puis commencez le second ; le propriétaire en ordonne plusieurs. Les étapes restent entières, et rien d’autre ne s’intercale.
    .question = Que faire si un pouvoir achève un second bateau pendant les étapes du premier ?
rule-AMB-058 = Il part et rentre aussitôt comme bateau vide, ce qui compte comme un retour. Aucun bateau vide ne reste en mer.
    .question = Que faire si un bateau rempli perd son dernier conteneur avant de partir ?
rule-AMB-059 = Non, elle doit être chargée si c’est possible ; mais on peut choisir n’importe quelle prise, même impossible à charger. La règle détaillée passe avant le résumé.
    .question = Peut-on défausser une prise de piraterie qu’on pourrait charger ?

## Décisions : les pouvoirs en général

rule-AMB-060 = D’abord ceux du joueur qui agit, puis dans le sens horaire ; chacun ordonne ceux des siens qui ont quelque chose à faire, pour autant que tous le voient, et les vérifications d’état passent avant. Les règles vont partout dans le sens horaire.
    .question = Qui ordonne les pouvoirs simultanés ?
rule-AMB-061 = Oui s’il peut être résolu, Pommes comprise : une carte Agriculture de la main est glissée. Dans la première édition, Pommes est facultative.
    .question = Un pouvoir immédiat qui ne dit pas « vous pouvez » est-il obligatoire ?
rule-AMB-062 = Pas quand on vous paie ou vous donne quelque chose ; oui quand chacun fait quelque chose de neutre (Fossiles de dinosaures, Objectif supplémentaire, Fleurs, Tracts d’opposition). Certains pouvoirs neutres le précisent.
    .question = Tous les joueurs, est-ce vous compris ?
rule-AMB-063 = Non, tout ou rien, sauf si la carte dit autant que possible (Données de marché, Stylos Muji, Pirates). Qui ne peut pas payer ne paie pas.
    .question = Une cible à court paie-t-elle une partie ?
rule-AMB-064 = Entre deux étapes : avant le choix du meneur, après chaque annonce, avant et après chaque action ou enchère, avant la défausse de fin de tour, avant le décompte. Jamais au milieu d’un effet, ni entre l’offre et sa révélation. Avant la fin d’un tour, on demande au meneur pour les pouvoirs de son propre tour, et à tous ceux dont un pouvoir utilisable à tout moment peut rapporter, d’après ce que chacun voit : la partie peut s’achever ainsi avec ce tour.
    .question = Quand est-ce exactement, à tout moment ?
rule-AMB-065 = Comme une offre permanente qui ne bloque personne, jamais comme une question posée à son seul détenteur. Les cartes cachées ne doivent pas se deviner.
    .question = Comment proposer sans le trahir un pouvoir utilisable depuis la main à tout moment ?
rule-AMB-066 = Seulement ceux qui le disent : Lutefisk, Farine et Sirop d’érable (et IE-191). Le texte de la carte décide.
    .question = Quels pouvoirs utilisables à tout moment agissent depuis la main ?
rule-AMB-067 = Seulement aux points stables : aucun effet à moitié fait, aucun contrat en train d’être rempli. Sinon les transferts et le paiement d’Appareil à IRM donneraient des absurdités.
    .question = Quand vérifie-t-on les conditions de fin et de victoire ?
rule-AMB-068 = Comme si : le pouvoir immédiat ou de destination de la carte agit, mais sans paiement, bateau ni regarnissage, et aucune autre carte n’y voit un contrat rempli. Simplement ajouté : pas de pouvoir immédiat, seulement les permanents. La formule ne concerne que le pouvoir de la carte.
    .question = Quelle différence entre « comme s’il venait d’être rempli » et « ajouté à vos contrats remplis » ?
rule-AMB-069 = Les biens virtuels comptent partout où l’on compte des biens (niveaux, le plus de, séries, victoires, Miel) mais ne se déplacent, ne se paient ni ne s’échangent, et ne prennent pas de place. L’équipage virtuel ne compte que pour annoncer des actions.
    .question = Jusqu’où vont les biens et l’équipage virtuels ?
rule-AMB-070 = Non : un pouvoir n’est pas déclenché par ce qui arrive pendant sa propre résolution. Les chaînes restent finies et les usages simples sont intacts.
    .question = Des pouvoirs peuvent-ils se déclencher sans fin, comme Téléphones portables et Nanorobots ?
rule-AMB-071 = Non, chaque carte a sa propre limite. Deux cartes sont deux pouvoirs.
    .question = Un pouvoir copié d’une fois par tour partage-t-il la limite ?
rule-AMB-072 = Les marques du tour restent à la carte, et un pouvoir copié demeure si la carte est simplement remise. Documents volés la remplit à nouveau, donc Éoliennes choisit de nouveau.
    .question = Que deviennent les marques d’une carte qui change de main ?

## Décisions : fin et score

rule-AMB-073 = La fin reste déclenchée. C’est l’instant qui compte, pas l’état en fin de tour.
    .question = Que faire si quelqu’un atteint 50 puis redescend avant la fin du tour ?
rule-AMB-074 = Tout le tour du meneur avec ceux qui suivent ; pas de tour supplémentaire. Le décompte suit directement.
    .question = Quel tour achève-t-on, et les tours supplémentaires ont-ils lieu ?
rule-AMB-075 = Les cartes qui gagnent finissent la partie sur-le-champ, sans décompte. Le texte d’une carte passe d’abord.
    .question = Les conditions spéciales achèvent le tour et font compter, mais des cartes gagnent aussitôt. Que retenir ?
rule-AMB-076 = Ils partagent la victoire ; le propriétaire de Renards, s’il en est, gagne seul. L’égalité partage la victoire.
    .question = Que faire si deux joueurs remplissent une condition de victoire au même moment ?
rule-AMB-077 = Non, ce joueur ne finit jamais la partie par ses crédits. La première édition le dit clairement.
    .question = Le propriétaire d’Ouvre-boîtes finit-il la partie à 70 sous Appareil à IRM ?
rule-AMB-078 = Ce n’est pas le plus, donc rien n’est payé, sauf si Renards remporte l’égalité. Le partage ne vaut que pour les récompenses des types de biens.
    .question = Que veut dire le plus sur une carte en cas d’égalité ?
rule-AMB-079 = Elle gagne toute égalité, et une égalité gagnée n’en est plus une : seul son propriétaire a le plus. Pour le plus de biens Illégal, il dit avant le décompte s’il gagne ou partage.
    .question = La carte Renards remporte-t-elle aussi l’égalité pour le plus d’Illégal, et touche-t-elle sans partage ?
rule-AMB-080 = À partir du dernier meneur et dans le sens horaire, chacun fait une fois ses déplacements et choix facultatifs dans son ordre (Télescopes, Segways, Chemises premier prix, Diamants, Voitures Tesla, Eau de Cologne) ; puis on encaisse la réserve d’Hélicoptère et on calcule Céramiques ; puis on compte les biens, puis le plus de chaque type, puis tous les autres scores. Rien n’est rempli pendant cette phase. Certaines de ces cartes veulent passer avant les bonus.
    .question = Dans quel ordre viennent les effets de fin de partie ?
rule-AMB-081 = Tous ceux de vos bateaux au port avec au moins un contrat ; une cargaison sans contrat ne rapporte rien. Ils doivent être sur un contrat.
    .question = Quels conteneurs chargés rapportent 2 ?
rule-AMB-082 = En s’éloignant de zéro : à deux, chacun perd 3 ; à trois ou quatre, chacun perd 2. La pénalité s’arrondit vers le haut comme les récompenses.
    .question = Comment arrondir une pénalité divisée ?
rule-AMB-157 = Oui : après chacun de ces déplacements, on défausse l’excédent comme en cours de partie. Les limites valent à chaque instant ; un Segway monté à bord laisse moins de place aux biens.
    .question = Les limites valent-elles pour les déplacements avant le décompte ?

## Décisions : extensions et variantes

rule-AMB-083 = 4 sans Capital, 2 avec Capital à tout nombre de joueurs. Avec Capital le gris gagne un niveau, le petit bonus remplace donc le grand.
    .question = Le gris commence-t-il avec 4 ou 2 crédits de plus ?
rule-AMB-084 = Les biens restent dans leur ordre d’arrivée, plusieurs à la fois dans l’ordre du propriétaire ; sans autre bien, les biens Capital n’ont pas de type mais comptent comme biens et comme niveaux pour Capital. Seul un ordre fixe donne un sens au mot.
    .question = Quel bien est le plus à gauche, et que faire s’il n’y en a que de Capital ?
rule-AMB-085 = Il y a deux façons, toutes deux avec un équipage Troc : jouer une carte Troc (1 plus l’équipage Troc utilisé), ou piocher (l’équipage Troc utilisé). Ce sont les deux façons habituelles.
    .question = Suivre par un troc exige-t-il de jouer une carte Troc ?
rule-AMB-086 = Non. Personne ne peut le suivre.
    .question = Imprimantes 3D ou Unités neuronales peuvent-elles réagir à un troc mené ?
rule-AMB-087 = Non ; cela ne concerne que l’action menée ou suivie. Ces pouvoirs font leurs propres actions.
    .question = Le troc exclut-il des actions offertes par Lunettes de réalité augmentée ou Anneaux de platine ?
rule-AMB-088 = Non, ni d’un bateau ni de l’île. Les conteneurs gris ne se piratent pas.
    .question = Peut-on choisir une carte grise par piraterie pour seulement la défausser ?
rule-AMB-089 = Seuls des imports ou des pouvoirs peuvent le vider. Cela découle d’IE-189.
    .question = Qu’en est-il d’un bateau en mer qui n’a qu’une cargaison grise ?
rule-AMB-090 = Oui, même pour seulement le vider. Tout bateau peut être choisi, et la seule carte qui l’interdit à son propriétaire doit le dire.
    .question = Peut-on pirater son propre bateau en mer ?
rule-AMB-091 = Elles restent. Seuls les bateaux en mer sont nommés.
    .question = Qu’en est-il des cartes Capital arrivées sur l’île ou en main à la mise en place ?
rule-AMB-092 = Des deux façons : les biens Capital qui comptent comme Technologie sont doublés, et les biens Technologie sont doublés pour les niveaux Capital. Seules les cartes sont doublées, pas les biens qui n’existent qu’au décompte.
    .question = Comment Volkswagen s’applique-t-il aux cartes Capital ?
rule-AMB-093 = Valeurs maison : la colonne 0 coûte 2, la 1 coûte 4, la 2 coûte 6, la 3 et au-delà 8 ; les cartes sans niveau vont en colonne 0, les niveaux plus hauts dans la dernière. On ne connaît qu’une colonne à 2 crédits.
    .question = Que coûtent les colonnes du Port de Tokyo ?
rule-AMB-094 = Ramen utilise l’île, Calamar séché est glissé, Toilettes Toto permet de contracter gratuitement depuis l’île. Les deux lieux se remplacent l’un l’autre.
    .question = Comment agissent les cartes Tokyo dans une partie sans le Port de Tokyo ?
rule-AMB-095 = En main, les deux couleurs ; comme bien ou équipage, celle où elle a été chargée, sinon celle que choisit son propriétaire à l’arrivée, ensuite fixe ; comme contrat, le type de la moitié employée. Seuls les conteneurs ont un sens fixe.
    .question = Quels sont la couleur et le type d’une carte Pavillon ?
rule-AMB-096 = Sur l’île : choisissez la couleur et payez 2, ou elle est défaussée. À la mise en place : la première couleur imprimée. La charger coûte toujours 2.
    .question = Qu’en est-il des cartes Pavillon piratées sur l’île ou posées sur des bateaux à la mise en place ?
rule-AMB-097 = Arrondissez le paiement net au pair supérieur. Les pouvoirs en jeu font de même.
    .question = Que faire si le marché rend un paiement impair ?
rule-AMB-098 = Il est de 0. Un paiement est un gain.
    .question = Que faire si le marché pousse un paiement au-dessous de zéro ?
rule-AMB-099 = Le gris n’a pas de marqueur et ne change rien ; les arc-en-ciel comptent dans leur type imprimé. Il n’y a de marqueurs que pour les types de biens.
    .question = Comment comptent au marché les conteneurs gris et arc-en-ciel ?
rule-AMB-100 = Toute carte qui entre dans des biens le fait, jusqu’au début du décompte. La règle vise chaque bien placé.
    .question = Les transferts et déplacements de fin de partie font-ils monter les marqueurs ?
rule-AMB-101 = Les cartes dont le pouvoir agit à bord (Automatisation, Chou de Chine, GPS, Yaourt) restent des cartes. Sinon ces pouvoirs ne pourraient pas exister. Toute autre carte Capital qui monte à bord prend une couleur (IE-234).
    .question = Les variantes à pièces défaussent les cartes, mais des pouvoirs ont besoin de la carte à bord. Que faire ?
rule-AMB-102 = Prenez pour cette carte une pièce comme en variante 2. C’est la moindre perte.
    .question = Variante 1 : que faire si la défausse n’a aucune carte de cette couleur ?
rule-AMB-103 = Les cartes passées sont montrées à tous et gardent leur ordre. On les regarde une par une.
    .question = Variante 1 : chercher dans la défausse la révèle-t-il ?
rule-AMB-104 = L’utilisateur choisit une couleur en plaçant la pièce ; elle l’a désormais, et son action suit AMB-002.
    .question = Variante 2 : de quelle couleur sont l’équipage et les biens gris ?

## Décisions : cartes particulières

rule-AMB-105 = Oui. Le texte laisse le choix.
    .question = L’algorithme peut-il être glissé bien qu’une place d’équipage ou un bateau soit possible ?
rule-AMB-106 = On propose la carte dans le sens horaire à partir de qui l’a remplie, et le premier qui accepte achète. C’est équitable entre les places et identique à chaque relecture.
    .question = Qui parle le premier pour Nourriture pour oiseaux ?
rule-AMB-107 = Si au moins un contrat n’y est pas Agriculture et que la cargaison peut se répartir de sorte que Chou de Chine le serve. Il doit servir un contrat qui n’est pas Agriculture.
    .question = Quand Chou de Chine paie-t-il sur un bateau avec Agriculture et d’autres contrats ?
rule-AMB-108 = Non, seulement pour annoncer des actions. Voir AMB-069.
    .question = Les pirates empruntés par Canons rapportent-ils ou comptent-ils ailleurs ?
rule-AMB-109 = Import ; le changement s’annonce avec le nombre et ne concerne que son propriétaire. La carte jouée reste une carte Import.
    .question = Baguettes : le meneur joue Import et exécute Chargement. Que suivent les autres ?
rule-AMB-110 = Il est défaussé avec la cargaison qui lui reste, et ce n’est pas un retour. Il ne sert qu’une fois.
    .question = Que faire si Moteur diesel doit rentrer ?
rule-AMB-111 = Vos crédits dépassent 0 et sont au moins le double de ceux de chaque rival, et vous avez strictement le plus de biens, virtuels compris. Les rivaux se comparent un à un, et une égalité n’est pas le plus.
    .question = Poisson exotique : que veulent dire le double et le plus de biens ?
rule-AMB-112 = Additionnés pour chaque payeur sur un même effet ; payer 2 à chacun de deux rivaux compte donc pour 4. L’ancienne carte dit d’un coup.
    .question = DVD pirates : quatre ou plus d’un coup, ou en les additionnant ?
rule-AMB-113 = Par bateau. Tous les bateaux chargés de vos adversaires sont nommés ; la première édition en prend un par adversaire.
    .question = Faux billets : un conteneur par bateau adverse ou par adversaire ?
rule-AMB-114 = Vous ne payez personne. Un pouvoir que vous ne pouvez pas payer n’est pas résolu.
    .question = Chalumeau : que faire si vous perdez au tirage avec trop peu d’argent ?
rule-AMB-115 = C’est alors une carte ordinaire. Il ne concerne que le bateau où il a été chargé.
    .question = Que faire si d’autres prennent GPS de son bateau ?
rule-AMB-116 = Sa réserve suit la carte vers d’autres contrats remplis, sinon elle retourne à la banque. Rien n’en est dit.
    .question = Que faire si Hélicoptère part ou change de propriétaire ?
rule-AMB-117 = Un pouvoir immédiat se résout d’abord ; un pouvoir permanent est perdu. Les pouvoirs permanents demandent l’espace des contrats remplis.
    .question = Manga hentai : que devient le pouvoir d’un contrat qui va à l’équipage ou aux biens ?
rule-AMB-118 = Dans chaque espace. Entre eux tous, n’importe quelle partie y suffirait.
    .question = Improbabilité : chaque couleur dans chacun des trois espaces, ou entre eux tous ?
rule-AMB-119 = Oui : n’en donnez aucun et prenez tout de même un bien. Tous peut vouloir dire aucun, et la seconde partie est sans condition.
    .question = Peut-on utiliser Insectes sans bien Illégal ?
rule-AMB-120 = Chacune peut être un niveau provisoire pour un contrat. IE-119 ne change pas.
    .question = Qu’en est-il des actions Contrat restantes avec Thé au jasmin ?
rule-AMB-121 = Lego peut aller sur un bateau qu’il fait dépasser la limite. Une fois jeté, plus de nouveaux contrats tant que le bateau dépasse la limite ; on peut encore charger des conteneurs.
    .question = Que faire si Lego est défaussé d’un bateau chargé ?
rule-AMB-122 = De la main, comme conteneur de plus, lors de toute action Chargement de son propriétaire : celles que donne un pouvoir comptent aussi.
    .question = Sirop d’érable : d’où, et faut-il son niveau ?
rule-AMB-123 = Toute main, la vôtre comprise, puisqu’il s’agit de tout joueur (selon le livret chinois de la première édition, les mains adverses seulement) ; et la prise est publique, comme le sont les conteneurs.
    .question = Monospace : la main d’un joueur peut-elle être la vôtre, et la carte de la pioche est-elle montrée ?
rule-AMB-124 = Ni l’un ni l’autre ; il faut jouer une carte qui compte comme Chargement. Le texte demande une carte Chargement.
    .question = Unités neuronales : une paire joker ou le seul équipage Chargement suffisent-ils ?
rule-AMB-125 = Non, pour tout chargement, piraterie comprise. Une autre carte le restreint expressément, pas celle-ci.
    .question = Lait d’avoine ne paie-t-il que pour les actions Chargement ?
rule-AMB-126 = Non, sur tout bateau à vous au port. Aucune restriction n’est imprimée.
    .question = Paprika : seulement sur le bateau tout juste contracté ?
rule-AMB-127 = Ils s’unissent quand la carte est placée en contractant. Le super bateau est un seul bateau avec la capacité d’un seul (6, ou 10 avec Tablettes tactiles) ; contrats et cargaison se mettent en commun, et le paiement de la table est doublé. Si la carte est jetée sans être remplie, les bateaux se séparent, et le propriétaire dit lequel garde ce qui est à bord. Avec Aéroponie, les deux coques rentrent, la cargaison sur celle que choisit le propriétaire ; Yen reste au premier contrat de sa coque ; la coque de Moteur diesel est défaussée à la séparation. S’unir après avoir rempli la carte demanderait plus de bateaux qu’un joueur n’en a.
    .question = Partenariat : quand et comment les bateaux s’unissent-ils, et qu’en est-il des cas rares ?
rule-AMB-128 = Après votre prochain propre tour. Il vient à la fin d’un tour à vous.
    .question = Pirates rempli hors de votre tour : quand vient le tour supplémentaire ?
rule-AMB-129 = Par action Chargement. D’autres cartes impriment une limite par tour, pas celle-ci.
    .question = Consoles PlayStation : par action ou par tour ?
rule-AMB-130 = La moitié arrondie au supérieur pour chaque contrat Luxe ; on demande au propriétaire chaque fois que le bateau peut être rempli, et de nouveau après chaque chargement suivant ; complet, il est rempli d’office. Le texte laisse le choix.
    .question = Maison préfabriquée : moitiés impaires, choix et plusieurs contrats ?
rule-AMB-131 = Dans le sens horaire à partir du propriétaire ; ce que le receveur ne peut loger est défaussé ; toute carte glissée peut être donnée, mais pas le contrat que vaut le port. Payer en entier ne concerne que le donneur.
    .question = Canons électriques : excédent, ordre et dernier contrat ?
rule-AMB-132 = Non, c’est la même. La limite est par tour.
    .question = Anneaux de platine : sa vente s’ajoute-t-elle à celle du tour ?
rule-AMB-133 = Une paire satisfait une exigence Technologie et compte deux conteneurs pour le paiement, pour Vélos Fixie et pour le marché, et dans la limite d’un bateau là où les conteneurs y comptent. Si l’un part, l’autre est un simple conteneur. En piraterie, la première prise attend la seconde action ; sans seconde, elle est chargée seule ou défaussée. Seul le paiement est imprimé.
    .question = Robo-chats : comment comptent les paires pour la capacité, le vol et d’autres cartes ?
rule-AMB-134 = Un type. Le texte dit deux fois type, la première édition dit carte ; les chances diffèrent grandement.
    .question = Rolls Royce : nommer un type de bien ou une carte ?
rule-AMB-135 = On demande à chaque joueur humain quand la carte se résout ; non par défaut, et les robots disent non. C’est affaire d’honneur.
    .question = Thé rooibos : qui boit du thé ?
rule-AMB-136 = Oui ; quand commence votre première action Piraterie du tour, de tous ceux qui ont piraté plus tôt dans ce tour. Ils choisissent crédits ou cartes, selon ce qu’ils peuvent payer en entier. Avant vous suppose que vous agissez.
    .question = Fusils à pompe : devez-vous pirater, et quand touchez-vous ?
rule-AMB-137 = 2 par carte déplacée, et l’excédent se choisit parmi celles-ci. Déplacer, payer, puis défausser.
    .question = Sauce soja : une carte ensuite défaussée est-elle payée, et lesquelles défausse-t-on ?
rule-AMB-138 = Elles sont perdues ; personne ne peut mener ni suivre Piraterie jusqu’à ce que le propriétaire commence un tour, supplémentaire compris. Même une action annoncée n’est plus permise.
    .question = Surströmming : que deviennent les pirateries annoncées mais non exécutées, et combien dure l’interdiction ?
rule-AMB-139 = Oui, comme imprimé. Rien ne s’y oppose.
    .question = Couteaux à sushi : quatre cartes pour 2 crédits, est-ce voulu ?
rule-AMB-140 = 0. Ce que vous prenez ne peut pas être négatif.
    .question = Tej : que faire avec moins de deux membres d’équipage ?
rule-AMB-141 = Toute action en jeu, Troc compris ; il ignore la limite d’équipage et cesse avec le tour. Le texte dit tout type d’action et un seul tour.
    .question = Dollars américains : quelles sont les limites de l’équipage virtuel ?
rule-AMB-142 = Une main vide ne peut pas être choisie : un bien Luxe est donné s’il y en a un, sinon rien. Le bien va à vos biens, les cartes de main à votre main.
    .question = Aspirateurs : qu’en est-il d’une main vide, et où va le bien Luxe ?
rule-AMB-143 = Toute carte remplie de tout joueur dont le niveau total est 0 ou 1 (une carte Pavillon a 0). Si le pouvoir nomme sa carte, il s’agit d’Éoliennes ; les pouvoirs qui n’agissent qu’en main, comme contrat ou comme conteneur ne font rien ; ceux qui déplacent la carte déplacent aussitôt Éoliennes. Quitter l’espace met fin à la copie. Tout type de pouvoir peut être copié.
    .question = Éoliennes : que peut-on copier, et comment agissent les pouvoirs particuliers ?
rule-AMB-144 = Chaque fois que le bateau reçoit son premier contrat après n’en avoir aucun : un conteneur de moins, au choix du propriétaire, jamais moins de 1. Cela vaut jusqu’à la fin de la partie.
    .question = Yen : quel contrat, combien de fois et jusqu’où ?
rule-AMB-145 = Oui, deviner devient certain. Rien ne l’interdit.
    .question = Yerba maté : peut-on se servir d’une carte du dessus connue pour les pouvoirs qui devinent ?
rule-AMB-146 = La carte l’emporte ; elle agit chaque fois que quelqu’un la charge ou la pirate. Le texte d’une carte passe d’abord.
    .question = Les conteneurs ignorent leur texte, mais Yaourt agit quand on le charge. Que retenir ?
rule-AMB-147 = Non, seulement les cinq types dans lesquels on compte les biens ; une carte Capital ne correspond alors à aucun. Un bien Capital compte pour un autre type.
    .question = Peut-on nommer Capital là où l’on nomme un type de bien ?
rule-AMB-148 = Sous n’importe lequel de vos bateaux, au port, en haute mer ou en train de partir ; de deux qui ne font qu’un, sous celui qui vaut pour les deux. Le texte dit l’un de vos bateaux.
    .question = Sous quels bateaux Yen peut-il se glisser ?
rule-AMB-149 = Non, l’import se termine d’abord ; puis GPS est défaussé et le bateau rentre. Seule Aéroponie agit au milieu d’une action, et le dit.
    .question = GPS agit-il au milieu d’un Import ?
rule-AMB-150 = La copie dure tant que la carte y reste : un bateau d’un seul voyage doit finir comme tel. Comme conteneur, équipier ou bien, la carte redevient elle-même.
    .question = Éoliennes : que devient un pouvoir copié qui glisse la carte sous un bateau ?
rule-AMB-151 = Après la prise habituelle, pour qu’on ne perde rien en faisant celle-ci d’abord.
    .question = Quand prend-on le conteneur de plus de Contrebande ?
rule-AMB-152 = Oui : deux cartes d’une couleur se jouent comme pour toute action, faite une fois. Un Import se fait comme le permet Baguettes.
    .question = Lunettes de réalité augmentée permet-elle une paire joker ?
rule-AMB-153 = Quiconque fait une action dans ce tour : par Baguettes, par Unités neuronales ou avec un équipage Troc, on suit aussi, par une autre action. Le texte dit suivre, et ces pouvoirs le disent également.
    .question = Livres : suit-on quand on fait une autre action qu’Import ?
rule-AMB-154 = Deux conteneurs Agriculture, si la paire est de ce type : deux sont chargés, et comptent pour un de Technologie aux yeux du contrat.
    .question = Que voit Lait d’avoine d’une paire chargée par Robo-chats ?
rule-AMB-155 = Un niveau remplacé par d’autres actions est atteint, et le lot le suit. D’un contrat venu du Port ou de l’île, non : les quatre autres cartes sont en main comme Farine.
    .question = Farine : un niveau acheté compte-t-il, et Farine peut-elle venir du Port ?
rule-AMB-156 = Dans l’édition définitive, qui le dit. Dans la première édition, deux cartes sont prises ensemble ; s’il en reste alors une, le bateau rentre avant que d’autres réagissent.
    .question = Aéroponie agit-elle au milieu d’un Import ?
rule-AMB-158 = Dans l’édition définitive, oui, puisqu’il ne porte qu’un conteneur. Dans la première édition, il reste : seul rentre un bateau qui n’en a plus qu’un une fois en mer.
    .question = Un bateau qui prend la mer avec un seul conteneur rentre-t-il par Aéroponie ?
rule-AMB-159 = C’est ainsi, peu importe combien de cartes le disent : avec sa copie, Volkswagen fait toujours compter un bien pour 2, les équipiers pirates des autres comptent une fois pour vous, un équipier pour un seul bien, deux biens technologie pour un équipier Chargement. Les pouvoirs qui donnent quelque chose le donnent chacun.
    .question = Et si Éoliennes copie un pouvoir qui dit pour quoi d’autres cartes comptent ?

## Recueil d’interactions

rule-IX-01 = Aéroponie et l’import : le bateau de A porte 2 conteneurs. B gagne à 4, paie 4 et prend une carte ; le bateau, qui n’en a plus qu’un, rentre aussitôt et la seconde carte échappe à B. A reçoit tout de même 2, et Rapporteurs de C ne trouve rien à prendre. Avec 3 conteneurs, B en prend 2 ; avec 4, B en prend 2 et le bateau reste (AMB-035, AMB-037).
rule-IX-03 = Aéroponie et GPS : la cargaison est GPS et une autre carte, qui est prise. Le propriétaire choisit : GPS d’abord, qui est alors défaussé et le bateau rentre vide, ou Aéroponie d’abord, et le bateau rentre avec GPS à bord comme cargaison arc-en-ciel (AMB-060, AMB-115).
rule-IX-04 = Aéroponie et un départ avec un seul conteneur : le bateau de Yen est rempli avec 1 conteneur. Paiement 0, carte glissée, départ, regarnissage ; puis la vérification d’état le ramène avec ce conteneur et Toyota fait piocher 3 cartes (AMB-051, AMB-044).
rule-IX-05 = Aéroponie et le super bateau : quand sa cargaison tombe à 1, les deux coques rentrent, le conteneur sur celle que choisit le propriétaire, et cela compte comme deux retours (AMB-127).
rule-IX-06 = Aéroponie et Moteur diesel : quand la cargaison tombe à 1, le moteur et ce conteneur sont défaussés ; ce n’est pas un retour (AMB-110).
rule-IX-07 = Renards aux enchères : A mène, et les offres les plus hautes de B, qui possède Renards, et de C sont égales. B gagne et on ne consulte pas A. À égalité sans B, A décide (AMB-079).
rule-IX-10 = Éoliennes copie une limite : à côté de la carte Bouteilles de poison d’origine, la première piraterie d’un troisième joueur paie 2 à chaque propriétaire, et les propriétaires se paient l’un l’autre quand ils piratent (AMB-143, AMB-071).
rule-IX-11 = Éoliennes copie un pouvoir immédiat : la copie de Pirates se résout maintenant et une fois, pas deux (AMB-143).
rule-IX-12 = Éoliennes copie un pouvoir qui déplace sa carte : une copie de Segways, Oreilles bioniques, Huile d’olive ou Dollars américains déplace ou défausse Éoliennes, et quitter l’espace met fin à la copie (AMB-143).
rule-IX-14 = Automatisation en chaîne : le bateau A en demande deux et porte une carte Technologie et Automatisation. Il est rempli et rapporte 6 pour 2 ; Automatisation saute sur le bateau B, qui a une exigence ouverte ; A part avec 1 et l’île est regarnie. Puis B est rempli et payé pour sa cargaison, Automatisation comprise. Sans troisième bateau, Automatisation part avec B (AMB-057).
rule-IX-15 = Automatisation sans bateau : la première fois, elle est défaussée et les limites n’augmentent pas (AMB-027).
rule-IX-16 = Partenariat : des chargements de 2 et 2 et ses propres 2 font 6. Six conteneurs rapportent 28, avec un seul regarnissage. L’import d’un adversaire rapporte 4 au propriétaire, et toujours 4 avec Pantalons. Vidé, il rend deux bateaux, Sacs à dos fait piocher jusqu’à 2 cartes et Toyota 6 (AMB-127).
rule-IX-17 = Moteur diesel est un troisième bateau pour un seul voyage : vidé en mer, il est défaussé sans compter comme un retour, et Yen sous lui est défaussé aussi (AMB-110).
rule-IX-18 = Yen : un contrat de chargement 2 placé en premier sur son bateau en demande 1 et occupe 1 de la capacité de 6 ; un second contrat garde son chargement entier. Après le voyage, le prochain premier contrat est de nouveau réduit (AMB-144).
rule-IX-19 = Lego et Tablettes tactiles : 12 conteneurs rapportent 14 avec Lego seul et 20 avec les deux ; 8 conteneurs rapportent 14 avec Lego seul et 18 avec les deux (AMB-051).
rule-IX-20 = Maison préfabriquée : pour un contrat Luxe de 4, on demande au propriétaire à 2 conteneurs ; oui rapporte 6. Après un non, on redemande à 3, ce qui rapporte 10 ; à 4, c’est d’office et rapporte 10. La moitié d’un chargement de 3 est 2 (AMB-130).
rule-IX-23 = Robo-chats par piraterie : avec deux actions Piraterie, les deux prises sont gardées et chargées ensemble. Avec une seule action restante, on ne peut pas commencer une paire (AMB-133).
rule-IX-24 = Lutefisk hors de son tour : son détenteur le contracte entre deux chargements d’un adversaire. Drones peut faire piocher, Paprika peut faire charger, Sucre paie ; puis l’adversaire continue (AMB-064, AMB-065).
rule-IX-25 = Ouvre-boîtes et Appareil à IRM : le propriétaire d’Ouvre-boîtes à 72 ne finit pas la partie ; un autre joueur à 70 sous Appareil à IRM la finit. Quand Appareil à IRM quitte le jeu alors que quelqu’un a 52, la fin se déclenche au prochain point stable (AMB-077, AMB-067).
rule-IX-27 = Pirates : les autres ont 10, 4 et 0 et paient 6, 4 et 0 à la banque. Un tour supplémentaire suit le prochain propre tour du propriétaire, avec de nouvelles limites par tour. Si la fin est déclenchée entre-temps, il n’y en a pas (AMB-128, AMB-074).
rule-IX-28 = Poisson exotique : 20 crédits contre 10 et 8, avec 5 biens contre 4 et 4, gagnent. À 5 biens chacun, non, sauf si le propriétaire a Renards. 18 contre 10, non (AMB-111).
rule-IX-30 = Cargaison mère : 7 biens Illégal et Joe Wiggins font 8 et gagnent (AMB-069).
rule-IX-31 = Improbabilité : 5 couleurs dans l’équipage demandent une limite de 5, et 5 couleurs parmi les contrats remplis demandent 5 cartes ; donc au moins 5 cartes glissées, 5 membres d’équipage et 5 biens (AMB-118).
rule-IX-32 = Deux victoires immédiates à la fois : un effet donne à deux joueurs les derniers biens voulus, et ils partagent la victoire (AMB-076).
rule-IX-33 = Thé rooibos : sur quatre joueurs, deux disent oui ; chacun de ces deux gagne 2 (AMB-135).
rule-IX-34 = Chalumeau à quatre joueurs, tous riches : face donne +12, pile -6. Pile avec 4 crédits : personne n’est payé (AMB-114).
rule-IX-36 = Unités neuronales, Cuiseurs à riz et Imprimantes 3D, Piraterie est menée : avec Unités neuronales et Cuiseurs à riz, on peut suivre avec une carte Contrat prise comme Chargement, en ajoutant l’équipage Chargement et Contrat. Avec Imprimantes 3D, on peut suivre avec toute carte mais il faut pirater. Ces pouvoirs ne se combinent pas sur une même carte (AMB-124).
rule-IX-37 = Baguettes : le meneur joue Import avec 1 équipage Import et en annonce 2 comme Chargement. Les autres suivent Import ; le meneur désigne les bateaux de leurs enchères sans faire d’offre, puis charge deux fois (AMB-109, AMB-038).
rule-IX-38 = Dollars américains : 3 cartes glissées et le port font 4, avec un équipage de 4. Défausser Dollars américains ramène la limite à 3 et un membre d’équipage doit partir ; son propriétaire annonce 1 pour la carte, l’équipage correspondant et 1 membre virtuel (AMB-141, AMB-028).
rule-IX-41 = Segways en fin de partie : aux biens (vaut 1 et compte pour le plus de), à l’équipage (pour Voitures Tesla ou Eau de Cologne) ou à bord d’un bateau avec contrat (vaut 2, ne remplit rien) (AMB-080).
rule-IX-42 = Hélicoptère : trois contrats Luxe placés en mettent 12 de côté. Son propriétaire à 40 n’est pas à 50 ; la bourse finale est de 52 avant le décompte (AMB-116).
rule-IX-43 = Téléphones portables et Nanorobots : un chargement fait piocher par Téléphones portables, Nanorobots accorde un chargement, et celui-ci peut de nouveau faire piocher ; Nanorobots n’est pas déclenché une seconde fois pendant sa résolution (AMB-070).
rule-IX-46 = Yerba maté et Rolls Royce : la carte du dessus est visible ; nommer son type gagne donc (AMB-145).
rule-IX-47 = Dark Flight : A mène et désigne l’île. Avec des offres de 2 par A et 6 par B, B paie 6 à A et prend deux cartes de l’île. Avec 6 par A et 2 par B, A ne paie rien au bout du compte et en prend deux (AMB-041).
rule-IX-48 = Surströmming en plein tour : rempli par la première des trois pirateries du meneur, il annule les deux autres et celles de tous ceux qui suivent (AMB-138).
rule-IX-50 = Gel hydroalcoolique avec Chewing-gum : un équipage de deux cartes Consommation devient des biens, et le propriétaire de Chewing-gum gagne 8 si les deux restent (AMB-030).
rule-IX-51 = Manga hentai et les pouvoirs immédiats : un contrat Illégal à pouvoir immédiat se résout, puis peut rejoindre l’équipage ; un pouvoir permanent est perdu (AMB-117).

## Exemples traités

rule-EX-01 = Six joueurs : le gris commence avec 14 crédits, les autres avec 10.
rule-EX-02 = Le meneur joue Chargement et a deux membres d’équipage Chargement : il peut annoncer 1, 2 ou 3 actions.
rule-EX-03 = Le meneur joue Chargement sans équipage correspondant : 1 action est annoncée.
rule-EX-04 = Le deuxième joueur a 3 cartes, pioche au lieu de suivre et n’a pas d’équipage : il pioche 2 cartes et n’exécute aucune action.
rule-EX-05 = Le troisième joueur suit avec Chargement et a un membre d’équipage Chargement : il peut annoncer 1 ou 2 actions.
rule-EX-06 = Le quatrième joueur a 5 cartes, dont deux Piraterie qui pourraient former une paire joker, pioche, et a deux membres d’équipage Chargement : il pioche 1 carte ; il peut annoncer 0, 1 ou 2 actions et en annonce 1.
rule-EX-07 = À la fin de ce tour, toutes les cartes jouées vont à la défausse ; les actions passent avant les défausses.
rule-EX-08 = Le port et deux cartes glissées : la limite d’équipage est 3, celle des biens 6.
rule-EX-09 = Des actions Import annoncées de 2, 1 et 3 font 3 enchères.
rule-EX-10 = Le premier joueur mène Import avec 1 membre d’équipage, le deuxième suit sans équipage, le troisième pioche et en a 3 : ils comptent 2, 1 et 3 ; il y a donc 3 enchères.
rule-EX-11 = L’enchère 1 porte sur le bateau du premier joueur. Tous trois font une offre et le deuxième gagne : l’offre va à la banque, deux cartes sont prises et le premier joueur reçoit 2.
rule-EX-12 = L’enchère 2 porte sur le même bateau, entre le premier et le troisième joueur. À égalité, le premier se désigne : l’offre est payée, les deux dernières des quatre cartes sont prises, personne n’est dédommagé et le bateau rentre.
rule-EX-13 = L’enchère 3 porte sur le bateau du deuxième joueur et seul le troisième y participe : deux cartes pour 0, et le deuxième joueur reçoit 2.
rule-EX-14 = Deux contrats d’un chargement total de 4 : un troisième n’est possible qu’avec un chargement de 2, car 4 + 2 = 6.
rule-EX-15 = Sel d’Hawaï est de niveau 2 en Agriculture : il demande 2 biens Agriculture, ou 1 avec le port jaune.
rule-EX-16 = Rolls Royce est de niveau 2 en Luxe et le joueur en a 1. Mener avec un membre d’équipage Contrat donne 2 actions : l’une la place, l’autre couvre le niveau manquant. Avec 1 action, c’est illégal.
rule-EX-17 = Un niveau 3 en Technologie sans aucun niveau demande exactement 4 actions Contrat.
rule-EX-18 = Deux chargements sur un bateau qui demande 2 Illégal, avec 1 à bord, et Technologie : d’abord la carte Illégal, qui satisfait cette exigence et exclut une troisième, puis la carte Technologie.
rule-EX-19 = Le second conteneur Agriculture d’un contrat qui en demande 2 : rempli aussitôt.
rule-EX-20 = Paiement selon les conteneurs : 2 rapportent 6, 3 et 4 rapportent 10, 5 et 6 rapportent 14.
rule-EX-21 = Piraterie : le meneur fait toutes ses actions, puis le joueur suivant toutes les siennes.
rule-EX-22 = Trois joueurs à égalité pour le plus de Luxe : 3 crédits chacun, 8 / 3 arrondi au supérieur.
rule-EX-23 = Avec Capital, le gris commence avec 12 crédits, les autres avec 10, et le gris a un niveau pour les contrats Capital.
rule-EX-24 = Le bien non Capital le plus à gauche est Technologie : les biens Capital comptent comme Technologie ; 1 bien Technologie et 2 Capital font donc 3 Technologie.
rule-EX-25 = Une carte Pavillon chargée en jaune ne peut être piratée qu’en jaune.
rule-EX-26 = Marché : un bateau avec 2 conteneurs verts à +1 et 2 bleus à -2 rapporte 10 + 2 - 4 = 8. Puis le vert passe de +1 à -1 et le bleu reste à -2.
rule-EX-27 = Amandes : avec 18 crédits ou moins, la carte donne 8, avec 20 ou plus 4 ; l’argent est pair.
rule-EX-28 = Apple Watch avec 3 biens Luxe et 2 Consommation : 12.
rule-EX-29 = Lego seul rapporte au plus 14 ; avec Tablettes tactiles, 8 et 9 conteneurs rapportent 18, 10 rapportent 20.
rule-EX-30 = Tables de massage s’arrête par exemple à la deuxième carte Technologie : autant de crédits que de cartes révélées, arrondis au pair supérieur.
rule-EX-31 = Robo-chats : 4 cartes servant de 2 Technologie sont payées comme 4 conteneurs, soit 10.
rule-EX-32 = Sauna avec le plus de biens Illégal : -12 au lieu de -6.

## Tables de nombres

rule-DT-01 = Parts d’une récompense pour le plus de : 8 donne 8, 4, 3, 2, 2, 2 et 6 donne 6, 3, 2, 2, 2, 1 pour 1 à 6 joueurs à égalité. Pour Illégal, on perd les mêmes nombres.
rule-DT-02 = Tej pour 0 à 8 membres d’équipage : 0, 0, 0, 2, 2, 4, 4, 6, 6.
rule-DT-03 = Tables de massage pour 2 à 7 cartes révélées : 2, 4, 4, 6, 6, 8.
rule-DT-04 = Limites pour 0 à 4 cartes glissées : équipage 1, 2, 3, 4, 5 ; biens 2, 4, 6, 8, 10.
rule-DT-05 = Cartes employées à la mise en place : par joueur, une sur l’île, quatre sur un bateau et cinq en main ; donc 20, 30, 40, 50 ou 60 pour 2 à 6 joueurs.
rule-DT-06 = Pioche au lieu de suivre : avec 0 à 4 cartes jusqu’à 5, avec 5 ou plus 1 carte ; avec Combustibles minéraux jusqu’à 6.
rule-DT-07 = Joe Wiggins seul au décompte : 1 + 1 + 2 + 1 = 5 avant le plus de chaque type ; sans bien Luxe, pas de récompense pour tous les types.
rule-DT-08 = Scotch : 0 à 5 biens Luxe prennent 0, 1, 1, 2, 2, 3 places.
rule-DT-09 = Farine : une action Contrat et quatre cartes donnent un paiement de 10 dans la même action.
rule-DT-10 = Extrêmes du marché : six conteneurs tous à -2 rapportent 14 - 12 = 2, tous à +2 rapportent 26.
