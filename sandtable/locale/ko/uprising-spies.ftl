### Style: docs/style/ko.md

# 첩자와 감시 초소: 효과, 질문, 대답, 기록, 장소에 갈 수 없는 이유

## Effects, conditions, counts

effect-spy =
    { $where ->
        [here] 방금 에이전트를 보낸 장소의 감시 초소에 첩자 { $n }명 놓기
        [icons] { $icons } 장소의 감시 초소에 첩자 { $n }명 놓기
       *[anywhere] 첩자 { $n }명 놓기
    }{ $shared ->
        [yes] (다른 플레이어의 첩자가 있어도 됨)
       *[no] { "" }
    }
effect-recall-spy = 첩자 { $n }명 소환
hook-guild-spy = 이번 차례에 ‘{ card-the-spice-must-flow }’ 카드를 획득하면 한 번만, 내 첩자가 감시하는 팩션마다 영향력 1 얻기
cond-recalled-spy = 이번 차례에 내 첩자를 소환했을 때
cond-spies-at-least = 감시 초소에 내 첩자가 { $n }명 이상일 때
cond-spying-maker = 메이커 장소를 감시하고 있을 때
cond-spy-placed-on = 그 감시 초소에 { $icons } 장소가 이어져 있을 때
count-factions-spied-on = 내 첩자가 감시하는 팩션 1개

## Questions and answers

ask-spy-post =
    { $n ->
        [1] 첩자를 어디에 놓을까요?
       *[other] 첩자 { $n }명 중 첫 번째를 어디에 놓을까요?
    }
ask-spy-back = 개인 공급처에 첩자가 없습니다. 어느 첩자를 되가져와 놓을까요?
ask-spy-recall =
    { $n ->
        [1] 어느 첩자를 소환할까요?
       *[other] 첩자 { $n }명 중 누구를 먼저 소환할까요?
    }
ask-infiltrate = ‘{ $piece }’ 침투: 어느 첩자를 소환할까요?
ask-gather = 정보 수집: 첩자를 소환하고 카드 1장을 뽑을까요?
do-spy-at = ‘{ $piece }’의 첩자
do-spy-back-none = 모두 그대로 두기
do-gather-none = 소환하지 않기

## The log

event-spy-placed = { $who }: ‘{ $thing }’에 첩자 놓음
event-spy-taken-back = { $who }: ‘{ $thing }’의 첩자를 되가져옴
event-spy-recalled = { $who }: ‘{ $thing }’의 첩자 소환
event-infiltrated = { $who }: ‘{ $thing }’의 첩자를 소환하고 침투
event-intelligence = { $who }: ‘{ $thing }’의 첩자를 소환하고 정보 수집

## Why a space is closed

closed-spy-icon = 내 첩자가 감시하지 않는 장소
closed-infiltrate = ‘{ $posts }’에 첩자가 있으면 침투 가능

## What there is to say of a post

note-spy-watches =
    { $own ->
        [yes] 내 첩자가 있어 첩자 아이콘 카드로 이 장소들에 에이전트를 보낼 수 있습니다. 보낼 때 첩자를 소환하고 카드 1장을 뽑을 수 있습니다.
       *[no] 여기에 첩자를 놓으면 첩자 아이콘 카드로 이 장소들에 에이전트를 보낼 수 있고, 보낼 때 첩자를 소환하고 카드 1장을 뽑을 수 있습니다.
    }
note-spy-infiltrate =
    { $own ->
        [yes] 침투: 소환하면 다른 에이전트가 있어도 ‘{ $space }’에 에이전트를 보낼 수 있습니다.
       *[no] 여기에 첩자를 놓으면 ‘{ $space }’에 침투할 수 있습니다: 그 첩자를 소환하면 다른 에이전트가 있어도 에이전트를 보낼 수 있습니다.
    }
note-spy-of = { $who }의 첩자가 있습니다.
