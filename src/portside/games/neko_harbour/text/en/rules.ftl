### The numbered rules, rulings and house values of Neko Harbour: The Card Game.

## 1. Components

rule-NH-001 = There are 100 large cards: 64 action cards (32 for each period), 8 turn order / help cards (2 per player), 8 harbour cards (2 per player), 5 sites and 15 expansion cards (5 Kickstarter cards and 10 fishing boats).
rule-NH-002 = There are 120 small cards: 24 ships (6 per player), 36 fish / cargo cards, 30 permit / penguin cards (the penguin side is worth 2 points) and 30 captain cards (the reverse is worth 1 point).
rule-NH-003 = One score pad is included.
rule-NH-004 = The game is for 2 to 4 players.
rule-NH-005 = Nine symbols exist: coin, cargo, fuel, points, fish, permit, ship, captain and pier.
rule-NH-006 = The goal is the highest total of penguin points.

## 2. Setup

rule-NH-007 = Split the action cards by the period shown on their backs.
rule-NH-008 = With 2 players each period deck is the 16 cards marked with two dots.
rule-NH-009 = With 3 players each period deck is the 24 cards marked with two or three dots.
rule-NH-010 = With 4 players each period deck is all 32 cards. So in each period 16 cards carry the two-dot mark, 8 the three-dot mark and 8 the four-dot mark.
rule-NH-011 = Unused action cards leave the game. Shuffle each period deck separately, face down.
rule-NH-012 = Each player takes one colour: 6 ship cards and 2 harbour cards.
rule-NH-013 = Stack the two harbour cards so that only level 1 shows: every harbour starts at level 1.
rule-NH-014 = The level 1 ship starts on the harbour; the other 5 ships form the player's ship supply (see NH-AMB-01).
rule-NH-015 = Fish, cargo, permit, penguin, captain and 1-point cards form six general piles. They never run out: when a pile is empty, turn over cards of the pile on their other side.
rule-NH-016 = Example: the fish pile is empty, so cargo cards are turned over to refill it.
rule-NH-017 = Shuffle the sites face down and reveal 3, 4 or 5 of them for 2, 3 or 4 players, in a row in the middle. The others leave the game.
rule-NH-018 = Each player gets 2 turn order / help cards; one of them shows the position in the turn order.

## 3. When effects apply

rule-NH-019 = Ongoing: the effect applies every time its condition is met.
rule-NH-020 = Once per turn: the action or the symbols may be used once each turn, in the action phase.
rule-NH-021 = Immediate: the effect is used once, at once; it cannot be kept for later.
rule-NH-022 = After an immediate action card has resolved, tuck it at the pier of any column; it raises that pier.
rule-NH-023 = Ship arrival: the effect fires once for each ship that docks in the column.
rule-NH-024 = Game end: the card is scored in final scoring.
rule-NH-025 = What each card does in detail is told by NH-131 to NH-188.

## 4. Structure and drafting

rule-NH-026 = The game has two periods. Each is a draft phase, then an action phase, then period scoring.
rule-NH-027 = With 3 or 4 players lay out one row of 6 cards more than there are players; each row is split into sets of 1, 2 and 3 cards. Cards not dealt leave the game: 3 players use 24 of 24 cards, 4 players 30 of 32.
rule-NH-028 = Example: 3 players lay out 4 rows of 6 cards, with three sets in each.
rule-NH-029 = From the start player clockwise, each player takes one whole set from any row; this is done three times.
rule-NH-030 = A player takes each size of set exactly once and so ends with 6 cards (1 + 2 + 3).
rule-NH-031 = Example: a player who has taken a set of 2 may not take another set of 2.
rule-NH-032 = The draft ends when everybody holds 6 cards. What is left, one set of each size, is removed.
rule-NH-033 = Period 2 starts in the same way with the period 2 deck.
rule-NH-034 = With 2 players, first half: shuffle the 16 cards and show 8. The first player takes 1, the second 2, the first 2, the second 1, so that both hold 3.
rule-NH-035 = With 2 players, second half: show the other 8. The second player takes 1, the first 2, the second 2, the first 1, so that both hold 6.
rule-NH-036 = Example: Marco starts and takes a set of 2, then a set of 3. In the third round he may only take a set of 1; he takes the single card Permit Office.

## 5. A turn and playing a card

