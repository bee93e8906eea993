"""Telling somebody who is away that it is their turn: contacts, channels and the outbox."""
