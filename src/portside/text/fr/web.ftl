### Ce que le client pour navigateur dit de lui-même.

## Jeux

title-import-export = Import / Export
title-neko-harbour = Neko Harbour
title-pretend = Marché de nuit
web-about-import-export = Une carte, plusieurs usages : action, conteneur, équipage, bien ou contrat. Chargez vos bateaux, misez en secret, et que chaque contrat rempli change les règles.
web-about-neko-harbour = Composez votre port, faites avancer vos bateaux sur la ligne maritime et gagnez les îles en deux courtes périodes.
web-about-pretend = Une douzaine de cartes pour essayer les tables.

## Accueil

web-lobby = Accueil
web-tagline = Deux jeux de cartes portuaires dans le navigateur, entre amis ou contre des robots.
web-play-now = Jouer
web-titles = Jeux
web-players = { $low } à { $high } joueurs
web-seats = Joueurs, vous compris
web-strength = Force des robots
web-first-time = Première fois ? Suivez le guide
web-more-settings = Tous les réglages
web-guest-name = Capitaine
web-go-on = À reprendre
web-open-tables = Tables avec une place libre
web-no-open-tables = Aucune table n’attend de joueurs.
web-running-tables = Parties à regarder
web-new-table = Nouvelle table
web-paste-link = Lien d’invitation
web-join = Rejoindre
web-status-open = attend des joueurs
web-status-running = en cours
web-status-stopped = arrêtée
web-won-by = Victoire : { $names }
web-unofficial = Portside est l’œuvre non officielle d’amateurs, sans lien avec les auteurs ni les éditeurs. Les jeux imprimés valent l’achat.
web-pages = Pages
web-learn = Apprendre
web-cards = Cartes
web-rules = Règles
web-mine = Mes parties
web-settings = Réglages
web-language = Langue
web-load-failed = Cette page n’a pas pu être chargée. Le serveur est-il encore là ?
web-load-again = Réessayer
web-failure = Cela n’a pas marché
web-to-lobby = Vers l’accueil
web-close = Fermer
web-any = indifférent
web-facet = { $name } : { $value }
web-none = aucun
web-moment = Un instant.
web-nothing-found = Rien ne correspond.

## Personnes

web-nickname = Votre nom à la table
web-hello = OK
web-who = Qui vous êtes
web-save = Enregistrer
web-saved = C’est enregistré.
web-recovery = Sur un autre appareil
web-recovery-help = Un code de secours permet de vous retrouver sur un autre navigateur ; il ne sert qu’une fois et déconnecte celui-ci, sauf si vous cochez la case là-bas. Gardez-le pour vous. Déconnecter un appareil annule le code qui y a été créé.
web-recovery-make = Créer un code
web-recovery-enter = Code de votre autre appareil
web-recovery-use = L’utiliser
web-recovery-keep = Rester connecté sur mes autres appareils
web-recovery-there = Un code de secours est valable en ce moment, créé le { $day }.
web-recovery-end = L’annuler
web-devices = Où vous êtes connecté
web-device = { $browser } sous { $system }
web-device-unknown = Appareil inconnu
web-device-seen = Utilisé pour la dernière fois le { $day }
web-device-here = Cet appareil
web-device-end = Déconnecter
web-device-end-others = Déconnecter tous les autres appareils
web-device-ended = C’est déconnecté.
web-told = Prévenu ailleurs quand c’est à vous
web-told-help = Quand une partie vous attend et que vous êtes absent, vous pouvez être prévenu : une fois par question, plusieurs parties dans un seul message, et jamais rien de caché. Rien n’est envoyé avant que vous le demandiez ici.
web-told-push = Dans ce navigateur
web-told-push-on = Me prévenir dans ce navigateur
web-told-push-refused = Le navigateur n’autorise pas les messages de cette page ; cela se change dans ses réglages.
web-told-push-none = Ce navigateur ne peut pas être prévenu quand la page est fermée, ou la page n’est pas servie en HTTPS.
web-told-mail = Par courriel
web-told-mail-wait = Un courriel est parti ; ouvrez la page qu’il indique pour accepter.
web-told-webhook = Par webhook
web-told-webhook-kind = Type de webhook
web-told-kind-json = JSON
web-told-kind-discord = Discord
web-told-kind-ntfy = ntfy
web-told-add = Ajouter
web-told-test = Envoyer un essai
web-told-tested = Un essai est parti.
web-told-remove = Retirer
web-told-unconfirmed = attend votre accord
web-told-broken = personne n’a pu y être joint
web-news = Messages de Portside
web-news-ask = Portside peut-il écrire ici quand c’est à vous ?
web-news-on = Portside écrit ici quand c’est à vous : { $shown }
web-news-agree = Oui, écrivez-moi
web-news-stop = Ne plus écrire
web-news-agreed = Merci. Vous serez prévenu quand ce sera à vous.
web-news-stopped = C’est fait. Plus rien ne sera envoyé ici.
web-bot = robot
web-bot-name = { $bot } { $seat }
web-hot-name = { $name } { $seat }
web-away = absent
web-away-for-now = absent ; un robot pourra jouer dans { $time }
web-practice = entraînement
web-practice-help = Quelqu’un connaît peut-être la suite : plus personne ne peut s’asseoir ici.
web-host = hôte
web-leads = mène
web-thinking = réfléchit
web-answered = a répondu

