### Style: docs/style/zh-Hant.md

# The names of the pieces of Uprising that the first box does not have. Ids are those of the tables, with dashes.
# In each section first the names the printed Chinese board guide has (fact sheets, zh), then ours: persons
# and places as in the Taiwanese edition of the novels, everything else translated by us.
# The guide prints some names without the English beside them; matched by meaning: 暗中準備, 西薩克利, 聲東擊西, 操弄人心, 爭議手段,
# 掌控香料交易, 影中之盟, 鉅貿聯會利潤.

## Battle icons

battle-icon-crysknife = 晶刃匕
battle-icon-desert-mouse = 沙鼠
battle-icon-ornithopter = 撲翼機

# ours

battle-icon-wild = 萬用作戰圖標

## Houses

house-corrino = 柯瑞諾

# ours

house-fenring = 芬倫
house-metulli = 麥圖利

## Cards: Imperium deck

card-chani-clever-tactician = 戰術師荃妮
card-shishakli = 西薩克利

# ours

card-bene-gesserit-operative = 貝尼·潔瑟睿德密探
card-branching-path = 分歧之路
card-calculus-of-power = 權力算計
card-captured-mentat = 被俘的晶算師
card-corrinth-city = 柯林斯城
card-covert-operation = 秘密行動
card-dangerous-rhetoric = 危險言論
card-desert-power = 沙漠力量
card-desert-survival = 沙漠求生
card-double-agent = 雙面間諜
card-ecological-testing-station = 生態試驗站
card-fedaykin-stilltent = 敢死隊蒸餾帳篷
card-guild-envoy = 公會使節
card-guild-spy = 公會間諜
card-hidden-missive = 密信
card-imperial-spymaster = 帝國間諜首腦
card-in-high-places = 身居高位
card-junction-headquarters = 樞紐星總部
card-leadership = 領導力
card-long-live-the-fighters = 戰士萬歲
card-maker-keeper = 創造者看守
card-maula-pistol = 毛拉手槍
card-northern-watermaster = 北方水監
card-overthrow = 推翻
card-paracompass = 定位羅盤
card-price-is-no-object = 不惜代價
card-public-spectacle = 公開示眾
card-rebel-supplier = 叛軍供應商
card-reliable-informant = 可靠線人
card-sardaukar-coordination = 薩督卡協同作戰
card-sardaukar-soldier = 薩督卡士兵
card-smugglers-harvester = 走私者的採收機
card-smugglers-haven = 走私者的庇護所
card-southern-elders = 南方長老
card-space-time-folding = 時空折疊
card-spacing-guilds-favor = 宇航公會的恩惠
card-spy-network = 間諜網
card-steersman = 舵手
card-stilgar-the-devoted = 虔信者史帝加
card-strike-fleet = 突擊艦隊
card-subversive-advisor = 心懷不軌的顧問
card-treacherous-maneuver = 陰險手腕
card-tread-in-darkness = 暗中潛行
card-truthtrance = 真言入定
card-undercover-asset = 臥底
card-unswerving-loyalty = 忠貞不渝
card-weirding-woman = 異術女子
card-wheels-within-wheels = 環環相扣

## Cards: Imperium deck, CHOAM module

# ours

card-cargo-runner = 貨運商
card-delivery-agreement = 交付協議
card-interstellar-trade = 星際貿易
card-priority-contracts = 優先合約

## Cards: Reserve

card-prepare-the-way = 暗中準備

## Intrigue cards

intrigue-crysknife = 晶刃匕
intrigue-desert-mouse = 沙鼠
intrigue-distraction = 聲東擊西
intrigue-manipulate = 操弄人心
intrigue-ornithopter = 撲翼機
intrigue-questionable-methods = 爭議手段
intrigue-secure-spice-trade = 掌控香料交易
intrigue-shadow-alliance = 影中之盟

# ours

intrigue-buy-access = 買通門路
intrigue-call-to-arms = 徵召令
intrigue-change-allegiances = 改換效忠
intrigue-contingency-plan = 應變計畫
intrigue-councilors-ambition = 議員的野心
intrigue-cunning = 狡詐
intrigue-depart-for-arrakis = 啟程前往厄拉科斯
intrigue-detonation = 引爆
intrigue-devour = 吞噬
intrigue-find-weakness = 尋找弱點
intrigue-go-to-ground = 潛伏藏匿
intrigue-imperium-politics = 帝國政治
intrigue-impress = 折服眾人
intrigue-inspire-awe = 令人敬畏
intrigue-intelligence-report = 情報報告
intrigue-market-opportunity = 市場良機
intrigue-mercenaries = 傭兵
intrigue-opportunism = 投機主義
intrigue-shaddams-favor = 沙德姆的恩寵
intrigue-sietch-ritual = 穴地儀式
intrigue-special-mission = 特殊任務
intrigue-spice-is-power = 香料即力量
intrigue-spring-the-trap = 收網
intrigue-strategic-stockpiling = 戰略儲備
intrigue-tactical-option = 戰術選擇
intrigue-unexpected-allies = 意外的盟友
intrigue-weirding-combat = 異術格鬥

## Intrigue cards, CHOAM module

intrigue-choam-profits = 鉅貿聯會利潤

# ours

intrigue-backed-by-choam = 鉅貿聯會的後盾
intrigue-leverage = 談判籌碼
intrigue-reach-agreement = 達成協議

