### Style: docs/style/ko.md

# 화물선과 운송 트랙(Rise of Ix)

effect-freight =
    { $n ->
        [1] 내 화물선을 전진시키거나 귀항시킬 수 있음
       *[other] 내 화물선을 { $n }번 전진시키거나 귀항시킬 수 있음
    }
effect-dividends = 배당: 나는 { $own }, 다른 플레이어는 각각 { $others } 얻기
ask-freight =
    { $n ->
        [1] 화물선을 어떻게 할까요?
       *[other] 화물선을 어떻게 할까요? (아이콘 { $n }개 남음)
    }
do-freight-advance = 한 칸 전진
do-freight-to = { PARTICLE($step, "으로/로") } 전진
do-freight-recall = 귀항하고 보상 받기
do-freight-none = 그대로 두기
ask-shipment = 다음으로 어느 운송 보상을 받을까요?
do-shipment-done = 나머지는 받지 않기
note-freighter =
    { $n ->
        [0] 내 화물선은 운송 트랙 맨 아래에 있습니다.
       *[other] 지금 귀항하면 받는 보상: { $rewards }.
    }
event-freighter = { $who }: 화물선이 { PARTICLE($thing, "으로/로") } 전진
event-freighter-home =
    { $n ->
        [0] { $who }: 화물선이 맨 아래에 머무름
       *[other] { $who }: { $n }번째 칸의 화물선 귀항
    }