## Préférences

web-theme = Lumière
web-theme-auto = comme le système
web-theme-dark = nuit
web-theme-light = jour
web-pace = Rythme des autres
web-pace-step = pas à pas
web-pace-slow = lent
web-pace-calm = calme
web-pace-quick = vif
web-pace-instant = immédiat
web-pref-confirm = Demander avant d’envoyer une réponse
web-pref-forced = Répondre automatiquement quand il n’y a qu’un choix
web-pref-patterns = Motifs plus marqués sur les biens
web-pref-motion = Mouvement
web-pref-sound = Sons

## Une nouvelle table

web-new-table-title = Une nouvelle table
web-company = Comment voulez-vous jouer ?
web-company-friends = Avec des amis
    .help = Une table avec des places libres et un lien à envoyer ; des robots peuvent compléter.
web-company-alone = En solo
    .help = Contre des robots, tout de suite. À plusieurs sur un appareil aussi.
web-bots-beside = Dont robots
web-bots-more = Autres robots
web-seat-by-seat = Plus : place par place, autres robots, un appareil pour plusieurs
web-setting-needs = Seulement avec { $setting } : { $value }
web-group-changed = { $count ->
    [one] { $count } modifié
   *[other] { $count } modifiés
}
web-rulings-changed = { $count ->
    [one] { $count } décision propre
   *[other] { $count } décisions propres
}
web-fact = { $name } : { $value }
web-time-clock-of = { $time } par joueur
web-time-deadline-of = { $time } par décision
web-seat-number = Place { $number }
web-seat-me = moi
web-seat-free = libre pour un ami
web-seat-hot = moi aussi (un seul appareil)
web-table-pace = Rythme
web-table-pace-live = direct
    .help = En une séance.
web-table-pace-relaxed = tranquille
    .help = Sur une journée.
web-table-pace-days = jours
    .help = Un coup de temps en temps.
web-listed = Montrer la table à l’accueil
web-open-table = Ouvrir la table
web-start-table = Commencer
web-group-edition = Édition
web-group-set = Séries de cartes
web-group-expansion = Extensions d’autres paquets
web-group-variant = Variantes
web-group-ruling = Décisions
    .help = Là où les livrets se taisent ou se contredisent. Le premier choix est notre décision.
web-group-ruling-cards = Décisions sur des cartes
    .help = Là où le texte d’une carte laisse une question ouverte. Le premier choix est notre décision.
