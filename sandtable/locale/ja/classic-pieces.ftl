### Style: docs/style/ja.md

# The names of the pieces of the classic game in Japanese: those of the printed summary as it has them (tests/classic/facts/
# ja_names.yaml), persons who are in the other games as there, the rest ours.

## Factions

classic-faction-atreides = アトレイデス
classic-faction-bene-gesserit = ベネ・ゲセリット
classic-faction-emperor = 皇帝
classic-faction-fremen = フレメン
classic-faction-harkonnen = ハルコンネン
classic-faction-spacing-guild = 航宙ギルド
classic-faction-ixians = イクス
classic-faction-tleilaxu = トレイラクス

## Phases

classic-phase-setup = 準備
classic-phase-storm = 嵐
classic-phase-spice-blow = 香料噴気
classic-phase-nexus = 事象の交点
classic-phase-choam-charity = CHOAMの援助
classic-phase-bidding = ビッド
classic-phase-revival = 復活
classic-phase-shipment-movement = 輸送と移動
classic-phase-battle = 戦闘
classic-phase-spice-collection = 香料回収
classic-phase-mentat-pause = 演算能力者休止
classic-phase-any = 随時

## Kinds of ground

classic-ground-sand = 砂漠
classic-ground-rock = 岩場
classic-ground-stronghold = 要塞
classic-ground-polar = 極地

## Territories

classic-territory-polar-sink = 極陥
classic-territory-imperial-basin = 帝国砂盆
classic-territory-carthag = カルタグ
classic-territory-arrakeen = アラキーン
classic-territory-tueks-sietch = タックの群居洞
classic-territory-sietch-tabr = タブルの群居洞
classic-territory-habbanya-sietch = ハバニヤの群居洞
classic-territory-cielago-north = シエラゴ北
classic-territory-cielago-depression = シエラゴ窪地
classic-territory-meridian = 子午線
classic-territory-cielago-south = シエラゴ南
classic-territory-cielago-east = シエラゴ東
classic-territory-harg-pass = ハーグ峠
classic-territory-false-wall-south = 偽壁・南
classic-territory-false-wall-east = 偽壁・東
classic-territory-the-minor-erg = 小エルグ
classic-territory-pasty-mesa = パスティ台地
classic-territory-red-chasm = 赤い裂谷
classic-territory-south-mesa = 南台地
classic-territory-basin = 砂盆
classic-territory-rim-wall-west = 縁壁・西
classic-territory-hole-in-the-rock = 岩の穴
classic-territory-sihaya-ridge = シハヤ尾根
classic-territory-shield-wall = シールド・ウォール
classic-territory-gara-kulon = ガラ・クーロン
classic-territory-old-gap = 旧峡谷
classic-territory-broken-land = 荒れ地
classic-territory-tsimpo = ツィンポ
classic-territory-arsunt = アルスント
classic-territory-rock-outcroppings = 岩の露頭
classic-territory-plastic-basin = 可塑砂盆
classic-territory-hagga-basin = ハッガ砂盆
classic-territory-bight-of-the-cliff = 崖の入江
classic-territory-funeral-plain = 葬送平原
classic-territory-the-great-flat = 大平原
classic-territory-wind-pass = 風の峠
classic-territory-the-greater-flat = 広大平原
classic-territory-habbanya-erg = ハバニヤ・エルグ
classic-territory-false-wall-west = 偽壁・西
classic-territory-wind-pass-north = 風の峠・北
classic-territory-habbanya-ridge-flat = ハバニヤ尾根平原
classic-territory-cielago-west = シエラゴ西
classic-territory-hidden-mobile-stronghold = 秘密機動要塞

## Leaders

