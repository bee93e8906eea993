"""The rules engine: it knows no title, imports only the standard library and does no I/O."""
