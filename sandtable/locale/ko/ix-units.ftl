### Style: docs/style/ko.md

# Dreadnoughts of Rise of Ix, and units of any sort. The comments on messages are those of the English file.

unit-dreadnought = 전함
unit-troop = 병력
do-deploy-dreadnought = 전함 1척 배치
do-unit-none = 없음

effect-commission-dreadnought = 전함 { $n }척 소집
effect-retreat-units = 유닛(병력이나 전함) { $n } 후퇴
effect-deploy-units = 주둔지의 유닛(병력이나 전함)을 최대 { $n }까지 배치
effect-ambush = 이번 차례에 배치한 병력 1당 다른 플레이어의 유닛 1을 후퇴시킬 수 있음
effect-retreat-dreadnought =
    { $voice ->
        [opponent] 자기 전함 1척 후퇴
       *[effect] 전함 1척 후퇴
    }
effect-dreadnought-to-supply = 지배하는 대신 교전 칸의 전함 1척을 개인 공급처로 되돌리기

cond-dreadnought-in-conflict = 교전 칸에 내 전함이 있을 때
cond-dreadnoughts-at-least = 소집한 전함이 { $n }척 이상일 때
cond-dreadnoughts-below = 소집한 전함이 { $n }척 미만일 때
count-dreadnoughts = 교전 칸의 내 전함 1척

ask-control-place = 전함이 다음 전투가 끝날 때까지 어느 장소를 지배할까요?
ask-ambush = 누구의 유닛을 후퇴시킬까요?
ask-ambushed = 어느 유닛을 후퇴시킬까요?

event-commission = { $who }: 전함 { $n }척 소집
event-deploy-dreadnought = { $who }: 전함 { $n }척 배치
event-retreat-dreadnought = { $who }: 전함 { $n }척 후퇴
event-lose-dreadnought = { $who }: 전함 { $n }척이 개인 공급처로 돌아감
event-home-dreadnought = { $who }: 전함 { $n }척이 주둔지로 돌아감
event-home-heavy-dreadnought = { event-home-dreadnought }
event-dreadnought-over = { $who }: 전함이 ‘{ $thing }’ 지배
event-dreadnought-returns = { $who }: 전함이 ‘{ $thing }’에서 주둔지로 돌아감
recap-home-dreadnought = 전함 { $n }척
recap-home-heavy-dreadnought = { recap-home-dreadnought }

note-dreadnought-over =
    { $now ->
        [yes] 이번 라운드의 전투가 끝날 때까지 { $who }의 전함이 이 장소를 지배합니다.
       *[no] 다음 라운드의 전투가 끝날 때까지 { $who }의 전함이 이 장소를 지배합니다.
    }
note-dreadnought = 교전 칸의 전함은 전투력 { $n }입니다. 전투 뒤에는 주둔지로 돌아가며, 승리하면 1척이 장소를 지배합니다.

## Marks on cards

label-mark = 표시
mark-infiltrate = 침투: { $icons } 아이콘으로는 다른 플레이어의 에이전트가 있는 장소에도 에이전트를 보낼 수 있음
mark-unload = 하역: 공개할 때의 효과는 이 카드를 버리거나 폐기할 때도 적용
event-unload = { $who }: ‘{ $thing }’ 하역
do-unload-yes = 사용하기
do-unload-no = 사용하지 않기
