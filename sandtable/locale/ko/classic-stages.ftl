### Style: docs/style/ko.md

# What the stages of phases and the dialogs of the classic game say

## Everywhere

classic-spice = 스파이스
classic-forces = 병력
classic-stage-fold = 접고 지도 보기
classic-stage-open = 펼치기
classic-stage-lost = 잃은 것

## Storm. $low and $high: how many sectors; $from and $to are sectors

classic-storm-sealed = 몰래 다이얼을 정함
classic-storm-dialled = 다이얼 공개
classic-storm-card = 폭풍 카드
classic-storm-card-secret = 프레멘만 알고 있음
classic-storm-card-known = 폭풍이 움직이는 거리
classic-storm-first = 두 숫자의 합만큼 18구역에서 나아갑니다. 첫 폭풍은 지나는 길에 아무도 해치지 않습니다.
classic-storm-may = { $low }~{ $high }구역 움직여 { $from }~{ $to }구역에서 멈춥니다.
classic-storm-moves = { $n } 움직임: { $from }구역에서 { $to }구역으로.

## Spice blow

classic-blow-to-come = 이제 카드를 뒤집습니다.
classic-blow-none = 폭풍 속이라 스파이스 없음
classic-blow-shai-hulud = 모래벌레
classic-blow-sandtrout = 모든 동맹이 끝남
classic-blow-devours = 모래벌레가 { $name }에 있는 것을 삼킵니다.
classic-blow-next-worm = 모래벌레가 나오면 { $name }에 나타납니다.

## Charity

classic-charity-taken = 받음
classic-charity-may = 받을 수 있음
classic-charity-enough = 스파이스가 많아 받을 수 없음

## Revival. $free: for nothing, $limit: in all

classic-revival-price = 병력이 예비로 돌아옵니다. 무료분을 넘으면 하나당 스파이스 { $n }.
classic-revival-yours = 나: 무료 { $free }, 최대 { $limit }.
classic-revival-unlimited = 나: 무료 { $free }, 제한 없음.
classic-revival-free = 무료 { $n }
classic-revival-leader = 부활에 스파이스 { $n }
classic-revival-leaders = 지도자 부활 가능

## Collection

classic-income = 수입
classic-collect-nothing = 스파이스가 있는 곳에 아무도 없습니다.

## Mentat Pause. $n strongholds held of $needed

classic-mentat-now = 승자가 있을까요?
classic-mentat-nobody = 아직 승자 없음
classic-mentat-near =
    { $allied ->
        [yes] { $who } 함께: 요새 { $needed }개 중 { $n }개.
       *[no] { $who }: 요새 { $needed }개 중 { $n }개.
    }

## Notes: what was played, answered or agreed

classic-note-truth = 진실의 무아경: 대답
classic-note-stopped = 카라마로 막힘
classic-note-power = 카라마 능력
classic-note-foreseen = 예지로 본 것
classic-note-agreed = 거래 성사
classic-note-deal-refused = 거래 불발
classic-note-deal-void = 거래 무효
classic-note-called-off = 약속 취소
classic-note-terms-off = 합의 취소
classic-note-promise-void = 약속 무효
classic-note-shown = 카드를 보임
classic-note-leaderless = 이끌 사람 없음
classic-note-asked = { $asker }의 질문, { $who }에게:

## The Voice and prescience: $who asks

classic-voice = 목소리
classic-voice-about = 상대에게 명령합니다. 따를 수 있으면 따라야 합니다.
classic-voice-how = 내게 할지 여부
classic-voice-must-play = 내라
classic-voice-must-refuse = 내지 마라
classic-sight = 예지
classic-sight-about = 상대 계획의 요소 하나를 봅니다. 보여 준 것은 반드시 써야 합니다.
classic-sight-binds = 지금 보여 주는 것은 반드시 써야 합니다.
classic-sight-asked-leader = { $who }의 예지: 내 지도자를 밝혀야 합니다
classic-sight-asked-weapon = { $who }의 예지: 내 무기를 밝혀야 합니다
classic-sight-asked-defence = { $who }의 예지: 내 방어를 밝혀야 합니다
classic-sight-asked-number = { $who }의 예지: 내 숫자를 밝혀야 합니다

## Truthtrance: $who is asked

classic-truth-about = 질문과 진실한 대답을 모두가 듣습니다.
classic-truth-whom = 진실의 무아경: 누구에게 물을까요?
classic-truth-asks = { $who }에게 무엇을 물을까요?
classic-truth-cards-weapon = 이 무기를 가지고 있나요?
classic-truth-cards-defence = 이 방어를 가지고 있나요?
classic-truth-cards-special = 이 카드를 가지고 있나요?
classic-truth-cards-worthless = 이 쓸모없는 카드를 가지고 있나요?
classic-truth-traitors = 이 지도자를 배신자로 가지고 있나요?
classic-truth-winner = 이 팩션의 승리를 예언했나요?
classic-truth-turn = 이 턴의 승리를 예언했나요?
classic-truth-of-card = 이 카드를 가지고 있나요: { $what }
classic-truth-of-traitor = 배신자로 가지고 있나요: { $what }
classic-truth-of-winner = { $what }의 승리를 예언했나요?
classic-truth-of-turn = { $what }턴의 승리를 예언했나요?
classic-number-truthtrance = { $n }턴

