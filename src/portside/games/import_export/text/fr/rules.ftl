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
rule-IE-009 = Il y a un grand plateau de l’île de ravitaillement ; son verso est le Port de Tokyo.
rule-IE-010 = Il y a six cartes d’aide des paiements ; le verso de chacune est un port miniature.
rule-IE-011 = Il y a une carte de marché, facultative.
rule-IE-012 = Il y a six ports de taille normale.
rule-IE-013 = Il y a douze bateaux (deux par couleur de joueur, IE-031).
rule-IE-014 = Soixante pièces carrées valent 2 crédits chacune et peuvent aussi servir de conteneurs.
rule-IE-015 = Cinquante pièces rectangulaires valent 10 crédits chacune et peuvent aussi servir de conteneurs.
rule-IE-016 = Une bouée désigne le joueur meneur.
rule-IE-017 = Un livret de règles est fourni.
rule-IE-018 = La partie est une suite de tours ; chaque tour a exactement un joueur meneur, qui pioche ou joue une carte pour une action.
rule-IE-019 = Quand une action est menée, chaque autre joueur peut s’y joindre avec une carte correspondante de sa main, ou piocher.
rule-IE-020 = Quand chacun a agi, le rôle de meneur passe au joueur suivant dans le sens horaire.
rule-IE-021 = En cours de partie, les revenus viennent des contrats remplis, des cartes vendues et des pouvoirs de contrats remplis.
rule-IE-022 = En fin de partie, les biens valent des crédits, le premier de chaque type est récompensé, et posséder tous les types l’est aussi.
rule-IE-023 = Détenir le plus de biens Illégal coûte en fin de partie des crédits, payés à la banque.
rule-IE-024 = Le plus grand total de crédits après le décompte l’emporte.

## B. Mise en place

rule-IE-025 = Placez l’île de ravitaillement au milieu ; l’espace qui l’entoure est la haute mer.
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
rule-IE-046 = Après l’option A, le tour est aussitôt fini et le joueur de gauche mène ; personne ne suit ni ne pioche.
rule-IE-047 = Dès que la pioche est vide, la pile de défausse est mélangée et devient la pioche.
rule-IE-048 = Option B : le meneur joue une carte de sa main à son port.
rule-IE-049 = L’option B engage le meneur à une action du type imprimé au bord gauche de la carte jouée.
rule-IE-050 = Le meneur peut ajouter une action de ce type pour chaque carte d’équipage correspondante qu’il choisit d’utiliser (autant qu’il veut, ou aucune).
rule-IE-051 = À ce stade, on annonce seulement le nombre d’actions ; rien n’est exécuté.
rule-IE-052 = Deux cartes de la main d’une même couleur, jouées ensemble, tiennent lieu d’une seule carte de n’importe quel type d’action.
rule-IE-053 = La paire de cartes sauvages est ouverte au meneur comme à ceux qui suivent.
rule-IE-054 = La paire de cartes sauvages aide qui n’a pas de carte de l’action voulue ; AMB-009 dit si c’est une condition.

## D. Suivre ou piocher

rule-IE-055 = Après une action menée, chaque autre joueur se décide dans le sens horaire à partir du meneur.
rule-IE-056 = Suivre : jouez à votre port une carte de votre main du type d’action mené.
rule-IE-057 = Qui suit en jouant une carte s’engage à une action pour elle.
rule-IE-058 = Qui suit peut ajouter une action pour chaque carte d’équipage correspondante qu’il choisit d’utiliser, et doit annoncer le total.
rule-IE-059 = Au lieu de suivre, piochez jusqu’à cinq cartes, ou une carte si vous en avez déjà cinq ou plus.
rule-IE-060 = Après cette pioche, le joueur peut encore annoncer une action pour chaque carte d’équipage correspondante qu’il choisit d’utiliser (zéro est permis).
rule-IE-061 = Ceux qui suivent ne font eux aussi qu’annoncer ; l’exécution vient plus tard.

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
rule-IE-071 = Seule la carte du dessus est visible ; parcourir la pile exige un effet qui le permet.

