"""What every host of matches does alike: the table server, and a browser that plays by itself.

It needs the standard library, the rules and the bots only, since a browser has nothing else.
"""
