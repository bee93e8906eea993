### What the browser client says of its own accord.

## Titles

title-import-export = Import / Export
title-neko-harbour = Neko Harbour
title-pretend = Night Market
web-about-import-export = One card, many uses: action, container, crew, good or contract. Load ships, bid in secret, and let every fulfilled contract bend the rules.
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
web-load-again = Try again
web-failure = That did not work
web-to-lobby = To the lobby
web-close = Close
web-any = any
web-facet = { $name }: { $value }
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
web-recovery-help = A recovery code makes another browser you, once, and signs this one out unless you tick the box there. Keep it to yourself. Signing a device out ends a code that was made there.
web-recovery-make = Make a code
web-recovery-enter = Code from your other device
web-recovery-use = Use it
web-recovery-keep = Stay signed in on my other devices
web-recovery-there = A recovery code works now, made on { $day }.
web-recovery-end = End it
web-devices = Where you are signed in
web-device = { $browser } on { $system }
web-device-unknown = Unknown device
web-device-seen = Last used on { $day }
web-device-here = This device
web-device-end = Sign out
web-device-end-others = Sign out all other devices
web-device-ended = Signed out.
web-told = Your turn, told elsewhere
web-told-help = When a match waits for you and you are away, you can be told: once for each question, several matches in one message, and never anything hidden. Nothing is sent until you ask for it here.
web-told-push = In this browser
web-told-push-on = Tell me in this browser
web-told-push-refused = The browser does not allow messages from this page; its settings do.
web-told-push-none = This browser cannot be told while the page is closed, or the page is not served over HTTPS.
web-told-mail = By e-mail
web-told-mail-wait = A mail is on its way; open the page it names to agree.
web-told-webhook = By webhook
web-told-webhook-kind = Kind of webhook
web-told-kind-json = JSON
web-told-kind-discord = Discord
web-told-kind-ntfy = ntfy
web-told-add = Add
web-told-test = Send a test
web-told-tested = A test is on its way.
web-told-remove = Remove
web-told-unconfirmed = waits for your agreement
web-told-broken = nobody could be reached there
web-news = Messages from Portside
web-news-ask = Shall Portside write here when it is your turn?
web-news-on = Portside writes here when it is your turn: { $shown }
web-news-agree = Yes, write to me
web-news-stop = Write no more
web-news-agreed = Thank you. You will be told when it is your turn.
web-news-stopped = Done. Nothing more will be sent here.
web-bot = bot
web-bot-name = { $bot } { $seat }
web-hot-name = { $name } { $seat }
web-away = away
web-away-for-now = away; a bot may sit in after { $time }
web-practice = practice
web-practice-help = Somebody may know what is to come here, so nobody new can sit down.
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
web-pace-step = step by step
web-pace-slow = slow
web-pace-calm = calm
web-pace-quick = quick
web-pace-instant = at once
web-pref-confirm = Ask before an answer is sent
web-pref-forced = Give answers without an alternative by themselves
web-pref-patterns = Stronger patterns on goods
web-pref-motion = Movement
web-pref-sound = Sounds

## A new table

web-new-table-title = A new table
web-company = How do you want to play?
web-company-friends = With friends
    .help = A table with free seats and a link to send; bots can fill up.
web-company-alone = Alone
    .help = Against bots, at once. Hot seat too, for several at one device.
web-bots-beside = Bots among them
web-bots-more = More bots
web-seat-by-seat = More: seat by seat, other bots, one device for several
web-setting-needs = Only with { $setting }: { $value }
web-group-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
web-rulings-changed = { $count ->
    [one] 1 ruling of its own
   *[other] { $count } rulings of its own
}
web-fact = { $name }: { $value }
web-time-clock-of = { $time } for each player
web-time-deadline-of = { $time } for each decision
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-free = free for a friend
web-seat-hot = me too (one device)
web-table-pace = Pace
web-table-pace-live = live
    .help = In one sitting.
web-table-pace-relaxed = relaxed
    .help = Over a day.
web-table-pace-days = days
    .help = A move now and then.
web-listed = Show the table in the lobby
web-open-table = Open the table
web-start-table = Start
web-group-edition = Edition
web-group-set = Sets of cards
web-group-expansion = Expansions of other packages
web-group-variant = Variants
web-group-ruling = Rulings
    .help = Where the rulebooks are silent or disagree. The first choice is our ruling.
web-group-ruling-cards = Rulings on single cards
    .help = Where the text of one card leaves a question open. The first choice is our ruling.
