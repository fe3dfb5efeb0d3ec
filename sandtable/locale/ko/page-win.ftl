### Style: docs/style/ko.md

# The page "How do I win?": its tab in the browser, its head and what was counted.
page-win-tab = { $title }에서 이기는 방법
page-win-head = 어떻게 이기나요?
page-win-sub = 규칙에 있는 승점과 승리 방법을 모두 모아, 숙련자 { $seats }명이 한 { $games }게임에서 집계했습니다. 한 게임은 평균 { $rounds }라운드입니다. 범위는 95% 확률로 실제 값을 포함합니다.
page-win-uncounted = 규칙에 있는 승점과 승리 방법을 모두 모았습니다. 이 방식의 게임은 아직 집계하지 않았습니다.

# Which boxes the figures are of: a choice of buttons after "Play with".
page-win-plain = 기본 게임만
page-win-with = 플레이 방식

# The ways a game ends, each with its share of games.
page-win-ways = 게임에서 이기는 방법
page-win-share-of-games = 게임 비율

# The sources of points. $n of page-win-worth: the points of one source, or the most that one of a group gives.
page-win-sources =
    { $counts ->
        [held] 승리에 세는 것
       *[points] 승점을 얻는 방법
    }
page-win-sources-sub =
    { $counts ->
        [held] ‘결정’은 그것이 없었다면 승자가 앞서지 못했을 게임의 비율입니다.
       *[points] ‘결정’은 그 승점이 없었다면 승자가 앞서지 못했을 게임의 비율입니다.
    }
page-win-worth =
    { $n ->
        [1] 승점 { $n }
       *[other] 최대 승점 { $n }
    }

# The figures of a source, read out and in its columns. $low and $high: an interval such as 12% to 19%.
page-win-mean =
    { $counts ->
        [held] 한 게임 평균: 승자 { $winners }, 전체 { $others }
       *[points] 한 게임 평균: 승자 승점 { $winners }, 전체 승점 { $others }
    }
page-win-winners =
    { $counts ->
        [held] 승자가 가진 수
       *[points] 승자의 승점
    }
page-win-had = 얻은 승자
page-win-decided = 결정
page-win-interval = 95% 범위: { $low }~{ $high }
page-win-range = ({ $low }~{ $high })

# The table that lists each source of a group.
page-win-each = { $n }가지 자세히 보기
page-win-source = 방법
page-win-points = 승점

# What Leaders or factions are good at. $even: an even share of wins; $from: a source of points.
page-win-who = 누가 무엇을 잘하나요?
page-win-who-sub = 주황색 선은 모두가 고르게 이길 때의 승률 { $even }입니다. 우연으로 설명되지 않는 차이만 적었습니다.
page-win-wins = 승률
page-win-gain =
    { $counts ->
        [held] { $from }: 게임당 다른 쪽보다 { $n } 많음
       *[points] { $from }: 게임당 승점이 다른 쪽보다 { $n } 많음
    }
page-win-gives = 능력으로 얻는 것

# Links from and to this page.
page-win-to-puzzles = 퍼즐 풀기
page-win-link = 어떻게 이기나요?

# Groups of sources.
page-win-group-tech = 기술 타일
page-win-group-rung = 틀레이락스 트랙
page-win-group-trade = 자원 소모
page-win-group-territory = 요새
page-win-group-technology = 모든 기술 토큰
page-win-group-other = 기타 방법
