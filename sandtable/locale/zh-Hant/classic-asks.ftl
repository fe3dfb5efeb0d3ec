### Style: docs/style/zh-Hant.md

# What the classic game asks, and what answers are called. The comments on messages are those of the English file.

## Questions: $what is the piece or faction it is about, where there is one

classic-ask-faction = 你要扮演哪個派系？
classic-ask-prediction = 預言：你認為誰會在第幾輪獲勝？
classic-ask-traitor = 要保留哪位領袖作為你的叛徒？
classic-ask-divide = 請分配你的十個部隊
classic-ask-place = 你的部隊要從哪裡開始？
classic-ask-keep-card = 要保留哪張牌？
classic-ask-storm-dial = 請以轉盤決定風暴移動的數字
classic-ask-point = 隱密機動要塞要指向何處？
classic-ask-stronghold-moves = 隱密機動要塞要移動到何處？
classic-ask-moment = 你現在要打出什麼？
classic-ask-stop = 要阻止{ $whose }的能力嗎？{ $what }
classic-ask-weather-control = 要以「天候控制」移動風暴嗎？
classic-ask-family-atomics = 要對屏蔽場城牆使用「家族核武」嗎？
classic-ask-storm-loss = 因風暴損失的部隊中，有幾個是敢死隊？
classic-ask-harvester = 要使這次噴發加倍嗎？
classic-ask-place-worm = 沙蟲要出現在何處？
classic-ask-spare-ally = 要讓沙蟲放過你的盟友嗎？
classic-ask-alliance = 樞紐：要締結或解除同盟嗎？
classic-ask-alliance-accept = { $what }請求與你結盟。要同意嗎？
classic-ask-ride = 要騎沙蟲嗎？前往何處？
classic-ask-charity = 要申請救濟嗎？
classic-ask-support = 要讓盟友每個階段使用你多少香料？
classic-ask-sort-row = 要把哪張牌放到哪裡？
classic-ask-swap-card = 要替換待標的牌嗎？
classic-ask-swap-which = 要以哪張牌替換？
classic-ask-bid = 你要出價多少？
classic-ask-pay = 要如何支付這張牌？
classic-ask-redraw = 要棄置並重抽嗎？
classic-ask-revive = 要復活幾個部隊？
classic-ask-revive-leader = 要復活哪位領袖？
classic-ask-raise-limit = 要將{ $what }的上限提高到 5 嗎？
classic-ask-grant-revival = 要讓{ $what }免費復活 3 個嗎？
classic-ask-extra-revival = 要為盟友額外復活幾個部隊付費？
classic-ask-early-leader = 要向忒萊素請求復活領袖嗎？
classic-ask-leader-price = 要為{ $what }開價多少香料？
classic-ask-buy-leader = 要為{ $what }付費嗎？
classic-ask-war = 要讓何處的顧問轉為戰士？
classic-ask-guild-now = 要現在進行你的回合嗎？
classic-ask-ship = 要運輸嗎？運往何處？
classic-ask-stop-shipment = 要阻止{ $what }的運輸嗎？
classic-ask-come-along = 要讓一個部隊隨行嗎？到何處？
classic-ask-intrusion = { $what }的戰士要轉為顧問嗎？
classic-ask-move = 要移動部隊嗎？從何處？
classic-ask-move-more = 同一隊還有部隊要移至{ $what }嗎？從何處？
classic-ask-hajr = 要打出「遷徙」再移動一次嗎？
classic-ask-arms = 要以顧問還是戰士的身分前來？
classic-ask-battle = 接下來要進行哪場戰鬥？
classic-ask-voice = 魅音：你要下什麼命令？
classic-ask-prescience = 預知：你要看什麼？
classic-ask-show-element = 預知（{ $what }）：你要打出什麼？
classic-ask-plan = 你的戰鬥計畫
classic-ask-stop-in-battle = 要在這場戰鬥中阻止能力嗎？
classic-ask-call-traitor = 要指認叛徒嗎？
classic-ask-poison-tooth = 要使用「毒牙」嗎？
classic-ask-losses = 要損失哪些部隊？
classic-ask-keep = 要保留「{ $what }」嗎？
classic-ask-take-token = 要取走哪個科技標記？
classic-ask-captive = 要如何處置{ $what }？
classic-ask-exchange = 要以幾個次生人換回半機械人？
classic-ask-face-dancer = 要揭露變臉者嗎？
classic-ask-take-place = 要以哪些部隊取而代之？
classic-ask-face-swap = 要更換變臉者嗎？
classic-ask-face-swapped = 要更換哪一名？
classic-ask-truthtrance = 真言入定：要向誰問什麼？
classic-ask-ghola = 忒萊素死靈：要復活什麼？
classic-ask-take-cards = 要從誰手中取牌？
classic-ask-give-back = 要歸還哪張牌？
classic-ask-free-revival = 要免費復活什麼？
classic-ask-stop-revival = 要阻止誰的復活？
classic-ask-see-plan = 要查看誰的戰鬥計畫？
classic-ask-call-worm = 要在何處召喚沙蟲？
classic-ask-gift = 要給盟友多少香料？
classic-ask-reveal = 要向誰展示牌？

