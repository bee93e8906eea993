### Les règles numérotées, les décisions et les valeurs maison de Neko Harbour, le jeu de cartes.

## 1. Matériel

rule-NH-001 = Il y a 100 grandes cartes : 64 cartes Action (32 par période), 8 cartes Ordre du tour / Aide (2 par joueur), 8 cartes Port (2 par joueur), 5 cartes Site et 15 cartes Extension (5 cartes Kickstarter et 10 bateaux de pêche).
rule-NH-002 = Il y a 120 petites cartes : 24 bateaux (6 par joueur), 36 cartes Poisson / Marchandise, 30 cartes Permis / Manchot (le côté Manchot vaut 2 points) et 30 cartes Capitaine (le verso vaut 1 point).
rule-NH-003 = La boîte contient un bloc de score.
rule-NH-004 = Le jeu se joue de 2 à 4 joueurs.
rule-NH-005 = Il existe neuf symboles : pièce, marchandise, carburant, points, poisson, permis, bateau, capitaine et quai.
rule-NH-006 = Le but est d’obtenir le plus grand total de points manchots.

## 2. Mise en place

rule-NH-007 = Séparez les cartes Action selon la période indiquée au dos.
rule-NH-008 = À 2 joueurs, le paquet de chaque période se compose des 16 cartes marquées de deux points.
rule-NH-009 = À 3 joueurs, le paquet de chaque période se compose des 24 cartes marquées de deux ou trois points.
rule-NH-010 = À 4 joueurs, le paquet de chaque période compte les 32 cartes. Chaque période a donc 16 cartes à deux points, 8 à trois points et 8 à quatre points.
rule-NH-011 = Les cartes Action inutilisées quittent la partie. Mélangez séparément le paquet de chaque période, face cachée.
rule-NH-012 = Chaque joueur prend une couleur : 6 cartes Bateau et 2 cartes Port.
rule-NH-013 = Superposez les deux cartes Port de sorte que seul le niveau 1 soit visible : tout port commence au niveau 1.
rule-NH-014 = Le bateau de niveau 1 commence sur le port ; les 5 autres forment la réserve de bateaux du joueur (voir NH-AMB-01).
rule-NH-015 = Les cartes Poisson, Marchandise, Permis, Manchot, Capitaine et 1 point forment six piles générales. Elles sont inépuisables : si une pile est vide, retournez des cartes de la pile qui occupe leur autre face.
rule-NH-016 = Exemple : la pile de poissons est vide ; on retourne des cartes Marchandise pour la regarnir.
rule-NH-017 = Mélangez les sites face cachée et révélez-en 3, 4 ou 5 à 2, 3 ou 4 joueurs, alignés au centre. Les autres quittent la partie.
rule-NH-018 = Chaque joueur reçoit 2 cartes Ordre du tour / Aide ; l’une d’elles indique sa position dans l’ordre du tour.

## 3. Moment des effets

rule-NH-019 = Effet permanent : il s’applique chaque fois que sa condition est remplie.
rule-NH-020 = Une fois par tour : l’action ou les symboles servent une fois à chaque tour, pendant la phase d’action.
rule-NH-021 = Effet immédiat : il s’utilise une seule fois, aussitôt ; il ne peut pas être gardé pour plus tard.
rule-NH-022 = Après la résolution d’une carte Action à effet immédiat, glissez-la au quai d’une colonne quelconque ; elle augmente ce quai.
rule-NH-023 = Arrivée d’un bateau : l’effet se déclenche une fois pour chaque bateau qui accoste dans la colonne.
rule-NH-024 = Fin de partie : la carte compte lors du décompte final.
rule-NH-025 = Le détail de chaque carte se trouve de NH-131 à NH-188.

## 4. Déroulement et draft

rule-NH-026 = La partie compte deux périodes. Chacune comprend une phase de draft, une phase d’action, puis un décompte de fin de période.
rule-NH-027 = À 3 ou 4 joueurs, étalez des rangées de 6 cartes, une de plus qu’il n’y a de joueurs ; chaque rangée est divisée en groupes de 1, 2 et 3 cartes. Les cartes non distribuées quittent la partie : 3 joueurs utilisent 24 cartes sur 24, 4 joueurs 30 sur 32.
rule-NH-028 = Exemple : 3 joueurs étalent 4 rangées de 6 cartes, chacune avec trois groupes.
rule-NH-029 = À partir du premier joueur et dans le sens horaire, chacun prend un groupe entier dans une rangée quelconque ; on procède ainsi trois fois.
rule-NH-030 = Un joueur prend chaque taille de groupe exactement une fois et finit donc avec 6 cartes (1 + 2 + 3).
rule-NH-031 = Exemple : un joueur qui a pris un groupe de 2 ne peut pas en prendre un second.
rule-NH-032 = Le draft s’achève quand chacun a 6 cartes. Ce qui reste, un groupe de chaque taille, est retiré.
rule-NH-033 = La période 2 commence de la même façon avec le paquet de la période 2.
rule-NH-034 = À 2 joueurs, première moitié : mélangez les 16 cartes et montrez-en 8. Le premier joueur en prend 1, le second 2, le premier 2, le second 1, si bien que chacun en a 3.
rule-NH-035 = À 2 joueurs, seconde moitié : montrez les 8 autres. Le second joueur en prend 1, le premier 2, le second 2, le premier 1, si bien que chacun en a 6.
rule-NH-036 = Exemple : Marco commence et prend un groupe de 2, puis un groupe de 3. À la troisième manche, il ne peut prendre qu’un groupe de 1 ; il choisit la carte seule, un Bureau des permis.

