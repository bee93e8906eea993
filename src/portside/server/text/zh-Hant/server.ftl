# 牌桌伺服器拒絕的事情與原因。

error-bad-request = 伺服器看不懂這個要求。
error-not-introduced = 請先告訴大家你的名字。
error-signed-out = 這台裝置已登出。
error-not-host = 只有桌主可以這麼做。
error-not-your-seat = 這不是你的座位。
error-seat-lent = 這個座位正由電腦代打；請先收回。
error-seat-present = 這位玩家在線上，或才剛離開；電腦只能替離開一段時間的人代打。
error-bad-invite = 這是私人牌桌；有人被請離後，舊的邀請連結就會失效。請向桌上的人索取目前的連結。
error-bad-code = 這組代碼不屬於任何人，或已經用過。
error-somebody-else = 這個瀏覽器目前由別人登入。
error-bad-name = 這個名字容易與他人混淆：它混用文字、堆疊符號，或與機器人同名。
error-bad-origin = 這個網頁屬於其他網站，不能在這裡這麼做。
error-practice-only = 這是練習桌，其他人不能再入座。
error-not-found = 這個網址沒有東西。
error-no-table = 沒有這張牌桌，可能已經收走了。
error-no-match = 沒有這場對局。
error-seat-taken = 這個座位已經有人坐了。
error-one-seat = 在一場對局裡看過一副手牌的人，不能再拿另一副，也不能與它對戰。
error-table-full = 這張牌桌已經坐滿。
error-not-started = 對局還沒開始。
error-already-started = 對局已經開始，來不及了。
error-seats-free = 每個座位都有人坐，對局才能開始。
error-match-running = 這要等對局結束。
error-no-consent = 目前沒有人要求退回。
error-no-order = 這則預設回答已經無效。
error-no-hints = 只有和電腦對戰時才有提示。
error-too-late = 請求沒有及時送達。
error-too-big = 內容太大，伺服器無法接受。
error-too-fast = 有點太快了，請稍候。
error-too-many-records = { $reason ->
    [all] 這台伺服器不再收錄對局紀錄，請保留在你的裝置上。
   *[own] 你上傳的對局已達上限，請先刪除一局。
}
error-too-many-tables = { $reason ->
    [seated] 你入座的牌桌已達上限，請先離開一桌。
   *[hosted] 你主持的牌桌已達上限。
}
error-too-many-bot-tables = 你名下只有電腦在玩的牌桌已達上限。請等其中一局結束，或結束其中一局。
error-too-many-connections = 同一個地方的連線太多。
error-too-much-kept = 伺服器近來為你所在的位址保存了太多資料，請稍候再試。
error-try-again = 伺服器暫時無法保存，請再試一次。
error-database-in-use = 另一個伺服器正在使用這個資料庫。要同時執行多個伺服器，請改用 PostgreSQL。
error-other-form = 這個資料庫由其他版本建立。請先啟動一次這個版本的伺服器，它會更新資料庫。
error-bad-server-setting = 伺服器無法以這些設定執行。
error-bad-contact = { $reason ->
    [private] 這個位址通往私人網路。
    [unknown] 沒有這個位址。
    [many] 你的通知位址已經夠多了，請先移除一個。
    [asked] 已向這個位址寄出確認信，請查看信箱。
    [channel] 這台伺服器無法以這種方式通知。
   *[form] 內容看起來不正確。
}
error-paused = 對局暫停中，任何玩家都可以讓它繼續。
error-no-chat = 這張牌桌不開放留言。
error-too-many-analyses = 你還有其他對局正在分析中，請稍後再試。
error-too-many-lookups = 已有數場對局正在為你調閱，請先等待。
error-too-many-orders = 預設回答已達上限，請先取消一則。
