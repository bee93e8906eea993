### The Flag set: its setting, its cards, and what they ask and tell.

setting-set-flag = Flag set
    .help = Adds the 10 Flag cards, each with two colours and two Contracts (Definitive Edition).
set-flag = Flag
ref-flag = two colours
field-sides = Sides
field-kinds = Colours
field-actions = Actions
ask-side = { $card }: which side is up?
ask-insects = To whom do your Illegal Goods go?
ask-insects-good = Which of their Goods do you take?
ask-maple-syrup = Load { $card } free of charge: onto which Ship?
ask-opposition-leaflets = { $card }: which hand card do you discard?
ask-rooibos-tea = { $card }: are you drinking tea?
ask-sculptures = { $card }: which 2 hand cards do you give?
option-load-free = { $card }: load it free on { $word }
log-banned = { $seat } bans { $action } until their next turn.
log-face-up = { $seat } turns the deck face up.
why-flag-fee = { $credits ->
    [one] Loading this card costs { $credits } credit, which you do not have.
   *[other] Loading this card costs { $credits } credits, which you do not have.
}

## Whole cards: the names and powers of both sides.

card-flag-1 = { card-avocado } / { card-insects }
    .power = { card-avocado }: { card-avocado.power } / { card-insects }: { card-insects.power }
card-flag-2 = { card-flowers } / { card-unpasteurized-cheese }
    .power = { card-flowers }: { card-flowers.power } / { card-unpasteurized-cheese }: { card-unpasteurized-cheese.power }
card-flag-3 = { card-spacecraft } / { card-maple-syrup }
    .power = { card-spacecraft }: { card-spacecraft.power } / { card-maple-syrup }: { card-maple-syrup.power }
card-flag-4 = { card-solar-panels } / { card-merino-wool }
    .power = { card-solar-panels }: { card-solar-panels.power } / { card-merino-wool }: { card-merino-wool.power }
card-flag-5 = { card-olive-oil } / { card-sculptures }
    .power = { card-olive-oil }: { card-olive-oil.power } / { card-sculptures }: { card-sculptures.power }
card-flag-6 = { card-rooibos-tea } / { card-souvenirs }
    .power = { card-rooibos-tea }: { card-rooibos-tea.power } / { card-souvenirs }: { card-souvenirs.power }
card-flag-7 = { card-surstromming } / { card-legos }
    .power = { card-surstromming }: { card-surstromming.power } / { card-legos }: { card-legos.power }
card-flag-8 = { card-tej } / { card-opposition-leaflets }
    .power = { card-tej }: { card-tej.power } / { card-opposition-leaflets }: { card-opposition-leaflets.power }
card-flag-9 = { card-yerba-mate } / { card-muay-thai-shorts }
    .power = { card-yerba-mate }: { card-yerba-mate.power } / { card-muay-thai-shorts }: { card-muay-thai-shorts.power }
card-flag-10 = { card-volkswagen } / { card-yogurt }
    .power = { card-volkswagen }: { card-volkswagen.power } / { card-yogurt }: { card-yogurt.power }