## The next step of a question

classic-asked-further = { $ask }　{ $more }
# In place of the whole question, from its second step on.
classic-again-ship = 運輸
classic-again-move = 移動部隊
classic-more-goal = 移至何處？
classic-more-sectors = 幾個區？
classic-more-number = 多少？
classic-more-starred = 幾個特殊部隊？
classic-more-plain = 幾個部隊？
classic-more-plain-in = { $where }：幾個部隊？
classic-more-starred-in = { $where }：幾個特殊部隊？
classic-more-spice = 多少香料？
classic-more-dial = 轉盤的數字？
classic-more-part = 何處？
classic-more-faction = 誰？
classic-more-leader = 哪位領袖？
classic-more-treachery = 哪張牌？
classic-plan-leader = 領袖？
classic-plan-weapon = 武器？
classic-plan-defence = 防禦？
classic-plan-haderach = 奎薩茲·哈德拉茲？
classic-plan-dial = 轉盤的數字？
classic-plan-spice = 多少香料？

## Answers

classic-do-pass = 跳過
classic-do-yes = 是
classic-do-no = 否
classic-do-done = 完成
classic-do-none = 無
classic-do-pay = 支付香料
classic-do-gift = 給盟友香料
classic-do-break = 解除同盟
classic-do-show = 展示牌
classic-do-everybody = 所有人
classic-do-offer = 向{ $what }提出交易
classic-do-accept = 接受{ $what }的提議
classic-do-refuse = 拒絕{ $what }的提議
classic-do-withdraw = 撤回給{ $what }的提議
classic-do-call-off = 取消與{ $what }的約定
classic-do-sum = { $n } 香料
classic-do-propose-both = 只向對方提出
classic-do-propose-all = 公開提出
classic-do-propose-terms-both = 附條件只向對方提出
classic-do-propose-terms-all = 附條件公開提出
classic-do-drop = 放棄提議
classic-do-help = 允許盟友使用 { $n } 香料
classic-do-want = 儘快：{ $what }
classic-do-hold = 可行時詢問：{ $what }
classic-do-forget = 暫時不要：{ $what }
classic-do-hold-all = 凡是隨時可做的事都詢問我
classic-do-across = 在行星上的領域之間運輸
classic-do-back = 運回後備
classic-do-now = 立刻
classic-do-pause = 於晶算師暫歇時
classic-do-top = 牌庫頂
classic-do-bottom = 牌庫底
classic-do-kill = 處死
classic-do-keep = 保留
classic-do-discard = 棄置
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
classic-number-storm-dial = 轉到 { $n }
classic-number-revive = 復活 { $n } 個
classic-number-move = 移動 { $n } 個
classic-number-ship = 運輸 { $n } 個
classic-number-support = 允許 { $n } 香料
classic-number-gift = 給予 { $n } 香料
classic-number-weather-control = 移動 { $n } 區
classic-number-of-plain = { classic-n-forces }
classic-number-of-starred = { $n } 個特殊部隊
classic-number-of-spice = { $n } 香料
classic-more-share = 要讓盟友支付多少？

## Offers that may be declined beforehand

classic-offer-karama = 以卡拉瑪阻止能力
classic-offer-charity = 鉅貿聯會救濟
classic-offer-weather-control = 天候控制
classic-offer-family-atomics = 家族核武
classic-offer-harvester = 採收機
classic-offer-hajr = 遷徙
classic-offer-stop-shipment = 公會以卡拉瑪阻止運輸
classic-offer-call-traitor = 指認叛徒
classic-offer-face-dancer = 揭露變臉者
classic-offer-guild-now = 公會先於他人行動
classic-offer-alliance = 締結或解除同盟
classic-offer-come-along = 他人運輸時貝尼·潔瑟睿德女修會的免費部隊
classic-offer-lone = 只能跳過的時候
classic-offer-mode-battle = 只在戰鬥中
classic-offer-mode-claim = 一律申請
classic-offer-mode-mine = 只在與我或盟友有關時
classic-offer-mode-sink = 一律放到極地凹陷
classic-wish-power = 卡拉瑪能力
classic-wish-gift = 給盟友香料
classic-wish-show = 展示牌
