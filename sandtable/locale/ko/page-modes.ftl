# Words of the page for games against Rivals and for games of two teams, in Korean.

## The lobby: how many play

page-home-players-one-rival = 플레이어 두 명과, 승리할 수도 있는 라이벌 하나.
page-home-players-teams = 셋씩 두 팀: 팀마다 사령관 한 명과 우군 두 명.

## The lobby: the levels of the Rivals, below the choice

page-home-about-level-mercenary = 쉬움: 라이벌은 병력 없이 시작하고, 당신은 책략 카드 1장을 가지고 시작합니다.
page-home-about-level-sardaukar = 보통: 카드대로 합니다.
page-home-about-level-mentat = 어려움: ‘잔혹한 격화’, ‘전문가 배치’, ‘영리한 정치’를 더합니다.
page-home-about-level-kwisatz_haderach = 전문가: 여기에 더해 당신은 소드마스터를 얻을 수 없습니다.

## The lobby: which Rivals

page-home-rival-cards = 라이벌
page-home-rival-cards-random = 무작위
page-home-rival-cards-list = 직접 고르기
page-home-rival-card-of = 라이벌 { $n }의 카드
page-home-rival-level = 소드마스터 수준 { $n }

## The lobby: variants of the games with Rivals, and what each of them does

page-home-variants = 변형 규칙
page-home-variant-churn = 주사위로 임페리움 열 교체
page-home-variant-churn-off = 사용 안 함
page-home-variant-churn-reveal = 당신의 공개 차례 뒤
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

page-rival-card = 라이벌 카드
page-rival-to-swordmaster = 소드마스터까지 { $n }/{ $of }
page-rival-swordmaster-level = 소드마스터 수준
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
page-team-yours = 당신의 팀
page-team-theirs = 상대 팀
page-team-sum = 합계 { $n }
page-team-commander = 사령관
page-team-ally = 우군
page-team-activated = 활성화됨
page-team-serves = { $who } 담당
page-team-own-board = 개인 게임판
page-team-own-track = 개인 트랙
page-team-throne-row = 옥좌 열
page-team-throne-row-whose = 샤담 팀 전용
page-team-swordmaster-bonus = 소드마스터 보너스
page-team-reinforce = 증원
page-team-trade = 교환
page-team-yield = 양보하기
page-team-chat = 팀
page-team-chat-hint = 당신의 팀만 읽습니다.
