### 瀏覽器版自己說的話。

## 遊戲

title-import-export = Import / Export
title-neko-harbour = 內科港
title-pretend = 夜市
web-about-import-export = 一張卡，多種用途：行動、貨櫃、船員、貨物或合約。裝滿你的船，暗中出價，讓每份完成的合約改寫規則。
web-about-neko-harbour = 輪抽卡牌、建設港口，讓船沿航線前進，在兩個短短的時期裡搶先抵達各島。
web-about-pretend = 用十來張卡試試牌桌。

## 大廳

web-lobby = 大廳
web-tagline = 兩款港口卡牌遊戲，在瀏覽器裡和朋友或電腦一起玩。
web-play-now = 馬上開始
web-titles = 遊戲
web-players = { $low }至{ $high }人
web-seats = 人數（含你）
web-strength = 電腦強度
web-first-time = 第一次玩？跟著教學
web-more-settings = 全部設定
web-guest-name = 船長
web-go-on = 繼續進行
web-open-tables = 還有空位的牌桌
web-no-open-tables = 目前沒有牌桌在等人。
web-running-tables = 可以觀看的對局
web-new-table = 開新桌
web-paste-link = 貼上邀請連結
web-join = 加入
web-status-open = 等待玩家
web-status-running = 進行中
web-status-stopped = 已停止
web-won-by = 勝者：{ $names }
web-unofficial = Portside 是非官方的愛好者作品，與設計者及出版者無關。實體遊戲值得購買。
web-pages = 頁面
web-learn = 教學
web-cards = 卡片
web-rules = 規則
web-mine = 我的對局
web-settings = 設定
web-language = 語言
web-load-failed = 這一頁載入失敗。伺服器還在嗎？
web-load-again = 再試一次
web-failure = 沒有成功
web-to-lobby = 回大廳
web-close = 關閉
web-any = 不限
web-facet = { $name }：{ $value }
web-none = 無
web-moment = 請稍候。
web-nothing-found = 沒有符合的。

## 人

web-nickname = 你在桌上的名字
web-hello = 好的
web-who = 你是誰
web-save = 儲存
web-saved = 已儲存。
web-recovery = 換到另一台裝置
web-recovery-help = 復原碼能讓另一個瀏覽器變成你，只能用一次；除非在那裡勾選保持登入，否則這台會登出。請勿外流。登出某台裝置時，在那裡產生的復原碼也會作廢。
web-recovery-make = 產生復原碼
web-recovery-enter = 另一台裝置的復原碼
web-recovery-use = 使用
web-recovery-keep = 其他裝置保持登入
web-recovery-there = 目前有一組復原碼可用，產生於 { $day }。
web-recovery-end = 作廢
web-devices = 已登入的裝置
web-device = { $system } 上的 { $browser }
web-device-unknown = 未知的裝置
web-device-seen = 上次使用：{ $day }
web-device-here = 這台裝置
web-device-end = 登出
web-device-end-others = 登出其他所有裝置
web-device-ended = 已登出。
web-told = 輪到你時，在別處通知你
web-told-help = 當對局在等你而你不在時，可以通知你：每個問題只通知一次，多場對局合併成一則訊息，而且絕不透露隱藏的資訊。在這裡設定之前，不會寄出任何訊息。
web-told-push = 在這個瀏覽器
web-told-push-on = 在這個瀏覽器通知我
web-told-push-refused = 瀏覽器不允許此頁面傳送通知，請到瀏覽器設定中開啟。
web-told-push-none = 頁面關閉時無法通知這個瀏覽器，或此頁面不是透過 HTTPS 提供。
web-told-mail = 電子郵件
web-told-mail-wait = 確認信已寄出，請開啟信中的頁面表示同意。
web-told-webhook = Webhook
web-told-webhook-kind = Webhook 類型
web-told-kind-json = JSON
web-told-kind-discord = Discord
web-told-kind-ntfy = ntfy
web-told-add = 新增
web-told-test = 傳送測試
web-told-tested = 測試訊息已送出。
web-told-remove = 移除
web-told-unconfirmed = 等待你同意
web-told-broken = 無法送達
web-news = Portside 的通知
web-news-ask = 輪到你時，可以讓 Portside 寄信到這裡嗎？
web-news-on = 輪到你時，Portside 會通知這裡：{ $shown }
web-news-agree = 好，請通知我
web-news-stop = 不再通知
web-news-agreed = 謝謝。輪到你時會通知你。
web-news-stopped = 完成。不會再傳送任何訊息到這裡。
web-bot = 電腦
web-bot-name = { $bot }{ $seat }
web-hot-name = { $name } { $seat }
web-away = 離開中
web-away-for-now = 離開中；{ $time }後可由電腦代打
web-practice = 練習
web-practice-help = 可能有人知道接下來的牌，因此其他人不能再入座。
web-host = 桌主
web-leads = 主導
web-thinking = 思考中
web-answered = 已回答