web-group-values = Valeurs des cartes
web-values-title = Valeurs d’un exemplaire imprimé
web-values-help = Là où les nombres d’une carte ne figurent dans aucun livret, Portside joue avec des valeurs maison. Cochez ce que vous lisez sur vos cartes et saisissez-le ; chaque saisie est vérifiée aussitôt. Le fichier est celui que le terminal prend par --values.
web-values-enter = Saisir les valeurs d’un exemplaire
web-values-name = Nom de ces valeurs
web-values-export = Enregistrer en fichier
web-values-import = Ouvrir un fichier
web-values-saved = Valeurs enregistrées
web-values-drop = Oublier
web-values-search = Chercher des cartes
web-values-only = Saisies seulement
web-values-house = valeur maison
web-values-bad = Ce fichier n’est pas du TOML lisible.
web-values-takes-number = Un nombre entier de { $low } à { $high }.
web-values-takes-word = L’un de ces mots.
web-values-takes-counts = { $low } à { $high } en tout.
web-values-takes-numbers = Un nombre par exemplaire, séparés par des espaces ; possibles : { $numbers }.
web-values-takes-data = Pas sous la forme que prend cette carte.

## Avant la partie

web-table-title = Table
web-joining = Recherche de la table…
web-foyer = Qui joue
web-free = place libre
web-sit = S’asseoir ici
web-seat-bot = Un robot à la place
web-free-seat = Libérer la place
web-start = Commencer la partie
web-start-wait = Chaque place doit avoir un joueur ou un robot.
web-start-host = L’hôte lance la partie.
web-invite = Inviter
web-invite-help = Envoyez ce lien, ou visez le code avec un téléphone. Si vous écartez quelqu’un, il y en a un nouveau.
web-copy = Copier le lien
web-copied = Copié
web-qr = Code QR du lien

## À la table

