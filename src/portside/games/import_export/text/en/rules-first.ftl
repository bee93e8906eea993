### The numbered rules of Import/Export, first edition.

## A. Components

rule-F1-001 = The deck is 112 cards: 100 goods cards and 12 ship cards.
rule-F1-002 = Goods cards split evenly: 20 technology, 20 agriculture, 20 consumer, 20 illegal, 20 luxury.
rule-F1-003 = Every goods card has its own name and its own power; no duplicates.
rule-F1-004 = Ship cards come in six colours, two of each.
rule-F1-005 = There are six harbour boards, one per player.
rule-F1-006 = There is one Supply Island board.
rule-F1-007 = There are 42 red rectangles, each worth 10 credits.
rule-F1-008 = There are 50 white cubes, each worth 2 credits, so the bank holds 520 in all.
rule-F1-009 = Physical (active) credits can only be gained or spent in steps of 2.
rule-F1-010 = Colours: green is technology, yellow agriculture, black consumer, red illegal, blue luxury. The sixth, light grey ship is called capital and matches no goods type of the base game.
rule-F1-011 = In the base set the type of a card decides its action: technology is Load, agriculture Contract, illegal Pirate, consumer Import, luxury Supply.
rule-F1-012 = Each ship card prints the payout table and a reminder to add one card to the Supply Island.
rule-F1-013 = Each harbour board shows the base of 1 shipment, the limits (imports once, goods twice the shipments), the values at game end (1 and 6, 1 and 6, 2 and -6, 1 and 6, 1 and 8, and 10 for a full set) and a summary of the five actions.
rule-F1-014 = The Supply Island board repeats that one deck card is added per completed shipment.
rule-F1-015 = The backs of the harbour boards list all cards, which Rolls Royce needs.
rule-F1-016 = The number of players is 2 to 6: there are six harbours and a note on six players.

## B. Goal and the two economies

rule-F1-017 = Goal: own the most credits when the game is over.
rule-F1-018 = Active credits are the red and white pieces you physically hold; they alone count towards the end trigger.
rule-F1-019 = Active credits come from completing shipments, selling cards, and powers of completed shipments.
rule-F1-020 = Passive credits come from imported goods and from powers of completed shipments, and are only counted at the end.

## C. Reading a card

rule-F1-021 = One goods card can serve as action, contract, container, import or good depending on where it goes.
rule-F1-022 = A power is gained, or used once, when that card is completed as a shipment; cards bearing the special symbol are exempt from that condition.
rule-F1-023 = Any-time symbol: the power works outside the usual rule of completion, as its text says; the card need not be contracted, but its tier must be met.
rule-F1-024 = One-time symbol: resolve the power once, right when the shipment completes. The card still goes to the shipments area and still raises limits.
rule-F1-025 = Cards with neither symbol keep working after completion.
rule-F1-026 = The left edge shows the action: play the card from hand to lead that action or to follow it.
rule-F1-027 = The load requirement tells how many containers of which type must be on the ship before the contract completes.
rule-F1-028 = The type matters twice: each collected good of it adds to end scoring, and gives one tier in that type.
rule-F1-029 = Filled circles are the tier: that many levels of the card's type are needed before it may be contracted.
rule-F1-030 = Tiers run from 0 to 3.
rule-F1-031 = Known loads and tiers: Laptops 2 technology, MRI Machines 2 technology, Diamond Rings 4 luxury and Flour 4 containers; Hawaiian Salt has tier 2 in agriculture. The others are house values.

## D. Ships

rule-F1-032 = Each player owns two ship cards of one colour.
rule-F1-033 = Your ship colour gives one level (not two) in the matching type.
rule-F1-034 = Contracts and containers are laid under or on a ship card.
rule-F1-035 = Colour never restricts what you may contract; it only supplies the free level.

## E. Harbour areas and limits

rule-F1-036 = The harbour holds imports, goods, completed shipments, and the ships being contracted and loaded.
rule-F1-037 = Imports, which the definitive edition calls Crew, give free repeats of their action when you lead, and let you act without playing a hand card when you do not.
rule-F1-038 = Imports are gained through the Import and Supply actions.
rule-F1-039 = Imports limit: one per completed shipment, with a printed base of 1 shipment; so 1 at the start, 2 after the first completion.
rule-F1-040 = The French rulebook says once that imports cannot be used by a player who draws. This clashes with its own turn sequence and examples; it is read as the case of the lead player, whose draw ends the turn (F1-066, F1-DIFF-15).
rule-F1-041 = Goods limit: two per completed shipment, base 1 included; so 2 at the start, 4 after the first completion.
rule-F1-042 = Each good in the goods area gives one tier of its type.
rule-F1-043 = Completed contracts go to the shipments area of the harbour; that is when you gain the power.
rule-F1-044 = When you complete, the ship and its containers leave for the open sea.

## F. Setup

