# One environment, .venv, in layers with a lock file each. dev includes run; lab and docs include dev; peers includes lab.
#   run     the server (`make play`) and the compiler of the engine
#   dev     tools for tests, lint and types
#   lab     the libraries of the extras: environments, Ray, Parquet, MCP
#   docs    mkdocs, for the documentation site
#   peers   the engines that `make bench` compares ours with
# build/engine has the compiled engine. Processes whose SANDTABLE_ENGINE names its folder load the compiled modules
# instead of the sources (sandtable/binaries.py).

VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --no-input

RUN_LOCKS := requirements.lock requirements-compile.lock
DEV_LOCKS := $(RUN_LOCKS) requirements-dev.lock
LAB_LOCKS := $(DEV_LOCKS) requirements-lab.lock
DOCS_LOCKS := $(DEV_LOCKS) requirements-docs.lock
PEERS_LOCKS := $(LAB_LOCKS) requirements-peers.lock

# The name of a stamp contains a checksum of its files, so a changed lock needs a new stamp.
sum = $(shell cat $(1) | cksum | cut -d' ' -f1)
RUN_STAMP := $(VENV)/.run-$(call sum,pyproject.toml $(RUN_LOCKS))
DEV_STAMP := $(VENV)/.dev-$(call sum,pyproject.toml $(DEV_LOCKS))
LAB_STAMP := $(VENV)/.lab-$(call sum,pyproject.toml $(LAB_LOCKS))
DOCS_STAMP := $(VENV)/.docs-$(call sum,pyproject.toml $(DOCS_LOCKS))
PEERS_STAMP := $(VENV)/.peers-$(call sum,pyproject.toml $(PEERS_LOCKS))

# Check the interpreter, or explain why it cannot be used.
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

# Create the environment in folder $(1); replace one with an interpreter that is too old.
define environment
$(check-python)
@$(1)/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
  { $(PYTHON) -m venv --clear $(1) && echo '*' > $(1)/.gitignore; }
endef

# Install a layer: $(1) its description, $(2) its lock files, $(3) its stamp, $(4) the stamps of the layers it includes.
# This checkout is installed as plain Python in editable mode, so edits take effect at once. Its byte code is compiled
# here, as pip does for libraries; otherwise each of the many processes that tests start would compile it.
define layer
$(call environment,$(VENV))
@echo "Installing into $(VENV) $(1) ..."
@$(BIN)/python $(PIP) install -qq --require-hashes $(foreach lock,$(2),-r $(lock))
@SANDTABLE_PURE=1 $(BIN)/python $(PIP) install -qq --no-deps --no-build-isolation --no-index -e .
@$(BIN)/python -m compileall -q sandtable
@rm -f $(foreach stamp,$(3) $(4),$(firstword $(subst -, ,$(stamp)))-*); touch $(3) $(4)
endef

$(RUN_STAMP):
	$(call layer,the server,$(RUN_LOCKS),$@)

$(DEV_STAMP):
	$(call layer,the development tools,$(DEV_LOCKS),$@,$(RUN_STAMP))

$(LAB_STAMP):
	$(call layer,the laboratory,$(LAB_LOCKS),$@,$(RUN_STAMP) $(DEV_STAMP))

$(DOCS_STAMP):
	$(call layer,the documentation tools,$(DOCS_LOCKS),$@,$(RUN_STAMP) $(DEV_STAMP))

$(PEERS_STAMP):
	$(call layer,the laboratory and the peers,$(PEERS_LOCKS),$@,$(RUN_STAMP) $(DEV_STAMP) $(LAB_STAMP))

.PHONY: docs
docs: $(DOCS_STAMP)  ## build the documentation site with the API reference in build/docs
	$(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in build/docs/index.html."

.PHONY: venv
venv: $(DEV_STAMP)  ## install the development tools into .venv from the lock files

# A library that cannot be installed is a warning here and a failure in CI.
.PHONY: lab
lab: $(DEV_STAMP)  ## also install the libraries of the laboratory
	@test -e $(LAB_STAMP) || $(MAKE) --no-print-directory $(LAB_STAMP) || { \
	  printf '\n%s\n' "********  THE LABORATORY WAS NOT INSTALLED: see the output of pip above  ********" >&2; test "$(CI)" != true; }

# ---------------------------------------------------------------- the compiled engine

# A command with the prefix $(compiled) runs on the compiled engine.
compiled = SANDTABLE_ENGINE="$$($(BIN)/python make/engine.py folder)"

# Without a C compiler: a warning, or a failure if CI=true. A compiler error is always a failure.
.PHONY: engine
engine: $(RUN_STAMP)  ## compile the engine into build/engine
	@$(BIN)/python make/engine.py

# The engine for tests: it compiles in half the time and is a little slower. It is never benchmarked or distributed.
# The wheel that tests build has the same setting, so it reuses this work.
.PHONY: test-engine
test-engine: export SANDTABLE_OPTIMIZE = g
test-engine: engine  ## compile the engine for tests into build/Og/engine

.PHONY: fields
fields: $(DEV_STAMP)  ## generate the classes of declared state fields (sandtable/**/state_fields.py)
	$(BIN)/python make/fields.py
