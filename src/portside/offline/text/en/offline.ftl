### What the program says about playing without a server.

error-not-kept = This device could not keep that. Is its storage full?