rule-F1-045 = Give each player a harbour.
rule-F1-046 = Take one ship of each colour, shuffle face down, deal one at random to each player: that fixes the colour and is the ship starting in harbour.
rule-F1-047 = Light grey is used only with six players; whoever gets it starts with 4 extra credits.
rule-F1-048 = The twin of every dealt ship goes to the open sea.
rule-F1-049 = Twins of colours not dealt are removed.
rule-F1-050 = The Supply Island goes in the middle.
rule-F1-051 = Shuffle the goods cards into a deck beside it.
rule-F1-052 = Put 4 deck cards on every ship at sea.
rule-F1-053 = Put as many deck cards on the Supply Island as there are players.
rule-F1-054 = Each player takes five white cubes, i.e. 10 credits.
rule-F1-055 = What is left of the credits is the bank, next to the deck.
rule-F1-056 = Each player draws a starting hand of 5.
rule-F1-057 = Nothing is said about who leads first, nor whether hands or credits are secret (F1-DIFF-12, F1-DIFF-13).

## G. Turn sequence

rule-F1-058 = A turn has one leader; afterwards the lead passes clockwise (left) until an end condition occurs.
rule-F1-059 = Lead player, option 1: draw up to 5 cards, or exactly 1 if already holding 5 or more. The turn is then over for everybody.
rule-F1-060 = Lead player, option 2: declare an action by playing one matching card from hand to the harbour. Nothing is carried out yet.
rule-F1-061 = If an action was declared, the others decide one by one clockwise.
rule-F1-062 = Other players, option 1: draw at once, up to 5 cards, or 1 card if holding 5 or more.
rule-F1-063 = Other players, option 2: follow, by playing one card of the declared action to the harbour.
rule-F1-064 = After all decisions the leader carries out the action once, plus once per matching import.
rule-F1-065 = Then each follower clockwise carries it out once, plus once per matching import.
rule-F1-066 = A player who drew still gets one action per matching import (but not the basic one).
rule-F1-067 = Cards played to lead or follow are not the cards being loaded; they go to the discard pile once everyone has finished.
rule-F1-068 = Wild pair: two hand cards of the same colour replace one card of the wanted action, for leading and for following.
rule-F1-069 = Players need not announce how many actions they will use (F1-DIFF-14).
rule-F1-070 = Only one draw action per player per turn.
rule-F1-071 = A practice round through all actions is recommended before a first game.

## H. Contracts and shipments in general

rule-F1-072 = A ship may carry several contracts as long as their requirements sum to at most 6 containers.
rule-F1-073 = With several contracts on one ship, the requirements of all must be met before any of them completes.
rule-F1-074 = Example: MRI Machines (2 technology) with Diamond Rings (4 luxury) takes 6 containers, pays 14 and delivers both cards.
rule-F1-075 = Completion is automatic and immediate once the requirement is met.
rule-F1-076 = The payout goes by the number of containers on the ship: 2 or 3 give 6, 4 or 5 give 10, 6 give 14 credits from the bank.
rule-F1-077 = Order of completion: restock the Supply Island, take the credits, gain or resolve the power, put the card in the harbour. The Chinese rulebook only says that the ship leaves after completion.
rule-F1-078 = One deck card is added to the Supply Island per ship that sails, even if it completed two contracts.
rule-F1-079 = The leader may, at any moment of their own turn, discard unfinished contracts from a ship to the discard pile.
rule-F1-080 = What happens to containers already on that ship is not said (F1-DIFF-28).
rule-F1-081 = A ship at sea comes home only when all its containers have been imported or pirated.
rule-F1-082 = To use Contract you need a ship in harbour; with both ships at sea you miss the chance to lead or follow it.
rule-F1-083 = Advice, not a rule: start with one contract per ship.
rule-F1-084 = How the table is laid out is free as long as contracts and containers can be told apart.

## I. Action: Contract

rule-F1-085 = One Contract action: place one hand card whose tier you meet as a contract on a ship of yours in harbour.
rule-F1-086 = Any type is open to any player.
rule-F1-087 = Tiers come from goods in your goods area and one level from your ship colour; for Hawaiian Salt that is 2 agriculture goods, or 1 if you own the yellow ships.
rule-F1-088 = Extra Contract actions (from imports) may each place another contract.
rule-F1-089 = Or each extra Contract action may replace one missing tier for that placement; a tier 3 card without any level costs 4 actions.
rule-F1-090 = Levels bought that way last for the turn, and unused actions cannot be saved.
rule-F1-091 = Build is an older name of the action Contract.

## J. Action: Load

rule-F1-092 = One Load action: put one hand card as a container on a ship of yours in harbour.
rule-F1-093 = Without a contract on a ship in harbour you cannot Load.
rule-F1-094 = The container must match a colour the contract asks for, unless a card power says otherwise.
rule-F1-095 = A card used as container keeps only its colour; other text and symbols are ignored.
rule-F1-096 = Several Load actions load that many cards.
rule-F1-097 = A ship carries at most 6 containers.
rule-F1-098 = Load needs a ship with a contract. No text forbids loading more of one colour than a contract asks for while another on the ship is unfinished (F1-DIFF-30).