rule-NH-037 = In the action phase the start player goes first, then the others by turn order, one turn each in rotation.
rule-NH-038 = A turn must include playing one card from hand: into a column, or abandoned for a pier. Extra actions are optional.
rule-NH-039 = Activated columns may give symbols (to use now), resource cards (to use from the next turn), abilities, or scoring at the end of the game.
rule-NH-040 = The first card goes directly to the right of the harbour. Without a column there is nothing to abandon a card to, so the very first card cannot be abandoned.
rule-NH-041 = A card of a kind not yet in the lane must start a new column at the right end.
rule-NH-042 = A card of a kind already in the lane must go into that column, tucked below with its effect visible. So there is one column for each kind, at most six in the base game, and a level 6 ship needs all six to become ready.
rule-NH-043 = A column is all cards of one kind; a single card is a column too.
rule-NH-044 = A new card works at once and for the rest of the game.
rule-NH-045 = Abandon: tuck the card at the top of any column with only its pier visible and take 2 fish cards. The pier level of the column rises by the pier value of the card.
rule-NH-046 = The pier level of a column is the pier of its first card, plus the piers of all cards tucked at the top, plus 2 for each captain, plus what a Shipyard next to it adds (NH-103). Cards of the same kind below show only their effects and add nothing.
rule-NH-047 = After either choice activate every column, strictly from left to right, one at a time.
rule-NH-048 = Example, Louis, turn 1: Permit Office goes to the right of the harbour; only that column is activated.
rule-NH-049 = Example, turn 2: Fuel Supply Ship is a new kind and opens column 2. Permit Office is activated, then Fuel Supply Ship.
rule-NH-050 = Example, turn 3: a second Fuel Supply Ship is tucked into column 2; there are still two columns.
rule-NH-051 = Example, turn 6, the last card: he abandons a card with pier 3 onto a Visitor Center with pier 2, which makes pier 5. The 2 fish wait in the staging area; then all columns are activated.
rule-NH-052 = Gains and free upgrades may be declined; playing a card and going from left to right may not (see NH-AMB-09).

## 6. Resources and when they may be used

rule-NH-053 = The symbols of one column add up and may be spent only while that column is activated.
rule-NH-054 = Unspent symbols vanish when the column is done; they never become cards.
rule-NH-055 = Matching resource cards may top up the symbols, but only cards from earlier turns. Cards that were bought may be used at once.
rule-NH-056 = Cards gained this turn from action cards, the harbour or sites may be used from the next turn on; bought ones are exempt.
rule-NH-057 = Resource cards that are spent go back to the general supply.
rule-NH-058 = Each type of extra action (permit, coin, fuel) may be done any number of times, but only in its own window.
rule-NH-059 = With a column of that type in the lane, the window is while that column is activated.
rule-NH-060 = Without such a column, the window comes after all columns have been activated.
rule-NH-061 = Example: with a Visitor Center in the lane no coin action is allowed after all columns are done.
rule-NH-062 = Nobody loses an extra action through this rule; only the moment differs.
rule-NH-063 = In any extra action a fish card may stand for 1 coin or 1 fuel. It never stands for a permit.
rule-NH-064 = Where storage and delay are concerned, resource cards are fish, permit and cargo cards.

## 7. Permit actions

rule-NH-065 = Harbour upgrade: pay 3, 4, 6 or 9 permits to reach level 2, 3, 4 or 5, one level at a time, and take the one-time reward of that level. Level 5 is the top.
rule-NH-066 = On the table, slide the upper harbour card one step to the left. The reward is one or more captain cards, at some levels cargo as well.
rule-NH-067 = Example: going from level 1 to level 2 costs 3 permits and gives 1 captain.
rule-NH-068 = Ship upgrade: 1 permit per level, and only for ships on the harbour or in the lane.
rule-NH-069 = The higher ship comes either from the owner's ship supply (swap the two cards where they are) or from the back of the same card (flip it).
rule-NH-070 = The two faces of a ship always total 7.
rule-NH-071 = Example: from level 1 to level 6 by a flip costs 5 permits.
rule-NH-072 = Example: from level 3 to level 4 costs 1 permit, and the card itself can be flipped, since 3 + 4 = 7.
rule-NH-073 = Example: from level 2 to level 6 costs 4 permits; a level 6 ship is taken from the supply and the level 2 ship goes back to it.
rule-NH-074 = Example: Judy's harbour is at level 1. The column gives 2 permit symbols and she adds 1 permit card. She pays 3, her harbour becomes level 2 and she takes 1 captain.

