### Style: docs/style/ko.md

# 이후 상자와 함께 들어온 효과. 인자는 imperium-effects.ftl 참조.

## Effects that hold others

effect-then = { $first } 후 { $second }
lines-two = { $a }, 그리고 { $b }
lines-more = { $a }, { $b }
lines-last = { $a }, 그리고 { $b }
effect-each-acquired = 이후 획득하는 카드 1장당 { $effect }

## Effects

effect-trash-another =
    { $place ->
        [hand] 핸드의 다른 { $name } 카드 1장 폐기
       *[play] 플레이 영역의 다른 { $name } 카드 1장 폐기
    }
effect-trash-from =
    { $place ->
        [hand] 핸드의 카드 1장 { $voice ->
            [effect] 폐기 가능
           *[other] 폐기
        }
       *[play] 플레이 영역의 카드 1장 { $voice ->
            [effect] 폐기 가능
           *[other] 폐기
        }
    }
effect-trash-intrigue = 내 책략 카드 { $n }장 폐기
effect-discard-intrigue = 내 책략 카드 { $n }장 버리기
effect-return-self = 이 카드를 핸드로 되돌리기
effect-acquire-for-solari = 솔라리를 지불하고 비용이 그만큼인 카드 1장을 획득해 핸드로 가져올 수 있음
effect-acquire-to-hand = 비용 { $n } 이하인 카드 1장을 설득 비용 없이 획득({ $cond } 핸드로 가져오기)
effect-retreat-exactly =
    { $exact ->
        [yes] 병력 { $n } 후퇴
       *[no] 병력 { $n }~{ $most } 후퇴
    }
effect-lose-influence-times = 한 팩션의 영향력 { $n } 잃기를 { $times }번 실행
effect-recall-another-agent = 게임판에 있는 내 다른 에이전트 1명 소환(다시 보낼 수 있음)

## Rules that no tree can say

hook-ignore-requirements = 이 에이전트에게는 장소가 요구하는 영향력 조건을 적용하지 않음
hook-deploy-recruited = 이번 차례에 소집한 병력을 전투 장소가 아니어도 교전 칸에 배치 가능
hook-sift = 카드덱 위 3장을 확인해 1장은 뽑고 1장은 버리고 1장은 폐기하기

## Conditions: they end in "때"

cond-sent-to-maker = 이 에이전트를 메이커 장소에 보냈을 때
cond-sent-to-faction = 이 에이전트를 팩션 장소에 보냈을 때
cond-discarded = 그 카드가 { $name } 카드일 때
cond-deck-at-least = 카드덱에 카드가 { $n }장 이상일 때
cond-has-swordmaster = 소드마스터가 있을 때
cond-shadow-alliance = 다른 플레이어가 동맹을 맺은 팩션의 영향력이 { $n } 이상일 때

## What is counted, to stand before "당"

count-revealed-of = 이번 차례에 공개한 { $name } 카드(이 카드 포함) 1장
count-other-revealed-with-swords = 이번 차례에 공개한, 검을 주는 다른 카드 1장

## Questions and answers

ask-line = 카드의 효과 한 줄을 사용하세요.
do-line-none = 더 사용하지 않기
ask-order = 어느 효과부터 처리할까요?
ask-sift =
    { $trashed ->
        [yes] 어느 카드를 버릴까요? 나머지 1장은 뽑습니다.
       *[no] 카드덱 위 3장입니다. 어느 카드를 폐기할까요?
    }
do-sift-trash = ‘{ $piece }’ 폐기
do-trash-intrigue = ‘{ $piece }’ 폐기

## The log

event-returned = { $who }: ‘{ $thing }’ 카드를 핸드로 되돌림
event-intrigue-trashed = { $who }: ‘{ $thing }’ 폐기
event-intrigue-discarded = { $who }: ‘{ $thing }’ 버림
