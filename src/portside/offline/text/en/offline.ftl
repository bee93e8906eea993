### What the program says about playing without a server.

error-not-kept = This device could not keep that. Is its storage full?
offline-here = Play here, without a server
offline-help = Rules and bots run in this browser, and matches stay on this device.
offline-lost = The server does not answer. You can play here meanwhile.
offline-fetch = Fetch the engine now ({ $size } MB, once)
offline-fetching = Fetching the engine ({ $size } MB)
offline-kept = Available offline
offline-open = Open a record
error-no-engine = The engine could not be fetched. Is there a network?
offline-send = Send to the server
offline-sent = The server has played it again and keeps it among your matches.
offline-played = offline
offline-share = Share as a file
offline-not-shared = The file could not be made. Is there a network?