## 5. Un tour et le jeu d’une carte

rule-NH-037 = Dans la phase d’action, le premier joueur commence, puis les autres selon l’ordre du tour, un tour chacun à la ronde.
rule-NH-038 = Un tour comprend obligatoirement le jeu d’une carte de la main : dans une colonne, ou en y renonçant pour un quai. Les actions supplémentaires sont facultatives.
rule-NH-039 = Les colonnes activées donnent des symboles (à utiliser aussitôt), des cartes Ressource (utilisables dès le tour suivant), des capacités ou des points en fin de partie.
rule-NH-040 = La première carte se place juste à droite du port. Sans colonne, il n’y a rien à quoi joindre une carte abandonnée : on ne peut donc pas renoncer à la toute première carte.
rule-NH-041 = Une carte d’un genre encore absent de la ligne maritime doit ouvrir une nouvelle colonne à l’extrémité droite.
rule-NH-042 = Une carte d’un genre déjà présent doit rejoindre sa colonne, glissée dessous avec son effet visible. Il y a donc une colonne par genre, six au plus dans le jeu de base, et un bateau de niveau 6 a besoin des six pour être prêt.
rule-NH-043 = Une colonne regroupe toutes les cartes d’un genre ; une carte seule est aussi une colonne.
rule-NH-044 = Une nouvelle carte agit aussitôt et jusqu’à la fin de la partie.
rule-NH-045 = Renoncer à une carte : glissez-la en haut d’une colonne quelconque, seul son quai visible, et prenez 2 cartes Poisson. Le niveau de quai de la colonne augmente de la valeur de quai de la carte.
rule-NH-046 = Le niveau de quai d’une colonne est le quai de sa première carte, plus les quais de toutes les cartes glissées en haut, plus 2 par capitaine, plus ce qu’ajoute un Chantier naval voisin (NH-103). Les cartes du même genre placées dessous ne montrent que leur effet et n’ajoutent rien.
rule-NH-047 = Quel que soit le choix, activez ensuite toutes les colonnes, strictement de gauche à droite, une à la fois.
rule-NH-048 = Exemple, Louis, tour 1 : le Bureau des permis se place à droite du port ; seule cette colonne est activée.
rule-NH-049 = Exemple, tour 2 : le Navire ravitailleur est d’un nouveau genre et ouvre la colonne 2. Le Bureau des permis est activé, puis le Navire ravitailleur.
rule-NH-050 = Exemple, tour 3 : un second Navire ravitailleur est glissé dans la colonne 2 ; il y a toujours deux colonnes.
rule-NH-051 = Exemple, tour 6, dernière carte : il renonce à une carte de quai 3 au profit d’un Centre des visiteurs de quai 2, ce qui donne un quai de 5. Les 2 poissons attendent dans la zone d’attente ; puis toutes les colonnes sont activées.
rule-NH-052 = On peut refuser un gain ou une amélioration gratuite ; on ne peut éviter ni de jouer une carte, ni l’ordre de gauche à droite (voir NH-AMB-09).

## 6. Les ressources et leur emploi

rule-NH-053 = Les symboles d’une colonne s’additionnent et ne se dépensent que pendant l’activation de cette colonne.
rule-NH-054 = Les symboles non dépensés disparaissent quand la colonne est terminée ; ils ne deviennent jamais des cartes.
rule-NH-055 = Des cartes Ressource correspondantes peuvent compléter les symboles, mais seulement celles des tours précédents. Les cartes achetées servent aussitôt.
rule-NH-056 = Les cartes gagnées pendant ce tour par des cartes Action, le port ou les sites servent à partir du tour suivant ; les cartes achetées font exception.
rule-NH-057 = Les cartes Ressource dépensées retournent dans la réserve générale.
rule-NH-058 = Chaque type d’action supplémentaire (permis, pièces, carburant) peut être fait autant de fois que voulu, mais seulement à son moment.
rule-NH-059 = S’il y a une colonne de ce type dans la ligne maritime, ce moment est l’activation de cette colonne.
rule-NH-060 = Sans une telle colonne, ce moment vient après l’activation de toutes les colonnes.
rule-NH-061 = Exemple : avec un Centre des visiteurs dans la ligne maritime, aucune action Pièces n’est permise une fois toutes les colonnes activées.
rule-NH-062 = Cette règle ne fait perdre d’action supplémentaire à personne ; seul le moment change.
rule-NH-063 = Dans toute action supplémentaire, une carte Poisson peut remplacer 1 pièce ou 1 carburant. Elle ne remplace jamais un permis.
rule-NH-064 = Pour le stockage et le délai, les cartes Ressource sont les cartes Poisson, Permis et Marchandise.

## 7. Actions Permis