## K. Action: Import

rule-F1-099 = The leader picks a ship at sea; everyone taking part in Import bids for its cards; the winner picks 2.
rule-F1-100 = Bids are hidden in the fist and opened together; only the highest bidder pays, to the bank.
rule-F1-101 = The French rulebook makes followers bid, the Chinese one says they take part; neither speaks of a bid of zero (F1-DIFF-18, F1-DIFF-19).
rule-F1-102 = Of the two cards one goes to imports and one to goods, or both to goods.
rule-F1-103 = Tie in the Chinese rulebook: the lead player wins.
rule-F1-104 = Tie in the French rulebook: clockwise from the lead player, who comes first (F1-DIFF-20).
rule-F1-105 = If someone other than the owner imports from a ship, the owner gets 2 credits from the bank.
rule-F1-106 = An emptied ship returns to its owner's harbour.
rule-F1-107 = Several Import actions mean several bidding rounds, not consecutive turns; the leader picks the ship every time, even when no longer bidding.
rule-F1-108 = In round n only players with at least n Import actions bid.
rule-F1-109 = A sole participant takes 2 cards free.
rule-F1-110 = Example: the lead player has 2 actions, the second player 1, the third 3, by a card and two imports or by drawing with three imports.
rule-F1-111 = Import from a ship with only one container is allowed.
rule-F1-112 = Cards that fit neither area are discarded.
rule-F1-113 = New cards never replace cards already in goods or imports.

## L. Action: Pirate

rule-F1-114 = One Pirate action: pick a single container off any ship at sea, or a card off the Supply Island, and load it on one of your harbour ships.
rule-F1-115 = If it cannot be loaded it is discarded.
rule-F1-116 = Pirating your own ship is allowed, useful to bring it home.
rule-F1-117 = Taking the last container sends the ship home; the owner is not paid for piracy.
rule-F1-118 = Each player finishes all of their Pirate actions before the next one starts, leader first, clockwise.

## M. Action: Supply

rule-F1-119 = One Supply action: either sell one hand card to the island (4 credits) or move one island card into imports.
rule-F1-120 = At most one sale per turn, however many Supply actions you have.
rule-F1-121 = With several Supply actions the two options may be mixed in any order; takes are limited only by the actions available.
rule-F1-122 = A card taken with imports full is discarded; it cannot be swapped in (F1-DIFF-25).

## N. End of the game

rule-F1-123 = Trigger 1: a player holds 50 or more active credits.
rule-F1-124 = Trigger 2: deck and discard pile are both empty.
rule-F1-125 = An empty deck is renewed from the discard pile, which is shuffled; the French rulebook just turns it over.
rule-F1-126 = Trigger 3: a special condition on a completed shipment.
rule-F1-127 = The Chinese rulebook ends the game once after the current action, once after the current turn.
rule-F1-128 = The French rulebook ends the game with the current turn, and elsewhere gives no delay (F1-DIFF-37).

## O. Scoring

rule-F1-129 = White cubes count 2, red rectangles 10.
rule-F1-130 = Each container on unfinished contracts on ships in your own harbour counts 2.
rule-F1-131 = Goods: technology, agriculture, consumer, luxury 1 each; illegal 2 each.
rule-F1-132 = Majority in technology, agriculture or consumer goods: 6 each.
rule-F1-133 = Majority in luxury goods: 8.
rule-F1-134 = Majority in illegal goods: pay 6 to the bank.
rule-F1-135 = At least one good of each of the five types: 10, for every player who manages it.
rule-F1-136 = Tied majorities share the bonus, rounded up. Sharing the illegal penalty is not mentioned (F1-DIFF-40).
rule-F1-137 = Finally apply bonuses and changes from completed shipments.
rule-F1-138 = Most credits wins; tied players share the win.

## P. Longer game

rule-F1-139 = By common consent the target may be raised to 80 or more; cards and rules stay as they are.
rule-F1-140 = MRI Machines still sets the target to 70 in a longer game, and so lowers it.

## Q. FAQ (answers)

rule-F1-141 = May a player draw twice in one turn? No.
rule-F1-142 = May an imported card be discarded for lack of room? Yes, if it fits nowhere.
rule-F1-143 = May new cards be swapped against old ones in goods or imports? No.
rule-F1-144 = Do losing bidders pay? No.
rule-F1-145 = May one import from a ship with a single container? Yes.

## R. Base card powers (100)


## Technology (Load)

