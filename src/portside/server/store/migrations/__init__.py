"""Steps from one form of the database to the next; `portside serve` takes them by itself."""
