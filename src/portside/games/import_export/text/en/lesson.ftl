## The guide: what is said at each step of its first turns

lesson-import-export-contract-waits = This is your ship in harbour. It carries the contract { $contract }: the boxes on it are the containers it needs, all of one colour, and they are still open. Fill them and the ship pays.
lesson-import-export-hand-fits = A card of your hand can be such a container, whatever else it can do: { $first } and { $second } have the colour of the boxes. Getting them aboard takes the action Load.
lesson-import-export-lead-load = You lead this turn. The left edge of a card shows its colour and its action; each colour has one action. { $card } leads Load: play it.
lesson-import-export-crew-adds = A crew member with the same sign adds one action. { $crew } is in your crew and loads too, so you may load { $most } times: announce that many.
lesson-import-export-rival-draws = Before you act, everybody else follows with a card of the same action, or draws. Your rival decides to draw.
lesson-import-export-load-first = Now you load. Click { $card }, then the ship; or choose it in the list.
lesson-import-export-load-last = One box left. Load { $card } as well.
lesson-import-export-paid = Full: the bank paid by the number of containers, and the power of the contract added to it. Your credits: { $credits }. Whoever reaches { $goal } ends the match. { $contract } is fulfilled and its power is yours. The ship sailed with { $first } and { $second }: at sea, others can take them.
lesson-import-export-rival-leads = The lead goes round. Your rival leads now.
lesson-import-export-draw = With { $card } Supply is led: sell a card to the island, or recruit crew from it. You have nothing of that colour, and few cards: { $hand }. Draw until your hand is full.
lesson-import-export-rival-recruits = Your rival recruits { $card } from the island.
lesson-import-export-crew-shown = { $card } is in the rival’s crew now and adds an action whenever its action is led, also when you lead it.
lesson-import-export-lead-import = You lead again. Import puts a ship at sea up for auction; the winner takes containers off it. { $first } and { $second } lie on your own ship out there. Lead with { $card }.
lesson-import-export-rival-follows = Your rival follows with a card of the same action, and so takes part in the auction.
lesson-import-export-target = { $card } was played: the rival bids too. Name the ship: yours, with { $first } and { $second }. Once it is empty it comes home.
lesson-import-export-bid = Everybody bids in secret. You may bid up to { $most }, your rival up to { $credits }. The winner alone pays, to the bank. Bid { $wish }.
lesson-import-export-fists = Your fist is closed. When the last bid is in, all open together.
lesson-import-export-take-crew = You won; of your credits { $credits } are left. Two containers are yours; one of them may become crew. Take { $card } as crew: it will import for you.
lesson-import-export-take-good = The other becomes a good: { $card }. Goods count at the end, and they are what contracts ask for by circles.
lesson-import-export-home-again = { $card } lies among your goods, { $crew } in your crew, and the empty ship is home again: it can take a new contract.
lesson-import-export-rival-leads-contract = Your rival leads.
lesson-import-export-follow = Contract is led, and you have a card for it: follow with { $card }. Keep { $contract }: it shall become the contract.
lesson-import-export-rival-contracts = The leader acts first: your rival opens a contract.
lesson-import-export-open-contract = Circles on a contract are tiers: goods of that type, and the colour of your harbour. Yours is enough for { $contract }. Put it on your ship.
lesson-import-export-now-you = { $contract } waits for its containers. Now you: the rest of the match is yours, against an easy bot. It ends when somebody reaches { $goal } credits or the deck is empty; then the most credits win, with goods counted.

## The guide: what a question means, once the first turns are over

lesson-import-export-ask-lead = You lead: play a card for its action, play two of one colour as a wild pair for any action, or draw.
lesson-import-export-ask-follow = Somebody else leads. Follow with a card of that action or a wild pair, or draw.
lesson-import-export-ask-count = Each crew member with the sign of the action adds one. Say how many you will perform.
lesson-import-export-ask-load = A hand card becomes a container of its colour on one of your ships.
lesson-import-export-ask-contract = A contract goes from your hand onto a ship of yours in harbour. A tier you lack costs one more Contract action.
lesson-import-export-ask-supply = Sell one card of your hand to the island, or recruit one from the island as crew.
lesson-import-export-ask-target = Name the ship at sea whose containers are auctioned.
lesson-import-export-ask-bid = Bids are secret and opened together. Only the winner pays, and pays the bank.
lesson-import-export-ask-take = The winner takes containers off the ship: at most one as crew, the others as goods.
lesson-import-export-ask-pirate = Pirate takes a container from a ship at sea, or a card from the island, straight onto a ship of yours that needs it.
