### Style: docs/style/zh-Hant.md
# The first game with a guide: the card on the start page, and the guide's buttons.
page-guide-card = 第一次來？玩你的第一場遊戲
page-guide-card-about = 與三名玩法簡單的電腦進行一局真正的遊戲；每當出現新事物，嚮導就會說明。
page-guide-got-it = 知道了
# Sends the guide away.
page-guide-off = 隱藏嚮導
# Calls it back.
page-guide-call = 顯示嚮導
page-guide-idle = 目前沒有新的說明。有新事物時會再告訴你。
page-guide-again = 全部重新說明