## 8. Coin actions

rule-NH-075 = Buy a ship: 2 coins per level, only from one's own ship supply. It enters on the harbour.
rule-NH-076 = Example: a level 3 ship costs 6 coins.
rule-NH-077 = Buy a permit: 3 coins, straight into the personal supply, to be used at once if wanted.
rule-NH-078 = Example: 3 coins buy 1 permit card.
rule-NH-079 = A player never has more than 6 ships in play. A new ship may move in the same turn if fuel can be spent.

## 9. Fuel actions, docks and sites

rule-NH-080 = 1 fuel moves one ship one step: along the lane, to a site, or between sites.
rule-NH-081 = Every ship starts from the harbour and its first step leads to column 1. In the lane ships only move forward.
rule-NH-082 = One ship may move several steps in a turn and several ships may move. Each step costs 1 fuel, and each column entered is an arrival.
rule-NH-083 = On arrival the dock check comes first: the pier fires if its level is strictly greater than the summed level of all ships in that column, the arriving one included.
rule-NH-084 = A pier that fires gives one dock reward at once; the owner may choose the reward of any harbour level up to the present one.
rule-NH-085 = The ship arrival effects of the column fire only after the dock check.
rule-NH-086 = Example: a level 1 ship arrives alone at pier 2; 2 is more than 1, so there is a reward.
rule-NH-087 = Example: Sophie's column 2 gives 1 fuel and her level 1 ship joins another level 1 ship. The pier is 1 + 2 = 3, more than 1 + 1 = 2, so there is a reward. With harbour level 2 it is a fish or a permit; she takes a permit, usable next turn.
rule-NH-088 = A ship is ready when the number of its column, counted from the left, is at least its level. A ready ship may go to any site for 1 fuel. The harbour is not a column.
rule-NH-089 = Example: a level 3 ship in column 3 or further is ready.
rule-NH-090 = The first site a ship reaches from the lane gives one reward: the better one if no other ship is there, otherwise the basic one. One's own ships count as other ships; only ships there at that moment count.
rule-NH-091 = The left part of a site card is the better reward, the middle part the basic one.
rule-NH-092 = For 1 fuel a ship at a site may move to the site next to it on the left or right; this never gives a reward.
rule-NH-093 = Each ship gets at most one site reward in the game; an empty basic reward uses it up.
rule-NH-094 = Apart from movement, effects on ships touch only those on the harbour or in the lane. A ship at a site may move on or stay to the end, but is never upgraded.
rule-NH-095 = Example: Marco's Fuel Supply Ship in column 1 gives 1 fuel. His level 4 ship moves from column 3 to column 4, where a level 1 ship lies: 4 + 1 = 5 against pier 5 is equal, so there is no reward.
rule-NH-096 = Example: a level 4 ship in column 4 is ready. Still in the fuel window he pays 1 fish as fuel and sails to Penguin Island.
rule-NH-097 = Example: Lettie's level 3 ship is there, so he gets the basic reward, which at Penguin Island is nothing. Had she left before, he would get the better one.
rule-NH-098 = Example: level 4 beats level 3, so Penguin Island would score 20 for Marco and 10 for Lettie. His turn goes on with the next column.
rule-NH-099 = Example: moving this ship to a site next to it later gives nothing.
rule-NH-100 = Ships at a site lie in order of arrival, the earliest nearest to the card.

## 10. Captains and Shipyard piers

rule-NH-101 = A captain card tucked at any column raises its pier by 2; it is then spent.
rule-NH-102 = Captains not used score 1 point each at the end of the game.
rule-NH-103 = A Shipyard in the lane can raise the piers next to it by the amount its visible pier shows.
rule-NH-104 = Piers of 1, 2 and 3 occur; among the known ones a Visitor Center has 2 and a period 1 card has 3 (see NH-MISS-05).

## 11. End of a turn, a period and the game

