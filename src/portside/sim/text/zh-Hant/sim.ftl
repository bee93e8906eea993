### 競技場與實驗室的用語。

percent = { $share }%
percent-between = { $share }%（{ $low } – { $high }）

arena-heading = 競技場：{ $title }
arena-intro = { $deals } 副牌共 { $matches } 局，每局 { $seats } 個座位；每副牌由每個電腦玩家在每個座位各打一次；種子 { $seed }。區間為 95%。
lab-heading = 實驗室：{ $title }
lab-intro = 共 { $matches } 局，每局 { $seats } 個座位，全部由「{ $bot }」擔任；種子 { $seed }。區間為 95%。
train-heading = 訓練：{ $title }
train-intro = 每一輪以 { $deals } 副牌各打兩次，{ $seats } 個座位各用隨機抽出的權重，再把權重移往獲勝的方向；另外 { $gate } 副牌各打兩次，決定是否保留這一步。種子 { $seed }。區間為 95%。
round = 第 { $number } 輪
steps = 每一步贏得的分數
steps-kept = 保留的步：{ $rounds }。
traits = 各項特徵的價值
traits-note = 以分數計，不含可讀估計已計入的部分。
lot-cards = 單張卡牌的價值
lot-cards-note = 比其他卡牌多出的分數，在可讀估計能反映之前；各座位得到哪些卡牌出於隨機。

ratings = 等級分
ratings-note = 由兩兩名次比較估計的 Elo 分數（Bradley–Terry 模型），隨機玩家為 0 分；區間以整副牌重複抽樣求得。相差 400 分約為十比一。
wins = 勝率
seats = 各座位勝率
scores = 得分
lengths = 對局長度
lengths-in-turns = 以回合計。
lengths-in-answers = 以回答數計。
endings = 對局如何結束
cards = 卡牌
cards-note = 增益是指用過這張牌的座位，勝率比平均高出多少個百分點。領先者本來就更常用到好牌，所以這只是線索，不是證明。
lost = 有 { $matches } 局使所有工作程序中斷，已放棄。

head-bot = 電腦玩家
head-rating = 等級分
head-win-rate = 勝率
head-sat = 入座次數
head-score = 平均得分
head-time = 每次回答時間
head-forfeits = 棄權
head-part = 得分項目
head-everybody = 所有座位
head-winners = 勝者
head-card = 卡牌
head-held = 持有
head-used = 使用
head-used-held = 持有時使用
head-lift = 增益
head-trait = 特徵
head-late = 後期
head-early = 前期

progress-arena = 對局中
progress-lab = 研究中
progress-train = 訓練中
progress-calibrate = 測量中
written = 已寫入：{ $path }

help-arena = 讓電腦玩家互相對局並評分。
help-lab = 以大量勢均力敵的對局研究一款遊戲。
help-arena-bots = 參賽者，以逗號分隔：random、greedy、ismcts:500、ismcts:1s、easy、normal、hard、program:路徑，或已安裝的電腦玩家。
help-arena-matches = 至少打這麼多局；每副牌都從所有座位打過。
help-arena-seed = 種子相同，發的牌就相同。
help-limit = 外部電腦玩家每次回答可用的秒數。
help-ray = 在此位址的 Ray 叢集上執行；不給位址則臨時啟動一個。
help-html = 把附圖表的頁面寫入這個檔案。
help-keep = 每局結束就寫入這個檔案；再執行同一指令會從那裡繼續。
help-lab-bot = 所有座位由誰擔任。
help-train = 以自我對弈學習一款遊戲；中斷的訓練會從中斷處繼續。
help-train-out = 所有資料都寫入這個資料夾。
help-train-rounds = 嘗試多少步。
help-train-deals = 每一輪的牌數；每副打兩次。
help-train-gate = 決定是否保留一步的牌數；每副打兩次。
help-train-reach = 抽出的權重相差多少分。
help-train-start = 從檔案中的權重繼續，而不是從零開始。
help-train-seed = 種子相同，得到的權重就相同。
help-calibrate = 由電腦對局測量分數的意義：對勝率以及決定的代價。
help-calibrate-out = 遊戲的權重與測量結果寫入這個檔案。