rule-NH-065 = Améliorer le port : payez 3, 4, 6 ou 9 permis pour atteindre le niveau 2, 3, 4 ou 5, un niveau à la fois, et prenez la récompense unique de ce niveau. Le niveau 5 est le plus haut.
rule-NH-066 = Sur la table, glissez la carte Port du dessus d’un cran vers la gauche. La récompense consiste en une ou plusieurs cartes Capitaine, à certains niveaux aussi en marchandises.
rule-NH-067 = Exemple : passer du niveau 1 au niveau 2 coûte 3 permis et donne 1 capitaine.
rule-NH-068 = Améliorer un bateau : 1 permis par niveau, et seulement pour les bateaux du port ou de la ligne maritime.
rule-NH-069 = Le bateau de niveau supérieur vient soit de la réserve de bateaux de son propriétaire (échangez les deux cartes sur place), soit du dos de la même carte (retournez-la).
rule-NH-070 = La somme des deux faces d’un bateau est toujours 7.
rule-NH-071 = Exemple : passer du niveau 1 au niveau 6 en retournant la carte coûte 5 permis.
rule-NH-072 = Exemple : passer du niveau 3 au niveau 4 coûte 1 permis, et il suffit de retourner la carte, car 3 + 4 = 7.
rule-NH-073 = Exemple : passer du niveau 2 au niveau 6 coûte 4 permis ; on prend un bateau de niveau 6 dans la réserve et celui de niveau 2 y retourne.
rule-NH-074 = Exemple : le port de Judy est au niveau 1. La colonne donne 2 symboles Permis et elle ajoute 1 carte Permis. Elle en paie 3, son port passe au niveau 2 et elle prend 1 capitaine.

## 8. Actions Pièces

rule-NH-075 = Acheter un bateau : 2 pièces par niveau, seulement de sa propre réserve de bateaux. Il arrive sur le port.
rule-NH-076 = Exemple : un bateau de niveau 3 coûte 6 pièces.
rule-NH-077 = Acheter un permis : 3 pièces ; il va tout droit dans la réserve personnelle et peut servir aussitôt.
rule-NH-078 = Exemple : 3 pièces achètent 1 carte Permis.
rule-NH-079 = Un joueur n’a jamais plus de 6 bateaux en jeu. Un nouveau bateau peut se déplacer au même tour si du carburant peut être dépensé.

## 9. Actions Carburant, quais et sites

rule-NH-080 = 1 carburant déplace un bateau d’un pas : le long de la ligne maritime, vers un site ou entre deux sites.
rule-NH-081 = Tout bateau part du port, et son premier pas mène à la colonne 1. Dans la ligne maritime, on ne fait qu’avancer.
rule-NH-082 = Un bateau peut faire plusieurs pas dans un tour et plusieurs bateaux peuvent bouger. Chaque pas coûte 1 carburant, et chaque colonne atteinte est une arrivée.
rule-NH-083 = À l’arrivée, on vérifie d’abord le quai : il se déclenche si son niveau est strictement supérieur à la somme des niveaux de tous les bateaux de la colonne, y compris celui qui arrive.
rule-NH-084 = Un quai qui se déclenche donne aussitôt une récompense de quai ; le propriétaire choisit celle de n’importe quel niveau du port jusqu’au niveau actuel.
rule-NH-085 = Les effets d’arrivée de la colonne ne se déclenchent qu’après la vérification du quai.
rule-NH-086 = Exemple : un bateau de niveau 1 arrive seul à un quai 2 ; 2 est plus que 1, il y a donc une récompense.
rule-NH-087 = Exemple : la colonne 2 de Sophie donne 1 carburant et son bateau de niveau 1 en rejoint un autre de niveau 1. Le quai vaut 1 + 2 = 3, plus que 1 + 1 = 2 : il y a une récompense. Avec un port de niveau 2, c’est un poisson ou un permis ; elle prend un permis, utilisable au tour suivant.
rule-NH-088 = Un bateau est prêt quand le numéro de sa colonne, comptée depuis la gauche, est au moins égal à son niveau. Un bateau prêt peut aller à n’importe quel site pour 1 carburant. Le port n’est pas une colonne.
rule-NH-089 = Exemple : un bateau de niveau 3 est prêt dès la colonne 3.
rule-NH-090 = Le premier site qu’un bateau atteint depuis la ligne maritime donne une récompense : la meilleure si aucun autre bateau n’y est, sinon celle de base. Vos propres bateaux comptent comme autres bateaux ; seuls comptent ceux qui y sont à ce moment.
rule-NH-091 = La partie gauche d’une carte Site est la meilleure récompense, la partie du milieu celle de base.
rule-NH-092 = Pour 1 carburant, un bateau sur un site peut gagner le site voisin de gauche ou de droite ; cela ne donne jamais de récompense.
rule-NH-093 = Chaque bateau reçoit au plus une récompense de site dans la partie ; une récompense de base vide compte comme reçue.
rule-NH-094 = Hormis le déplacement, les effets sur les bateaux ne touchent que ceux du port ou de la ligne maritime. Un bateau sur un site peut repartir ou y rester jusqu’à la fin, mais n’est jamais amélioré.
rule-NH-095 = Exemple : le Navire ravitailleur de Marco, en colonne 1, donne 1 carburant. Son bateau de niveau 4 passe de la colonne 3 à la colonne 4, où se trouve un bateau de niveau 1 : 4 + 1 = 5 contre un quai 5, c’est égal, donc pas de récompense.
rule-NH-096 = Exemple : un bateau de niveau 4 en colonne 4 est prêt. Toujours au moment du carburant, Marco paie 1 poisson comme carburant et gagne l’Île Penguin.
rule-NH-097 = Exemple : le bateau de niveau 3 de Lettie y est ; Marco reçoit donc la récompense de base, qui n’est rien sur l’Île Penguin. Si elle était partie avant, il aurait la meilleure.
rule-NH-098 = Exemple : le niveau 4 bat le niveau 3 ; l’Île Penguin rapporterait 20 à Marco et 10 à Lettie. Son tour continue avec la colonne suivante.
rule-NH-099 = Exemple : déplacer plus tard ce bateau vers un site voisin ne donne rien.
rule-NH-100 = Les bateaux d’un site sont rangés par ordre d’arrivée, le premier arrivé au plus près de la carte.

