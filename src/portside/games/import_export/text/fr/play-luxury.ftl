### Ce que les cartes Luxe demandent et racontent.

ask-cologne = L’équipage de quelle action { $card } compte-t-il ?
    .first = Les imports de quelle action { $card } compte-t-il ?
ask-diamonds = Placer une carte remplie parmi vos biens ?
    .first = Placer une cargaison complétée parmi vos biens ?
ask-name = Que nommez-vous ?
ask-platinum-rings = Jouer une autre carte pour son action ?
ask-teslas = De quel type compte cet équipier Ravitaillement ?
    .first = De quel type de bien comptent vos imports ?
log-declared = { $seat } compte { $cards } comme { $name }.
log-named = { $seat } nomme { $name }.
log-revealed = { $seat } montre { $cards }.
log-stored = { $credits ->
    [one] { $credits } crédit sont posés sur { $cards }.
   *[other] { $credits } crédits sont posés sur { $cards }.
}
