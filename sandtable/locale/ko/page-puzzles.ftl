### Style: docs/style/ko.md

# The page with all puzzles: its tab in the browser, its head and what a puzzle is.
page-puzzles-tab = 퍼즐
page-puzzles-head = 퍼즐
page-puzzles-sub = 봇끼리 한 게임에서 가장 좋은 수가 뚜렷하지만 숙련자 봇은 틀리는 장면입니다. 실제 테이블에서 풉니다.
page-puzzles-none = 이 게임의 퍼즐은 아직 없습니다.

# The button of the daily puzzle, and how many of a title's puzzles this browser has solved.
page-puzzles-today = 오늘의 퍼즐
page-puzzles-count = { $of }개 중 { $n }개 해결

# A puzzle in the list: its number, how many answers there are to choose from, and whether it was tried or solved.
page-puzzles-tried = 시도함
page-puzzles-solved = 해결함
page-puzzles-number = 퍼즐 { $n }
page-puzzles-answers = 선택지 { $n }개

# The sheet at the table: what to do, and what is certain about the solution.
page-puzzles-ask = 내 차례입니다
page-puzzles-task = 가장 좋은 수를 찾아 게임할 때처럼 테이블에서 플레이하세요.
page-puzzles-honest = 내 자리에서 보이는 것만 보입니다. 답도 그것만으로 찾았으며, 다른 사람이 가진 것은 몇 번이고 무작위로 다시 정했습니다.
page-puzzles-begin = 테이블로

# The button that opens the sheet again.
page-puzzles-flag = 퍼즐

# The verdict after an answer. $chance and $best are shares such as 43%.
page-puzzles-best = 가장 좋은 수입니다
page-puzzles-worse = 더 좋은 수가 있습니다
page-puzzles-chance = 이길 가능성은 약 { $chance }입니다.
page-puzzles-behind = 이길 가능성은 약 { $chance }입니다. 가장 좋은 수라면 { $best }입니다.

# The buttons below the verdict.
page-puzzles-next = 다음 퍼즐
page-puzzles-retry = 다시 풀기
page-puzzles-show = 답 보기
page-puzzles-all = 모든 퍼즐

# The solution. $gap: the least difference of the chance to win, such as 4%; $errors: the same in standard errors;
# $worlds: worlds drawn; $won and $next: games won out of $games by the best and the next line.
page-puzzles-solution = 답
page-puzzles-sure = 다른 모든 수보다 { $gap } 이상 좋습니다. 보이는 것으로 다시 뽑은 { $worlds }가지 상황에서 표준오차의 { $errors }배입니다. 여기서 끝까지 진행한 { $games }게임에서 승률 { $won }, 그다음 수는 { $next }였습니다.

# The link on the home page.
page-puzzles-link = 퍼즐
