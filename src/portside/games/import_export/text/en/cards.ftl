### Names and powers of the Import/Export cards.
###
### The value is the name in the Definitive Edition and `.power` its power there. `.name-first` and
### `.power-first` replace them in the first edition, where Crew are Imports and fulfilled Contracts
### are completed Shipments.

## Technology

card-aeroponics = Aeroponics
    .power = A Ship of yours in the Open Sea with exactly 1 Container returns to your Harbour at once with it aboard, even in the middle of an action.
card-ar-glasses = AR Glasses
    .power = You may play up to 2 hand cards and perform the action of each. Your Crew add nothing, and nobody else follows or draws.
card-batteries = Batteries
    .power = Once per turn, in a Load action, you may load 1 more Container for 2 credits.
card-bionic-ears = Bionic Ears
    .power = At any time, you may return this card from your fulfilled Contracts to your hand.
card-cell-phones = Cell Phones
    .power = Instead of a hand card, you may draw the card for a Load action. If it fits, you must load it; otherwise keep it.
card-drones = Drones
    .power = Whenever you place a Contract, you may draw 1 card.
card-flash-drives = Flash Drives
    .power = After a Ship of yours pays out, you may take 1 of its Containers into your hand before it sails.
card-fridges = Fridges
    .power = Each 2 of your Technology Goods count as 1 Load Crew that you may use, outside your Crew limit.
    .name-first = Refrigerators
    .power-first = Each 2 of your Technology Goods count as 1 Load card in your Imports that you may use, outside their limit.
card-generators = Generators
    .power = You may fill your Technology Contracts with Containers of any colour.
card-graphics-cards = Graphics Cards
    .power = You win the game at once when you have the most Goods in 4 types.
card-jets = Jets
    .power = Before a Ship of yours sails, you may move 1 of its Containers to your Goods, within your Goods limit.
card-jidohanbaiki = Jidohanbaiki
    .power = When you lead, you may declare a draw and take 2 credits in place of the cards.
card-laptops = Laptops
    .power = Whenever a Ship of yours is fulfilled with at least 1 Technology Container aboard, draw 2 cards.
    .power-first = Whenever a Ship of yours is completed with at least 1 Technology Container aboard, draw 2 cards.
card-led-lights = LED Lights
    .power = While you lead, you may trade 2 hand cards for 1 card on the Island, as often as you like.
card-mri-machine = MRI Machine
    .power = For every player, the number of credits that ends the game becomes 70 instead of 50.
    .name-first = MRI Machines
    .power-first = For every player, the number of credits that ends the game becomes 70, even in a longer game.
card-nanobots = Nanobots
    .power = Each time you draw, you may perform 1 free Load action afterwards.
card-neural-units = Neural Units
    .power = You may follow any led action with Load by playing a Load card, not a pair. You then perform only Load actions.
    .power-first = You may follow any led action with Load by playing a Load card or a wild pair. You then perform only Load actions.
card-playstations = PlayStations
    .power = In each Load action, you may load 1 extra Container for every 2 Technology Goods you have.
card-rare-metals = Rare Metals
    .power = When a Ship of yours pays out with both a Technology and a Consumer Contract, take 4 extra credits.
card-rice-cookers = Rice Cookers
    .power = You may use your Load cards as Contract cards and the reverse, in hand and in Crew, but only one of the two actions each turn. Others follow the action you declare.
    .power-first = You may use your Load cards as Contract cards and the reverse, in hand and in Imports, but only one of the two actions each turn. Others follow the action you declare.
card-robo-cats = Robo-Cats
    .power = You may load 2 cards of one type with 1 Load action as a single Technology Container; by Pirate, this takes 2 actions. Both count for the payout.
    .name-first = Robot Cats
card-satellite = Satellite
    .power = Whenever a Ship of any player sails, you may draw 1 card and load 1 Container.
card-segways = Segways
    .power = At any time, even at game end, you may move this card from your fulfilled Contracts to your Crew, to your Goods, or onto a Ship in your Harbour as a Container.
    .power-first = At any time, even at game end, you may move this card from your completed Shipments to your Imports, to your Goods, or onto a Ship in your Harbour as a Container.
card-smart-cars = Smart Cars
    .power = Once per turn, you may use a Load action to put a hand card on the Island and take 2 credits.
card-solar-panels = Solar Panels
    .power = Pay 2 credits and move this card to your Goods, or discard it if they are full. If you cannot pay, it stays fulfilled.
card-spacecraft = Spacecraft
    .power = If a Ship in your Harbour can take it, you must contract a card from the Island, with its tier met. At the Port of Tokyo, you pay nothing for it.
card-tablets = Tablets
    .power = Your Ships hold up to 10 Containers. A payout for 8 or 9 Containers is 18 credits, and for 10 it is 20.
    .power-first = Your Ships hold up to 8 Containers. A payout for 8 Containers is 18 credits.
card-telescopes = Telescopes
    .power = At any time until the end bonuses are counted, you may discard your Technology Goods for 4 credits each.
card-televisions = Televisions
    .power = You may count Technology Containers that you load or pirate towards requirements of any colour.
card-three-d-printers = 3D Printers
    .power = When you follow, you may play any 1 hand card to perform the led action.
card-toyota = Toyota
    .power = Draw 3 cards each time a Ship of yours comes back to Harbour.
card-vaccines = Vaccines
    .power = Move every card on the Island to your hand.
card-volkswagen = Volkswagen
    .power = Each of your Technology Goods counts as 2 towards tiers, Capital tiers included, and so does a Capital Good that counts as Technology.
card-wind-turbines = Wind Turbines
    .power = Choose another fulfilled Contract of tier 0 or 1, of any player. From now on this card has its power, and an immediate one resolves now. With none to choose, nothing happens.
    .power-first = Choose another completed Shipment of tier 0 or 1, of any player. From now on this card has its power, and an immediate one resolves now. With none to choose, nothing happens.