## 10. Capitaines et quais des Chantiers navals

rule-NH-101 = Une carte Capitaine glissée à une colonne quelconque augmente son quai de 2 ; elle est alors dépensée.
rule-NH-102 = Les capitaines non utilisés rapportent 1 point chacun en fin de partie.
rule-NH-103 = Un Chantier naval de la ligne maritime peut augmenter les quais voisins du montant qu’indique son quai visible.
rule-NH-104 = On rencontre des quais de 1, 2 et 3 ; parmi les valeurs connues, un Centre des visiteurs a 2 et une carte de la période 1 a 3 (voir NH-MISS-05).

## 11. Fin d’un tour, d’une période et de la partie

rule-NH-105 = Les cartes gagnées pendant le tour attendent dans la zone d’attente ; les cartes achetées vont directement dans la réserve personnelle.
rule-NH-106 = À la fin du tour, mettez les cartes en attente dans la réserve personnelle.
rule-NH-107 = Après cela, la réserve personnelle contient au plus 8 cartes Ressource (permis, poissons et marchandises ensemble) ; le propriétaire choisit celles qu’il défausse.
rule-NH-108 = Certaines cartes Action relèvent cette limite (NH-136, NH-158).
rule-NH-109 = Les tours se succèdent jusqu’à ce que toutes les mains soient vides : 6 tours chacun par période.
rule-NH-110 = Décompte de fin de période : un bateau dans la dernière colonne rapporte son niveau, un bateau ailleurs dans la ligne maritime 1 point, les bateaux du port rien. Notez les points.
rule-NH-111 = Exemple : un bateau de niveau 5 dans la dernière colonne rapporte 5 points.
rule-NH-112 = Puis tous les bateaux de la ligne maritime retournent au port à leur niveau actuel. Les cartes de la ligne, les quais, les ressources et les bateaux sur les sites restent en place.
rule-NH-113 = Ordre du tour de la période 2 : la plus grande somme des niveaux des bateaux au port, après ce retour, commence, et ainsi de suite. À égalité, les joueurs gardent leur ordre.
rule-NH-114 = Après le décompte de la période 1, jouez la période 2.
rule-NH-115 = Avant le décompte de la période 2, chaque joueur a un tour supplémentaire : des actions supplémentaires payées seulement avec les cartes restantes, sans activer de colonne. Les cartes peuvent aussi être gardées pour le décompte final.
rule-NH-116 = Les cartes gagnées pendant ce tour supplémentaire n’y sont pas utilisables.
rule-NH-117 = Vient ensuite le décompte de la période 2, puis le décompte final.

## 12. Décompte final

rule-NH-118 = La partie s’achève après le décompte de la période 2 ; six catégories s’ajoutent aux points déjà notés.
rule-NH-119 = Catégorie 1, chaque site à part : classez les joueurs selon la somme des niveaux de leurs bateaux sur le site. Le premier prend toute la valeur, chaque place suivante la moitié de la précédente, arrondie à l’inférieur. Sans bateau, pas de points.
rule-NH-120 = Égalité sur un site : le joueur dont le bateau est le plus près de la carte, donc arrivé plus tôt, est mieux classé. Avec plusieurs bateaux, comparez le plus proche de chacun.
rule-NH-121 = Catégorie 2 : toutes les cartes Action de la ligne maritime avec l’icône de fin de partie.
rule-NH-122 = Catégorie 3 : 2 points par carte Manchot.
rule-NH-123 = Catégorie 4 : 1 point par capitaine non utilisé ; le verso de la carte montre ce point.
rule-NH-124 = Catégorie 5 : 1 point par carte Marchandise.
rule-NH-125 = Catégorie 6 : 1 point par bateau de niveau 5 et 3 points par bateau de niveau 6, dans la ligne maritime, au port ou sur un site, mais pas dans la réserve de bateaux.
rule-NH-126 = Le plus grand total l’emporte. À égalité, c’est la plus petite somme des niveaux de tous les bateaux, puis le plus de cartes Ressource restantes ; ensuite la victoire est partagée.
rule-NH-127 = Exemple à 3 joueurs, Marco : deuxième à l’Île Livingston 14 / 2 = 7, premier à l’Île Penguin 20, troisième à l’Île du Roi-George 10 / 2 / 2 = 2. Ses sites rapportent 29.
rule-NH-128 = Exemple : 3 Bureaux des permis 8, un Village côtier avec 3 marchandises 3, un Chantier naval avec un port de niveau 3 encore 3, en tout 14.
rule-NH-129 = Exemple : 1 manchot 2, 2 capitaines 2, 3 marchandises 3, un bateau de niveau 5 1, en tout 8.
rule-NH-130 = Exemple : le total est 2 + 2 + 29 + 14 + 8 = 55.

