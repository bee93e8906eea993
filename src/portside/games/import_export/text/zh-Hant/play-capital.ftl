### 資本擴充的提問與記錄。

setting-set-capital = 資本擴充
    .help = 加入15張資本類卡，以及以物易物行動、灰色貨櫃與灰色港口（終極版）。
set-capital = 資本
ask-barter = 要用哪張手牌與補給區的哪張卡以物易物？
ask-crew-action = 你的船員執行哪種行動？
ask-leftmost = 多個貨物同時到達：哪個放在最左邊？
