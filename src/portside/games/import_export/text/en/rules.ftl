### The numbered rules, rulings and worked cases of Import/Export, definitive edition.

## A. Components and vocabulary

rule-IE-001 = The full box holds 170 commodity cards, each with a power of its own (see AMB-005).
rule-IE-002 = 100 of those cards are the basic set.
rule-IE-003 = 15 cards are the Capital set.
rule-IE-004 = 10 cards are the Tokyo set.
rule-IE-005 = 15 cards are the first Kickstarter set.
rule-IE-006 = 10 cards are the second Kickstarter set.
rule-IE-007 = 10 cards are the J set.
rule-IE-008 = 10 cards are the Flag set (each is two Contracts, see IE-203).
rule-IE-009 = One large Supply Island board exists; its reverse is the Port of Tokyo.
rule-IE-010 = Six payout reference cards exist; each reverse is a miniature Harbour.
rule-IE-011 = One market card exists and is optional.
rule-IE-012 = Six full-size Harbours exist.
rule-IE-013 = Twelve Ships exist (two per player colour, IE-031).
rule-IE-014 = Sixty square tokens are worth 2 credits each and can double as container markers.
rule-IE-015 = Fifty rectangular tokens are worth 10 credits each and can double as container markers.
rule-IE-016 = One buoy marks the leading player.
rule-IE-017 = One rulebook is included.
rule-IE-018 = Play is a series of turns; each turn has exactly one leading player, who either draws or plays a card for an action.
rule-IE-019 = When an action is led, every other player may join it with a matching hand card, or may draw.
rule-IE-020 = After everybody has acted the lead moves one seat clockwise.
rule-IE-021 = In-game income comes from fulfilled Contracts, cards sold, and powers of fulfilled Contracts.
rule-IE-022 = At game end Goods are worth credits, the leader in each type is rewarded, and owning every type is rewarded.
rule-IE-023 = Holding the most Illegal Goods costs credits, paid to the bank, at game end.
rule-IE-024 = Highest credit total after scoring wins.

## B. Setup