## 13. Cartes Action

rule-NH-131 = Centre des visiteurs : 2 pièces à chaque tour.
rule-NH-132 = Centre des visiteurs : 4 pièces à chaque tour.
rule-NH-133 = Centre des visiteurs : en fin de partie, 4 points par série de 3 Centres des visiteurs, celui-ci compris.
rule-NH-134 = Village côtier : 1 marchandise pour chaque bateau qui arrive dans la colonne.
rule-NH-135 = Village côtier : en fin de partie, 1 point de plus par carte Marchandise.
rule-NH-136 = Village côtier : 1 marchandise par arrivée, et la limite de stockage augmente de 2 pour toujours ; plusieurs s’additionnent.
rule-NH-137 = Navire ravitailleur : 1 carburant à chaque tour.
rule-NH-138 = Navire ravitailleur : 2 unités de carburant à chaque tour.
rule-NH-139 = Navire ravitailleur : en fin de partie, 6 points par série de 3 Navires ravitailleurs, celui-ci compris.
rule-NH-140 = Chantier naval : après la vérification du quai, le bateau qui arrive monte gratuitement d’un niveau. Le quai n’est pas vérifié de nouveau.
rule-NH-141 = Chantier naval, effet immédiat : 1 point pour chacun de vos bateaux de niveau 4 ou plus, noté avec des cartes de 1 et 2 points dans la réserve personnelle ; puis NH-022 s’applique.
rule-NH-142 = Chantier naval : en fin de partie, autant de points que le niveau du port.
rule-NH-143 = Exemple : un port de niveau 4 donne 4 points.
rule-NH-144 = Bureau des permis : 1 permis à chaque tour.
rule-NH-145 = Bureau des permis : 2 permis à chaque tour.
rule-NH-146 = Bureau des permis : en fin de partie, 8 points par série de 3 Bureaux des permis, celui-ci compris.
rule-NH-147 = Une carte de série rapporte ses points une fois par tranche de trois cartes de son genre dans la colonne ; un reste d’une ou deux cartes ne compte pas.

## 14. Stations de recherche

rule-NH-148 = Station de recherche : renoncer à une carte donne 1 poisson et 2 permis au lieu de 2 poissons.
rule-NH-149 = Station de recherche : une fois par tour, avec l’action d’une colonne de pièces ou de carburant, 2 pièces ou 1 carburant de plus.
rule-NH-150 = Station de recherche : une première arrivée sur un site prend toujours la meilleure récompense ; il n’y en a toujours qu’une par bateau.
rule-NH-151 = Station de recherche : les permis coûtent 2 pièces au lieu de 3.
rule-NH-152 = Station de recherche : chaque amélioration du port donne aussi 1 carte Manchot.
rule-NH-153 = Station de recherche : retournez une carte Poisson ou Permis de votre réserve personnelle (un poisson devient une marchandise, un permis devient un manchot).
rule-NH-154 = Station de recherche : un bateau qui gagne un quai de niveau 6 ou plus rapporte 1 marchandise de plus, que le quai se déclenche ou non.
rule-NH-155 = Station de recherche : en fin de partie, 1 point de plus par carte Capitaine non utilisée.
rule-NH-156 = Station de recherche : vos bateaux qui arrivent sur un site prennent la place la plus proche de la carte, ce qui compte à égalité.
rule-NH-157 = Station de recherche : une arrivée sans récompense de quai donne 1 poisson.
rule-NH-158 = Station de recherche : plus de limite de stockage.
rule-NH-159 = Il y a onze effets de Station de recherche, répartis entre le jeu de base et l’extension Kickstarter (voir NH-MISS-06).

## 15. Sites

rule-NH-160 = Site A : une carte Ressource donnée, ou une carte Manchot.
rule-NH-161 = Site B : les cartes Ressource montrées ; la récompense de base n’est rien. C’est l’Île Penguin, qui vaut 20 points.
rule-NH-162 = Site C : améliorez gratuitement un bateau du port ou de la ligne maritime, de 3 niveaux (meilleure) ou de 1 niveau (de base).
rule-NH-163 = Site D : une carte Ressource au choix du joueur, ou une carte Manchot.
rule-NH-164 = Site E : 1 carte Capitaine.
rule-NH-165 = Site E : sa valeur est la somme des niveaux de tous les bateaux présents, quel qu’en soit le propriétaire ; puis on classe les joueurs comme d’habitude.
rule-NH-166 = Exemple : des bateaux de niveau 4, 2 et 5 donnent la valeur 11.
rule-NH-167 = Valeurs connues : Île Livingston 14, Île Penguin 20, Île du Roi-George 10.

