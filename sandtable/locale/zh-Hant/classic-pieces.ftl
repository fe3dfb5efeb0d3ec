### Style: docs/style/zh-Hant.md

# The names of the pieces of the classic game in Traditional Chinese: what the other games name as there, the rest ours.

## Factions

classic-faction-atreides = 亞崔迪
classic-faction-bene-gesserit = 貝尼·潔瑟睿德女修會
classic-faction-emperor = 皇帝
classic-faction-fremen = 弗瑞曼人
classic-faction-harkonnen = 哈肯能
classic-faction-spacing-guild = 宇航公會
classic-faction-ixians = 伊克斯
classic-faction-tleilaxu = 忒萊素

## Phases

classic-phase-setup = 遊戲設置
classic-phase-storm = 風暴
classic-phase-spice-blow = 香料噴發
classic-phase-nexus = 樞紐
classic-phase-choam-charity = 鉅貿聯會救濟
classic-phase-bidding = 競標
classic-phase-revival = 復活
classic-phase-shipment-movement = 運輸與移動
classic-phase-battle = 戰鬥
classic-phase-spice-collection = 香料採集
classic-phase-mentat-pause = 晶算師暫歇
classic-phase-any = 任何時候

## Kinds of ground

classic-ground-sand = 沙地
classic-ground-rock = 岩地
classic-ground-stronghold = 要塞
classic-ground-polar = 極地

## Territories

classic-territory-polar-sink = 極地凹陷
classic-territory-imperial-basin = 帝國盆地
classic-territory-carthag = 迦太奇
classic-territory-arrakeen = 厄拉欽恩
classic-territory-tueks-sietch = 杜埃克穴地
classic-territory-sietch-tabr = 泰布穴地
classic-territory-habbanya-sietch = 哈班亞穴地
classic-territory-cielago-north = 西拉哥北
classic-territory-cielago-depression = 西拉哥窪地
classic-territory-meridian = 子午線
classic-territory-cielago-south = 西拉哥南
classic-territory-cielago-east = 西拉哥東
classic-territory-harg-pass = 哈格隘口
classic-territory-false-wall-south = 偽牆南段
classic-territory-false-wall-east = 偽牆東段
classic-territory-the-minor-erg = 小沙海
classic-territory-pasty-mesa = 帕斯提台地
classic-territory-red-chasm = 紅裂谷
classic-territory-south-mesa = 南台地
classic-territory-basin = 盆地
classic-territory-rim-wall-west = 西緣牆
classic-territory-hole-in-the-rock = 岩洞
classic-territory-sihaya-ridge = 西哈亞山脊
classic-territory-shield-wall = 屏蔽場城牆
classic-territory-gara-kulon = 加拉庫倫
classic-territory-old-gap = 舊隘口
classic-territory-broken-land = 破碎地
classic-territory-tsimpo = 辛波
classic-territory-arsunt = 阿松特
classic-territory-rock-outcroppings = 岩石露頭
classic-territory-plastic-basin = 塑性盆地
classic-territory-hagga-basin = 哈迦盆地
classic-territory-bight-of-the-cliff = 懸崖灣
classic-territory-funeral-plain = 葬禮平原
classic-territory-the-great-flat = 大平原
classic-territory-wind-pass = 風隘口
classic-territory-the-greater-flat = 大荒原
classic-territory-habbanya-erg = 哈班亞沙海
classic-territory-false-wall-west = 偽牆西段
classic-territory-wind-pass-north = 風隘口北
classic-territory-habbanya-ridge-flat = 哈班亞嶺平原
classic-territory-cielago-west = 西拉哥西
classic-territory-hidden-mobile-stronghold = 隱密機動要塞

## Leaders

