### What the Capital set asks and tells.

setting-set-capital = Capital set
    .help = Adds the 15 Capital cards with the Barter action, grey Containers and the grey Harbour (Definitive Edition).
set-capital = Capital
ask-barter = Which hand card do you barter, and for which card?
ask-crew-action = Which action do your Crew perform?
ask-leftmost = Goods arrive together: which lies leftmost?
ask-board = { $card }: which Ship does it go aboard?
ask-interest = { $card }: which Good do you give?
ask-market-data = { $card }: which hand cards do you give?
ask-new-place = { $card }: where does it go?
ask-part = The two Ships part: which of them keeps what is aboard?
ask-partnership = { $card }: which Ship becomes one with its own?
ask-us-dollars = { $card }: for which action does it count as Crew this turn?
ask-yen = { $card }: which Ship does it lie under?
ask-yen-waive = { $card }: which Container does the Contract not need?
option-use-discard = Discard { $card }
option-any = Any colour
log-hired = { $seat } has one Crew more for { $action } this turn.
log-joined = { $ship } and { $other } of { $seat } become one.
log-launched = { $cards } is a Ship of { $seat } for one voyage: { $ship }.
log-under = { $seat } puts { $cards } under { $ship }.
place-hull = under the Ship
ref-any = any colour
at-gone = out of the game
at-joined = one with another Ship