## 16. Variantes

rule-NH-168 = Extension Kickstarter : 5 cartes, des sites et des Stations de recherche. Chacune peut être mélangée à son paquet lors de la mise en place.
rule-NH-169 = Bateaux de pêche : 10 cartes, 5 par période. Révélez les cinq de la période 1 à la mise en place et gardez les autres de côté.
rule-NH-170 = Après le décompte de la période 1, comparez les pièces : les symboles Pièce de la ligne maritime plus 1 par carte Poisson, comptée mais non dépensée.
rule-NH-171 = Le joueur qui a le plus de pièces choisit d’abord un bateau de pêche, puis les autres en descendant ; un bateau chacun.
rule-NH-172 = Égalité : celui qui a le plus de bateaux en jeu passe d’abord ; sinon celui qui vient plus tard dans l’ordre du tour. Les bateaux de pêche restants quittent la partie.
rule-NH-173 = Le bateau de pêche est placé aussitôt comme nouvelle colonne, ou bien on y renonce pour un quai avec les 2 poissons habituels.
rule-NH-174 = Révélez ensuite les bateaux de pêche de la période 2 ; on les choisit de la même façon après le décompte de la période 2.
rule-NH-175 = Bateau de pêche à points : choisissez une colonne et marquez la somme de ses 3 quais les plus élevés.
rule-NH-176 = Exemple : des quais 2, 1, 3 et 2 dans une colonne rapportent 7 (3 + 2 + 2).
rule-NH-177 = Bateau de pêche à points : 1 point de plus par carte Marchandise.
rule-NH-178 = Bateau de pêche à points : 1 point de plus par carte Capitaine.
rule-NH-179 = Bateau de pêche à points : 1 point de plus par carte Manchot.
rule-NH-180 = Bateau de pêche à points : 1 point de plus par carte Permis.
rule-NH-181 = Bateaux de pêche marchands : chaque arrivée d’un bateau permet une fois l’échange montré, dans un sens ou dans l’autre.
rule-NH-182 = Exemple : un permis contre un capitaine, ou un capitaine contre un permis.
rule-NH-183 = Échange : 1 manchot contre 4 poissons, ou l’inverse.
rule-NH-184 = Échange : 1 permis contre 1 capitaine, ou l’inverse.
rule-NH-185 = Échange : 1 permis ou 1 marchandise contre 3 poissons, ou l’inverse.
rule-NH-186 = Échange : 1 marchandise contre 1 capitaine et 1 poisson, ou l’inverse.
rule-NH-187 = Échange : 1 capitaine contre 1 manchot et 1 poisson, ou l’inverse.
rule-NH-188 = Les cinq bateaux marchands appartiennent à la période 1 et les cinq bateaux à points à la période 2 : aucun bateau ne peut plus arriver à un bateau de pêche pris après le décompte de la période 2.

## Décisions

rule-NH-AMB-01 = Deux cartes chacune de 1/6, 2/5 et 3/4 ; une carte de la réserve peut être prise sur l’une ou l’autre face. La somme des faces est 7, et les exemples montrent un joueur avec deux bateaux de niveau 1 et un autre qui tire un niveau 6 de sa réserve, ce qu’aucun choix fixe de faces ne permet.
    .question = Quelles faces la réserve de bateaux offre-t-elle ?
rule-NH-AMB-02 = L’ordre aléatoire du tirage est gardé, de gauche à droite ; seuls les voisins sont reliés et les deux bouts ne se touchent pas. Passer d’un site à l’autre suppose un voisin à gauche et à droite.
    .question = Dans quel ordre les sites sont-ils placés ?
rule-NH-AMB-03 = Un joueur tiré au sort commence et l’ordre suit le sens horaire. Le draft de la période 1 va lui aussi dans le sens horaire à partir du premier joueur.
    .question = Qui commence, et quel est l’ordre du tour de la période 1 ?
rule-NH-AMB-04 = Aucune. La mise en place énumère tout le reste de ce qu’un joueur reçoit.
    .question = Y a-t-il des ressources de départ ?
rule-NH-AMB-05 = Non. Les poissons récompensent le renoncement, qui est l’autre façon de jouer une carte ; la carte glissée n’ouvre pas non plus de colonne de son genre.
    .question = Une carte à effet immédiat glissée donne-t-elle aussi 2 poissons ?
rule-NH-AMB-06 = Elle est défaussée et n’augmente aucun quai. Il n’y a rien où la glisser ; cela n’arrive pratiquement jamais.
    .question = Que devient une carte à effet immédiat jouée avant toute colonne ?
rule-NH-AMB-07 = Le sens horaire à partir du nouveau premier joueur ; la phase d’action suit les cartes Ordre du tour. Le draft est décrit dans le sens horaire, et la période 2 comme la même procédure.
    .question = Le draft de la période 2 suit-il le sens horaire ou les cartes Ordre du tour ?
