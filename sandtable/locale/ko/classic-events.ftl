### Style: docs/style/ko.md

# What happens in the classic game, for the log. $who did it, $what is the piece it is about, $n how many, $cause where from or whom. The comments on messages are those of the English file.

## Setting up

classic-event-faction = { $who }: { $what }
classic-event-prediction = { $who }: 예언을 적음
classic-event-traitors = { $who }: 배신자 카드 { $n }장을 받음
classic-event-traitor-kept = { $who }: 배신자를 정함
classic-event-traitor-kept-known = { $who }: { PARTICLE($what, "을/를") } 배신자로 정함
classic-event-dancer = { $who }: 페이스 댄서를 얻음
classic-event-dancer-known = { $who }: { PARTICLE($what, "을/를") } 페이스 댄서로 가짐
classic-event-placed = { $who }: { $what }에 { PARTICLE(classic-n-forces, "을/를") } 놓고 시작

## The turn

classic-event-turn = { $n }턴
classic-event-phase = { $what }
classic-event-first = { $who }: 폭풍 순서의 첫째
classic-event-winner = { $who } 승리
classic-event-opened = { $n }명 모두 답함

## Spice, cards, forces, leaders

classic-event-spice = { $who }: 스파이스 { $n } 받음
classic-event-paid = { $who }: 스파이스 { $n } 냄
classic-event-paid-known = { $who }: { $what }에게 스파이스 { $n } 냄
classic-event-collected = { $who }: { $what }에서 스파이스 { $n } 수확
classic-event-spice-gone = { $what }: 스파이스 { $n } 사라짐
classic-event-card = { $who }: 배반 카드를 얻음
classic-event-card-known = { $who }: { $what } 얻음
classic-event-played = { $who }: { $what } 사용
classic-event-discarded = { $who }: { $what } 버림
classic-event-reshuffled = 버린 배반 카드를 섞어 새 덱으로 함
# 병력의 수. 아래 줄과 기록의 다른 줄에 쓴다
classic-n-forces = 병력 { $n }
classic-event-lost = { $who }: { $what }에서 { classic-n-forces } 잃음
classic-event-leader-killed = { $what } 사망
classic-event-leader-revived = { $who }: { $what } 부활
classic-event-leader-home = { $what }: { $who }에게 돌아감
classic-event-advisors = { $who }: { $what }에서 조언자가 됨
classic-event-fighters = { $who }: { $what }에서 전투원이 됨
classic-event-token = { $who }: { $what } 얻음

## Storm

classic-event-storm-dialled = { $who }: 다이얼 { $n }
classic-event-storm-card = 폭풍 카드는 { $n }
classic-event-storm-drawn = { $who }: 다음 폭풍 카드를 앎
classic-event-storm-drawn-known = 다음 폭풍 카드: { $what }
classic-event-storm = 폭풍이 { $n }구역으로 움직임
classic-event-weather = { $who }: 폭풍을 { $n }구역 움직임
classic-event-wall-gone = { $who }: 방어벽을 파괴
classic-event-stronghold-points = 숨은 이동 요새: { $what } 쪽을 가리킴

## Spice blow and Nexus

classic-event-turned = 스파이스 카드: { $what }
classic-event-blow = { $what }에 스파이스 { $n } 분출
classic-event-worm = 샤이 훌루드가 { $what }에 나타남
classic-event-sandtrout = 모래송어: 모든 동맹이 끝남
classic-event-spice-reshuffled = 버린 스파이스 카드를 섞어 새 덱으로 함
classic-event-spice-shuffled-back = 모래벌레를 덱에 섞어 넣음
classic-event-nexus = 넥서스
classic-event-alliance-asked = { $who }: { $what }에게 동맹을 청함
classic-event-alliance = { PARTICLE($who, "과/와") } { $what }: 동맹 결성
classic-event-alliance-refused = { $who }: { $what }의 동맹을 거절
classic-event-alliance-broken = { $who }: { PARTICLE($what, "과의/와의") } 동맹 파기
classic-event-rode = { $who }: 모래벌레를 타고 { PARTICLE(classic-n-forces, "을/를") } { $cause }에서 { PARTICLE($what, "으로/로") } 이동

## Charity, bidding

