### Les règles numérotées du jeu d’essai.

## Le marché

rule-PR-01 = Chacun commence avec 5 pièces et 4 cartes. Le hasard décide qui mène en premier.
rule-PR-02 = Piocher prend la carte du dessus de la pioche. Quand la pioche est vide, la défausse est mélangée et la remplace ; quand les deux sont vides, on ne pioche rien.
rule-PR-03 = Le meneur fait une chose parmi trois : piocher 2 cartes, ouvrir un étal avec une carte de sa main, ou mettre aux enchères la carte du dessus de la pioche.
rule-PR-04 = Pour ouvrir un étal, payez son prix et posez la carte devant vous. Elle fait d’abord ce qu’elle fait à l’ouverture, puis les autres étals réagissent. Un étal ne réagit pas à sa propre ouverture.
rule-PR-05 = Aux enchères, la carte est montrée et chacun mise en secret, en même temps, de 0 à toutes ses pièces. La plus haute mise est payée et son auteur prend la carte en main.
rule-PR-06 = Un étal qui ferme va à la défausse.
rule-PR-07 = Si les plus hautes mises sont égales, le meneur décide laquelle de ces places reçoit la carte ; selon le réglage « tie », personne ne la reçoit et elle est défaussée sans être payée.
rule-PR-08 = Après un tour, c’est au voisin de gauche de mener. Le marché se termine avec un gagnant couronné, quand quelqu’un a 20 pièces ou plus, ou après la dernière nuit.
rule-PR-09 = Chaque pièce et chaque étal vaut 1 point. Le plus de points gagne, les ex aequo se partagent la victoire ; les couronnes gagnent quels que soient les points.
rule-PR-10 = Les pouvoirs utilisables à tout moment le sont par n’importe quelle place, chaque fois que le meneur doit dire ce qu’il fait.
