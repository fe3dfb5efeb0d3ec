### Style: docs/style/en.md
# The first game with a guide: the card on the start page, and the guide's buttons.
page-guide-card = New here? Play your first game
page-guide-card-about = A real game with three bots that play simply, and a guide that explains each new thing when it comes.
page-guide-got-it = Got it
# Sends the guide away.
page-guide-off = Hide the guide
# Calls it back.
page-guide-call = Show the guide
page-guide-idle = Nothing new to explain here. I will speak up when there is.
page-guide-again = Explain everything again
