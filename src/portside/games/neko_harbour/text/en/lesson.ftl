## The guide: what is said at each step of its first turns

lesson-neko-harbour-lane = This is your lane. Each turn its columns work from left to right: first { $first }, then { $second }. Ships start in your harbour, move from column to column and sail to the sites, where the points are.
lesson-neko-harbour-play-card = Every turn begins with one card. You hold { $hand }. Cards of a kind share a column; a new kind opens a new one at the right. Play { $card }.
lesson-neko-harbour-fuel = { $card } gives fuel: { $left } now, each moves one ship one step. A ship can sail to a site if its level is no higher than the number of its column. Yours in the second column can: send it to { $site }.
lesson-neko-harbour-first-there = You are the first at { $site }: the better reward is yours, and the first place as long as no stronger fleet comes. Take it.
lesson-neko-harbour-step = You have { $penguins ->
    [one] one penguin card
   *[other] { $penguins } penguin cards
} now, and fuel { $left } is left. Use it on the ship in your harbour: its first step leads to the column of { $card }.
lesson-neko-harbour-fish = No fuel left ({ $left }). A fish card could stand for fuel; you have { $fish }. Keep them: stop here.
lesson-neko-harbour-permits = The next column works: { $card } gives permits, { $left } now. A permit raises a ship by one level; strong ships count for more at the sites. Raise your ship to the second level.
lesson-neko-harbour-keep-permit = Permit cards can do the same; you have { $permits }. They can wait: stop here.
lesson-neko-harbour-after = All columns are done. What your lane has no column for can be done now with cards; with fish, { $fish } of them, you could buy a ship. Save them: end your turn.
lesson-neko-harbour-rival = Your rival’s turn runs in the same way: a card, then the columns from left to right.
lesson-neko-harbour-rival-did = The rival played { $card }, bought a ship and raised another. You will race these ships to the sites.
lesson-neko-harbour-new-column = Your turn again. { $card } gives coins each turn. Play it: a new kind, so it opens a new column.
lesson-neko-harbour-too-high = Fuel again: { $left }. Your ship in the column of { $card } was raised, and its level is higher than the number of that column, so it cannot sail from there. Move it on, to the column of { $next }.
lesson-neko-harbour-sail-again = From here its level is low enough. Sail to { $site }, which is worth the most.
lesson-neko-harbour-reward-cards = First at { $site } too: take the better reward, resource cards. They can be used from your next turn on.
lesson-neko-harbour-end-fuel = Fuel is used up ({ $left }). Keep the fish, { $fish } of them: stop here.
lesson-neko-harbour-coins = { $card } gives coins: { $left }. A ship costs two for each of its levels, a permit three. Buy a ship of the first level.
lesson-neko-harbour-coins-left = Coins that are not spent are lost, and { $left } are left: enough for another ship of the first level.
lesson-neko-harbour-now-you = Now you: the rest of the match is yours, against an easy bot; { $hand } cards are left in your hand. After two periods points are counted: first places, ships, penguins, cargo and what cards give.

## The guide: what a question means, once the first turns are over

lesson-neko-harbour-ask-play = Play a card into your lane, or abandon it at a column: its pier rises and you take fish.
lesson-neko-harbour-ask-fuel = Each fuel moves one ship one step: along the lane, or to a site if its level is no higher than the number of its column.
lesson-neko-harbour-ask-take = The first ship at a site may take the better reward, a later one the basic reward.
lesson-neko-harbour-ask-permits = Permits raise ships, one for each level, or the harbour, for the price beside its level. What a column gives must be spent now.
lesson-neko-harbour-ask-dock = The pier is higher than the ships in its column, so docking pays: choose among the rewards of your harbour levels.
lesson-neko-harbour-ask-coins = Coins buy ships, two for each level, or permits, three each. What a column gives must be spent now.
lesson-neko-harbour-ask-after = All columns are done. What your lane has no column for can be done now, with cards from your personal supply.
lesson-neko-harbour-ask-draft = A new period: take cards for the turns to come. The number is the pier, the signs below tell what the card gives.
