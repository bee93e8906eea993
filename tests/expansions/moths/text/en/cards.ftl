setting-expansion-moths = Moths
card-moths-candle = Candle
    .power = Once per turn, when somebody else opens a stall, you may earn 1.
card-moths-cloth = Cloth
ask-moths-candle = Earn 1?
