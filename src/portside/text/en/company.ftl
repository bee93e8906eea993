# What goes on around a match: chat, time, wishes that take several, and people who go and come back.

## Chat

web-chat = Chat
web-chat-unread = { $count ->
    [one] 1 unread line
   *[other] { $count } unread lines
}
web-chat-say = Write to the table
web-chat-send = Send
web-chat-mute = Mute
web-chat-unmute = Unmute
web-chat-muted = Muted: you are not shown what others write.
web-chat-empty = Nothing has been said yet. What is written here stays with the table and is in no record.
web-chat-quiet = Nobody writes at this table.
web-chat-signs = Short signs
web-chat-line = { $name }: { $text }
web-key-chat = write to the table
sign-hello = Hello!
sign-thanks = Thanks!
sign-well = Well played!
sign-oops = Oops!
sign-hmm = Hmm …
sign-wait = One moment!

## What happened around the match

event-sits-in = { $bot } sits in for { $name }.
event-is-back = { $name } is back and plays again.
event-paused = The match is paused.
event-goes-on = { $name } goes on with the match.
event-resigned = { $name } resigns.
event-played-late = Time was up: { $bot } gave one answer for { $name }.

## Time

web-clock-left = { $name }: { $time } left
web-clock-late = { $name }: { $time } late
web-holiday-until = on holiday until { $day }
web-holiday = Holiday
web-holiday-help = At tables that are played over days your clocks stand still for as long, and everybody there sees so.
web-holiday-days = Days away
web-holiday-begin = Go on holiday
web-holiday-end = I am back
web-holiday-begun = Have a good time.
web-holiday-ended = Your clocks run again.

## What takes several

web-wish-pause = { $name } would like to pause the match.
web-wish-abandon = { $name } would like to end the match without a winner.
web-wish-lend = { $name } would like a bot to play for { $other }.
web-wish-awaits = Still to say: { $names }
web-wish-withdraw = Withdraw
web-paused = The match is paused; no clock runs.
web-unpause = Go on
web-ended-abandoned = The match was ended before its time.
web-ended-resigned = { $name } has resigned. The match is over.
web-ended-expired = Nobody has played on for a long time, so this match has ended.
web-see-again = See it again

## The menu

web-this-match = This match
web-ask-pause = Ask for a pause
web-ask-pause-help = No clock runs and nobody can answer until one of you goes on. Everybody who plays must agree.
web-ask-end = Ask to end the match
web-ask-end-help = It ends for all, without a winner. Everybody who plays must agree.
web-resign = Resign
web-resign-two = The match ends.
web-resign-more = A bot plays your seat to the end; you cannot take it back.
web-leave = Leave my seat
web-leave-help = Somebody else may sit down there, and the match waits until then.
web-sure-yes = Yes, do it
web-part-clear = Clear the table away
web-part-clear-help = The match has not begun. Whoever has the link finds nothing here any more.
web-part-end = End the match
web-part-end-help = It ends without a winner. You can still look at it, or delete it.
web-part-delete = Delete
web-part-delete-help = The match is gone for good, with its replay. If somebody else has held a hand of it, it only leaves your list.
web-part-hide = Take off my list
web-part-hide-help = The others keep the match.
web-ask-lend = Ask for a bot for { $name }
web-seat-bot-on = { $bot } takes seat { $number }

## Away and back

web-while-away = While you were away ({ $count })
web-while-away-by = A bot played for you.
web-go-back-there = Ask to go back to where I left
web-lent-mine = A bot plays for you.
web-play-myself = Play on myself

## Other devices, phones and links

web-my-seat = Other screens
web-my-seat-make = My seat on another device
web-my-seat-help = Open this on your other device within { $time }. It works once, and signs that device in as you; your settings list it.
web-seat-here = Your seat, here
web-seat-here-help = This link brings your seat to this device and signs it in as you. It works once.
web-seat-here-other = { $name } is signed in in this browser and will be forgotten here. Go on only if { $name } has a recovery code, or is nobody you need.
web-show-hand = Only my hand
web-show-whole = The whole table
web-show-room = Use this screen as the table
web-show-room-help = All in one room? One screen shows the table, and every phone a hand.
web-phones = Phones as hands
web-phones-help = Point a phone at a code to take that seat.
web-phones-mine = Move { $name }’s hand to a phone
web-moment-share = Link to this moment
web-moment-help = Whoever has this link sees the match from here; no seat or name is needed.
web-closed = Keep the replay to those who were invited
web-record-paste = Paste a record as text
web-record-open = Open it
web-name-first = How shall the others call you?
