### Style: docs/style/ko.md

# What the classic game asks, and what answers are called. The comments on messages are those of the English file.

## Questions: $what is the piece or faction it is about, where there is one

classic-ask-faction = 어느 팩션을 맡을까요?
classic-ask-prediction = 예언: 누가 몇 턴에 이길까요?
classic-ask-traitor = 어느 지도자를 배신자로 남길까요?
classic-ask-divide = 병력 10을 나누세요
classic-ask-place = 병력을 어디에 둘까요?
classic-ask-keep-card = 어느 카드를 가질까요?
classic-ask-storm-dial = 폭풍이 움직일 수를 다이얼로 정하세요.
classic-ask-point = 숨은 이동 요새가 어디를 가리키게 할까요?
classic-ask-stronghold-moves = 숨은 이동 요새를 어디로 움직일까요?
classic-ask-moment = 지금 무엇을 쓸까요?
classic-ask-stop = { $whose }의 능력을 막을까요? { $what }
classic-ask-weather-control = 기상 조종으로 폭풍을 움직일까요?
classic-ask-family-atomics = 방어벽에 가문의 핵무기를 쓸까요?
classic-ask-storm-loss = 폭풍에 잃는 병력에 페다이킨을 얼마나 넣을까요?
classic-ask-harvester = 이 스파이스 분출을 두 배로 할까요?
classic-ask-place-worm = 모래벌레를 어디에 나타나게 할까요?
classic-ask-spare-ally = 모래벌레가 동맹을 살려 두게 할까요?
classic-ask-alliance = 넥서스: 동맹을 맺거나 파기할까요?
classic-ask-alliance-accept = { $what }의 동맹 제안입니다. 받아들일까요?
classic-ask-ride = 모래벌레를 탈까요? 어디로?
classic-ask-charity = 자선을 청할까요?
classic-ask-support = 동맹이 한 단계에 내 스파이스를 얼마나 쓰게 할까요?
classic-ask-sort-row = 어느 카드를 어디에 치울까요?
classic-ask-swap-card = 지금 경매에 나온 카드를 바꿀까요?
classic-ask-swap-which = 대신 어느 카드를 놓을까요?
classic-ask-bid = 얼마를 부를까요?
classic-ask-pay = 카드 값을 어떻게 낼까요?
classic-ask-redraw = 버리고 다시 뽑을까요?
classic-ask-revive = 병력을 얼마나 부활시킬까요?
classic-ask-revive-leader = 어느 지도자를 부활시킬까요?
classic-ask-raise-limit = { $what }의 한도를 5로 올릴까요?
classic-ask-grant-revival = { $what }에게 무료 부활 3을 줄까요?
classic-ask-extra-revival = 동맹의 병력을 얼마나 더 부활시킬까요?
classic-ask-early-leader = 틀레이락스에게 지도자의 부활을 청할까요?
classic-ask-leader-price = { $what }의 값을 얼마로 할까요?
classic-ask-buy-leader = { $what }의 값을 낼까요?
classic-ask-war = 어디의 조언자를 전투원으로 바꿀까요?
classic-ask-guild-now = 지금 내 차례를 진행할까요?
classic-ask-ship = 수송할까요? 어디로?
classic-ask-stop-shipment = { $what }의 수송을 막을까요?
classic-ask-come-along = 병력 하나를 따라 보낼까요? 어디로?
classic-ask-intrusion = { $what }의 전투원을 조언자로 바꿀까요?
classic-ask-move = 병력을 이동할까요? 어디서?
classic-ask-move-more = 같은 무리에서 더 이동할까요? 목적지: { $what }. 어디서?
classic-ask-hajr = 하즈르 카드로 한 번 더 이동할까요?
classic-ask-arms = 조언자로 올까요, 전투원으로 올까요?
classic-ask-battle = 다음에 어느 전투를 할까요?
classic-ask-voice = 목소리: 무엇을 명령할까요?
classic-ask-prescience = 예지: 무엇을 볼까요?
classic-ask-show-element = 예지({ $what }): 무엇을 낼까요?
classic-ask-plan = 전투 계획
classic-ask-stop-in-battle = 이 전투에서 능력을 막을까요?
classic-ask-call-traitor = 배신자를 지목할까요?
classic-ask-poison-tooth = 독니를 쓸까요?
classic-ask-losses = 어느 병력을 잃을까요?
classic-ask-keep = 이 카드를 가질까요: { $what }
classic-ask-take-token = 어느 기술 토큰을 가져갈까요?
classic-ask-captive = 이 포로를 어떻게 할까요: { $what }
classic-ask-exchange = 서보이드를 얼마나 사이보그와 바꿀까요?
classic-ask-face-dancer = 페이스 댄서를 밝힐까요?
classic-ask-take-place = 어느 병력이 그 자리를 차지할까요?
classic-ask-face-swap = 페이스 댄서를 바꿀까요?
classic-ask-face-swapped = 누구를?
classic-ask-truthtrance = 진실의 무아경: 누구에게 무엇을 물을까요?
classic-ask-ghola = 틀레이락스 골라: 무엇을 부활시킬까요?
classic-ask-take-cards = 누구에게서 카드를 가져갈까요?
classic-ask-give-back = 어느 카드를 돌려줄까요?
classic-ask-free-revival = 무엇을 무료로 부활시킬까요?
classic-ask-stop-revival = 누구의 부활을 막을까요?
classic-ask-see-plan = 누구의 전투 계획을 볼까요?
classic-ask-call-worm = 모래벌레를 어디에 부를까요?
classic-ask-gift = 동맹에게 스파이스를 얼마나 줄까요?
classic-ask-reveal = 누구에게 카드를 보여 줄까요?

