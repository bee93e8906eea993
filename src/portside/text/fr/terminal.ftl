### Ce que dit le client de terminal.

## À la table

which-title = À quel jeu voulez-vous jouer ?
you = vous
news = Ce qui s’est passé
news-earlier = { $count ->
    [one] { $count } ligne plus ancienne ; l la montre
   *[other] { $count } lignes plus anciennes ; l les montre
}
others-think = Les autres réfléchissent.
receipt = Reçu de tous les mélanges : { $receipt }
secret = Le secret derrière le reçu : { $secret }
and-below = au-dessus de { $cards }
at-depth = ({ $depth }ᵉ depuis le dessus)
thing-of = { $thing } de { $seat }
total = Total
match-ended = { $ending } { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Les questions

hint = un numéro répond · ? explique · u reprend · l journal · t table · q enregistre et quitte · h aide
hint-offer = un numéro l’utilise · Entrée laisse jouer les autres · w ne plus demander · h aide
answer-one = Tapez un numéro de 1 à { $count }.
answer-amount = Tapez un nombre de { $low } à { $high }.
answer-some = { $low ->
    [0] Tapez jusqu’à { $high } numéros séparés par des espaces, ou 0 pour aucun.
   *[other] { $high ->
        [1] Tapez un numéro.
       *[other] Tapez de { $low } à { $high } numéros séparés par des espaces.
    }
}
commands =
    3         répond par la ligne 3 ; plusieurs numéros quand le choix est multiple
    ?         explique la question
    ? 3       explique la ligne 3
    ? NOM     explique une carte, un bateau ou un lieu, et pourquoi il est inutilisable
    r IE-102  montre une règle
    u         reprend votre dernière réponse, si personne n’a rien appris depuis
    u!        la reprend quand même
    l 50      montre les 50 dernières lignes du journal
    t         montre de nouveau la table
    w         pose ou ne pose plus la question des pouvoirs utilisables à tout moment
    q FICHIER enregistre la partie (sans fichier : dans votre dossier de données) et quitte
house-value = { $sign } valeur maison, qu’aucune source ne donne
no-such-thing = Rien ne s’appelle « { $thing } » ici.
not-in-sight = Ce n’est pas en vue pour le moment.
use-it-by = Vous pouvez l’utiliser maintenant : voir { $numbers }.
no-such-rule = Il n’y a pas de règle { $rule }.
no-such-rule-near = Il n’y a pas de règle { $rule }. Vouliez-vous dire { $near } ?
no-rule-here = La question ne cite aucune règle.
undone = C’est repris.
undo-nothing = Vous n’avez encore répondu à rien.
undo-fence = Depuis votre dernière réponse, quelqu’un a appris quelque chose. « u! » la reprend quand même.
stops-on = On vous demandera si vous utilisez vos pouvoirs utilisables à tout moment.
stops-off = On ne vous demandera plus si vous utilisez vos pouvoirs utilisables à tout moment, sauf dans vos propres questions.
saved = Partie enregistrée. Pour la reprendre : portside play --resume { $file }
saved-end = L’enregistrement est dans { $file }

## À la table d’un serveur

join-name = Comment les autres doivent-ils vous appeler ?
join-which = Quelle table ?
join-no-tables = Aucune table de { $address } n’a de place libre. Demandez un lien : portside join LIEN
join-watching = Toutes les places sont prises : vous regardez.
join-waits-start = { $count ->
    [0] La partie n’a pas commencé. En attente de l’hôte.
    [one] La partie n’a pas commencé ; une place est libre. Le lien : { $address }
   *[other] La partie n’a pas commencé ; { $count } places sont libres. Le lien : { $address }
}
join-waits = En attente de { $seats }. (Ctrl+C quitte ; la partie continue.)
join-hint = un numéro répond · ? explique · u reprend · s TEXTE parle · q quitte · h aide
join-changed = La table a changé entre-temps.
join-consent = { $seat } voudrait revenir en arrière. D’accord ? y ou n
join-undo-fence = Quelqu’un a appris quelque chose depuis ; demandez aux autres de revenir en arrière dans le navigateur.
join-lost = La connexion est perdue. Nouvel essai …
join-ended = La partie s’est terminée avant l’heure.
join-left = Vous avez quitté la table ; la partie continue. Pour revenir : portside join { $address }
join-commands =
    3         répond par la ligne 3 ; plusieurs numéros où l’on peut en choisir plusieurs
    ?         explique la question
    ? 3       explique la ligne 3
    ? NOM     explique une carte, un bateau ou un lieu, et pourquoi il ne sert pas
    r IE-102  montre une règle
    s TEXTE   dit quelque chose à la table
    u         reprend votre dernière réponse, si personne n’a rien appris depuis
    l 50      montre les 50 dernières lignes du journal
    t         montre encore la table
    w         demande ou cesse de demander pour les pouvoirs utilisables à tout moment
    q         quitte ; la partie continue, et vous pouvez revenir

## Enregistrements

replay-at = { $at } sur { $last }
replay-said = { $seat } · { $question } → { $answer }
replay-help = Entrée ou n : suite · b : retour · un nombre jusqu’à { $last } : y aller · q : quitter
verify-receipt = Le secret correspond au reçu { $receipt }.
verify-deal = La distribution et tous les mélanges découlent du secret ({ $title }, { $seats } joueurs).
verify-answers = { $count ->
    [one] { $count } réponse, permise quand elle a été donnée.
   *[other] Les { $count } réponses étaient permises quand elles ont été données.
}
verify-end = La fin, les scores et les vainqueurs sont ceux de l’enregistrement.
verify-no-end = L’enregistrement ne dit pas comment la partie a fini.
verify-unfinished = La partie n’est pas terminée.
verify-cut = { $count ->
    [one] L’enregistrement est tronqué ; { $count } réponse a pu être lue.
   *[other] L’enregistrement est tronqué ; { $count } réponses ont pu être lues.
}
verify-other-receipt = Cet enregistrement a un autre reçu : { $receipt }
verify-other-winners = L’enregistrement nomme d’autres vainqueurs que ceux de la partie.

## Cartes, règles et réglages

cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-none = Aucune carte ne correspond. Il y a :
cards-house = { $sign } valeur maison : aucune source ne la donne ; « --values FICHIER » met celles d’un exemplaire imprimé.
cards-in-edition = Dans l’édition
column-property = Propriété
column-rule = Règle
column-text = Texte
coverage = { $shown ->
    [one] { $title } : les tests montrent { $shown } règle sur { $count } ({ $share } %).
   *[other] { $title } : les tests montrent { $shown } règles sur { $count } ({ $share } %).
}
coverage-missing = Règles qu’aucun test ne montre
no-tests = Pas de tests ici : lancez la commande dans les sources de Portside, ou donnez le dossier avec --tests.
group-edition = Édition
group-values = Valeurs des cartes
group-set = Séries de cartes
group-expansion = Extensions d’autres paquets
group-variant = Variantes
group-ruling = Interprétations
settings-name = Réglage
settings-takes = Valeurs
settings-text = Sens
options-title = Réglages de { $title }
options-hint = Par exemple : portside play { $title } --options nom=valeur
takes-choice = { $default } (ou : { $others })
takes-span = { $default } ({ $low } à { $high })
takes-file = un fichier, par --values

## Beaucoup de parties

playing = Parties
sim-head = { $title } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} à { $seats } joueurs
sim-answers = réponses par partie
sim-turns = tours par partie
sim-bot = Robot
sim-score = Score
sim-range = Écart
sim-wins = Victoires
sim-all = Tous
sim-cards = Combien de fois chaque carte a fini ici : { $place }
sim-never = Jamais : { $cards }.
sim-speed = { $speed } décisions par seconde dans un processus
bench-decisions = décisions/s
bench-fork = copie
bench-view = vue
bench-determinize = mondes
bench-replay = relecture
bench-caption = Décisions par seconde avec des réponses au hasard ; puis microsecondes pour une copie, une vue, un monde conforme à ce que sait une place, et la relecture d’un enregistrement entier. Nombre de joueurs entre parenthèses. × compare à catanatron.
new-title-next = Ensuite : cd { $name }, pip install -e ".[test]", portside play { $name }, python -m pytest
new-expansion-next = Ensuite : cd { $name }, pip install -e ".[test]", portside play { $title } -o expansion_{ $name }=on, python -m pytest
bench-missing = Pas installé : { $packages }. Pour les avoir : pip install "portside[peers]"

