### 農業類卡片的提問與記錄。

ask-apples = 要把哪張農業類手牌加入已完成的合約？
    .first = 要把哪張農業類手牌加入已完成的船運合約？
ask-bamboo = 要把{ $card }再次簽約到另一艘船嗎？
ask-beer = 要把{ $card }放到{ $at }，換取6點嗎？
ask-bird-feed = 要以6點買下{ $card }嗎？
ask-flour = 要立即為{ $card }裝載4張手牌嗎？
ask-flour-cards = 要為{ $card }裝載哪些卡？
ask-iceland-water = 要以每張2點販售哪些農業類卡？
ask-lutefisk = { $card }要簽約到哪艘船？
ask-paprika = { $card }讓你裝載一個貨櫃：要裝哪一個、裝到哪艘船？
ask-potatoes = 要2點，還是5張卡？
ask-soy-sauce = 要把全部船員移到貨物區，每張換2點嗎？
    .first = 要把進口區的卡移到貨物區，每張換2點嗎（全部或都不移）？
option-buy = 買下
option-cards = 抽卡
option-credits = 拿點數
log-bought = { $seat }買下{ $cards }。
log-took = { $seat }拿走{ $cards }。
log-tucked = { $seat }把{ $cards }加入已完成的合約。
    .first = { $seat }把{ $cards }加入已完成的船運合約。
