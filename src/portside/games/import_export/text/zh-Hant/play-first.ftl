### 只有第一版才有的提問與記錄。

ask-aeroponics = 要讓{ $ship }帶著最後一個貨櫃返港嗎？
ask-dark-flight = 要改拿補給區的哪些卡到進口區，並保留出價？
ask-foxes = 非法類貨物最多而平手時，要獨得還是平分？
ask-free-action = 要單獨免費執行哪個行動？
ask-jasmine-tea = 要以2點販售一張手牌到補給區嗎？
ask-nanobots-load = 你抽了卡：要裝載一個貨櫃嗎？
ask-use-power = 要發動{ $card }的能力嗎？
ask-satellite-draw = 有船駛往外海：要抽一張卡嗎？
ask-would-pirate = 要執行搶奪嗎？
option-share = 平分
option-wild-as = 打出{ $card }與{ $card2 }作為百搭，執行{ $word }
option-win = 獨得
log-stopped = { $seat }不再執行{ $action }。
log-turned-over = 棄牌堆翻面成為新的牌堆。
