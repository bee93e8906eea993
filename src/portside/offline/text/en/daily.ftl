### What the program says about the deal of the day.

daily-name = Daily harbour
daily-help = The deal of { $day }, the same for everybody: { $title } against the bot “{ $bot }”. The next one comes at midnight UTC.
daily-play = Play today’s deal
daily-go-on = To today’s deal
daily-told = Portside, daily harbour { $day }: { $title }
daily-ahead = I won { $mine } to { $theirs }.
daily-level = We tied at { $mine }.
daily-behind = I lost { $mine } to { $theirs }.
daily-share = Share the result