rule-NH-105 = Cards gained during the turn wait in the staging area; bought cards go directly to the personal supply.
rule-NH-106 = At the end of the turn move the waiting cards into the personal supply.
rule-NH-107 = After that the personal supply may hold at most 8 resource cards (permits, fish and cargo together); the owner chooses which to discard.
rule-NH-108 = Some action cards raise this limit (NH-136, NH-158).
rule-NH-109 = Turns go round until all hands are empty: 6 turns each in a period.
rule-NH-110 = Period scoring: a ship in the last column scores its level, a ship elsewhere in the lane scores 1, ships on the harbour score nothing. Note the points.
rule-NH-111 = Example: a level 5 ship in the last column scores 5 points.
rule-NH-112 = Then all ships in the lane return to the harbour at their present level. The cards of the lane, piers, resources and ships at sites stay as they are.
rule-NH-113 = Turn order of period 2: the highest summed level of ships on the harbour, after the return, goes first, and so on. Tied players keep their order.
rule-NH-114 = After period 1 scoring, play period 2.
rule-NH-115 = Before period 2 scoring each player has one extra turn: extra actions paid only with cards left over, and no column is activated. The cards may also be kept for final scoring.
rule-NH-116 = Cards gained in that extra turn cannot be used in it.
rule-NH-117 = Period 2 scoring follows, then final scoring.

## 12. Final scoring

rule-NH-118 = The game ends after period 2 scoring; six categories are added to the points already noted.
rule-NH-119 = Category 1, each site on its own: rank the players by the summed level of their ships there. The first takes the full value and each next place half of the place before, rounded down. No ship, no points.
rule-NH-120 = Tie at a site: the player with the ship nearest to the card, which arrived earlier, ranks higher. With several ships compare the nearest one of each player.
rule-NH-121 = Category 2: all action cards in the lane that show the game end icon.
rule-NH-122 = Category 3: 2 points per penguin card.
rule-NH-123 = Category 4: 1 point per captain not used; the reverse of the card shows the point.
rule-NH-124 = Category 5: 1 point per cargo card.
rule-NH-125 = Category 6: 1 point for each level 5 ship and 3 points for each level 6 ship in the lane, on the harbour or at a site, but not in the ship supply.
rule-NH-126 = The highest total wins. Ties go to the lowest summed level of all ships, then to more resource cards left; after that the victory is shared.
rule-NH-127 = Example with 3 players, Marco: second at Livingston Island 14 / 2 = 7, first at Penguin Island 20, third at King George Island 10 / 2 / 2 = 2. His sites score 29.
rule-NH-128 = Example: 3 Permit Offices 8, Seaside Town with 3 cargo 3, Shipyard with harbour level 3 another 3, in all 14.
rule-NH-129 = Example: 1 penguin 2, 2 captains 2, 3 cargo 3, one level 5 ship 1, in all 8.
rule-NH-130 = Example: the total is 2 + 2 + 29 + 14 + 8 = 55.

## 13. Action cards

rule-NH-131 = Visitor Center: 2 coins each turn.
rule-NH-132 = Visitor Center: 4 coins each turn.
rule-NH-133 = Visitor Center: at game end 4 points for each set of 3 Visitor Centers, this one included.
rule-NH-134 = Seaside Town: 1 cargo for each ship that arrives in the column.
rule-NH-135 = Seaside Town: at game end 1 more point per cargo card.
rule-NH-136 = Seaside Town: 1 cargo per arrival, and the storage limit rises by 2 for good; several of these add up.
rule-NH-137 = Fuel Supply Ship: 1 fuel each turn.
rule-NH-138 = Fuel Supply Ship: 2 fuel each turn.
rule-NH-139 = Fuel Supply Ship: at game end 6 points for each set of 3 Fuel Supply Ships, this one included.
rule-NH-140 = Shipyard: after the dock check the arriving ship rises 1 level for free. The dock check is not repeated.
rule-NH-141 = Shipyard, immediate: 1 point for each own ship of level 4 or more, recorded with 1-point and 2-point cards in the personal supply; then NH-022 applies.
rule-NH-142 = Shipyard: at game end as many points as the harbour level.
rule-NH-143 = Example: harbour level 4 gives 4 points.
rule-NH-144 = Permit Office: 1 permit each turn.
rule-NH-145 = Permit Office: 2 permits each turn.
rule-NH-146 = Permit Office: at game end 8 points for each set of 3 Permit Offices, this one included.
rule-NH-147 = A set card scores its points once for every three cards of its kind in the column; a rest of one or two counts nothing.

## 14. Research Stations

