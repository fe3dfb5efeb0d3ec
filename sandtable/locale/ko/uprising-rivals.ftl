### Style: docs/style/ko.md

# Rivals with cards of their own, and their House Hagal cards: effects, conditions, the log, in Korean.

## Effects and conditions

effect-rival-influence =
    { $which ->
        [lowest] 영향력이 가장 낮은 팩션의 영향력 { $n } 얻기
        [highest] 영향력이 가장 높은 팩션의 영향력 { $n } 얻기
        [alliance] 동맹을 얻게 되는 팩션(없으면 영향력이 가장 낮은 팩션)의 영향력 { $n } 얻기
       *[position] 우선순위 { $position }번 팩션의 영향력 { $n } 얻기
    }
effect-rival-spy =
    { $where ->
        [icon] { $icon } 장소의 감시 초소에 첩자 1명 놓기
       *[faction] 우선순위에서 처음으로 비어 있는 팩션의 감시 초소에 첩자 1명 놓기
    }
cond-last-conflicts = 교전 III일 때
cond-may-summon = 메이커 갈고리가 있고 이 교전에 모래벌레를 소환할 수 있을 때

## The log

event-rival = 이 게임의 라이벌: { $thing }
event-scheme = { $who }: 세 번째 첩자를 놓고 계략 사용
event-die = 주사위 눈 { $n }
event-churned = 임페리움 열에서 ‘{ $thing }’ 제거

## The parts of a Rival card

label-swordmaster-level = 소드마스터 수준
label-scheme = 계략
label-priority = 팩션 우선순위
rival-cannot-win = 승리할 수 없고 승점을 얻지 않음
