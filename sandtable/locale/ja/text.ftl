### Style: docs/style/ja.md

# Text seats, and the labels of positions in text

text-vp = 勝利点
text-solari = ソラリ
text-spice = 香料
text-water = 水
text-agents = 代行者
text-troops = 部隊
text-strength = 戦力
text-influence = 影響力
text-cards = カード
text-intrigue = 策謀
text-leader = 指揮官
text-hidden = 非公開
text-hand = 手札
text-in-play = プレイ済み
text-intrigue-cards = 策謀カード
text-face-up = 公開中
text-agents-at = 代行者の位置
text-revealed = 説得力の行使済み
text-conflict = 紛争
text-alliances = 同盟
text-control = 占拠
text-bonus-spice = 追加香料
text-position = 現在の局面
text-since = 前回からの出来事
text-question = あなたの選択
text-seat = 席{ $n }
text-players-caption = * は筆頭公家。部隊：駐屯地/紛争/基地。影響力：{ $factions }。カード：手札/山札/捨て札。
text-you = あなたは席{ $seat }、{ $who }です。
text-answer = 選択肢の番号か、括弧内の語で答えてください。
text-not-asked = 今は決めることがありません。
text-refused = 「{ $said }」は選べません。
text-allowed = 選べるもの：{ $list }
text-left-out = （省略した行数：{ $n }）
