### Names and powers of the Neko Harbour cards.
###
### Many cards share a printed name; what stands in brackets is ours and tells them apart.

## Visitor Centers

card-visitor-center-2 = Visitor Center (2 coins)
    .power = 2 coins each turn, to spend while this column is activated.
card-visitor-center-4 = Visitor Center (4 coins)
    .power = 4 coins each turn, to spend while this column is activated.
card-visitor-center-sets = Visitor Center (sets)
    .power = At the end of the game: 4 points for every 3 Visitor Centers in this column, this one included.

## Fuel Supply Ships

card-fuel-supply-ship-1 = Fuel Supply Ship (1 fuel)
    .power = 1 fuel each turn, to spend while this column is activated.
card-fuel-supply-ship-2 = Fuel Supply Ship (2 fuel)
    .power = 2 fuel each turn, to spend while this column is activated.
card-fuel-supply-ship-sets = Fuel Supply Ship (sets)
    .power = At the end of the game: 6 points for every 3 Fuel Supply Ships in this column, this one included.

## Permit Offices

card-permit-office-1 = Permit Office (1 permit)
    .power = 1 permit each turn, to spend while this column is activated.
card-permit-office-2 = Permit Office (2 permits)
    .power = 2 permits each turn, to spend while this column is activated.
card-permit-office-sets = Permit Office (sets)
    .power = At the end of the game: 8 points for every 3 Permit Offices in this column, this one included.

## Seaside Towns

card-seaside-town-cargo = Seaside Town (cargo)
    .power = Whenever a ship of yours arrives in this column, take 1 cargo.
card-seaside-town-storage = Seaside Town (storage)
    .power = Whenever a ship of yours arrives in this column, take 1 cargo. You may keep 2 more resource cards.
card-seaside-town-scorer = Seaside Town (scoring)
    .power = At the end of the game: 1 more point for each of your cargo cards.

## Shipyards

card-shipyard-raise = Shipyard (upgrade)
    .power = Whenever a ship of yours arrives in this column, you may raise it by 1 level for free once the dock check is done. While this is the first card of its column, the piers on either side rise by the number shown.
card-shipyard-points = Shipyard (points)
    .power = At once: 1 point for each of your ships of level 4 or more on the harbour or in the lane. Then tuck this card at the pier of any column.
card-shipyard-harbour = Shipyard (harbour)
    .power = At the end of the game: as many points as your harbour level.

## Research Stations

card-research-salvage = Research Station (salvage)
    .power = When you abandon a card, take 1 fish and 2 permits in place of 2 fish.
card-research-reserves = Research Station (reserves)
    .power = Once per turn: 2 more coins for your coin actions or 1 more fuel for your fuel actions.
card-research-guides = Research Station (guides)
    .power = Your ships take the better reward of the first site they reach, whoever is there.
card-research-licences = Research Station (licences)
    .power = You buy permits for 2 coins each.
card-research-harbour = Research Station (harbour)
    .power = Each upgrade of your harbour also brings you 1 penguin.
card-research-exchange = Research Station (exchange)
    .power = Once per turn, when this column is activated, you may turn over 1 fish (it becomes cargo) or 1 permit (it becomes a penguin) of your personal supply.
card-research-depot = Research Station (depot)
    .power = Whenever a ship of yours moves to a pier of level 6 or more, take 1 cargo.
card-research-captains = Research Station (captains)
    .power = At the end of the game: 1 more point for each captain you have not used.
card-research-mooring = Research Station (mooring)
    .power = Your ships that arrive at a site lie down nearest to its card.
card-research-consolation = Research Station (consolation)
    .power = Whenever a ship of yours arrives in a column without a dock reward, take 1 fish.
card-research-storage = Research Station (storage)
    .power = You may keep any number of resource cards.

## Sites

card-penguin-island = Penguin Island
    .power = First place: 20 points. Better reward: the resource cards shown. Basic reward: nothing.
card-livingston-island = Livingston Island
    .power = First place: 14 points. Better reward: a penguin. Basic reward: the resource card shown.
card-king-george-island = King George Island
    .power = First place: 10 points. Better reward: raise a ship on your harbour or in your lane by up to 3 levels. Basic reward: by 1 level.
card-deception-island = Deception Island
    .power = The points shown for the first place. Better reward: a penguin. Basic reward: a resource card of your choice.
card-paulet-island = Paulet Island
    .power = The first place scores the levels of all ships here added up, whoever owns them. Better reward: a captain. Basic reward: nothing.
card-half-moon-island = Half Moon Island
    .power = The points and the rewards shown.
card-elephant-island = Elephant Island
    .power = The points and the rewards shown.

## Fishing boats

card-boat-penguin-fish = Fishing boat (penguin and fish)
    .power = Whenever a ship of yours arrives in this column, you may trade 1 penguin for 4 fish, or the other way round.
card-boat-cargo-captain = Fishing boat (cargo and captain)
    .power = Whenever a ship of yours arrives in this column, you may trade 1 cargo for 1 captain and 1 fish, or the other way round.
card-boat-captain-penguin = Fishing boat (captain and penguin)
    .power = Whenever a ship of yours arrives in this column, you may trade 1 captain for 1 penguin and 1 fish, or the other way round.
card-boat-permit-captain = Fishing boat (permit and captain)
    .power = Whenever a ship of yours arrives in this column, you may trade 1 permit for 1 captain, or the other way round.
card-boat-fish-goods = Fishing boat (fish and goods)
    .power = Whenever a ship of yours arrives in this column, you may trade 1 permit or 1 cargo for 3 fish, or the other way round.
card-boat-piers = Fishing boat (piers)
    .power = At the end of the game: the 3 highest single piers of one of your columns, added up.
card-boat-cargo = Fishing boat (cargo)
    .power = At the end of the game: 1 more point for each of your cargo cards.
card-boat-captains = Fishing boat (captains)
    .power = At the end of the game: 1 more point for each captain you have not used.
card-boat-penguins = Fishing boat (penguins)
    .power = At the end of the game: 1 more point for each of your penguins.
card-boat-permits = Fishing boat (permits)
    .power = At the end of the game: 1 point for each of your permits.
