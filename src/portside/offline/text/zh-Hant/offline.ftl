### 不經伺服器遊玩時的文字。

error-not-kept = 這台裝置無法保存。儲存空間是否已滿？
offline-here = 在此裝置上玩，不經伺服器
offline-help = 規則與電腦玩家都在瀏覽器中執行，對局保存在這台裝置上。
offline-lost = 伺服器沒有回應。您可以先在這裡玩。
offline-fetch = 立即下載引擎（{ $size } MB，只需一次）
offline-fetching = 正在下載引擎（{ $size } MB）
offline-kept = 可離線遊玩
offline-open = 開啟對局紀錄
error-no-engine = 無法下載引擎。請檢查網路連線。
offline-send = 傳送到伺服器
offline-sent = 伺服器已重演這場對局，並保存在您的對局中。
offline-played = 離線
offline-share = 存成可分享的檔案
offline-not-shared = 無法產生檔案。請檢查網路連線。
