### Style: docs/style/ko.md

# Why something cannot be chosen, in Korean. The arguments are those of the English file, which explains them.
# Short noun phrases, or -음 at the end, without a full stop. Names of cards and of board spaces stand in ‘ ’.

## Board spaces

closed-revealed = 공개 차례를 마침: 이번 라운드에는 에이전트를 더 보낼 수 없음
closed-no-agent = 보낼 에이전트가 없음
closed-no-icon = ‘{ $card }’ 카드에 { $icon } 아이콘이 없음
closed-no-icon-in-hand = 핸드에 { $icon } 아이콘 카드가 없음
closed-own-agent = 내 에이전트가 이미 있음
closed-agent = { $who }의 에이전트가 있음
closed-cost = { $amount } 필요, 보유 { $have }
closed-influence = { $with } 영향력 { $n } 필요, 현재 { $have }
closed-needs = 조건: { $condition }
closed-visited = 이미 사용함(한 게임당 한 번)
closed-council = 이미 원로회에 자리가 있음
closed-swordmaster = 이미 소드마스터가 있음
closed-level = 이 난이도에서는 이용 불가
closed-voice = { $who }의 ‘{ card-the-voice }’ 효과로 보낼 수 없음

## Cards in hand

closed-card-no-icons = 에이전트 아이콘이 없음: 공개 차례에 사용
closed-card-nowhere = 이 카드로 갈 수 있는 장소가 없음

## Intrigue cards

closed-intrigue-plot = 음모 책략 카드: 내 차례에 사용
closed-intrigue-combat = 전투 책략 카드: 전투 단계에 사용
closed-intrigue-won = 교전에서 승리했을 때 사용
closed-intrigue-endgame = 종료 단계 책략 카드: 게임이 끝날 때 사용
closed-intrigue-first = 내 차례의 첫 행동으로만 사용 가능
# Conditions end in "때"
closed-intrigue-condition = { $condition }만 사용 가능
closed-intrigue-cost = 비용을 지불할 수 없음: { $cost }
closed-intrigue-nothing = 지금은 아무 효과가 없음

## The Imperium Row and the Reserve

closed-acquire-later = 카드는 공개 차례에 획득
closed-acquire-cost = 설득 비용 { $n } 필요, 보유 { $have }
closed-acquire-price = 비용을 지불할 수 없음: { $price }
closed-acquire-none = 남은 카드 없음
closed-acquire-foldspace = 설득 비용으로 획득 불가: ‘{ space-foldspace-space }’ 장소에서만 획득

## Where points came from, at the end of a game

source-start = 게임 시작
source-influence = { $name } 영향력
source-alliance = { $name } 동맹
source-icons = 전투 아이콘
source-trade = 자원 소모
source-other = 기타

## 교전 보상

closed-third-reward = 주지 않음: 3등 보상은 { $n }인 이상일 때만 있음
# 규칙의 다른 해석
closed-third-reward-tie = 2등 동점일 때만: 3등 보상은 { $n }인 이상일 때 있음
