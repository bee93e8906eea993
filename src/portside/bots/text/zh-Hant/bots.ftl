### 電腦玩家的名稱，以及說明理由的一句話。

bot-name-random = 隨機
    .help = 只要合法，什麼都可能做。
bot-name-greedy = 貪心
    .help = 往前看一步。
bot-name-ismcts = 探索
    .help = 回答之前先在想像中把局面玩下去。
bot-name-learnt = 學習
    .help = 在想像中把局面玩下去，並以學到的經驗判斷。
bot-name-easy = 簡單
    .help = 稍微往前看，常常粗心。
bot-name-normal = 普通
    .help = 往前看一步，很少失誤。
bot-name-hard = 困難
    .help = 每個決定都想將近一秒。
bot-name-expert = 專家
    .help = 從自我對弈中學習，每個決定都想將近一秒。

bot-forced = 沒有別的可選。
bot-random = { $options ->
   *[other] 我沒有多想，從 { $options } 種做法裡隨便挑了一種。
}
bot-greedy = 在 { $options } 種做法中，這一種看來最好：大約領先 { NUMBER($margin, maximumFractionDigits: 1) } 分，比次佳的多 { NUMBER($lead, maximumFractionDigits: 1) } 分。
bot-ismcts = 我想像了 { $worlds } 種後續發展，其中 { $tried } 次回到這個選擇：大約領先 { NUMBER($margin, maximumFractionDigits: 1) } 分，次佳的想法約 { NUMBER($next, maximumFractionDigits: 1) } 分。
bot-wins = 這樣做很可能當場獲勝。
bot-loses = 不論怎麼做都可能當場落敗，這是風險最小的選擇。
bot-silent = { $bot } 沒有說明理由。

hint-best = { $side ->
    [ahead] 我會這樣做：在 { $options } 種做法中最有利，大約領先最強的對手 { NUMBER($points, maximumFractionDigits: 1) } 分。
    [behind] 我會這樣做：在 { $options } 種做法中落後最少，大約落後最強的對手 { NUMBER($points, maximumFractionDigits: 1) } 分。
   *[level] 我會這樣做：在 { $options } 種做法中最有利，與最強的對手不相上下。
}
hint-next = 次佳的做法：大約少 { NUMBER($behind, maximumFractionDigits: 1) } 分。
hint-even = 就我看來一樣好。
hint-slower = { $side ->
    [ahead] 這樣做遊戲會繼續，大約領先最強的對手 { NUMBER($points, maximumFractionDigits: 1) } 分。
    [behind] 這樣做遊戲會繼續，大約落後最強的對手 { NUMBER($points, maximumFractionDigits: 1) } 分。
   *[level] 這樣做遊戲會繼續，與最強的對手不相上下。
}

error-unknown-bot = 沒有名為「{ $bot }」的電腦玩家。
error-bad-weights = 無法讀取學到的權重。
