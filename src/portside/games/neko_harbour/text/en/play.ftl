### What players of Neko Harbour are asked, told and shown.

title-name = Neko Harbour: The Card Game

## Questions

ask-after = All columns are done. Take extra actions your lane has no column for?
ask-boat = Which fishing boat do you take, for your lane or for a pier?
ask-coins = Take a coin action? Symbols left: { $left }.
ask-discard = You may not keep this many resource cards. Discard { $count } more: which first?
ask-dock = Which dock reward do you take?
ask-draft = Which cards do you take?
ask-extra-turn = Extra turn: use cards you have left?
ask-fuel = Take a fuel action? Symbols left: { $left }.
ask-permits = Take a permit action? Symbols left: { $left }.
ask-play = Play a card into your lane, or abandon one for a pier.
ask-raise = { $card }: raise a ship for free?
ask-resource = { $card }: which resource card do you take?
ask-take = { $card }: take { $goods }?
ask-trade = { $card }: trade?
ask-tuck = At which pier do you tuck { $card }?
ask-turn-over = { $card }: turn a card over?

## Answers

option-abandon = Abandon { $card } at { $word }
option-assign = Tuck a captain at { $word }
option-boost = { $card }: { $word } more
option-buy = Buy a permit
option-captain = A captain
option-cargo = A cargo
option-discard = Discard a { $word }
option-fish = A fish
option-harbour = Upgrade the harbour
option-launch = Buy a { $word } ship
option-move = Move { $word } to { $word2 }
option-penguin = A penguin
option-permit = A permit
option-play = Play { $card }
option-raise = Raise { $word } to { $word2 }
option-sail = Send { $word } to { $card }
option-take = Take
option-take-1 = Take { $card }
option-take-2 = Take { $card } and { $card2 }
option-take-3 = Take { $card }, { $card2 } and { $card3 }
option-trade-1-1 = { $word } for { $word2 }
option-trade-1-2 = { $word } for { $word2 } and { $word3 }
option-trade-2-1 = { $word } and { $word2 } for { $word3 }
option-trade-2-2 = { $word } and { $word2 } for { $word3 } and { $word4 }
option-tuck = At { $word }
option-turn-over = Turn over a { $word }

## Log

log-abandoned = { $seat } abandons { $cards } at { $column }.
log-boosted = { $seat } adds { $symbols } with { $cards }.
log-bought = { $seat } buys a permit.
log-captain = { $seat } tucks a captain at { $column }.
log-discarded = { $seat } discards a { $goods }.
log-drafted = { $seat } takes { $cards }.
log-extra-turn = { $seat } has an extra turn.
log-gained = { $seat } gains { $goods }{ $why ->
    [docked] { " " }as dock reward.
    [built] { " " }for the new harbour.
   *[other] { $count ->
        [0] .
       *[other] { " " }by { $cards }.
    }
}
log-harbour = { $seat } upgrades the harbour to level { $level }.
log-launched = { $seat } buys { $ship } at level { $level }.
log-order = New turn order: { $seats }.
log-period = { $seat } scores { $points } at the end of period { $period }.
log-played = { $seat } plays { $cards }.
log-points = { $seat } scores { $points } with { $cards }.
log-raised = { $seat } raises { $ship } to level { $level }.
log-sailed = { $seat } sends { $ship } to { $cards }.
log-stepped = { $seat } moves { $ship } to { $column }.
log-traded = { $seat } trades { $goods } with { $cards }.
log-turn = { $seat } begins a turn.
log-turned-over = { $seat } turns over a { $goods } with { $cards }.

## Reasons

why-at-site = A ship at a site is no longer reached by anything but moves between sites.
why-at-that-site = The ship is there already.
why-in-supply = This ship is still in your ship supply; coins would buy it.
why-last-column = The ship is in your last column already.
why-no-captain = You have no captain.
why-no-card = Neither the back of its card nor your ship supply shows level { $level }.
why-no-coin-action = Coin actions are taken while your Visitor Centers are activated, or after all columns if you have none.
why-no-column = You have no column yet: the first card must be played.
why-no-fuel-action = Fuel actions are taken while your Fuel Supply Ships are activated, or after all columns if you have none.
why-no-permit-action = Permit actions are taken while your Permit Offices are activated, or after all columns if you have none.
why-not-higher = There is no higher level.
why-not-next = From a site a ship only moves to the one next to it.
why-not-ready = A level { $level } ship leaves the lane from column { $level } on; it is in column { $column }.
why-played = A card is played at the beginning of your turn, one each turn.
why-too-few-coins = { $price ->
    [one] It costs { $price } coin; with fish you have { $there }.
   *[other] It costs { $price } coins; with fish you have { $there }.
}
why-too-few-fuel = It takes { $price } fuel; with fish you have { $there }.
why-too-few-permits = { $price ->
    [one] It costs { $price } permit; you have { $there }.
   *[other] It costs { $price } permits; you have { $there }.
}
why-top-level = Your harbour has its highest level.

