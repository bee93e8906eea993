### Le nom des robots, et la phrase par laquelle ils s’expliquent.

bot-name-random = Hasard
    .help = Fait tout ce qui est permis, sans choisir.
bot-name-greedy = Gourmand
    .help = Regarde une étape plus loin.
bot-name-ismcts = Chercheur
    .help = Joue en pensée des tours imaginés avant de répondre.
bot-name-learnt = Apprenti
    .help = Joue en pensée des tours imaginés et les juge par ce qu’il a appris.
bot-name-easy = Facile
    .help = Regarde un peu plus loin et se montre souvent distrait.
bot-name-normal = Moyen
    .help = Regarde une étape plus loin et se trompe rarement.
bot-name-hard = Difficile
    .help = Réfléchit près d’une seconde à chaque réponse.
bot-name-expert = Expert
    .help = A appris en jouant contre lui-même, et réfléchit près d’une seconde à chaque réponse.

bot-forced = Il n’y avait rien d’autre à choisir.
bot-random = { $options ->
    [one] Il n’y avait qu’une voie, je l’ai prise.
   *[other] J’ai pris une voie sur { $options } sans réfléchir.
}
bot-greedy = Sur { $options } voies, celle-ci promet le plus : une avance d’environ { NUMBER($margin, maximumFractionDigits: 1) }, soit { NUMBER($lead, maximumFractionDigits: 1) } de mieux que la suivante.
bot-ismcts = J’ai imaginé { $worlds } suites à la partie et suis revenu { $tried } fois à ce choix : il mène à une avance d’environ { NUMBER($margin, maximumFractionDigits: 1) }, l’idée suivante à { NUMBER($next, maximumFractionDigits: 1) }.
bot-wins = De quoi peut-être gagner la partie sur-le-champ.
bot-loses = Quoi que je fasse, la partie peut être perdue sur-le-champ ; c’est le moindre risque.
bot-silent = { $bot } ne dit pas pourquoi.

hint-best = { $side ->
    [ahead] Voici ce que je ferais : sur { $options } voies, c’est la plus prometteuse, avec environ { NUMBER($points, maximumFractionDigits: 1) } points d’avance sur le meilleur rival.
    [behind] Voici ce que je ferais : sur { $options } voies, c’est celle qui perd le moins de terrain, environ { NUMBER($points, maximumFractionDigits: 1) } points derrière le meilleur rival.
   *[level] Voici ce que je ferais : sur { $options } voies, c’est la plus prometteuse, à égalité avec le meilleur rival.
}
hint-next = Le deuxième choix : environ { NUMBER($behind, maximumFractionDigits: 1) } points de moins.
hint-even = Tout aussi bien, à ce que je vois.
hint-slower = { $side ->
    [ahead] Ici, la partie continue, avec environ { NUMBER($points, maximumFractionDigits: 1) } points d’avance sur le meilleur rival.
    [behind] Ici, la partie continue, environ { NUMBER($points, maximumFractionDigits: 1) } points derrière le meilleur rival.
   *[level] Ici, la partie continue, à égalité avec le meilleur rival.
}

error-unknown-bot = Aucun robot ne s’appelle « { $bot } ».
error-bad-weights = Les poids appris sont illisibles.
