### Style: docs/style/zh-Hant.md

# Text seats, and the labels of positions in text

text-vp = 勝利點數
text-solari = 太陽幣
text-spice = 香料
text-water = 水資源
text-agents = 特使
text-troops = 軍隊
text-strength = 戰力
text-influence = 影響力
text-cards = 牌
text-intrigue = 密謀牌
text-leader = 領袖
text-hidden = 未公開
text-hand = 手牌
text-in-play = 打出的牌
text-intrigue-cards = 密謀牌
text-face-up = 面朝上
text-agents-at = 特使位置
text-revealed = 已揭示
text-conflict = 衝突
text-alliances = 結盟
text-control = 控制
text-bonus-spice = 囤積的香料
text-position = 目前局面
text-since = 上次之後的事件
text-question = 你的選擇
text-seat = 座位 { $n }
text-players-caption = * 為起始玩家。軍隊：軍營/衝突/個人供應區。影響力：{ $factions }。牌：手牌/牌庫/棄牌。
text-you = 你是座位 { $seat }：{ $who }。
text-answer = 請以選項編號或括號中的字詞作答。
text-not-asked = 你目前沒有需要決定的事。
text-refused = 「{ $said }」不是可用的選項。
text-allowed = 可用的選項：{ $list }
text-left-out = （已省略 { $n } 行）