classic-leader-thufir-hawat = スフィル・ハワト
classic-leader-lady-jessica = レディ・ジェシカ
classic-leader-gurney-halleck = ガーニイ・ハレック
classic-leader-duncan-idaho = ダンカン・アイダホ
classic-leader-dr-yueh = ウェリントン・ユエ医師
classic-leader-alia = アリア
classic-leader-margot-fenring = レディ・マーゴット・フェンリング
classic-leader-mother-ramallo = ラマッロ教母
classic-leader-princess-irulan = 皇女イルーラン
classic-leader-wanna-marcus = ワンナ・ユエ
classic-leader-hasimir-fenring = ハシミール・フェンリング
classic-leader-captain-aramsham = アラムシャム大尉
classic-leader-caid = カイド
classic-leader-burseg = ブルセグ
classic-leader-bashar = バシャール
classic-leader-stilgar = スティルガー
classic-leader-chani = チャニ
classic-leader-otheym = オシーム
classic-leader-shadout-mapes = シャドウト・メイプス
classic-leader-jamis = ジャミス
classic-leader-feyd-rautha = フェイド・ラウサ
classic-leader-beast-rabban = “野獣”ラッバン
classic-leader-piter-de-vries = パイター・ド・ヴリース
classic-leader-captain-iakin-nefud = イアキン・ネフド大尉
classic-leader-umman-kudu = ウンマン・クドゥ
classic-leader-staban-tuek = スタバン・タック
classic-leader-master-bewt = ビュート師
classic-leader-esmar-tuek = エスマール・タック
classic-leader-soo-soo-sook = スースー・スーク
classic-leader-guild-representative = ギルド代表
classic-leader-ctair-pilru = クテール・ピルル
classic-leader-tessia-vernius = テッシア・ヴェルニウス
classic-leader-dominic-vernius = ドミニク・ヴェルニウス
classic-leader-kailea-vernius = カイレア・ヴェルニウス
classic-leader-cammar-pilru = カンマー・ピルル
classic-leader-zoal = ゾアル
classic-leader-hidar-fen-ajidica = ハイダー・フェン・アジディカ
classic-leader-master-zaaf = ザーフ師
classic-leader-wykk = ウィック
classic-leader-blin = ブリン
classic-kwisatz-haderach = クイサッツ・ハデラッハ

## Kinds of force

classic-force-ordinary = 通常兵
classic-force-sardaukar = サルダウカー
classic-force-fedaykin = フェダイキン
classic-force-suboid = サボイド
classic-force-cyborg = サイボーグ
classic-force-advisor = 顧問

## Treachery cards

classic-treachery-crysknife = クリスナイフ
classic-treachery-maula-pistol = マウラ・ピストル
classic-treachery-slip-tip = スリップチップ
classic-treachery-stunner = スタナー
classic-treachery-chaumas = チャウマス
classic-treachery-chaumurky = チャウマーキー
classic-treachery-ellaca-drug = エラカ薬
classic-treachery-gom-jabbar = ゴム・ジャッバール
classic-treachery-lasgun = ラスガン
classic-treachery-shield = シールド
classic-treachery-snooper = 毒物探知機
classic-treachery-cheap-hero = つまらぬ英雄
classic-treachery-family-atomics = 一族の核兵器
classic-treachery-weather-control = 気象制御
classic-treachery-hajr = ハジル
classic-treachery-tleilaxu-ghola = トレイラクスの偶人
classic-treachery-truthtrance = 真実の恍惚
classic-treachery-karama = カラーマ
classic-treachery-baliset = バリセット
classic-treachery-jubba-cloak = ジュッバ外套
classic-treachery-kulon = クーロン
classic-treachery-la-la-la = ラ、ラ、ラ
classic-treachery-trip-to-gamont = ガモントへの旅
classic-treachery-hunter-seeker = ハンター・シーカー
classic-treachery-basilia-weapon = バシリア兵器
classic-treachery-poison-blade = 毒刃
classic-treachery-weirding-way = 霊妙なる技
classic-treachery-poison-tooth = 毒歯
classic-treachery-artillery-strike = 砲撃
classic-treachery-shield-snooper = シールド探知機
classic-treachery-chemistry = 化学
classic-treachery-harvester = 収穫機
classic-treachery-thumper = 震動器
classic-treachery-amal = アマル
classic-treachery-kull-wahad = クル・ワハド

## What a treachery card is

classic-type-projectile-weapon = 飛び道具の武器
classic-type-poison-weapon = 毒の武器
classic-type-special-weapon = 特殊な武器
classic-type-projectile-defence = 飛び道具への防御
classic-type-poison-defence = 毒への防御
classic-type-special-defence = 特殊な防御
classic-type-leader = リーダーの代わり
classic-type-special = 特殊カード
classic-type-worthless = 無価値なカード

## Spice cards

classic-spice-shai-hulud = シャイー＝フルード
classic-spice-sandtrout = 砂鱒

## Traitors

classic-traitor-cheap-hero-traitor = つまらぬ英雄（裏切り者）

## Technology tokens

classic-tech-axlotl-tanks = アクスロートル・タンク
classic-tech-heighliners = ハイライナー
classic-tech-spice-production = 香料生産