rule-NH-AMB-08 = Librement parmi les 3 cartes encore visibles ; sur chaque lot de 8, 2 restent inutilisées. Après 1, 2 et 2 cartes prises sur 8, il en reste trois.
    .question = Dans le draft à deux, parmi quelles cartes se fait le dernier choix ?
rule-NH-AMB-09 = Oui : tous les gains et améliorations gratuites sont facultatifs. Seul le jeu d’une carte est dit obligatoire, et l’ordre de gauche à droite est fixe.
    .question = Peut-on refuser un effet ?
rule-NH-AMB-10 = Une fois toutes les colonnes activées, les types manquants se combinent dans n’importe quel ordre : acheter un permis, puis le dépenser. Aucun ordre n’est donné, et les cartes achetées servent aussitôt.
    .question = Que faire si plusieurs types de colonnes manquent ?
rule-NH-AMB-11 = Oui, elle compte. La carte est jouée avant l’activation des colonnes.
    .question = Une colonne ouverte ce tour fixe-t-elle le moment de son action supplémentaire ?
rule-NH-AMB-12 = Elles échappent au délai et à la limite. La règle de stockage ne nomme que poisson, permis et marchandise.
    .question = Les cartes Capitaine et Manchot sont-elles soumises au délai et à la limite de stockage ?
rule-NH-AMB-13 = Non : une marchandise ne paie rien ; on la garde pour les points et les échanges. Aucune action supplémentaire ne demande de marchandise.
    .question = La marchandise est citée parmi les cartes des actions supplémentaires. Peut-elle payer ?
rule-NH-AMB-14 = Cette amélioration est alors impossible ; on peut payer à la place un niveau supérieur accessible. Le nouveau bateau doit venir de l’un des deux endroits nommés.
    .question = Que faire si aucune carte n’offre le niveau voulu ?
rule-NH-AMB-15 = Non ; ils se déclenchent dès qu’un bateau arrive, à tout moment. Dans un exemple, un bateau entre dans la colonne 4 pendant l’activation de la colonne 1.
    .question = Les effets d’arrivée dépendent-ils de l’activation de la colonne ?
rule-NH-AMB-16 = Quand un bateau part, l’espace se referme ; un bateau qui revient se met au bout. Être plus près veut dire être arrivé plus tôt.
    .question = Que devient la file d’un site quand un bateau part ou revient ?
rule-NH-AMB-17 = À tout moment de son propre tour, y compris le tour supplémentaire final et le tour où on le gagne, mais pas entre une arrivée et la vérification du quai. Aucun moment n’est donné, la vérification est immédiate, et les capitaines ne sont pas soumis au délai.
    .question = Quand peut-on glisser un capitaine ?
rule-NH-AMB-18 = Seulement tant que ce Chantier naval est la première carte de sa colonne, celle qui montre le quai ; il s’ajoute aux colonnes juste à gauche et à droite, et ne fait rien si on y a renoncé. La note parle d’un Chantier naval dans la ligne maritime et de son quai visible.
    .question = Jusqu’où va le bonus de quai d’un Chantier naval ?
rule-NH-AMB-19 = Non. Un exemple donne exactement 5 points à un bateau de niveau 5. Les bateaux sur les sites ne sont pas dans la ligne maritime et ne rapportent rien.
    .question = Un bateau de la dernière colonne marque-t-il aussi le point de la ligne maritime ?
rule-NH-AMB-20 = Les trois types d’actions supplémentaires dans n’importe quel ordre ; vérifications de quai, effets d’arrivée et récompenses de site se déclenchent, les symboles une fois par tour non ; la limite de 8 s’applique ensuite, et on joue dans l’ordre du tour de la période 2. Les règles prévoient des gains dans ce tour et n’excluent que l’activation des colonnes.
    .question = Qu’est-ce qui fonctionne pendant le tour supplémentaire avant le décompte de la période 2 ?
rule-NH-AMB-21 = Celles qui sont dans la colonne avec leur effet ; celles qu’on a abandonnées ou glissées ne comptent pas. Chaque carte de fin de partie rapporte séparément. Renoncer à une carte, c’est renoncer à sa fonction.
    .question = Quelles cartes comptent pour une série ?
rule-NH-AMB-22 = Les bateaux en jeu : au port, dans la ligne maritime et sur les sites. Les cartes de la réserve n’ont pas de niveau fixe.
    .question = Quels bateaux comptent pour départager les vainqueurs ?
rule-NH-AMB-23 = Seulement ceux du port et de la ligne maritime. Les effets sur les bateaux n’atteignent pas les sites.
    .question = Quels bateaux compte le Chantier naval à effet immédiat ?
rule-NH-AMB-24 = Oui. La carte de 2 points est le manchot et celle de 1 point le capitaine : les points sont payés ainsi, avec le moins de cartes possible.
    .question = Les cartes de points d’un Chantier naval comptent-elles comme capitaines ou manchots ?
rule-NH-AMB-25 = Les pièces au moment des pièces, le carburant au moment du carburant, au choix du propriétaire à chaque tour ; si cette colonne manque, après toutes les colonnes. Les symboles disparaissent avec leur moment.
    .question = Quand s’applique la Station de recherche aux pièces ou au carburant ?
