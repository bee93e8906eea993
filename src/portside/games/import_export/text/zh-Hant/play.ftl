### 《Import/Export》的提問、記錄與說明。

title-name = Import/Export

## 提問

ask-lead = 要抽卡，還是打出一張卡主導行動？
    .first = 要抽卡，還是打出一張卡宣告行動？
ask-follow = 要跟隨{ $action }，還是抽卡？
ask-action = 打出它執行哪個行動？
ask-count = 要執行幾次{ $action }？
ask-execute-as = 改以哪個行動執行？
ask-supply = 販售一張卡，還是招募一張？
    .first = 販售一張卡，還是從補給區拿一張到進口區？
ask-contract = 哪份合約放到哪艘船？
    .first = 哪份船運合約放到哪艘船？
ask-load = 哪個貨櫃裝上哪艘船？
ask-pirate = 要搶奪什麼？放到哪裡？
ask-target = 要競標哪艘船？
ask-bid = 你對{ $target }出價多少？
ask-tie = { $target }平手，由誰得標？
ask-take = 拿哪張卡？當作什麼？
ask-power-import = 要進口一個貨櫃嗎？
ask-overflow = 貨物太多：要棄掉新來的哪一張？
ask-prune-crew = 船員超過上限：要棄掉誰？
ask-prune-goods = 貨物超過上限：要棄掉哪一張？
ask-fulfil-first = 先完成哪艘船？
    .first = 先完成哪艘船的合約？
ask-end-turn = 回合結束前還要使用什麼嗎？
ask-before-scoring = 對局結束：計分前還要使用什麼嗎？
ask-discard-first = 接下來棄掉你打出的哪張卡？

## 回答

option-play = 以{ $card }主導
    .action = 以{ $card }主導{ $action }
    .first = 以{ $card }宣告
    .action-first = 以{ $card }宣告{ $action }
option-wild = 打出{ $card }與{ $card2 }作為百搭
option-by = 使用{ $card }
option-throw = 放棄合約{ $card }
    .first = 放棄未完成的船運合約{ $card }
option-use = 使用{ $card }；若是未完成的合約則放棄
    .first = 使用{ $card }；若是未完成的船運合約則放棄
option-follow = 以{ $card }跟隨
option-follow-as = 以{ $card }跟隨，執行{ $word }
option-as = { $word }
option-sell = 販售{ $card }，得4
option-recruit = 招募{ $card }
    .first = 把{ $card }拿到進口區
option-contract = 將{ $card }簽約到{ $word }
option-load = 將{ $card }裝上{ $word }
option-pirate = 搶奪{ $card } → { $word }
option-goods = 拿{ $card }作貨物
option-crew = 拿{ $card }作船員
    .first = 把{ $card }放到進口區
option-lose = 拿{ $card }並棄掉
option-ship = { $word }
option-island = 補給區
option-done = 完成
option-technology = 科技類
option-agriculture = 農業類
option-illegal = 非法類
option-consumer = 消費類
option-luxury = 奢侈類

## 記錄

log-turn = 第{ $turn }回合：{ $seat }主導。
    .first = 第{ $turn }回合：{ $seat }是起始玩家。
log-played = { $seat }打出{ $cards }，執行{ $action }。
log-announced = { $seat }宣告{ $action } { $count }次。
    .first = { $seat }可執行{ $action } { $count }次。
log-drew = { $why ->
    [power] { $seat }因{ $by }抽了{ $cards }。
   *[other] { $seat }抽了{ $cards }。
}
log-reshuffled = 棄牌堆洗成新的牌堆。
log-exhausted = 牌堆與棄牌堆皆已用盡：本回合後結束。
log-gave = { $seat }把{ $cards }交給{ $to }。
log-earned = { $why ->
    [payout] { $seat }獲得{ $ship }支付的{ $credits }點。
    [sale] { $seat }因販售獲得{ $credits }點。
    [imported] { $seat }身為{ $ship }的船主獲得{ $credits }點。
   *[other] { $count ->
        [0] { $seat }獲得{ $credits }點。
       *[other] { $seat }因{ $cards }獲得{ $credits }點。
    }
}
log-paid = { $why ->
    [bid] { $seat }支付競標額{ $credits }點。
   *[other] { $count ->
        [0] { $seat }支付{ $credits }點。
       *[other] { $seat }因{ $cards }支付{ $credits }點。
    }
}
log-paid-to = { $why ->
    [bid] { $seat }付給{ $to }競標額{ $credits }點。
   *[other] { $count ->
        [0] { $seat }付給{ $to } { $credits }點。
       *[other] { $seat }因{ $cards }付給{ $to } { $credits }點。
    }
}
log-crew = { $cards }加入{ $seat }的船員區。
    .first = { $cards }加入{ $seat }的進口區。
