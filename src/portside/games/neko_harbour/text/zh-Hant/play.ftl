### 內科港的玩家會被問到、讀到與看到的文字。

title-name = 內科港卡牌遊戲

## 提問

ask-after = 所有行動欄都已啟動。要執行航線上沒有對應欄位的額外行動嗎？
ask-boat = 你要拿哪艘漁船，放進航線還是用在碼頭？
ask-coins = 要執行錢幣行動嗎？剩餘符號：{ $left }。
ask-discard = 資源牌存不下這麼多，還要棄{ $count }張：先棄哪一種？
ask-dock = 你要拿哪個碼頭獎勵？
ask-draft = 你要拿哪些牌？
ask-extra-turn = 額外回合：要用掉剩下的牌嗎？
ask-fuel = 要執行燃油行動嗎？剩餘符號：{ $left }。
ask-permits = 要執行許可證行動嗎？剩餘符號：{ $left }。
ask-play = 打出一張牌到航線，或放棄一張來升級碼頭。
ask-raise = { $card }：要免費升級一艘船嗎？
ask-resource = { $card }：你要拿哪種資源牌？
ask-take = { $card }：要拿{ $goods }嗎？
ask-trade = { $card }：要交易嗎？
ask-tuck = 把{ $card }塞到哪個碼頭？
ask-turn-over = { $card }：要翻一張牌嗎？

## 選項

option-abandon = 放棄{ $card }，升級{ $word }
option-assign = 把一張船長塞到{ $word }
option-boost = { $card }：加{ $word }
option-buy = 買一張許可證
option-captain = 一張船長
option-cargo = 一張貨物
option-discard = 棄一張{ $word }
option-fish = 一張漁貨
option-harbour = 升級港口
option-launch = 買一艘{ $word }的船
option-move = 把{ $word }移到{ $word2 }
option-penguin = 一張企鵝
option-permit = 一張許可證
option-play = 打出{ $card }
option-raise = 把{ $word }升到{ $word2 }
option-sail = 讓{ $word }前往{ $card }
option-take = 拿取
option-take-1 = 拿{ $card }
option-take-2 = 拿{ $card }與{ $card2 }
option-take-3 = 拿{ $card }、{ $card2 }與{ $card3 }
option-trade-1-1 = { $word }換{ $word2 }
option-trade-1-2 = { $word }換{ $word2 }加{ $word3 }
option-trade-2-1 = { $word }加{ $word2 }換{ $word3 }
option-trade-2-2 = { $word }加{ $word2 }換{ $word3 }加{ $word4 }
option-tuck = 塞到{ $word }
option-turn-over = 翻一張{ $word }

## 紀錄

log-abandoned = { $seat }放棄{ $cards }，升級{ $column }。
log-boosted = { $seat }以{ $cards }加{ $symbols }。
log-bought = { $seat }買一張許可證。
log-captain = { $seat }把一張船長塞到{ $column }。
log-discarded = { $seat }棄一張{ $goods }。
log-drafted = { $seat }拿{ $cards }。
log-extra-turn = { $seat }進行額外回合。
log-gained = { $why ->
    [docked] { $seat }得到碼頭獎勵{ $goods }。
    [built] { $seat }因新港口得到{ $goods }。
   *[other] { $count ->
        [0] { $seat }得到{ $goods }。
       *[other] { $seat }因{ $cards }得到{ $goods }。
    }
}
log-harbour = { $seat }把港口升到等級{ $level }。
log-launched = { $seat }買下{ $ship }，等級{ $level }。
log-order = 新的玩家順位：{ $seats }。
log-period = { $seat }在時期{ $period }結束時得{ $points }分。
log-played = { $seat }打出{ $cards }。
log-points = { $seat }以{ $cards }得{ $points }分。
log-raised = { $seat }把{ $ship }升到等級{ $level }。
log-sailed = { $seat }讓{ $ship }前往{ $cards }。
log-stepped = { $seat }把{ $ship }移到{ $column }。
log-traded = { $seat }以{ $cards }換出{ $goods }。
log-turn = { $seat }開始回合。
log-turned-over = { $seat }以{ $cards }翻一張{ $goods }。

## 原因

why-at-site = 停在景點的船只能在景點之間移動，不再受其他效果影響。
why-at-that-site = 這艘船已經在那裡。
why-in-supply = 這艘船還在你的船隻供應裡，用錢幣可以買。
why-last-column = 這艘船已在你的最後一欄。
why-no-captain = 你沒有船長。
why-no-card = 這張牌的背面與你的船隻供應都沒有等級{ $level }。
why-no-coin-action = 錢幣行動在遊客中心啟動時執行；航線上沒有遊客中心時，等所有欄啟動之後。
why-no-column = 你還沒有行動欄：第一張牌必須打出。
why-no-fuel-action = 燃油行動在燃油補給船啟動時執行；航線上沒有燃油補給船時，等所有欄啟動之後。
why-no-permit-action = 許可證行動在許可辦公室啟動時執行；航線上沒有許可辦公室時，等所有欄啟動之後。
why-not-higher = 沒有更高的等級。
why-not-next = 船只能從景點移到隔壁的景點。
why-not-ready = 等級{ $level }的船要到第{ $level }欄才能離開航線；它在第{ $column }欄。
why-played = 每回合開始時打一張牌，也只打一張。
why-too-few-coins = 需要{ $price }錢幣；連同漁貨你有{ $there }。
why-too-few-fuel = 需要{ $price }燃油；連同漁貨你有{ $there }。
why-too-few-permits = 需要{ $price }許可證；你有{ $there }。
why-top-level = 你的港口已是最高等級。

