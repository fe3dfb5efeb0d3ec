# Sandtable. Every target sets up what it needs on a machine with Python 3.11 (or later) and make.
#   make PYTHON=python3.12 test      another interpreter
#   make PORT=9000 DATA=~/dune play  another port, another place for the games

PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
DATA ?= $(or $(SANDTABLE_DATA),$(CURDIR)/data)

VENV := .venv
BENCH := .bench-venv
LOCK := build/lock-venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --no-input

# A stamp carries a sum of the files it stands for: another lock makes another stamp.
sum = $(shell cat $(1) | cksum | cut -d' ' -f1)
RUN_STAMP := $(VENV)/.run-$(call sum,pyproject.toml requirements.lock requirements-build.lock)
DEV_STAMP := $(VENV)/.dev-$(call sum,pyproject.toml requirements.lock requirements-build.lock requirements-dev.lock)
BENCH_STAMP := $(BENCH)/.run-$(call sum,pyproject.toml requirements-build.lock bench/requirements.lock)

.PHONY: help
help:  ## what can be made (this list)
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

# ---------------------------------------------------------------- environments

# An interpreter that will do, or a sentence that says what is wrong with it.
define check-python
@command -v $(PYTHON) >/dev/null 2>&1 || { \
  echo "There is no '$(PYTHON)'. Install Python 3.11 or later, or name one: make PYTHON=python3.11 ..." >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
  echo "Sandtable needs Python 3.11 or later; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)." \
    "Name another: make PYTHON=python3.11 ..." >&2; exit 1; }
@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
  echo "'$(PYTHON)' cannot make environments: its venv module is missing (on Debian: apt-get install python3-venv)." >&2; \
  exit 1; }
endef

# $(1) the folder, $(2) the lock files. An environment of an interpreter too old is made anew.
define environment
$(check-python)
@$(1)/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || $(PYTHON) -m venv --clear $(1)
@echo "Installing into $(1) ..."
@$(1)/bin/python $(PIP) install -qq --require-hashes $(foreach lock,$(2),-r $(lock))
@$(1)/bin/python $(PIP) install -qq --no-deps --no-build-isolation --no-index -e .
endef

$(RUN_STAMP):
	$(call environment,$(VENV),requirements.lock requirements-build.lock)
	@rm -f $(VENV)/.run-*; touch $@

$(DEV_STAMP):
	$(call environment,$(VENV),requirements-dev.lock requirements-build.lock)
	@rm -f $(VENV)/.run-* $(VENV)/.dev-*; touch $@ $(RUN_STAMP)

$(BENCH_STAMP):
	$(call environment,$(BENCH),bench/requirements.lock requirements-build.lock)
	@rm -f $(BENCH)/.run-*; touch $@

.PHONY: venv
venv: $(DEV_STAMP)  ## .venv with the tools of development, from the lock files

# ---------------------------------------------------------------- playing

.PHONY: play
play: $(RUN_STAMP)  ## install, and serve the game on this machine (PORT=8000)
	@echo
	@echo "  Sandtable is on  http://127.0.0.1:$(PORT)/  (Ctrl-C ends it)"
	@echo "  Games are kept in $(DATA)"
	@echo
	@SANDTABLE_DATA='$(DATA)' $(BIN)/sandtable serve --port $(PORT)

# ---------------------------------------------------------------- checking

.PHONY: test
test: lint types imports pytest  ## all that must be green: lint, format, types, layers, tests

.PHONY: lint
lint: $(DEV_STAMP)  ## ruff: rules and format, changing nothing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: types
types: $(DEV_STAMP)  ## mypy, strict
	$(BIN)/mypy

.PHONY: imports
imports: $(DEV_STAMP)  ## import-linter: what may import what
	$(BIN)/lint-imports

.PHONY: pytest
pytest: $(DEV_STAMP)  ## the tests alone (ARGS='-k combat')
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

.PHONY: format
format: $(DEV_STAMP)  ## ruff: put the format right, and what it can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: soak
soak: $(DEV_STAMP)  ## 20,000 random games with every invariant checked (ARGS='--games 500')
	$(BIN)/python -m bench.soak --jobs $(JOBS) $(ARGS)

.PHONY: coverage-games
coverage-games: $(RUN_STAMP)  ## 2,000 random games: which cards, spaces and rewards occurred
	$(BIN)/sandtable sim imperium --seats 4 --games 2000 --bots random --coverage $(ARGS)

.PHONY: bench
bench: $(BENCH_STAMP)  ## our speed beside catanatron's, and the bars it must hold
	$(BENCH)/bin/python bench/run.py $(ARGS)

# ---------------------------------------------------------------- keeping house

# Not part of any other target: resolves the newest versions afresh.
.PHONY: lock
PIP_COMPILE := --quiet --upgrade --no-config --generate-hashes --allow-unsafe --strip-extras --no-header \
  --no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links
lock:  ## write the lock files anew, with the newest versions
	$(check-python)
	@test -x $(LOCK)/bin/pip-compile || { $(PYTHON) -m venv --clear $(LOCK) && \
	  $(LOCK)/bin/python $(PIP) install -qq pip-tools==7.6.2; }
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) -o requirements.lock pyproject.toml
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) --only-build-deps --build-deps-for=editable \
	  -o requirements-build.lock pyproject.toml
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) --extra=dev -c requirements.lock -c requirements-build.lock \
	  -o requirements-dev.lock pyproject.toml
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) -o bench/requirements.lock bench/requirements.in
	@! grep -nE '://|^ *-|@ ' requirements*.lock bench/requirements.lock | grep -v -- '--hash=sha256:' || \
	  { echo "a lock file holds more than names, versions and hashes" >&2; exit 1; }

.PHONY: clean
clean:  ## remove caches and what was built (clean-all: the environments too)
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find . -name __pycache__ -type d -not -path './.*venv/*' -prune -exec rm -rf {} +

.PHONY: clean-all
clean-all: clean
	rm -rf $(VENV) $(BENCH)