## H. Résumé des actions

rule-IE-072 = Le jeu de base a cinq types d’action : Ravitaillement, Import, Contrat, Chargement, Piraterie.
rule-IE-073 = Ravitaillement en bref : vendez une carte à l’île pour 4, ou recrutez une carte de l’île dans votre équipage.
rule-IE-074 = Import en bref : mettez aux enchères un bateau en mer ; le gagnant reçoit deux de ses cartes.
rule-IE-075 = Contrat en bref : une carte de votre main devient un contrat sur un bateau de votre port.
rule-IE-076 = Chargement en bref : une carte de votre main devient la cargaison d’un contrat sur un bateau de votre port.
rule-IE-077 = Piraterie en bref : saisissez un conteneur sur un bateau en mer ou sur l’île ; mettez-le sur votre bateau s’il y a place, sinon défaussez-le.

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
rule-IE-094 = Le gagnant prend deux cartes de ce bateau ; chacune rejoint son équipage ou ses biens.
rule-IE-095 = Une seule au plus des cartes d’une même enchère peut rejoindre l’équipage.
rule-IE-096 = Si le preneur n’est pas le propriétaire du bateau, celui-ci reçoit 2 de la banque.
rule-IE-097 = Un bateau laissé sans carte rentre aussitôt au port de son propriétaire.
rule-IE-098 = Les limites d’équipage et de biens s’appliquent ; ce qui ne tient pas est défaussé.
rule-IE-099 = Prendre est obligatoire, et une carte prise ne peut être jetée que si aucun des deux espaces ne peut la recevoir (tous deux pleins, ou la seule place d’équipage déjà utilisée et les biens pleins).
rule-IE-100 = L’import ne s’exécute pas joueur par joueur : il y a autant d’enchères que le plus grand nombre d’actions Import annoncé.
rule-IE-101 = Le meneur désigne le bateau de chaque enchère, même de celles auxquelles il ne participe pas.
rule-IE-102 = Le même bateau peut être désigné pour plusieurs enchères.
rule-IE-103 = L’enchère numéro k n’est ouverte qu’aux joueurs qui ont annoncé au moins k actions.
rule-IE-104 = Le meneur peut trancher une égalité en sa propre faveur.
rule-IE-105 = Un participant seul gagne avec une offre de zéro.
rule-IE-106 = Les 2 crédits du propriétaire sont dus même si l’offre gagnante était zéro.

## K. Contrat

rule-IE-107 = Un contrat est une carte placée sous un bateau ; son pouvoir et son effet sur les limites ne viennent qu’une fois rempli.
rule-IE-108 = Les limites n’augmentent que si la carte remplie finit bien glissée au port.
rule-IE-109 = Une action Contrat place une carte de la main sous un bateau de votre port.
rule-IE-110 = Le chargement requis de la carte doit rester visible.
rule-IE-111 = Un bateau peut porter plusieurs contrats.
rule-IE-112 = La somme des chargements requis par les contrats d’un bateau ne dépasse pas 6.
rule-IE-113 = Une carte ne peut être contractée que si son niveau requis est atteint.
rule-IE-114 = Le niveau requis est le nombre et la couleur des cercles pleins en haut à droite de la carte.
rule-IE-115 = Chaque bien que vous possédez vaut un niveau dans son type.
rule-IE-116 = Votre port vaut un niveau dans sa couleur.
rule-IE-117 = Les cartes d’extension peuvent montrer des cercles de plusieurs couleurs ; chaque couleur doit être satisfaite.
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
rule-IE-127 = Une carte placée n’est plus qu’un conteneur ; le reste de ce qui y est imprimé est ignoré.
rule-IE-128 = Un conteneur par action Chargement ; plusieurs actions en chargent plusieurs.
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
rule-IE-175 = Un troc mené n’est exécuté que par le meneur ; personne ne peut suivre ni piocher, et le rôle de meneur passe au suivant.
rule-IE-176 = Un joueur avec une carte Troc dans son équipage peut suivre par un troc tout type d’action mené.
rule-IE-177 = Un tel joueur peut aussi piocher, puis faire un troc par carte Troc de son équipage.
rule-IE-178 = Faire du troc exclut d’exécuter un autre type d’action dans ce tour.
rule-IE-179 = Une paire de cartes sauvages ne peut pas être déclarée comme Troc.
rule-IE-180 = Deux cartes Troc peuvent former une paire sauvage pour toute autre action, en menant ou en suivant.
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
rule-IE-192 = Les défausser ne fait rien piocher en échange ; vous attendez votre prochaine pioche.
rule-IE-193 = Un contrat Capital rempli est payé selon la table ordinaire.
rule-IE-194 = Les pouvoirs Capital suivent les règles générales des pouvoirs.

