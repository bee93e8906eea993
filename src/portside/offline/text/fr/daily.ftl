### Ce que le programme dit de la donne du jour.

daily-name = Le port du jour
daily-help = La donne du { $day }, la même pour tout le monde : { $title } contre le robot « { $bot } ». La suivante arrive à minuit UTC.
daily-play = Jouer la donne du jour
daily-go-on = Vers la donne du jour
daily-told = Portside, le port du jour { $day } : { $title }
daily-ahead = J’ai gagné { $mine } à { $theirs }.
daily-level = Égalité à { $mine }.
daily-behind = J’ai perdu { $mine } à { $theirs }.
daily-share = Partager le résultat
