### Tokens in place of cards: the setting, the tokens, and what is asked and told.

setting-containers = Containers
    .help = Whether cards are the Containers, or tokens of their colour while the cards are discarded; Crew and Goods may be tokens too (Definitive Edition).
    .choice-cards = cards
    .choice-tokens = tokens aboard Ships
    .choice-all_tokens = tokens everywhere
set-tokens = tokens
field-copies = Number
ask-token = { $card }: a token of which colour takes its place?
log-token = { $seat } discards { $cards } for a token: { $type }.
log-looked-through = { $seat } goes through the discards: { $cards }.
card-technology-token = Technology token
    .power = Stands for a card of its colour.
card-agriculture-token = Agriculture token
    .power = Stands for a card of its colour.
card-illegal-token = Illegal token
    .power = Stands for a card of its colour.
card-consumer-token = Consumer token
    .power = Stands for a card of its colour.
card-luxury-token = Luxury token
    .power = Stands for a card of its colour.
