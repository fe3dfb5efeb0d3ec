# Measurements: the speed of the engine, the strength of bots, the server under load, the quality of the tests. None of
# them is part of `make test`.

.PHONY: soak
soak: $(DEV_STAMP)  ## play 85,000 random games of all titles and mixtures and check all invariants (ARGS='--games 500')
	$(BIN)/python -m bench.soak imperium --games 20000 --jobs $(JOBS) $(ARGS)
	$(BIN)/python -m bench.soak uprising --games 40000 --jobs $(JOBS) $(ARGS)
	$(BIN)/python -m bench.soak classic --games 25000 --jobs $(JOBS) $(ARGS)
	$(BIN)/sandtable puzzles check --fully --sample 3

.PHONY: playthroughs
playthroughs: lab  ## write OpenSpiel playthroughs of whole games of every title and number of seats (about ten minutes)
	SANDTABLE_EXTRAS=required SANDTABLE_WHOLE_GAMES=1 $(PYTEST) -n $(JOBS) tests/envs/test_openspiel_tools.py $(ARGS)

.PHONY: mutants
mutants: $(DEV_STAMP)  ## mutation testing: tests that cite a rule must detect 90% of small faults (up to an hour; ARGS='--number 60')
	$(BIN)/python -m bench.mutants $(ARGS)

.PHONY: coverage-games
coverage-games: $(RUN_STAMP)  ## play 2,000 random games and list the cards, spaces and rewards that did not occur
	$(BIN)/sandtable sim imperium --seats 4 --games 2000 --bots random --coverage $(ARGS)

# Measure both builds one after the other, the second even if the first misses a limit; parallel runs would disturb each
# other.
.PHONY: bench
bench: $(PEERS_STAMP) engine  ## compare our speed with catanatron, OpenSpiel and PettingZoo, plain and compiled, and check the limits
	@held=true; $(MAKE) --no-print-directory bench-plain || held=false; \
	if test -n "$$($(BIN)/python make/engine.py folder)"; then \
	  $(MAKE) --no-print-directory bench-compiled || held=false; \
	  $(MAKE) --no-print-directory bench-compiling ARGS= || held=false; \
	else \
	  printf '\n%s\n' "********  THE COMPILED ENGINE WAS NOT MEASURED  ********" >&2; \
	fi; \
	$$held

.PHONY: bench-plain
bench-plain: $(PEERS_STAMP)  ## benchmark only the plain engine
	$(BIN)/python bench/run.py --build plain $(ARGS)

.PHONY: bench-compiled
bench-compiled: $(PEERS_STAMP) engine  ## benchmark only the compiled engine
	$(compiled) $(BIN)/python bench/run.py --build compiled $(ARGS)

.PHONY: bench-compiling
bench-compiling: $(PEERS_STAMP) engine  ## compare the plain and the compiled engine
	$(BIN)/python bench/imperium/compiling.py "$$($(BIN)/python make/engine.py folder)" $(ARGS)

.PHONY: strength
strength: $(DEV_STAMP) engine  ## play matches between bots and check their win rates (hours; GAMES=40, ARGS='--only G')
	$(compiled) $(BIN)/python bench/strength.py --jobs $(JOBS) $(if $(GAMES),--games $(GAMES)) $(ARGS)

.PHONY: statistics
statistics: $(DEV_STAMP) engine  ## play the tournaments of docs/statistics.md and statistics-league.md and write them (hours; GAMES=400)
	$(compiled) $(BIN)/sandtable arena imperium --seats S:100,S:100,S:100,S:100 --games $(or $(GAMES),400) --jobs $(JOBS) \
	  --out build/statistics/search --force
	$(compiled) $(BIN)/sandtable arena imperium --seats G,G,G,G --games 10000 --jobs $(JOBS) --out build/statistics/greedy --force
	$(compiled) $(BIN)/python bench/imperium/statistics_page.py build/statistics/search build/statistics/greedy
	$(compiled) $(BIN)/sandtable arena imperium --seats S:50,S:50,S:50,S:50 -o boxes=ix,immortality --games $(or $(GAMES),400) \
	  --jobs $(JOBS) --out build/statistics/league-search --force
	$(compiled) $(BIN)/sandtable arena imperium --seats G,G,G,G -o boxes=ix,immortality --games 10000 --jobs $(JOBS) \
	  --out build/statistics/league-greedy --force
	$(compiled) $(BIN)/python bench/imperium/statistics_page.py build/statistics/league-search build/statistics/league-greedy

# Measurements of the server at full size; the tests run small versions. ARGS='--help' lists the options of each.
.PHONY: leaks kill stops fuzz load
leaks: $(DEV_STAMP)  ## play 50 games and search every message for hidden information
	$(BIN)/python -m bench.leaks $(ARGS)
kill: $(DEV_STAMP)  ## kill -9 the server 100 times during play and check that no move is lost
	$(BIN)/python -m bench.kill $(ARGS)
stops: $(DEV_STAMP)  ## stop a server of two processes 200 times during play and check that it ends
	$(BIN)/python -m bench.stops $(ARGS)
fuzz: $(DEV_STAMP)  ## send 100,000 malformed messages and requests
	$(BIN)/python -m bench.fuzz $(ARGS)
load: $(DEV_STAMP)  ## load test with 200 tables of four players (ARGS='--seconds 600')
	$(BIN)/python -m bench.load $(ARGS)
