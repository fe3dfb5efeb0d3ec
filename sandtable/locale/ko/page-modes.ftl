### Style: docs/style/ko.md

# Words of the page for games against Rivals and for games of two teams, in Korean.

## The lobby: how many play

page-home-players-one-rival = 플레이어 두 명과, 승리할 수도 있는 라이벌 하나.
page-home-players-teams = 세 명씩 두 팀: 팀마다 사령관 한 명과 우군 두 명.

## The lobby: the levels of the Rivals, below the choice

page-home-about-level-mercenary = 쉬움: 라이벌은 병력 없이 시작하고, 나는 책략 카드 1장을 가지고 시작합니다.
page-home-about-level-sardaukar = 보통: 카드대로 합니다.
page-home-about-level-mentat = 어려움: ‘잔혹한 격화’, ‘전문가 배치’, ‘영리한 정치’를 더합니다.
page-home-about-level-kwisatz_haderach = 전문가: 여기에 더해 나는 소드마스터를 얻을 수 없습니다.

## The lobby: which Rivals

page-home-rival-cards-random = 무작위
page-home-rival-card-of = 라이벌 { $n }의 카드
page-home-rival-level = 소드마스터 수준 { $n }

## The lobby: variants of the games with Rivals, and what each of them does

page-home-variants = 변형 규칙
page-home-variant-churn = 주사위로 임페리움 열 교체
page-home-variant-churn-off = 사용 안 함
page-home-variant-churn-reveal = 내 공개 차례 뒤
page-home-variant-churn-rival = 라이벌의 차례마다
page-home-about-churn = 주사위 두 개로 임페리움 열의 카드를 최대 2장 제거합니다.
page-home-variant-streamlined = 간소화 라이벌
page-home-about-streamlined = 라이벌은 방해만 하고 승리할 수 없습니다.
page-home-variant-brutal = 잔혹한 격화
page-home-about-brutal = 교전 III에서 라이벌은 검을 위해 카드 두 장을 공개합니다.
page-home-variant-expert = 전문가 배치
page-home-about-expert = 크게 앞선 라이벌은 병력을 아끼고, 교전 III에서는 모두 배치합니다.
page-home-variant-politics = 영리한 정치
page-home-about-politics = 라이벌은 얻을 것이 없는 팩션 장소를 건너뜁니다.

## The lobby: the game of six

page-home-objectives = 목표 카드 교환
page-home-objectives-across = 맞은편 자리와
page-home-objectives-adjacent = 옆자리의 상대 우군과
page-home-about-objectives = ‘사막쥐’ 두 장이 모두 한 팀에 가면 한 장을 교환합니다.
page-home-choam-always = 6인 게임에는 항상 초암 공사 모듈을 씁니다.

## At the table: Rivals

page-rival-to-swordmaster = 소드마스터까지 { $n }/{ $of }
page-rival-signet = 인장 반지 능력
page-rival-scheme = 계략
page-rival-scheme-when = 세 번째 첩자를 놓을 때
page-rival-priority = 팩션 우선순위
page-rival-exchange = 승점 1로 바꾸는 것
page-rival-cannot-win = 승리 불가
page-rival-turned = 방금 공개된 카드

## At the table: two teams

page-team-of-muad-dib = 무앗딥 팀
page-team-of-shaddam = 샤담 팀
page-team-yours = 내 팀
page-team-sum = 합계 { $n }
page-team-commander = 사령관
page-team-ally = 우군
page-team-activated = 활성화됨
page-team-no-agent = { $who } 쪽 에이전트가 남아 있지 않아, 이번 차례에 에이전트를 보낼 수 없게 됩니다.
page-team-end-again = { $who } 배치 완료. 더 진행할 수 있습니다
page-team-serves = { $who } 담당
page-team-own-board = 개인 게임판
page-team-own-track = 개인 트랙
page-team-throne-row = 옥좌 열
page-team-throne-row-whose = 샤담 팀 전용
page-team-swordmaster-bonus = 소드마스터 보너스
page-team-reinforce = 증원
page-team-trade = 교환
# A button; $what: so much of a good
page-team-give = { $what } 주기
# For screen readers: where teammates decide something
page-team-between = 팀원 사이의 결정
page-team-chat-hint = 내 팀만 읽습니다.

## 테이블: 가리켰을 때의 설명

page-rival-hoard-about = 솔라리, 스파이스, 책략 카드, 물을 모두 합쳐 셉니다. 충분해지면 그것으로 지불하고 에이전트가 1명 늘어납니다.
page-rival-exchange-about = 소드마스터를 얻은 뒤로는 한 종류가 그만큼 모일 때마다 승점 1로 바꿉니다.
page-rival-passed = { $card }: { $why }
page-team-sum-about = 팀은 세 플레이어의 승점을 합쳐 겨룹니다. 한 플레이어의 승점이 10에 이르면 게임이 끝납니다.
page-team-order = 차례 순서: { $who }
page-team-swordmaster-bonus-about = 공개 차례마다 검 2개. 소드마스터는 한 번 보내면 떠나지만 이 토큰은 남습니다.
page-team-commander-about = 사령관에게는 병력이 없습니다. 그의 차례에 유닛, 검, 게임판의 영향력은 활성화한 우군에게 갑니다.
page-team-activated-about = 사령관의 에이전트는 저마다 우군 한 명을 가리킵니다. 보내면 그 차례 동안 그 우군이 활성화됩니다.
page-team-reinforce-about = 병력 3을 팀의 두 우군에게 나눕니다. 받은 병력은 바로 배치할 수 있습니다.
page-team-trade-about = 팀원 한 명과 서로 물품 한 종류를 원하는 만큼 줄 수 있습니다.
page-team-throne-row-about = 샤담이 옮긴 카드입니다. 그의 팀이 획득할 때까지 남아 있습니다.
page-help-group-teams = 두 팀
