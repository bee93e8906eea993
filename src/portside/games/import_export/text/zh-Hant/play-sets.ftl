### J、Kickstarter與Kickstarter 2擴充卡片的提問與記錄。

ask-antiquities = 要從貨物卡堆拿哪張非法類卡？
ask-ar-glasses = 要打出一張手牌執行行動嗎？
ask-cheap-shirts = 哪名船員移到貨物區？
    .first = 哪張進口貨物移到貨物區？
ask-dragon-fruit = 你主導搶奪：要2張卡，還是2點？
ask-fulfil-early = 要以部分貨櫃現在就完成{ $ship }嗎？
    .first = 要以部分貨櫃現在就完成{ $ship }的船運合約嗎？
ask-led-lights = 要換取哪張卡？
ask-led-lights-price = 要用哪2張手牌交換？
ask-oat-milk = 有農業類貨櫃裝載：要2點，還是2張卡？
ask-vacuums = { $card }索取全部手牌或一個奢侈類貨物：你要給什麼？
option-contracts = 同時打出{ $card }與{ $card2 }執行簽約
option-give = 給{ $card }
option-hand = 給全部手牌
log-exchanged = { $seat }將全部船員與全部貨物對調。
log-extra-turn = { $seat }將多主導一個回合。
log-searched = { $seat }查看貨物卡堆後洗牌。
log-took-back = { $seat }將{ $cards }收回手牌。
