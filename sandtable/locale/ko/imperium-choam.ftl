### Style: docs/style/ko.md

# Contracts of the CHOAM module, in Korean. No printed translation is known: the words are ours.

## What stands on a contract

label-done = 완수
line-contract-visit = { $space }에 에이전트를 보낼 때
line-contract-harvest = 메이커 장소에 에이전트를 보내고 그 차례에 { $n } 스파이스 이상을 얻을 때
line-contract-acquire = ‘{ $card }’ 획득 시
line-contract-immediate = 가져오는 즉시
line-contract-aside = { $leader } 지도자가 게임에 있으면 그를 위해 따로 빼 둠

## Effects

effect-contract = 계약 { $n }개 가져오기(없으면 2 솔라리)
cond-contracts-at-least = 완수한 계약이 { $n }개 이상일 때
cond-spice-gained = 이번 차례에 { $n } 스파이스 이상을 얻었을 때
count-contracts-done = 완수한 계약 1개

## The table

ask-contract = 계약 1개를 가져오세요.
do-contract = ‘{ $piece }’: { $effect }
do-contract-none = { $n } 솔라리 얻기
event-contract = { $who }: 계약 ‘{ $thing }’ 가져옴
event-contract-offered = 계약 ‘{ $thing }’ 공개
event-contract-done = { $who }: 계약 ‘{ $thing }’ 완수
