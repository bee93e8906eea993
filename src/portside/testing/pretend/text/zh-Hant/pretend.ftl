### 夜市玩家所讀到的文字。

title-name = 夜市

## 卡片

card-bell = 鈴鐺
    .power = 每當其他玩家開攤，你獲得1枚硬幣。
card-broom = 掃帚
    .power = 將棄牌堆洗入牌庫，再公開牌庫頂的卡。
card-cloak = 斗篷
    .power = 這個攤位收攤時，回到你的手牌。
card-crown = 王冠
    .power = 你有3頂王冠時立即獲勝。
card-drum = 鼓
    .power = 每回合一次，你獲得硬幣時可以抽1張卡。
card-firework = 煙火
    .power = 讓任一其他攤位收攤。
card-hourglass = 沙漏
    .power = 這回合之後再進行一個回合。
card-kite = 風箏
    .power = 抽2張卡。
card-lamp = 燈
    .power = 你的攤位費用減少1枚硬幣。
card-mirror = 鏡子
    .power = 這個攤位營業期間，擁有另一個攤位的能力。
card-net = 網子
    .power = 其他玩家同時各選1張手牌交給你。
card-whistle = 哨子
    .power = 你可以隨時收掉這個攤位，獲得2枚硬幣。

## 問題

ask-bid = 你出價多少？
ask-drum = 要用{ $card }抽1張卡嗎？
ask-firework = { $card }要讓哪個攤位收攤？
ask-lead = 抽卡、開攤，還是拍賣？
ask-mirror = { $card }要複製哪個攤位？
ask-net = 你要交出哪張卡？
ask-tie = 平手由誰得標？

## 回答

option-auction = 拍賣牌庫頂的卡
option-open = 用{ $card }開攤

## 紀錄

log-bought = { $seat }以{ $coins }枚硬幣買下{ $cards }。
log-closed = { $seat }的攤位{ $cards }收攤。
log-drew = { $seat }抽了{ $cards }。
log-earned = { $seat }獲得{ $coins }枚硬幣。
log-opened = { $seat }開了{ $cards }的攤位。

## 原因

why-too-dear = 費用是{ $cost }，而你只有{ $coins }。

## 結局

ending-crown = 有人集滿3頂王冠。
ending-nights = 最後一夜結束了。
ending-rich = 有人擁有20枚硬幣。

## 名稱

counter-coins = 硬幣
counter-night = 夜
part-coins = 硬幣
part-stalls = 攤位
place-stalls = 攤位

## 設定

setting-nights = 夜數
    .help = 夜市最多持續幾夜。
setting-tie = 出價平手
    .help = 多人出價同為最高時誰得標：由領頭者指定其中一人，或無人得標。
