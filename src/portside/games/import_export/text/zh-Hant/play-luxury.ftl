### 奢侈類卡片的提問與記錄。

ask-cologne = { $card }要計算哪種行動的船員？
    .first = { $card }要計算進口區的哪種行動？
ask-diamonds = 要把一張已完成的卡移到貨物區嗎？
    .first = 要把一份已完成的船運合約移到貨物區嗎？
ask-name = 你說出什麼？
ask-platinum-rings = 要再打出一張卡執行行動嗎？
ask-teslas = 這名補給船員算作哪一類貨物？
    .first = 進口區的卡算作哪一類貨物？
log-declared = { $seat }把{ $cards }算作{ $name }。
log-named = { $seat }說出{ $name }。
log-revealed = { $seat }展示{ $cards }。
log-stored = { $cards }上放了{ $credits }點。
