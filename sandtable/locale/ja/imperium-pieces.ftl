### Style: docs/style/ja.md

# The names of the pieces in Japanese. Those of the rulebook are used as printed; the ones we had to
# translate ourselves stand under "# ours" at the end of their section.

## Resources

resource-solari = ソラリ
resource-spice = 香料
resource-water = 水

## Factions

faction-emperor = 皇帝
faction-guild = 宇宙協会
faction-bene = ベネ・ゲセリット
faction-fremen = フレーメン
faction-card =
    { $faction ->
        [emperor] { faction-emperor }
        [guild] { faction-guild }
        [bene] { faction-bene }
       *[fremen] { faction-fremen }
    }

## Agent icons

icon-emperor = 皇帝
icon-guild = 宇宙協会
icon-bene = ベネ・ゲセリット
icon-fremen = フレーメン
# ours
icon-landsraad = ランドスラード
icon-city = 都市部
icon-spice = 香料交易

## Houses

# As in the names of their Leaders
house-atreides = 公家アトレイデ
house-harkonnen = 公家ハルコンネン
house-thorvald = 公家トールヴァルド
house-richese = 公家リチェス

## Cards: Starting deck

card-convincing-argument = 演説
card-dagger = 短剣
card-diplomacy = 交渉
card-dune-the-desert-planet = デューン砂の惑星
card-reconnaissance = 予備偵察
card-seek-allies = 手を組む
card-signet-ring = 公家の指輪

## Cards: Imperium deck

card-assassination-mission = 暗殺任務
card-bene-gesserit-initiate = ベネ・ゲセリットの入信者
card-carryall = キャリオール
card-chani = チャニ
card-duncan-idaho = ダンカン・アイダホ
card-fremen-camp = フレーメンの野営地
card-guild-bankers = 協会の銀行家
card-gun-thopter = 砲搏翼機
card-imperial-spy = 帝国の密偵
card-kwisatz-haderach = クイサッツ・ハデラッハ
card-liet-kynes = リエト・カインズ
card-reverend-mother-mohiam = 教母モヒアム
card-sardaukar-legion = サルダウカー軍団
card-shifting-allegiances = 裏切り
card-smugglers-thopter = 密輸業者の搏翼機
card-space-travel = 航空輸送
card-stilgar = スティルガー
card-test-of-humanity = 人間性テスト
card-the-voice = 声
# ours
card-arrakis-recruiter = アラキスの徴募官
card-bene-gesserit-sister = ベネ・ゲセリットの修道女
card-choam-directorship = CHOAM公社理事の座
card-crysknife = クリスナイフ
card-dr-yueh = ユエ医師
card-fedaykin-death-commando = フェダイキンの決死隊
card-firm-grip = 権力掌握
card-gene-manipulation = 遺伝子操作
card-guild-administrator = 協会の管理官
card-guild-ambassador = 協会の大使
card-gurney-halleck = ガーニイ・ハレック
card-lady-jessica = レディ・ジェシカ
card-missionaria-protectiva = ミッショナリア・プロテクティヴァ
card-opulence = 豪奢
card-other-memory = 他者の記憶
card-piter-de-vries = パイター・ド・ヴリース
card-power-play = 実力行使
card-sardaukar-infantry = サルダウカー歩兵
card-scout = 斥候
card-sietch-reverend-mother = シーチの教母
card-spice-hunter = 香料の狩人
card-spice-smugglers = 香料密輸団
card-thufir-hawat = スフィル・ハワト
card-worm-riders = 砂虫の乗り手

## Cards: Reserve

card-arrakis-liaison = アラキス連絡員
card-the-spice-must-flow = 香料こそ流るるべし
card-foldspace = 空間転移

## Intrigue cards