rule-F1-146 = Televisions (ongoing): green containers you load or pirate satisfy a requirement of any colour.
rule-F1-147 = Generators (ongoing): your technology contracts accept containers of any colour.
rule-F1-148 = Robot Cats (ongoing): two containers of one shared type stand in for a single technology container; one Load action places the pair, Pirate needs one action per container; both count individually for the payout row, and against the 6 containers of the ship.
rule-F1-149 = Batteries (ongoing): while using Load, spend 2 credits to load one additional container (max once a turn).
rule-F1-150 = Playstations (ongoing): each Load may carry one extra container per 2 technology goods owned.
rule-F1-151 = Cell Phones (ongoing): instead of loading from hand, turn up the top deck card: compulsory load if it fits one of your contracts, otherwise it joins your hand.
rule-F1-152 = Tablets (ongoing): your ships may carry up to 8 containers; a ship finishing with 8 pays 18, with 6 or 7 it pays 14.
rule-F1-153 = Refrigerators (ongoing): each 2 technology goods act as one virtual Load import outside the imports limit.
rule-F1-154 = Drones (ongoing): draw 1 card whenever you place a contract.
rule-F1-155 = Segways (any time): once completed, the card itself may be moved to imports, goods or a ship (as a container) whenever you like, game end included; the limits of that area apply.
rule-F1-156 = Smart Cars (ongoing): when using Load you may put the card on the Supply Island for 2 credits rather than on a ship (max once a turn).
rule-F1-157 = Flash Drives (ongoing): after being paid for a completed ship, move one of its containers to your hand (one per ship).
rule-F1-158 = Wind Turbines (on completion): choose at once another completed shipment of tier 0 or 1, of any player, and take its power for good, one-time or ongoing. Without a target nothing happens.
rule-F1-159 = Laptops (ongoing): draw 2 cards each time you complete a ship carrying at least one technology container.
rule-F1-160 = MRI Machines (ongoing): credit threshold that ends the game becomes 70, also when a longer game was agreed.
rule-F1-161 = Satellite (ongoing): each time any ship leaves for the sea through completion (once per ship) you may draw 1 card and load 1 container.
rule-F1-162 = Neural Units (ongoing): any led action may be followed with Load, by playing a Load card or a pair; you then perform Load actions only, never the led action.
rule-F1-163 = Jets (ongoing): when you complete, before the ship sails, keep one of its containers as a good.
rule-F1-164 = Telescopes (any time): exchange technology goods for 4 credits apiece whenever you like, at the latest before end bonuses are worked out.
rule-F1-165 = Nanobots (ongoing): each time you draw you may load one container free; this counts as a Load action without repeats by imports.

## Agriculture (Contract)

rule-F1-166 = Wheat (ongoing): yellow containers you load or pirate satisfy a requirement of any colour.
rule-F1-167 = Coffee (ongoing): your agriculture contracts accept containers of any colour.
rule-F1-168 = Onions (ongoing): 2 credits each time you complete an agriculture shipment, this one too.
rule-F1-169 = Potatoes (on completion): take 2 credits and draw 2 cards.
rule-F1-170 = Paprika (ongoing): when you place a contract you may also load 1 container free.
rule-F1-171 = Honey (on completion): 2 credits per agriculture good across all harbours, yours included.
rule-F1-172 = Beer (on completion): you may put the card on the Supply Island for 6 credits instead of keeping it as a completed shipment.
rule-F1-173 = Sugar (ongoing): 2 credits each time you place an agriculture contract.
rule-F1-174 = Rice (on completion): 2 credits per completed agriculture shipment you own, this one too.
rule-F1-175 = Chicken Feed (on completion): another player may buy it from you for 6 credits and add it to their own shipments; they are asked clockwise and the first taker gets it. Unsold it stays yours.
rule-F1-176 = Jasmine Tea (ongoing): when a Contract action of yours places a contract you may also sell one hand card to the Supply Island for 2 credits (max once a turn). An action that is waived sells nothing.
rule-F1-177 = Almonds (on completion): after this payout: 8 credits if you hold under 20 active credits, otherwise 4.
rule-F1-178 = Bok Choy (as container): when loaded on a ship whose contract is not agriculture, worth 2 extra credits to the owner on completion.
rule-F1-179 = Lutefisk (from hand, any time): if you meet its tier, it can be contracted straight from hand with no Contract action.
rule-F1-180 = Flour (when contracted): with the tier met and 4 valid containers in hand, one Contract action places it and all 4 containers together.
rule-F1-181 = Hawaiian Salt (on completion): all other players show hands; take every agriculture card shown into your hand plus 2 credits per card.
rule-F1-182 = Iceland Water (any time): agriculture cards in your hand may be sold to the island at 2 credits apiece.
rule-F1-183 = Bamboo (on completion): if a ship of yours is in harbour, contract this same card again at no action cost; the tier is not checked again.
rule-F1-184 = Soy Sauce (on completion): you may move all your Contract-type imports to goods for 2 credits each, all or none; what exceeds the goods limit is discarded.
rule-F1-185 = Apples (on completion): you may add an agriculture card from hand to your completed shipments (tier ignored, no payout) and resolve it as if just completed.

## Illegal (Pirate)