rule-NH-AMB-26 = Une fois par tour, à l’activation de la colonne Station de recherche, et seulement une carte déjà dans la réserve personnelle. Sans limite, chaque permis vaudrait 2 points.
    .question = Combien de fois la Station de recherche peut-elle retourner une carte ?
rule-NH-AMB-27 = Jusqu’à ce nombre de niveaux, jamais au-delà de 6, et un seul bateau. Il n’y a pas de niveau supérieur à 6.
    .question = Le site C peut-il mener un bateau au-delà du niveau 6 ?
rule-NH-AMB-28 = Le manchot est la meilleure, la ressource celle de base. Un manchot vaut 2 points, une ressource au plus 1.
    .question = Quelle est la meilleure récompense des sites A et D ?
rule-NH-AMB-29 = La meilleure : 1 capitaine ; de base : rien. Une seule récompense y est nommée.
    .question = Quelles sont les deux récompenses du site E ?
rule-NH-AMB-30 = Ses Stations de recherche rejoignent le paquet de leur période et ses sites le paquet des sites ; on distribue autant de cartes qu’avant et le surplus reste inutilisé. Rien d’autre ne change.
    .question = Comment les cartes Kickstarter changent-elles la taille des paquets ?
rule-NH-AMB-31 = Seulement les pièces imprimées sur les Centres des visiteurs. La Station de recherche aux pièces ou au carburant est un choix, pas une pièce fixe.
    .question = Quels symboles Pièce comptent pour choisir un bateau de pêche ?
rule-NH-AMB-32 = Celui qui vient d’être fixé. Il l’est pendant le décompte de la période 1, qui vient d’abord.
    .question = Quel ordre du tour départage le choix des bateaux de pêche ?
rule-NH-AMB-33 = Un bateau de pêche ouvre toujours sa propre colonne à l’extrémité droite, même à côté d’un autre ; NH-148 s’applique si on y renonce. Il est dit nouvelle colonne et traité pour le reste comme toute autre carte.
    .question = Où va un bateau de pêche, et les effets des cartes s’y appliquent-ils ?
rule-NH-AMB-34 = Comme dans le texte : la marchandise d’un côté, le capitaine et le poisson de l’autre ; le capitaine d’un côté, le manchot et le poisson de l’autre. C’est la lecture littérale ; les taux sont des données et peuvent être changés.
    .question = De quel côté des deux derniers échanges se trouve le poisson ?

## Valeurs maison

rule-NH-MISS-01 = Valeur maison : quelle carte Action porte quelle marque de nombre de joueurs. Chaque période compte 6 Centres des visiteurs, 6 Navires ravitailleurs, 6 Bureaux des permis, 5 Villages côtiers, 5 Chantiers navals et 4 Stations de recherche.
rule-NH-MISS-02 = Le niveau 2 du port donne 1 capitaine. Valeurs maison : le niveau 3 donne 1 capitaine et 1 marchandise, le niveau 4 2 capitaines et 1 marchandise, le niveau 5 2 capitaines et 2 marchandises.
rule-NH-MISS-03 = Valeurs maison des récompenses de quai : un poisson au niveau 1 du port, un permis au niveau 2, une marchandise au niveau 3, un capitaine au niveau 4, un manchot au niveau 5. On sait que poisson et permis sont les deux premières.
rule-NH-MISS-04 = Valeur maison : les Chantiers navals qui améliorent un bateau à l’arrivée augmentent de 1 le quai de chaque côté.
rule-NH-MISS-05 = Valeurs maison : le quai de chaque carte Action. Seules les valeurs 1, 2 et 3 sont employées.
rule-NH-MISS-06 = Valeur maison : huit Stations de recherche appartiennent au jeu de base (NH-148 à NH-155, quatre par période) et trois à l’extension Kickstarter (NH-156 à NH-158), un exemplaire de chacune.
rule-NH-MISS-07 = Valeurs maison : l’Île Livingston est le site A avec une marchandise comme récompense de base, l’Île du Roi-George le site C, l’Île de la Déception le site D d’une valeur de 12, l’Île Paulet le site E ; la meilleure récompense de l’Île Penguin est 1 permis et 1 poisson.
rule-NH-MISS-08 = Valeur maison : les cinq cartes Kickstarter sont 3 Stations de recherche et 2 sites.
rule-NH-MISS-09 = Valeur maison : chaque bateau de pêche a un quai de 2.

## Erreurs du livret

rule-NH-ERR-01 = Il est dit une fois que renoncer à une carte augmente le niveau du port ; il s’agit du niveau de quai.
rule-NH-ERR-02 = Un exemple appelle un Centre des visiteurs la deuxième colonne, là où se trouve le Navire ravitailleur ; on n’en retient que la somme des quais et les poissons.
rule-NH-ERR-03 = Les deux parties d’une carte Site sont inversées dans une parenthèse ; le texte qui les définit, NH-091, l’emporte.
rule-NH-ERR-04 = La Station de recherche de NH-156 figure sous la fin de partie, mais parle d’arriver : c’est un effet permanent à chaque arrivée, déplacements entre sites compris, et les bateaux déjà présents ne se rapprochent pas.