intrigue-ambush = 待ち伏せ
intrigue-bindu-suspension = ビンドゥー・サスペンション
intrigue-bribery = 贈賄
intrigue-bypass-protocol = バイパス・プロトコル
intrigue-calculated-hire = 計画徴用
intrigue-charisma = カリスマ
intrigue-corner-the-market = 市場独占
intrigue-councilors-dispensation = 議員特権
intrigue-demand-respect = 耳目を集める
intrigue-double-cross = 寝返り
intrigue-plans-within-plans = 策中の策
intrigue-poison-snooper = 毒物探知機
intrigue-rapid-mobilization = 緊急動員
intrigue-recruitment-mission = 招集任務
intrigue-refocus = 再集中
intrigue-staged-incident = 仕組まれた出来事
intrigue-to-the-victor = 勝者のために……
intrigue-windfall = 棚ぼた
# ours
intrigue-allied-armada = 同盟艦隊
intrigue-choam-shares = CHOAM公社株
intrigue-dispatch-an-envoy = 使節の派遣
intrigue-favored-subject = 寵臣
intrigue-guild-authorization = 協会の認可
intrigue-infiltrate = 潜入
intrigue-know-their-ways = 流儀を知る
intrigue-master-tactician = 戦術の達人
intrigue-private-army = 私兵
intrigue-reinforcements = 増援
intrigue-secret-of-the-sisterhood = 修道女会の秘密
intrigue-the-sleeper-must-awaken = 眠れる者は目覚めねばならぬ
intrigue-tiebreaker = 決着の一手
intrigue-urgent-mission = 緊急任務
intrigue-water-of-life = 命の水
intrigue-water-peddlers-union = 水売り組合

## Conflict cards

conflict-siege-of-arrakeen = アラキーン包囲戦
conflict-sort-through-the-chaos = 混沌を正す
# ours
conflict-skirmish-a = 小競り合い
conflict-skirmish-b = 小競り合い
conflict-skirmish-c = 小競り合い
conflict-skirmish-d = 小競り合い
conflict-cloak-and-dagger = 暗躍
conflict-desert-power = 砂漠の力
conflict-guild-bank-raid = 協会銀行襲撃
conflict-machinations = 権謀術数
conflict-raid-stockpiles = 備蓄庫襲撃
conflict-secure-imperial-basin = 帝国盆地確保
conflict-siege-of-carthag = カルタゴ包囲戦
conflict-terrible-purpose = 恐るべき使命
conflict-battle-for-arrakeen = アラキーン攻防戦
conflict-battle-for-carthag = カルタゴ攻防戦
conflict-battle-for-imperial-basin = 帝国盆地攻防戦
conflict-grand-vision = 壮大なる展望

## Board spaces

space-conspire = 嘆願
space-wealth = 補助金
space-heighliner = 大宇宙船
space-foldspace-space = 宇宙航路
space-selective-breeding = 選択的繁殖計画
space-secrets = 極秘主義
space-hardy-warriors = 極地戦部隊
space-stillsuits = 蒸還服
space-high-council = 最高議会
space-mentat = 人間電算機
space-swordmaster = 道場
space-rally-troops = 部隊集結
space-hall-of-oratory = 講堂
space-sell-melange = メランジ売却
space-secure-contract = 契約締結
space-the-great-flat = 大平原
space-hagga-basin = ハッガ盆地
space-imperial-basin = 帝国盆地
space-arrakeen = アラキーン
space-carthag = カルタゴ
space-research-station = 研究所
space-sietch-tabr = タブルのシーチ

## Leaders

leader-paul-atreides = ポウル・アトレイデ
leader-baron-vladimir-harkonnen = ウラディミール・ハルコンネン男爵
leader-glossu-rabban = グロッス“野獣”ラッバン
leader-countess-ariana-thorvald = アリアナ・トールヴァルド伯爵夫人
leader-earl-memnon-thorvald = メムノン・トールヴァルド伯爵
leader-count-ilban-richese = イルバン・リチェス伯爵
leader-helena-richese = ヘレナ・リチェス
# ours
leader-duke-leto-atreides = レト・アトレイデ公爵

## Left abilities of Leaders

trait-prescience = 先見の明
trait-masterstroke = 絶妙な一手
trait-spice-addict = 香料中毒
trait-ruthless-negotiator = 無慈悲な交渉者
trait-eyes-everywhere = 全体俯瞰
# ours
trait-landsraad-popularity = ランドスラードの人望
trait-arrakis-fiefdom = アラキスの封土
trait-connections = 人脈

## Signet Ring abilities, by Leader

signet-helena-richese = 人心掌握
# ours
signet-paul-atreides = 規律
signet-duke-leto-atreides = 慎重な外交
signet-baron-vladimir-harkonnen = 策略
signet-glossu-rabban = 残虐
signet-countess-ariana-thorvald = 秘密の貯水池
signet-earl-memnon-thorvald = 香料の蓄え
signet-count-ilban-richese = 製造

## House Hagal cards that no space names, and levels of the solo game

hagal-harvest-spice = 香料の収穫
hagal-reshuffle = シャッフル
difficulty-mercenary = 傭兵
difficulty-sardaukar = サルダウカー
difficulty-mentat = メンタート
difficulty-kwisatz-haderach = クイサッツ・ハデラッハ
