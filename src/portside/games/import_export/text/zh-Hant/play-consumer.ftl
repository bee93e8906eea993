### 消費類卡片的提問與記錄。

ask-backpacks = 有船返回港口：要抽一張卡嗎？
ask-chairs = 要棄掉一張手牌嗎？
ask-lumber = 有對手抽了卡：你也要抽卡嗎？
    .first = 有對手抽了卡：你要抽一張卡嗎？
ask-rope = 要用哪張手牌交換哪張卡？
ask-shoes = 有合約完成：要抽一張卡嗎？
    .first = 有船運合約完成：要抽一張卡嗎？
option-swap = 以{ $card }換取{ $card2 }
log-swapped = { $seat }與{ $at }交換：{ $cards }。
