### 東京港，以及東京擴充卡片的提問。

ask-hentai-manga = 這份非法類合約不放入合約區的話，要放到哪裡？
ask-squid-jerky = 要從2點欄拿哪張卡作為已完成的合約？
ask-sushi-knives = 要棄掉哪4張奢侈類卡換得2點？
ask-yakuza-art = 要抽5張卡，還是獲得4點？兩者可以先後都做。
option-contract-for = 付{ $word2 }，以{ $card }在{ $word }簽約
why-price = 從東京港簽約需付{ $price }點；你有{ $have }點。
why-port = 東京港的卡要用補給、簽約或搶奪取得。
place-port = 東京港
ref-port = 東京港
ref-column = 東京港，等級{ $index }
ref-fee = { $index }點
field-price = 價格
