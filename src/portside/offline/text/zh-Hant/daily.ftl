### 每日牌局的文字。

daily-name = 每日港口
daily-help = { $day } 的牌局，所有人都相同：{ $title }，對手為「{ $bot }」電腦。下一局於世界協調時間午夜開始。
daily-play = 玩今日牌局
daily-go-on = 前往今日牌局
daily-told = Portside 每日港口 { $day }：{ $title }
daily-ahead = 我以 { $mine } 比 { $theirs } 獲勝。
daily-level = 雙方 { $mine } 分平手。
daily-behind = 我以 { $mine } 比 { $theirs } 落敗。
daily-share = 分享結果