## The next step of a question

classic-asked-further = { $ask } – { $more }
# In place of the whole question, from its second step on.
classic-again-ship = 수송
classic-again-move = 병력 이동
classic-more-goal = 어디로?
classic-more-sectors = 몇 구역?
classic-more-number = 얼마나?
classic-more-starred = 특수 병력은 얼마나?
classic-more-plain = 병력은 얼마나?
classic-more-plain-in = { $where }에 병력은 얼마나?
classic-more-starred-in = { $where }에 특수 병력은 얼마나?
classic-more-spice = 스파이스는 얼마?
classic-more-dial = 다이얼은?
classic-more-part = 어디?
classic-more-faction = 누구?
classic-more-leader = 어느 지도자?
classic-more-treachery = 어느 카드?
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
classic-do-pay = 스파이스 내기
classic-do-gift = 동맹에게 스파이스 주기
classic-do-break = 동맹 파기
classic-do-show = 카드 보여 주기
classic-do-everybody = 모두
classic-do-offer = { $what }에게 거래 제안하기
classic-do-accept = { $what }의 제안 받아들이기
classic-do-refuse = { $what }의 제안 거절하기
classic-do-withdraw = { $what }에게 한 제안 거두기
classic-do-call-off = { $what }: 합의 취소
classic-do-sum = 스파이스 { $n }
classic-do-propose-both = 상대에게만 제안
classic-do-propose-all = 모두가 듣도록 제안
classic-do-propose-terms-both = 조건을 붙여 상대에게만 제안
classic-do-propose-terms-all = 조건을 붙여 모두가 듣도록 제안
classic-do-drop = 제안 그만두기
classic-do-help = 동맹이 스파이스 { $n }까지 쓰게 하기
classic-do-want = 되도록 빨리: { $what }
classic-do-hold = 할 수 있을 때 물어보기: { $what }
classic-do-forget = 지금은 하지 않기: { $what }
classic-do-hold-all = 언제든지 할 수 있는 것을 모두 물어보기
classic-do-across = 행성 위의 다른 곳으로 수송
classic-do-back = 예비로 수송
classic-do-now = 지금
classic-do-pause = 멘타트의 숨 고르기에
classic-do-top = 덱 위
classic-do-bottom = 덱 아래
classic-do-kill = 죽이기
classic-do-keep = 가지기
classic-do-discard = 버리기
classic-do-advisors = 조언자
classic-do-fighters = 전투원
classic-do-forces = 병력
classic-do-call = 배신자 지목하기
classic-do-stronghold = 카라마로 요새 움직이기
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
classic-number-revive = 병력 { $n } 부활
classic-number-move = 병력 { $n } 이동
classic-number-ship = 병력 { $n } 수송
classic-number-support = 스파이스 { $n }까지
classic-number-gift = 스파이스 { $n } 주기
classic-number-weather-control = { $n }구역 움직이기
classic-number-of-plain = { classic-n-forces }
classic-number-of-starred = 특수 병력 { $n }
classic-number-of-spice = 스파이스 { $n }
classic-more-share = 동맹이 얼마를 내게 할까요?

## Offers that may be declined beforehand

classic-offer-karama = 카라마로 능력 막기
classic-offer-charity = 초암의 자선
classic-offer-weather-control = 기상 조종
classic-offer-family-atomics = 가문의 핵무기
classic-offer-harvester = 채취기
classic-offer-hajr = 하즈르
classic-offer-stop-shipment = 수송에 대한 길드의 카라마
classic-offer-call-traitor = 배신자 지목
classic-offer-face-dancer = 페이스 댄서 밝히기
classic-offer-guild-now = 다른 사람보다 먼저 하는 길드의 차례
classic-offer-alliance = 동맹 맺기와 파기
classic-offer-come-along = 수송에 따르는 베네 게세리트의 무료 병력
classic-offer-lone = 패스밖에 할 수 없는 것
classic-offer-mode-battle = 전투에서만
classic-offer-mode-claim = 항상 청하기
classic-offer-mode-mine = 나나 동맹과 관련될 때만
classic-offer-mode-sink = 항상 극지 함몰지로
classic-wish-power = 카라마 능력
classic-wish-gift = 동맹에게 스파이스 주기
classic-wish-show = 카드 보여 주기
