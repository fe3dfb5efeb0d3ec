### Style: docs/style/en.md

# The lines of modules in a position in text. Numbers with strokes are by seat.

text-spies = Spies: { $at }; in supply { $supply }
text-wall =
    Shield Wall: { $wall ->
        [yes] stands
       *[no] gone
    }; Maker Hooks { $hooks }; sandworms { $worms }
text-snoopers = Snoopers: { $tracks }; { $n } on the Leader
text-set-aside = Set aside: { $card }
text-icons-up = Face up before { $seat }: { $cards }; face down { $n }
text-tech = Tech tiles: { $open }; stacks { $stacks }
text-tech-owned = Tech tiles owned: { $list }
text-face-down = { $what } (face down)
text-negotiators = Negotiators: { $n }
text-research = Research: { $list }
text-returns = { $card } comes back to { $seat }
text-lent = { $card } is used from the Imperium Row
text-contracts = Contracts: { $offer }; bank { $bank }
text-contracts-aside = Contracts aside: { $list }
text-contracts-held = Contracts held: { $list }
text-contracts-done = Contracts completed: { $list }
text-leader-steps = Steps on a Leader’s track: { $n }
text-memories = Memories: { $n }
text-dreadnoughts = Dreadnoughts: supply { $supply }; garrison { $garrison }; Conflict { $conflict }
text-dreadnoughts-over = Dreadnoughts in control: { $list }
text-acts-for = { $who } acts for { $seat }
text-throne-row = Throne Row: { $cards }
text-atomics = Family Atomics: { $seats }
text-freighters = Freighters: steps { $steps }
text-tleilaxu-row = Tleilaxu Row: { $row }; deck { $deck }
text-tleilaxu-track = Tleilaxu track: { $steps }; spice { $spice }; specimens: { $tanks }
text-extra-turns = Extra turns to come: { $n }
text-waiting = Effects that wait for a victory: { $n }
text-rival = Rival { $seat }: { $card }; { $n } of { $of } resources for its Swordmaster
text-rival-served = Rival { $seat }: { $card }; Swordmaster
text-combat-cards = Combat cards played: { $seats }
