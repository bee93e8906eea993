# Everything a player or a contributor runs. It needs Python 3.11 to 3.14 and make; the rest is
# fetched. PYTHON=... names the Python; PORTSIDE_WEB=skip leaves the browser client out.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play setup runtime web test test-ray check check-web system-packages lint bench \
	bench-server bench-web soak flaky coverage docs release lock clean fast test-compiled

# The first that runs: a name on PATH may be a version manager's shim for a Python that is off.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,\
	$(shell $(name) scripts/install.py python >/dev/null 2>&1 && echo $(name))))
INSTALL = $(or $(PYTHON),$(error Portside needs Python 3.11 to 3.14)) scripts/install.py
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
# Per cent of lines and branches of engine and titles that their tests run (98 when this was written).
FLOOR := 97

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: web ## play: in the browser or, where its client is left out, in the terminal
	@exec $(BIN)/portside $(if $(filter skip,$(PORTSIDE_WEB)),play,serve --open)

setup: ## prepare .venv for working on Portside
	@$(INSTALL) dev

runtime:
	@$(INSTALL) runtime

# CI has one seed for the order of tests and for what they draw: it fails for a reason, not by chance.
SEED := $(if $(CI),--randomly-seed=1)

# Three for two processors: one drives a browser, and waits for it half of the time.
WORKERS := -n 3

# Tests of the structure are among the checks already; they look at the sources, compiled or not.
test: setup system-packages check check-web web ## run every check and every test
	@$(PYTEST) $(WORKERS) $(SEED) --ignore tests/structure

fast: setup ## compile the rules in place, which need no compiler afterwards
	@$(BIN)/python mypyc_build.py

test-compiled: fast system-packages web ## run every test with the compiled rules
	@PORTSIDE_BUILD=compiled $(PYTEST) $(WORKERS) --ignore tests/structure

test-ray: setup ## test contests on a Ray cluster, which takes a package of 70 MB more
	@$(BIN)/python -m pip install -q ray
	@$(PYTEST) tests/sim/test_backends.py

check: setup ## look over the code without changing it
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/codespell
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry --no-ansi src
	$(BIN)/mypy
	PORTSIDE_BUILD=plain $(PYTEST) -q tests/structure

check-web: setup ## the same for the browser client
	@$(BIN)/python scripts/web.py check

lint: setup ## format the code and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: setup ## measure the rules and the bots
	$(BIN)/portside bench

bench-server: setup scripts/bench_server.py ## measure the table server
	$(BIN)/python scripts/bench_server.py

bench-web: setup system-packages web scripts/bench_web.py ## measure the browser client
	$(BIN)/python scripts/bench_web.py
	$(BIN)/python scripts/bench_offline.py
	$(BIN)/python scripts/bench_memory.py
	$(BIN)/python scripts/lighthouse.py

soak: setup ## play for a long time, looking for trouble
	$(PYTEST) -m soak --timeout 0

flaky: setup ## run the tests ten times, also busy and with slow pages (ARGS="--rounds 3 tests/server")
	$(BIN)/python scripts/flaky.py $(ARGS)

coverage: setup ## measure what of engine and titles the tests run; it fails below a floor
	@PORTSIDE_BUILD=plain $(PYTEST) -n 2 --cov --cov-report= \
		tests/engine tests/games tests/testing tests/records tests/expansions
	@$(BIN)/python -m coverage report --fail-under=$(FLOOR) \
		--include='src/portside/engine/*,src/portside/games/*'

docs: setup ## write the reference pages anew and build the site, which the server shows at /docs
	@$(BIN)/python scripts/docs_rules.py
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

release: setup ## build wheel and sdist twice, compare them, and try them in clean environments
	@$(BIN)/python scripts/release.py

lock: setup ## lock what pyproject.toml asks for (ARGS=--upgrade for newer releases)
	scripts/lock $(ARGS)

clean: ## remove everything these commands made
	rm -rf .venv build dist htmlcov .coverage .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache .schemathesis web/node_modules src/portside/_compiled \
		src/portside/server/static src/portside/server/site
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

web: runtime ## build the browser client, unless its sources are as they were
	@$(BIN)/python scripts/web.py build

system-packages:
	@scripts/system-packages
