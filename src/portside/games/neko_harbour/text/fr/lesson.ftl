## Le guide : ce qui est dit à chaque pas des premiers tours

lesson-neko-harbour-lane = Voici votre ligne maritime. À chaque tour ses colonnes agissent de gauche à droite : d’abord { $first }, puis { $second }. Les bateaux partent de votre port, passent de colonne en colonne et gagnent les sites, où sont les points.
lesson-neko-harbour-play-card = Chaque tour commence par une carte. Vous en avez { $hand }. Les cartes d’une sorte partagent une colonne ; une nouvelle sorte en ouvre une à droite. Jouez { $card }.
lesson-neko-harbour-fuel = { $card } donne du carburant : { $left } maintenant, chaque unité avance un bateau d’un pas. Un bateau peut gagner un site si son niveau ne dépasse pas le numéro de sa colonne. Le vôtre dans la deuxième le peut : envoyez-le vers l’{ $site }.
lesson-neko-harbour-first-there = Vous êtes le premier à l’{ $site } : la meilleure récompense est à vous, et la première place tant qu’aucune flotte plus forte ne vient. Prenez-la.
lesson-neko-harbour-step = Vous avez maintenant { $penguins ->
    [one] une carte manchot
   *[other] { $penguins } cartes manchot
}, et il reste { $left } de carburant. Utilisez-le pour le bateau de votre port : son premier pas mène à la colonne de { $card }.
lesson-neko-harbour-fish = Plus de carburant ({ $left }). Une carte poisson pourrait en tenir lieu ; vous en avez { $fish }. Gardez-les : arrêtez ici.
lesson-neko-harbour-permits = La colonne suivante agit : { $card } donne des permis, { $left } maintenant. Un permis améliore un bateau d’un niveau ; un bateau fort compte plus sur les sites. Améliorez votre bateau au deuxième niveau.
lesson-neko-harbour-keep-permit = Les cartes permis font de même ; vous en avez { $permits }. Elles peuvent attendre : arrêtez ici.
lesson-neko-harbour-after = Toutes les colonnes ont agi. Ce pour quoi votre ligne maritime n’a pas de colonne se fait maintenant avec des cartes ; avec vos poissons, { $fish } en tout, vous pourriez acheter un bateau. Gardez-les : finissez votre tour.
lesson-neko-harbour-rival = Le tour de votre rival se déroule de même : une carte, puis les colonnes de gauche à droite.
lesson-neko-harbour-rival-did = Le rival a joué { $card }, acheté un bateau et en a amélioré un autre. Vous ferez la course avec eux vers les sites.
lesson-neko-harbour-new-column = À vous de nouveau. { $card } donne des pièces à chaque tour. Jouez-la : c’est une nouvelle sorte, elle ouvre donc une nouvelle colonne.
lesson-neko-harbour-too-high = Encore du carburant : { $left }. Votre bateau dans la colonne de { $card } a été amélioré, et son niveau dépasse le numéro de cette colonne : il ne peut pas partir de là. Avancez-le vers la colonne de { $next }.
lesson-neko-harbour-sail-again = D’ici, son niveau est assez bas. Gagnez l’{ $site }, qui vaut le plus.
lesson-neko-harbour-reward-cards = Premier à l’{ $site } aussi : prenez la meilleure récompense, des cartes ressource. Elles servent dès votre prochain tour.
lesson-neko-harbour-end-fuel = Le carburant est épuisé ({ $left }). Gardez les poissons, { $fish } en tout : arrêtez ici.
lesson-neko-harbour-coins = { $card } donne des pièces : { $left }. Un bateau coûte deux pièces par niveau, un permis trois. Achetez un bateau du premier niveau.
lesson-neko-harbour-coins-left = Les pièces non dépensées sont perdues, et il en reste { $left } : assez pour un autre bateau du premier niveau.
lesson-neko-harbour-now-you = À vous : le reste de la partie est à vous, contre un robot facile ; cartes restant en main : { $hand }. Après deux périodes on compte les points : premières places, bateaux, manchots, marchandises et ce que donnent les cartes.

## Le guide : ce que veut une question, après les premiers tours

lesson-neko-harbour-ask-play = Jouez une carte sur votre ligne maritime, ou renoncez-y à une colonne : son quai monte et vous prenez du poisson.
lesson-neko-harbour-ask-fuel = Chaque unité de carburant avance un bateau d’un pas : sur la ligne, ou vers un site si son niveau ne dépasse pas le numéro de sa colonne.
lesson-neko-harbour-ask-take = Le premier bateau d’un site peut prendre la meilleure récompense, un suivant la récompense de base.
lesson-neko-harbour-ask-permits = Les permis améliorent les bateaux, un par niveau, ou le port, au prix inscrit près de son niveau. Ce que donne une colonne se dépense tout de suite.
lesson-neko-harbour-ask-dock = Le quai dépasse les bateaux de sa colonne, donc accoster rapporte : choisissez parmi les récompenses des niveaux de votre port.
lesson-neko-harbour-ask-coins = Les pièces achètent des bateaux, deux par niveau, ou des permis, trois chacun. Ce que donne une colonne se dépense tout de suite.
lesson-neko-harbour-ask-after = Toutes les colonnes ont agi. Ce pour quoi votre ligne maritime n’a pas de colonne se fait maintenant, avec les cartes de votre réserve personnelle.
lesson-neko-harbour-ask-draft = Une nouvelle période : prenez des cartes pour les tours à venir. Le nombre est le quai, les symboles disent ce que donne la carte.
