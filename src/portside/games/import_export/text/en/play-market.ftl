### What the commodities market tells.

log-market-adds = The market adds { $credits } to the payout of { $payout }.
log-market-takes = The market takes { $credits } off the payout of { $payout }.
log-market-rises = Market: { $type } rises to { $to }.
log-market-falls = Market: { $type } falls to { $to }.
ref-market = Market
marker-up-2 = +2
marker-up-1 = +1
marker-level = 0
marker-down-1 = −1
marker-down-2 = −2