log-discarded = { $seat }棄掉{ $cards }。
log-good = { $cards }加入{ $seat }的貨物區。
log-returned = { $ship }回到{ $seat }的港口。
log-threw-away = { $seat }放棄合約{ $cards }。
    .first = { $seat }放棄未完成的船運合約{ $cards }。
log-won = { $seat }立即獲勝。
log-end-near = 本回合後遊戲結束。
log-fulfilled = { $seat }在{ $ship }完成{ $cards }。
    .first = { $seat }在{ $ship }完成船運合約{ $cards }。
log-sailed = { $ship }駛往外海。
log-refilled = { $cards }補到{ $at }。
log-power = { $seat }結算{ $cards }。
log-contracted = { $seat }將{ $cards }簽約到{ $ship }。
log-loaded = { $seat }將{ $cards }裝上{ $ship }。
log-fizzled = { $seat }的{ $action }沒有作用。
log-sold = { $seat }把{ $cards }販售至{ $at }。
log-tiers = { $seat }以{ $actions }次額外行動補足{ $cards }的技術等級。
log-pirated = { $seat }從{ $source }搶奪{ $cards }。
log-auction = { $seat }指定競標{ $target }。
log-bid = { $seat }出價{ $credits }。
log-winner = { $seat }以{ $points }分獲勝。

## 原因

why-no-room = { $ship }總容量{ $capacity }，已用{ $used }，這張需要{ $load }。
why-tier = 需要{ $type }技術等級{ $need }，你有{ $have }。再多{ $more }次簽約行動即可補足。
why-crew-full = 你的船員已滿（{ $limit }）：招募的卡會被棄掉。
    .first = 你的進口區已滿（{ $limit }）：拿取的卡會被棄掉。
why-island = 補給區的卡要用補給或搶奪取得。
why-cargo = 貨櫃要靠搶奪，或在進口競標中取得。
why-not-yours = 那張卡在別人手上。
why-in-place = 那張卡已有用途。
why-other-action = 這張卡不能用於{ $action }；兩張同色卡可以代替。
why-sold = 你本回合已販售過一張卡。
why-no-hand-card = { $action }不使用手牌。
why-no-ship = 你的港口沒有船。
why-grey = 資本類貨櫃不能裝載也不能搶奪。
why-nothing-open = 你的船都不需要貨櫃。
why-no-cargo = 沒有貨櫃可拿。
why-no-contract = { $ship }上沒有合約。
    .first = { $ship }上沒有船運合約。
why-no-need = { $ship }沒有空缺的{ $type }需求。
why-other-ship = 那艘船不是你的。
why-at-sea = 那艘船在外海。

## 結束

ending-credits = 有人達到結束遊戲的點數。
ending-cards = 牌堆與棄牌堆用盡。
ending-won = 某個能力立即贏得遊戲。
ending-tie-power = 最高總分相同，由能力決定勝負。
ending-tie-shared = 最高總分相同，共享勝利。
part-credits = 信用點數
part-containers = 合約上等待的貨櫃
    .first = 未完成合約上的貨櫃
part-goods-technology = 科技類貨物
part-goods-agriculture = 農業類貨物
part-goods-illegal = 非法類貨物
part-goods-consumer = 消費類貨物
part-goods-luxury = 奢侈類貨物
part-every-type = 每種貨物齊全
part-most-technology = 科技類最多
part-most-agriculture = 農業類最多
part-most-illegal = 非法類最多
part-most-consumer = 消費類最多
part-most-luxury = 奢侈類最多

## 名稱

counter-credits = 信用點數
    .first = 主動信用點數
counter-turn = 回合
place-crew = 船員區
    .first = 進口區
place-goods = 貨物區
place-fulfilled = 已完成的合約
    .first = 已完成的船運合約
place-played = 打出的卡
place-contracts = 合約
    .first = 船運合約
place-cargo = 船貨
    .first = 貨櫃
place-island = 補給區
ref-ship = { $number }號船
ref-island = 補給區
ref-supply = 補給
ref-import = 進口
ref-contract = 簽約
ref-load = 裝載
ref-pirate = 搶奪
ref-barter = 以物易物
ref-technology = 科技類
ref-agriculture = 農業類
ref-illegal = 非法類
ref-consumer = 消費類
ref-luxury = 奢侈類
ref-capital = 資本類
