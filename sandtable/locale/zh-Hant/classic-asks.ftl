# What the classic game asks, and what answers are called. The comments on messages are those of the English file.

## Questions: $what is the piece or faction it is about, where there is one

classic-ask-faction = 你要扮演哪個派系？
classic-ask-prediction = 預言：誰在第幾輪獲勝？
classic-ask-traitor = 保留哪位領袖作為你的叛徒？
classic-ask-divide = 分配你的十個部隊
classic-ask-place = 你的部隊從哪裡開始？
classic-ask-keep-card = 保留哪張牌？
classic-ask-storm-dial = 轉動風暴轉盤
classic-ask-point = 隱密機動要塞指向何處？
classic-ask-stronghold-moves = 隱密機動要塞移動到何處？
classic-ask-moment = 你現在要打出或提議什麼嗎？
classic-ask-stop = 要阻止嗎？{ $what }
classic-ask-weather-control = 要以天候控制移動風暴嗎？
classic-ask-family-atomics = 要對屏蔽場城牆使用家族核武嗎？
classic-ask-storm-loss = 損失於風暴的部隊中有幾個敢死隊？
classic-ask-harvester = 要使這次噴發加倍嗎？
classic-ask-place-worm = 沙蟲出現在何處？
classic-ask-spare-ally = 沙蟲放過你的盟友嗎？
classic-ask-alliance = 樞紐：要締結或解除同盟嗎？
classic-ask-alliance-accept = { $what }請求與你結盟。同意嗎？
classic-ask-ride = 要騎沙蟲嗎？前往何處？
classic-ask-charity = 要申請救濟嗎？
classic-ask-support = 盟友可使用你多少香料？
classic-ask-sort-row = 要把哪張牌放到哪裡？
classic-ask-swap-card = 要替換待標的牌嗎？
classic-ask-swap-which = 以哪張牌替換？
classic-ask-bid = 你出價多少？
classic-ask-pay = 如何支付這張牌？
classic-ask-redraw = 要棄掉並重抽嗎？
classic-ask-revive = 復活幾個部隊？
classic-ask-revive-leader = 復活哪位領袖？
classic-ask-raise-limit = 要將{ $what }的上限提高到 5 嗎？
classic-ask-grant-revival = 要讓{ $what }免費復活 3 個嗎？
classic-ask-extra-revival = 要為盟友額外復活幾個部隊付費？
classic-ask-early-leader = 要向忒萊素請求領袖嗎？
classic-ask-leader-price = { $what }要價多少？
classic-ask-buy-leader = 要為{ $what }付費嗎？
classic-ask-war = 何處的顧問轉為戰士？
classic-ask-guild-now = 現在進行你的回合嗎？
classic-ask-ship = 要運輸嗎？運往何處？
classic-ask-stop-shipment = 要阻止{ $what }的運輸嗎？
classic-ask-come-along = 要讓一個部隊隨行嗎？
classic-ask-intrusion = { $what }的戰士要轉為顧問嗎？
classic-ask-move = 要移動部隊嗎？從何處？
classic-ask-move-more = 同一隊還有部隊要移至{ $what }嗎？從何處？
classic-ask-hajr = 要再移動一次嗎？
classic-ask-arms = 以顧問或戰士身分前來？
classic-ask-battle = 接下來進行哪場戰鬥？
classic-ask-voice = 魅音：你要下什麼命令？
classic-ask-prescience = 預知：你要看什麼？
classic-ask-show-element = 預知：你將打出什麼？{ $what }
classic-ask-plan = 你的戰鬥計畫
classic-ask-stop-in-battle = 要在這場戰鬥中阻止能力嗎？
classic-ask-call-traitor = 要指認叛徒嗎？
classic-ask-poison-tooth = 要使用毒牙嗎？
classic-ask-losses = 損失哪些部隊？
classic-ask-keep = 要保留{ $what }嗎？
classic-ask-take-token = 取走哪個科技標記？
classic-ask-captive = 如何處置{ $what }？
classic-ask-exchange = 以幾個次生人換回半機械人？
classic-ask-face-dancer = 要揭露變臉者嗎？
classic-ask-take-place = 哪些部隊取而代之？
classic-ask-face-swap = 要更換變臉者嗎？
classic-ask-face-swapped = 哪一名？
classic-ask-truthtrance = 真言入定：向誰問什麼？
classic-ask-ghola = 忒萊素死靈：復活什麼？
classic-ask-take-cards = 從誰手中取牌？
classic-ask-give-back = 歸還哪張牌？
classic-ask-free-revival = 免費復活什麼？
classic-ask-stop-revival = 要阻止誰的復活？
classic-ask-see-plan = 查看誰的戰鬥計畫？
classic-ask-call-worm = 在何處召喚沙蟲？
classic-ask-offer = 向誰提出給予香料？
classic-ask-agree = { $what }向你提出 { $n } 香料。同意嗎？
classic-ask-gift = 給盟友多少香料？
classic-ask-reveal = 向誰展示牌？
classic-ask-call-off = 取消與誰的承諾？
classic-ask-freed = { $what }請求取消你們之間的所有承諾。同意嗎？

