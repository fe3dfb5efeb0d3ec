### Style: docs/style/en.md

# Spies and observation posts: effects, questions, answers, the log, and why a space is closed.
# The arguments of effect-… messages are told in imperium-effects.ftl.

## Effects, conditions, counts

# $where: here (of the space just visited), icons (of spaces with $icons, as in "City or Landsraad"), or anywhere;
# $shared: yes if opponents' Spies may be on the post already
effect-spy =
    { $n ->
        [one] place { $n } Spy
       *[other] place { $n } Spies
    }{ $where ->
        [here] { " " }on a post of the space just visited
        [icons] { " " }on a post of a space with the icon { $icons }
       *[anywhere] { "" }
    }{ $shared ->
        [yes] { " " }(opponents’ Spies may be there already)
       *[no] { "" }
    }
effect-recall-spy =
    { $n ->
        [one] recall { $n } Spy
       *[other] recall { $n } Spies
    }
hook-guild-spy = once, if you acquire { card-the-spice-must-flow } this turn: gain 1 influence with each faction you spy on
cond-recalled-spy = you recalled a Spy this turn
cond-spies-at-least = you have { $n } or more Spies on posts
cond-spying-maker = you spy on a Maker space
cond-spy-placed-on = the post has a space with the icon { $icons }
count-factions-spied-on = faction you spy on

## Questions and answers

# $n: how many are still to be placed or recalled
ask-spy-post =
    { $n ->
        [one] Where do you place your Spy?
       *[other] Where do you place the first of { $n } Spies?
    }
ask-spy-back = Your supply has no Spy. Which one do you take back to place it?
ask-spy-recall =
    { $n ->
        [one] Which Spy do you recall?
       *[other] Which Spy do you recall as the first of { $n }?
    }
# $piece: the space the Agent goes to
ask-infiltrate = Which Spy do you recall to infiltrate { $piece }?
ask-gather = Gather intelligence: recall a Spy to draw 1 card?
# $piece: the post
do-spy-at = The Spy at { $piece }
do-spy-back-none = Leave them all
do-gather-none = Recall none

## The log

# $thing: the post
event-spy-placed = { $who } places a Spy at { $thing }
event-spy-taken-back = { $who } takes back the Spy at { $thing }
event-spy-recalled = { $who } recalls the Spy at { $thing }
event-infiltrated = { $who } infiltrates, recalling the Spy at { $thing }
event-intelligence = { $who } gathers intelligence, recalling the Spy at { $thing }

## Why a space is closed

closed-spy-icon = No Spy of yours watches it
# $posts: the posts of the space, as in "Sardaukar / Dutiful Service"
closed-infiltrate = With a Spy at { $posts } you could infiltrate

## What there is to say of a post

# Stands below the spaces it watches. $own: yes if an own Spy is there, else what one would do
note-spy-watches =
    { $own ->
        [yes] Your Spy lets cards with the Spy icon send Agents to these spaces. On a visit you may recall it to draw 1 card.
       *[no] With a Spy here, your cards with the Spy icon could send Agents to these spaces, and on a visit you could recall it to draw 1 card.
    }
# $space: where another player’s Agent stands
note-spy-infiltrate =
    { $own ->
        [yes] Infiltrate: recall it to send an Agent to { $space } although another Agent is there.
       *[no] You could infiltrate { $space }: recall it to send an Agent there although another Agent is there.
    }
note-spy-of = { $who } has a Spy here.