## 偏好

web-theme = 明暗
web-theme-auto = 依系統
web-theme-dark = 深色
web-theme-light = 淺色
web-pace = 其他人的步調
web-pace-step = 逐步
web-pace-slow = 慢
web-pace-calm = 從容
web-pace-quick = 快
web-pace-instant = 立即
web-pref-confirm = 送出回答前先確認
web-pref-forced = 別無選擇時自動回答
web-pref-patterns = 貨物花紋加深
web-pref-motion = 動畫
web-pref-sound = 音效

## 開新桌

web-new-table-title = 開新桌
web-company = 想怎麼玩？
web-company-friends = 與朋友
    .help = 開一桌留有空位，把連結傳給朋友；可由電腦補位。
web-company-alone = 獨自
    .help = 立刻與電腦對戰；也可多人共用一台裝置。
web-bots-beside = 其中電腦
web-bots-more = 其他電腦
web-seat-by-seat = 更多：逐一安排座位、其他電腦、多人共用裝置
web-setting-needs = 僅適用於{ $setting }：{ $value }
web-group-changed = 已改 { $count } 項
web-rulings-changed = { $count } 項自訂裁定
web-fact = { $name }：{ $value }
web-time-clock-of = 每人 { $time }
web-time-deadline-of = 每次決定 { $time }
web-seat-number = 座位{ $number }
web-seat-me = 我
web-seat-free = 留給朋友
web-seat-hot = 也是我（同一台裝置）
web-table-pace = 步調
web-table-pace-live = 即時
    .help = 一口氣玩完。
web-table-pace-relaxed = 悠閒
    .help = 一天之內。
web-table-pace-days = 數日
    .help = 有空再走一步。
web-listed = 在大廳顯示這桌
web-open-table = 開桌
web-start-table = 開始
web-group-edition = 版本
web-group-set = 卡片組
web-group-expansion = 其他套件的擴充
web-group-variant = 變體
web-group-ruling = 裁定
    .help = 規則書沒寫或互相矛盾的地方。第一個選項是我們的裁定。
web-group-ruling-cards = 個別卡片的裁定
    .help = 卡片文字未說清楚的地方。第一個選項是我們的裁定。
web-group-values = 卡片數值
web-values-title = 實體版的數值
web-values-help = 規則書沒有寫出的卡片數字，Portside 以自訂數值代替。勾選你能從實體卡片上讀到的項目並輸入；每次輸入都會立即檢查。檔案與終端機 --values 所用的相同。
web-values-enter = 輸入實體版的數值
web-values-name = 這組數值的名稱
web-values-export = 存成檔案
web-values-import = 開啟檔案
web-values-saved = 已儲存的數值
web-values-drop = 刪除
web-values-search = 搜尋卡片
web-values-only = 只看已輸入的
web-values-house = 自訂數值
web-values-bad = 這個檔案不是可讀的 TOML。
web-values-takes-number = { $low } 到 { $high } 的整數。
web-values-takes-word = 這些詞之一。
web-values-takes-counts = 總數 { $low } 到 { $high }。
web-values-takes-numbers = 每張一個數字，以空格分開；可用 { $numbers }。
web-values-takes-data = 不是這張卡片的格式。

## 開局之前

