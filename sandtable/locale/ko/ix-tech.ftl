### Style: docs/style/ko.md

# 기술 타일, 협상가, 타일을 획득하는 아이콘(Rise of Ix)

## 타일의 줄

label-tech-flip = 내 차례에, 라운드마다 한 번
label-tech-own-turn = 내 차례에
label-tech-reveal-turn = 내 공개 차례에
label-tech-round-start = 라운드를 시작할 때
label-tech-win-conflict = 교전에서 승리했을 때
label-tech-always = 항상
label-tech-rival = 라이벌
line-tech-rival = 라이벌도 획득할 수 있음

## 효과

effect-acquire-tech =
    { $n ->
        [0] {""}
       *[other] { $n } 스파이스 할인받아{" "}
    }기술 타일 1개 { $must ->
        [yes] 획득
       *[no] { $voice ->
            [option] 획득
           *[other] 획득 가능
        }
    }{ $solari ->
        [yes] (스파이스 또는 솔라리 중 한 가지로 지불)
       *[no] {""}
    }
effect-negotiator =
    { $voice ->
        [option] 협상가 { $n }명 놓기
       *[other] 협상가 { $n }명을 놓을 수 있음
    }
effect-trash-tile = 이 타일 폐기
effect-exchange-intrigue = 내 책략 카드를 원하는 만큼 책략 카드덱 맨 아래에 넣은 뒤 같은 수만큼 뽑기
effect-more-shipped-troops = 운송 트랙에서 병력을 소집할 때마다 병력 { $n } 추가 소집, 그 병력은 원하는 만큼 바로 배치 가능
effect-win-ties = 승점 동점이면 내가 승리
cond-techs-at-least = 기술 타일이 { $n }개 이상일 때
cond-persuasion-at-least = 이번 차례에 설득 비용을 { $n } 이상 얻었을 때
count-revealed-with-swords = 이번 차례에 공개한, 검을 주는 카드 1장
count-factions-at-most = 영향력이 { $n } 이하인 팩션 1개

## 질문과 대답

ask-tech = 어느 기술 타일을 획득할까요?
do-tech-none = 획득하지 않기
ask-negotiators =
    { $known ->
        [yes] ‘{ $piece }’: 협상가 몇 명을 개인 공급처로 되돌릴까요?
       *[no] 협상가 몇 명을 개인 공급처로 되돌릴까요?
    }
do-negotiators =
    { $n ->
        [0] 되돌리지 않기
       *[other] { $n }명
    }
do-negotiators-for =
    { $n ->
        [0] 되돌리지 않기: { $price } 지불
       *[other] { $n }명: { $price } 지불
    }
ask-tech-currency = 타일값을 무엇으로 지불할까요?
ask-exchange-intrigue = 어느 책략 카드를 카드덱 아래에 넣을까요? 같은 수만큼 뽑습니다.
do-exchange-intrigue = ‘{ $piece }’ 카드덱 아래에 넣기
do-exchange-intrigue-done = 그만 넣기
do-use-tech = ‘{ $name }’ 사용
closed-tech-later = 기술 타일을 획득하는 아이콘으로만 가져올 수 있음
note-tech =
    비용 { $n } 스파이스{ $used ->
        [0] {""}
       *[other] , 협상가로 { $used } 할인
    }{ $possible ->
        [yes] {""}
       *[no] (지금은 부족함)
    }.

## 기록

event-tech = { $who }: ‘{ $thing }’ 획득
event-tech-open = ‘{ $thing }’ 공개
event-tech-cleared = 라이벌이 획득할 수 있는 타일이 없어 ‘{ $thing }’ 폐기
event-tech-flipped = { $who }: ‘{ $thing }’ 뒷면으로 뒤집음
event-tech-up = { $who }: ‘{ $thing }’ 앞면으로 뒤집음
event-tech-trashed = { $who }: ‘{ $thing }’ 폐기
event-negotiator = { $who }: 협상가 { $n }명 놓음
event-negotiator-home = { $who }: 협상가 { $n }명이 개인 공급처로 돌아감