rule-IE-025 = Put the Supply Island mid-table; the table area around it is the Open Sea.
rule-IE-026 = Shuffle every commodity card in use into one draw deck, face down beside the Island.
rule-IE-027 = Keep room beside the deck for one discard pile.
rule-IE-028 = Turn up as many cards onto the Island as there are players.
rule-IE-029 = With five or fewer players the light-grey Harbour and its Ships are not used.
rule-IE-030 = Deal each player one of the Harbours in use at random.
rule-IE-031 = Each player gets the two Ships that share one colour (their Harbour's).
rule-IE-032 = Each player gets one Ship/payout reference card.
rule-IE-033 = Harbours, Ships and reference cards nobody received leave the game.
rule-IE-034 = Each player starts with one Ship at their Harbour and the other in the Open Sea.
rule-IE-035 = Each Ship in the Open Sea starts with four face-up cards from the deck beneath it as Containers.
rule-IE-036 = Every player starts with 10 credits.
rule-IE-037 = Credit holdings are public.
rule-IE-038 = In a six-player game the grey player starts with 4 credits more (14).
rule-IE-039 = All other credits form the bank next to the deck.
rule-IE-040 = Every player draws five cards as an opening hand.
rule-IE-041 = Hands are secret.
rule-IE-042 = A random player leads first and takes the buoy.

## C. Leading a turn

rule-IE-043 = The leader takes exactly one of two options: A (draw) or B (play).
rule-IE-044 = Option A below five cards: the leader draws up to a hand of five.
rule-IE-045 = Option A with five or more cards already: the leader draws one card.
rule-IE-046 = After option A the turn is over at once and the seat to the left leads; nobody follows or draws.
rule-IE-047 = Whenever the deck is empty, the discard pile is shuffled and becomes the deck.
rule-IE-048 = Option B: the leader plays one hand card to their Harbour.
rule-IE-049 = Option B commits the leader to one action of the type printed on the played card's left edge.
rule-IE-050 = The leader may add one more action of that type per matching Crew card they elect to use (any number of them, including none).
rule-IE-051 = At this point the number of actions is only announced; nothing is carried out.
rule-IE-052 = Two hand cards of one colour, played together, stand in for a single card of any action type.
rule-IE-053 = The two-card wild is open to the leader as well as to followers.
rule-IE-054 = The two-card wild helps a player who lacks a card of the wanted action; whether that is a condition is ruled by AMB-009.

## D. Following or drawing

rule-IE-055 = After a led action, each other player decides in clockwise order from the leader.
rule-IE-056 = Follow: play one hand card of the led action type to your Harbour.
rule-IE-057 = A follower who played a card is committed to one action for it.
rule-IE-058 = A follower may add one action per matching Crew card they elect to use, and must announce the total.
rule-IE-059 = Instead of following, draw up to five cards, or one card if already at five or more.
rule-IE-060 = After that draw the player may still announce one action per matching Crew card they elect to use (zero allowed).
rule-IE-061 = Followers, too, only announce; execution comes later.

## E. Performing, discarding, handing over

rule-IE-062 = Execution starts with the leader and continues clockwise.
rule-IE-063 = Each player has to carry out the action exactly as often as announced.
rule-IE-064 = When all are done, every card that was played to a Harbour this turn goes to the discard pile.
rule-IE-065 = The next seat clockwise becomes leader and receives the buoy.

## F. Crew and Goods limits

rule-IE-066 = At every moment your Crew may number at most your count of fulfilled Contracts.
rule-IE-067 = At every moment your Goods may number at most twice your count of fulfilled Contracts.
rule-IE-068 = A Harbour itself supplies one fulfilled Contract from the start.
rule-IE-069 = Harbour base and tucked Contract cards are added together for both limits.

## G. Discard pile

rule-IE-070 = Discards go face up on the pile.
rule-IE-071 = Only the top discard is visible; browsing the pile needs an effect that says so.

## H. Action summaries

rule-IE-072 = The standard game has five action types: Supply, Import, Contract, Load, Pirate.
rule-IE-073 = Supply in brief: sell one card to the Island for 4, or recruit one Island card as Crew.
rule-IE-074 = Import in brief: auction a Ship at sea; the winner gets two of its cards.
rule-IE-075 = Contract in brief: a hand card becomes a Contract on a Ship in your Harbour.
rule-IE-076 = Load in brief: a hand card becomes cargo for a Contract on a Ship in your Harbour.
rule-IE-077 = Pirate in brief: grab one Container from a Ship at sea or from the Island; put it on your Ship if there is room, or else discard it.

## I. Supply

rule-IE-078 = Each single Supply action is either a sale or a recruitment, chosen anew each time.
rule-IE-079 = Sale: one hand card goes to the Island and the bank pays 4.
rule-IE-080 = At most one sale per player per turn.
rule-IE-081 = Recruitment: any one Island card is tucked at the Harbour's left as Crew.
rule-IE-082 = Crew supply additional actions of their type (IE-050, IE-058, IE-060).
rule-IE-083 = Recruitment may be repeated within a turn, once per Supply action.
rule-IE-084 = At the Crew limit a recruitment still removes a card from the Island, but that card is discarded.
rule-IE-085 = Existing Crew can never be swapped out to make room.

## J. Import

rule-IE-086 = Import moves cards from Ships at sea into Crew and/or Goods.
rule-IE-087 = Goods give credits at the end of the game and raise tiers for Contracts.
rule-IE-088 = The leader names any Ship in the Open Sea to be auctioned.
rule-IE-089 = Others take part if they joined the Import by card or by Import Crew.
rule-IE-090 = Participants commit secret bids, zero included, and reveal them together.
rule-IE-091 = The top bidder wins and pays that bid to the bank.
rule-IE-092 = Losing bidders pay nothing.
rule-IE-093 = Among tied top bidders the leader names the winner.
rule-IE-094 = The winner takes two cards off that Ship, each becoming Crew or Goods.
rule-IE-095 = No more than one of the cards from one win may become Crew.
rule-IE-096 = If the taker does not own the Ship, the owner receives 2 from the bank.
rule-IE-097 = A Ship left without cards goes back to its owner's Harbour at once.
rule-IE-098 = Crew and Goods limits hold; what does not fit is discarded.
rule-IE-099 = Taking is compulsory, and a taken card may be thrown away only if neither area can legally receive it (both full, or the one Crew placement is used up and Goods are full).
rule-IE-100 = Import is not executed seat by seat: there are as many auctions as the largest number of Import actions anyone announced.
rule-IE-101 = The leader names the Ship for every auction, even those in which the leader does not take part.
rule-IE-102 = The same Ship may be named in several auctions.
rule-IE-103 = Auction number k is open only to players who announced k or more actions.
rule-IE-104 = The leader may award a tie to themself.
rule-IE-105 = A lone participant wins with a bid of zero.
rule-IE-106 = The owner's 2 credits are due even if the winning bid was zero.

## K. Contract

rule-IE-107 = A Contract is a card placed beneath a Ship; its power and its effect on limits arrive only once it is fulfilled.
rule-IE-108 = Limits grow only if the fulfilled card actually ends up tucked at the Harbour.
rule-IE-109 = One Contract action puts one hand card under a Ship that is in your Harbour.
rule-IE-110 = The card's load requirement must stay visible.
rule-IE-111 = A Ship may hold several Contracts.
rule-IE-112 = The summed load requirement of one Ship's Contracts may not be above 6.
rule-IE-113 = A card may be contracted only if its tier requirement is met.
rule-IE-114 = The requirement is the count and colour of the solid circles at the card's upper right.
rule-IE-115 = Each Good you own is worth one tier in its own type.
rule-IE-116 = Your Harbour is worth one tier in its own colour.
rule-IE-117 = Expansion cards may show circles of more than one colour; each colour has to be met.
rule-IE-118 = Every further Contract action in the turn may place a further Contract.
rule-IE-119 = A further Contract action may instead be spent as one temporary tier toward a Contract being placed.
rule-IE-120 = Several actions may be spent this way to cover several missing tiers.
rule-IE-121 = While you lead you may, at any point, throw away unfulfilled Contracts from a Ship of yours.
rule-IE-122 = Thrown-away Contracts go to the discard pile.
rule-IE-123 = Containers on that Ship are not removed.

## L. Load and fulfilment

rule-IE-124 = Load puts hand cards on Ships in your Harbour to work toward their Contracts.
rule-IE-125 = One Load action places one hand card on one of your Harbour Ships.
rule-IE-126 = The Ship must carry a Contract with an open requirement that this card's colour satisfies.
rule-IE-127 = A placed card is only a Container; the rest of its print is disregarded.
rule-IE-128 = One Container per Load action; several actions load several.
rule-IE-129 = Once a colour requirement is satisfied no further Container of that colour may be loaded for it.
rule-IE-130 = All Contracts on a Ship are fulfilled together, when the requirements of every one of them are covered in number and colour.
rule-IE-131 = Fulfilment happens immediately and is not optional.
rule-IE-132 = Fulfilment runs through four steps, in this order: pay, tuck and resolve, sail, refill.
rule-IE-133 = Step 1: the bank pays by the number of Containers on the Ship.
rule-IE-134 = Two Containers pay 6.
rule-IE-135 = Three or four Containers pay 10.
rule-IE-136 = Five or six Containers pay 14.
rule-IE-137 = Step 2: the Contract cards are tucked in the Harbour's fulfilled section.
rule-IE-138 = Still step 2: powers bearing the immediate icon (a grey disc with a 1) resolve now.
rule-IE-139 = Step 3: the Ship goes to the Open Sea together with the Containers that did the fulfilling.
rule-IE-140 = Step 4: one card from the deck is added face up to the Island.
rule-IE-141 = Limits are recomputed from the fulfilled Contracts you now have (Harbour base included).

## M. Pirate

rule-IE-142 = Pirate transfers a Container from a Ship at sea, or a card from the Island, to a Ship of yours.
rule-IE-143 = Each Pirate action selects one prize: cargo of a Ship at sea, no matter whose, or an Island card.
rule-IE-144 = The prize goes on one of your Ships in Harbour.
rule-IE-145 = As with Load, an open matching requirement is needed.
rule-IE-146 = A prize that cannot be loaded is discarded.
rule-IE-147 = A player finishes all of their Pirate actions before the next seat begins.
rule-IE-148 = A Ship at sea that loses its last Container goes home at once.
rule-IE-149 = Piracy never pays the Ship's owner.
rule-IE-150 = Contracts completed through piracy are fulfilled exactly as under Load.

## N. End of game

rule-IE-151 = End trigger 1: some player has at least 50 physical credits.
rule-IE-152 = End trigger 2: the deck and the discard pile are both empty.
rule-IE-153 = End trigger 3: a special condition printed on a fulfilled Contract is satisfied.
rule-IE-154 = Once triggered, the current leader's turn is completed and then scoring follows.

## O. Scoring

rule-IE-155 = 2 credits per Container on a Contract that is still unfulfilled.
rule-IE-156 = 1 credit per Technology, Agriculture, Consumer or Luxury Good.
rule-IE-157 = 2 credits per Illegal Good.
rule-IE-158 = 10 credits for owning at least one Good of every type.
rule-IE-159 = 6 credits for strictly the most Technology Goods.
rule-IE-160 = 6 credits for strictly the most Agriculture Goods.
rule-IE-161 = 6 credits for strictly the most Consumer Goods.
rule-IE-162 = 8 credits for strictly the most Luxury Goods.
rule-IE-163 = Minus 6 credits for strictly the most Illegal Goods.
rule-IE-164 = Plus whatever your Contracts that score at game end give.
rule-IE-165 = Players tied for most of a type each receive the reward divided by their number, rounded up.
rule-IE-166 = A tie for most Illegal divides the penalty likewise, also rounded up.
rule-IE-167 = Most credits wins.
rule-IE-168 = Equal top totals share the win.

## P. Capital expansion

rule-IE-169 = Capital adds a sixth action and Contracts with their own tier rule.
rule-IE-170 = The grey seat may be used at any player count.
rule-IE-171 = The grey player starts with 2 extra credits.
rule-IE-172 = The grey Harbour is worth one tier for Capital Contracts.
rule-IE-173 = A Capital card dealt onto a Ship at sea during setup is discarded and replaced from the deck.
rule-IE-174 = Barter: exchange one hand card with one Island card per action.
rule-IE-175 = A led Barter is carried out by the leader alone; nobody may follow or draw, and the lead passes on.
rule-IE-176 = A player with a Barter card in Crew may follow any led action type with Barter.
rule-IE-177 = Such a player may also draw, then perform one Barter per Barter card in Crew.
rule-IE-178 = Performing Barter rules out performing any other action type in that turn.
rule-IE-179 = A two-card wild cannot be declared as Barter.
rule-IE-180 = Two Barter cards may form a wild for any other action, leading or following.
rule-IE-181 = Each Capital Good counts as one Good of the type of your leftmost Good that is not Capital.
rule-IE-182 = A Capital Contract also has a tier requirement to meet.
rule-IE-183 = Capital tier requirements run from 0 to 9.
rule-IE-184 = Every Good you own, whatever its type, is worth one tier toward a Capital Contract.
rule-IE-185 = The grey Harbour adds one more tier toward Capital Contracts.
rule-IE-186 = Extra Contract actions can replace missing Capital tiers as well.
rule-IE-187 = A rainbow load requirement accepts a Container of any colour.
rule-IE-188 = A grey Container satisfies a requirement of any colour.
rule-IE-189 = Grey Containers can be neither loaded nor pirated.
rule-IE-190 = Only powers can bring a grey Container onto your Ship.
rule-IE-191 = Capital cards may be discarded from hand at any time.
rule-IE-192 = Discarding them draws no replacement; you wait for your next draw.
rule-IE-193 = A fulfilled Capital Contract pays by the ordinary table.
rule-IE-194 = Capital powers obey the general power rules.

## Q. Tokyo expansion

rule-IE-195 = Use the Port of Tokyo side of the board; everything else stays as in the base game.
rule-IE-196 = A card put on the Port goes to the column for its tier requirement.
rule-IE-197 = Every reference to the Supply Island means the Port instead.
rule-IE-198 = A sale still pays 4 and files the card in its tier column.
rule-IE-199 = Recruiting Crew may take from any column.
rule-IE-200 = A Contract action may use a Port card instead of a hand card (any player).
rule-IE-201 = Contracting from the Port costs the credits printed above that column.
rule-IE-202 = The tier requirement still has to be met.

## R. Flag expansion

rule-IE-203 = A Flag card bears two container colours and two different Contracts.
rule-IE-204 = When contracting it you choose which way up it lies.
rule-IE-205 = Only the chosen Contract works; the other half is void.
rule-IE-206 = Flag Contracts need no tier.
rule-IE-207 = Loading a Flag card costs 2 credits.
rule-IE-208 = Unable to pay means unable to load it.
rule-IE-209 = On loading you choose which of its two colours it is.
rule-IE-210 = The chosen colour is shown by turning that end toward the Ship.
rule-IE-211 = Once loaded it may be pirated, as the colour it was loaded as.
rule-IE-212 = That orientation must be preserved while it is a Container.

## S. Commodities market

rule-IE-213 = Put the market card out with one marker per Good type at 0.
rule-IE-214 = Each Good entering any player's Goods raises its type's marker one step.
rule-IE-215 = Markers stop at +2; surplus movement is lost.
rule-IE-216 = On fulfilment each Container of the fulfilled Contract changes the payout by its type's marker value.
rule-IE-217 = After the payout each Container on that Ship lowers its type's marker one step.
rule-IE-218 = Markers stop at -2; surplus movement is lost.

## T. General rules for powers

rule-IE-219 = Each card names one Contract and one power; powers often override ordinary rules.
rule-IE-220 = The any-time icon lets a power be used at any time; some such powers work from the hand, as their text says.
rule-IE-221 = A power that plays its own card from hand still requires that card's tier.
rule-IE-222 = The immediate icon: resolve once, when the Contract is fulfilled; the card is still tucked but has no power afterwards.
rule-IE-223 = No icon: ongoing; the effect applies from after the fulfilment onwards.
rule-IE-224 = Payments go to the bank unless a text names someone else.
rule-IE-225 = If a power demands credits or cards from you and you lack them, the power cannot be resolved (unless its text says otherwise).
rule-IE-226 = A targeted player who cannot pay credits or cards simply does not.

## U. Alternative container variants

rule-IE-227 = By default cards themselves are the Containers and tokens are money only.
rule-IE-228 = Variant 1: a card that would be loaded is discarded and a token of its colour is put on the Ship instead.
rule-IE-229 = Variant 1 piracy simply moves the token between Ships.
rule-IE-230 = Variant 1 import returns the tokens to the supply. For each token, go through the discard pile one by one and take the first card of that colour as Crew or Good.
rule-IE-231 = The rest of the discard pile keeps its order.
rule-IE-232 = Variant 2 (on top of variant 1): Crew and Goods are tokens too; any card that would become Container, Crew or Good is discarded for a token of its colour.
rule-IE-233 = With variant 2 the miniature Harbours on the reverse of the payout cards may be used.
rule-IE-234 = In these variants a grey card used this way becomes a token of a colour its user picks.

## Rulings: what is printed

rule-AMB-001 = From a table of cards outside the rules, every field explicit and replaceable; nothing is derived from the text of a power. Most of these values are drawn on the cards and stand in no text, so many are house values.
    .question = Where do a card's colour, action, tier and load come from?
rule-AMB-002 = By default Technology cards are Load, Agriculture Contract, Illegal Pirate, Consumer Import, Luxury Supply and Capital Barter, but both fields are kept. Variant 2 replaces Crew by coloured tokens, and all cards of the first edition agree.
    .question = Does the colour of a card decide its action?
rule-AMB-003 = Technology is green (also called mint), Agriculture yellow, Consumer black, Illegal red, Luxury blue, Capital grey. Powers tie every other colour to a type, and mint is the only name left for green.
    .question = Which colour belongs to which type?
rule-AMB-004 = By its wording: when, whenever or every time is ongoing; at any time is any-time; a bare instruction is immediate; at game end is scoring; a text about where the card itself goes resolves when it is tucked. Almost all icons that can be told agree with this.
    .question = When does a power apply if its icon cannot be told?
rule-AMB-005 = 180: 160 single cards and two on each of the 10 Flag cards; equal powers are allowed. The sum fits exactly, although each power is called unique.
    .question = How many powers are there, and may two be alike?
rule-AMB-006 = The same card under its older name. The first edition prints it under that name.
    .question = Stolen Documents speaks of a card named Stolen Research. Which one is it?
rule-AMB-007 = Each card carries its set as data, and the options of a game choose by it. No list is printed.
    .question = Which cards belong to which expansion?

## Rulings: the turn

rule-AMB-008 = 2 to 6. There are six Harbours, and following needs an opponent.
    .question = How many players can play?
rule-AMB-009 = No, it is always allowed. Hands are secret, so the condition could not be checked, and the first edition has no condition at all.
    .question = Is the two-card wild allowed only when you hold no card of the wanted action?
rule-AMB-010 = One, plus Crew. The pair replaces one card, and one card is one action.
    .question = Does a wild pair give one action or two?
rule-AMB-011 = Do as much as is legal: an impossible repetition is lost, a possible one is compulsory, and the player chooses among the legal ways. Announced actions must be performed, but nobody is bound to the impossible.
    .question = What if an announced action cannot be carried out, or the player would rather not?
rule-AMB-012 = The announced number is fixed; tiers, limits and legality are read when the action is performed. Only the number is announced.
    .question = What if Crew or tiers change between announcing and performing?
rule-AMB-013 = Yes. Announcing needs a card, not a legal target.
    .question = May you lead or follow with an action that will do nothing?
rule-AMB-014 = Only draw. Playing needs a card.
    .question = What can a leader with an empty hand do?
rule-AMB-015 = No. Nothing makes players discard down.
    .question = Is there a hand limit?
rule-AMB-016 = They lie in the open, outside the discard pile, until the turn ends; then they are discarded leader first, clockwise, each owner choosing the order. Owners are asked where the order can count: with tokens, and where the discards are turned over.
    .question = Where are played cards before they are discarded, and in what order are they discarded?
rule-AMB-017 = A turn is one leader's turn with all followers; it is your turn when you lead. Limits per turn are per player and start anew with each lead or extra turn. The leader is the player whose turn it is.
    .question = What do your turn and per turn mean?
rule-AMB-018 = A draw action is the leader's draw, a follower's draw, or the one Lumber grants. A player draws cards by any effect that says draw, once per instruction. Taking, receiving or revealing to hand is not drawing, except for Massage Tables, which says draw. This keeps Chairs and Lumber apart.
    .question = What counts as drawing?
rule-AMB-019 = No; every Crew card may be used once in every turn, whether you lead or follow. Nothing exhausts or discards them.
    .question = Are Crew used up?
rule-AMB-020 = Hands, the order of the deck, bids and secret choices before they are revealed, and discards below the top one. Everything else is public, hand sizes too. No other limit on looking is given.
    .question = What is hidden?
rule-AMB-021 = Clockwise from the owner of the effect, seeing earlier choices; hand cards are chosen in secret and revealed together. Clockwise is prescribed in the one case that is covered.
    .question = In what order do several players choose for one effect?
rule-AMB-022 = At any pause of one's own turn, any number of Contracts from any own Ship in Harbour, as often as wanted. Any covers one, some or all.
    .question = When, and which, unfulfilled Contracts may the leader throw away?

## Rulings: deck, money and limits

rule-AMB-023 = Draw what there is and skip the rest; the end is triggered and the turn is finished. Cards played this turn do not prevent it, and later discards do not undo it.
    .question = What if deck and discard pile both run out during a draw or refill?
rule-AMB-024 = At once when it becomes empty, without cards played this turn and cards out of the game. Whenever it is empty means at once; it matters for the visible discard and for the end of the game. What is discarded later in the turn in which both piles ran out can be drawn too.
    .question = Is the deck renewed when it becomes empty or when a card is next needed?
rule-AMB-025 = Money in play is even, bids and payments included; final scores are plain numbers apart from tokens. Powers in play round to even while scoring does not, and the first edition says so.
    .question = Tokens are worth 2 and 10, but scoring uses 1s and 3s. What amounts exist?
rule-AMB-026 = No, it is unlimited. 50 credits end the game long before.
    .question = Can the bank run dry?
rule-AMB-027 = No: limits go by 1 plus the cards now in the area. Limits grow only with cards that are tucked, and hold at every moment.
    .question = Does a Contract that left the fulfilled area still count for limits?
rule-AMB-028 = At the next stable point discard down, your choice, Crew and Goods separately. The limits hold at every moment, and Sanitizer shows the same cure.
    .question = What if your limits fall below what you own?
rule-AMB-029 = No, but the Contracts fulfilled with it do. Without room a compulsory move discards it and an optional one is not offered.
    .question = When a card leaves the fulfilled area for Crew or Goods, does it still count for the room there?
rule-AMB-030 = Receive them, then discard the surplus; the receiver chooses among the cards just received, and only cards that stay count as added, for powers and for the market. The overflow is discarded elsewhere too.
    .question = What if a power brings more Goods than fit?
rule-AMB-031 = No: no reward and no penalty at zero. More than any other needs something to have.
    .question = Is there a most when nobody owns the type?
rule-AMB-032 = A purse cannot, as who cannot pay does not pay; a final score can. The penalty is plain arithmetic.
    .question = Can a purse or a score fall below zero?

## Rulings: Import

rule-AMB-033 = No abstention; a bid is any even amount from 0 to the bidder's purse, and the leader bids too if taking part. Announced actions must be performed, and 0 is a bid.
    .question = May a player who takes part abstain, and how high may a bid be?
rule-AMB-034 = Take what is there. A Ship with a single card may be imported from.
    .question = What if the Ship has fewer cards than the winner may take?
rule-AMB-035 = One by one; each is placed before the next, with state checks in between. Aeroponics can strike in the middle of an Import, which is possible only so.
    .question = Are the two cards taken together or one by one?
rule-AMB-036 = That auction is skipped and later ones are checked again. Impossible actions are lost.
    .question = What if no Ship is at sea when an auction is due?
rule-AMB-037 = All cards are taken, then the owner is paid once per win, then reactions, then an empty Ship returns. This is the order of the steps.
    .question = In what order come compensation, reactions and the return of an empty Ship?
rule-AMB-038 = All auctions first, in the leader's place, then the others clockwise. Only Import leaves the order of seats.
    .question = When do players act who perform Barter, Load or Contract in an Import turn?
rule-AMB-039 = By Pocky and Stretch Goal it does: only Paper and Protractors say that nobody is paid. Cards that react to Import actions stay silent, while Protractors reacts to both. Glasses, AR Glasses and Platinum Rings perform real Import actions. For the first edition see F1-252 and F1-269.
    .question = Do powers that import one Container pay the owner, and do Cannabis, Pants or Shampoo apply?
rule-AMB-040 = 2 per auction won. Any red Containers is one condition.
    .question = Does Cannabis collect per red card or per import?
rule-AMB-041 = Only its owner, when naming the target; the winning bid is paid to that owner, so nothing if the owner wins. Whoever wins takes two Island cards by IE-095.
    .question = Who may choose the Island with Dark Flight, and who keeps the bid?

## Rulings: Contract, Load and fulfilment

rule-AMB-042 = No: a load is legal if it lets one more requirement be covered by the Containers aboard, in the best way they can be assigned under present powers. Only unmet requirements are ever spoken of.
    .question = Are Containers tied to a particular requirement once loaded?
rule-AMB-043 = No, neither by Load nor by Pirate; some powers may (Cheap Labor on an empty Ship, the pairs of Robo-Cats). IE-129 forbids it.
    .question = May more Containers than required be loaded?
rule-AMB-044 = It is legal; nothing more can be loaded normally, and the cargo counts towards Contracts placed later where it matches. If it already covers them the Ship is fulfilled at once.
    .question = What of a Ship in Harbour with Containers but no Contract?
rule-AMB-045 = Yes to both, every Container aboard. The payout counts the whole cargo of the Ship.
    .question = Is surplus cargo paid for, and does it sail?
rule-AMB-046 = They are fulfilled at once. Fulfilment follows from the state of the Ship.
    .question = What if throwing away a Contract leaves the others on that Ship covered?
rule-AMB-047 = Yes, within a load of 6; the new requirements delay all others. Only the sum is bounded.
    .question = May a Contract be added to a partly loaded Ship?
rule-AMB-048 = No to both: one action places, and each further action is one tier for one Contract. Tier 3 from nothing costs four actions.
    .question = Can the placing action count as a tier, or one temporary tier serve two Contracts?
rule-AMB-049 = Yes, unless the text waives it as Apples does; for Bamboo see AMB-050. Several powers insist on it.
    .question = Does contracting without an action need the tier?
rule-AMB-050 = Yes. The tier was met moments ago, and free would be empty otherwise.
    .question = Does Bamboo waive the tier as well as the action?
rule-AMB-051 = The highest row that is reached: 1 pays 0, 7 pays 14, 11 and more with Tablets pay 20; without Tablets everything from 5 up pays 14. The table goes by steps.
    .question = What is the payout for 1, 7 or more than 10 Containers?
rule-AMB-052 = One card per Ship. The refill follows the departure of the Ship.
    .question = Is the Island refilled per Contract or per Ship?
rule-AMB-053 = Neither; it is departing, and no target for contracting, loading, importing or Euros. It sails later, and its Contracts are already gone.
    .question = Where is a fulfilled Ship while powers resolve, in Harbour or at sea?
rule-AMB-054 = Step 1: the payout and its extras. Step 2: tuck all, immediate powers in the owner's order, then powers about fulfilled Contracts and Ships. Step 3: sail, then Satellite. Step 4: refill. The single texts fit this order.
    .question = When do powers about fulfilling a Contract happen?
rule-AMB-055 = No, unless its text includes itself; it starts after step 4, while limits change at tucking. Ongoing powers work after their Contract is fulfilled.
    .question = Does a new ongoing power apply to its own fulfilment?
rule-AMB-056 = Texts about a Contract fire for each one; texts about Containers or the Ship once per Ship (Flash Drives, Jets, Laptops, Satellite, Rare Metals). Two of those print the limit per Ship.
    .question = Two Contracts on one Ship: do powers fire once or twice?
rule-AMB-057 = It waits: finish all four steps of the first, then start the second; the owner orders several. The steps stay whole, and nothing else comes between.
    .question = What if a power completes a second Ship while the first is in its steps?
rule-AMB-058 = It sails and returns at once as an empty Ship, which counts as a return. No empty Ship stays at sea.
    .question = What if a fulfilled Ship loses its last Container before sailing?
rule-AMB-059 = No, it must be loaded if it can; but any prize may be chosen, even one that cannot be loaded. The detailed rule goes before the summary.
    .question = May a prize of piracy be discarded although it could be loaded?

## Rulings: powers in general

rule-AMB-060 = The acting player's first, then clockwise; each owner orders those of their own that have something to do, as far as all can see, and state checks run before. The rules go clockwise everywhere.
    .question = Who orders powers that apply at the same time?
rule-AMB-061 = Yes if it can be resolved, Apples included: an Agriculture card in hand is tucked. In the first edition Apples is optional.
    .question = Is an immediate power without may compulsory?
rule-AMB-062 = Not where something is paid or given to you; yes where everybody does something neutral (Dino Bones, Stretch Goal, Flowers, Opposition Leaflets). Some neutral powers say so.
    .question = Does all players include you?
rule-AMB-063 = No, all or nothing, unless the card says as much as possible (Market Data, Muji Pens, Pirates). Who cannot pay simply does not.
    .question = Does a target who is short pay a part?
rule-AMB-064 = Between single steps: before the leader's choice, after each announcement, before and after each action or auction, before the discard at the end of the turn, before scoring. Never inside an effect, nor between bid and reveal. Before a turn ends the leader is asked for powers of one's own turn, and everybody whose any-time power may earn something, as far as all can see: that may end the match with this turn.
    .question = When exactly is any time?
rule-AMB-065 = As a standing offer that blocks nobody, never as a question only its holder is asked. Hidden cards must not leak.
    .question = How is an any-time power in hand offered without giving it away?
rule-AMB-066 = Only those that say so: Lutefisk, Flour and Maple Syrup (and IE-191). The text of the card decides.
    .question = Which any-time powers work from the hand?
rule-AMB-067 = At stable points only: no effect half done and no fulfilment under way. Otherwise transfers and the payout of MRI Machine give nonsense.
    .question = When are end and win conditions tested?
rule-AMB-068 = As if: the card's own immediate or destination power runs, but there is no payout, Ship or refill, and no other card sees a fulfilment. Plainly added: no immediate power, only ongoing ones. The phrase concerns only the power of the card.
    .question = What is the difference between as if just fulfilled and added to your fulfilled Contracts?
rule-AMB-069 = Virtual Goods count wherever Goods are counted (tiers, most, sets, wins, Honey) but cannot be moved, paid or traded and take no room. Virtual Crew count only for announcing actions.
    .question = How far do virtual Goods and Crew go?
rule-AMB-070 = No: a power is not triggered by what happens while it resolves itself. Chains stay finite and single uses are untouched.
    .question = Can powers trigger each other without end, as Cell Phones and Nanobots could?
rule-AMB-071 = No, each card has its own limit. Two cards are two powers.
    .question = Does a copied once-per-turn power share the limit?
rule-AMB-072 = Marks for the turn stay with the card, and a copied power stays if the card is merely handed over. Stolen Documents fulfils it anew, so Wind Turbines chooses again.
    .question = What of the marks on a card that changes hands?

## Rulings: end and scoring

rule-AMB-073 = The end stays triggered. The moment counts, not the state at the end of the turn.
    .question = What if someone reaches 50 and drops below before the turn ends?
rule-AMB-074 = The leader's whole turn with all followers; no extra turn. Scoring follows directly.
    .question = Whose turn is finished, and do extra turns still happen?
rule-AMB-075 = Cards that win end the game on the spot, without scoring. The text of a card goes first.
    .question = Special conditions are said to finish the turn and score, yet some cards win at once. Which holds?
rule-AMB-076 = They share the win; the owner of Foxes among them wins alone. Ties share victory.
    .question = What if two players meet a win condition at the same moment?
rule-AMB-077 = No, that player never ends the game by credits. The first edition says so plainly.
    .question = Does the owner of Can Openers end the game at 70 under MRI Machine?
rule-AMB-078 = Not the most, so nothing is paid, unless Foxes wins the tie. Sharing is for the rewards of Good types only.
    .question = What does most on a card mean in a tie?
rule-AMB-079 = It wins every tie, and a tie that is won is no tie: its owner alone has the most. For most Illegal Goods the owner says before the count whether to win or to share.
    .question = Does Foxes also win the tie for most Illegal, and take rewards undivided?
rule-AMB-080 = From the last leader clockwise, each player once makes their optional moves and choices in their own order (Telescopes, Segways, Cheap Shirts, Diamonds, Teslas, Cologne); then the store of Helicopter is collected and Ceramics worked out; then Goods are counted, then most of each type, then all other scores. Nothing is fulfilled in this phase. Some of these cards ask to come before bonuses.
    .question = In what order do effects at the end of the game happen?
rule-AMB-081 = All those on own Harbour Ships with at least one Contract; cargo without any Contract scores nothing. They must lie on a Contract.
    .question = Which loaded Containers score 2?
rule-AMB-082 = Away from zero: two tied lose 3 each, three or four lose 2 each. The penalty is rounded up like the rewards.
    .question = How is a divided penalty rounded?
rule-AMB-157 = Yes: after each of these moves one discards down as during the game. The limits hold at every moment; a Segways that goes aboard leaves room for fewer Goods.
    .question = Do the limits hold in the moves before the count?

## Rulings: expansions and variants

rule-AMB-083 = 4 without Capital, 2 with Capital at any number of players. With Capital grey gains a tier, so the smaller bonus replaces the larger.
    .question = Does grey start with 4 or with 2 extra credits?
rule-AMB-084 = Goods stay in order of arrival, several at once in the owner's order; without another Good, Capital Goods have no type but still count as Goods and as tiers for Capital. Only a fixed order gives the word a meaning.
    .question = Which Good is leftmost, and what if there is none that is not Capital?
rule-AMB-085 = There are two ways, both needing Barter Crew: play a Barter card (1 plus the Barter Crew used), or draw (the Barter Crew used). These are the two usual ways.
    .question = Does following with Barter need a played Barter card?
rule-AMB-086 = No. Nobody can follow it at all.
    .question = Can 3D Printers or Neural Units react to a led Barter?
rule-AMB-087 = No; it concerns the led or followed action only. Those powers perform actions of their own.
    .question = Does performing Barter rule out bonus actions such as those of AR Glasses or Platinum Rings?
rule-AMB-088 = No, neither from a Ship nor from the Island. Grey Containers cannot be pirated.
    .question = May a grey card be chosen by Pirate only to be discarded?
rule-AMB-089 = Only imports or powers can empty it. This follows from IE-189.
    .question = What of a Ship at sea with only grey cargo?
rule-AMB-090 = Yes, also merely to empty it. Any Ship may be chosen, and the one card that forbids it to its owner has to say so.
    .question = May you pirate your own Ship at sea?
rule-AMB-091 = They stay. Only Ships at sea are named.
    .question = What of Capital cards dealt to the Island or to hands at setup?
rule-AMB-092 = In both ways: Capital Goods counting as Technology are doubled, and Technology Goods are doubled towards Capital tiers. Only cards are doubled, not Goods that exist in counting alone.
    .question = How does Volkswagen apply to Capital cards?
rule-AMB-093 = House values: column 0 costs 2, 1 costs 4, 2 costs 6, 3 and above 8; cards without a tier go to column 0, higher tiers to the last. Only a column for 2 credits is known.
    .question = What do the columns of the Port of Tokyo cost?
rule-AMB-094 = Ramen uses the Island, Squid Jerky is tucked, Toto Toilets lets you contract from the Island for free. The two places stand for each other.
    .question = How do Tokyo cards work in a game without the Port?
rule-AMB-095 = In hand both colours; as Good or Crew the colour it was loaded as, else the owner's choice on arrival, then fixed; as Contract the type of the half in use. Only Containers have a fixed way up.
    .question = Which colour and type has a Flag card?
rule-AMB-096 = From the Island: choose the colour and pay 2, or it is discarded. At setup: the first colour printed. Loading it always costs 2.
    .question = What of Flag cards pirated from the Island or dealt to Ships at setup?
rule-AMB-097 = Round the net payout up to even. Powers in play round up to even too.
    .question = What if the market makes a payout odd?
rule-AMB-098 = It is 0. A payout is a gain.
    .question = What if the market pushes a payout below zero?
rule-AMB-099 = Grey has no marker and changes nothing; rainbow ones count as their printed type. Markers exist for the types of Goods only.
    .question = How do grey and rainbow Containers count in the market?
rule-AMB-100 = Every card entering a Goods area does, until scoring begins. The rule speaks of every Good placed.
    .question = Do transfers and moves at game end raise market markers?
rule-AMB-101 = Cards whose power works aboard (Automation, Bok Choy, GPS, Yogurt) stay cards. Otherwise these powers could not exist. Any other Capital card that goes aboard takes a colour (IE-234).
    .question = The token variants discard cards, but some powers need the card aboard. What then?
rule-AMB-102 = Take a token as in variant 2 for that card. This loses least.
    .question = Variant 1: what if the discard pile holds no card of that colour?
rule-AMB-103 = The cards passed are shown to all and keep their order. They are looked at one by one.
    .question = Variant 1: does searching the discard pile reveal it?
rule-AMB-104 = The user picks a colour when placing the token; it is that colour from then on, and its action goes by AMB-002.
    .question = Variant 2: which colour are grey Crew and Goods?

## Rulings: single cards

rule-AMB-105 = Yes. The text says you may.
    .question = May The Algorithm be tucked although Crew or a Ship is possible?
rule-AMB-106 = It is offered clockwise from the player who fulfilled it, and the first to accept buys. This is fair over the seats and the same on every replay.
    .question = Who is first to speak for Bird Feed?
rule-AMB-107 = If at least one Contract there is not Agriculture and the cargo can be assigned so that Bok Choy serves it. It must serve a Contract that is not Agriculture.
    .question = When does Bok Choy pay on a Ship with Agriculture and other Contracts?
rule-AMB-108 = No, only for announcing actions. See AMB-069.
    .question = Do the Pirate Crew borrowed by Cannons score or count elsewhere?
rule-AMB-109 = Import; the change is announced with the number and concerns its owner only. The card played stays an Import card.
    .question = Chopsticks: the leader plays Import and performs Load. What do the others follow?
rule-AMB-110 = It is discarded with any cargo left aboard, and that is no return. It can be used only once.
    .question = What if Diesel Engine is told to return?
rule-AMB-111 = Your credits are above 0 and at least double those of each rival, and you have strictly the most Goods, virtual ones included. Rivals are compared one by one, and a tie is not most.
    .question = Exotic Fish: what do twice and most Goods mean?
rule-AMB-112 = Added up for each payer over one effect, so paying 2 to each of two rivals counts as 4. The older card says at once.
    .question = Fake DVDs: four or more in one go, or added up?
rule-AMB-113 = Per Ship. All loaded Ships of your opponents are named; the first edition takes one per opponent.
    .question = Fake Money: one Container per opposing Ship or per opponent?
rule-AMB-114 = You pay nobody. A power you cannot pay for is not resolved.
    .question = Flametorch: what if you lose the flip with too little money?
rule-AMB-115 = Then it is an ordinary card. It concerns the Ship it was loaded on.
    .question = What if GPS is taken off its Ship by others?
rule-AMB-116 = Its store goes with the card to another fulfilled area, otherwise back to the bank. Nothing is said about it.
    .question = What if Helicopter leaves or changes owner?
rule-AMB-117 = An immediate power resolves first; an ongoing one is lost. Ongoing powers need the fulfilled area.
    .question = Hentai Manga: what of the power of a Contract that goes to Crew or Goods?
rule-AMB-118 = In each area. Across them any ordinary game would meet it.
    .question = Improbability: every colour in each of the three areas, or across them?
rule-AMB-119 = Yes: give none and still take one Good. All may be none, and the second part has no condition.
    .question = May Insects be used with no Illegal Goods?
rule-AMB-120 = Each may be one temporary tier for one Contract. IE-119 is unchanged.
    .question = What of Contract actions left over with Jasmine Tea?
rule-AMB-121 = Legos may go on a Ship that it takes over the limit. Once it is thrown away, no further Contracts until the Ship is within the limit; Containers may still be loaded.
    .question = What if Legos is discarded from a loaded Ship?
rule-AMB-122 = From hand, as an additional Container, in any Load action of its owner: those that a power gives count too.
    .question = Maple Syrup: from where, and is its tier needed?
rule-AMB-123 = Any hand, your own too, as it says any player (the Chinese book of the first edition: only opponents’); and the prize is public, as Containers are.
    .question = Mini Van: does any player's hand include yours, and is the card from the deck shown?
rule-AMB-124 = Neither; a card that counts as Load must be played. The text asks for a Load card.
    .question = Neural Units: does a wild pair or Load Crew alone do?
rule-AMB-125 = No, for any loading, piracy included. Another card restricts it expressly; this one does not.
    .question = Does Oat Milk pay for Load actions only?
rule-AMB-126 = No, on any own Ship in Harbour. No restriction is printed.
    .question = Paprika: only on the Ship just contracted?
rule-AMB-127 = Ships join when it is placed by contracting. The Super Ship is one Ship with the capacity of one (6, or 10 with Tablets); Contracts and cargo pool, and the payout of the table is doubled. If it is thrown away unfulfilled the Ships part, and the owner says which keeps what is aboard. With Aeroponics both hulls go home, the cargo on the hull the owner picks; Yen stays with the first Contract of its hull; the hull of Diesel Engine is discarded when they part. Joining after its own fulfilment would need more Ships than a player has.
    .question = Partnership: when and how are Ships joined, and what of odd cases?
rule-AMB-128 = After your next own turn. It comes at the end of a turn of yours.
    .question = Pirates fulfilled outside your own turn: when is the extra turn?
rule-AMB-129 = Per Load action. Other cards print a limit per turn; this one does not.
    .question = PlayStations: per action or per turn?
rule-AMB-130 = Half rounded up for each Luxury Contract; the owner is asked each time the Ship can be completed and again after each later load, and full completion is automatic. The text says you may.
    .question = Prefab Home: odd halves, choice, and several Contracts?
rule-AMB-131 = Clockwise from the owner; what does not fit the receiver is discarded; any tucked card may be given, but not the one the Harbour counts as. Paying in full concerns the giver only.
    .question = Railguns: overflow, order, and the last Contract?
rule-AMB-132 = No, it is the same one. The limit is per turn.
    .question = Platinum Rings: is its one sale extra to the sale of the turn?
rule-AMB-133 = A pair fills one Technology requirement and is two Containers for the payout, for Fixie Bikes and for the market, and for the limit of a Ship where Containers count against it. If one leaves, the other is a plain Container. With Pirate the first prize is held for the second action; without a second it is loaded alone or discarded. Only the payout is printed.
    .question = Robo-Cats: how do pairs count for capacity, theft and other cards?
rule-AMB-134 = A type. The text says type twice, while the first edition says card; the chances differ greatly.
    .question = Rolls Royce: name a type of Good, or a card?
rule-AMB-135 = Each human player is asked when it resolves; no is the default, and bots say no. It is a matter of honour.
    .question = Rooibos Tea: who drinks tea?
rule-AMB-136 = Yes; when your first Pirate action of the turn starts, from everyone who pirated earlier this turn. They choose credits or cards, whichever they can pay in full. Before you presupposes that you act.
    .question = Shotguns: must you pirate, and when do you collect?
rule-AMB-137 = 2 per card moved, and the surplus is chosen among the moved ones. Move, pay, then discard.
    .question = Soy Sauce: is a card paid for that is then discarded, and which are discarded?
rule-AMB-138 = They are lost; nobody can lead or follow Pirate until the owner next starts a turn, an extra turn included. Even an announced action may no longer be taken.
    .question = Surströmming: what of Pirate actions announced but not performed, and how long is the ban?
rule-AMB-139 = Yes, as printed. Nothing speaks against it.
    .question = Sushi Knives: are four cards for 2 credits meant?
rule-AMB-140 = 0. What you take cannot be negative.
    .question = Tej: what with fewer than two Crew?
rule-AMB-141 = Any action in play, Barter too; it ignores the Crew limit and ends with the turn. The text says any action type and one turn only.
    .question = US Dollars: what are the limits of the virtual Crew?
rule-AMB-142 = An empty hand cannot be chosen: a Luxury Good is given if there is one, else nothing. The Good goes to your Goods, hand cards to your hand.
    .question = Vacuums: what of an empty hand, and where does the Luxury Good go?
rule-AMB-143 = Any fulfilled card of any player with a total tier of 0 or 1 (a Flag card has 0). Where the power names its card, Wind Turbines is meant; powers that work only in hand, as Contract or as Container do nothing; powers that move the card move Wind Turbines at once. Leaving the area ends the copy. Every type of power may be copied.
    .question = Wind Turbines: what can be copied, and how do odd powers work?
rule-AMB-144 = Each time the Ship takes its first Contract since having none: one Container less, of the owner's choice, never below 1. It holds for the rest of the game.
    .question = Yen: which Contract, how often, and how little?
rule-AMB-145 = Yes, guesses become certain. Nothing forbids it.
    .question = Yerba Mate: may a known top card be used for powers that guess?
rule-AMB-146 = The card does; it acts whenever anybody loads or pirates it. The text of a card goes first.
    .question = Containers ignore their print, yet Yogurt acts when loaded. Which holds?
rule-AMB-147 = No, only the five types in which Goods are counted; a Capital card then matches none. Capital Goods count as another type.
    .question = Can Capital be named where a type of Good is named?
rule-AMB-148 = Under any Ship of yours, in Harbour, at sea or just putting to sea; of two that are one, under the one that stands for both. The text says one of your Ships.
    .question = Under which Ships can Yen lie?
rule-AMB-149 = No, the Import is finished first; then GPS is discarded and the Ship goes home. Only Aeroponics acts in the middle of an action, and says so.
    .question = Does GPS act in the middle of an Import?
rule-AMB-150 = It lasts as long as the card lies there: a Ship for one voyage must end as one. As Container, Crew or Good the card is itself again.
    .question = Wind Turbines: what of a copied power that puts the card under a Ship?
rule-AMB-151 = After the usual prize, so that nothing is lost by taking that one first.
    .question = When is the extra Container of Contraband taken?
rule-AMB-152 = Yes: two cards of one colour are played as for any action, and performed once. Import may be performed as Chopsticks lets it.
    .question = May AR Glasses play a wild pair?
rule-AMB-153 = Whoever performs any action in that turn: by Chopsticks, by Neural Units or with Barter Crew one follows, too, only with another action. The text says follows, and of those powers that one follows by them.
    .question = Books: does somebody follow who performs another action than Import?
rule-AMB-154 = Two Agriculture Containers, if the pair is of that type: two are loaded, and count as one of Technology for the Contract.
    .question = What does Oat Milk see of a pair loaded by Robo-Cats?
rule-AMB-155 = A tier that further actions stand in for is met, so the bundle goes with it. Of a Contract from the Port or the Island it does not: the other four are in hand as Flour is.
    .question = Flour: does a bought tier count as met, and may Flour come from the Port?
rule-AMB-156 = In the Definitive Edition, which says so. In the first edition two cards are drawn from the Ship together; if one is left then, the Ship comes home before others react.
    .question = Does Aeroponics act in the middle of an Import?
rule-AMB-158 = In the Definitive Edition it does, since it carries a single Container. In the first edition it stays: only a Ship that is reduced to one at sea comes home.
    .question = Does a Ship that puts to sea with a single Container come home by Aeroponics?
rule-AMB-159 = It is so, however many say it: with its copy Volkswagen still makes a Good count as 2, Pirate Crew of others count as yours once, a Crew card as one Good, two Technology Goods as one Load Crew. Powers that give something give it once each.
    .question = What if Wind Turbines copies a power that says what other cards count as?

## Interaction casebook

rule-IX-01 = Aeroponics and Import: A's Ship holds 2 Containers. B wins at 4, pays 4 and takes one card; the Ship, with 1 left, goes home at once and the second card is lost to B. A still gets 2, and C's Protractors finds nothing to take. From 3 Containers B takes 2; from 4 B takes 2 and the Ship stays (AMB-035, AMB-037).
rule-IX-03 = Aeroponics and GPS: the cargo is GPS and one more card, which is taken. The owner chooses: GPS first, so that it is discarded and the Ship returns empty, or Aeroponics first, so that the Ship returns with GPS aboard as rainbow cargo (AMB-060, AMB-115).
rule-IX-04 = Aeroponics and sailing with one Container: the Ship of Yen is completed with 1 Container. Payout 0, tuck, sail, refill; then the state check brings it home with that Container and Toyota draws 3 (AMB-051, AMB-044).
rule-IX-05 = Aeroponics and the Super Ship: when its cargo falls to 1 both hulls go home, the Container on the hull the owner picks, and this counts as two returns (AMB-127).
rule-IX-06 = Aeroponics and Diesel Engine: when the cargo falls to 1 the Engine and that Container are discarded; it is no return (AMB-110).
rule-IX-07 = Foxes in auctions: A leads, and the top bids of B, who owns Foxes, and C are tied. B wins and A is not asked. In a tie without B, A decides (AMB-079).
rule-IX-10 = Wind Turbines copying a limit: next to the original Poison Bottles, the first Pirate action of a third player pays 2 to each owner, and the owners pay each other when they pirate (AMB-143, AMB-071).
rule-IX-11 = Wind Turbines copying an immediate power: the copy of Pirates resolves now and once, not twice (AMB-143).
rule-IX-12 = Wind Turbines copying a power that moves its card: a copy of Segways, Bionic Ears, Olive Oil or US Dollars moves or discards Wind Turbines itself, and leaving the area ends the copy (AMB-143).
rule-IX-14 = Automation in a chain: Ship A needs two and holds a Technology card and Automation. It is completed and pays 6 for 2; Automation hops to Ship B, which has one open need; A sails with 1 and the Island is refilled. Then B is fulfilled and paid for its cargo, Automation included. With no third Ship Automation sails with B (AMB-057).
rule-IX-15 = Automation with no Ship: the first time it is discarded and limits do not rise (AMB-027).
rule-IX-16 = Partnership: loads of 2 and 2 and its own 2 make 6. Six Containers pay 28, with one refill. An opponent's import pays the owner 4, with Pants still 4. When emptied two Ships come home, Backpacks draws up to 2 and Toyota 6 cards (AMB-127).
rule-IX-17 = Diesel Engine is a third Ship for one voyage: emptied at sea it is discarded without counting as a return, and Yen under it is discarded too (AMB-110).
rule-IX-18 = Yen: a Contract of load 2 placed first on its Ship needs 1 and uses 1 of the capacity of 6; a second Contract has its full load. After the voyage the next first Contract is reduced again (AMB-144).
rule-IX-19 = Legos and Tablets: 12 Containers pay 14 with Legos alone and 20 with both; 8 Containers pay 14 with Legos alone and 18 with both (AMB-051).
rule-IX-20 = Prefab Home: on a Luxury Contract of 4 the owner is asked at 2 Containers; yes pays 6. After a no, the question comes again at 3, which pays 10; at 4 it is automatic and pays 10. Half of a load of 3 is 2 (AMB-130).
rule-IX-23 = Robo-Cats by piracy: with two Pirate actions both prizes are held and loaded together. With one action left a pair cannot be started (AMB-133).
rule-IX-24 = Lutefisk out of turn: its holder contracts it between two Load actions of an opponent. Drones may draw, Paprika may load, Sugar pays; then the opponent goes on (AMB-064, AMB-065).
rule-IX-25 = Can Openers and MRI Machine: the owner of Can Openers at 72 does not end the game; another player at 70 under MRI Machine does. When MRI Machine leaves play while someone has 52, the end is triggered at the next stable point (AMB-077, AMB-067).
rule-IX-27 = Pirates: the others hold 10, 4 and 0 and pay 6, 4 and 0 to the bank. One extra turn follows the owner's next own turn, with the limits per turn starting anew. If the end is triggered meanwhile there is no extra turn (AMB-128, AMB-074).
rule-IX-28 = Exotic Fish: 20 credits against 10 and 8, with 5 Goods against 4 and 4, wins. With Goods tied at 5 it does not, unless its owner has Foxes. 18 against 10 does not (AMB-111).
rule-IX-30 = Mother Load: 7 Illegal Goods and Joe Wiggins make 8 and win (AMB-069).
rule-IX-31 = Improbability: 5 colours in Crew need a limit of 5, and 5 colours among fulfilled Contracts need 5 cards; so at least 5 tucked cards, 5 Crew and 5 Goods (AMB-118).
rule-IX-32 = Two instant wins at once: one effect hands the last needed Goods to two players, and they share the win (AMB-076).
rule-IX-33 = Rooibos Tea: of four seats two say yes; each of them gains 2 (AMB-135).
rule-IX-34 = Flametorch with four players, all rich: heads is +12, tails is -6. Tails while holding 4: nobody is paid (AMB-114).
rule-IX-36 = Neural Units, Rice Cookers and 3D Printers, Pirate is led: with Neural Units and Rice Cookers one may follow by a Contract card as Load, adding Load and Contract Crew. With 3D Printers one may follow by any card but must pirate. They do not combine on one card (AMB-124).
rule-IX-37 = Chopsticks: the leader plays Import with 1 Import Crew and announces 2 as Load. Followers follow Import; the leader names the Ships for their auctions without bidding, then loads twice (AMB-109, AMB-038).
rule-IX-38 = US Dollars: 3 tucked cards and the Harbour make 4, with 4 Crew. Discarding US Dollars brings the limit to 3 and one Crew must go; its owner announces 1 for the card, the matching Crew and 1 virtual Crew (AMB-141, AMB-028).
rule-IX-41 = Segways at game end: it may go to Goods (worth 1 and counting for most), to Crew (for Teslas or Cologne) or aboard a Ship with a Contract (worth 2, fulfilling nothing) (AMB-080).
rule-IX-42 = Helicopter: three Luxury contractings store 12. Its owner at 40 is not at 50; the final purse is 52 before scoring (AMB-116).
rule-IX-43 = Cell Phones and Nanobots: a Load draws by Cell Phones, Nanobots grants a Load, and that may draw again; Nanobots is not triggered a second time while it resolves (AMB-070).
rule-IX-46 = Yerba Mate and Rolls Royce: the top card is visible, so naming its type wins (AMB-145).
rule-IX-47 = Dark Flight: A leads and names the Island. With bids of 2 by A and 6 by B, B pays 6 to A and takes two Island cards. With bids of 6 by A and 2 by B, A pays nothing in effect and takes two (AMB-041).
rule-IX-48 = Surströmming in mid-turn: fulfilled by the first of the leader's three Pirate actions, it cancels the other two and those of all followers (AMB-138).
rule-IX-50 = Sanitizer with Bubblegum: a Crew of two Consumer cards becomes Goods, and the owner of Bubblegum gains 8 if both stay (AMB-030).
rule-IX-51 = Hentai Manga and immediate powers: an Illegal Contract with an immediate power resolves and then may become Crew; an ongoing power is lost (AMB-117).

## Worked examples

rule-EX-01 = Six players: grey starts with 14 credits, the others with 10.
rule-EX-02 = The leader plays Load and has two Load Crew: 1, 2 or 3 actions may be announced.
rule-EX-03 = The leader plays Load without matching Crew: 1 action is announced.
rule-EX-04 = The second player holds 3 cards, draws instead of following and has no Crew: 2 cards are drawn and no action is performed.
rule-EX-05 = The third player follows with Load and has one Load Crew: 1 or 2 actions may be announced.
rule-EX-06 = The fourth player holds 5 cards, two of them Pirate cards and so a possible wild pair, draws, and has two Load Crew: 1 card is drawn; 0, 1 or 2 actions may be announced, and 1 is.
rule-EX-07 = At the end of that turn all played cards go to the discard pile; the actions come before the discards.
rule-EX-08 = The Harbour and two tucked cards: the Crew limit is 3, the Goods limit 6.
rule-EX-09 = Announced Import actions of 2, 1 and 3 make 3 auctions.
rule-EX-10 = The first player leads Import with 1 Crew, the second follows without Crew, the third draws and has 3 Crew: they count 2, 1 and 3, so there are 3 auctions.
rule-EX-11 = Auction 1 is for the first player's own Ship. All three bid and the second wins: the bid goes to the bank, two cards are taken and the first player gets 2.
rule-EX-12 = Auction 2 is for the same Ship, between the first and the third player. They tie and the first chooses to win: the bid is paid, the last two of the four cards are taken, nobody is compensated and the Ship goes home.
rule-EX-13 = Auction 3 is for the second player's Ship and only the third takes part: two cards for 0, and the second player gets 2.
rule-EX-14 = Two Contracts with a load of 4 in all: a third fits only with a load of 2, since 4 + 2 = 6.
rule-EX-15 = Hawaiian Salt has Agriculture tier 2: it needs 2 Agriculture Goods, or 1 with the yellow Harbour.
rule-EX-16 = Rolls Royce has Luxury tier 2 and the player has 1. Leading with one Contract Crew gives 2 actions: one places it, one covers the missing tier. With 1 action it is illegal.
rule-EX-17 = Technology tier 3 without any tier takes exactly 4 Contract actions.
rule-EX-18 = Two Loads on a Ship that needs 2 Illegal, with 1 aboard, and Technology: first the Illegal card, which meets that need so that no third is allowed, then the Technology card.
rule-EX-19 = The second Agriculture Container on a Contract that needs 2 Agriculture: fulfilled at once.
rule-EX-20 = Payout by Containers: 2 pay 6, 3 and 4 pay 10, 5 and 6 pay 14.
rule-EX-21 = Pirate: the leader does all of their actions, then the next seat all of theirs.
rule-EX-22 = Three players tie for most Luxury: 3 credits each, 8 / 3 rounded up.
rule-EX-23 = With Capital grey starts with 12 credits, the others with 10, and grey has one tier for Capital Contracts.
rule-EX-24 = The leftmost Good that is not Capital is Technology: Capital Goods count as Technology, so 1 Technology and 2 Capital Goods make 3 Technology.
rule-EX-25 = A Flag card loaded as yellow can be pirated only as yellow.
rule-EX-26 = Market: a Ship with 2 green Containers at +1 and 2 blue at -2 pays 10 + 2 - 4 = 8. Then green goes from +1 to -1 and blue stays at -2.
rule-EX-27 = Almonds: with 18 credits or less it gives 8, with 20 or more 4; money is even.
rule-EX-28 = Apple Watch with 3 Luxury and 2 Consumer Goods: 12.
rule-EX-29 = Legos alone pays at most 14; with Tablets 8 and 9 Containers pay 18, 10 pay 20.
rule-EX-30 = Massage Tables stops, for example, at the second Technology card: as many credits as cards revealed, rounded up to even.
rule-EX-31 = Robo-Cats: 4 cards serving as 2 Technology pay as 4 Containers, which is 10.
rule-EX-32 = Sauna with the most Illegal Goods: -12 instead of -6.

## Number tables

rule-DT-01 = Shares of a reward for most: 8 gives 8, 4, 3, 2, 2, 2 and 6 gives 6, 3, 2, 2, 2, 1 for 1 to 6 tied players. For Illegal the same numbers are lost.
rule-DT-02 = Tej for 0 to 8 Crew: 0, 0, 0, 2, 2, 4, 4, 6, 6.
rule-DT-03 = Massage Tables for 2 to 7 cards revealed: 2, 4, 4, 6, 6, 8.
rule-DT-04 = Limits for 0 to 4 tucked cards: Crew 1, 2, 3, 4, 5; Goods 2, 4, 6, 8, 10.
rule-DT-05 = Cards used at setup: for each player one on the Island, four on a Ship and five in hand; so 20, 30, 40, 50 or 60 for 2 to 6 players.
rule-DT-06 = A follower's draw: with 0 to 4 cards up to 5, with 5 or more 1 card; with Mineral Fuels up to 6.
rule-DT-07 = Joe Wiggins alone at scoring: 1 + 1 + 2 + 1 = 5 before most of each type; without a Luxury Good no reward for every type.
rule-DT-08 = Scotch: 0 to 5 Luxury Goods take 0, 1, 1, 2, 2, 3 places.
rule-DT-09 = Flour: one Contract action and four cards give a payout of 10 within the same action.
rule-DT-10 = Market extremes: six Containers all at -2 pay 14 - 12 = 2, all at +2 pay 26.
