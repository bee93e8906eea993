### What the Luxury cards ask and tell.

ask-cologne = Which action’s Crew does { $card } count?
    .first = Which action’s Imports does { $card } count?
ask-diamonds = Move a fulfilled card to your Goods?
    .first = Move a completed Shipment to your Goods?
ask-name = What do you name?
ask-platinum-rings = Play another card for its action?
ask-teslas = Which type does this Supply Crew count as?
    .first = Which type of Good do your Imports count as?
log-declared = { $seat } counts { $cards } as { $name }.
log-named = { $seat } names { $name }.
log-revealed = { $seat } shows { $cards }.
log-stored = { $credits ->
    [one] { $credits } credit are put on { $cards }.
   *[other] { $credits } credits are put on { $cards }.
}