## Q. Extension Tokyo

rule-IE-195 = Utilisez le côté Port de Tokyo du plateau ; tout le reste est comme dans le jeu de base.
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
rule-IE-205 = Seul le contrat choisi agit ; l’autre moitié est sans effet.
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
rule-IE-215 = Les marqueurs s’arrêtent à +2 ; le surplus est perdu.
rule-IE-216 = Quand un contrat est rempli, chacun de ses conteneurs change le paiement de la valeur du marqueur de son type.
rule-IE-217 = Après le paiement, chaque conteneur de ce bateau fait descendre d’un cran le marqueur de son type.
rule-IE-218 = Les marqueurs s’arrêtent à -2 ; le surplus est perdu.

## T. Règles générales des pouvoirs

rule-IE-219 = Chaque carte nomme un contrat et un pouvoir ; les pouvoirs priment souvent sur les règles ordinaires.
rule-IE-220 = L’icône « à tout moment » permet d’utiliser un pouvoir n’importe quand ; certains agissent depuis la main, comme leur texte l’indique.
rule-IE-221 = Un pouvoir qui joue sa propre carte depuis la main en exige quand même le niveau.
rule-IE-222 = Icône immédiate : résolvez le pouvoir une fois, quand le contrat est rempli ; la carte est glissée mais n’a plus de pouvoir ensuite.
rule-IE-223 = Sans icône : pouvoir permanent ; l’effet s’applique une fois le contrat rempli.
rule-IE-224 = Les paiements vont à la banque, sauf si un texte nomme quelqu’un d’autre.
rule-IE-225 = Si un pouvoir vous demande des crédits ou des cartes que vous n’avez pas, il ne peut pas être résolu (sauf si son texte en dispose autrement).
rule-IE-226 = Un joueur visé qui ne peut pas payer en crédits ou en cartes ne paie tout simplement pas.

## U. Variantes de conteneurs

rule-IE-227 = Par défaut, les cartes elles-mêmes sont les conteneurs et les pièces ne sont que de l’argent.
rule-IE-228 = Variante 1 : une carte à charger est défaussée et une pièce de sa couleur est mise sur le bateau à la place.
rule-IE-229 = En variante 1, la piraterie déplace simplement la pièce d’un bateau à l’autre.
rule-IE-230 = En variante 1, l’import rend les pièces à la réserve. Pour chacune, parcourez la pile de défausse carte par carte et prenez la première de cette couleur comme membre d’équipage ou comme bien.
rule-IE-231 = Le reste de la pile de défausse garde son ordre.
rule-IE-232 = Variante 2 (en plus de la variante 1) : l’équipage et les biens sont aussi des pièces ; toute carte qui deviendrait conteneur, équipage ou bien est défaussée contre une pièce de sa couleur.
rule-IE-233 = Avec la variante 2, on peut utiliser les ports miniatures au dos des cartes de paiement.
rule-IE-234 = Dans ces variantes, une carte grise ainsi employée devient une pièce de la couleur que choisit son utilisateur.
