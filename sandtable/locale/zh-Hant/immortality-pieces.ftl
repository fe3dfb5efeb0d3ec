### Style: docs/style/zh-Hant.md

# Names of the cards of Immortality in Traditional Chinese: 實驗 and 暗中勾結 are printed, the others are ours.

## Cards

card-experimentation = 實驗
card-bene-tleilax-lab = 忒萊素實驗室
card-bene-tleilax-researcher = 忒萊素研究員
card-blank-slate = 白板
card-clandestine-meeting = 密會
card-corrupt-smuggler = 貪腐走私客
card-dissecting-kit = 解剖工具
card-for-humanity = 為了人類
card-high-priority-travel = 優先航行
card-imperium-ceremony = 帝國典禮
card-interstellar-conspiracy = 星際陰謀
card-keys-to-power = 權力之鑰
card-lisan-al-gaib = 利山·阿蓋博
card-long-reach = 長臂
card-occupation = 佔領
card-organ-merchants = 器官商人
card-planned-coupling = 計畫婚配
card-replacement-eyes = 義眼
card-sardaukar-quartermaster = 薩督卡軍需官
card-shadout-mapes = 夏道特·梅帕絲
card-show-of-strength = 武力展示
card-spiritual-fervor = 宗教狂熱
card-stillsuit-manufacturer = 蒸餾服製造商
card-throne-room-politics = 王座廳政治
card-tleilaxu-master = 忒萊素大師
card-tleilaxu-surgeon = 忒萊素外科醫生
card-beguiling-pheromones = 魅惑費洛蒙
card-chairdog = 椅犬
card-contaminator = 污染者
card-corrino-genes = 柯瑞諾基因
card-face-dancer = 變臉者
card-face-dancer-initiate = 見習變臉者
card-from-the-tanks = 出自再生箱
card-ghola = 死靈
card-guild-impersonator = 公會冒充者
card-industrial-espionage = 工業間諜
card-scientific-breakthrough = 科學突破
card-slig-farmer = 斯立格農夫
card-stitched-horror = 縫合怪
card-subject-x-137 = 實驗體 X-137
card-tleilaxu-infiltrator = 忒萊素滲透者
card-twisted-mentat = 扭曲晶算師
card-unnatural-reflexes = 異常反射
card-usurp = 篡奪
card-reclaimed-forces = 重整部隊

## Intrigue cards

intrigue-breakthrough = 突破
intrigue-counterattack = 反擊
intrigue-disguised-bureaucrat = 偽裝官僚
intrigue-economic-positioning = 經濟布局
intrigue-gruesome-sacrifice = 殘酷犧牲
intrigue-harvest-cells = 採集細胞
intrigue-illicit-dealings = 非法交易
intrigue-shadowy-bargain = 暗中勾結
intrigue-study-melange = 研究香料
intrigue-tleilaxu-puppet = 忒萊素傀儡
intrigue-vicious-talents = 惡毒天賦