web-group-values = Card values
web-values-title = Values of a printed copy
web-values-help = Where a card’s numbers are written in no rulebook, Portside plays with house values. Tick what you can read off your own cards and enter it; every entry is checked at once. The file is the one that the terminal takes by --values.
web-values-enter = Enter values of a printed copy
web-values-name = Name of these values
web-values-export = Save as a file
web-values-import = Open a file
web-values-saved = Saved values
web-values-drop = Forget
web-values-search = Search cards
web-values-only = Only what is entered
web-values-house = house value
web-values-bad = This file cannot be read as TOML.
web-values-takes-number = A whole number from { $low } to { $high }.
web-values-takes-word = One of these words.
web-values-takes-counts = { $low } to { $high } in all.
web-values-takes-numbers = One number for each copy, parted by spaces; possible are { $numbers }.
web-values-takes-data = Not in the form that this card takes.

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
web-invite-help = Send this link, or point a phone at the code. If you send somebody away, there is a new one.
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
web-orders = Standing orders
web-orders-none = None stands. Make one in a question: “Answer so again…”.
web-orders-help = Orders answer for you when you are asked again, about as quickly as people do. Nobody else is told of them.
web-order = Answer so again…
web-order-title = Answer so when this is asked again
web-order-first = Answer with the first that is possible; tick them in that order
web-order-these = Answer with these
web-order-at-most = Answer at most
web-order-most = at most { $value }
web-order-nothing = nothing
web-order-else = {", or else "}
web-order-same = Only about the same: { $about }
web-order-any = (whatever it is about)
web-order-until = How long
web-order-until-turn = until my next turn
web-order-until-once = until it has answered once
web-order-until-end = until the match ends
web-order-learnt = only while no hidden card comes to light for me
web-order-pick = Choose an answer.
web-order-now = Would answer this now: { $answer }
web-order-and-answer = Order it, and answer so now
web-order-only = Only from the next time on
web-order-soon = Your order is about to answer: { $answer }
web-order-would = This one is yours; your order would answer: { $answer }
web-order-cancel = Cancel the order
web-order-cancel-this = Cancel the order: { $question }
web-order-answered = by your order
web-log = Log
web-log-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
web-since = Since your last answer
web-since-count = Since your last answer ({ $count })
web-telling = What just happened
web-skip = Show all ({ $count })
web-retell = Play it again
web-why-not = Why not?
web-why-not-of = { $thing }: why not?
web-why-possible = It can be used now.
web-rule = Rule { $rule }
web-rules-contents = Contents
web-try = Try it
web-try-of = Try it: { $what }
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
web-lend = The bot “{ $bot }” plays for { $name }
web-lend-own = The bot “{ $bot }” plays for me
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
web-house-fields = House values: { $fields }. They are drawn on the printed card and stated by no source, so they are ours.
web-result = Result
web-tab-seats = Seats
web-tab-middle = Middle
web-standing = Standing
web-standing-help = What everybody would score if the match ended now.
web-standing-total = Total now
web-standing-now = { $points ->
    [one] 1 point if the match ended now
   *[other] { $points } points if the match ended now
}
web-end-credits = Whoever reaches { $goal } credits ends the match; the most anybody has is { $most }.
web-end-cards = { $count ->
    [one] The deck holds 1 card.
   *[other] The deck holds { $count } cards.
}
web-end-period = Period { $period } of 2.
web-end-turns = { $count ->
    [one] One card at most is left to play in it.
   *[other] At most { $count } cards are left to play in it.
}
web-look-at = { $name }: all there is to see
web-fulfilled-powers = Fulfilled Contracts and their powers
web-sure = Is that meant?
web-tab-sea = Sea
web-tab-mine = Mine
web-tab-rivals = Rivals
web-rivals = The others

## The guide

web-learn-about = Each guide begins with a page of pictures, then a few real turns on a prepared deal: every sentence waits for you, and you give every answer yourself. After that the match is yours.
web-manual = Documentation: tutorials, rules, cards and reference
web-lesson-begin = Begin
web-lesson-import-export = Fill a ship, get paid, and meet the six ways to use a card.
web-lesson-neko-harbour = Play a card, activate your lane from left to right, and send ships to the islands.
web-guide = Guide
web-guide-try = The dashed answer is the one to give now.
web-guide-close = Leave the guide
web-lesson-to-table = To the table
web-guide-step = Step { $step } of { $steps }
web-guide-yours = The match is yours. New kinds of questions are explained when they first come.
web-guide-rival = Rival
web-guide-free = Now you
web-guide-other = Another time. For now give the dashed answer, or leave the guide.
web-guide-continue = Continue
web-hint = Hint
web-hint-thinking = A bot is thinking …
web-hint-nothing = Choose nothing
web-hint-by = As seen by
web-hint-list = Hints
web-radar = Who could follow?
web-radar-help = How often each could follow, in the hands they may hold by what you know: the number says how often easily, the light bar how often at any cost.

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

## Lanes

