"""The titles; each package here is found by its name and supplies `GAME`."""
