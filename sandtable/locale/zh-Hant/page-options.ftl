### Style: docs/style/zh-Hant.md

# What the options of any new table mean: a sentence each, below the choice

page-home-first-about = 起始玩家進行遊戲的第一個回合。
page-home-leaders-random-about = 每個座位隨機分得一名領袖。
page-home-leaders-draft-about = 遊戲開始時，每位玩家各選一名。
page-home-leaders-list-about = 在此為每個座位選擇領袖。
# The clock: none, a limit for each turn, a supply for the game, days for each move
page-home-clock-none-about = 想用多久就用多久。
page-home-clock-turn-about = 回合時間用完時，由老手電腦代打，直到你回來。
page-home-clock-game-about = 整局遊戲共用一段時間，每走一步再增加一些。
page-home-clock-days-about = 適合慢慢玩的遊戲：每一步有數天時間。
# The box that lists the table for everybody
page-home-public-about = 牌桌會列在本頁；否則只能由連結進入。
# The four levels of the Rivals in games for one and two
page-home-level-mercenary-about = 簡單：勁敵起始沒有軍隊，你多得 1 太陽幣與 1 香料。
page-home-level-sardaukar-about = 普通：勁敵起始有軍隊與 1 張密謀牌。
page-home-level-mentat-about = 困難：勁敵的第三名特使較早加入，部署軍隊也更精明。
page-home-level-kwisatz_haderach-about = 專家：同上，且你不能獲得劍術大師。
