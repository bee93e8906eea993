### 不論哪款遊戲，引擎本身所說的話。

## 問題

order-powers = 先結算哪個能力？
offer = 你現在可以使用能力。

## 回答

option-amount = { $amount }
option-card = { $card }
option-draw = 抽卡
option-no = 否
option-none = 都不選
option-pass = 略過
option-seat = { $word }
option-use = 使用{ $card }
option-yes = 是

## 原因

why-match-over = 這局已經結束。
why-not-asked = 現在不是由你決定。
why-not-in-question = 目前的問題與此無關。

## 名稱

ref-seat = 玩家{ $number }
place-deck = 牌庫
place-discard = 棄牌堆
place-hand = 手牌
place-nowhere = 遊戲外
place-numbered = { $place }{ $number }
hidden-cards = { $count ->
    [0] 沒有卡片
   *[other] { $count }張卡片
}
comma = 、
times = { $name }×{ $count }
with-rule = { $text }（{ $rule }）
yes = 是
no = 否

## 卡片上的資料

field-action = 行動
field-back = 卡背
field-cost = 費用
field-level = 等級
field-load = 裝載需求
field-name = 名稱
field-period = 時期
field-power = 能力
field-set = 系列
field-slug = 代號
field-tier = 技術等級
field-timing = 時機
field-type = 種類
field-value = 價值
timing-anytime = 隨時
timing-arrival = 抵達時
timing-end = 遊戲結束時
timing-immediate = 立即
timing-ongoing = 持續
timing-turn = 每回合一次

## 所在位置

at-departing = 離港中
at-gone = 已移出遊戲
at-harbour = 在港口
at-sea = 在外海

## 錯誤

error-error = 無法完成。
error-bad-name = 此處的新遊戲不能取名為「{ $title }」。
error-missing-extra = 尚未安裝{ $missing }：{ $command }
error-bad-address = 「{ $value }」不是牌桌或伺服器的位址。
error-unreachable = { $value }沒有牌桌伺服器回應。
error-signed-out = 這個裝置已在那裡登出。
error-not-welcome = 這是私人牌桌：請索取連結。
error-unknown-title = 沒有「{ $title }」這款遊戲。
error-unknown-language = 沒有「{ $language }」的文字；現有：{ $languages }。
error-bad-setting = { $value ->
    [none] 設定「{ $setting }」不存在，或與其他設定不合。
   *[other] 設定「{ $setting }」不能是「{ $value }」。
}
error-missing-expansion = 這需要「{ $title }」的擴充「{ $value }」，但此處尚未安裝。
error-bad-expansion = 這個擴充無法使用：{ $card ->
    [none] 無法載入，或與遊戲不合。
   *[other] 卡片「{ $card }」有誤。
}
error-wrong-seats = { $seats ->
    [none] 這一桌沒有這個座位。
   *[other] 這款遊戲不能由{ $seats }人進行。
}
error-illegal-answer = 「{ $key }」不是這個問題的回答。
error-stale-answer = 那個問題已經回答過了；請看目前的問題。
error-not-asked = { $seat ->
    [none] 現在沒有問題要問這個座位。
   *[other] 現在沒有問題要問{ $seat }。
}
error-match-over = 這局已經結束，不再接受回答。
error-undo-refused = 無法從這裡收回：之後已有人回答或得知新資訊。
error-no-past = 這份對局副本不知道先前的經過，因此無法這樣做。
error-broken-record = { $line ->
    [none] 這不是Portside的對局紀錄。
   *[other] 紀錄的第{ $line }行已損壞或無法重演。
}
error-other-rules = 這份紀錄依{ $title }的其他版本規則寫成，目前的規則版本是{ $rules }。
error-bad-scenario = { $card ->
    [none] { $place ->
        [none] 這個局面不可能存在。
       *[other] 局面中有不存在的位置：「{ $place }」。
    }
   *[other] 局面中有不在遊戲裡的卡片：「{ $card }」。
}
error-bad-values = { $card ->
    [none] 這份卡片數值檔無法使用。
   *[other] 卡片數值檔中「{ $card }」的資料有誤。
}
error-unknown-ref = 看不到「{ $ref }」。