rule-NH-148 = Research Station: abandoning a card gives 1 fish and 2 permits instead of 2 fish.
rule-NH-149 = Research Station: once per turn, together with the action of a coin or fuel column, 2 more coins or 1 more fuel.
rule-NH-150 = Research Station: a first arrival at a site always takes the better reward; it is still one reward per ship.
rule-NH-151 = Research Station: permits cost 2 coins instead of 3.
rule-NH-152 = Research Station: each harbour upgrade also gives 1 penguin card.
rule-NH-153 = Research Station: turn over one fish or permit card of the personal supply (fish becomes cargo, a permit becomes a penguin).
rule-NH-154 = Research Station: a ship moving to a pier of level 6 or more brings 1 extra cargo, whether or not the pier fires.
rule-NH-155 = Research Station: at game end 1 more point per captain card not used.
rule-NH-156 = Research Station: own ships arriving at a site take the place nearest to the card, which matters for ties.
rule-NH-157 = Research Station: an arrival without a dock reward gives 1 fish.
rule-NH-158 = Research Station: no storage limit.
rule-NH-159 = There are eleven Research Station effects, shared between the base game and the Kickstarter expansion (see NH-MISS-06).

## 15. Sites

rule-NH-160 = Site A: one given resource card, or a penguin card.
rule-NH-161 = Site B: the resource cards shown; the basic reward is nothing. This is Penguin Island, worth 20 points.
rule-NH-162 = Site C: raise one ship on the harbour or in the lane for free, by 3 levels (better) or 1 level (basic).
rule-NH-163 = Site D: one resource card of the player's choice, or a penguin card.
rule-NH-164 = Site E: 1 captain card.
rule-NH-165 = Site E: its value is the summed level of all ships there, whoever owns them; then the players are ranked as usual.
rule-NH-166 = Example: ships of level 4, 2 and 5 make the value 11.
rule-NH-167 = Known values: Livingston Island 14, Penguin Island 20, King George Island 10.

## 16. Variants

rule-NH-168 = Kickstarter expansion: 5 cards, sites and Research Stations. Any of them may be shuffled into their decks at setup.
rule-NH-169 = Fishing boats: 10 cards, 5 for each period. Reveal the five of period 1 at setup and keep the others aside.
rule-NH-170 = After period 1 scoring compare coins: the coin symbols in the lane plus 1 per fish card, counted but not spent.
rule-NH-171 = The player with the most coins chooses one boat first, then the others downwards; one boat each.
rule-NH-172 = Tie: more ships in play goes first; if still tied, the one later in turn order. Boats left over leave the game.
rule-NH-173 = The boat is placed at once as a new column, or abandoned for a pier with the usual 2 fish.
rule-NH-174 = Then reveal the boats of period 2; they are chosen in the same way after period 2 scoring.
rule-NH-175 = Scoring boat: choose one column and score the sum of its 3 highest single piers.
rule-NH-176 = Example: piers 2, 1, 3 and 2 in one column score 7 (3 + 2 + 2).
rule-NH-177 = Scoring boat: 1 more point per cargo card.
rule-NH-178 = Scoring boat: 1 more point per captain card.
rule-NH-179 = Scoring boat: 1 more point per penguin card.
rule-NH-180 = Scoring boat: 1 more point per permit card.
rule-NH-181 = Trading boats: each ship arrival allows the trade shown once, in either direction.
rule-NH-182 = Example: a permit for a captain, or a captain for a permit.
rule-NH-183 = Trade: 1 penguin for 4 fish, or the reverse.
rule-NH-184 = Trade: 1 permit for 1 captain, or the reverse.
rule-NH-185 = Trade: 1 permit or 1 cargo for 3 fish, or the reverse.
rule-NH-186 = Trade: 1 cargo for 1 captain and 1 fish, or the reverse.
rule-NH-187 = Trade: 1 captain for 1 penguin and 1 fish, or the reverse.
rule-NH-188 = The five trading boats belong to period 1 and the five scoring boats to period 2: no ship can arrive any more at a boat taken after period 2 scoring.

## Rulings

rule-NH-AMB-01 = Two cards each of 1/6, 2/5 and 3/4; a card of the supply may be taken with either face up. The faces total 7, and the examples show a player with two level 1 ships and another who takes a level 6 ship out of the supply, which no fixed set of fronts allows.
    .question = Which faces does the ship supply offer?