web-table-title = 牌桌
web-joining = 正在尋找牌桌……
web-foyer = 參加的人
web-free = 空位
web-sit = 坐這裡
web-seat-bot = 換成電腦
web-free-seat = 清出座位
web-start = 開始對局
web-start-wait = 每個座位都要有玩家或電腦。
web-start-host = 由桌主開始對局。
web-invite = 邀請
web-invite-help = 傳送這個連結，或用手機掃描圖碼。請離某人後，連結會更新。
web-copy = 複製連結
web-copied = 已複製
web-qr = 連結的 QR 圖碼

## 桌上

web-question = 問題
web-your-turn = 輪到你
web-waiting-for = 等待{ $names }
web-watching = 你正在觀看
web-match-over = 對局結束
web-offers = 你隨時可以
web-sending = 已送出。
web-back = 返回
web-confirm = 確認
web-done = 完成
web-less = 減少
web-more = 增加
web-amount = 數字
web-amount-send = 出{ $value }
web-some-bounds = { $low ->
    [0] 最多選{ $high }項：已選{ $count }項。
   *[other] 選{ $low }到{ $high }項：已選{ $count }項。
}
web-orders = 預設回答
web-orders-none = 目前沒有預設回答。可在問題中按「以後都這樣回答…」來設定。
web-orders-help = 再次被問到時，預設回答會替你作答，快慢和真人差不多。其他人不會知道。
web-order = 以後都這樣回答…
web-order-title = 再被問到時這樣回答
web-order-first = 依勾選順序，用第一個可行的回答
web-order-these = 用這些回答
web-order-at-most = 最多
web-order-most = 最多{ $value }
web-order-nothing = 不選
web-order-else = {"，否則"}
web-order-same = 只限：{ $about }
web-order-any = （不論針對什麼）
web-order-until = 有效期間
web-order-until-turn = 到我的下個回合為止
web-order-until-once = 回答一次為止
web-order-until-end = 到對局結束為止
web-order-learnt = 一有隱藏的卡片對我公開就失效
web-order-pick = 請選擇一個回答。
web-order-now = 現在會回答：{ $answer }
web-order-and-answer = 設定，並這樣回答
web-order-only = 從下次開始
web-order-soon = 預設回答即將作答：{ $answer }
web-order-would = 這次由你自己回答；預設回答會是：{ $answer }
web-order-cancel = 取消預設回答
web-order-cancel-this = 取消預設回答：{ $question }
web-order-answered = 預設回答
web-log = 紀錄
web-log-earlier = 更早的{ $count }行
web-since = 自你上次回答以來
web-since-count = 自你上次回答以來（{ $count }）
web-telling = 剛才發生的事
web-skip = 全部顯示（{ $count }）
web-retell = 重播
web-why-not = 為什麼不行？
web-why-not-of = { $thing }：為什麼不行？
web-why-possible = 現在可以用。
web-rule = 規則{ $rule }
web-rules-contents = 目錄
web-try = 試玩
web-try-of = 試玩：{ $what }
web-rules-search = 搜尋規則
web-undo = 收回
web-undo-help = { $steps ->
    [one] 收回你上一個回答。
   *[other] 最多收回{ $steps }個回答。
}
web-undo-fence = 界線：此後已有人回答或得知新資訊。
web-undo-further = 界線之外
web-undo-further-help = 要退回到有人得知新消息之前，須全桌同意。
web-undo-ask = 詢問全桌
web-consent = { $name }想退回{ $steps }個回答。
web-agree = 同意
web-refuse = 拒絕
web-menu = 選單
web-parts = 桌面分區
web-absent = 離開的玩家
web-lend = 由「{ $bot }」電腦代替{ $name }
web-lend-own = 由「{ $bot }」電腦代替我
web-hand-back = { $name }收回座位
web-watch-link = 這桌的連結
web-notes = 儲存我的筆記
web-lost = 連線中斷。資料不會遺失，稍後會自動重新連線。
web-curtain = 交接
web-curtain-for = { $name }，輪到你了
web-curtain-help = 其他人請先別看。
web-curtain-open = 看我的手牌
web-sealed = 祕密回答
web-pile = { $place }，{ $count }張
web-of-limit = { $what } { $count }／{ $limit }
web-played = 已打出：{ $card }
web-acts-as = 目前當作{ $card }。
web-house-value = 自訂數值：沒有任何來源寫明。
web-house-fields = 自訂數值：{ $fields }。畫在實體卡片上，沒有來源寫明，由我們填入。
web-result = 結果
web-tab-seats = 座位
web-tab-middle = 中央
web-standing = 目前名次
web-standing-help = 若此刻結束，每個人會得到的分數。
web-standing-total = 目前總分
web-standing-now = 若此刻結束：{ $points }分
web-end-credits = 有人達到{ $goal }點時結束；目前最多的人有{ $most }點。
web-end-cards = 牌庫還有{ $count }張。
web-end-period = 第{ $period }期，共2期。
web-end-turns = 本期最多還有{ $count }張牌要打。
web-look-at = { $name }：所有看得到的東西
web-fulfilled-powers = 已完成的合約及其能力
web-sure = 確定嗎？
web-tab-sea = 海
web-tab-mine = 我的
web-tab-rivals = 對手
web-rivals = 其他人

