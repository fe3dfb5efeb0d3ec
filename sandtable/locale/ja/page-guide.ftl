### Style: docs/style/ja.md
# The first game with a guide: the card on the start page, and the guide's buttons.
page-guide-card = 初めての方へ：最初のゲーム
page-guide-card-about = やさしいボット3人との本物のゲーム。新しいことが出てくるたびに案内役が説明します。
page-guide-got-it = 分かった
# Sends the guide away.
page-guide-off = 案内役を隠す
# Calls it back.
page-guide-call = 案内役を呼ぶ
page-guide-idle = 今は新しく説明することはありません。出てきたらお知らせします。
page-guide-again = もう一度すべて説明する
