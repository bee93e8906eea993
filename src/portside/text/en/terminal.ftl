### What the terminal client says.

## At the table

which-title = Which game will you play?
you = you
news = What happened
news-earlier = { $count ->
    [one] 1 earlier line; l shows it
   *[other] { $count } earlier lines; l shows them
}
others-think = The others are thinking.
receipt = Receipt of all shuffles: { $receipt }
secret = The secret behind the receipt: { $secret }
and-below = above { $cards }
at-depth = ({ $depth } from the top)
thing-of = { $thing } of { $seat }
total = Total
match-ended = { $ending } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## Being asked

hint = number answers · ? explains · u takes back · l log · t table · q saves and leaves · h help
hint-offer = number uses it · Enter lets the others go on · w stops asking · h help
answer-one = Type a number from 1 to { $count }.
answer-amount = Type a number from { $low } to { $high }.
answer-some = { $low ->
    [0] Type up to { $high } numbers parted by spaces, or 0 for none.
   *[other] { $high ->
        [1] Type one number.
       *[other] Type { $low } to { $high } numbers parted by spaces.
    }
}
commands =
    3         answers with line 3; several numbers where several may be picked
    ?         explains the question
    ? 3       explains line 3
    ? NAME    explains a card, ship or place, and why it cannot be used
    r IE-102  shows a rule
    u         takes back your last answer, if nobody has learnt anything since
    u!        takes it back all the same
    l 50      shows the last 50 lines of the log
    t         shows the table again
    w         asks or stops asking about powers you may use at any time
    q FILE    saves the match (without a file: in your data folder) and leaves
house-value = { $sign } house value, stated by no source
no-such-thing = There is nothing called “{ $thing }” here.
not-in-sight = It is not in sight now.
use-it-by = You can use it now: see { $numbers }.
no-such-rule = There is no rule { $rule }.
no-such-rule-near = There is no rule { $rule }. Did you mean { $near }?
no-rule-here = The question names no rule.
undone = Taken back.
undo-nothing = You have not answered anything yet.
undo-fence = Since your last answer somebody has learnt something. “u!” takes it back all the same.
stops-on = You will be asked about powers you may use at any time.
stops-off = You will no longer be asked about powers you may use at any time, except in your own questions.
saved = Saved. To go on: portside play --resume { $file }
saved-end = The record is in { $file }

## At a table of a server

join-name = How shall the others call you?
join-which = Which table?
join-no-tables = No table at { $address } has a free seat. Ask for a link to one: portside join LINK
join-watching = All seats are taken: you are watching.
join-waits-start = { $count ->
    [0] The match has not begun. Waiting for the host.
    [one] The match has not begun; one seat is free. The link: { $address }
   *[other] The match has not begun; { $count } seats are free. The link: { $address }
}
join-waits = Waiting for { $seats }. (Ctrl+C leaves; the match goes on.)
join-hint = number answers · ? explains · u takes back · s TEXT says something · q leaves · h help
join-changed = The table has changed meanwhile.
join-consent = { $seat } would like to go back in the match. Agree? y or n
join-undo-fence = Somebody has learnt something since; ask the others to go back in the browser.
join-lost = The connection is lost. Trying again …
join-ended = The match has ended before its time.
join-left = You have left the table; the match goes on. To come back: portside join { $address }
join-commands =
    3         answers with line 3; several numbers where several may be picked
    ?         explains the question
    ? 3       explains line 3
    ? NAME    explains a card, ship or place, and why it cannot be used
    r IE-102  shows a rule
    s TEXT    says something to the table
    u         takes back your last answer, if nobody has learnt anything since
    l 50      shows the last 50 lines of the log
    t         shows the table again
    w         asks or stops asking about powers you may use at any time
    q         leaves; the match goes on, and you may come back

## Records

replay-at = { $at } of { $last }
replay-said = { $seat } · { $question } → { $answer }
replay-help = Enter or n: on · b: back · a number up to { $last }: go there · q: leave
verify-receipt = The secret fits the receipt { $receipt }.
verify-deal = The deal and every shuffle follow from the secret ({ $title }, { $seats } seats).
verify-answers = { $count ->
    [one] 1 answer was legal when it was given.
   *[other] All { $count } answers were legal when they were given.
}
verify-end = The end, the scores and the winners are as the record says.
verify-no-end = The record does not say how the match ended.
verify-unfinished = The match was not finished.
verify-cut = { $count ->
    [one] The record is cut off; { $count } answer could be read.
   *[other] The record is cut off; { $count } answers could be read.
}
verify-other-receipt = This record has another receipt: { $receipt }
verify-other-winners = The record names other winners than the match had.

## Cards, rules and settings

cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-none = No card is like that. There are:
cards-house = { $sign } house value: no source states it; “--values FILE” puts in those of a printed copy.
cards-in-edition = In the edition
column-property = Property
column-rule = Rule
column-text = Text
coverage = { $count ->
    [one] { $title }: tests show { $shown } of { $count } rule ({ $share } %).
   *[other] { $title }: tests show { $shown } of { $count } rules ({ $share } %).
}
coverage-missing = Rules that no test shows
no-tests = No tests found: run this in a checkout of Portside, or name the folder with --tests.
group-edition = Edition
group-values = Card values
group-set = Sets of cards
group-expansion = Expansions of other packages
group-variant = Variants
group-ruling = Rulings
settings-name = Setting
settings-takes = Values
settings-text = Meaning
options-title = Settings of { $title }
options-hint = For example: portside play { $title } --options name=value
takes-choice = { $default } (or: { $others })
takes-span = { $default } ({ $low } to { $high })
takes-file = a file, by --values

## Many matches

playing = Playing
sim-head = { $title }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} of { $seats } seats
sim-answers = answers in a match
sim-turns = turns in a match
sim-bot = Bot
sim-score = Score
sim-range = Spread
sim-wins = Wins
sim-all = All
sim-cards = How often each card ended in: { $place }
sim-never = Never: { $cards }.
sim-speed = { $speed } decisions per second in one process
bench-decisions = decisions/s
bench-fork = fork
bench-view = view
bench-determinize = worlds
bench-replay = replay
bench-caption = Decisions per second with random answers; then microseconds for a fork, a view, a world that agrees with what a seat knows, and the replay of a whole record. Number of seats in brackets. × compares with catanatron.
new-title-next = Next: cd { $name }, pip install -e ".[test]", portside play { $name }, python -m pytest
new-expansion-next = Next: cd { $name }, pip install -e ".[test]", portside play { $title } -o expansion_{ $name }=on, python -m pytest
bench-missing = Not installed: { $packages }. Get them with: pip install "portside[peers]"

## Files

file-failed = { $file }: { $why }
file-not-text = The file is not text.

## Help on the command line

help-portside = Card games about ships and cargo, by the book.
help-help = Show this and leave.
help-version = Tell the version and leave.
help-play = Play a match in the terminal.
help-join = Play at a table of a server.
help-join-address = Link to a table, such as https://example.org/t/…?invite=…; or address of a server.
help-join-name = How the others call you.
help-replay = Step through a record.
help-html = Write it instead as one page that plays the match back in any browser, without a network.
help-verify = Check a record: receipt, shuffles, answers and end.
help-cards = List the cards of a title.
help-rules = Show a rule, list all rules, or list those that no test shows.
help-new-title = Write a package with a small title in it, to change into one of your own.
help-new-title-name = Name of the title and of its package.
help-new-title-folder = Where to put it.
help-new-expansion = Write a package with a few cards for a title, to change into your own.
help-new-expansion-name = Name of the expansion and of its package.
help-new-expansion-title = Title the cards are for.
help-settings = List the settings of a title.
help-simulate = Play many matches and sum them up.
help-serve = Serve tables to browsers and other clients.
help-site = Write the browser client as a folder of files that needs no server.
help-site-folder = Folder to write into.
site-written = Written to { $folder } ({ $size } MB); any web host can serve it.
film-written = Written to { $file } ({ $size } MB); any browser plays it back.
film-no-page = The browser client has not been built: run `make web` first.
help-replay-all = Replay every stored match and report those that no longer do.
help-database = postgresql+psycopg://... or sqlite:///...; a file in your data folder by default.
help-data = Folder for the database file and the key.
help-host = Address to listen on; 0.0.0.0 lets other machines in.
help-port = Port to listen on.
help-processes = Server processes; more than one needs PostgreSQL.
help-origin = Another site whose pages may connect, such as https://example.org.
help-proxy = Addresses of proxies whose forwarded headers are trusted.
help-log = debug, info, warning or error.
help-open = Open the lobby in the browser.
serving-at = Portside is open at { $address } (Ctrl+C closes it).
serving-others = It listens on every address of this machine; others may reach it at { $address }.
help-bench = Measure how fast the rules run.
help-title = Name of the title, such as import_export.
help-lang = Language: en, fr or zh-Hant.
help-seats = How many play.
help-seat = Which seat is yours, counted from 1.
help-eyes = Look through the eyes of this seat, counted from 1.
help-seed = The same seed and answers give the same match.
help-options = Settings as name=value; may be given several times.
help-values = File with the card values of a printed copy.
help-scenario = File with a position to start from.
help-resume = Record of a match to go on with.
help-bot = Who plays the other seats: random, easy, normal, hard, greedy, ismcts:500, ismcts:1s, program:PATH or an installed bot.
help-bots = Who plays; several names by seat, parted by commas.
help-json = Print JSON.
help-record = File with a record.
help-receipt = The receipt that was shown at the start.
help-type = Only cards of this type.
help-tier = Only cards with so many tiers.
help-set = Only cards of this set.
help-words = Only cards with these words in name or power.
help-edition = The edition, where there are several.
help-diff = Show what differs between editions.
help-rules-title = Name of the title; or coverage, for the rules no test shows.
help-rule = Number of a rule; after coverage, the name of a title.
help-tests = Folder of the tests.
help-markdown = Print a page of documentation.
help-matches = How many matches.
help-jobs = How many processes share the work.
help-bench-json = Write the figures into this file too.
help-peers = Measure other engines too, or not; by default if they are installed.
help-seconds = Length of a slice.
help-rounds = How many slices each one gets.
