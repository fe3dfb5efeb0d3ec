# What the classic game asks, and what answers are called. The comments on messages are those of the English file.

## Questions: $what is the piece or faction it is about, where there is one

classic-ask-faction = 어느 팩션을 맡습니까?
classic-ask-prediction = 예언: 누가 몇 턴에 이깁니까?
classic-ask-traitor = 어느 지도자를 배신자로 가집니까?
classic-ask-divide = 병력 10을 나누십시오
classic-ask-place = 병력을 어디에 둡니까?
classic-ask-keep-card = 어느 카드를 가집니까?
classic-ask-storm-dial = 폭풍을 돌리십시오
classic-ask-point = 숨은 이동 요새가 어디를 가리킵니까?
classic-ask-stronghold-moves = 숨은 이동 요새를 어디로 움직입니까?
classic-ask-moment = 지금 무엇을 쓰거나 제안합니까?
classic-ask-stop = 이것을 막습니까? { $what }
classic-ask-weather-control = 기상 조종으로 폭풍을 움직입니까?
classic-ask-family-atomics = 방어벽에 가문의 핵무기를 씁니까?
classic-ask-storm-loss = 폭풍에 잃은 병력 중 페다이킨은 몇입니까?
classic-ask-harvester = 이 스파이스 분출을 두 배로 합니까?
classic-ask-place-worm = 모래벌레가 어디에 나타납니까?
classic-ask-spare-ally = 모래벌레가 동맹을 살려 둡니까?
classic-ask-alliance = 넥서스: 동맹을 맺거나 깹니까?
classic-ask-alliance-accept = { $what }이(가) 동맹을 청합니다. 받아들입니까?
classic-ask-ride = 모래벌레를 탑니까? 어디로?
classic-ask-charity = 자선을 청합니까?
classic-ask-support = 동맹이 당신의 스파이스를 얼마나 써도 됩니까?
classic-ask-sort-row = 어느 카드를 어디에 치웁니까?
classic-ask-swap-card = 나온 카드를 바꿉니까?
classic-ask-swap-which = 대신 어느 카드를 놓습니까?
classic-ask-bid = 얼마를 부릅니까?
classic-ask-pay = 카드 값을 어떻게 냅니까?
classic-ask-redraw = 버리고 다시 뽑습니까?
classic-ask-revive = 병력을 몇 부활시킵니까?
classic-ask-revive-leader = 어느 지도자를 부활시킵니까?
classic-ask-raise-limit = { $what }의 한도를 5로 올립니까?
classic-ask-grant-revival = { $what }에게 무료 부활 3을 줍니까?
classic-ask-extra-revival = 동맹의 병력을 몇 더 부활시킵니까?
classic-ask-early-leader = 틀레이락스에게 지도자를 청합니까?
classic-ask-leader-price = { $what }의 값은 얼마입니까?
classic-ask-buy-leader = { $what }의 값을 냅니까?
classic-ask-war = 어디의 조언자가 전투원이 됩니까?
classic-ask-guild-now = 지금 차례를 가집니까?
classic-ask-ship = 수송합니까? 어디로?
classic-ask-stop-shipment = { $what }의 수송을 막습니까?
classic-ask-come-along = 병력 하나가 따라갑니까?
classic-ask-intrusion = { $what }의 전투원을 조언자로 바꿉니까?
classic-ask-move = 병력을 이동합니까? 어디서?
classic-ask-move-more = 같은 부대에서 더 { $what }(으)로 이동합니까? 어디서?
classic-ask-hajr = 한 번 더 이동합니까?
classic-ask-arms = 조언자로 옵니까, 전투원으로 옵니까?
classic-ask-battle = 다음에 어느 전투를 합니까?
classic-ask-voice = 목소리: 무엇을 명령합니까?
classic-ask-prescience = 예지: 무엇을 봅니까?
classic-ask-show-element = 예지: 무엇을 냅니까? { $what }
classic-ask-plan = 전투 계획
classic-ask-stop-in-battle = 이 전투에서 능력을 막습니까?
classic-ask-call-traitor = 배신자를 지목합니까?
classic-ask-poison-tooth = 독니를 씁니까?
classic-ask-losses = 어느 병력을 잃습니까?
classic-ask-keep = { $what }을(를) 가집니까?
classic-ask-take-token = 어느 기술 토큰을 가져갑니까?
classic-ask-captive = { $what }을(를) 어떻게 합니까?
classic-ask-exchange = 서보이드 몇을 사이보그와 바꿉니까?
classic-ask-face-dancer = 페이스 댄서를 밝힙니까?
classic-ask-take-place = 어느 병력이 그 자리를 차지합니까?
classic-ask-face-swap = 페이스 댄서를 바꿉니까?
classic-ask-face-swapped = 누구를?
classic-ask-truthtrance = 진실의 무아경: 누구에게 무엇을 묻습니까?
classic-ask-ghola = 틀레이락스 골라: 무엇을 부활시킵니까?
classic-ask-take-cards = 누구에게서 카드를 가져갑니까?
classic-ask-give-back = 어느 카드를 돌려줍니까?
classic-ask-free-revival = 무엇을 무료로 부활시킵니까?
classic-ask-stop-revival = 누구의 부활을 막습니까?
classic-ask-see-plan = 누구의 전투 계획을 봅니까?
classic-ask-call-worm = 모래벌레를 어디에 부릅니까?
classic-ask-offer = 누구에게 스파이스를 제안합니까?
classic-ask-agree = { $what }이(가) 스파이스 { $n }을(를) 제안합니다. 받아들입니까?
classic-ask-gift = 동맹에게 스파이스를 얼마나 줍니까?
classic-ask-reveal = 누구에게 카드를 보여 줍니까?
classic-ask-call-off = 누구와의 약속을 취소합니까?
classic-ask-freed = { $what }이(가) 서로의 약속을 모두 취소하자고 합니다. 받아들입니까?

