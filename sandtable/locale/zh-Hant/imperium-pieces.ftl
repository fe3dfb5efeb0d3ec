### Style: docs/style/zh-Hant.md

# The names of the pieces of the family. Ids are those of the tables, with dashes.
# In each section first the names the printed Chinese edition has (fact sheets, zh), then ours: persons
# and places as in the Taiwanese edition of the novels, everything else translated by us.

## Resources

resource-solari = 太陽幣
resource-spice = 香料
resource-water = 水資源

## Factions

faction-emperor = 皇帝
faction-guild = 宇航公會
faction-bene = 貝尼·潔瑟睿德女修會
faction-fremen = 弗瑞曼人
# Before another noun the Fremen are 弗瑞曼
faction-card =
    { $faction ->
        [emperor] { faction-emperor }
        [guild] { faction-guild }
        [bene] { faction-bene }
       *[fremen] 弗瑞曼
    }

## Agent icons

icon-emperor = 皇帝
icon-guild = 宇航公會
icon-bene = 貝尼·潔瑟睿德女修會
icon-fremen = 弗瑞曼人
icon-landsraad = 蘭茲拉德
icon-city = 城市
icon-spice = 香料貿易

## Houses

house-harkonnen = 哈肯能

# ours

house-atreides = 亞崔迪
house-thorvald = 索瓦德
house-richese = 里奇斯

## Cards: Starting deck

card-convincing-argument = 有力論證
card-seek-allies = 尋找盟友
card-signet-ring = 印戒

# ours

card-dagger = 匕首
card-diplomacy = 外交
card-dune-the-desert-planet = 沙漠行星沙丘
card-reconnaissance = 偵察

## Cards: Imperium deck

card-chani = 荃妮
card-crysknife = 晶刃匕
card-gun-thopter = 武裝撲翼機
card-gurney-halleck = 葛尼·哈萊克
card-kwisatz-haderach = 奎薩茲·哈德拉茲
card-lady-jessica = 潔西嘉夫人
card-test-of-humanity = 戈姆刺試煉
card-the-voice = 魅音

# ours

card-arrakis-recruiter = 厄拉科斯徵兵官
card-assassination-mission = 暗殺任務
card-bene-gesserit-initiate = 貝尼·潔瑟睿德見習修女
card-bene-gesserit-sister = 貝尼·潔瑟睿德修女
card-carryall = 運載機
card-choam-directorship = 鉅貿聯會董事
card-dr-yueh = 岳醫生
card-duncan-idaho = 鄧肯·艾德侯
card-fedaykin-death-commando = 弗瑞曼敢死隊
card-firm-grip = 鐵腕掌控
card-fremen-camp = 弗瑞曼營地
card-gene-manipulation = 基因操控
card-guild-administrator = 公會行政官
card-guild-ambassador = 公會大使
card-guild-bankers = 公會銀行家
card-imperial-spy = 帝國間諜
card-liet-kynes = 列特·凱恩斯
card-missionaria-protectiva = 護使團
card-opulence = 窮奢極侈
card-other-memory = 他者記憶
card-piter-de-vries = 彼特·德弗立
card-power-play = 權力角逐
card-reverend-mother-mohiam = 莫希阿姆聖母
card-sardaukar-infantry = 薩督卡步兵
card-sardaukar-legion = 薩督卡軍團
card-scout = 斥候
card-shifting-allegiances = 轉換陣營
card-sietch-reverend-mother = 穴地聖母
card-smugglers-thopter = 走私者的撲翼機
card-space-travel = 星際旅行
card-spice-hunter = 香料獵人
card-spice-smugglers = 香料走私者
card-stilgar = 史帝加
card-thufir-hawat = 瑟非·郝沃茲
card-worm-riders = 沙蟲騎士

## Cards: Reserve

card-foldspace = 空間折疊

# ours

card-arrakis-liaison = 厄拉科斯聯絡人
card-the-spice-must-flow = 香料必須流通

## Intrigue cards

intrigue-demand-respect = 樹立威信
intrigue-infiltrate = 滲透
intrigue-plans-within-plans = 計中計
intrigue-to-the-victor = 致勝利者

# ours

