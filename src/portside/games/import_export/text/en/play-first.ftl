### What only the first edition asks and tells.

ask-aeroponics = Bring { $ship } home with its last Container?
ask-dark-flight = Which Island cards do you take to your Imports instead, keeping your bid?
ask-foxes = Would you win a tie for most Illegal Goods, or share it?
ask-free-action = Which action do you perform, alone and free?
ask-jasmine-tea = Sell a hand card to the Island for 2 credits?
ask-nanobots-load = You drew: load a Container?
ask-use-power = Use the power of { $card }?
ask-satellite-draw = A Ship sailed: draw a card?
ask-would-pirate = Will you pirate?
option-share = Share it
option-wild-as = Play { $card } and { $card2 } as a wild pair for { $word }
option-win = Win it
log-stopped = { $seat } is done with { $action }.
log-turned-over = The discards are turned over as the new deck.