classic-event-charity = { $who }: 자선으로 스파이스 { $n } 받음
classic-event-cards-held = { $who }: 배반 카드 { $n }장
classic-event-no-bidding = 아무도 입찰할 수 없음
classic-event-row = 카드 { $n }장이 나옴
classic-event-row-looked = { $who }: 카드를 봄
classic-event-row-sorted = { $who }: 카드를 치움
classic-event-support = { $who }: 동맹이 쓸 스파이스를 정함
classic-event-card-up = 다음 카드가 나옴
classic-event-card-seen = { $who }: 카드를 봄
classic-event-card-seen-known = { $who }: { $what } 봄
classic-event-swapped = { $who }: 나온 카드를 바꿈
classic-event-bid = { $who }: 스파이스 { $n } 입찰
classic-event-bid-pass = { $who }: 패스
classic-event-unsold = 아무도 부르지 않아 카드가 돌아감
classic-event-sold = { $who }: 스파이스 { $n }에 카드를 삼
classic-event-karama-bid = { $who }: 카라마로 카드를 가짐
classic-event-bought = { $who }: 산 카드를 봄

## Revival

classic-event-revived = { $who }: { classic-n-forces } 부활
classic-event-limit-raised = { $who }: { $what }의 부활 한도를 { PARTICLE(classic-n-forces, "으로/로") } 올림
classic-event-revival-granted = { $who }: { $what }에게 { classic-n-forces } 무료 부활 허용
classic-event-leader-wanted = { $who }: { $what } 요청
classic-event-leader-priced = { $who }: { $what }에 스파이스 { $n } 요구

## Shipment and movement

classic-event-moment = 카드나 능력을 쓸 수 있는 순간
classic-event-spice-peek = { $who }: 다음 스파이스 카드를 봄
classic-event-spice-peek-known = 다음 스파이스 카드: { $what }
classic-event-shipping = { $who }: 수송과 이동
classic-event-shipped = { $who }: { $what }에 { classic-n-forces } 수송
classic-event-arrived = { $who }: { $what }에 { classic-n-forces } 데려옴
classic-event-shipped-across = { $who }: { PARTICLE(classic-n-forces, "을/를") } { $cause }에서 { PARTICLE($what, "으로/로") } 수송
classic-event-shipped-back = { $who }: { $what }의 { PARTICLE(classic-n-forces, "을/를") } 예비로 수송
classic-event-shipment-stopped = { $who }: { $what }의 수송을 막음
classic-event-came-along = { $who }: { $what }에 따라감
classic-event-moved = { $who }: { PARTICLE(classic-n-forces, "을/를") } { $cause }에서 { PARTICLE($what, "으로/로") } 이동
classic-event-with-ally = { $who }: { $what } 곁에 머묾

## Battle

classic-event-battle = { $who }: { $what }에서 { PARTICLE($cause, "을/를") } 공격
classic-event-leaderless = { $who }: 이 전투에 낼 지도자도 값싼 영웅도 없음
classic-event-voice = { $who }: 목소리 사용. { $what }
classic-event-prescience = { $who }: 예지. { $what }
classic-event-foreseen = { $who }: 예지에 답함
classic-event-foreseen-known = { $who }: { PARTICLE($what, "을/를") } 낼 예정
classic-event-foreseen-no-leader = { $who }: 지도자를 내지 않을 예정
classic-event-foreseen-no-weapon = { $who }: 무기를 내지 않을 예정
classic-event-foreseen-no-defence = { $who }: 방어를 내지 않을 예정
classic-event-planned = { $who }: 전투 계획을 세움
classic-event-plan-seen = { $who }의 계획이 드러남
classic-event-plan = { $who }의 계획: { $things }
classic-event-traitor = { $who }: { PARTICLE($what, "을/를") } 배신자로 지목
classic-event-taken-back = { $who }: { PARTICLE($what, "을/를") } 쓰지 않음
classic-event-explosion = 라스건과 방어막: { $what }의 모든 것이 폭발
classic-event-total = { $who }: 합 { $n }
classic-event-won = { $who }: { $what }에서 이김
classic-event-no-winner = 승자 없음
classic-event-haderach = 퀴사츠 해더락이 깨어남
classic-event-exchanged = { $who }: 서보이드 { $n }개를 사이보그와 바꿈
classic-event-captured = { $who }: { PARTICLE($what, "을/를") } 붙잡음
classic-event-leader-kept = { $who }: { PARTICLE($what, "을/를") } 포로로 둠
classic-event-face-dancer = { $who }: 페이스 댄서를 밝힘: { $what }
classic-event-sent-back = { $who }: { $what }의 { PARTICLE(classic-n-forces, "이/가") } 예비로 돌아감
classic-event-left = { $who }: { $what }에서 { PARTICLE(classic-n-forces, "이/가") } 떠남
classic-event-took-place = { $who }: { $what } 차지, { classic-n-forces }
classic-event-dancer-returned = { $who }: 페이스 댄서를 돌려놓음
classic-event-dancer-returned-known = { $who }: { PARTICLE($what, "을/를") } 돌려놓음