## 結束

ending-scored = 兩個時期都已結束，計分完成。
ending-tie-fleet = 最高總分相同，由船隻等級總和較低者獲勝。
ending-tie-resources = 最高總分與船隻等級總和都相同，由剩餘資源牌較多者獲勝。
ending-tie-shared = 最高總分、船隻等級總和與剩餘資源牌都相同，共享勝利。

## 名稱

counter-captain = { $count ->
   *[other] 船長
}
counter-cargo = { $count ->
   *[other] 貨物
}
counter-coins-each-turn = 每回合的錢幣
counter-fish = { $count ->
   *[other] 漁貨
}
counter-fuel-each-turn = 每回合的燃油
counter-harbour = 港口等級
counter-lane-points = 目前的航線分數
counter-lane-steps = 船隻前進的欄數
counter-new-captain = 本回合所得船長
counter-new-cargo = 本回合所得貨物
counter-new-fish = 本回合所得漁貨
counter-new-permit = 本回合所得許可證
counter-penguin = { $count ->
   *[other] 企鵝
}
counter-period = 時期
counter-permit = { $count ->
   *[other] 許可證
}
counter-permits-each-turn = 每回合的許可證符號
counter-pier-levels = 碼頭等級
counter-points = { $count ->
   *[other] 已記分數
}
counter-ship-levels = 船隻等級
counter-site-points = 目前的景點分數
part-captains = 船長
part-cards = 遊戲結束計分牌
part-cargo = 貨物
part-penguins = 企鵝
part-period-1 = 時期1
part-period-2 = 時期2
part-point-cards = 分數牌
part-ships = 等級5與6的船
part-sites = 景點
place-aside = 時期2的漁船
place-boats = 漁船
place-column = 行動欄
place-deck-1 = 時期1牌堆
place-deck-2 = 時期2牌堆
place-display = 展示區
place-pier = 碼頭的牌
place-set = 牌組
place-sites = 景點
ref-column-0 = 第{ $number }欄
ref-column-1 = 第{ $number }欄
ref-column-2 = 第{ $number }欄
ref-column-3 = 第{ $number }欄
ref-pier-0 = 第{ $number }欄的碼頭
ref-pier-1 = 第{ $number }欄的碼頭
ref-pier-2 = 第{ $number }欄的碼頭
ref-pier-3 = 第{ $number }欄的碼頭
ref-ship-0 = { $number }號船
ref-ship-1 = { $number }號船
ref-ship-2 = { $number }號船
ref-ship-3 = { $number }號船
ref-set-0 = 第1列的{ $index }張牌組
ref-set-1 = 第2列的{ $index }張牌組
ref-set-2 = 第3列的{ $index }張牌組
ref-set-3 = 第4列的{ $index }張牌組
ref-set-4 = 第5列的{ $index }張牌組
ref-captain = 船長
ref-captain-cards = { $index }船長
ref-cargo = 貨物
ref-cargo-cards = { $index }貨物
ref-choice = 自選資源
ref-coins = { $index }錢幣
ref-fish = 漁貨
ref-fish-cards = { $index }漁貨
ref-fuel = { $index }燃油
ref-harbour = { ref-seat }的港口
ref-level = 等級{ $index }
ref-penguin = 企鵝
ref-penguin-cards = { $index }企鵝
ref-permit = 許可證
ref-permit-cards = { $index }許可證
ref-raise = 船的等級

## 牌面文字

field-adjacent = 鄰欄
field-basic = 基本的獎勵
field-better = 較佳的獎勵
field-captains = 船長
field-mark = 最少人數
field-pier = 碼頭
field-points = 分數
field-reward = 獎勵
field-dock = 碼頭獎勵
field-symbols = 符號
field-trades = 交易
set-base = 基本遊戲
set-fishing-boats = 漁船擴充
set-kickstarter = KS擴充包
timing-arrival = 觀光船抵達
timing-end = 遊戲結束
timing-immediate = 立即效果
timing-ongoing = 持續效果
timing-turn = 每回合一次
type-fishing-boat = 漁船
type-fuel-supply-ship = 燃油補給船
type-permit-office = 許可辦公室
type-research-station = 研究站
type-seaside-town = 海邊小鎮
type-shipyard = 造船廠
type-site = 景點
type-visitor-center = 遊客中心
