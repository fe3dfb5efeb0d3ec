### Style: docs/style/ja.md

# What the options of any new table mean: a sentence each, below the choice

page-home-first-about = 筆頭公家がゲーム最初の手番を行います。
page-home-leaders-random-about = 席ごとに指揮官が配られます。
page-home-leaders-draft-about = ゲームの最初に、各プレイヤーが1人ずつ選びます。
page-home-leaders-list-about = ここですべての席の指揮官を選びます。
# The clock: none, a limit for each turn, a supply for the game, days for each move
page-home-clock-none-about = 好きなだけ時間をかけられます。
page-home-clock-turn-about = 手番の時間が切れると、戻るまで熟練者のボットが代わりにプレイします。
page-home-clock-game-about = ゲーム全体の持ち時間に、1手ごとに少し加わります。
page-home-clock-days-about = ゆっくり遊ぶゲーム向け：1手に数日かけられます。
# The box that lists the table for everybody
page-home-public-about = このページの一覧に載ります。載せないと、リンクからだけ入れます。
# The four levels of the Rivals in games for one and two
page-home-level-mercenary-about = やさしい：ライバルは部隊なしで始め、あなたは1ソラリと1香料を多く持ちます。
page-home-level-sardaukar-about = 標準：ライバルは部隊と策謀カード1枚を持って始めます。
page-home-level-mentat-about = 難しい：ライバルの3体目の代行者が早く加わり、部隊の進軍も巧みになります。
page-home-level-kwisatz_haderach-about = 熟練者向け：さらに、あなたは剣士を得られません。
