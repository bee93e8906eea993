### What bots are called, and the one sentence in which they say why.

bot-name-random = Random
    .help = Does anything that is allowed.
bot-name-greedy = Greedy
    .help = Looks one step ahead.
bot-name-ismcts = Searcher
    .help = Plays out imagined rounds before it answers.
bot-name-learnt = Learner
    .help = Plays out imagined rounds and judges them by what it has learnt.
bot-name-easy = Easy
    .help = Looks a little ahead and is often careless.
bot-name-normal = Normal
    .help = Looks one step ahead and rarely slips.
bot-name-hard = Hard
    .help = Thinks for almost a second about every answer.
bot-name-expert = Expert
    .help = Has learnt from playing itself, and thinks for almost a second about every answer.

bot-forced = There was nothing else to choose.
bot-random = { $options ->
    [one] There was one way, and I took it.
   *[other] I picked one of { $options } ways without thinking.
}
bot-greedy = Of { $options } ways this one promises most: a margin of about { NUMBER($margin, maximumFractionDigits: 1) }, better by { NUMBER($lead, maximumFractionDigits: 1) } than the next.
bot-ismcts = I imagined { $worlds } ways the match may go on and came back to this { $tried } times: it leads to a margin of about { NUMBER($margin, maximumFractionDigits: 1) }, the next idea to { NUMBER($next, maximumFractionDigits: 1) }.
bot-wins = This may well win the match on the spot.
bot-loses = Whatever I do may lose the match on the spot; this is the least risk.
bot-silent = { $bot } does not say why.

hint-best = I would do this: of { $options } ways it leads to the best margin, about { NUMBER($margin, maximumFractionDigits: 1) }.
hint-next = The next best: a margin of about { NUMBER($margin, maximumFractionDigits: 1) }, which is { NUMBER($behind, maximumFractionDigits: 1) } less.
hint-even = Just as good: a margin of about { NUMBER($margin, maximumFractionDigits: 1) }.
hint-slower = This goes on instead, with a margin of about { NUMBER($margin, maximumFractionDigits: 1) }.

error-unknown-bot = There is no bot called “{ $bot }”.
error-bad-weights = The learnt weights cannot be read.
