### Style: docs/style/ko.md

# What the options of any new table mean: a sentence each, below the choice

page-home-first-about = 시작 플레이어가 게임의 첫 차례를 진행합니다.
page-home-leaders-random-about = 자리마다 지도자를 무작위로 나누어 줍니다.
page-home-leaders-draft-about = 게임을 시작할 때 각자 지도자를 고릅니다.
page-home-leaders-list-about = 모든 자리의 지도자를 여기서 고릅니다.
# The clock: none, a limit for each turn, a supply for the game, days for each move
page-home-clock-none-about = 원하는 만큼 시간을 쓸 수 있습니다.
page-home-clock-turn-about = 차례의 시간이 다 되면 돌아올 때까지 숙련자 봇이 대신 플레이합니다.
page-home-clock-game-about = 게임 전체의 시간에 한 수마다 조금씩 더해집니다.
page-home-clock-days-about = 느린 게임용: 한 수에 며칠씩 쓸 수 있습니다.
# The box that lists the table for everybody
page-home-public-about = 이 페이지의 목록에 나옵니다. 그러지 않으면 링크로만 들어올 수 있습니다.
# The four levels of the Rivals in games for one and two
page-home-level-mercenary-about = 쉬움: 라이벌은 병력 없이 시작하고, 나는 1 솔라리와 1 스파이스를 더 갖습니다.
page-home-level-sardaukar-about = 보통: 라이벌이 병력과 책략 카드 1장을 가지고 시작합니다.
page-home-level-mentat-about = 어려움: 라이벌의 세 번째 에이전트가 더 일찍 오고, 병력을 더 영리하게 배치합니다.
page-home-level-kwisatz_haderach-about = 전문가: 위와 같고, 나는 소드마스터를 얻을 수 없습니다.