rule-F1-186 = Big Cats (ongoing): red containers you load or pirate satisfy a requirement of any colour.
rule-F1-187 = Seeds (ongoing): your illegal contracts accept containers of any colour.
rule-F1-188 = Ammunition (on completion): each other player owning any illegal good pays you 2.
rule-F1-189 = Pistols (ongoing): another player who completes an illegal shipment pays you 2.
rule-F1-190 = Big Ammunition (ongoing): when you pirate a ship at sea, take a random hand card from its owner; the Supply Island does not count.
rule-F1-191 = Foxes (ongoing): you win every tie, of bids and of goods majorities above all, and take the full bonus.
rule-F1-192 = Shotguns (ongoing): on a turn you pirate, each player who pirated before you gives 2 credits or 2 hand cards, at their choice.
rule-F1-193 = Cannabis (ongoing): whoever takes any red container with an Import action pays you 2.
rule-F1-194 = Cannons (ongoing): Pirate cards in other players' imports also work as yours, outside your limit.
rule-F1-195 = Danger Pets (on completion): collect 2 credits from every other player.
rule-F1-196 = Drugs (ongoing): when using Pirate, take one extra container from a ship at sea (max once a turn).
rule-F1-197 = Flamethrowers (on completion): coin flip: heads every other player pays you 4, tails you pay each of them 2.
rule-F1-198 = A Small Tank (ongoing): whoever completes a shipment gives you one hand card.
rule-F1-199 = Poison Bottles (ongoing): a player using Pirate pays you 2, once per turn however many Pirate actions are taken.
rule-F1-200 = Railguns (on completion): each other player hands over 4 credits, or 1 completed shipment, or 2 goods; who can do none of these in full gives nothing.
rule-F1-201 = Printed Money (on completion): take one loaded container from one ship of each opponent (sea or harbour); load it or keep it in hand.
rule-F1-202 = Dino Bones (on completion): every player puts one of their goods (if any) on the Supply Island, then you take two island cards as goods.
rule-F1-203 = Stolen Research (on completion): exchange this card for an opponent's completed technology shipment, which resolves as newly completed for you.
rule-F1-204 = Mini Van (ongoing): Pirate may also target containers on ships in other harbours, the top card of the deck or a random card of any hand, by the Chinese book of an opponent’s; cards that cannot be loaded are discarded.
rule-F1-205 = The Mother Load (win condition): owning 8 illegal goods wins at once.

## Consumer (Import)

rule-F1-206 = Soap (ongoing): black containers you load or pirate satisfy a requirement of any colour.
rule-F1-207 = Candy (ongoing): your consumer contracts accept containers of any colour.
rule-F1-208 = Mouthwash (ongoing): 2 credits each time any consumer shipment is completed after this one.
rule-F1-209 = Shoes (ongoing): you may draw 1 card each time a shipment is completed by anyone, this one too.
rule-F1-210 = Chapstick (ongoing): 2 credits each time a consumer good enters any player's goods.
rule-F1-211 = Shampoo (ongoing): your imports take 3 containers instead of 2 where possible.
rule-F1-212 = Books (ongoing): when you lead Import and somebody follows, 2 credits (max 2 a turn).
rule-F1-213 = Backpacks (ongoing): you may draw 1 card each time any ship comes back to a harbour.
rule-F1-214 = Chairs (ongoing): when another player draws you may discard 1 hand card.
rule-F1-215 = Pants (ongoing): when another player imports from your ship you get 4 instead of 2.
rule-F1-216 = Fake DVDs (ongoing): take 2 from the bank whenever a single payment costs another player at least 4 credits.
rule-F1-217 = Cups (on completion): draw 5 cards.
rule-F1-218 = Rope (ongoing): when you lead, you may swap one hand card with one Supply Island card (max once a turn).
rule-F1-219 = Paper (ongoing): when you complete a consumer shipment (this one too) you may bring in 1 container from a ship at sea, to goods or imports; the owner is not paid.
rule-F1-220 = Bubblegum (ongoing): 4 credits each time a consumer good enters any player's goods.
rule-F1-221 = Glasses (on completion): perform one Import alone and free.
rule-F1-222 = Fixie Bikes (ongoing): 2 credits for each container any player loads by a Load action (Pirate excluded).
rule-F1-223 = Lumber (ongoing): when another player draws, you may draw 1 card.
rule-F1-224 = Protractors (ongoing): after another player imports from a ship, you may import one container left on it for free; the owner is not paid.
rule-F1-225 = Pens (on completion): 2 credits per consumer good across all harbours.

## Luxury (Supply)

