### Style: docs/style/ja.md

# The names of the pieces of Uprising that the first box does not have, in Japanese. No printed Japanese book of the box is among our
# sources: all are ours, with the words of the first box where it has them.

## Battle icons

battle-icon-crysknife = クリスナイフ
battle-icon-desert-mouse = 砂漠ネズミ
battle-icon-ornithopter = 搏翼機
battle-icon-wild = 万能の紛争アイコン

## Houses

house-corrino = 公家コリノ
house-fenring = 公家フェンリング
house-metulli = 公家メトゥリ

## Cards: Imperium deck

card-bene-gesserit-operative = ベネ・ゲセリットの工作員
card-branching-path = 分かれ道
card-calculus-of-power = 権力の計算
card-captured-mentat = 囚われのメンタート
card-chani-clever-tactician = 知略の士チャニ
card-corrinth-city = コリンス市
card-covert-operation = 秘密作戦
card-dangerous-rhetoric = 危険な弁舌
card-desert-power = 砂漠の力
card-desert-survival = 砂漠の生存術
card-double-agent = 二重密偵
card-ecological-testing-station = 生態学試験所
card-fedaykin-stilltent = フェダイキンの蒸還テント
card-guild-envoy = 協会の使節
card-guild-spy = 協会の密偵
card-hidden-missive = 密書
card-imperial-spymaster = 帝国の密偵頭
card-in-high-places = 高き地位にて
card-junction-headquarters = ジャンクション本部
card-leadership = 統率力
card-long-live-the-fighters = 戦士たちよ永遠なれ
card-maker-keeper = メイカーの飼育者
card-maula-pistol = マウラ・ピストル
card-northern-watermaster = 北部の水司
card-overthrow = 体制転覆
card-paracompass = パラコンパス
card-price-is-no-object = 金に糸目はつけぬ
card-public-spectacle = 公開の見せ物
card-rebel-supplier = 反乱軍の補給係
card-reliable-informant = 信頼できる情報屋
card-sardaukar-coordination = サルダウカーの連携
card-sardaukar-soldier = サルダウカー兵
card-shishakli = シシャクリ
card-smugglers-harvester = 密輸業者の収穫機
card-smugglers-haven = 密輸業者の隠れ家
card-southern-elders = 南部の長老たち
card-space-time-folding = 時空転移
card-spacing-guilds-favor = 宇宙協会の厚意
card-spy-network = 密偵網
card-steersman = 操舵手
card-stilgar-the-devoted = 献身のスティルガー
card-strike-fleet = 強襲艦隊
card-subversive-advisor = 獅子身中の顧問
card-treacherous-maneuver = 裏切りの策動
card-tread-in-darkness = 闇を歩む
card-truthtrance = 真実の恍惚
card-undercover-asset = 潜伏工作員
card-unswerving-loyalty = 揺るがぬ忠誠
card-weirding-woman = 霊妙なる女
card-wheels-within-wheels = 入り組んだ企み

## Cards: Imperium deck, CHOAM module

card-cargo-runner = 貨物の運び屋
card-delivery-agreement = 納入協定
card-interstellar-trade = 星間交易
card-priority-contracts = 優先契約

## Cards: Reserve

card-prepare-the-way = 道を整える

## Intrigue cards

intrigue-buy-access = 伝手を買う
intrigue-call-to-arms = 武器を取れ
intrigue-change-allegiances = 鞍替え
intrigue-contingency-plan = 不測への備え
intrigue-councilors-ambition = 議員の野心
intrigue-crysknife = クリスナイフ
intrigue-cunning = 狡知
intrigue-depart-for-arrakis = アラキスへの出立
intrigue-desert-mouse = 砂漠ネズミ
intrigue-detonation = 爆破
intrigue-devour = 丸呑み
intrigue-distraction = 陽動
intrigue-find-weakness = 弱点を突く
intrigue-go-to-ground = 地下に潜る
intrigue-imperium-politics = 帝国政治
intrigue-impress = 感服させる
intrigue-inspire-awe = 畏怖を抱かせる
intrigue-intelligence-report = 情報報告
intrigue-manipulate = 人心掌握
intrigue-market-opportunity = 商機
intrigue-mercenaries = 傭兵団
intrigue-opportunism = 日和見主義
intrigue-ornithopter = 搏翼機
intrigue-questionable-methods = 疑わしき手段
intrigue-secure-spice-trade = 香料交易の掌握
intrigue-shaddams-favor = シャッドムの寵愛
intrigue-shadow-alliance = 影の同盟
intrigue-sietch-ritual = シーチの儀式
intrigue-special-mission = 特別任務
intrigue-spice-is-power = 香料こそ力
intrigue-spring-the-trap = 罠の発動
intrigue-strategic-stockpiling = 戦略的備蓄
intrigue-tactical-option = 戦術的選択
intrigue-unexpected-allies = 予期せぬ味方
intrigue-weirding-combat = 霊妙なる武術

