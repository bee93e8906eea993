# 輪到誰，以及可以想多久。
web-turn-waited = 已等 { $time }
web-turn-left = 剩下 { $time }
web-turn-late = 逾時 { $time }
web-time-clock = 每個座位的總時間
web-time-deadline = 每次決定的時間
web-time-none = 不限時
web-late = 時間到了
web-late-nothing = 什麼也不發生
web-late-remind = 發出提醒
web-late-bot = 由電腦代打這一次
web-late-vote = 全桌可表決由電腦接手該座位
