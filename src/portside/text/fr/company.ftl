# Ce qui se passe autour d’une partie : messages, temps, souhaits communs, absences et retours.

## Messages

web-chat = Messages
web-chat-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
web-chat-say = Écrire à la table
web-chat-send = Envoyer
web-chat-mute = Masquer
web-chat-unmute = Afficher
web-chat-muted = Masqués : vous ne voyez pas ce que les autres écrivent.
web-chat-empty = Personne n’a encore rien dit. Ce qu’on écrit ici reste à la table et ne figure dans aucun enregistrement.
web-chat-quiet = Personne n’écrit à cette table.
web-chat-signs = Petits signes
web-chat-line = { $name } : { $text }
web-key-chat = écrire à la table
sign-hello = Bonjour !
sign-thanks = Merci !
sign-well = Bien joué !
sign-oops = Oups !
sign-hmm = Hum…
sign-wait = Un instant !

## Ce qui s’est passé autour de la partie

event-sits-in = { $bot } remplace { $name }.
event-is-back = { $name } est de retour et joue à nouveau.
event-paused = La partie est en pause.
event-goes-on = { $name } reprend la partie.
event-resigned = { $name } abandonne.
event-played-late = Temps écoulé : { $bot } a donné une réponse pour { $name }.

## Temps

web-clock-left = { $name } : reste { $time }
web-clock-late = { $name } : retard de { $time }
web-holiday-until = en congé jusqu’au { $day }
web-holiday = Congé
web-holiday-help = Aux tables qui se jouent sur plusieurs jours, vos pendules s’arrêtent pendant ce temps, et tout le monde y voit pourquoi.
web-holiday-days = Jours d’absence
web-holiday-begin = Partir en congé
web-holiday-end = Je suis de retour
web-holiday-begun = Bon congé.
web-holiday-ended = Vos pendules tournent à nouveau.

## Ce qui se décide à plusieurs

web-wish-pause = { $name } voudrait mettre la partie en pause.
web-wish-abandon = { $name } voudrait arrêter la partie sans vainqueur.
web-wish-lend = { $name } voudrait qu’un robot joue pour { $other }.
web-wish-awaits = On attend encore l’avis de : { $names }
web-wish-withdraw = Retirer
web-paused = La partie est en pause ; aucune pendule ne tourne.
web-unpause = Reprendre
web-ended-abandoned = La partie a été arrêtée avant son terme.
web-ended-resigned = { $name } a abandonné. La partie est finie.
web-ended-expired = Personne n’a joué depuis longtemps : cette partie est finie.
web-see-again = La revoir

## Le menu

web-this-match = Cette partie
web-ask-pause = Demander une pause
web-ask-pause-help = Aucune pendule ne tourne et personne ne peut répondre jusqu’à ce que l’un de vous reprenne. Tous ceux qui jouent doivent être d’accord.
web-ask-end = Demander à arrêter la partie
web-ask-end-help = Elle s’arrête pour tous, sans vainqueur. Tous ceux qui jouent doivent être d’accord.
web-resign = Abandonner
web-resign-two = La partie s’arrête.
web-resign-more = Un robot joue votre place jusqu’au bout ; vous ne pourrez pas la reprendre.
web-leave = Quitter ma place
web-leave-help = Quelqu’un d’autre pourra s’y asseoir ; d’ici là, la partie attend.
web-sure-yes = Oui
web-part-clear = Annuler la table
web-part-clear-help = La partie n’a pas commencé. Le lien d’invitation ne mènera plus à rien.
web-part-end = Arrêter la partie
web-part-end-help = Elle s’arrête sans vainqueur. Vous pourrez encore la revoir, ou la supprimer.
web-part-delete = Supprimer
web-part-delete-help = La partie disparaît pour de bon, et on ne pourra plus la revoir. Si quelqu’un d’autre y a tenu une main, elle quitte seulement votre liste.
web-part-hide = Retirer de ma liste
web-part-hide-help = Les autres gardent la partie.
web-ask-lend = Demander un robot pour { $name }
web-seat-bot-on = { $bot } prend la place { $number }

## Absences et retours

web-while-away = Pendant votre absence ({ $count })
web-while-away-by = Un robot a joué pour vous.
web-go-back-there = Demander à revenir là où j’en étais
web-lent-mine = Un robot joue pour vous.
web-play-myself = Jouer moi-même

## Autres appareils, téléphones et liens

web-my-seat = Autres écrans
web-my-seat-make = Ma place sur un autre appareil
web-my-seat-help = À ouvrir sur votre autre appareil d’ici { $time }. Le lien ne sert qu’une fois et y connecte votre compte ; vos réglages le montrent.
web-seat-here = Votre place, ici
web-seat-here-help = Ce lien amène votre place sur cet appareil et vous y connecte. Il ne sert qu’une fois.
web-seat-here-other = { $name } est connecté dans ce navigateur et y sera oublié. Ne continuez que si { $name } a un code de secours, ou ne vous sert plus.
web-show-hand = Ma main seule
web-show-whole = Toute la table
web-show-room = Cet écran devient la table
web-show-room-help = Tous dans la même pièce ? Un écran montre la table, chaque téléphone une main.
web-phones = Les téléphones en main
web-phones-help = Visez un code avec un téléphone pour prendre cette place.
web-phones-mine = Envoyer la main de { $name } sur un téléphone
web-moment-share = Lien vers ce moment
web-moment-help = Ce lien suffit pour voir la partie à partir d’ici, sans place ni nom.
web-closed = Réserver la revue de la partie aux invités
web-record-paste = Coller un enregistrement
web-record-open = L’ouvrir
web-name-first = Comment les autres doivent-ils vous appeler ?