## Conflict cards

# ours

conflict-skirmish-crysknife = 遭遇戰（晶刃匕）
conflict-skirmish-desert-mouse = 遭遇戰（沙鼠）
conflict-skirmish-ornithopter = 遭遇戰（撲翼機）
conflict-choam-security = 鉅貿聯會警備
conflict-spice-freighters = 香料運輸艦
conflict-seize-spice-refinery = 奪取香料加工廠
conflict-test-of-loyalty = 忠誠考驗
conflict-shadow-contest = 暗影角逐
conflict-protect-the-sietches = 保衛穴地
conflict-trade-dispute = 貿易爭端
conflict-battle-for-spice-refinery = 香料加工廠爭奪戰
conflict-propaganda = 政治宣傳

## Board spaces

space-sardaukar = 薩督卡
space-dutiful-service = 恪盡職守
space-deliver-supplies = 運送資源
space-espionage = 諜報
space-desert-tactics = 沙漠戰術
space-fremkit = 弗瑞曼工具包
space-imperial-privilege = 帝國特權
space-assembly-hall = 議事堂
space-gather-support = 集結力量
space-shipping = 運輸
space-accept-contract = 接受合約
space-spice-refinery = 香料加工廠
space-deep-desert = 沙漠腹地

## Leaders

leader-feyd-rautha-harkonnen = 菲得-羅薩·哈肯能
leader-gurney-halleck = 葛尼·哈萊克
leader-lady-amber-metulli = 安帕·麥圖利
leader-lady-jessica = 潔西嘉夫人
leader-lady-margot-fenring = 瑪歌·芬倫夫人
leader-muad-dib = 摩阿迪巴
leader-princess-irulan = 伊若琅公主
leader-staban-tuek = 斯泰本·杜埃克
leader-shaddam-corrino-iv = 沙德姆·柯瑞諾四世

# ours

leader-reverend-mother-jessica = 潔西嘉聖母

## Left abilities of Leaders

# ours

trait-devious-strength = 狡詐之力
trait-always-smiling = 笑容不減
trait-desert-scouts = 沙漠斥候
trait-other-memories = 他者記憶
trait-reverend-mother = 聖母
trait-loyalty = 忠誠
trait-unpredictable-foe = 難以預測的敵人
trait-imperial-birthright = 皇族血統
trait-limited-allies = 盟友有限
trait-smuggle-spice = 走私香料
trait-sardaukar-commander = 薩督卡指揮官

## Signet Ring abilities, by Leader

# ours

signet-feyd-rautha-harkonnen = 個人訓練
signet-gurney-halleck = 戰爭統帥
signet-lady-amber-metulli = 充實金庫
signet-lady-jessica = 香料之痛
signet-reverend-mother-jessica = 生命之水
signet-lady-margot-fenring = 厄拉科斯線人
signet-muad-dib = 引領前路
signet-princess-irulan = 史官的洞見
signet-staban-tuek = 無形情報網
signet-shaddam-corrino-iv = 已知宇宙的皇帝

## Objectives

objective-crysknife = 晶刃匕
objective-crysknife-4-6 = 晶刃匕（4／6 人）
objective-desert-mouse-4-6 = 沙鼠（4／6 人）
objective-desert-mouse-first = 沙鼠（起始玩家）
objective-ornithopter-1-3 = 撲翼機（1 至 3 人）

## Contracts

contract-acquire-the-spice-must-flow = 獲取「{ card-the-spice-must-flow }」
contract-arrakeen-water = { space-arrakeen } 1
contract-arrakeen-spy = { space-arrakeen } 2
contract-deliver-supplies = { space-deliver-supplies }
contract-espionage = { space-espionage }
contract-harvest-3 = 採收 3+
contract-harvest-4 = 採收 4+
contract-heighliner-water = { space-heighliner } 1
contract-heighliner-troops = { space-heighliner } 2
contract-high-council-influence = { space-high-council } 1
contract-high-council-solari = { space-high-council } 2
contract-immediate = 立即完成
contract-research-station-spy = { space-research-station } 1
contract-research-station-solari = { space-research-station } 2
contract-sardaukar-cards = { space-sardaukar } 1
contract-sardaukar-recall = { space-sardaukar } 2
contract-spice-refinery-cards = { space-spice-refinery } 1
contract-spice-refinery-water = { space-spice-refinery } 2

## Observation posts, by the spaces they watch

post-emperor = { space-sardaukar }／{ space-dutiful-service }
post-guild = { space-heighliner }／{ space-deliver-supplies }
post-bene = { space-espionage }／{ space-secrets }
post-fremen = { space-desert-tactics }／{ space-fremkit }
post-landsraad-west = { space-high-council }／{ space-imperial-privilege }／{ space-swordmaster }
post-landsraad-east = { space-assembly-hall }／{ space-gather-support }
post-choam = { space-shipping }／{ space-accept-contract }
post-tabr-station = { space-sietch-tabr }／{ space-research-station }
post-station-refinery = { space-research-station }／{ space-spice-refinery }
post-refinery-arrakeen = { space-spice-refinery }／{ space-arrakeen }
post-deep-desert = { space-deep-desert }
post-hagga-basin = { space-hagga-basin }
post-imperial-basin = { space-imperial-basin }
