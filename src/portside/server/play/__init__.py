"""Tables while they are played: rooms, seats, bots, and what each pair of eyes is sent."""
