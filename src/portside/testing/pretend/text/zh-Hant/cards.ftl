### 練習遊戲的卡片名稱與能力。

card-bell = 鈴鐺
    .power = 每當其他人開張攤位，你獲得1枚錢幣。
card-broom = 掃帚
    .power = 將棄牌堆洗入牌庫，再讓所有人看牌庫頂的卡片。
card-cloak = 斗篷
    .power = 這個攤位收攤時，把它收回手牌。
card-crown = 王冠
    .power = 你的攤位中有3頂王冠時，立即獲勝。
card-drum = 鼓
    .power = 每回合一次，你獲得錢幣時可以抽1張卡。
card-firework = 煙火
    .power = 讓任一其他攤位收攤。
card-hourglass = 沙漏
    .power = 這個回合之後，再主導一次。
card-kite = 風箏
    .power = 抽2張卡。
card-lamp = 燈籠
    .power = 你開張攤位的費用減少1枚錢幣。
card-mirror = 鏡子
    .power = 只要這個攤位還在，就擁有你所選另一個攤位的能力。
card-net = 網
    .power = 其他人同時選擇一張手牌，交給你。
card-oracle = 神諭
    .power = 讓所有人看牌庫頂的卡片，洗牌庫，再獲得該卡片上印的費用。
card-whistle = 哨子
    .power = 你可以隨時收起這個攤位，獲得2枚錢幣。
