### Words of the arena and the lab.

percent = { $share } %
percent-between = { $share } % ({ $low } – { $high })

arena-heading = Arena: { $title }
arena-intro = { $matches ->
    [one] { $matches } match over { $deals } deals with { $seats } seats, each deal played by every bot from every seat; seed { $seed }. Intervals hold 95 %.
   *[other] { $matches } matches over { $deals } deals with { $seats } seats, each deal played by every bot from every seat; seed { $seed }. Intervals hold 95 %.
}
lab-heading = Lab: { $title }
lab-intro = { $matches ->
    [one] { $matches } match of { $seats } seats, the bot “{ $bot }” in all of them; seed { $seed }. Intervals hold 95 %.
   *[other] { $matches } matches of { $seats } seats, the bot “{ $bot }” in all of them; seed { $seed }. Intervals hold 95 %.
}
train-heading = Training: { $title }
train-intro = Each round plays { $deals } deals twice with { $seats } seats that go by weights drawn at random, and moves the weights the way that won; { $gate } further deals, played twice, decide whether the step is kept. Seed { $seed }. Intervals hold 95 %.
round = Round { $number }
steps = What each step won, in points
steps-kept = Steps that were kept: { $rounds }.
traits = What traits are worth
traits-note = In points, besides what the readable estimate counts.
lot-cards = What single cards are worth
lot-cards-note = In points more than another card, until the readable estimate tells; they fell to seats by lot.

ratings = Ratings
ratings-note = Elo points from pairwise placings (Bradley–Terry), the random bot at 0; intervals come from drawing whole deals anew. 400 points more are odds of ten to one.
wins = Share of wins
seats = Wins by seat
scores = Scores
lengths = Length of matches
lengths-in-turns = Counted in turns.
lengths-in-answers = Counted in answers.
endings = How matches end
cards = Cards
cards-note = Lift is how many points of percentage a seat that used the card won above an even share. A card that helps is used by those who are ahead anyway, so lift is a hint, not a proof.
lost = { $matches ->
    [one] { $matches } match took down every worker and was given up.
   *[other] { $matches } matches took down every worker and were given up.
}

head-bot = Bot
head-rating = Rating
head-win-rate = Wins
head-sat = Seats taken
head-score = Mean score
head-time = Time per answer
head-forfeits = Forfeits
head-part = Part of the score
head-everybody = All seats
head-winners = Winners
head-card = Card
head-held = Held
head-used = Used
head-used-held = Used if held
head-lift = Lift
head-trait = Trait
head-late = Late
head-early = Early

progress-arena = Playing
progress-lab = Studying
progress-train = Training
progress-calibrate = Measuring
written = Written: { $path }

help-arena = Let bots play each other and rate them.
help-lab = Study a title by many matches between equal bots.
help-arena-bots = Who plays, parted by commas: random, greedy, ismcts:500, ismcts:1s, easy, normal, hard, program:PATH or an installed bot.
help-arena-matches = At least so many matches; each deal is played from all seats.
help-arena-seed = The same seed gives the same deals.
help-limit = Seconds a bot from outside may take for one answer.
help-ray = Work on a Ray cluster at this address, or on one started for it.
help-html = Write a page with plots into this file.
help-keep = Write every match into this file as it ends; the same command goes on from there.
help-lab-bot = Who plays all seats.
help-train = Learn a title by self-play; a training that was stopped goes on where it was.
help-train-out = Everything is written into this folder.
help-train-rounds = How many steps are tried.
help-train-deals = Deals of a round; each is played twice.
help-train-gate = Deals that decide whether a step is kept; each is played twice.
help-train-reach = How far apart weights are drawn, in points.
help-train-start = Go on from the weights of a file instead of from none.
help-train-seed = The same seed gives the same weights.
help-calibrate = Measure by matches between bots what points mean: for chances to win, and for what a decision costs.
help-calibrate-out = The title's weights with what was measured are written into this file.
