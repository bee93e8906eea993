### Ce que le programme dit du jeu sans serveur.

error-not-kept = Cet appareil n’a pas pu enregistrer cela. Sa mémoire est-elle pleine ?
offline-here = Jouer ici, sans serveur
offline-help = Les règles et les robots tournent dans ce navigateur, et les parties restent sur cet appareil.
offline-lost = Le serveur ne répond pas. Vous pouvez jouer ici en attendant.
offline-fetch = Télécharger le moteur ({ $size } Mo, une seule fois)
offline-fetching = Téléchargement du moteur ({ $size } Mo)
offline-kept = Disponible hors ligne
offline-open = Ouvrir un enregistrement
error-no-engine = Le moteur n’a pas pu être téléchargé. Êtes-vous connecté au réseau ?
offline-send = Envoyer au serveur
offline-sent = Le serveur l’a rejouée et la garde parmi vos parties.
offline-played = hors ligne
offline-share = Partager en un fichier
offline-not-shared = Le fichier n’a pas pu être créé. Êtes-vous connecté au réseau ?