rule-NH-AMB-02 = The random order of the draw is kept, from left to right; only neighbours are linked and the two ends do not meet. Moving between sites needs a left and a right neighbour.
    .question = In which order do the sites lie?
rule-NH-AMB-03 = A random player starts and the order is clockwise. The draft of period 1 also runs clockwise from the start player.
    .question = Who starts, and what is the turn order of period 1?
rule-NH-AMB-04 = None. Setup lists everything else that a player receives.
    .question = Are there starting resources?
rule-NH-AMB-05 = No. Fish are the reward for abandoning, which is the other way to play a card; nor does the tucked card open a column of its own kind.
    .question = Does a tucked immediate card also give 2 fish?
rule-NH-AMB-06 = The card is discarded and raises no pier. There is nothing to tuck it to; this practically never happens.
    .question = What if an immediate card is played before there is any column?
rule-NH-AMB-07 = Clockwise from the new start player; the action phase uses the turn order cards. The draft is described as clockwise and period 2 as the same procedure.
    .question = Does the draft of period 2 run clockwise or by the turn order cards?
rule-NH-AMB-08 = Free choice among the 3 cards still shown; 2 of each 8 go unused. After taking 1, 2 and 2 of 8 cards three are left.
    .question = In the draft for two, what does the last pick choose from?
rule-NH-AMB-09 = Yes: all gains and free upgrades are optional. Only playing a card is called mandatory, and the order from left to right is fixed.
    .question = May effects be declined?
rule-NH-AMB-10 = After all columns are done the missing types may be mixed in any order: buy a permit, then spend it. No order is given, and bought cards may be used at once.
    .question = What if several types of column are missing?
rule-NH-AMB-11 = Yes, it counts. The card is played before the columns are activated.
    .question = Does a column opened this turn decide the window of its extra action?
rule-NH-AMB-12 = They are exempt from the delay and from the limit. The rule on storage names fish, permit and cargo only.
    .question = Do captain and penguin cards fall under the delay and the storage limit?
rule-NH-AMB-13 = No: cargo pays for nothing and is kept for points and trades. No extra action takes cargo.
    .question = Cargo is listed among the cards for extra actions. Does it pay for one?
rule-NH-AMB-14 = Then that upgrade is not possible; a higher level that can be reached may be paid for instead. The new ship must come from one of the two places named.
    .question = What if no card offers the level wanted?
rule-NH-AMB-15 = No; they fire whenever a ship arrives, in any window. In an example a ship moves into column 4 while column 1 is activated.
    .question = Do arrival effects depend on the column being activated?
rule-NH-AMB-16 = When a ship leaves, the gap closes; a ship that returns joins at the end. Being nearer stands for having arrived earlier.
    .question = What happens to the line at a site when a ship leaves or returns?
rule-NH-AMB-17 = At any moment of one's own turn, the final extra turn included and also in the turn it is gained, but not between an arrival and its dock check. No timing is given, the check is immediate, and captains are not delayed cards.
    .question = When may a captain be tucked?
rule-NH-AMB-18 = Only while a Shipyard is the first card of its column, the one showing the pier; it adds to the columns directly left and right, and does nothing when abandoned. The note speaks of a Shipyard in the lane and of its visible pier.
    .question = How far does the pier bonus of a Shipyard reach?
rule-NH-AMB-19 = No. An example gives a level 5 ship exactly 5 points. Ships at sites are not in the lane and score nothing.
    .question = Does a ship in the last column also score the 1 point of the lane?
rule-NH-AMB-20 = All three types of extra action in any order; dock checks, arrival effects and site rewards fire, once-per-turn symbols do not; the limit of 8 applies afterwards, and players go in the turn order of period 2. The rules expect gains in this turn and bar only the activation of columns.
    .question = What works in the extra turn before period 2 scoring?
rule-NH-AMB-21 = Cards lying in the column with their effect; abandoned or tucked ones do not count. Every game end card scores on its own. Abandoning a card gives up its function.
    .question = Which cards count for a set?
rule-NH-AMB-22 = Ships in play: on the harbour, in the lane and at sites. Cards of the supply have no fixed level.
    .question = Which ships count when a tie for victory is broken?
rule-NH-AMB-23 = Only those on the harbour and in the lane. Effects on ships do not reach ships at sites.
    .question = Which ships does the immediate Shipyard count?
