### Style: docs/style/ja.md

# Names of the cards of Immortality in Japanese. No printed translation is known: all of them are ours.

## Cards

card-experimentation = 実験
card-bene-tleilax-lab = ベネ・トレイラクスの研究室
card-bene-tleilax-researcher = ベネ・トレイラクスの研究者
card-blank-slate = 白紙
card-clandestine-meeting = 密会
card-corrupt-smuggler = 腐敗した密輸業者
card-dissecting-kit = 解剖器具
card-for-humanity = 人類のために
card-high-priority-travel = 優先渡航
card-imperium-ceremony = 帝国の儀式
card-interstellar-conspiracy = 星間陰謀
card-keys-to-power = 権力への鍵
card-lisan-al-gaib = リサン・アル＝ガイブ
card-long-reach = 長き手
card-occupation = 占領
card-organ-merchants = 臓器商人
card-planned-coupling = 計画交配
card-replacement-eyes = 義眼
card-sardaukar-quartermaster = サルダウカーの補給官
card-shadout-mapes = シャドウト・メイプス
card-show-of-strength = 力の誇示
card-spiritual-fervor = 信仰の熱狂
card-stillsuit-manufacturer = 蒸還服職人
card-throne-room-politics = 玉座の間の政治
card-tleilaxu-master = トレイラクスの導師
card-tleilaxu-surgeon = トレイラクスの外科医
card-beguiling-pheromones = 魅惑のフェロモン
card-chairdog = 椅子犬
card-contaminator = 汚染者
card-corrino-genes = コリノの遺伝子
card-face-dancer = フェイス・ダンサー
card-face-dancer-initiate = 新参のフェイス・ダンサー
card-from-the-tanks = タンクより
card-ghola = ゴーラ
card-guild-impersonator = 協会の偽者
card-industrial-espionage = 産業諜報
card-scientific-breakthrough = 科学的飛躍
card-slig-farmer = スリッグ農夫
card-stitched-horror = 継ぎはぎの怪物
card-subject-x-137 = 被験体X-137
card-tleilaxu-infiltrator = トレイラクスの潜入者
card-twisted-mentat = 歪んだメンタート
card-unnatural-reflexes = 異常な反射神経
card-usurp = 簒奪
card-reclaimed-forces = 再生部隊

## Intrigue cards

intrigue-breakthrough = 飛躍的発見
intrigue-counterattack = 反撃
intrigue-disguised-bureaucrat = 偽りの官僚
intrigue-economic-positioning = 経済的地歩
intrigue-gruesome-sacrifice = 凄惨な犠牲
intrigue-harvest-cells = 細胞採取
intrigue-illicit-dealings = 不正取引
intrigue-shadowy-bargain = 影の取引
intrigue-study-melange = メランジの研究
intrigue-tleilaxu-puppet = トレイラクスの傀儡
intrigue-vicious-talents = 凶悪な才能