## Fichiers

file-failed = { $file } : { $why }
file-not-text = Le fichier n’est pas du texte.

## Aide de la ligne de commande

help-portside = Jeux de cartes de bateaux et de marchandises, selon les règles.
help-help = Montrer ceci et quitter.
help-version = Dire la version et quitter.
help-play = Jouer une partie dans le terminal.
help-join = Jouer à la table d’un serveur.
help-join-address = Lien vers une table, comme https://example.org/t/…?invite=… ; ou adresse d’un serveur.
help-join-name = Comment les autres vous appellent.
help-replay = Parcourir un enregistrement.
help-html = L’écrire plutôt en une seule page qui rejoue la partie dans tout navigateur, sans réseau.
help-verify = Vérifier un enregistrement : reçu, mélanges, réponses et fin.
help-cards = Lister les cartes d’un titre.
help-rules = Montrer une règle, toutes les règles, ou celles qu’aucun test ne montre.
help-new-title = Crée un paquet avec un petit titre, à transformer à votre guise.
help-new-title-name = Nom du titre et de son paquet.
help-new-title-folder = Où le mettre.
help-new-expansion = Crée un paquet avec quelques cartes pour un titre, à transformer à votre guise.
help-new-expansion-name = Nom de l’extension et de son paquet.
help-new-expansion-title = Titre auquel les cartes sont destinées.
help-settings = Lister les réglages d’un titre.
help-simulate = Jouer beaucoup de parties et les résumer.
help-serve = Servir des tables aux navigateurs et aux autres clients.
help-site = Écrire le client web dans un dossier de fichiers qui se passe de serveur.
help-site-folder = Dossier où écrire.
site-written = Écrit dans { $folder } ({ $size } Mo) ; tout hébergeur web peut le servir.
film-written = Écrit dans { $file } ({ $size } Mo) ; tout navigateur peut la rejouer.
film-no-page = Le client pour navigateur n’est pas construit : lancez d’abord `make web`.
help-replay-all = Rejouer toutes les parties enregistrées et signaler celles qui ne se rejouent plus.
help-database = postgresql+psycopg://... ou sqlite:///... ; par défaut un fichier dans votre dossier de données.
help-data = Dossier du fichier de base de données et de la clé.
help-host = Adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
help-port = Port d’écoute.
help-processes = Nombre de processus du serveur ; plus d’un demande PostgreSQL.
help-origin = Autre site dont les pages peuvent se connecter, par exemple https://example.org.
help-proxy = Adresses des mandataires dont les en-têtes de transfert sont crus.
help-log = debug, info, warning ou error.
help-open = Ouvrir l’accueil dans le navigateur.
serving-at = Portside est ouvert à l’adresse { $address } (Ctrl+C le ferme).
serving-others = Il écoute sur toutes les adresses de cette machine ; les autres peuvent l’atteindre à { $address }.
help-bench = Mesurer la vitesse des règles.
help-title = Nom du titre, par exemple import_export.
help-lang = Langue : en, fr ou zh-Hant.
help-seats = Nombre de joueurs.
help-seat = Votre place, comptée à partir de 1.
help-eyes = Voir par les yeux de cette place, comptée à partir de 1.
help-seed = La même graine et les mêmes réponses donnent la même partie.
help-options = Réglages sous la forme nom=valeur ; peut être répété.
help-values = Fichier des valeurs de cartes d’un exemplaire imprimé.
help-scenario = Fichier d’une position de départ.
help-resume = Enregistrement d’une partie à reprendre.
help-bot = Qui joue les autres places : random, easy, normal, hard, greedy, ismcts:500, ismcts:1s, program:CHEMIN ou un robot installé.
help-bots = Qui joue ; plusieurs noms par place, séparés par des virgules.
help-json = Écrire du JSON.
help-record = Fichier d’un enregistrement.
help-receipt = Le reçu montré au début.
help-type = Seulement les cartes de ce type.
help-tier = Seulement les cartes de ce niveau.
help-set = Seulement les cartes de cette série.
help-words = Seulement les cartes dont le nom ou le pouvoir contient ces mots.
help-edition = L’édition, quand il y en a plusieurs.
help-diff = Montrer ce qui change entre les éditions.
help-rules-title = Nom du titre ; ou coverage, pour les règles qu’aucun test ne montre.
help-rule = Numéro d’une règle ; après coverage, le nom d’un titre.
help-tests = Dossier des tests.
help-markdown = Écrire une page de documentation.
help-matches = Nombre de parties.
help-jobs = Nombre de processus qui se partagent le travail.
help-bench-json = Écrire aussi les mesures dans ce fichier.
help-peers = Mesurer aussi d’autres moteurs, ou non ; par défaut s’ils sont installés.
help-seconds = Durée d’une tranche.
help-rounds = Nombre de tranches pour chacun.