rule-F1-226 = Impalas (ongoing): blue containers you load or pirate satisfy a requirement of any colour.
rule-F1-227 = Gold Watches (ongoing): your luxury contracts accept containers of any colour.
rule-F1-228 = Leather Coats (game end): your luxury goods are worth 3 each instead of 1.
rule-F1-229 = Teslas (game end): your Supply-type imports count as goods of types you choose card by card, declared before majorities are settled.
rule-F1-230 = Massage Tables (on completion): draw until two drawn cards share a type, and keep them; take as many credits as cards drawn, rounded up to even.
rule-F1-231 = Diamond Rings (game end): you may move up to two completed shipments to goods, limits ignored.
rule-F1-232 = Champagne (game end): 8 credits if you have the most completed shipments.
rule-F1-233 = Helicopter (ongoing): each time a luxury card is contracted by anyone put 4 credits from the bank on this card; they are not active credits and are collected at game end.
rule-F1-234 = Velvet Robes (game end): 1 credit per card in hand.
rule-F1-235 = Vintage Wines (game end): 20 credits if you own at least 2 goods of each type.
rule-F1-236 = Ferraris (ongoing): counts as one virtual good of each type, outside the limit.
rule-F1-237 = Gold Toilets (game end): 6 credits per completed luxury shipment you own.
rule-F1-238 = Shower Heads (on completion): name a type, draw 2 cards, 8 credits if at least one matches; drawn cards are kept.
rule-F1-239 = Small Poodles (on completion): the card goes to your goods.
rule-F1-240 = Fluffy Pillows (on completion): 2 credits per completed shipment card you own.
rule-F1-241 = Sauna (game end): majority bonuses are doubled for you, and so is the illegal penalty.
rule-F1-242 = Platinum Rings (on completion): draw up to 8 cards, then play any number of hand cards for their actions in any order, alone and without imports; at most 1 sale, no skipping of tiers.
rule-F1-243 = Rolls Royce (on completion): name a card, draw one: an exact match wins the game, otherwise keep it in hand. It is drawn, so powers react to it as to any draw.
rule-F1-244 = Nice Suits (game end): 16 credits if your ships (harbour and sea) carry the most containers.
rule-F1-245 = Cologne (game end): choose one action type among your imports: 4 credits per import of that type.

## S. Expansion card powers (28)


## Jutaku (10)

rule-F1-246 = Apple Watch (game end): each pair of one luxury good and one consumer good is worth 6 extra credits.
rule-F1-247 = Cheap Shirts (game end): your imports move to goods as far as the goods limit allows.
rule-F1-248 = Dyson Vacuums (on completion): each other player gives you their whole hand or one luxury good.
rule-F1-249 = Graphics Cards (win condition): holding a strict majority in 4 goods types wins the game at any time.
rule-F1-250 = LED Lights (ongoing): when you lead, give 2 hand cards for 1 Supply Island card, as often as you like.
rule-F1-251 = Oysters (any time): luxury cards can be contracted without spending an action; their tier must be met.
rule-F1-252 = Pocky (on completion): take 2 credits, draw 2 cards, import 1 container from a ship at sea. Its owner gets 2 credits as for any import, since the card says nothing else.
rule-F1-253 = Rice Cookers (ongoing): Load and Contract cards (hand and imports) are interchangeable for you, but a turn is all Load or all Contract.
rule-F1-254 = Stem Cells (ongoing): when you pirate, pay 2 credits to put the container in your goods.
rule-F1-255 = Whole Wheat (ongoing): whenever anyone loads an agriculture container choose 2 credits or 2 cards.

## Kickstarter (15)

rule-F1-256 = 3D Printers (ongoing): you may follow with a card of any action, still performing the led action; no use when leading.
rule-F1-257 = Aeroponics (ongoing): a ship of yours at sea that is brought down to its last container comes home with it, after an import that takes others is done; one that puts to sea with a single container stays; the container can serve a later contract of that colour.
rule-F1-258 = Board Games (ongoing): with at least one completed shipment of each type, your imports area is unlimited.
rule-F1-259 = Can Openers (ongoing): your credits cannot trigger the end of the game; the empty deck and win conditions still do.
rule-F1-260 = Ceramics (game end): per 2 consumer goods add one virtual luxury good, outside the limit.
rule-F1-261 = Delay Game (on completion): every other player pays 10 to the bank, or what they have; on your next turn you lead two turns in a row, which may be followed as usual.
rule-F1-262 = Dragon Fruit (ongoing): when you lead Pirate choose 2 cards or 2 credits.
rule-F1-263 = Ivory (game end): with the most illegal goods you gain 6 instead of paying 6.
rule-F1-264 = Scotch Whisky (ongoing): every two luxury goods take up a single goods space.
rule-F1-265 = Prefab Homes (ongoing): your luxury contracts need only half their containers, rounded up, in colours of your choice.
rule-F1-266 = Rare Metals (ongoing): a ship of yours completing both a technology and a consumer contract pays 4 more, together with its payout.
rule-F1-267 = Stolen Rice (ongoing): 2 credits each time you pirate an agriculture container.
rule-F1-268 = Stolen Tires (ongoing): each Pirate action also draws you a card and adds one card from the deck to the Supply Island.
rule-F1-269 = Stretch Goals (on completion): clockwise from you all players draw 1, take 2 credits and import 1 card as a good; then you perform 2 free actions of your choice that nobody follows, spending no cards and without imports. By the French book owners get nothing for any of these imports; the Chinese one leaves it at the usual 2 credits.
rule-F1-270 = Tortillas (as contract): containers of any colour may be loaded for this contract; its tier must be met.