web-question = Question
web-your-turn = À vous
web-waiting-for = On attend { $names }
web-watching = Vous regardez
web-match-over = La partie est finie
web-offers = À tout moment, vous pouvez
web-sending = Envoyé.
web-back = Retour
web-confirm = Confirmer
web-done = Terminé
web-less = Moins
web-more = Plus
web-amount = Nombre
web-amount-send = Valider { $value }
web-some-bounds = { $low ->
    [0] Choisissez-en jusqu’à { $high } : { $count } pour l’instant.
   *[other] Choisissez-en de { $low } à { $high } : { $count } pour l’instant.
}
web-orders = Consignes
web-orders-none = Aucune en vigueur. Donnez-en une dans une question : « Répondre ainsi… ».
web-orders-help = Les consignes répondent pour vous quand la question revient, à peu près aussi vite qu’une personne. Personne d’autre n’en sait rien.
web-order = Répondre ainsi…
web-order-title = Répondre ainsi quand la question revient
web-order-first = Donner la première réponse possible ; cochez-les dans cet ordre
web-order-these = Répondre par
web-order-at-most = Répondre au plus
web-order-most = au plus { $value }
web-order-nothing = rien
web-order-else = {", sinon "}
web-order-same = Seulement pour : { $about }
web-order-any = (de quoi qu’il s’agisse)
web-order-until = Pour combien de temps
web-order-until-turn = jusqu’à mon prochain tour
web-order-until-once = jusqu’à sa première réponse
web-order-until-end = jusqu’à la fin de la partie
web-order-learnt = tant qu’aucune carte cachée ne m’est dévoilée
web-order-pick = Choisissez une réponse.
web-order-now = Répondrait maintenant : { $answer }
web-order-and-answer = Donner la consigne et répondre ainsi
web-order-only = Seulement à partir de la prochaine fois
web-order-soon = Votre consigne va répondre : { $answer }
web-order-would = Cette fois, c’est à vous ; votre consigne répondrait : { $answer }
web-order-cancel = Annuler la consigne
web-order-cancel-this = Annuler la consigne : { $question }
web-order-answered = par votre consigne
web-log = Journal
web-log-earlier = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
web-since = Depuis votre dernière réponse
web-since-count = Depuis votre dernière réponse ({ $count })
web-telling = Ce qui vient de se passer
web-skip = Tout montrer ({ $count })
web-retell = Rejouer
web-why-not = Pourquoi pas ?
web-why-not-of = { $thing } : pourquoi pas ?
web-why-possible = C’est possible maintenant.
web-rule = Règle { $rule }
web-rules-contents = Sommaire
web-try = Essayer
web-try-of = Essayer : { $what }
web-rules-search = Chercher dans les règles
web-undo = Annuler
web-undo-help = { $steps ->
    [one] Reprendre votre dernière réponse.
   *[other] Reprendre jusqu’à { $steps } réponses.
}
web-undo-fence = La barrière : quelqu’un a répondu ou appris quelque chose depuis.
web-undo-further = Au-delà de la barrière
web-undo-further-help = Revenir avant ce que quelqu’un a appris demande l’accord de tous.
web-undo-ask = Demander à la table
web-consent = { $name } voudrait revenir { $steps ->
    [one] d’une réponse
   *[other] de { $steps } réponses
} en arrière.
web-agree = Accepter
web-refuse = Refuser
web-menu = Menu
web-parts = Parties de la table
web-absent = Joueurs absents
web-lend = Le robot « { $bot } » joue pour { $name }
web-lend-own = Le robot « { $bot } » joue pour moi
web-hand-back = { $name } reprend sa place
web-watch-link = Lien vers cette table
web-notes = Garder mes notes
web-lost = La connexion est perdue. Rien d’autre ne l’est : elle revient d’elle-même.
web-curtain = Passer l’appareil
web-curtain-for = { $name }, c’est à vous
web-curtain-help = Les autres détournent le regard.
web-curtain-open = Montrer ma main
web-sealed = Réponses secrètes
web-pile = { $place }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-of-limit = { $what } { $count } sur { $limit }
web-played = jouée : { $card }
web-acts-as = Agit comme { $card } pour l’instant.
web-house-value = Valeur maison : aucune source ne la donne.
web-house-fields = Valeurs maison : { $fields }. Dessinées sur la carte imprimée et données par aucune source, elles sont de nous.
web-result = Résultat
web-tab-seats = Places
web-tab-middle = Milieu
web-standing = Classement
web-standing-help = Ce que chacun marquerait si la partie s’arrêtait maintenant.
web-standing-total = Total actuel
web-standing-now = { $points ->
    [one] { $points } point si la partie s’arrêtait maintenant
   *[other] { $points } points si la partie s’arrêtait maintenant
}
web-end-credits = Atteindre { $goal } crédits met fin à la partie ; le plus riche en a { $most }.
web-end-cards = { $count ->
    [one] La pioche compte 1 carte.
   *[other] La pioche compte { $count } cartes.
}
web-end-period = Période { $period } sur 2.
web-end-turns = { $count ->
    [one] Il reste au plus une carte à y jouer.
   *[other] Il reste au plus { $count } cartes à y jouer.
}
web-look-at = { $name } : tout ce qui se voit
web-fulfilled-powers = Contrats remplis et leurs pouvoirs
web-sure = Est-ce bien voulu ?
web-tab-sea = Mer
web-tab-mine = Moi
web-tab-rivals = Rivaux
web-rivals = Les autres

## Le guide

