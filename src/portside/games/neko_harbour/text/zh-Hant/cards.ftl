### 內科港卡牌的名稱與效果。
###
### 許多牌的印刷名稱相同；括號裡的字是我們加的，用來分辨。

## 遊客中心

card-visitor-center-2 = 遊客中心（2錢幣）
    .power = 每回合2錢幣，限本欄啟動時花用。
card-visitor-center-4 = 遊客中心（4錢幣）
    .power = 每回合4錢幣，限本欄啟動時花用。
card-visitor-center-sets = 遊客中心（成套）
    .power = 遊戲結束時：本欄每滿3張遊客中心（含本牌）得4分。

## 燃油補給船

card-fuel-supply-ship-1 = 燃油補給船（1燃油）
    .power = 每回合1燃油，限本欄啟動時花用。
card-fuel-supply-ship-2 = 燃油補給船（2燃油）
    .power = 每回合2燃油，限本欄啟動時花用。
card-fuel-supply-ship-sets = 燃油補給船（成套）
    .power = 遊戲結束時：本欄每滿3張燃油補給船（含本牌）得6分。

## 許可辦公室

card-permit-office-1 = 許可辦公室（1許可證）
    .power = 每回合1許可證，限本欄啟動時花用。
card-permit-office-2 = 許可辦公室（2許可證）
    .power = 每回合2許可證，限本欄啟動時花用。
card-permit-office-sets = 許可辦公室（成套）
    .power = 遊戲結束時：本欄每滿3張許可辦公室（含本牌）得8分。

## 海邊小鎮

card-seaside-town-cargo = 海邊小鎮（貨物）
    .power = 你的船每次抵達本欄，拿1貨物。
card-seaside-town-storage = 海邊小鎮（倉庫）
    .power = 你的船每次抵達本欄，拿1貨物。你能多存2張資源牌。
card-seaside-town-scorer = 海邊小鎮（計分）
    .power = 遊戲結束時：你的貨物牌每張多得1分。

## 造船廠

card-shipyard-raise = 造船廠（升級）
    .power = 你的船每次抵達本欄，做完碼頭檢查後可免費升1級。本牌是該欄第一張時，左右兩欄的碼頭各加所示數值。
card-shipyard-points = 造船廠（得分）
    .power = 立即：你在港口與航線上每有一艘等級4以上的船，得1分。然後把本牌塞到任一欄的碼頭。
card-shipyard-harbour = 造船廠（港口）
    .power = 遊戲結束時：得到與港口等級相同的分數。

## 研究站

card-research-salvage = 研究站（回收）
    .power = 你放棄牌時，改拿1漁貨與2許可證，不拿2漁貨。
card-research-reserves = 研究站（儲備）
    .power = 每回合一次：錢幣行動多2錢幣，或燃油行動多1燃油。
card-research-guides = 研究站（嚮導）
    .power = 你的船首次到景點時，不論那裡有誰，都拿較佳的獎勵。
card-research-licences = 研究站（執照）
    .power = 你買許可證每張只要2錢幣。
card-research-harbour = 研究站（港口）
    .power = 你每升級一次港口，再拿1企鵝。
card-research-exchange = 研究站（翻面）
    .power = 每回合一次，本欄啟動時，可把個人供應區的1漁貨翻成貨物，或1許可證翻成企鵝。
card-research-depot = 研究站（貨棧）
    .power = 你的船每次移到等級6以上的碼頭，拿1貨物。
card-research-captains = 研究站（船長）
    .power = 遊戲結束時：每張沒用掉的船長多得1分。
card-research-mooring = 研究站（泊位）
    .power = 你的船抵達景點時，停在最靠近景點牌的位置。
card-research-consolation = 研究站（慰勞）
    .power = 你的船抵達一欄而沒拿到碼頭獎勵時，拿1漁貨。
card-research-storage = 研究站（倉庫）
    .power = 你能存的資源牌不限張數。

## 景點

card-penguin-island = 企鵝島
    .power = 第一名20分。較佳的獎勵：所示資源牌。基本的獎勵：無。
card-livingston-island = 利文斯頓島
    .power = 第一名14分。較佳的獎勵：企鵝。基本的獎勵：所示資源牌。
card-king-george-island = 喬治王島
    .power = 第一名10分。較佳的獎勵：港口或航線上的一艘船至多升3級。基本的獎勵：升1級。
card-deception-island = 欺騙島
    .power = 第一名得所示分數。較佳的獎勵：企鵝。基本的獎勵：自選一張資源牌。
card-paulet-island = 保利特島
    .power = 第一名的分數是這裡全部船隻（不分玩家）的等級總和。較佳的獎勵：船長。基本的獎勵：無。
card-half-moon-island = 半月島
    .power = 分數與獎勵如牌上所示。
card-elephant-island = 象島
    .power = 分數與獎勵如牌上所示。

## 漁船

card-boat-penguin-fish = 漁船（企鵝與漁貨）
    .power = 你的船每次抵達本欄，可用1企鵝換4漁貨，或反過來換。
card-boat-cargo-captain = 漁船（貨物與船長）
    .power = 你的船每次抵達本欄，可用1貨物換1船長加1漁貨，或反過來換。
card-boat-captain-penguin = 漁船（船長與企鵝）
    .power = 你的船每次抵達本欄，可用1船長換1企鵝加1漁貨，或反過來換。
card-boat-permit-captain = 漁船（許可證與船長）
    .power = 你的船每次抵達本欄，可用1許可證換1船長，或反過來換。
card-boat-fish-goods = 漁船（漁貨與物資）
    .power = 你的船每次抵達本欄，可用1許可證或1貨物換3漁貨，或反過來換。
card-boat-piers = 漁船（碼頭）
    .power = 遊戲結束時：選你的一欄，得其中最高三個單張碼頭值的總和。
card-boat-cargo = 漁船（貨物）
    .power = 遊戲結束時：你的貨物牌每張多得1分。
card-boat-captains = 漁船（船長）
    .power = 遊戲結束時：每張沒用掉的船長多得1分。
card-boat-penguins = 漁船（企鵝）
    .power = 遊戲結束時：你的企鵝牌每張多得1分。
card-boat-permits = 漁船（許可證）
    .power = 遊戲結束時：你的許可證牌每張得1分。
