### 科技類卡片的提問與記錄。

ask-batteries = 要支付2點，再裝載一個貨櫃嗎？
ask-cell-phones = 抽到的卡若適合，請裝載。
ask-drones = 你建立了合約：要抽1張卡嗎？
    .first = 你建立了船運合約：要抽1張卡嗎？
ask-flash-drives = 要把這艘船的一個貨櫃拿到手牌嗎？
ask-jets = 要把這艘船的一個貨櫃移到貨物區嗎？
ask-nanobots = 你抽了卡：要執行一次裝載嗎？
ask-playstations = 要再裝載一個貨櫃嗎？
ask-robo-cats = 要把哪個戰利品與手上的那個一起裝載？
ask-satellite = 有船完成了：要抽1張卡，再裝載1張嗎？
ask-satellite-load = { $card }讓你裝載一個貨櫃：要裝哪一個、裝到哪艘船？
ask-segways = { $card }要移到哪裡？
ask-telescopes = 要以哪些科技類貨物各換4點？
ask-wind-turbines = { $card }要複製哪個能力？
option-load-draw = { $card }：抽卡來裝載
option-load-pair = { $card }：將{ $card2 }與{ $card3 }合為一個裝上{ $word }
option-load-sell = { $card }：販售{ $card2 }，得2
option-move = 移動{ $card }：{ $word }
option-pirate-pair = { $card }：搶奪{ $card2 }，留待第二個戰利品
log-copied = { $cards }從此具有{ $power }的能力。
log-to-hand = { $seat }從{ $ship }把{ $cards }拿到手牌。