## Captain edition (3)

rule-F1-271 = Dark Flight Games (ongoing): when you lead you may name the Supply Island as the import target; the winning bid then comes to you, even your own.
rule-F1-272 = Exclusive Cards (on completion): if you hold 30 credits, pay them to the bank, name a goods type and draw a card, which you keep: a match brings 50 credits.
rule-F1-273 = Exotic Fish (win condition): with at least double the active credits of each other player taken one by one, and strictly the most goods, you win.

## Editions and languages compared

rule-F1-DIFF-01 = Imports; the definitive edition calls it Crew. It works the same way.
    .question = What is the area of action cards called?
rule-F1-DIFF-02 = Contract is the action, and the card becomes a shipment, later completed. The definitive edition says Contract throughout, and fulfilled when done.
    .question = What is a contract card called?
rule-F1-DIFF-03 = The lead player; the definitive edition says leading player and gives them a buoy.
    .question = What is the player called whose turn it is?
rule-F1-DIFF-04 = No, it is an older name of Contract found in a few pictures.
    .question = Is there an action named Build?
rule-F1-DIFF-05 = 100 goods and 12 ship cards, with 10 Jutaku, 15 Kickstarter and 3 Captain cards. The definitive edition has 170 commodity cards.
    .question = Which cards belong to the edition?
rule-F1-DIFF-06 = 50 of value 2 and 42 of value 10; 60 and 50 in the definitive edition. The bank is treated as unlimited.
    .question = How many credit pieces are there?
rule-F1-DIFF-07 = 2 or 3 containers 6, 4 or 5 containers 10, 6 containers 14. The definitive edition pays 6 for 2, 10 for 3 or 4, and 14 for 5 or 6.
    .question = What does a completed ship pay?
rule-F1-DIFF-08 = On each ship card; in the definitive edition on separate reference cards.
    .question = Where is the payout printed?
rule-F1-DIFF-09 = From the colour of your ships; in the definitive edition from the colour of your Harbour. It is one level either way.
    .question = Where does the free tier come from?
rule-F1-DIFF-10 = A random ship fixes the colour and its twin goes to sea. The definitive edition deals a random Harbour with its two Ships.
    .question = How are colours dealt?
rule-F1-DIFF-11 = Grey plays only with six players, starts with 4 extra credits and has no tier. With Capital, the definitive edition allows grey at any number, with 2 extra credits and a tier for Capital.
    .question = What is special about the grey player?
rule-F1-DIFF-12 = A random player, as in the definitive edition. The first edition does not say.
    .question = Who leads first?
rule-F1-DIFF-13 = As in the definitive edition: credits are open, hands hidden, and only the top discard can be seen. The first edition only mentions secret bids.
    .question = What is open and what is hidden?
rule-F1-DIFF-14 = No; it is asked when the action is performed, and every action is optional. In the definitive edition it is announced and binding.
    .question = Must the number of actions be announced?
rule-F1-DIFF-15 = A player who draws instead of following may; a lead player who draws ends the turn. The editions agree, apart from one sentence in the French rulebook.
    .question = May a player who draws use imports?
rule-F1-DIFF-16 = Any two hand cards of the same colour. The Chinese rulebook asks that their action differ from the wanted one.
    .question = Which two cards make a wild pair?
rule-F1-DIFF-17 = The lead player does all of theirs, then the others clockwise; Import goes by rounds. The editions agree.
    .question = In what order are actions performed?
rule-F1-DIFF-18 = Everyone who takes part. As a bid of zero is allowed, having to bid and being free to bid come to the same.
    .question = Who bids?
rule-F1-DIFF-19 = Yes, as in the definitive edition. The first edition does not mention it.
    .question = Is a bid of zero allowed?
rule-F1-DIFF-20 = The tied player nearest clockwise from the lead player, who comes first. In the definitive edition the leader chooses among the tied players.
    .question = Who wins a tie between bids?
rule-F1-DIFF-21 = At most one per win to imports; a card is discarded only if it fits nowhere. The definitive edition has the same rule in more words.
    .question = Where do imported cards go?
rule-F1-DIFF-22 = 2 credits per import by another player; Pants raises it to 4, also per import. The first edition could be read either way, the definitive edition shows it in an example.
    .question = Is the owner of the ship paid per container or per import?
rule-F1-DIFF-23 = Yes, as in the definitive edition. The first edition does not mention it.
    .question = Is the owner paid when the winning bid was zero?
rule-F1-DIFF-24 = Yes, as in the definitive edition; nothing forbids it.
    .question = May the same ship be chosen again?
rule-F1-DIFF-25 = It is still taken and then discarded, as in the definitive edition.
    .question = What if a card is taken by Supply with imports full?
rule-F1-DIFF-26 = One sale for 4 credits per turn, in both editions.
    .question = How often may a player sell?
