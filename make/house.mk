# Keeping house. Its tools (pip-tools, pip-audit) have libraries of their own, which must not meddle with ours: they are
# in build/house, which nothing else needs.

HOUSE := build/house
$(HOUSE)/.ready: make/house.mk
	$(call environment,$(HOUSE))
	@$(HOUSE)/bin/python $(PIP) install -qq pip-tools==7.6.2 pip-audit==2.10.1
	@touch $@

# Not part of any other target: resolves the newest versions afresh. Where the package index does not tell the sums of
# its files, every file is fetched to be summed, for every platform: minutes, the most of them for the laboratory.
.PHONY: lock
lock: $(HOUSE)/.ready  ## write the lock files with the newest versions, or one of them (ONLY=requirements-docs.lock)
	$(HOUSE)/bin/python make/lock.py $(ONLY)

# Not part of `make test`: an advisory that comes out tonight is no fault of what is tested today.
.PHONY: audit
audit: $(DEV_STAMP)  ## advisories for the libraries of Python and the page; where nobody can be asked, it says so
	@$(MAKE) --no-print-directory $(HOUSE)/.ready || echo "pip-audit cannot be installed here." >&2
	$(BIN)/python -m bench.audit $(HOUSE)/bin/pip-audit

.PHONY: clean
clean:  ## remove caches and what was built (clean-all: .venv too)
	rm -rf build dist web/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +
	find sandtable '(' -name '*.so' -o -name '*.pyd' ')' -exec rm -f {} +
	rm -f sandtable__mypyc.*.so sandtable__mypyc.*.pyd

.PHONY: clean-all
clean-all: clean
	rm -rf $(VENV) web/node_modules
