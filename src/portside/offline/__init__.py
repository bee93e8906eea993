"""A host of matches for one device: the rules, texts and bots in the browser, without a server.

`host` answers the same messages as the table server; `thinker` is where bots think. What a browser
needs of this package is packed by `portside.hosting.browser_bundle`.
"""
