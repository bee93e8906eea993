# What the table server refuses, and why.

error-bad-request = The server did not understand that.
error-not-introduced = Please tell your name first.
error-signed-out = This device has been signed out.
error-not-host = Only the host of the table may do that.
error-not-your-seat = That is not your seat.
error-seat-lent = A bot is playing this seat; take it back first.
error-seat-present = This player is here, or has only just gone; a bot plays only for somebody who stays away.
error-bad-invite = This table is private, and an invitation link ends when somebody is sent away. Ask there for the present one.
error-bad-code = This code belongs to nobody, or it has been used already.
error-somebody-else = Somebody else is signed in in this browser.
error-bad-name = This name could be taken for another: it mixes scripts, piles up marks or is a bot’s.
error-bad-origin = This page belongs to another site and may not do that here.
error-practice-only = This is a practice table: nobody new can sit down at it.
error-not-found = There is nothing at this address.
error-no-table = There is no such table; perhaps it has been cleared away.
error-no-match = There is no such match.
error-seat-taken = Somebody else has taken this seat.
error-one-seat = Whoever has seen one hand of a match may not have another in it, nor play against it.
error-table-full = Every seat at this table is taken.
error-not-started = The match has not begun yet.
error-already-started = It is too late for that: the match has begun.
error-seats-free = The match can begin when somebody sits on every seat.
error-match-running = That has to wait for the end of the match.
error-no-consent = Nobody is asking to go back at the moment.
error-no-order = That order no longer stands.
error-no-hints = There are hints against bots only.
error-too-late = The request did not arrive in time.
error-too-big = That is too large for the server.
error-too-fast = That was a little fast. Please wait a moment.
error-too-many-records = { $reason ->
    [all] This server takes in no more records of matches; keep it on your device.
   *[own] You have handed in as many matches as one person may. Delete one first.
}
error-too-many-tables = { $reason ->
    [seated] You are sitting at as many tables as one person may. Leave one first.
   *[hosted] You are hosting as many tables as one person may.
}
error-too-many-bot-tables = Bots already play among themselves at as many of your tables as they may. Wait until one is over, or end one.
error-too-many-connections = Too many connections come from one place.
error-too-much-kept = The server has kept so much for your place of late that it asks for patience.
error-try-again = The server could not keep that just now. Please try again.
error-database-in-use = Another server has this database open. Several servers need PostgreSQL.
error-other-form = The database was made by another version. Start the server of this version once; it brings the database up to date.
error-bad-server-setting = The server cannot run with these settings.
error-bad-contact = { $reason ->
    [private] This address leads into a private network.
    [unknown] There is no such address.
    [many] You are told in enough places already; take one away first.
    [asked] This address was asked to confirm already. Look for that mail.
    [channel] Nobody can be told in this way on this server.
   *[form] This does not look right.
}
error-paused = The match is paused. Anybody who plays may go on with it.
error-no-chat = Nobody writes at this table.
error-too-many-analyses = Other matches of yours are being gone through; this one can follow later.
error-too-many-lookups = Several matches are being looked up for you already. Wait for them first.
error-too-many-orders = So many orders stand already; cancel one first.
