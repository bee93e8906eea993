# Ce que le serveur de tables refuse, et pourquoi.

error-bad-request = Le serveur n’a pas compris.
error-not-introduced = Indiquez d’abord votre nom.
error-signed-out = Cet appareil a été déconnecté.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-seat-lent = Un robot joue à cette place ; reprenez-la d’abord.
error-seat-present = Cette personne est là, ou vient à peine de partir ; un robot ne joue que pour qui reste absent.
error-bad-invite = Cette table est privée, et un lien d’invitation ne vaut plus dès que quelqu’un en est écarté. Demandez le lien actuel à quelqu’un qui y joue.
error-bad-code = Ce code n’appartient à personne, ou il a déjà servi.
error-somebody-else = Quelqu’un d’autre est connecté dans ce navigateur.
error-bad-name = Ce nom peut se confondre avec un autre : il mêle des écritures, entasse des signes ou est celui d’un robot.
error-bad-origin = Cette page vient d’un autre site et n’a pas ce droit ici.
error-practice-only = C’est une table d’entraînement : personne d’autre ne peut s’y asseoir.
error-not-found = Il n’y a rien à cette adresse.
error-no-table = Cette table n’existe pas ; elle a peut-être été débarrassée.
error-no-match = Cette partie n’existe pas.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-one-seat = Qui a vu une main de cette partie ne peut ni en prendre une autre, ni jouer contre elle.
error-table-full = Toutes les places de cette table sont prises.
error-not-started = La partie n’a pas encore commencé.
error-already-started = Trop tard : la partie a commencé.
error-seats-free = La partie pourra commencer quand toutes les places seront occupées.
error-match-running = Il faut attendre la fin de la partie.
error-no-consent = Personne ne demande à revenir en arrière pour le moment.
error-no-order = Cette consigne n’est plus en vigueur.
error-no-hints = Il n’y a de conseils que contre des robots.
error-too-late = La requête n’est pas arrivée à temps.
error-too-big = C’est trop volumineux pour le serveur.
error-too-fast = C’était un peu rapide. Patientez un instant.
error-too-many-records = { $reason ->
    [all] Ce serveur n’accepte plus de parties jouées ailleurs ; gardez celle-ci sur votre appareil.
   *[own] Vous avez remis autant de parties qu’une personne le peut. Supprimez-en une d’abord.
}
error-too-many-tables = { $reason ->
    [seated] Vous êtes déjà à autant de tables que permis. Quittez-en une d’abord.
   *[hosted] Vous tenez déjà autant de tables que permis.
}
error-too-many-bot-tables = Des robots jouent déjà entre eux à autant de vos tables que permis. Attendez la fin d’une partie, ou mettez-y fin.
error-too-many-connections = Trop de connexions viennent du même endroit.
error-too-much-kept = Le serveur a tant conservé depuis votre adresse ces derniers temps qu’il demande de la patience.
error-try-again = Le serveur n’a pas pu enregistrer cela. Veuillez réessayer.
error-database-in-use = Un autre serveur utilise cette base de données. À plusieurs, il faut PostgreSQL.
error-other-form = La base de données vient d’une autre version. Lancez une fois le serveur de cette version : il la met à jour.
error-bad-server-setting = Le serveur ne peut pas fonctionner avec ces réglages.
error-bad-contact = { $reason ->
    [private] Cette adresse mène dans un réseau privé.
    [unknown] Cette adresse n’existe pas.
    [many] Vous êtes déjà prévenu à assez d’endroits ; retirez-en un d’abord.
    [asked] Une confirmation a déjà été demandée à cette adresse. Cherchez ce courriel.
    [channel] Ce serveur ne peut prévenir personne de cette façon.
   *[form] Cela ne semble pas correct.
}
error-paused = La partie est en pause. Toute personne qui joue peut la reprendre.
error-no-chat = Personne n’écrit à cette table.
error-too-many-analyses = D’autres de vos parties sont en cours d’analyse ; celle-ci pourra suivre.
error-too-many-lookups = Plusieurs parties sont déjà en train d’être relues pour vous ; attendez-les d’abord.
error-too-many-orders = Trop de consignes sont en vigueur ; annulez-en une d’abord.
