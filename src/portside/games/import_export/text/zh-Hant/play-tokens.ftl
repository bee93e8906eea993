### 以指示物代替卡片：設定、指示物，以及提問與記錄。

setting-containers = 貨櫃
    .help = 以卡片作為貨櫃，或棄掉卡片改放同色指示物；船員與貨物也可以是指示物（終極版）。
    .choice-cards = 卡片
    .choice-tokens = 船上用指示物
    .choice-all_tokens = 全部用指示物
set-tokens = 指示物
field-copies = 數量
ask-token = { $card }：要換成哪種顏色的指示物？
log-token = { $seat }棄掉{ $cards }，換成指示物：{ $type }。
log-looked-through = { $seat }翻閱棄牌堆：{ $cards }。
card-technology-token = 科技類指示物
    .power = 代表一張同色的卡片。
card-agriculture-token = 農業類指示物
    .power = 代表一張同色的卡片。
card-illegal-token = 非法類指示物
    .power = 代表一張同色的卡片。
card-consumer-token = 消費類指示物
    .power = 代表一張同色的卡片。
card-luxury-token = 奢侈類指示物
    .power = 代表一張同色的卡片。
