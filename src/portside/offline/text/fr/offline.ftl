### Ce que le programme dit du jeu sans serveur.

error-not-kept = Cet appareil n’a pas pu enregistrer cela. Sa mémoire est-elle pleine ?