## 教學

web-learn-about = 每個教學先看一頁圖解，再用排好的牌玩幾個真實的回合：每一句都等你，每個回答都由你自己來。之後這局就是你的。
web-manual = 說明文件：入門、規則、卡牌與參考
web-lesson-begin = 開始
web-lesson-import-export = 裝滿一艘船、領取報酬，並認識一張卡的六種用法。
web-lesson-neko-harbour = 打一張牌，由左到右啟動航線，再把船送往各島。
web-guide = 嚮導
web-guide-try = 現在請選虛線框的回答。
web-guide-close = 離開嚮導
web-lesson-to-table = 到牌桌
web-guide-step = 第{ $step }步，共{ $steps }步
web-guide-yours = 這局是你的了。每種新問題第一次出現時都會說明。
web-guide-rival = 對手
web-guide-free = 換你了
web-guide-other = 下次再試。現在請選虛線框的回答，或離開嚮導。
web-guide-continue = 繼續
web-hint = 提示
web-hint-thinking = 電腦正在思考……
web-hint-nothing = 什麼都不選
web-hint-by = 提示者
web-hint-list = 提示
web-radar = 誰能跟隨？
web-radar-help = 依你所知，各家可能的手牌中能跟隨的比例：數字為輕鬆跟隨，淺色長條為不計代價。

## 港口

web-open-sea = 外海
web-ships-at-sea = 外海的船隻
web-ships-in-harbour = 你港口裡的船
web-my-harbour = 我的港口
web-no-ship-here = 你的船都在外海。
web-nothing-fulfilled = 尚未完成合約
web-ship = { $owner }的{ $ship }，{ $count }個貨櫃

## 航線

web-my-lane = 我的航線
web-ship-level = { $owner }的{ $ship }，等級{ $level }
web-column = 第{ $number }欄，{ $kind }：碼頭{ $pier }，船{ $ships }
web-symbols = 可用的符號
web-docks = 靠岸
web-columns = { $count }欄
web-no-columns = 第一張牌會開出第一欄。
web-kept = 保留{ $count }張
web-kept-of = 保留{ $count }／{ $limit }張
web-next-turn = 下回合可用
web-ship-supply = 船隻供應
web-draft = 輪抽
web-tab-lane = 航線
web-tab-sites = 景點

## 卡片

web-cards-all = 所有卡片
web-card-all = 裁定、設定與統計
web-card-position = 實際運用
web-card-position-help = 一個用得到這張卡片的小局面，其他座位由電腦擔任。
web-card-settings = 會改變它的設定
web-card-house = 自訂數值
web-card-house-help = 這些數字畫在實體卡片上，規則書都沒有寫，所以 Portside 填入自己的數值。有卡片的人可以輸入自己的。
web-figures = 實驗室的統計
web-figures-used = 投入使用
web-figures-share = { $count } 局，{ $share }
web-figures-wins = 使用者的勝率
web-figures-lift = 與平均相比
web-figures-between = { $mean }（{ $low } 至 { $high }）
web-figures-how = { $seats } 個相同的電腦（{ $bot }）對戰 { $matches } 局，Portside { $version }；範圍在 100 次中有 95 次包含真值。電腦不等於真人。
web-cards-printing = 印刷版本
web-cards-search = 搜尋名稱與能力
web-cards-count = { $count }張卡

