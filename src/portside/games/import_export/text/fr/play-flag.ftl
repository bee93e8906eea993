### L’extension Pavillons : son réglage, ses cartes, ce qu’elles demandent et racontent.

setting-set-flag = Extension Pavillons
    .help = Ajoute les 10 cartes Pavillon, à deux couleurs et deux contrats chacune (édition définitive).
set-flag = Pavillons
ref-flag = deux couleurs
field-sides = Côtés
field-kinds = Couleurs
field-actions = Actions
ask-side = { $card } : quel côté est en haut ?
ask-insects = À qui vont vos biens Illégal ?
ask-insects-good = Lequel de ses biens prenez-vous ?
ask-maple-syrup = Charger { $card } gratuitement : sur quel bateau ?
ask-opposition-leaflets = { $card } : quelle carte de votre main défaussez-vous ?
ask-rooibos-tea = { $card } : buvez-vous du thé ?
ask-sculptures = { $card } : quelles 2 cartes de votre main donnez-vous ?
option-load-free = { $card } : charger gratuitement sur { $word }
log-banned = { $seat } interdit { $action } jusqu’à son prochain tour.
log-face-up = { $seat } retourne la pioche face visible.
why-flag-fee = { $credits ->
    [one] Charger cette carte coûte { $credits } crédit, que vous n’avez pas.
   *[other] Charger cette carte coûte { $credits } crédits, que vous n’avez pas.
}

## Les cartes entières : noms et pouvoirs des deux côtés.

card-flag-1 = { card-avocado } / { card-insects }
    .power = { card-avocado } : { card-avocado.power } / { card-insects } : { card-insects.power }
card-flag-2 = { card-flowers } / { card-unpasteurized-cheese }
    .power = { card-flowers } : { card-flowers.power } / { card-unpasteurized-cheese } : { card-unpasteurized-cheese.power }
card-flag-3 = { card-spacecraft } / { card-maple-syrup }
    .power = { card-spacecraft } : { card-spacecraft.power } / { card-maple-syrup } : { card-maple-syrup.power }
card-flag-4 = { card-solar-panels } / { card-merino-wool }
    .power = { card-solar-panels } : { card-solar-panels.power } / { card-merino-wool } : { card-merino-wool.power }
card-flag-5 = { card-olive-oil } / { card-sculptures }
    .power = { card-olive-oil } : { card-olive-oil.power } / { card-sculptures } : { card-sculptures.power }
card-flag-6 = { card-rooibos-tea } / { card-souvenirs }
    .power = { card-rooibos-tea } : { card-rooibos-tea.power } / { card-souvenirs } : { card-souvenirs.power }
card-flag-7 = { card-surstromming } / { card-legos }
    .power = { card-surstromming } : { card-surstromming.power } / { card-legos } : { card-legos.power }
card-flag-8 = { card-tej } / { card-opposition-leaflets }
    .power = { card-tej } : { card-tej.power } / { card-opposition-leaflets } : { card-opposition-leaflets.power }
card-flag-9 = { card-yerba-mate } / { card-muay-thai-shorts }
    .power = { card-yerba-mate } : { card-yerba-mate.power } / { card-muay-thai-shorts } : { card-muay-thai-shorts.power }
card-flag-10 = { card-volkswagen } / { card-yogurt }
    .power = { card-volkswagen } : { card-volkswagen.power } / { card-yogurt } : { card-yogurt.power }
