# Ce qu’apprennent les absents.
notify-subject = { $count ->
    [one] C’est à vous dans une partie
   *[other] C’est à vous dans { $count } parties
}
notify-match = { $title }, avec { $others }. Depuis votre dernier tour :
notify-ends = Pour ne plus recevoir ces messages :
notify-trial-subject = Un message de Portside
notify-trial = Les messages arrivent bien ici. Vous serez prévenu quand on vous attendra.
notify-confirm-subject = Portside peut-il vous écrire ?
notify-confirm = Quelqu’un, vous sans doute, souhaite être prévenu à cette adresse quand vient son tour dans une partie. Ouvrez cette page pour accepter. Si ce n’était pas vous, ne faites rien : il n’y aura pas d’autre courriel.
