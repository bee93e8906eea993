### What the Capital set asks and tells.

setting-set-capital = Capital set
    .help = Adds the 15 Capital cards with the Barter action, grey Containers and the grey Harbour (Definitive Edition).
set-capital = Capital
ask-barter = Which hand card do you barter for which Island card?
ask-crew-action = Which action do your Crew perform?
ask-leftmost = Goods arrive together: which lies leftmost?
