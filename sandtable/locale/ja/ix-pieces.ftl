### Style: docs/style/ja.md

# The names of the pieces of Rise of Ix in Japanese. Names that the printed FAQ has are taken from it; all others are ours.

## Boards

area-ix = イクス・ボード
space-interstellar-shipping = 星間輸送
space-smuggling = 密輸
space-tech-negotiation = 技術交渉
space-dreadnought-space = 弩級戦艦
shipping-ship-1 = 輸送トラック1段目
shipping-ship-2 = 輸送トラック2段目
shipping-ship-3 = 輸送トラック最上段

## Houses

house-ecaz = 公家エカツ
house-vernius = 公家ヴェルニウス
house-moritani = 公家モリタニ

## Cards: Imperium deck

card-appropriate = 接収
card-bounty-hunter = 賞金稼ぎ
card-choam-delegate = CHOAM公社代表
card-court-intrigue = 宮廷の策謀
card-desert-ambush = 砂漠の伏兵
card-embedded-agent = 潜伏代行者
card-esmar-tuek = エスマール・トゥエク
card-freighter-fleet = 輸送艦隊
card-full-scale-assault = 総攻撃
card-guild-accord = 協会協定
card-guild-chief-administrator = 協会首席管理官
card-imperial-bashar = 帝国軍バシャール
card-imperial-shock-trooper = 帝国軍突撃兵
card-in-the-shadows = 影に潜みて
card-ix-guild-compact = イクス＝協会盟約
card-ixian-engineer = イクスの技師
card-jamis = ジャミス
card-landing-rights = 着陸権
card-local-fence = 土地の故買屋
card-negotiated-withdrawal = 交渉による撤退
card-satellite-ban = 衛星禁止令
card-sayyadina = サイヤディナ
card-shai-hulud = シャイー＝フルード
card-spice-trader = 香料商人
card-treachery = 背信
card-truthsayer = 読真師
card-water-peddler = 水売り
card-web-of-power = 権力の網
card-weirding-way = 霊妙なる技

## Starting cards of the Epic game

card-control-the-spice = 香料の掌握

## Intrigue

intrigue-advanced-weaponry = 先進兵器
intrigue-blackmail = 脅迫
intrigue-cannon-turrets = 砲塔
intrigue-cull = 間引き
intrigue-diversion = 牽制
intrigue-expedite = 急送
intrigue-finesse = 手練手管
intrigue-glimpse-the-path = 道を垣間見る
intrigue-grand-conspiracy = 大陰謀
intrigue-ixian-probe = イクスの探査機
intrigue-machine-culture = 機械文化
intrigue-quid-pro-quo = 見返り
intrigue-second-wave = 第二波
intrigue-secret-forces = 秘密部隊
intrigue-strategic-push = 戦略的攻勢
intrigue-strongarm = 強硬手段
intrigue-war-chest = 軍資金

## Conflicts

conflict-skirmish-ix-troop = { conflict-skirmish-a }
conflict-skirmish-ix-spice = { conflict-skirmish-a }
conflict-trade-monopoly = 貿易戦争
conflict-economic-supremacy = 金融覇権

## Leaders

leader-archduke-armand-ecaz = 大公アルマンド・エカツ
leader-ilesa-ecaz = イレサ・エカツ
leader-prince-rhombur-vernius = ロンバー・ヴェルニウス王子
leader-tessia-vernius = テッシア・ヴェルニウス
leader-princess-yuna-moritani = 《姫》ユナ・モリタニ
leader-viscount-hundro-moritani = ハンドロ・モリタニ子爵

## Left abilities

trait-coordination = 連携
trait-one-step-ahead = 一歩先
trait-heavy-lasgun-cannons = 重ラスガン砲
trait-careful-observation = 慎重な観察
trait-smuggling-operation = 密輸業者
trait-intelligence = 諜報

## Signet Ring abilities, by Leader

signet-archduke-armand-ecaz = 徴兵
signet-ilesa-ecaz = 協会の伝手
signet-prince-rhombur-vernius = イクスの技術
signet-tessia-vernius = 二枚舌
signet-princess-yuna-moritani = 最後の配達
signet-viscount-hundro-moritani = 急使

## Slots for Snoopers

snooper-slot-1 = 探知機の枠1
snooper-slot-2 = 探知機の枠2
snooper-slot-3 = 探知機の枠3
snooper-slot-4 = 探知機の枠4

## Tech tiles

tech-artillery = 大砲
tech-chaumurky = チャウマーキー
tech-detonation-devices = 起爆装置
tech-disposal-facility = 処理施設
tech-flagship = 旗艦
tech-holoprojectors = ホロプロジェクター
tech-holtzman-engine = ホルツマン機関
tech-invasion-ships = 侵攻艦
tech-memocorders = 記憶録
tech-minimic-film = ミニミック・フィルム
tech-restricted-ordnance = 制限兵器
tech-shuttle-fleet = シャトル艦隊
tech-sonic-snoopers = 音波探知機
tech-spaceport = 宇宙港
tech-spy-satellites = 密偵衛星
tech-training-drones = 訓練用ドローン
tech-troop-transports = 部隊輸送機
tech-windtraps = ウィンドトラップ

## House Hagal

hagal-foldspace-interstellar = { space-foldspace-space }／{ space-interstellar-shipping }
hagal-smuggling-interstellar = { space-smuggling }／{ space-interstellar-shipping }
