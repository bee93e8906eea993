## 嚮導：頭幾個回合的每一步

lesson-neko-harbour-lane = 這是你的航線。每回合各欄由左到右啟動：先是{ $first }，再來是{ $second }。船從你的港口出發，一欄一欄前進，再航向有分數的景點。
lesson-neko-harbour-play-card = 每回合先處理一張牌，你有{ $hand }張。同種的牌放在同一欄，新的種類會在右邊開一欄。打出{ $card }。
lesson-neko-harbour-fuel = { $card }給燃油：現在有{ $left }份，每份讓一艘船前進一步。等級不超過所在欄數的船可以前往景點。你在第二欄的船可以：送它去{ $site }。
lesson-neko-harbour-first-there = 你最先到{ $site }：較佳的獎勵歸你，沒有更強的船隊來，第一名也是你的。收下吧。
lesson-neko-harbour-step = 你現在有{ $penguins }張企鵝牌，燃油剩{ $left }份。用在港口的船上：它的第一步走到{ $card }那一欄。
lesson-neko-harbour-fish = 燃油用完了（剩{ $left }）。漁貨可以當燃油，你有{ $fish }張。先留著：到此為止。
lesson-neko-harbour-permits = 下一欄啟動：{ $card }給許可證，現在有{ $left }份。一份讓一艘船升一級，等級高的船在景點更有份量。把你的船升到第二級。
lesson-neko-harbour-keep-permit = 許可證牌也有同樣的作用，你有{ $permits }張。可以留到以後：到此為止。
lesson-neko-harbour-after = 所有行動欄都完成了。航線上沒有的那類行動，現在可以用牌來做；你有漁貨{ $fish }張，可以買一艘船。先存著：結束回合。
lesson-neko-harbour-rival = 對手的回合也一樣：先打一張牌，再由左到右啟動各欄。
lesson-neko-harbour-rival-did = 對手打出{ $card }，買了一艘船，又升級了另一艘。你要和這些船搶景點。
lesson-neko-harbour-new-column = 又輪到你。{ $card }每回合給錢幣。打出它：新的種類，所以開一個新欄。
lesson-neko-harbour-too-high = 又有燃油：{ $left }份。你在{ $card }那欄的船升級過，等級高於欄數，不能從那裡出發。讓它前進到{ $next }那一欄。
lesson-neko-harbour-sail-again = 在這裡，它的等級就夠低了。航向分數最高的{ $site }。
lesson-neko-harbour-reward-cards = { $site }也是你先到：收下較佳的獎勵，資源牌。它們從你的下個回合起可以使用。
lesson-neko-harbour-end-fuel = 燃油用完了（剩{ $left }）。漁貨有{ $fish }張，留著：到此為止。
lesson-neko-harbour-coins = { $card }給錢幣：{ $left }枚。船每一級兩枚，許可證三枚。買一艘第一級的船。
lesson-neko-harbour-coins-left = 沒用掉的錢幣會消失，還有{ $left }枚：剛好再買一艘第一級的船。
lesson-neko-harbour-now-you = 換你了：接下來由你自己對付簡單的電腦玩家，手上還有{ $hand }張牌。兩個時期之後計分：第一名、船、企鵝、貨物，以及卡牌給的分數。

## 嚮導：頭幾個回合之後，各種問題的意思

lesson-neko-harbour-ask-play = 把一張牌打進航線，或放棄在某一欄：碼頭升高，並拿漁貨。
lesson-neko-harbour-ask-fuel = 每份燃油讓一艘船前進一步：沿著航線，或在等級不超過所在欄數時前往景點。
lesson-neko-harbour-ask-take = 先到景點的船可以拿較佳的獎勵，後到的拿基本的獎勵。
lesson-neko-harbour-ask-permits = 許可證可以升級船，每級一張；也可以升級港口，價格寫在等級旁。行動欄給的要當場用掉。
lesson-neko-harbour-ask-dock = 碼頭高於這欄的船，所以靠岸有獎勵：從你港口各等級的獎勵中選一個。
lesson-neko-harbour-ask-coins = 錢幣可以買船，每級兩枚；或買許可證，每張三枚。行動欄給的要當場用掉。
lesson-neko-harbour-ask-after = 所有行動欄都完成了。航線上沒有的那類行動，現在可以用個人供應區的牌來做。
lesson-neko-harbour-ask-draft = 新的時期：輪抽接下來各回合的牌。數字是碼頭，下方的圖示是牌給的東西。