## Intrigue cards, CHOAM module

intrigue-backed-by-choam = CHOAM公社の後ろ盾
intrigue-choam-profits = CHOAM公社の利益
intrigue-leverage = 交渉材料
intrigue-reach-agreement = 合意成立

## Conflict cards

conflict-skirmish-crysknife = 小競り合い（クリスナイフ）
conflict-skirmish-desert-mouse = 小競り合い（砂漠ネズミ）
conflict-skirmish-ornithopter = 小競り合い（搏翼機）
conflict-choam-security = CHOAM公社警備
conflict-spice-freighters = 香料輸送艦
conflict-seize-spice-refinery = 香料精製所奪取
conflict-test-of-loyalty = 忠誠の試練
conflict-shadow-contest = 影の争い
conflict-protect-the-sietches = シーチを守れ
conflict-trade-dispute = 交易紛争
conflict-battle-for-spice-refinery = 香料精製所攻防戦
conflict-propaganda = プロパガンダ

## Board spaces

space-sardaukar = サルダウカー
space-dutiful-service = 忠勤
space-deliver-supplies = 物資輸送
space-espionage = 諜報活動
space-desert-tactics = 砂漠戦術
space-fremkit = フレムキット
space-imperial-privilege = 帝国の特権
space-assembly-hall = 議事堂
space-gather-support = 支持集め
space-shipping = 輸送
space-accept-contract = 契約受諾
space-spice-refinery = 香料精製所
space-deep-desert = 深砂漠

## Leaders

leader-feyd-rautha-harkonnen = フェイド・ラウサ・ハルコンネン
leader-gurney-halleck = ガーニイ・ハレック
leader-lady-amber-metulli = レディ・アンバー・メトゥリ
leader-lady-jessica = レディ・ジェシカ
leader-reverend-mother-jessica = 教母ジェシカ
leader-lady-margot-fenring = レディ・マーゴット・フェンリング
leader-muad-dib = ムアドディブ
leader-princess-irulan = 皇女イルーラン
leader-staban-tuek = スタバン・トゥエク
leader-shaddam-corrino-iv = シャッドム・コリノ四世

## Left abilities of Leaders

trait-devious-strength = 狡猾なる力
trait-always-smiling = 絶えぬ笑み
trait-desert-scouts = 砂漠の斥候
trait-other-memories = 他者の記憶
trait-reverend-mother = 教母
trait-loyalty = 忠誠
trait-unpredictable-foe = 予測不能の敵
trait-imperial-birthright = 皇女の生得権
trait-limited-allies = 限られた味方
trait-smuggle-spice = 香料密輸
trait-sardaukar-commander = サルダウカー司令官

## Signet Ring abilities, by Leader

signet-feyd-rautha-harkonnen = 個人鍛錬
signet-gurney-halleck = 軍事総監
signet-lady-amber-metulli = 金庫を満たす
signet-lady-jessica = 香料の苦悶
signet-reverend-mother-jessica = 命の水
signet-lady-margot-fenring = アラキスの情報屋
signet-muad-dib = 先導
signet-princess-irulan = 年代記作者の洞察
signet-staban-tuek = 見えざる情報網
signet-shaddam-corrino-iv = 既知宇宙の皇帝

## Objectives

objective-crysknife = クリスナイフ
objective-crysknife-4-6 = クリスナイフ（4・6人用）
objective-desert-mouse-4-6 = 砂漠ネズミ（4・6人用）
objective-desert-mouse-first = 砂漠ネズミ（筆頭公家）
objective-ornithopter-1-3 = 搏翼機（1～3人用）

## Contracts

contract-acquire-the-spice-must-flow = 「{ card-the-spice-must-flow }」の獲得
contract-arrakeen-water = { space-arrakeen }Ⅰ
contract-arrakeen-spy = { space-arrakeen }Ⅱ
contract-deliver-supplies = { space-deliver-supplies }
contract-espionage = { space-espionage }
contract-harvest-3 = 収穫3以上
contract-harvest-4 = 収穫4以上
contract-heighliner-water = { space-heighliner }Ⅰ
contract-heighliner-troops = { space-heighliner }Ⅱ
contract-high-council-influence = { space-high-council }Ⅰ
contract-high-council-solari = { space-high-council }Ⅱ
contract-immediate = 即時
contract-research-station-spy = { space-research-station }Ⅰ
contract-research-station-solari = { space-research-station }Ⅱ
contract-sardaukar-cards = { space-sardaukar }Ⅰ
contract-sardaukar-recall = { space-sardaukar }Ⅱ
contract-spice-refinery-cards = { space-spice-refinery }Ⅰ
contract-spice-refinery-water = { space-spice-refinery }Ⅱ

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
