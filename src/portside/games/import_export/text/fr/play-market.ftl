### Ce que raconte le marché des marchandises.

log-market-adds = Le marché ajoute { $credits } au paiement de { $payout }.
log-market-takes = Le marché retire { $credits } du paiement de { $payout }.
log-market-rises = Marché : { $type } monte à { $to }.
log-market-falls = Marché : { $type } descend à { $to }.
ref-market = Marché
marker-up-2 = +2
marker-up-1 = +1
marker-level = 0
marker-down-1 = −1
marker-down-2 = −2
