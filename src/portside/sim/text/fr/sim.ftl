### Les mots de l’arène et du laboratoire.

percent = { $share } %
percent-between = { $share } % ({ $low } – { $high })

arena-heading = Arène : { $title }
arena-intro = { $matches ->
    [one] { $matches } partie sur { $deals } donnes à { $seats } places, chaque donne étant jouée par chaque robot à chaque place ; graine { $seed }. Intervalles à 95 %.
   *[other] { $matches } parties sur { $deals } donnes à { $seats } places, chaque donne étant jouée par chaque robot à chaque place ; graine { $seed }. Intervalles à 95 %.
}
lab-heading = Laboratoire : { $title }
lab-intro = { $matches ->
    [one] { $matches } partie à { $seats } places, le robot « { $bot } » à chacune ; graine { $seed }. Intervalles à 95 %.
   *[other] { $matches } parties à { $seats } places, le robot « { $bot } » à chacune ; graine { $seed }. Intervalles à 95 %.
}
train-heading = Entraînement : { $title }
train-intro = Chaque manche joue deux fois { $deals } donnes à { $seats } places, chacune suivant des poids tirés au hasard, et déplace les poids dans le sens gagnant ; { $gate } autres donnes, jouées deux fois, décident si le pas est gardé. Graine { $seed }. Intervalles à 95 %.
round = Manche { $number }
steps = Ce que chaque pas a rapporté, en points
steps-kept = Pas gardés : { $rounds }.
traits = Ce que valent les traits
traits-note = En points, en plus de ce que compte l’estimation lisible.
lot-cards = Ce que valent les cartes une à une
lot-cards-note = En points de plus qu’une autre carte, avant que l’estimation lisible n’en rende compte ; elles sont échues aux places par le sort.

ratings = Classement
ratings-note = Points Elo tirés des comparaisons deux à deux (Bradley–Terry), le robot au hasard valant 0 ; les intervalles viennent de tirages répétés de donnes entières. 400 points d’écart font dix contre un.
wins = Part de victoires
seats = Victoires par place
scores = Scores
lengths = Longueur des parties
lengths-in-turns = Comptée en tours.
lengths-in-answers = Comptée en réponses.
endings = Comment les parties finissent
cards = Cartes
cards-note = Le gain dit de combien de points de pourcentage une place qui s’est servie de la carte a dépassé une part égale. Une carte utile sert surtout à qui mène déjà : c’est un indice, non une preuve.
lost = { $matches ->
    [one] { $matches } partie a fait tomber tous les processus et a été abandonnée.
   *[other] { $matches } parties ont fait tomber tous les processus et ont été abandonnées.
}

head-bot = Robot
head-rating = Points
head-win-rate = Victoires
head-sat = Places prises
head-score = Score moyen
head-time = Temps par réponse
head-forfeits = Forfaits
head-part = Part du score
head-everybody = Toutes les places
head-winners = Vainqueurs
head-card = Carte
head-held = Tenue
head-used = Utilisée
head-used-held = Utilisée si tenue
head-lift = Gain
head-trait = Trait
head-late = En fin de partie
head-early = Au début

progress-arena = Parties
progress-lab = Étude
progress-train = Entraînement
progress-calibrate = Mesure
written = Écrit : { $path }

help-arena = Faire jouer des robots les uns contre les autres et les classer.
help-lab = Étudier un jeu par de nombreuses parties entre robots égaux.
help-arena-bots = Qui joue, séparés par des virgules : random, greedy, ismcts:500, ismcts:1s, easy, normal, hard, program:CHEMIN ou un robot installé.
help-arena-matches = Au moins tant de parties ; chaque donne se joue à toutes les places.
help-arena-seed = La même graine donne les mêmes donnes.
help-limit = Secondes accordées à un robot extérieur pour une réponse.
help-ray = Travailler sur une grappe Ray à cette adresse, ou sur une grappe lancée pour l’occasion.
help-html = Écrire une page illustrée dans ce fichier.
help-keep = Écrire chaque partie terminée dans ce fichier ; la même commande reprend ensuite de là.
help-lab-bot = Qui joue à toutes les places.
help-train = Apprendre un jeu en jouant contre soi-même ; un entraînement interrompu reprend où il en était.
help-train-out = Tout est écrit dans ce dossier.
help-train-rounds = Combien de pas sont tentés.
help-train-deals = Donnes d’une manche ; chacune se joue deux fois.
help-train-gate = Donnes qui décident si un pas est gardé ; chacune se joue deux fois.
help-train-reach = Écart entre les poids tirés, en points.
help-train-start = Partir des poids d’un fichier plutôt que d’aucun.
help-train-seed = La même graine donne les mêmes poids.
help-calibrate = Mesurer par des parties entre robots ce que valent les points : pour les chances de gagner, et pour le coût d’une décision.
help-calibrate-out = Les poids du jeu, avec ce qui a été mesuré, sont écrits dans ce fichier.
