### 資本擴充的提問與記錄。

setting-set-capital = 資本擴充
    .help = 加入15張資本類卡，以及以物易物行動、灰色貨櫃與灰色港口（終極版）。
set-capital = 資本
ask-barter = 要用哪張手牌與哪張卡以物易物？
ask-crew-action = 你的船員執行哪種行動？
ask-leftmost = 多個貨物同時到達：哪個放在最左邊？
ask-board = { $card }：要裝上哪艘船？
ask-interest = { $card }：你要給哪個貨物？
ask-market-data = { $card }：你要給哪些手牌？
ask-new-place = { $card }：要放到哪裡？
ask-part = 兩艘船分開：剩下的貨櫃留在哪一艘？
ask-partnership = { $card }：要與哪艘船合為一艘？
ask-us-dollars = { $card }：本回合當作哪種行動的船員？
ask-yen = { $card }：要墊在哪艘船下？
ask-yen-waive = { $card }：這份合約少裝哪種貨櫃？
option-use-discard = 棄掉{ $card }
option-any = 任意顏色
log-hired = { $seat }本回合多1名{ $action }船員。
log-joined = { $seat }的{ $ship }與{ $other }合為一艘。
log-launched = { $cards }成為{ $seat }只出航一次的船：{ $ship }。
log-under = { $seat }將{ $cards }墊在{ $ship }下。
place-hull = 船底
ref-any = 任意顏色
at-gone = 已離開遊戲
at-joined = 已與另一艘船合一
