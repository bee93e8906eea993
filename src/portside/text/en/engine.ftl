### What the engine itself says, whatever the title.

## Questions

order-powers = Which power comes first?
offer = You may use a power now.

## Answers

option-amount = { $amount }
option-card = { $card }
option-draw = Draw
option-no = No
option-none = Nothing
option-pass = Pass
option-seat = { $word }
option-use = Use { $card }
option-yes = Yes

## Reasons

why-match-over = The match is over.
why-not-asked = It is not your turn to decide.
why-not-in-question = The present question is about something else.

## Names

ref-seat = Player { $number }
place-deck = deck
place-discard = discard pile
place-hand = hand
place-nowhere = out of play
place-numbered = { $place } { $number }
hidden-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
comma = { ", " }
times = { $count } { $name }
with-rule = { $text } ({ $rule })
yes = yes
no = no

## Printed on cards

field-action = Action
field-back = Back
field-cost = Cost
field-level = Level
field-load = Load
field-name = Name
field-period = Period
field-power = Power
field-set = Set
field-slug = Key
field-tier = Tier
field-timing = Timing
field-type = Type
field-value = Value
timing-anytime = any time
timing-arrival = on arrival
timing-end = at the end
timing-immediate = at once
timing-ongoing = ongoing
timing-turn = once per turn

## Where things are

at-departing = leaving
at-gone = out of the game
at-harbour = in harbour
at-sea = at sea

## Errors

error-error = That did not work.
error-bad-name = “{ $title }” cannot be the name of a new title here.
error-missing-extra = { $missing } is not installed: { $command }
error-bad-address = “{ $value }” is no address of a table or server.
error-unreachable = No table server answers at { $value }.
error-signed-out = This device was signed out there.
error-not-welcome = This table is private: ask for its link.
error-unknown-title = There is no title “{ $title }”.
error-unknown-language = There are no texts in “{ $language }”; there are: { $languages }.
error-bad-setting = { $value ->
    [none] The setting “{ $setting }” is unknown or does not fit the others.
   *[other] The setting “{ $setting }” cannot be “{ $value }”.
}
error-missing-expansion = This takes the expansion “{ $value }” of { $title }, which is not installed here.
error-bad-expansion = The expansion cannot be used: { $card ->
    [none] it cannot be loaded, or does not fit its title.
   *[other] the card “{ $card }” is wrong.
}
error-wrong-seats = { $seats ->
    [none] There is no such seat at this table.
   *[other] This title cannot be played with { $seats } seats.
}
error-illegal-answer = “{ $key }” is not among the answers to this question.
error-stale-answer = That question has been answered already; look at the present one.
error-not-asked = { $seat ->
    [none] This seat is not asked anything now.
   *[other] { $seat } is not asked anything now.
}
error-match-over = The match is over; no further answers are taken.
error-undo-refused = Nothing can be taken back here: somebody has answered or learnt something since.
error-no-past = This copy of a match does not know what came before it, so that cannot be done with it.
error-broken-record = { $line ->
    [none] This is no record of a Portside match.
   *[other] Line { $line } of the record is damaged or cannot be played.
}
error-other-rules = The record was written under other rules of { $title } than the present ones ({ $rules }).
error-bad-scenario = { $card ->
    [none] { $place ->
        [none] This position cannot exist.
       *[other] The position names a place that does not exist: “{ $place }”.
    }
   *[other] The position names a card that is not in play: “{ $card }”.
}
error-bad-values = { $card ->
    [none] The file of card values cannot be used.
   *[other] The file of card values is wrong about “{ $card }”.
}
error-unknown-ref = There is no “{ $ref }” in sight.
