### 旗幟擴充：設定、卡片，以及卡片的提問與記錄。

setting-set-flag = 旗幟擴充
    .help = 加入10張旗幟卡，每張有兩種顏色與兩份合約（終極版）。
set-flag = 旗幟
ref-flag = 雙色
field-sides = 兩側
field-kinds = 顏色
field-actions = 行動
ask-side = { $card }：哪一側朝上？
ask-insects = 你的非法類貨物要給誰？
ask-insects-good = 要拿對方的哪個貨物？
ask-maple-syrup = 免費裝載{ $card }：裝到哪艘船？
ask-opposition-leaflets = { $card }：要棄掉哪張手牌？
ask-rooibos-tea = { $card }：你正在喝茶嗎？
ask-sculptures = { $card }：要給哪2張手牌？
option-load-free = 免費裝載{ $card }到{ $word }
log-banned = { $seat }在自己的下個回合前禁止{ $action }。
log-face-up = { $seat }將貨物卡堆翻為正面朝上。
why-flag-fee = 裝載這張卡需要{ $credits }點，你的點數不足。

## 整張卡：兩側的名稱與能力。

card-flag-1 = { card-avocado }／{ card-insects }
    .power = { card-avocado }：{ card-avocado.power }／{ card-insects }：{ card-insects.power }
card-flag-2 = { card-flowers }／{ card-unpasteurized-cheese }
    .power = { card-flowers }：{ card-flowers.power }／{ card-unpasteurized-cheese }：{ card-unpasteurized-cheese.power }
card-flag-3 = { card-spacecraft }／{ card-maple-syrup }
    .power = { card-spacecraft }：{ card-spacecraft.power }／{ card-maple-syrup }：{ card-maple-syrup.power }
card-flag-4 = { card-solar-panels }／{ card-merino-wool }
    .power = { card-solar-panels }：{ card-solar-panels.power }／{ card-merino-wool }：{ card-merino-wool.power }
card-flag-5 = { card-olive-oil }／{ card-sculptures }
    .power = { card-olive-oil }：{ card-olive-oil.power }／{ card-sculptures }：{ card-sculptures.power }
card-flag-6 = { card-rooibos-tea }／{ card-souvenirs }
    .power = { card-rooibos-tea }：{ card-rooibos-tea.power }／{ card-souvenirs }：{ card-souvenirs.power }
card-flag-7 = { card-surstromming }／{ card-legos }
    .power = { card-surstromming }：{ card-surstromming.power }／{ card-legos }：{ card-legos.power }
card-flag-8 = { card-tej }／{ card-opposition-leaflets }
    .power = { card-tej }：{ card-tej.power }／{ card-opposition-leaflets }：{ card-opposition-leaflets.power }
card-flag-9 = { card-yerba-mate }／{ card-muay-thai-shorts }
    .power = { card-yerba-mate }：{ card-yerba-mate.power }／{ card-muay-thai-shorts }：{ card-muay-thai-shorts.power }
card-flag-10 = { card-volkswagen }／{ card-yogurt }
    .power = { card-volkswagen }：{ card-volkswagen.power }／{ card-yogurt }：{ card-yogurt.power }
