### 以標記代替卡片：設定、標記，以及提問與記錄。

setting-containers = 貨櫃
    .help = 以卡片作為貨櫃，或棄掉卡片改放同色標記；船員與貨物也可以是標記（終極版）。
    .choice-cards = 卡片
    .choice-tokens = 船上用標記
    .choice-all_tokens = 全部用標記
set-tokens = 標記
field-copies = 數量
ask-token = { $card }：要換成哪種顏色的標記？
log-token = { $seat }棄掉{ $cards }，換成標記：{ $type }。
log-looked-through = { $seat }翻閱棄牌堆：{ $cards }。
card-technology-token = 科技類標記
    .power = 代表一張同色的卡片。
card-agriculture-token = 農業類標記
    .power = 代表一張同色的卡片。
card-illegal-token = 非法類標記
    .power = 代表一張同色的卡片。
card-consumer-token = 消費類標記
    .power = 代表一張同色的卡片。
card-luxury-token = 奢侈類標記
    .power = 代表一張同色的卡片。
