### 商品市場的訊息。

log-market-adds = 市場使支付額 { $payout } 增加 { $credits }。
log-market-takes = 市場使支付額 { $payout } 減少 { $credits }。
log-market-rises = 市場：{ $type }升至 { $to }。
log-market-falls = 市場：{ $type }降至 { $to }。
ref-market = 市場
marker-up-2 = +2
marker-up-1 = +1
marker-level = 0
marker-down-1 = −1
marker-down-2 = −2