rule-F1-DIFF-27 = One level each. The Chinese wording could mean more, but its example of four actions for tier 3 agrees.
    .question = How many tiers does an extra Contract action replace?
rule-F1-DIFF-28 = They stay on the ship, as in the definitive edition. The first edition does not say.
    .question = What happens to containers when contracts are discarded?
rule-F1-DIFF-29 = Requirements that sum to at most 6, in both editions.
    .question = What can a ship carry?
rule-F1-DIFF-30 = No, an unmet matching requirement is needed, as in the definitive edition; otherwise payouts could be inflated.
    .question = May one colour be loaded beyond what is asked for?
rule-F1-DIFF-31 = When all of them are satisfied, in both editions.
    .question = When do several contracts on one ship complete?
rule-F1-DIFF-32 = Supply Island card, credits, power, harbour. The definitive edition: credits, Harbour and immediate power, Ship to sea, Island card. It matters for Dino Bones, Beer and Rope.
    .question = In what order does completion run?
rule-F1-DIFF-33 = One card for each ship that sails, in both editions.
    .question = How is the Supply Island refilled?
rule-F1-DIFF-34 = It is discarded, in both editions; it may be chosen all the same.
    .question = What if a prize of Pirate cannot be loaded?
rule-F1-DIFF-35 = Yes, an unmet matching requirement is needed, as in the definitive edition. The French rulebook only asks for room.
    .question = Must the colour match when pirating?
rule-F1-DIFF-36 = 50 active credits, in both editions.
    .question = Which sum ends the game?
rule-F1-DIFF-37 = After the current turn with all its followers; once reached, the trigger stays. The first edition is not of one mind about it.
    .question = When does the game end once triggered?
rule-F1-DIFF-38 = The discard pile is shuffled. The French rulebook turns it over.
    .question = How is the deck renewed?
rule-F1-DIFF-39 = Yes: goods 1, illegal 2; majorities 6, luxury 8, illegal -6; a full set 10; a loaded container 2.
    .question = Are the scoring values the same?
rule-F1-DIFF-40 = Bonus and penalty are both shared, rounded up, as in the definitive edition. The first edition only mentions the bonus.
    .question = How are tied majorities settled?
rule-F1-DIFF-41 = Yes, to 80 or more by agreement; MRI Machines sets the target to 70. The definitive edition does not offer it.
    .question = Can a longer game be played?
rule-F1-DIFF-42 = Yes, in both editions.
    .question = Does an any-time power need the tier?
rule-F1-DIFF-43 = You cannot resolve it, and a target who cannot pay does not, as in the definitive edition. The first edition does not say.
    .question = What if a power cannot be paid for?
rule-F1-DIFF-44 = By a card and two imports in the Chinese rulebook, by drawing with three imports in the French one. Both fit the rule that drawing keeps imports.
    .question = How does the third player of the example reach three Import actions?
rule-F1-DIFF-45 = Jutaku, Kickstarter and Captain cards without rules of their own. Capital, Tokyo, Flag, market and token variants belong to the definitive edition and are not mixed in.
    .question = Which modules are there?
rule-F1-DIFF-46 = No; the definitive edition drops it.
    .question = Is advice to beginners part of the rules?

## Open points

rule-F1-OPEN-01 = 1 pays 0, which Prefab Homes makes possible, and 7 pay 14, which Tablets makes possible.
    .question = What do 1 and 7 containers pay?
rule-F1-OPEN-02 = The end stays triggered.
    .question = What if the end is triggered and the sum is lost within the turn?
rule-F1-OPEN-03 = Nobody, and nobody scores it.
    .question = Who has the majority in a type nobody owns?
rule-F1-OPEN-04 = No, only a strict majority scores, except for the owner of Foxes.
    .question = Do Champagne and Nice Suits score when tied?
rule-F1-OPEN-05 = No, the owner may decline; winning ties is a benefit.
    .question = Must the owner of Foxes win a tie for the most illegal goods?
rule-F1-OPEN-06 = Per Load action, which fits the wording best.
    .question = Playstations: extra containers per Load action or per turn?
rule-F1-OPEN-07 = Nothing already placed is lost, but nothing may be added while over the limit.
    .question = What if limits shrink below what you own?
rule-F1-OPEN-08 = It is used once, and every card moved earns 2, even if it is then discarded.
    .question = Is Soy Sauce used once, and are discarded cards paid for?
rule-F1-OPEN-09 = It simply has no effect.
    .question = What of an action that can do nothing, such as Import with no ship at sea?
rule-F1-OPEN-10 = Renew it from the discard pile and go on; if both are empty, stop, and the end is triggered.
    .question = What if the deck runs out during a draw?
rule-F1-OPEN-11 = No, they count cards, and the base is not a card.
    .question = Does the base shipment of the harbour count for Fluffy Pillows and Champagne?
rule-F1-OPEN-12 = They pay what they have, as Pirates does in the definitive edition.
    .question = Delay Game: what of players with fewer than 10 credits?