## The next step of a question

classic-asked-further = { $ask }　{ $more }
classic-more-number = 多少？
classic-more-starred = 特殊部隊多少？
classic-more-plain = 多少部隊？
classic-more-plain-in = { $where }多少部隊？
classic-more-starred-in = { $where }多少特殊部隊？
classic-more-spice = 多少香料？
classic-more-dial = 轉盤數字？
classic-more-part = 何處？
classic-more-faction = 誰？
classic-more-leader = 哪位領袖？
classic-more-treachery = 哪張牌？
classic-more-when = 何時？
classic-plan-leader = 領袖？
classic-plan-weapon = 武器？
classic-plan-defence = 防禦？
classic-plan-haderach = 奎薩茲·哈德拉茲？
classic-plan-dial = 轉盤數字？
classic-plan-spice = 多少香料？

## Answers

classic-do-pass = 跳過
classic-do-yes = 是
classic-do-no = 否
classic-do-done = 完成
classic-do-none = 無
classic-do-pay = 支付香料
classic-do-deal = 提出交易
classic-do-gift = 給盟友香料
classic-do-break = 解除同盟
classic-do-show = 展示牌
classic-do-everybody = 所有人
classic-do-call-off = 取消承諾
classic-do-across = 在行星上運輸
classic-do-back = 運回後備
classic-do-now = 立刻
classic-do-pause = 於晶算師暫歇時
classic-do-top = 牌庫頂
classic-do-bottom = 牌庫底
classic-do-kill = 處死
classic-do-keep = 保留
classic-do-discard = 棄掉
classic-do-advisors = 顧問
classic-do-fighters = 戰士
classic-do-forces = 部隊
classic-do-call = 指認叛徒
classic-do-stronghold = 以卡拉瑪移動要塞
classic-do-stop = 阻止：{ $what }
classic-element-leader = 領袖
classic-element-weapon = 武器
classic-element-defence = 防禦
classic-element-number = 數字
classic-voice-play = 打出：{ $what }
classic-voice-refuse = 不得打出：{ $what }

## Answers that are a number

classic-number-bid = 出價 { $n }
classic-number-storm-dial = 轉盤 { $n }
classic-number-revive = 復活 { $n }
classic-number-move = 移動 { $n }
classic-number-ship = 運輸 { $n }
classic-number-support = 允許 { $n } 香料
classic-number-gift = 給予 { $n } 香料
classic-number-offer = { $n } 香料
classic-number-weather-control = 移動 { $n }
classic-more-share = 盟友支付多少？

## Offers that may be declined beforehand

classic-offer-karama-bidding = 以卡拉瑪阻止競標時的能力
classic-offer-karama-revival = 以卡拉瑪阻止復活時的能力
classic-offer-karama-shipment = 以卡拉瑪阻止運輸與移動時的能力
classic-offer-karama-battle = 以卡拉瑪阻止戰鬥時的能力
classic-offer-karama-elsewhere = 以卡拉瑪阻止其他階段的能力
classic-offer-moment = 隨時可用的牌、交易、贈禮與展示牌
classic-offer-weather-control = 天候控制
classic-offer-family-atomics = 家族核武
classic-offer-harvester = 採收機
classic-offer-hajr = 遷徙
classic-offer-stop-shipment = 公會以卡拉瑪阻止運輸
classic-offer-call-traitor = 指認叛徒
classic-offer-face-dancer = 揭露變臉者
