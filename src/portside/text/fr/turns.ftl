# À qui de jouer, et combien de temps on a.
web-turn-waited = attend depuis { $time }
web-turn-left = reste { $time }
web-turn-late = retard de { $time }
web-time-clock = Pendule de chaque place
web-time-deadline = Temps pour chaque décision
web-time-none = sans limite
web-late = Quand le temps est écoulé
web-late-nothing = rien ne se passe
web-late-remind = un rappel est envoyé
web-late-bot = un robot joue cette décision
web-late-vote = la table peut voter pour confier la place à un robot
