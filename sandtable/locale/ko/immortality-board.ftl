### Style: docs/style/ko.md

# The Bene Tleilax board and Family Atomics, in Korean. No printed translation is known: the words are ours.

## What stands on the board

hex-start = 연구 시작 칸
hex-name =
    { $height ->
        [upper] 연구 { $column }열 위
        [middle] 연구 { $column }열 가운데
        [lower] 연구 { $column }열 아래
       *[only] 연구 { $column }열
    }
rung-name =
    { $n ->
        [0] 틀레이락스 트랙 시작 칸
       *[other] 틀레이락스 트랙 { $n }번째 칸
    }
label-column = 열
line-column = { $n }
label-marker = 유전자 표지
line-genetic =
    { $n ->
        [1] 첫 번째 유전자 표지
       *[other] 두 번째 유전자 표지
    }
label-step = 칸
line-step = { $n }
label-first-there = 처음 도달
line-first-there = { $n } 스파이스 얻기

## Effects

amount-specimen = 표본 { $n }개
effect-research = 연구 { $n }회
effect-tleilaxu-step = 틀레이락스 트랙에서 { $n }칸 전진
effect-specimen = 표본 { $n }개 만들기
effect-acquire-tleilaxu = 표본을 지불하고 틀레이락스 열의 카드 1장 획득 가능
effect-remove-from-row =
    { $side ->
        [left] 틀레이락스 열의 왼쪽 카드 제거
       *[right] 틀레이락스 열의 오른쪽 카드 제거
    }
cond-genetic =
    { $n ->
        [1] 첫 번째 유전자 표지에 도달했을 때
       *[other] 두 번째 유전자 표지에 도달했을 때
    }

## The table

ask-hex = 연구 토큰을 옮기세요.
do-hex = { $piece }: { $effect }
ask-tleilaxu-top = 획득한 ‘{ $piece }’ 카드를 카드덱 맨 위에 놓을까요?
do-tleilaxu-top-yes = 카드덱 맨 위에 놓기
do-tleilaxu-top-no = 버림 더미에 놓기
do-acquire-tleilaxu-none = 획득하지 않기
do-take-back-specimen = 표본 1개를 개인 공급처로 되돌리기
do-atomics = 가문의 핵무기
closed-tleilaxu-later = 틀레이락스 카드는 공개 차례에 획득
event-research = { $who }: 연구, { $thing }
event-tleilaxu-step = { $who }: 틀레이락스 트랙 { $n }번째 칸으로 전진
event-specimen = { $who }: 표본 { $n }개 만듦
event-specimen-spent = { $who }: 표본 { $n }개 지불
event-specimen-back = { $who }: 표본 { $n }개 되돌림
event-tleilaxu-row = 틀레이락스 열에 ‘{ $thing }’ 추가
event-tleilaxu-removed = 틀레이락스 열에서 ‘{ $thing }’ 제거
event-reclaimed = { $who }: ‘{ $thing }’ 사용
event-atomics = { $who }: 임페리움 열에 가문의 핵무기 사용