classic-leader-thufir-hawat = 瑟非·郝沃茲
classic-leader-lady-jessica = 潔西嘉夫人
classic-leader-gurney-halleck = 葛尼·哈萊克
classic-leader-duncan-idaho = 鄧肯·艾德侯
classic-leader-dr-yueh = 威靈頓·岳醫生
classic-leader-alia = 阿麗亞
classic-leader-margot-fenring = 瑪歌·芬倫夫人
classic-leader-mother-ramallo = 拉瑪羅聖母
classic-leader-princess-irulan = 伊若琅公主
classic-leader-wanna-marcus = 婉娜·岳
classic-leader-hasimir-fenring = 哈西米爾·芬倫
classic-leader-captain-aramsham = 阿拉姆夏上尉
classic-leader-caid = 凱德
classic-leader-burseg = 布爾塞格
classic-leader-bashar = 霸夏
classic-leader-stilgar = 史帝加
classic-leader-chani = 荃妮
classic-leader-otheym = 歐席姆
classic-leader-shadout-mapes = 夏道特·梅帕絲
classic-leader-jamis = 詹米斯
classic-leader-feyd-rautha = 菲得-羅薩
classic-leader-beast-rabban = 「野獸」拉班
classic-leader-piter-de-vries = 彼特·德弗立
classic-leader-captain-iakin-nefud = 伊亞金·奈福德上尉
classic-leader-umman-kudu = 烏曼·庫度
classic-leader-staban-tuek = 斯泰本·杜埃克
classic-leader-master-bewt = 比尤特大師
classic-leader-esmar-tuek = 埃斯瑪·杜埃克
classic-leader-soo-soo-sook = 蘇蘇·蘇克
classic-leader-guild-representative = 公會代表
classic-leader-ctair-pilru = 克泰爾·皮魯
classic-leader-tessia-vernius = 泰西亞·維尼斯
classic-leader-dominic-vernius = 多米尼克·維尼斯
classic-leader-kailea-vernius = 凱莉婭·維尼斯
classic-leader-cammar-pilru = 卡瑪爾·皮魯
classic-leader-zoal = 佐爾
classic-leader-hidar-fen-ajidica = 海達·芬·阿吉迪卡
classic-leader-master-zaaf = 札夫大師
classic-leader-wykk = 維克
classic-leader-blin = 布林
classic-kwisatz-haderach = 奎薩茲·哈德拉茲

## Kinds of force

classic-force-ordinary = 一般部隊
classic-force-sardaukar = 薩督卡
classic-force-fedaykin = 敢死隊
classic-force-suboid = 次生人
classic-force-cyborg = 半機械人
classic-force-advisor = 顧問

## Treachery cards

classic-treachery-crysknife = 晶刃匕
classic-treachery-maula-pistol = 毛拉手槍
classic-treachery-slip-tip = 滑鋒刃
classic-treachery-stunner = 擊暈槍
classic-treachery-chaumas = 食毒
classic-treachery-chaumurky = 鴆毒
classic-treachery-ellaca-drug = 埃拉卡藥
classic-treachery-gom-jabbar = 戈姆刺
classic-treachery-lasgun = 雷射槍
classic-treachery-shield = 屏蔽場
classic-treachery-snooper = 毒物探測器
classic-treachery-cheap-hero = 廉價英雄
classic-treachery-family-atomics = 家族核武
classic-treachery-weather-control = 天候控制
classic-treachery-hajr = 遷徙
classic-treachery-tleilaxu-ghola = 忒萊素死靈
classic-treachery-truthtrance = 真言入定
classic-treachery-karama = 卡拉瑪
classic-treachery-baliset = 巴利斯琴
classic-treachery-jubba-cloak = 朱巴斗篷
classic-treachery-kulon = 庫倫驢
classic-treachery-la-la-la = 啦啦啦
classic-treachery-trip-to-gamont = 加蒙特之旅
classic-treachery-hunter-seeker = 獵殺鏢
classic-treachery-basilia-weapon = 巴西利亞武器
classic-treachery-poison-blade = 毒刃
classic-treachery-weirding-way = 異術之道
classic-treachery-poison-tooth = 毒牙
classic-treachery-artillery-strike = 砲擊
classic-treachery-shield-snooper = 屏蔽探測器
classic-treachery-chemistry = 化學
classic-treachery-harvester = 採收機
classic-treachery-thumper = 擊沙器
classic-treachery-amal = 阿瑪爾
classic-treachery-kull-wahad = 庫爾瓦哈德

## What a treachery card is

classic-type-projectile-weapon = 投射武器
classic-type-poison-weapon = 毒物武器
classic-type-special-weapon = 特殊武器
classic-type-projectile-defence = 投射防禦
classic-type-poison-defence = 毒物防禦
classic-type-special-defence = 特殊防禦
classic-type-leader = 代替領袖
classic-type-special = 特殊牌
classic-type-worthless = 無用牌

## Spice cards

classic-spice-shai-hulud = 夏胡露
classic-spice-sandtrout = 沙鱒

## Traitors

classic-traitor-cheap-hero-traitor = 廉價英雄（叛徒）

## Technology tokens

classic-tech-axlotl-tanks = 再生箱
classic-tech-heighliners = 遠航機
classic-tech-spice-production = 香料生產