intrigue-allied-armada = 聯合艦隊
intrigue-ambush = 伏擊
intrigue-bindu-suspension = 賓度休眠
intrigue-bribery = 賄賂
intrigue-bypass-protocol = 繞過規程
intrigue-calculated-hire = 精算聘僱
intrigue-charisma = 領袖魅力
intrigue-choam-shares = 鉅貿聯會股份
intrigue-corner-the-market = 壟斷市場
intrigue-councilors-dispensation = 議員特許
intrigue-dispatch-an-envoy = 派遣使者
intrigue-double-cross = 背信棄義
intrigue-favored-subject = 皇帝寵臣
intrigue-guild-authorization = 公會授權
intrigue-know-their-ways = 通曉習俗
intrigue-master-tactician = 戰術大師
intrigue-poison-snooper = 毒物探測器
intrigue-private-army = 私人軍隊
intrigue-rapid-mobilization = 快速動員
intrigue-recruitment-mission = 招募任務
intrigue-refocus = 重新專注
intrigue-reinforcements = 增援部隊
intrigue-secret-of-the-sisterhood = 女修會的秘密
intrigue-staged-incident = 製造事端
intrigue-the-sleeper-must-awaken = 沉睡者必須醒來
intrigue-tiebreaker = 打破僵局
intrigue-urgent-mission = 緊急任務
intrigue-water-of-life = 生命之水
intrigue-water-peddlers-union = 水販聯盟
intrigue-windfall = 意外之財

## Conflict cards

# ours

conflict-skirmish-a = 遭遇戰
conflict-skirmish-b = 遭遇戰
conflict-skirmish-c = 遭遇戰
conflict-skirmish-d = 遭遇戰
conflict-cloak-and-dagger = 明爭暗鬥
conflict-desert-power = 沙漠力量
conflict-guild-bank-raid = 突襲公會銀行
conflict-machinations = 權謀算計
conflict-raid-stockpiles = 劫掠物資
conflict-secure-imperial-basin = 掌控帝國盆地
conflict-siege-of-arrakeen = 厄拉欽恩圍城戰
conflict-siege-of-carthag = 迦太奇圍城戰
conflict-sort-through-the-chaos = 釐清亂局
conflict-terrible-purpose = 可怕的使命
conflict-battle-for-arrakeen = 厄拉欽恩爭奪戰
conflict-battle-for-carthag = 迦太奇爭奪戰
conflict-battle-for-imperial-basin = 帝國盆地爭奪戰
conflict-grand-vision = 宏大願景

## Board spaces

space-heighliner = 遠航機
space-foldspace-space = 空間折疊
space-secrets = 秘密
space-hardy-warriors = 善戰勇士
space-high-council = 高等理事會
space-mentat = 晶算師
space-swordmaster = 劍術大師
space-hagga-basin = 哈迦盆地
space-imperial-basin = 帝國盆地
space-arrakeen = 厄拉欽恩
space-carthag = 迦太奇
space-research-station = 研究站
space-sietch-tabr = 泰布穴地

# ours

space-conspire = 合謀
space-wealth = 財富
space-selective-breeding = 選擇性育種
space-stillsuits = 蒸餾服
space-rally-troops = 集結軍隊
space-hall-of-oratory = 演說廳
space-sell-melange = 出售香料
space-secure-contract = 締約
space-the-great-flat = 大平原

## Leaders

leader-glossu-rabban = 格羅蘇「野獸」拉班

# ours

leader-paul-atreides = 保羅·亞崔迪
leader-duke-leto-atreides = 雷托·亞崔迪公爵
leader-baron-vladimir-harkonnen = 弗拉迪米爾·哈肯能男爵
leader-countess-ariana-thorvald = 艾瑞安娜·索瓦德伯爵夫人
leader-earl-memnon-thorvald = 門農·索瓦德伯爵
leader-count-ilban-richese = 伊爾班·里奇斯伯爵
leader-helena-richese = 海倫娜·里奇斯

## Left abilities of Leaders

# ours

trait-prescience = 預知
trait-landsraad-popularity = 蘭茲拉德人望
trait-masterstroke = 絕妙一著
trait-arrakis-fiefdom = 厄拉科斯封地
trait-spice-addict = 香料成癮
trait-connections = 人脈
trait-ruthless-negotiator = 冷酷談判者
trait-eyes-everywhere = 眼線遍布

## Signet Ring abilities, by Leader

signet-baron-vladimir-harkonnen = 謀劃
signet-helena-richese = 操弄人心

# ours

signet-paul-atreides = 自律
signet-duke-leto-atreides = 審慎外交
signet-glossu-rabban = 殘暴
signet-countess-ariana-thorvald = 隱密蓄水池
signet-earl-memnon-thorvald = 囤積香料
signet-count-ilban-richese = 製造

## House Hagal cards that no space names, and levels of the solo game

hagal-harvest-spice = 採收香料
hagal-reshuffle = 重洗
difficulty-mercenary = 傭兵
difficulty-sardaukar = 薩督卡
difficulty-mentat = 晶算師
difficulty-kwisatz-haderach = 奎薩茲·哈德拉茲
