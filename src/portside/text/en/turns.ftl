# Whose turn it is, and how long one may take.
web-turn-waited = waited { $time }
web-turn-left = { $time } left
web-turn-late = { $time } late
web-time-clock = Clock for each seat
web-time-deadline = Time for each decision
web-time-none = no limit
web-late = When time is up
web-late-nothing = nothing happens
web-late-remind = a reminder is sent
web-late-bot = a bot plays that decision
web-late-vote = the table may vote the seat to a bot
