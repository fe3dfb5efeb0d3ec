### Style: docs/style/zh-Hant.md

# What the options of any new table mean: a sentence each, below the choice

page-home-first-about = 起始玩家進行遊戲的第一個回合。
page-home-leaders-random-about = 每個座位隨機分得一名領袖。
page-home-leaders-draft-about = 遊戲開始時，每位玩家各選一名。
page-home-leaders-list-about = 在此為每個座位選擇領袖。
# The clock: none, a limit for each turn, a supply for the game, days for each move
page-home-clock-none-about = 想用多久就用多久。
page-home-clock-turn-about = 回合時間用完時，由老手電腦代打，直到你回來。
page-home-clock-game-about = 整場遊戲一份時間，每走一步再加一點。
page-home-clock-days-about = 適合慢慢玩的遊戲：每一步有數天時間。
# The box that lists the table for everybody
page-home-public-about = 牌桌會列在本頁；否則只能由連結進入。
# The four levels of the Rivals in games for one and two
page-home-level-mercenary-about = 簡單：對手開局沒有部隊，你多得 1 索拉利與 1 香料。
page-home-level-sardaukar-about = 普通：對手開局有部隊與一張陰謀牌。
page-home-level-mentat-about = 困難：對手的第三名特務較早到來，部署部隊也更聰明。
page-home-level-kwisatz_haderach-about = 專家：同上，而且你永遠得不到劍術大師。
