# 通知不在場的人的內容。
notify-subject = { $count ->
   *[other] 有{ $count }場對局輪到你了
}
notify-match = { $title }，對手：{ $others }。自你上次行動以來：
notify-ends = 不想再收到通知：
notify-trial-subject = 來自 Portside 的訊息
notify-trial = 訊息可以送達。輪到你時會通知你。
notify-confirm-subject = 可以讓 Portside 寄信給你嗎？
notify-confirm = 有人（應該就是你）希望輪到自己時在這個地址收到通知。請開啟此頁面表示同意。如果不是你本人，不必理會，之後不會再收到信件。
