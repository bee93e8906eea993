# 對局周邊：聊天、時間、需要多人同意的事，以及離開與回來的人。

## 聊天

web-chat = 聊天
web-chat-unread = { $count }則未讀
web-chat-say = 對全桌說
web-chat-send = 送出
web-chat-mute = 靜音
web-chat-unmute = 取消靜音
web-chat-muted = 已靜音：看不到其他人寫的話。
web-chat-empty = 還沒有人說話。這裡寫的話只留在這張牌桌，不會進入對局紀錄。
web-chat-quiet = 這張牌桌不開放留言。
web-chat-signs = 快速表示
web-chat-line = { $name }：{ $text }
web-key-chat = 對全桌說話
sign-hello = 你好！
sign-thanks = 謝謝！
sign-well = 打得好！
sign-oops = 哎呀！
sign-hmm = 嗯……
sign-wait = 等一下！

## 對局周邊發生的事

event-sits-in = { $bot }暫時代替{ $name }。
event-is-back = { $name }回來了，繼續自己玩。
event-paused = 對局暫停。
event-goes-on = { $name }讓對局繼續。
event-resigned = { $name }認輸。
event-played-late = 時間到：{ $bot }代替{ $name }回答了一次。

## 時間

web-clock-left = { $name }：剩下 { $time }
web-clock-late = { $name }：逾時 { $time }
web-holiday-until = 休假至 { $day }
web-holiday = 休假
web-holiday-help = 在以數日進行的牌桌上，休假期間你的計時會停住，同桌的人都看得到。
web-holiday-days = 離開天數
web-holiday-begin = 開始休假
web-holiday-end = 我回來了
web-holiday-begun = 祝你休假愉快。
web-holiday-ended = 你的計時又開始了。

## 需要多人同意的事

web-wish-pause = { $name }想暫停對局。
web-wish-abandon = { $name }想結束對局，不分勝負。
web-wish-lend = { $name }想讓電腦代替{ $other }。
web-wish-awaits = 還沒表示的人：{ $names }
web-wish-withdraw = 撤回
web-paused = 對局暫停中，計時停止。
web-unpause = 繼續
web-ended-abandoned = 這場對局已提前結束。
web-ended-resigned = { $name }認輸，對局結束。
web-ended-expired = 太久沒有人繼續，這場對局已結束。
web-see-again = 看重播

## 選單

web-this-match = 這場對局
web-ask-pause = 提議暫停
web-ask-pause-help = 計時停止，也沒有人能回答，直到有人讓對局繼續。須所有玩家同意。
web-ask-end = 提議結束對局
web-ask-end-help = 對所有人結束，不分勝負。須所有玩家同意。
web-resign = 認輸
web-resign-two = 對局就此結束。
web-resign-more = 電腦會接手你的座位到最後，你不能再收回。
web-leave = 離開座位
web-leave-help = 其他人可以坐下，在那之前對局會等待。
web-sure-yes = 是的
web-part-clear = 取消牌桌
web-part-clear-help = 對局尚未開始。取消後，邀請連結將會失效。
web-part-end = 結束對局
web-part-end-help = 對局就此結束，不分勝負。之後仍可重看或刪除。
web-part-delete = 刪除
web-part-delete-help = 對局與重播將永久刪除。如果曾有其他人拿過其中的手牌，則只會從你的清單移除。
web-part-hide = 從清單移除
web-part-hide-help = 其他玩家仍保有這場對局。
web-ask-lend = 提議由電腦代替{ $name }
web-seat-bot-on = { $bot }坐上座位{ $number }

## 離開與回來

web-while-away = 你離開的期間（{ $count }）
web-while-away-by = 電腦代替你玩。
web-go-back-there = 提議退回到我離開的時候
web-lent-mine = 現在由電腦代替你。
web-play-myself = 自己繼續玩

## 其他裝置、手機與連結

web-my-seat = 其他螢幕
web-my-seat-make = 在另一台裝置開啟我的座位
web-my-seat-help = 請在 { $time }內用另一台裝置開啟。只能用一次，並會以你的身分登入那台裝置；設定頁會列出它。
web-seat-here = 在這裡開啟你的座位
web-seat-here-help = 這個連結會把你的座位帶到這台裝置，並以你的身分登入。只能用一次。
web-seat-here-other = 這個瀏覽器目前登入的是{ $name }，繼續會在這裡登出。除非{ $name }有復原碼，或已不再需要，否則請勿繼續。
web-show-hand = 只看我的手牌
web-show-whole = 整張牌桌
web-show-room = 把這個螢幕當作牌桌
web-show-room-help = 大家在同一個房間？一個螢幕顯示牌桌，每支手機顯示一副手牌。
web-phones = 用手機當手牌
web-phones-help = 用手機掃描圖碼，即可坐上該座位。
web-phones-mine = 把{ $name }的手牌移到手機
web-moment-share = 這一刻的連結
web-moment-help = 有這個連結的人都能從這裡觀看對局，不需要座位或名字。
web-closed = 只讓受邀的人看重播
web-record-paste = 貼上對局紀錄的文字
web-record-open = 開啟
web-name-first = 其他人要怎麼稱呼你？
