### Style: docs/style/ko.md

# Two teams: Commanders and allies, reinforcements, trade, the Throne Row. The comments on messages are those of the English file.

effect-ally = 활성화한 우군: { $effect }
effect-each-ally = 우군 각각: { $effect }
effect-team =
    { $may ->
        [yes] 팀의 모든 플레이어가 할 수 있음: { $effect }
       *[no] 팀의 모든 플레이어: { $effect }
    }
effect-reinforce = 증원: 팀의 우군에게 원하는 대로 나누어 병력 { $n } 소집(바로 배치 가능)
effect-trade = 팀원 한 명과 교환: 서로 한 종류의 물품을 원하는 만큼 줄 수 있음
effect-throne-row = 프레멘이 아닌 카드 1장을 임페리움 열에서 옥좌 열로 옮기기
effect-hire-swordmaster = 소드마스터(게임 전체에서 한 번만 보낼 수 있는 에이전트)와 소드마스터 보너스 토큰 얻기(이후 공개 차례마다 검 2개)
effect-tribute = 팀이 { amount-spice }를 원하는 대로 나누어 지불할 수 있음: { $effect }
effect-deal-contracts = 앞면인 계약 2개를 모두 가져와 우군에게 하나씩 주기
cond-contracts-offered = 앞면인 계약이 { $n }개 있을 때
ask-served = 이 에이전트는 어느 우군을 위해 일할까요?
ask-send-swordmaster = 소드마스터를 보낼까요? 게임 전체에서 한 번만 보낼 수 있습니다.
do-send-swordmaster-yes = 소드마스터
do-send-swordmaster-no = 화살표가 하나인 에이전트
ask-activate = 이 공개 차례에 어느 우군을 활성화할까요?
ask-behalf = 어느 우군을 위해 플레이할까요?
ask-ally-deploy = 사령관의 차례에 병력을 얼마나 배치할까요?
ask-reinforce = 병력을 어떻게 나눌까요?
do-reinforce = { $first }에게 { $n }, { $second }에게 { $rest }
ask-reinforced = 받은 병력 중 얼마나 배치할까요?
ask-trade-with = 누구와 교환할까요?
do-trade-with-none = 교환하지 않기
ask-trade-good = { $other }에게 무엇을 줄까요?
do-trade-good =
    { $good ->
        [solari] { resource-solari }
        [spice] { resource-spice }
        [water] { resource-water }
        [intrigue] 책략 카드
       *[nothing] 주지 않음
    }
ask-trade-amount = 몇 개를 줄까요?
ask-trade-card = 어느 책략 카드를 줄까요?
ask-throne = 어느 카드를 옥좌 열로 옮길까요?
ask-which-row = 옥좌 열에서 가져올까요: { $piece }
do-which-row-yes = 옥좌 열에서
do-which-row-no = 임페리움 열에서
ask-yield = 팀원에게 양보하여 더 나은 보상을 가져가게 할까요?
do-yield-yes = 양보하기
do-yield-no = 양보하지 않기
do-team-may-yes = 하기
do-team-may-no = 하지 않기
ask-contribute = { resource-spice }를 얼마나 낼까요?
ask-deal-contracts = 어느 계약을 누구에게 줄까요?
do-deal-contract = { $who }에게 { $piece }, 다른 하나는 다른 우군에게
event-activated = { $who } 활성화
event-bonus-swords = { $who }: 소드마스터 보너스로 검 { $n }개 얻음
event-swords-lost = { $who }: 교전 칸에 유닛이 없어 검 { $n }개 잃음
recap-bonus-swords = 소드마스터 보너스
event-throne = { $who }: ‘{ $thing }’ 카드를 옥좌 열로 옮김
event-swordmaster-served = { $who }의 소드마스터가 상자로 돌아감
event-yielded = { $who }: 양보함
event-given-solari = { $who }: 팀원에게 { amount-solari } 줌
event-given-spice = { $who }: 팀원에게 { amount-spice } 줌
event-given-water = { $who }: 팀원에게 { amount-water } 줌
event-given-intrigue =
    { $known ->
        [yes] { $who }: 팀원에게 ‘{ $thing }’ 카드 줌
       *[no] { $who }: 팀원에게 책략 카드 1장 줌
    }
event-contributed = { $who }: { amount-spice } 보탬
event-team-over =
    { $n ->
        [1] { $who } 팀 승리
       *[other] { $who } 팀 패배
    }
closed-own = { $who }의 개인 게임판이며 본인만 이용 가능
closed-served = 활성화한 우군을 위해 일할 에이전트가 남아 있지 않음
