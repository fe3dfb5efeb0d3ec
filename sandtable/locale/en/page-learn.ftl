### Style: docs/style/en.md
# The path of the lessons, the bar above a lesson, and the coach.
# The page with the path of the lessons.
page-learn-tab = Lessons – Sandtable
page-learn-head = Learn by playing
page-learn-sub = Short lessons on the real table. Leave whenever you like: what you have finished is kept in this browser.
page-learn-titles = Games with lessons
# On the path: a lesson and its state. $n and $of: its number, and how many there are.
page-learn-done-of = { $n } of { $of } done
page-learn-left = { $n ->
    [one] About { $n } minute left
   *[other] About { $n } minutes left
}
page-learn-lesson = Lesson { $n } of { $of }
page-learn-minutes = { $n } min
page-learn-done = Done
page-learn-start = Start lesson { $n }
page-learn-any-order = All lessons are open, in any order.
# The bar above a lesson.
page-learn-skip = Skip this lesson
page-learn-skip-short = Skip
page-learn-leave = Leave
page-learn-loading = The table is being set up …
# The coach: its buttons, and what it says if a lesson has no sentence of its own.
page-learn-step = Step { $n } of { $of }
page-learn-next = Next
page-learn-finish = Finish
page-learn-again = Play it again
page-learn-next-lesson = Next lesson
page-learn-show-me = Show me
page-learn-praise = Well done
page-learn-over = That was “{ $lesson }”.
page-learn-wrong = Not that one: press what is lit.
# The card on the start page.
page-learn-card-go = To the lessons