web-learn-about = Chaque guide commence par une page d’images, puis quelques vrais tours sur une donne préparée : chaque phrase vous attend, et vous donnez chaque réponse vous-même. Ensuite la partie est à vous.
web-manual = Documentation : tutoriels, règles, cartes et référence
web-lesson-begin = Commencer
web-lesson-import-export = Remplissez un bateau, encaissez, et découvrez les six usages d’une carte.
web-lesson-neko-harbour = Jouez une carte, activez votre ligne maritime de gauche à droite et envoyez des bateaux vers les îles.
web-guide = Guide
web-guide-try = La réponse en pointillé est celle à donner maintenant.
web-guide-close = Quitter le guide
web-lesson-to-table = À la table
web-guide-step = Étape { $step } sur { $steps }
web-guide-yours = La partie est à vous. Chaque nouveau genre de question est expliqué la première fois.
web-guide-rival = Rival
web-guide-free = À vous
web-guide-other = Une autre fois. Pour l’instant, donnez la réponse en pointillé, ou quittez le guide.
web-guide-continue = Continuer
web-hint = Conseil
web-hint-thinking = Un robot réfléchit…
web-hint-nothing = Ne rien choisir
web-hint-by = Vu par
web-hint-list = Conseils
web-radar = Qui pourrait suivre ?
web-radar-help = À quelle fréquence chacun pourrait suivre, parmi les mains possibles d’après ce que vous savez : le nombre dit sans peine, la barre claire à tout prix.

## Ports

web-open-sea = Haute mer
web-ships-at-sea = Bateaux en mer
web-ships-in-harbour = Bateaux dans votre port
web-my-harbour = Mon port
web-no-ship-here = Tous vos bateaux sont en mer.
web-nothing-fulfilled = rien de rempli encore
web-ship = { $ship } de { $owner }, { $count ->
    [one] 1 conteneur
   *[other] { $count } conteneurs
}

## Routes

web-my-lane = Ma ligne maritime
web-ship-level = { $ship } de { $owner }, niveau { $level }
web-column = Colonne { $number }, { $kind } : quai { $pier }, bateaux { $ships }
web-symbols = Symboles à dépenser
web-docks = Accostage
web-columns =
    { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    }
web-no-columns = Votre première carte ouvre la première colonne.
web-kept = { $count ->
    [one] { $count } gardée
   *[other] { $count } gardées
}
web-kept-of = { $count ->
    [one] { $count } gardée sur { $limit }
   *[other] { $count } gardées sur { $limit }
}
web-next-turn = au prochain tour
web-ship-supply = Réserve de bateaux
web-draft = Choix des cartes
web-tab-lane = Ligne
web-tab-sites = Sites

## Cartes

web-cards-all = Toutes les cartes
web-card-all = Décisions, réglages et chiffres
web-card-position = À l’œuvre
web-card-position-help = Une petite position où cette carte compte, avec des robots aux autres places.
web-card-settings = Réglages qui la changent
web-card-house = Valeurs maison
web-card-house-help = Ces nombres sont dessinés sur la carte imprimée et ne figurent dans aucun livret ; Portside met les siens. Qui possède les cartes peut saisir les leurs.
web-figures = Ce que dit le laboratoire
web-figures-used = Mise en jeu
web-figures-share = { $count ->
    [one] dans { $count } partie, { $share }
   *[other] dans { $count } parties, { $share }
}
web-figures-wins = Victoires de ces joueurs
web-figures-lift = Par rapport à une part égale
web-figures-between = { $mean } ({ $low } à { $high })
web-figures-how = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} entre { $seats } robots égaux ({ $bot }), Portside { $version } ; l’intervalle contient le vrai chiffre 95 fois sur 100. Les robots ne sont pas des gens.
web-cards-printing = Version imprimée
web-cards-search = Chercher noms et pouvoirs
web-cards-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}

## Relectures

web-replay = Revoir
web-replays = Parties finies
web-none-going = Aucune partie en cours.
web-none-over = Aucune partie finie pour l’instant.
web-replay-at = { $number ->
    [one] Après { $number } réponse sur { $last }
   *[other] Après { $number } réponses sur { $last }
}
web-replay-slider = Moment de la partie
web-first = Au début
web-last = À la fin
web-next = En avant
web-play = Lire
web-pause = Pause
web-eyes = Vu par
web-eyes-public = le public
web-play-on = Continuer d’ici contre le robot « { $bot } »

