### Style: docs/style/en.md

# Words of the page for games against Rivals and for games of two teams.

## The lobby: how many play

# With two players and one Rival
page-home-players-one-rival = Two players and a Rival that can win.
# With six players
page-home-players-teams = Two teams of three: a Commander and two Allies each.

## The lobby: the levels of the Rivals, below the choice

page-home-about-level-mercenary = Easy: Rivals start without troops, you with an Intrigue card.
page-home-about-level-sardaukar = Normal: as the cards say.
page-home-about-level-mentat = Hard: with Brutal Escalation, Expert Deployment and Smart Politics.
page-home-about-level-kwisatz_haderach = Expert: likewise, and you never get a Swordmaster.

## The lobby: which Rivals

page-home-rival-cards-random = Random
# A choice's name for screen readers; $n: 1 or 2
page-home-rival-card-of = Card of Rival { $n }
# Beside a Rival in the choice; $n: its Swordmaster level
page-home-rival-level = Swordmaster at { $n }

## The lobby: variants of the games with Rivals, and what each of them does

page-home-variants = Variants
page-home-variant-churn = Dice change the Imperium Row
page-home-variant-churn-off = Off
page-home-variant-churn-reveal = After your Reveal turn
page-home-variant-churn-rival = After each Rival’s turn
page-home-about-churn = Two dice remove up to two cards of the Imperium Row.
page-home-variant-streamlined = Streamlined Rivals
page-home-about-streamlined = The Rival gets in the way but cannot win.
page-home-variant-brutal = Brutal Escalation
page-home-about-brutal = In a level III Conflict a Rival turns up two cards for its swords.
page-home-variant-expert = Expert Deployment
page-home-about-expert = A Rival well ahead in a Conflict saves its troops, and commits them all in level III Conflicts.
page-home-variant-politics = Smart Politics
page-home-about-politics = A Rival passes over faction spaces that bring it nothing.

## The lobby: the game of six

page-home-objectives = Objectives exchanged
page-home-objectives-across = Straight across
page-home-objectives-adjacent = With the next enemy Ally
page-home-about-objectives = If both Desert Mouse cards fall to one team, one of them is exchanged.
# The CHOAM module cannot be left out
page-home-choam-always = Six players always play with the CHOAM module.

## At the table: Rivals

page-rival-to-swordmaster = { $n } of { $of } gathered for its Swordmaster
page-rival-signet = Signet
page-rival-scheme = Scheme
page-rival-scheme-when = with its third Spy
page-rival-priority = Order of factions
page-rival-exchange = A Victory Point for
page-rival-cannot-win = cannot win
page-rival-turned = Just turned up

## At the table: two teams

page-team-of-muad-dib = Muad’Dib’s team
page-team-of-shaddam = Shaddam’s team
page-team-yours = Your team
page-team-sum = { $n } in all
page-team-commander = Commander
page-team-ally = Ally
page-team-activated = activated
page-team-no-agent = No Agent of yours serves { $who }: you could send none this turn.
page-team-end-again = { $who } has deployed; you may go on
page-team-serves = serves { $who }
page-team-own-board = Personal board
page-team-own-track = Own track
page-team-throne-row = Throne Row
page-team-throne-row-whose = for Shaddam’s team only
page-team-swordmaster-bonus = Swordmaster bonus
page-team-reinforce = Reinforce
page-team-trade = Trade
# A button; $what: so much of a good
page-team-give = Give { $what }
# For screen readers: where teammates decide something
page-team-between = Between teammates
page-team-chat-hint = Only your team reads this.

## At the table: what is said where something is pointed at

page-rival-hoard-about = All its Solari, spice, Intrigue cards and water count together. When they are enough it pays with them, and has one Agent more.
page-rival-exchange-about = Now that it has its Swordmaster, whenever it has that many of one kind it turns them into a Victory Point.
# $card: a House Hagal card, $why: why it was passed over
page-rival-passed = { $card }: { $why }
page-team-sum-about = A team wins by the points of its three players together. Ten points of one player end the game.
# $who: names in the order of their turns
page-team-order = Order of turns: { $who }
page-team-swordmaster-bonus-about = Two swords in every Reveal turn, also when the Swordmaster itself is gone: it serves for one placement.
page-team-commander-about = A Commander has no troops: in his turn units, swords and Influence on the board go to the Ally he has activated.
page-team-activated-about = Each of a Commander’s Agents points to one Ally: sent out, it activates that one for the turn.
page-team-reinforce-about = Three troops, split between the two Allies of the team; each may deploy its own at once.
page-team-trade-about = With one teammate: each may give any number of one kind of good.
page-team-throne-row-about = Cards that Shaddam has moved there. They stay until his team acquires them.
page-help-group-teams = Two teams
