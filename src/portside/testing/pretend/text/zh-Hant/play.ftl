### 練習遊戲的提問、紀錄與說明。

title-name = 夜市

## 問題

ask-lead = 今晚你要做什麼？
ask-bid = 你出價多少錢幣？
ask-tie = 出價相同：卡片歸誰？
ask-drum = 要用{ $card }抽1張卡嗎？
ask-firework = 哪個攤位收攤？
ask-mirror = { $card }要取得誰的能力？
ask-net = 你交出哪張卡？

## 回答

option-auction = 拍賣牌庫頂的卡片
option-open = 用{ $card }開張攤位

## 發生的事

log-drew = { $seat }抽了{ $cards }。
log-opened = { $seat }開張了攤位：{ $card }。
log-foretold = { $seat }預見了{ $card }。
log-closed = { $seat }的{ $card }收攤了。
log-earned = { $seat }獲得{ $coins }枚錢幣。
log-bought = { $seat }以{ $coins }買下{ $card }。
log-unsold = 出價相同，{ $card }無人得標。

## 原因

why-too-dear = 費用是{ $cost }，而你有{ $coins }。

## 名稱

counter-coins = 錢幣
counter-night = 夜晚
part-coins = 錢幣
part-stalls = 攤位
place-stalls = 攤位
ref-stalls = { ref-seat }的攤位

## 結局

ending-crown = 三頂王冠決定了夜市。
ending-nights = 最後一晚結束了。
ending-rich = 有人發了財。

## 設定

setting-nights = 夜數
    .help = 進行這麼多回合後，夜市結束。
setting-tie = 出價相同
    .help = 最高出價相同時，卡片歸誰。
tie-leader = 由主導玩家決定
tie-nobody = 無人得標