rule-NH-AMB-24 = Yes. The 2-point card is the penguin and the 1-point card the captain, so they are paid in those, with as few cards as possible.
    .question = Do the point cards of a Shipyard count as captains or penguins?
rule-NH-AMB-25 = The coins in the coin window, the fuel in the fuel window, whichever the owner picks that turn; if that column is missing, in the window after all columns. Symbols end with their window.
    .question = When does the Research Station with coins or fuel apply?
rule-NH-AMB-26 = Once per turn, when the Research Station column is activated, and only a card already in the personal supply. Without a limit every permit would become 2 points.
    .question = How often may the Research Station turn a card over?
rule-NH-AMB-27 = Up to that many levels, never beyond 6, and one ship only. There is no level above 6.
    .question = Can site C raise a ship beyond level 6?
rule-NH-AMB-28 = The penguin is better, the resource basic. A penguin is 2 points, a resource at most 1.
    .question = Which reward of sites A and D is the better one?
rule-NH-AMB-29 = Better: 1 captain; basic: nothing. Only one reward is named there.
    .question = What are the two rewards of site E?
rule-NH-AMB-30 = Its Research Stations join the deck of their period and its sites the site deck; as many cards as before are dealt and the surplus is unused. Nothing else changes.
    .question = How do the Kickstarter cards change the size of the decks?
rule-NH-AMB-31 = Only the coins printed on Visitor Centers count. The Research Station with coins or fuel is a choice, not a fixed coin.
    .question = Which coin symbols count when choosing a boat?
rule-NH-AMB-32 = The newly assigned one. It is set during period 1 scoring, which comes first.
    .question = Which turn order breaks a tie for the boats?
rule-NH-AMB-33 = A boat always opens its own column at the right end, even beside another boat; NH-148 applies when it is abandoned. The boat is called a new column and otherwise treated like any other card.
    .question = Where does a boat go, and do card effects apply to it?
rule-NH-AMB-34 = As the text stands: cargo on one side, captain and fish on the other; captain on one side, penguin and fish on the other. The literal reading; the rates are data and can be changed.
    .question = On which side of the last two trades does the fish stand?

## House values

rule-NH-MISS-01 = House value: which action card carries which mark of the number of players. In each period there are 6 Visitor Centers, 6 Fuel Supply Ships, 6 Permit Offices, 5 Seaside Towns, 5 Shipyards and 4 Research Stations.
rule-NH-MISS-02 = Level 2 of the harbour gives 1 captain. House values: level 3 gives 1 captain and 1 cargo, level 4 gives 2 captains and 1 cargo, level 5 gives 2 captains and 2 cargo.
rule-NH-MISS-03 = House values for dock rewards: a fish at harbour level 1, a permit at level 2, a cargo at level 3, a captain at level 4, a penguin at level 5. Fish and permit are known to be the first two.
rule-NH-MISS-04 = House value: the Shipyards that upgrade an arriving ship raise the pier on each side by 1.
rule-NH-MISS-05 = House values: the pier of every action card. Only values of 1, 2 and 3 are used.
rule-NH-MISS-06 = House value: eight Research Stations belong to the base game (NH-148 to NH-155, four in each period) and three to the Kickstarter expansion (NH-156 to NH-158), one copy of each.
rule-NH-MISS-07 = House values: Livingston Island is site A with cargo as its basic reward, King George Island is site C, Deception Island is site D worth 12, Paulet Island is site E; the better reward of Penguin Island is 1 permit and 1 fish.
rule-NH-MISS-08 = House value: the five Kickstarter cards are 3 Research Stations and 2 sites.
rule-NH-MISS-09 = House value: every fishing boat has pier 2.

## Slips in the rulebook

rule-NH-ERR-01 = Abandoning a card is once said to raise the harbour level; the pier level is meant.
rule-NH-ERR-02 = An example calls a Visitor Center the second column where Fuel Supply Ship is; only the sum of the piers and the fish are taken from it.
rule-NH-ERR-03 = The two parts of a site card are swapped in one bracket; the defining text, NH-091, holds.
rule-NH-ERR-04 = The Research Station of NH-156 stands under game end, yet speaks of arriving: it is an ongoing effect at each arrival, moves between sites included, and ships already there do not shift forward.
