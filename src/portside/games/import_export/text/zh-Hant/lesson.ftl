## 嚮導：頭幾個回合的每一步

lesson-import-export-contract-waits = 這是你停在港口的船，上面有合約{ $contract }：格子就是它需要的貨櫃，全是同一色，現在都還空著。裝滿之後，船就會付錢。
lesson-import-export-hand-fits = 手牌不論還能做什麼，都可以當貨櫃：{ $first }和{ $second }正是這種顏色。要把它們裝上船，需要「裝載」行動。
lesson-import-export-lead-load = 這回合由你主導。卡的左緣是它的顏色與行動，一種顏色對應一種行動。{ $card }可以主導裝載：打出它。
lesson-import-export-crew-adds = 圖示相同的船員，每張多做一次行動。你的船員{ $crew }也能裝載，所以你可以裝載{ $most }次：就宣告這麼多。
lesson-import-export-rival-draws = 在你行動之前，其他人可以打同樣行動的卡跟隨，或者補牌。對手決定補牌。
lesson-import-export-load-first = 現在開始裝載。先點{ $card }，再點船；也可以從清單選。
lesson-import-export-load-last = 還剩一格。把{ $card }也裝上去。
lesson-import-export-paid = 裝滿了：銀行依貨櫃數付錢，合約的能力又多給了一些。你現在有{ $credits }點信用點數；有人達到{ $goal }點，遊戲就結束。{ $contract }完成了，它的能力歸你。船載著{ $first }和{ $second }出海：在外海，別人可以把它們拿走。
lesson-import-export-rival-leads = 主導權輪流。現在由對手主導。
lesson-import-export-draw = { $card }主導的是補給：把一張牌賣給補給區，或從那裡招募船員。你沒有這個顏色，手牌也少，只有{ $hand }張。補牌補到滿。
lesson-import-export-rival-recruits = 對手從補給區招募{ $card }。
lesson-import-export-crew-shown = { $card }現在是對手的船員：只要有人主導它的行動，就算是你主導，它也會多做一次。
lesson-import-export-lead-import = 又輪到你主導。進口會競標外海的一艘船，得標者從船上拿貨櫃。{ $first }和{ $second }就在你自己那艘出海的船上。用{ $card }主導。
lesson-import-export-rival-follows = 對手打出同樣行動的卡跟隨，因此也參加競標。
lesson-import-export-target = { $card }已打出：對手也要出價。指定船隻：你自己的那艘，上面有{ $first }和{ $second }。船一空就會回港。
lesson-import-export-bid = 大家暗中出價。你最多可出{ $most }，對手最多可出{ $credits }。只有得標者付錢，付給銀行。出{ $wish }點。
lesson-import-export-fists = 你的拳頭握著。最後一個人出價之後，大家一起打開。
lesson-import-export-take-crew = 你得標了，還有{ $credits }點信用點數。兩個貨櫃歸你，其中一個可以當船員。把{ $card }收為船員：它會幫你進口。
lesson-import-export-take-good = 另一個成為貨物：{ $card }。貨物最後值錢，合約上的圓圈要的也是貨物。
lesson-import-export-home-again = { $card }在你的貨物裡，{ $crew }在船員裡，空船也回港了：可以放新的合約。
lesson-import-export-rival-leads-contract = 對手主導。
lesson-import-export-follow = 這次主導的是簽約，你正好有這種卡：用{ $card }跟隨。留著{ $contract }，它要當合約。
lesson-import-export-rival-contracts = 主導玩家先做：對手簽下一張合約。
lesson-import-export-open-contract = 合約上的圓圈是等級：同類的貨物，加上你港口的顏色。你的港口已經夠簽{ $contract }。把它放到你的船上。
lesson-import-export-now-you = { $contract }等著貨櫃。換你了：接下來由你自己對付簡單的電腦玩家。有人達到{ $goal }點信用點數，或牌庫用完時結束；那時連同貨物，點數最多的人獲勝。

## 嚮導：頭幾個回合之後，各種問題的意思

lesson-import-export-ask-lead = 由你主導：打一張卡執行它的行動，打兩張同色卡當作百搭執行任何行動，或者補牌。
lesson-import-export-ask-follow = 這次是別人主導。用同樣行動的卡或百搭跟隨，或者補牌。
lesson-import-export-ask-count = 圖示相同的船員，每張多一次行動。宣告要做幾次。
lesson-import-export-ask-load = 手牌成為你船上同色的貨櫃。
lesson-import-export-ask-contract = 合約從手牌放到你停在港口的船上。每缺一級，要多花一次簽約行動。
lesson-import-export-ask-supply = 把一張手牌賣給補給區，或從補給區招募一張卡當船員。
lesson-import-export-ask-target = 指定外海的一艘船，競標它的貨櫃。
lesson-import-export-ask-bid = 暗中出價，一起打開。只有得標者付錢，付給銀行。
lesson-import-export-ask-take = 得標者從船上拿貨櫃：最多一個當船員，其餘當貨物。
lesson-import-export-ask-pirate = 搶奪可以從外海的船或補給區拿一張卡，直接放到你需要它的船上。
