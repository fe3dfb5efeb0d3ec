### Style: docs/style/zh-Hant.md

# The names of the pieces of Rise of Ix in Traditional Chinese. Names that the printed sheets have are taken from them; all others are ours.

## Boards

area-ix = 伊克斯版圖
space-interstellar-shipping = 星際運輸
space-smuggling = 走私
space-tech-negotiation = 技術談判
space-dreadnought-space = 無畏艦
shipping-ship-1 = 運輸記錄條第一層
shipping-ship-2 = 運輸記錄條第二層
shipping-ship-3 = 運輸記錄條最上層

## Houses

house-ecaz = 艾卡茲
house-vernius = 維尼斯
house-moritani = 莫瑞塔尼

## Cards: Imperium deck

card-appropriate = 徵用
card-bounty-hunter = 賞金獵人
card-choam-delegate = 鉅貿聯會代表
card-court-intrigue = 宮廷密謀
card-desert-ambush = 沙漠伏擊
card-embedded-agent = 潛伏特使
card-esmar-tuek = 埃斯瑪·杜埃克
card-freighter-fleet = 運輸艦隊
card-full-scale-assault = 全面進攻
card-guild-accord = 公會協定
card-guild-chief-administrator = 公會首席行政官
card-imperial-bashar = 帝國霸夏
card-imperial-shock-trooper = 帝國突擊兵
card-in-the-shadows = 暗影之中
card-ix-guild-compact = 伊克斯與公會盟約
card-ixian-engineer = 伊克斯工程師
card-jamis = 詹米斯
card-landing-rights = 降落權
card-local-fence = 當地銷贓商
card-negotiated-withdrawal = 協議撤軍
card-satellite-ban = 衛星禁令
card-sayyadina = 塞亞迪娜
card-shai-hulud = 夏胡露
card-spice-trader = 香料商人
card-treachery = 背叛
card-truthsayer = 真言師
card-water-peddler = 賣水人
card-web-of-power = 權力之網
card-weirding-way = 異術之道

## Starting cards of the Epic game

card-control-the-spice = 控制香料

## Intrigue

intrigue-advanced-weaponry = 先進武器
intrigue-blackmail = 勒索
intrigue-cannon-turrets = 砲塔
intrigue-cull = 汰除
intrigue-diversion = 牽制
intrigue-expedite = 加速辦理
intrigue-finesse = 手腕
intrigue-glimpse-the-path = 窺見道路
intrigue-grand-conspiracy = 大陰謀
intrigue-ixian-probe = 伊克斯探針
intrigue-machine-culture = 機械文化
intrigue-quid-pro-quo = 互惠交換
intrigue-second-wave = 第二波
intrigue-secret-forces = 秘密部隊
intrigue-strategic-push = 戰略推進
intrigue-strongarm = 強硬手段
intrigue-war-chest = 軍費

## Conflicts

conflict-skirmish-ix-troop = { conflict-skirmish-a }
conflict-skirmish-ix-spice = { conflict-skirmish-a }
conflict-trade-monopoly = 貿易壟斷
conflict-economic-supremacy = 金融霸權

## Leaders

leader-archduke-armand-ecaz = 阿曼·艾卡茲大公
leader-ilesa-ecaz = 伊萊莎·艾卡茲
leader-prince-rhombur-vernius = 隆柏·維尼斯王子
leader-tessia-vernius = 泰西亞·維尼斯
leader-princess-yuna-moritani = 「公主」優娜·莫瑞塔尼
leader-viscount-hundro-moritani = 杭德羅·莫瑞塔尼子爵

## Left abilities

trait-coordination = 協同
trait-one-step-ahead = 搶先一步
trait-heavy-lasgun-cannons = 重型雷射砲
trait-careful-observation = 仔細觀察
trait-smuggling-operation = 走私行動
trait-intelligence = 情報

## Signet Ring abilities, by Leader

signet-archduke-armand-ecaz = 徵募
signet-ilesa-ecaz = 公會人脈
signet-prince-rhombur-vernius = 伊克斯科技
signet-tessia-vernius = 兩面手法
signet-princess-yuna-moritani = 最後交貨
signet-viscount-hundro-moritani = 信使

## Slots for Snoopers

snooper-slot-1 = 第一個探測器格
snooper-slot-2 = 第二個探測器格
snooper-slot-3 = 第三個探測器格
snooper-slot-4 = 第四個探測器格

## Tech tiles

tech-artillery = 火砲
tech-chaumurky = 鴆毒
tech-detonation-devices = 引爆裝置
tech-disposal-facility = 處理設施
tech-flagship = 旗艦
tech-holoprojectors = 全像投影機
tech-holtzman-engine = 霍茲曼引擎
tech-invasion-ships = 入侵艦
tech-memocorders = 思錄機
tech-minimic-film = 微縮膠捲
tech-restricted-ordnance = 管制軍械
tech-shuttle-fleet = 穿梭艦隊
tech-sonic-snoopers = 聲波探測器
tech-spaceport = 太空港
tech-spy-satellites = 間諜衛星
tech-training-drones = 訓練無人機
tech-troop-transports = 軍隊運輸機
tech-windtraps = 捕風器

## House Hagal

hagal-foldspace-interstellar = { space-foldspace-space }／{ space-interstellar-shipping }
hagal-smuggling-interstellar = { space-smuggling }／{ space-interstellar-shipping }
