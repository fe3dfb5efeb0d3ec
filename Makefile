# Sandtable. Every target sets up what it needs on a machine with Python 3.11 (or later) and make.
#   make PYTHON=python3.12 test      another interpreter
#   make PORT=9000 DATA=~/dune play  another port, another place for the games
# docs/development.md says how it hangs together; the targets are in make/*.mk.

PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
WAITING_JOBS ?= 3 # for tests of the server, which wait more than they work
DATA ?= $(or $(SANDTABLE_DATA),$(CURDIR)/data)

# Where it is not kept, every process that tests or the server start makes all byte code anew.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL: # all stand on one environment; `make test` knows what may run at once

.PHONY: help
help:  ## what can be made (this list)
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

include make/environment.mk make/page.mk make/checks.mk make/measures.mk make/house.mk

.PHONY: play
play: $(RUN_STAMP) $(WEB_STAMP)  ## install, and serve the game on this machine (PORT=8000)
	@SANDTABLE_DATA='$(DATA)' $(BIN)/sandtable serve --port $(PORT)

# What runs beside what, and what waits for what, is said in make/together.py.
.PHONY: test
test:  ## all that must be green: lint, format, types, layers, engine (plain and compiled), server, browser, laboratory
	$(check-python)
	@MAKE='$(MAKE)' $(PYTHON) make/together.py
