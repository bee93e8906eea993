# What people who are away are told.
notify-subject = { $count ->
    [one] It is your turn in a match
   *[other] It is your turn in { $count } matches
}
notify-match = { $title }, with { $others }. Since your last turn:
notify-ends = To end these messages:
notify-trial-subject = A message from Portside
notify-trial = Messages arrive here. When somebody waits for you, you will be told.
notify-confirm-subject = Shall Portside write to you?
notify-confirm = Somebody, you we hope, wants to be told at this address when it is their turn in a match. Open this page to agree. If it was not you, do nothing: there will be no further mail.
