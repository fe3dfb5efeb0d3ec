# Sandtable. Every target installs what it needs; the machine needs Python 3.11 (or later) and make.
#   make PYTHON=python3.12 test      use another interpreter
#   make PORT=9000 DATA=~/dune play  use another port and another folder for the games
# docs/development.md explains the setup; the targets are in make/*.mk.

PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
WAITING_JOBS ?= 3 # for server tests, which wait more than they use the processor
DATA ?= $(or $(SANDTABLE_DATA),$(CURDIR)/data)

# Without cached byte code, every process started by tests or by the server compiles all modules again.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL: # all targets share one environment; `make test` runs steps in parallel itself

.PHONY: help
help:  ## list the targets
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

include make/environment.mk make/page.mk make/packages.mk make/checks.mk make/measures.mk make/house.mk

.PHONY: play
play: $(RUN_STAMP) $(WEB_STAMP)  ## install, and serve the game on this machine (PORT=8000)
	@SANDTABLE_DATA='$(DATA)' $(BIN)/sandtable serve --port $(PORT)

# make/together.py defines the order of the steps and runs several at a time.
.PHONY: test
test:  ## run every check: lint, format, types, imports, engine (plain and compiled), server, browser, laboratory
	$(check-python)
	@MAKE='$(MAKE)' $(PYTHON) make/together.py
