### Les règles du marché de nuit.

## Le marché

rule-PR-01 = Chacun commence avec 5 pièces et 4 cartes.
rule-PR-02 = Une pioche vide est refaite avec la défausse.
rule-PR-03 = Le meneur pioche 2 cartes, ouvre un étal ou met aux enchères.
rule-PR-04 = Ouvrir un étal coûte les pièces indiquées sur la carte.
rule-PR-05 = Aux enchères, tous offrent en secret pour la première carte de la pioche ; la plus haute offre paie.
rule-PR-06 = Un étal fermé va à la défausse.
rule-PR-07 = Le meneur tranche les égalités, sauf si le réglage dit que personne ne l’emporte.

## La fin

rule-PR-08 = Le marché finit après la dernière nuit, à 20 pièces ou avec 3 Couronnes.
rule-PR-09 = Pièces et étals comptent 1 chacun ; le plus de points gagne, les ex æquo partagent.
