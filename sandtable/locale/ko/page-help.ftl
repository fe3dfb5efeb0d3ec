### Style: docs/style/ko.md

## The help sheet

page-help-head = 도움말
page-help-now = 지금 할 수 있는 일
page-help-signs = 아이콘
page-help-round = 라운드 흐름
page-help-text = 글자와 움직임
page-help-about = 이 게임 정보
page-help-find = 아이콘이나 낱말 찾기
page-help-found =
    { $n ->
        [0] 찾은 것이 없습니다
       *[other] { $n }개 찾음
    }
page-help-rules = 규칙 조항 전체

## Icons, in groups

page-help-group-goods = 모으는 것
page-help-group-cards = 카드
page-help-group-army = 병력
page-help-group-places = 에이전트가 갈 수 있는 곳
page-help-group-power = 권력
page-help-group-board = 게임판
page-help-group-writing = 효과 읽는 법
page-help-sign-solari = 돈: 장소 비용으로 지불
page-help-sign-spice = 장소 비용으로 지불하거나 판매
page-help-sign-water = 사막 등 여러 장소의 비용
page-help-sign-persuasion = 공개 차례에 카드 획득
page-help-sign-vp = 승점 { $n }이면 게임 종료
page-help-sign-hand = 핸드의 카드 수
page-help-sign-intrigue = 책략 카드: 비밀로 두고 정해진 때에 사용
page-help-sign-signet = 지도자의 인장 반지 능력
page-help-sign-garrison = 주둔지에서 대기하는 병력
page-help-sign-supply = 개인 공급처의 병력: 여기서 소집
page-help-sign-sword = 교전 칸에 병력이 있으면 전투력 1
page-help-sign-conflict = 교전 칸의 병력: 하나당 전투력 2
page-help-sign-influence = 원하는 팩션의 영향력
page-help-sign-alliance = 동맹: 추월당하기 전까지 승점 1
page-help-sign-first = 시작 플레이어: 라운드를 시작
page-help-sign-control = 지배: 에이전트가 올 때마다 보너스
page-help-sign-maker = 메이커: 에이전트가 없으면 스파이스가 쌓임
page-help-sign-combat = 여기로 에이전트를 보내면 병력 배치 가능
page-help-sign-lock = 부족한 것: 가진 수/필요한 수
page-help-sign-cost = 고리 안을 지불하고 뒤의 것을 얻기
page-help-sign-if = 이만큼 있을 때만
page-help-sign-agent-box = 이 카드로 에이전트를 보낼 때
page-help-sign-reveal-box = 이 카드를 공개할 때
page-help-sign-agents = 에이전트: 채워진 것은 대기, 윤곽은 게임판 위

## A round

page-help-step-round-start = 교전 카드를 공개하고, 모두 카드 5장을 뽑습니다.
page-help-step-turns = 차례대로 에이전트를 보내거나 핸드를 공개합니다. 공개한 사람은 이번 라운드 차례가 끝납니다.
page-help-step-combat = 교전 칸에 병력이 있는 사람은 책략 카드를 쓸 수 있습니다. 그다음 전투력 순으로 보상을 받습니다.
page-help-step-makers = 에이전트가 없는 메이커 장소마다 스파이스가 1씩 쌓입니다.
page-help-step-recall = 승점이 { $n }인 사람이 있으면 게임이 끝납니다. 아니면 에이전트가 모두 돌아오고 시작 플레이어가 바뀝니다.
page-help-now-tag = 지금
page-help-goal = 승점이 { $n }에 이른 사람이 있으면 그 라운드가 끝날 때 게임이 끝납니다. 내 승점은 { $have }입니다.
page-help-goal-watch = 승점이 { $n }에 이른 사람이 있으면 그 라운드가 끝날 때 게임이 끝납니다.
page-help-round-level =
    { $level ->
        [1] { $n }라운드: 교전 I 카드. 보상이 작습니다.
        [2] { $n }라운드: 교전 II 카드.
       *[3] { $n }라운드: 교전 III 카드. 보상이 가장 큽니다.
    }

## What can be done now

page-help-nothing = 지금은 답할 것이 없습니다.
page-help-send = 에이전트 보내기
page-help-send-about = 핸드 { $of }장 중 { $n }장으로 보낼 수 있습니다. 카드를 고른 뒤 빛나는 장소를 고르세요.
page-help-reveal-about = 핸드에 남은 카드를 모두 공개합니다. 이번 라운드의 차례가 끝납니다.
page-help-plot = 책략 카드 쓰기
page-help-answer = 질문에 답하기
page-help-end-about = 이번 차례에 더는 아무것도 하지 않습니다.
page-help-acquire = 카드 획득
page-help-acquire-about = 빛나는 카드는 지금의 설득 비용으로 획득할 수 있습니다.
page-help-show = 보기
page-help-why-not = 왜 못 가나요?

## Text and motion

page-help-text-size = 글자 크기
page-help-percent = { $n }%
page-help-text-about = 글자와 함께 모두 커집니다. 자리가 모자라면 테이블 양옆이 접히고 화면을 스크롤할 수 있습니다. 브라우저 확대도 그대로 쓸 수 있습니다.

## Explanations of what is pointed at

page-help-on-clock = 시간 진행 중: { $who }
page-help-tip-clock = 남은 시간입니다. 다 쓰면 다시 움직일 때까지 봇이 대신합니다.
page-help-tip-limit = 이 대답에 남은 시간입니다. 다 되면 패스합니다.
page-help-tip-tokens = 남작이 비밀리에 고른 두 팩션입니다.

## Leaving the table

page-leave-head = 테이블을 나갈까요?
page-leave-sub = 자리는 게임이 끝날 때까지 내 것입니다. 시작 화면이나 같은 링크로 돌아올 수 있습니다.
page-leave-wait = 자리를 지키고 테이블을 기다리게 하기
page-leave-wait-bots = 상대가 봇뿐이라 아무도 기다리지 않습니다.
page-leave-wait-people = 내 차례가 되면 다른 사람들이 기다립니다.
page-leave-wait-clock = 내 차례가 되면 시간이 흐릅니다.
page-leave-bot = 자리를 지키고 봇에게 맡기기
page-leave-bot-about = 언제든 자리로 돌아올 수 있습니다.
page-leave-gone = 자리를 완전히 내놓기
page-leave-gone-about = 봇이 이어받습니다. 되돌릴 수 없습니다.
page-leave-stay = 계속 있기
page-leave-go = 자리를 지키고 나가기
page-leave-go-gone = 완전히 나가기
page-leave-kept = 자리 유지: 봇이 대신 플레이
page-leave-take-back = 자리로 돌아가기
