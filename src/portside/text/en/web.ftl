### What the browser client says of its own accord.

## Titles

title-import-export = Import / Export
title-neko-harbour = Neko Harbour
title-pretend = Night Market
web-about-import-export = One card, four uses: container, crew, good or contract. Load ships, bid in secret, and let every fulfilled contract bend the rules.
web-about-neko-harbour = Draft your harbour, send ships along the lane, and race to the islands in two short periods.
web-about-pretend = A dozen cards to try the tables with.

## The lobby

web-lobby = Lobby
web-tagline = Two harbour card games to play in the browser, with friends or against bots.
web-play-now = Play now
web-titles = Titles
web-players = { $low }–{ $high } players
web-seats = Players, you included
web-strength = Strength of the bots
web-first-time = First time? Take the guide
web-more-settings = All settings
web-guest-name = Captain
web-go-on = Go on with
web-open-tables = Tables with a free seat
web-no-open-tables = No table is waiting for players now.
web-running-tables = Matches to watch
web-new-table = New table
web-paste-link = Paste an invite link
web-join = Join
web-status-open = waiting for players
web-status-running = being played
web-status-stopped = stopped
web-won-by = Won by { $names }
web-unofficial = Portside is unofficial fan work, not connected with the designers or publishers. The printed games are worth buying.
web-pages = Pages
web-learn = Learn
web-cards = Cards
web-rules = Rules
web-mine = My matches
web-settings = Settings
web-language = Language
web-load-failed = This page could not be loaded. Is the server still there?
web-failure = That did not work
web-to-lobby = To the lobby
web-close = Close
web-any = any
web-none = none
web-moment = One moment.
web-nothing-found = Nothing fits.

## People

web-nickname = Your name at the table
web-hello = Good
web-who = Who you are
web-save = Save
web-saved = Saved.
web-recovery = On another device
web-recovery-help = A recovery code makes another browser you, once. Keep it to yourself.
web-recovery-make = Make a code
web-recovery-enter = Code from your other device
web-recovery-use = Use it
web-bot = bot
web-bot-name = { $bot } { $seat }
web-hot-name = { $name } { $seat }
web-away = away
web-host = host
web-leads = leads
web-thinking = is thinking
web-answered = has answered

## Preferences

web-theme = Light
web-theme-auto = as the system
web-theme-dark = night
web-theme-light = day
web-pace = Pace of the others
web-pace-calm = calm
web-pace-quick = quick
web-pace-instant = at once
web-pref-confirm = Ask before an answer is sent
web-pref-forced = Give answers without an alternative by themselves
web-pref-patterns = Stronger patterns on goods
web-pref-motion = Movement

## A new table

web-new-table-title = A new table
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-free = free for a friend
web-seat-hot = me too (one device)
web-table-pace = Pace
web-table-pace-live = live: in one sitting
web-table-pace-relaxed = relaxed: over a day
web-table-pace-days = days: a move now and then
web-listed = Show the table in the lobby
web-open-table = Open the table
web-start-table = Start
web-group-edition = Edition
web-group-set = Sets of cards
web-group-variant = Variants
web-group-ruling = Rulings
web-group-values = Card values
web-group-ruling-help = Where the rulebooks are silent or disagree. The first choice is our ruling.
web-values-help = Values of your own printed copy, as JSON.
web-values-bad = This is not JSON.
web-usual = usual: { $value }

## The foyer

web-table-title = Table
web-joining = Finding the table …
web-foyer = Who plays
web-free = free seat
web-sit = Sit here
web-seat-bot = A bot instead
web-free-seat = Free this seat
web-start = Start the match
web-start-wait = Every seat needs a player or a bot.
web-start-host = The host starts the match.
web-invite = Invite
web-invite-help = Send this link, or point a phone at the code.
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the link

## At the table

web-question = Question
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-watching = You are watching
web-match-over = The match is over
web-offers = At any time you may
web-sending = Sent.
web-back = Back
web-confirm = Confirm
web-done = Done
web-less = Less
web-more = More
web-amount = Number
web-amount-send = Say { $value }
web-some-bounds = { $low ->
    [0] Choose up to { $high }: { $count } chosen.
   *[other] Choose { $low } to { $high }: { $count } chosen.
}
web-log = Log
web-log-earlier = { $count } earlier lines
web-since = Since your last answer
web-since-count = Since your last answer ({ $count })
web-why-not = Why not?
web-why-not-of = { $thing }: why not?
web-why-possible = It can be used now.
web-rule = Rule { $rule }
web-rules-search = Search the rules
web-undo = Undo
web-undo-help = { $steps ->
    [one] Take back your last answer.
   *[other] Take back up to { $steps } answers.
}
web-undo-fence = The fence: somebody has answered or learnt something since.
web-undo-further = Beyond the fence
web-undo-further-help = Going back past what somebody has learnt needs everybody’s consent.
web-undo-ask = Ask the table
web-consent = { $name } would like to go back { $steps ->
    [one] one answer
   *[other] { $steps } answers
}.
web-agree = Agree
web-refuse = Refuse
web-menu = Menu
web-parts = Parts of the table
web-absent = Absent players
web-lend = { $bot } plays for { $name }
web-hand-back = { $name } takes the seat back
web-watch-link = Link to this table
web-notes = Save my notes
web-lost = The connection is lost. Nothing is: it comes back by itself.
web-curtain = Hand over
web-curtain-for = { $name }, it is your turn
web-curtain-help = The others look away now.
web-curtain-open = Show my hand
web-sealed = Sealed answers
web-pile = { $place }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-of-limit = { $what } { $count } of { $limit }
web-played = played: { $card }
web-acts-as = Acts as { $card } now.
web-house-value = A house value: no source states it.
web-house-fields = House values, stated by no source: { $fields }
web-result = Result
web-tab-seats = Seats
web-tab-middle = Middle
web-tab-sea = Sea
web-tab-mine = Mine
web-tab-rivals = Rivals
web-rivals = The others

## Harbours

web-open-sea = Open sea
web-ships-at-sea = Ships at sea
web-ships-in-harbour = Ships in your harbour
web-my-harbour = My harbour
web-no-ship-here = Both ships are at sea.
web-nothing-fulfilled = nothing fulfilled yet
web-ship = { $ship } of { $owner }, { $count ->
    [one] 1 container
   *[other] { $count } containers
}

## Cards

web-cards-search = Search names and powers
web-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Replays

web-replay = Replay
web-replays = Finished matches
web-none-going = No match is going on.
web-none-over = No match is finished yet.

## Errors

error-no-server = The server does not answer. Is it running?
