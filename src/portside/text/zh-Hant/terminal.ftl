### 終端機用戶端所說的話。

## 桌上

which-title = 要玩哪一款遊戲？
you = 你
news = 發生的事
news-earlier = 之前還有 { $count } 行；按 l 查看
others-think = 其他玩家思考中。
receipt = 洗牌憑證：{ $receipt }
secret = 憑證背後的密鑰：{ $secret }
and-below = 其下還有{ $cards }
at-depth = （從頂端數第{ $depth }張）
thing-of = { $seat }的{ $thing }
total = 總分
match-ended = { $ending }{ $count ->
    [1] { $winners }獲勝。
   *[other] { $winners }並列獲勝。
}

## 提問

hint = 輸入編號回答 · ? 說明 · u 收回 · l 紀錄 · t 桌面 · q 存檔離開 · h 指令
hint-offer = 輸入編號使用 · Enter 讓其他人繼續 · w 不再詢問 · h 指令
answer-one = 請輸入1到{ $count }的編號。
answer-amount = 請輸入{ $low }到{ $high }的數字。
answer-some = { $low ->
    [0] 請輸入最多{ $high }個編號，以空格分開；0表示都不選。
   *[other] { $high ->
        [1] 請輸入一個編號。
       *[other] 請輸入{ $low }到{ $high }個編號，以空格分開。
    }
}
commands =
    3         以第3項回答；可選多項時輸入多個編號
    ?         說明目前的問題
    ? 3       說明第3項
    ? 名稱    說明一張卡、一艘船或一處位置，以及為何不能使用
    r IE-102  顯示一條規則
    u         收回你上一個回答（之後沒有人得知新資訊時）
    u!        仍然收回
    l 50      顯示紀錄的最後50行
    t         再次顯示桌面
    w         詢問或不再詢問可隨時使用的能力
    q 檔名    存檔並離開（不寫檔名則存在你的資料夾）
house-value = { $sign } 自訂數值，無來源記載
no-such-thing = 這裡沒有「{ $thing }」。
not-in-sight = 目前看不到它。
use-it-by = 你現在可以使用它：見第{ $numbers }項。
no-such-rule = 沒有規則{ $rule }。
no-such-rule-near = 沒有規則{ $rule }。是指{ $near }嗎？
no-rule-here = 這個問題沒有註明規則。
undone = 已收回。
undo-nothing = 你還沒有回答過。
undo-fence = 你上一個回答之後，有人得知了新資訊。輸入「u!」仍可收回。
stops-on = 會詢問你是否使用可隨時使用的能力。
stops-off = 除了你自己的問題之外，不再詢問可隨時使用的能力。
saved = 已存檔。要繼續請執行：portside play --resume { $file }
saved-end = 對局紀錄在{ $file }

## 伺服器上的牌桌

join-name = 其他人該怎麼稱呼你？
join-which = 要坐哪一桌？
join-no-tables = { $address }沒有空位的牌桌。請朋友給你連結：portside join 連結
join-watching = 座位已滿，你正在觀看。
join-waits-start = { $count ->
    [0] 對局尚未開始，等待桌主。
   *[other] 對局尚未開始，還有{ $count }個空位。連結：{ $address }
}
join-waits = 等待{ $seats }。（Ctrl+C離開，對局繼續。）
join-hint = 數字作答 · ? 說明 · u 收回 · s 文字 發言 · q 離開 · h 說明指令
join-changed = 牌桌在此期間已有變化。
join-consent = { $seat }想回到之前的局面。同意嗎？y 或 n
join-undo-fence = 之後已有人得知新資訊；請在瀏覽器中徵求其他人同意。
join-lost = 連線中斷，正在重試……
join-ended = 對局提前結束。
join-left = 你已離開牌桌，對局繼續。要回來：portside join { $address }
join-commands =
    3         以第3行作答；可選多個時輸入多個數字
    ?         說明這個問題
    ? 3       說明第3行
    ? 名稱     說明卡片、船或地點，以及為何不能用
    r IE-102  顯示規則
    s 文字     對全桌發言
    u         收回你上一個回答，若之後沒有人得知新資訊
    l 50      顯示紀錄最後50行
    t         再顯示牌桌
    w         是否詢問隨時可用的能力
    q         離開；對局繼續，你可以再回來