## 重播

web-replay = 重播
web-replays = 已結束的對局
web-none-going = 沒有進行中的對局。
web-none-over = 還沒有結束的對局。
web-replay-at = 第{ $number }／{ $last }個回答之後
web-replay-slider = 對局的時刻
web-first = 回到開頭
web-last = 跳到結尾
web-next = 往前
web-play = 播放
web-pause = 暫停
web-eyes = 視角
web-eyes-public = 旁觀者
web-play-on = 從這裡接著和「{ $bot }」電腦對戰

## 對局結束

web-score-parts = 得分項目
web-total = 總分
web-winner = 勝者
web-rematch = 再來一局
web-record = 儲存對局紀錄
web-chart = 整局的{ $what }
web-answers = { $count }個回答
web-receipt = 洗牌憑證
web-receipt-help = 雜湊值在發第一張牌之前就已定下。現在公開背後的密語，任何人都能重新發牌，核對每次洗牌。
web-receipt-hash = 雜湊值
web-receipt-secret = 密語

## 錯誤

error-no-server = 伺服器沒有回應。它在執行嗎？

## Keys and rings

web-keys = 按鍵
web-key-digits = 從清單選擇回答
web-key-answers = 移到回答清單
web-key-glow = 移到下一個可用的東西（Shift：上一個）
web-key-arrows = 在一排卡牌中移動
web-key-enter = 使用目前所在的東西或回答
web-key-undo = 收回
web-key-escape = 退一步，或關閉
web-key-next = 顯示下一件發生的事
web-key-space = 一次顯示全部
web-key-again = 重播自你上次回答以來發生的事
web-key-hint = 請求提示（對手為電腦時）
web-key-radar = 顯示或隱藏誰能跟隨你的行動
web-key-keys = 顯示或隱藏這份清單
web-rings = 外框的意思
web-ring-lit = 現在可以使用。
web-ring-picked = 你已選擇。
web-ring-pointed = 滑鼠所指的回答會用到它。
web-ring-moved = 剛才移動過。
web-ring-focused = 鍵盤在這裡。
web-analysis = 分析
web-analysis-start = 檢視整場對局
web-analysis-help = 電腦會逐一檢視每個決定，只依據該玩家當時所能知道的資訊。
web-analysis-progress = 已檢視{ $done }／{ $count }段
web-analysis-curve = 勝率（依各玩家當時所知）
web-analysis-dots = 圓點是付出代價的決定，說明見下方。
web-analysis-parts = 決策與運氣
web-analysis-parts-help = 與所有玩家平均相差的分數及其來源。每個決定都與電腦會選的答案相比，所以自己的決策多半低於0：請比較各玩家之間的差別。其餘都算運氣：發牌、抽牌，以及電腦判斷錯誤之處。括號內為隱藏牌造成的不確定範圍（95%）。
web-analysis-range = { $low } 至 { $high }
web-analysis-result = 結果
web-analysis-own = 自己的決策
web-analysis-others = 他人的決策
web-analysis-luck = 運氣
web-analysis-decisions = 代價最高的決定
web-analysis-none = 沒有任何可察覺代價的決定。
web-analysis-cost = { $change }分；勝率{ $chance }個百分點
web-analysis-cost-only = { $change }分；勝率幾乎不變
web-analysis-said = 實際回答：{ $answer }
web-analysis-better = 較佳選擇：{ $answer }
web-analysis-position = 查看當時局面
web-analysis-why = 到回合結束時，較佳的回答與實際的回答平均相差：{ $gains }。
web-analysis-gain = { $thing } { $by }
web-analysis-why-costs = 到回合結束時，較佳的回答與實際的回答平均相差：{ $gains }；換來的，或讓對手得不到的，更有價值。
web-analysis-why-none = 自己的桌面大致相同；差別在於其他玩家所得，或後續的發展。
web-analysis-why-cards = 差別在於牌本身：依電腦從許多對局所學，較佳選擇的牌約多值{ NUMBER($points, maximumFractionDigits: 1) }分。
