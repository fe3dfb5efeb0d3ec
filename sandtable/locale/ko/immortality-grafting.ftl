### Style: docs/style/ko.md

# Grafting, and the effects of the cards of Immortality, in Korean. 접목 is ours: no printed translation is known.

## Effects

effect-graft = 접목: 다른 카드 1장과 함께 에이전트 1명으로 플레이
effect-graft-with-row = 다른 카드는 임페리움 열의 카드여도 됨. 그 카드는 차례가 끝날 때 폐기
effect-copy-partner = 접목한 다른 카드의 에이전트 칸 전체를 이 카드의 것처럼 활용
effect-return-partner = 이번 라운드의 내 공개 차례가 시작될 때 접목한 다른 카드를 핸드로 되돌리기
effect-trash-partner = 접목한 다른 카드 폐기
effect-trash-one-of-pair = 접목한 두 카드 중 1장 폐기
effect-choose-intrigue = 책략 카드덱 위 2장을 확인해 1장은 갖고 다른 1장은 카드덱 위에 되돌리기
effect-combat-icon = 이번 차례에 전투 장소인 것처럼 배치 가능
effect-recall-sent-agent = 이번 차례에 보낸 에이전트 소환 가능(다시 보낼 수 있음)
effect-gain-icons = { $cond } 이 카드에 에이전트 아이콘 추가: { $icons }
hook-ignore-agents = 이 에이전트는 다른 플레이어의 에이전트가 있는 장소에도 보낼 수 있음

## Conditions: they end in "때"

cond-grafted = 이 카드가 접목되었을 때
cond-grafted-with = 접목한 다른 카드가 { $names } 카드일 때
cond-most-troops = 교전 칸의 내 병력이 다른 모든 플레이어보다 많을 때
cond-spice-at-least = 스파이스가 { $n } 이상일 때
cond-opponent-played-combat-card = 이번 교전에서 다른 플레이어가 전투 책략 카드를 플레이했을 때

## What is counted

count-partner-icons = 접목한 다른 카드의 에이전트 아이콘 1개

## The table

window-combat-lost = 전투(교전이 끝날 때 병력을 { $n } 이상 잃은 뒤)
ask-lost =
    { $cards ->
        [yes] 교전이 끝나고 병력을 잃었습니다. 카드를 플레이하거나 패스하세요.
       *[no] 교전이 끝나고 병력을 잃었습니다. 플레이할 카드가 없습니다.
    }
ask-graft-partner = 어느 카드와 함께 플레이할까요?
do-graft-row = 임페리움 열의 ‘{ $piece }’
ask-graft-envoy = 모든 팩션의 아이콘을 두 카드 중 어디에 더할까요?
ask-keep-intrigue = 어느 책략 카드를 가질까요? 다른 카드는 카드덱 위에 되돌립니다.
do-keep-intrigue = ‘{ $piece }’ 갖기
closed-graft-alone = 함께 플레이할 카드가 없음
closed-intrigue-lost = 교전이 끝날 때 병력을 잃었을 때 사용
event-intrigue-back =
    { $known ->
        [yes] { $who }: ‘{ $thing }’ 카드를 책략 카드덱 위에 되돌림
       *[no] { $who }: 책략 카드 1장을 카드덱 위에 되돌림
    }