## Deals

classic-deals = 거래
classic-deals-open = { $n ->
    [0] 거래
   *[other] 거래: 나에게 온 제안 { $n }개
}
classic-deal-make = 거래 제안하기
classic-deal-about = 거래의 스파이스는 반드시 지켜집니다. 약속한 스파이스는 쓸 수 없고 멘타트의 숨 고르기에 지불됩니다. 말로 정한 조건은 들은 사람 모두에게 남지만, 지키는 것은 당사자의 몫입니다.
classic-deal-with = 누구와 거래할까요?
classic-deal-you-give = 내가 주는 것
classic-deal-you-want = 내가 받는 것
classic-deal-now-short = 지금
classic-deal-pause-short = 멘타트의 숨 고르기에
classic-deal-words = 조건(자유롭게 적기)
classic-deal-words-hint = 그 밖에 정한 것, { $n }자까지
classic-deal-all = 모두가 제안을 듣게 하기
classic-deal-send = 제안 보내기
classic-deal-bots = 봇은 스파이스 제안에 답합니다. 말로 정한 조건은 거절합니다.
classic-deal-waiting = 제안
classic-deal-standing = 합의한 것
classic-deal-none = 아직 제안도 합의도 없습니다.
classic-deal-accept = 받아들이기
classic-deal-refuse = 거절하기
classic-deal-withdraw = 거두기
classic-deal-counter = 다른 제안으로 답하기
classic-deal-cannot-pay = 둘 중 한쪽의 스파이스가 지금 모자랍니다.
classic-deal-soon = 지금 질문의 답이 모이는 대로 효력이 생깁니다
classic-deal-secret = 두 사람만 알고 있습니다
classic-deal-call-off = 취소하기
classic-deal-keep = 그대로 두기
classic-deal-off-asked = { PARTICLE($who, "이/가") } 취소를 바랍니다
classic-deal-gives = { $who }: 주는 것
classic-deal-nothing = 없음
classic-deal-gift = 동맹에게 선물
classic-deal-locked = 그중 약속된 스파이스 { $n }
classic-help-title = 동맹 지원
classic-help-about = { PARTICLE($who, "이/가") } 입찰과 수송 때마다 내 스파이스를 이만큼 쓸 수 있습니다. 언제든지 바꿀 수 있고 둘만 봅니다.
classic-help-allowed = 써도 되는 스파이스
classic-help-theirs = { PARTICLE($who, "이/가") } 한 단계에 스파이스 { $n }까지 쓰게 해 줌
classic-help-unset = 아직 정하지 않았습니다. 처음 필요할 때 묻습니다.
classic-deal-owes = { PARTICLE($who, "이/가") } 멘타트의 숨 고르기에 { $whom }에게 스파이스 { $n } 지불
classic-deal-lies = { $who }의 방패 앞에 스파이스 { $n }(멘타트의 숨 고르기까지)
classic-deals-due = 지킬 거래

## Showing cards: $who sees them, $what are cards

classic-show-whom = 누구에게 카드를 보일까요?
classic-show-which = { $who }에게 무엇을 보일까요?
classic-show-about = 다른 사람은 몇 장을 누구에게 보였는지만 알고 어떤 카드인지는 모릅니다.
classic-leaderless = { $who }: 이 전투에 낼 지도자도 값싼 영웅도 없음
classic-knows-yours = { PARTICLE($who, "이/가") } 본 내 카드: { $what }

## What an answer costs and does

classic-power = 내 카라마 능력
classic-deed-power = 카라마를 버립니다. 게임당 한 번.
classic-deed-stop = 카라마를 버립니다. 이번에는 이것이 일어나지 않습니다.
classic-deed-stop-worthless = 카라마 대신 버립니다. 누가 막지 않으면 이번에는 이것이 일어나지 않습니다.
classic-deed-stop-one = 카라마 1장을 버립니다. 막은 능력은 이 전투에서 쓸 수 없습니다.
classic-deed-pay = 값은 카드 대금을 받는 쪽에 냅니다.
classic-deed-pay-karama = 카라마를 버립니다. 아무에게도 내지 않습니다.
classic-deed-gift = 동맹이 바로 받아 마음대로 씁니다.
classic-deed-show = 핸드의 카드나 배신자를 한 명 또는 모두에게 보입니다.
classic-deed-element-leader = 어느 지도자가, 또는 값싼 영웅이 싸우는지.
classic-deed-element-weapon = 무기, 또는 없다는 것.
classic-deed-element-defence = 방어, 또는 없다는 것.
classic-deed-element-number = 다이얼의 숫자(스파이스는 아님).
