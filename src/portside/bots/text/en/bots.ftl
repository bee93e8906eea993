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

hint-best = { $side ->
    [ahead] I would do this: of { $options } ways it promises most, about { NUMBER($points, maximumFractionDigits: 1) } points ahead of the best rival.
    [behind] I would do this: of { $options } ways it falls least behind, about { NUMBER($points, maximumFractionDigits: 1) } points behind the best rival.
   *[level] I would do this: of { $options } ways it promises most, level with the best rival.
}
hint-next = The next best: about { NUMBER($behind, maximumFractionDigits: 1) } points less.
hint-even = Just as good, as far as I can see.
hint-slower = { $side ->
    [ahead] This plays on instead, about { NUMBER($points, maximumFractionDigits: 1) } points ahead of the best rival.
    [behind] This plays on instead, about { NUMBER($points, maximumFractionDigits: 1) } points behind the best rival.
   *[level] This plays on instead, level with the best rival.
}

error-unknown-bot = There is no bot called “{ $bot }”.
error-bad-weights = The learnt weights cannot be read.