web-my-lane = My lane
web-ship-level = { $ship } of { $owner }, level { $level }
web-column = Column { $number }, { $kind }: pier { $pier }, ships { $ships }
web-symbols = Symbols to spend
web-docks = Dock
web-columns =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
web-no-columns = Your first card opens the first column.
web-kept = { $count } kept
web-kept-of = { $count } of { $limit } kept
web-next-turn = next turn
web-ship-supply = Ship supply
web-draft = Draft
web-tab-lane = Lane
web-tab-sites = Sites

## Cards

web-cards-all = All cards
web-card-all = Rulings, settings and figures
web-card-position = Seen at work
web-card-position-help = A small position in which this card matters, with bots on the other seats.
web-card-settings = Settings that change it
web-card-house = House values
web-card-house-help = These numbers are drawn on the printed card and written in no rulebook, so Portside fills in its own. Whoever has the cards can enter theirs.
web-figures = What the lab says
web-figures-used = Brought into use
web-figures-share = { $count ->
    [one] in 1 match, { $share }
   *[other] in { $count } matches, { $share }
}
web-figures-wins = Players who did won
web-figures-lift = Against an even share
web-figures-between = { $mean } ({ $low } to { $high })
web-figures-how = { $matches ->
    [one] One match
   *[other] { $matches } matches
} between { $seats } equal bots ({ $bot }), Portside { $version }; the range holds the true figure 95 times in 100. Bots are not people.
web-cards-printing = Printing
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
web-replay-at = After { $number } of { $last } answers
web-replay-slider = Moment of the match
web-first = To the beginning
web-last = To the end
web-next = Forward
web-play = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-public = the public
web-play-on = Play on from here against the bot “{ $bot }”

## The end of a match

web-score-parts = Made of
web-total = Total
web-winner = winner
web-rematch = Rematch
web-record = Save the record
web-chart = { $what } over the match
web-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
web-receipt = Receipt of the shuffles
web-receipt-help = The hash was fixed before the first card was dealt. The secret behind it is told now, so that everybody can deal the match again and check every shuffle.
web-receipt-hash = Hash
web-receipt-secret = Secret

## Errors

error-no-server = The server does not answer. Is it running?

## Keys and rings

web-keys = Keys
web-key-digits = choose an answer from the list
web-key-answers = go to the answers
web-key-glow = go to the next thing that can be used (Shift: back)
web-key-arrows = move within a row of cards
web-key-enter = use the thing or answer that has the focus
web-key-undo = take back
web-key-escape = step back, or close
web-key-next = show the next thing that happened
web-key-space = show all that happened at once
web-key-again = play again what happened since your last answer
web-key-hint = ask for a hint, against bots
web-key-radar = show or hide who could follow your lead
web-key-keys = show or hide this list
web-rings = What a ring around a thing means
web-ring-lit = It can be used now.
web-ring-picked = You have chosen it.
web-ring-pointed = The answer under the mouse touches it.
web-ring-moved = It moved last.
web-ring-focused = The keyboard is here.
web-analysis = Analysis
web-analysis-start = Go through the match
web-analysis-help = A bot goes through every decision, each from what its player could know at that moment.
web-analysis-progress = Parts gone through: { $done } of { $count }
web-analysis-curve = Chance to win, as each player could see it
web-analysis-dots = A dot is a decision that cost something; they are told below.
web-analysis-parts = Decisions and luck
web-analysis-parts-help = Points over the mean of all players, and where they come from. A decision is measured against what a bot would have answered, so one’s own mostly come out below 0: compare the players with each other. Luck is all the rest: deals, draws, and what the bot misjudges. In brackets is what hidden cards leave open (95 %).
web-analysis-range = { $low } to { $high }
web-analysis-result = Result
web-analysis-own = Own decisions
web-analysis-others = Decisions of others
web-analysis-luck = Luck
web-analysis-decisions = Decisions that cost most
web-analysis-none = No decision cost anything that can be told.
web-analysis-cost = { $change } points; { $chance } percentage points of the chance to win
web-analysis-cost-only = { $change } points; the chance to win hardly changed
web-analysis-said = Answered: { $answer }
web-analysis-better = Better: { $answer }
web-analysis-position = Look at the position
web-analysis-why = At the end of the turn the better answer has on average, compared with the one given: { $gains }.
web-analysis-gain = { $thing } { $by }
web-analysis-why-costs = At the end of the turn the better answer has on average, compared with the one given: { $gains }; what that was spent on, or kept from others, is worth more.
web-analysis-why-none = One’s own table would have been much the same; the difference lies in what the others have, or in what comes later.
web-analysis-why-cards = It is the cards that differ: by what bots have learnt from many matches, those of the better answer are worth about { NUMBER($points, maximumFractionDigits: 1) } points more.