## Cards at any time, Karama, deals

classic-event-stopped = { $who }: { $cause }의 능력을 막음: { $what }
classic-event-power = { $who }: 카라마 능력 사용
classic-event-truth-yes = { $cause }의 질문, { $who }에게: { $what } 예.
classic-event-truth-no = { $cause }의 질문, { $who }에게: { $what } 아니요.
classic-event-revival-stopped = { $who }: { $what }의 부활을 막음
classic-event-cards-taken = { $who }: { $what }에게서 카드 { $n }장을 가져감
classic-event-cards-given = { $who }: { $what }에게 카드 { $n }장을 줌
classic-event-cards-taken-known = { $who }: { $what }에게서 가져감: { $things }
classic-event-cards-given-known = { $who }: { $what }에게 줌: { $things }
classic-event-offering = { $who }: 선물을 생각함
classic-event-offered = { $what }: { $cause }에게 거래를 제안: { $things }
classic-event-withdrawn = { $what }: { $cause }에게 한 제안을 거둠: { $things }
classic-event-agreed = { PARTICLE($what, "과/와") } { $cause }의 합의: { $things }
classic-event-deal = { $who }: { $what }에게 지금 스파이스 { $n } 지불
classic-event-deal-pause = { $who }: { $what }에게 멘타트의 숨 고르기에 스파이스 { $n } 약속
classic-event-deal-refused = { $cause }: { $what }의 제안을 거절: { $things }
classic-event-deal-void = { PARTICLE($what, "과/와") } { $cause }의 거래는 이제 낼 수 없어 무효: { $things }
classic-event-promise = { $who }: { $what }에게 한 약속을 지킴: 스파이스 { $n }
classic-event-promise-void = { $who }: { $what }에게 약속한 스파이스 중 { PARTICLE($n, "을/를") } 잃어 그만큼 무효
classic-event-calling-off = { $who }: { $what }에게 합의 취소를 청함
classic-event-not-calling-off = { $who }: { $what }에게 청한 합의 취소를 거둠
classic-event-called-off = 취소: { $what }에 대한 { $who }의 약속, 스파이스 { $n }
classic-event-terms-off = 취소: { PARTICLE($what, "과/와") } { $cause }의 거래
classic-deal-now = { $who }: 지금 스파이스 { $n } 지불
classic-deal-pause = { $who }: 멘타트의 숨 고르기에 스파이스 { $n } 지불
classic-deal-terms = 말로 정한 조건
classic-event-showing = { $who }: 카드를 보여 주려 함
classic-event-shown = { $who }: { $what }에게 카드 { $n }장을 보여 줌
classic-event-shown-all = { $who }: 모두에게 보여 줌: { $things }
classic-event-shown-known = { $who }: { $what }에게 보여 줌: { $things }
classic-event-bribe-taken = { $who }: 거래 스파이스 { PARTICLE($n, "을/를") } 방패 뒤로 옮김

## A plan in the log

classic-planned-dial = 다이얼 { $n }
classic-planned-nothing = 없음
classic-list = { $first }, { $next }

## The end

classic-outcome = { $names } 승리. { $reason }
classic-reason-strongholds = 필요한 만큼 요새를 차지했습니다.
classic-reason-prediction = 예언이 적중했습니다.
classic-reason-fremen = 시치를 지켜 냈습니다.
classic-reason-guild = 마지막 턴이 끝날 때까지 다른 누구도 이기지 못했으므로 우주 항행 길드가 이깁니다.
classic-reason-most-strongholds = 가장 많은 요새를 차지했습니다.