## The next step of a question

classic-asked-further = { $ask } – { $more }
classic-more-number = 몇?
classic-more-starred = 특수 병력은 몇?
classic-more-plain = 병력은 몇?
classic-more-plain-in = { $where }에 병력은 몇?
classic-more-starred-in = { $where }에 특수 병력은 몇?
classic-more-spice = 스파이스는 얼마?
classic-more-dial = 다이얼은?
classic-more-part = 어디?
classic-more-faction = 누구?
classic-more-leader = 어느 지도자?
classic-more-treachery = 어느 카드?
classic-more-when = 언제?
classic-plan-leader = 지도자는?
classic-plan-weapon = 무기는?
classic-plan-defence = 방어는?
classic-plan-haderach = 퀴사츠 해더락은?
classic-plan-dial = 휠의 숫자는?
classic-plan-spice = 스파이스는 얼마?

## Answers

classic-do-pass = 패스
classic-do-yes = 예
classic-do-no = 아니요
classic-do-done = 완료
classic-do-none = 없음
classic-do-pay = 스파이스를 낸다
classic-do-deal = 거래를 제안
classic-do-gift = 동맹에게 스파이스를 준다
classic-do-break = 동맹을 깬다
classic-do-show = 카드를 보여 준다
classic-do-everybody = 모두
classic-do-call-off = 약속을 취소한다
classic-do-across = 행성 위로 수송
classic-do-back = 예비로 수송
classic-do-now = 지금
classic-do-pause = 멘타트의 숨 고르기에
classic-do-top = 덱 위
classic-do-bottom = 덱 아래
classic-do-kill = 죽인다
classic-do-keep = 가진다
classic-do-discard = 버린다
classic-do-advisors = 조언자
classic-do-fighters = 전투원
classic-do-forces = 병력
classic-do-call = 배신자를 지목
classic-do-stronghold = 카라마로 요새를 움직인다
classic-do-stop = 막기: { $what }
classic-element-leader = 지도자
classic-element-weapon = 무기
classic-element-defence = 방어
classic-element-number = 숫자
classic-voice-play = 내라: { $what }
classic-voice-refuse = 내지 마라: { $what }

## Answers that are a number

classic-number-bid = { $n } 부르기
classic-number-storm-dial = 다이얼 { $n }
classic-number-revive = { $n } 부활
classic-number-move = { $n } 이동
classic-number-ship = { $n } 수송
classic-number-support = 스파이스 { $n }까지
classic-number-gift = 스파이스 { $n } 주기
classic-number-offer = 스파이스 { $n }
classic-number-weather-control = { $n } 움직이기
classic-more-share = 동맹이 얼마를 냅니까?

## Offers that may be declined beforehand

classic-offer-karama-bidding = 입찰에서 쓰이는 능력에 대한 카라마
classic-offer-karama-revival = 부활에서 쓰이는 능력에 대한 카라마
classic-offer-karama-shipment = 수송과 이동에서 쓰이는 능력에 대한 카라마
classic-offer-karama-battle = 전투에서 쓰이는 능력에 대한 카라마
classic-offer-karama-elsewhere = 다른 단계에서 쓰이는 능력에 대한 카라마
classic-offer-moment = 언제든지 쓰는 카드, 거래와 선물, 카드 보여 주기
classic-offer-weather-control = 기상 조종
classic-offer-family-atomics = 가문의 핵무기
classic-offer-harvester = 채취기
classic-offer-hajr = 하즈르
classic-offer-stop-shipment = 수송에 대한 길드의 카라마
classic-offer-call-traitor = 배신자 지목
classic-offer-face-dancer = 페이스 댄서 밝히기
