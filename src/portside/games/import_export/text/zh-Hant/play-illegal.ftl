### 非法類卡片的提問與記錄。

ask-a-small-tank = { $card }索取一張手牌：你要給哪一張？
ask-contraband = 要從外海的船再拿一個貨櫃嗎？
ask-dino-bones = 你的哪個貨物放到補給區？
ask-dino-bones-take = 補給區的哪些卡成為你的貨物？
ask-fake-money = 要拿哪個貨櫃？放到哪裡？
ask-mini-van = 戰利品放到哪裡？
ask-railguns = { $card }索取4點、一份已完成的合約或2個貨物：你要給什麼？
ask-railguns-contract = 要給哪份已完成的合約？
ask-railguns-goods = 要給哪2個貨物？
ask-shotguns = { $card }索取2點或2張手牌：你要給什麼？
ask-shotguns-cards = 要給哪2張手牌？
ask-stolen-documents = 要以{ $card }換取哪份科技類合約？
option-give-cards = 給手牌
option-give-contract = 給已完成的合約
option-give-goods = 給貨物
option-pay-credits = 支付點數
option-pirate-deck = { $card }：搶奪貨物卡堆最上面的卡
option-pirate-docked = { $card }：搶奪港口中的{ $card2 }：{ $word }
option-pirate-hand = { $card }：從{ $word }的手牌隨機搶奪
option-take = 將{ $card }拿到手牌
log-heads = { $cards }擲出正面：大家都付給{ $seat }。
log-tails = { $cards }擲出反面：{ $seat }付給每個人。
log-to-island = { $seat }把{ $cards }放到補給區。
log-traded = { $seat }把{ $cards }交給{ $to }，換得{ $gained }。
setting-fake-money-takes = 偽鈔的範圍
    .help = 每艘對手的船各失去一個貨櫃，或每位對手只失去一個。