## Ends

ending-scored = Both periods are over and everything is scored.
ending-tie-fleet = The highest totals were equal; the lower summed level of all ships decided.
ending-tie-resources = The highest totals and the summed levels of all ships were equal; more resource cards left decided.
ending-tie-shared = The highest totals, the ships and the cards left were equal; the win is shared.

## Names

counter-captain = { $count ->
    [one] captain
   *[other] captains
}
counter-cargo = { $count ->
   *[other] cargo
}
counter-coins-each-turn = coins each turn
counter-fish = { $count ->
   *[other] fish
}
counter-fuel-each-turn = fuel each turn
counter-harbour = harbour level
counter-lane-points = points in the lane as things stand
counter-lane-steps = columns covered by ships
counter-new-captain = captains gained this turn
counter-new-cargo = cargo gained this turn
counter-new-fish = fish gained this turn
counter-new-permit = permits gained this turn
counter-penguin = { $count ->
    [one] penguin
   *[other] penguins
}
counter-period = period
counter-permit = { $count ->
    [one] permit
   *[other] permits
}
counter-permits-each-turn = permit symbols each turn
counter-pier-levels = pier levels
counter-points = { $count ->
    [one] point noted
   *[other] points noted
}
counter-ship-levels = levels of ships
counter-site-points = points at sites as things stand
part-captains = Captains
part-cards = Game end cards
part-cargo = Cargo
part-penguins = Penguins
part-period-1 = Period 1
part-period-2 = Period 2
part-point-cards = Point cards
part-ships = Ships of level 5 and 6
part-sites = Sites
place-aside = boats of period 2
place-boats = fishing boats
place-column = column
place-deck-1 = deck of period 1
place-deck-2 = deck of period 2
place-display = display
place-pier = cards at the pier
place-set = set
place-sites = sites
ref-column-0 = column { $number }
ref-column-1 = column { $number }
ref-column-2 = column { $number }
ref-column-3 = column { $number }
ref-pier-0 = pier { $number }
ref-pier-1 = pier { $number }
ref-pier-2 = pier { $number }
ref-pier-3 = pier { $number }
ref-ship-0 = ship { $number }
ref-ship-1 = ship { $number }
ref-ship-2 = ship { $number }
ref-ship-3 = ship { $number }
ref-set-0 = row 1, set of { $index }
ref-set-1 = row 2, set of { $index }
ref-set-2 = row 3, set of { $index }
ref-set-3 = row 4, set of { $index }
ref-set-4 = row 5, set of { $index }
ref-captain = captain
ref-captain-cards = { $index ->
    [one] 1 captain
   *[other] { $index } captains
}
ref-cargo = cargo
ref-cargo-cards = { $index } cargo
ref-choice = resource of choice
ref-coins = { $index ->
    [one] 1 coin
   *[other] { $index } coins
}
ref-fish = fish
ref-fish-cards = { $index } fish
ref-fuel = { $index } fuel
ref-harbour = harbour of { ref-seat }
ref-level = level { $index }
ref-penguin = penguin
ref-penguin-cards = { $index ->
    [one] 1 penguin
   *[other] { $index } penguins
}
ref-permit = permit
ref-permit-cards = { $index ->
    [one] 1 permit
   *[other] { $index } permits
}
ref-raise = ship level

## Printed on cards

field-adjacent = Neighbours
field-basic = Basic reward
field-better = Better reward
field-captains = Captains
field-mark = Players from
field-pier = Pier
field-points = Points
field-reward = Reward
field-dock = Dock reward
field-symbols = Symbols
field-trades = Trade
set-base = Base game
set-fishing-boats = Fishing boats
set-kickstarter = Kickstarter pack
timing-arrival = Ship arrival
timing-end = Game end
timing-immediate = Immediate
timing-ongoing = Ongoing
timing-turn = Once per turn
type-fishing-boat = Fishing boat
type-fuel-supply-ship = Fuel Supply Ship
type-permit-office = Permit Office
type-research-station = Research Station
type-seaside-town = Seaside Town
type-shipyard = Shipyard
type-site = Site
type-visitor-center = Visitor Center