## 紀錄

replay-at = { $at }／{ $last }
replay-said = { $seat } · { $question } → { $answer }
replay-help = Enter或n：下一步 · b：上一步 · { $last }以內的數字：跳到該處 · q：離開
verify-receipt = 密鑰符合憑證{ $receipt }。
verify-deal = 發牌與每次洗牌都由密鑰得出（{ $title }，{ $seats }人）。
verify-answers = 全部{ $count }個回答在當時都合法。
verify-end = 結局、分數與贏家都與紀錄相符。
verify-no-end = 紀錄沒有寫明這局如何結束。
verify-unfinished = 這局尚未結束。
verify-cut = 紀錄不完整；讀到{ $count }個回答。
verify-other-receipt = 這份紀錄的憑證不同：{ $receipt }
verify-other-winners = 紀錄所寫的贏家與實際不同。

## 卡片、規則與設定

cards-count = { $count }張卡片
cards-none = 沒有符合的卡片。可用的有：
cards-house = { $sign } 自訂數值：沒有任何來源記載；可用「--values 檔名」填入實體卡片的數值。
cards-in-edition = 收錄於該版本
column-property = 項目
column-rule = 規則
column-text = 內容
coverage = { $title }：測試涵蓋{ $count }條規則中的{ $shown }條（{ $share }%）。
coverage-missing = 沒有測試涵蓋的規則
no-tests = 找不到測試：請在Portside的原始碼資料夾中執行，或以--tests指定資料夾。
group-edition = 版本
group-values = 卡片數值
group-set = 卡片系列
group-expansion = 其他套件的擴充
group-variant = 變體
group-ruling = 裁定
settings-name = 設定
settings-takes = 可用的值
settings-text = 意義
options-title = { $title }的設定
options-hint = 例如：portside play { $title } --options 名稱=值
takes-choice = { $default }（或：{ $others }）
takes-span = { $default }（{ $low }到{ $high }）
takes-file = 以--values指定的檔案

## 大量對局

playing = 對局中
sim-head = { $title }：{ $matches }局，{ $seats }人
sim-answers = 每局的回答數
sim-turns = 每局的回合數
sim-bot = 電腦
sim-score = 分數
sim-range = 分布
sim-wins = 勝率
sim-all = 全部
sim-cards = 各卡片最後落在此處的次數：{ $place }
sim-never = 從未：{ $cards }。
sim-speed = 單一行程每秒{ $speed }個決定
bench-decisions = 決定／秒
bench-fork = 複製
bench-view = 視野
bench-determinize = 世界
bench-replay = 重演
bench-caption = 隨機回答時每秒的決定數；其餘為微秒：複製一局、產生視野、產生符合某座位所知的世界、重演一整份紀錄。括號內為人數。×是與catanatron的比值。
new-title-next = 接下來：cd { $name }，pip install -e ".[test]"，portside play { $name }，python -m pytest
new-expansion-next = 接下來：cd { $name }，pip install -e ".[test]"，portside play { $title } -o expansion_{ $name }=on，python -m pytest
bench-missing = 尚未安裝：{ $packages }。安裝方式：pip install "portside[peers]"

## 檔案

file-failed = { $file }：{ $why }
file-not-text = 這個檔案不是文字檔。

## 命令列說明