## La fin d’une partie

web-score-parts = Détail
web-total = Total
web-winner = gagnant
web-rematch = Revanche
web-record = Enregistrer la partie
web-chart = { $what } au fil de la partie
web-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
web-receipt = Reçu des mélanges
web-receipt-help = L’empreinte était fixée avant la première carte. Le secret qu’elle cache est dit maintenant : chacun peut refaire la donne et vérifier chaque mélange.
web-receipt-hash = Empreinte
web-receipt-secret = Secret

## Erreurs

error-no-server = Le serveur ne répond pas. Est-il lancé ?

## Keys and rings

web-keys = Touches
web-key-digits = choisir une réponse dans la liste
web-key-answers = aller aux réponses
web-key-glow = aller au prochain élément utilisable (Maj : en arrière)
web-key-arrows = se déplacer dans une rangée de cartes
web-key-enter = utiliser l’élément ou la réponse sélectionnée
web-key-undo = annuler
web-key-escape = revenir d’un pas, ou fermer
web-key-next = montrer l’événement suivant
web-key-space = montrer tout d’un coup
web-key-again = rejouer ce qui s’est passé depuis votre dernière réponse
web-key-hint = demander un conseil, contre des robots
web-key-radar = montrer ou cacher qui pourrait suivre votre action
web-key-keys = montrer ou cacher cette liste
web-rings = Ce que signifie un contour
web-ring-lit = Utilisable maintenant.
web-ring-picked = Vous l’avez choisi.
web-ring-pointed = La réponse sous la souris le concerne.
web-ring-moved = C’est ce qui a bougé en dernier.
web-ring-focused = Le clavier est ici.
web-analysis = Analyse
web-analysis-start = Passer la partie en revue
web-analysis-help = Un robot examine chaque décision, d’après ce que son joueur pouvait savoir à ce moment.
web-analysis-progress = Passages examinés : { $done } sur { $count }
web-analysis-curve = Chances de gagner, telles que chacun pouvait les voir
web-analysis-dots = Un point marque une décision coûteuse ; elles sont expliquées plus bas.
web-analysis-parts = Décisions et chance
web-analysis-parts-help = Points au-dessus de la moyenne de tous, et d’où ils viennent. Une décision est comparée à ce qu’un robot aurait répondu ; les siennes sont donc le plus souvent sous 0 : comparez les joueurs entre eux. La chance est tout le reste : donne, pioches, et ce que le robot juge mal. Entre parenthèses, ce que les cartes cachées laissent ouvert (95 %).
web-analysis-range = { $low } à { $high }
web-analysis-result = Résultat
web-analysis-own = Ses décisions
web-analysis-others = Décisions des autres
web-analysis-luck = Chance
web-analysis-decisions = Les décisions les plus coûteuses
web-analysis-none = Aucune décision n’a rien coûté de mesurable.
web-analysis-cost = { $change } points ; { $chance } points de pourcentage sur les chances de gagner
web-analysis-cost-only = { $change } points ; les chances de gagner n’ont guère changé
web-analysis-said = Réponse : { $answer }
web-analysis-better = Mieux : { $answer }
web-analysis-position = Voir la position
web-analysis-why = À la fin du tour, la meilleure réponse laisse en moyenne, par rapport à celle donnée : { $gains }.
web-analysis-gain = { $thing } { $by }
web-analysis-why-costs = À la fin du tour, la meilleure réponse laisse en moyenne, par rapport à celle donnée : { $gains } ; ce à quoi cela a servi, ou ce dont cela prive les autres, vaut davantage.
web-analysis-why-none = Son propre jeu aurait été à peu près le même ; la différence est dans ce qu’ont les autres, ou dans la suite.
web-analysis-why-cards = Ce sont les cartes qui diffèrent : d’après ce que les robots ont appris de nombreuses parties, celles de la meilleure réponse valent environ { NUMBER($points, maximumFractionDigits: 1) } points de plus.