help-portside = 依照規則進行的船運卡片遊戲。
help-help = 顯示本說明後離開。
help-version = 顯示版本後離開。
help-play = 在終端機玩一局。
help-join = 在伺服器的牌桌上遊玩。
help-join-address = 牌桌的連結，例如 https://example.org/t/…?invite=…；或伺服器的位址。
help-join-name = 其他人對你的稱呼。
help-replay = 逐步觀看一份紀錄。
help-html = 改寫成單一網頁，不需網路即可在任何瀏覽器中重播對局。
help-verify = 檢查一份紀錄：憑證、洗牌、回答與結局。
help-cards = 列出一款遊戲的卡片。
help-rules = 顯示一條規則、列出所有規則，或列出沒有測試涵蓋的規則。
help-new-title = 建立一個含有小遊戲的套件，供您改成自己的遊戲。
help-new-title-name = 遊戲及其套件的名稱。
help-new-title-folder = 放在哪個資料夾。
help-new-expansion = 建立一個含有幾張卡片的套件，供您改成自己的擴充。
help-new-expansion-name = 擴充及其套件的名稱。
help-new-expansion-title = 這些卡片所屬的遊戲。
help-settings = 列出一款遊戲的設定。
help-simulate = 進行大量對局並加以統計。
help-serve = 為瀏覽器與其他用戶端提供遊戲桌。
help-site = 將瀏覽器用戶端寫成一個不需要伺服器的資料夾。
help-site-folder = 要寫入的資料夾。
site-written = 已寫入{ $folder }（{ $size } MB），任何網站主機都能提供。
film-written = 已寫入 { $file }（{ $size } MB），任何瀏覽器都能重播。
film-no-page = 瀏覽器用戶端尚未建置：請先執行 `make web`。
help-replay-all = 重演所有儲存的對局，並回報無法重演的。
help-database = postgresql+psycopg://...或sqlite:///...；預設為資料夾裡的一個檔案。
help-data = 存放資料庫檔案與金鑰的資料夾。
help-host = 監聽的位址；0.0.0.0可讓其他電腦連入。
help-port = 監聽的連接埠。
help-processes = 伺服器行程數；多於一個時需要PostgreSQL。
help-origin = 另一個可以連線的網站，例如https://example.org。
help-proxy = 可信任其轉送標頭的代理伺服器位址。
help-log = debug、info、warning或error。
help-open = 在瀏覽器開啟大廳。
serving-at = Portside已在{ $address }開放（按Ctrl+C關閉）。
serving-others = 本機的所有位址均已開放；其他人可由{ $address }進入。
help-bench = 測量規則的執行速度。
help-title = 遊戲的名稱，例如import_export。
help-lang = 語言：en、fr或zh-Hant。
help-seats = 人數。
help-seat = 你的座位，從1算起。
help-eyes = 以這個座位的視角觀看，從1算起。
help-seed = 相同的種子與回答會得到相同的對局。
help-options = 設定，寫成名稱=值；可以重複。
help-values = 實體卡片數值的檔案。
help-scenario = 起始局面的檔案。
help-resume = 要繼續的對局紀錄。
help-bot = 由誰扮演其他座位：random、easy、normal、hard、greedy、ismcts:500、ismcts:1s、program:路徑，或已安裝的電腦玩家。
help-bots = 由誰來玩；可依座位寫多個名稱，以逗號分開。
help-json = 輸出JSON。
help-record = 紀錄的檔案。
help-receipt = 開局時顯示的憑證。
help-type = 只列出這個種類的卡片。
help-tier = 只列出這個技術等級的卡片。
help-set = 只列出這個系列的卡片。
help-words = 只列出名稱或能力含有這些字的卡片。
help-edition = 有多個版本時，指定版本。
help-diff = 顯示各版本之間的差異。
help-rules-title = 遊戲的名稱；或coverage，列出沒有測試涵蓋的規則。
help-rule = 規則的編號；在coverage之後則是遊戲的名稱。
help-tests = 測試的資料夾。
help-markdown = 輸出一頁文件。
help-matches = 局數。
help-jobs = 由多少個行程分擔。
help-bench-json = 同時將數據寫入這個檔案。
help-peers = 是否也測量其他引擎；預設為已安裝時測量。
help-seconds = 每段測量的長度。
help-rounds = 每個項目的測量次數。
