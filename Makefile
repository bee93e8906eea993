# Everything a player or a contributor runs. It needs Python 3.11 or later and make; the rest is
# fetched into .venv. PYTHON=... picks the Python; PORTSIDE_WEB=skip leaves the browser client out.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play setup web test test-ray check check-web system-packages lint bench \
	bench-server bench-web soak flaky coverage docs release lock clean fast test-compiled

PYTHON ?= $(shell scripts/find-python)
VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/done
PIP := $(BIN)/python -m pip install --disable-pip-version-check --no-input -qq
PYTEST := $(BIN)/python -m pytest
# Per cent of lines and branches of engine and titles that their tests run (98 when this was written).
FLOOR := 97

# What the browser client is made of; it carries the texts of the package too.
WEB_SOURCES := $(shell [ -d web ] && find web src -name node_modules -prune -o \
	-type f \( -path 'web/*' -o -name '*.ftl' -o -name rule_cards.toml \) -print)

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(DONE)/runtime web ## play: in the browser or, while there is no client, in the terminal
	@scripts/play

setup: $(DONE)/dev ## prepare .venv for working on Portside

# CI has one seed for the order of tests and for what they draw: it fails for a reason, not by chance.
SEED := $(if $(CI),--randomly-seed=1)

# Three for two processors: one drives a browser, and waits for it half of the time.
WORKERS := -n 3

# Tests of the structure are among the checks already; they look at the sources, compiled or not.
test: setup system-packages check web check-web ## run every check and every test
	@$(PYTEST) $(WORKERS) $(SEED) --ignore tests/structure

fast: setup ## compile the rules in place, which need no compiler afterwards
	@$(BIN)/python mypyc_build.py

test-compiled: fast system-packages web ## run every test with the compiled rules
	@PORTSIDE_BUILD=compiled $(PYTEST) $(WORKERS) --ignore tests/structure

test-ray: setup ## test contests on a Ray cluster, which takes a package of 70 MB more
	@$(PIP) --require-hashes -r requirements/ray.txt
	@$(PYTEST) tests/sim/test_backends.py

check: setup ## look over the code without changing it
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/codespell
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry --no-ansi src
	$(BIN)/mypy
	PORTSIDE_BUILD=plain $(PYTEST) -q tests/structure

check-web: $(DONE)/runtime web ## the same for the browser client
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

lock: ## write requirements/*.txt anew (needs uv; ARGS=--upgrade for newer releases)
	scripts/lock $(ARGS)

clean: ## remove everything these commands made
	rm -rf $(VENV) build dist htmlcov .coverage .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache .schemathesis web/node_modules src/portside/_compiled \
		src/portside/server/static src/portside/server/site
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

web: $(if $(filter skip,$(PORTSIDE_WEB)),,$(DONE)/web)

system-packages:
	@scripts/system-packages

$(DONE)/venv:
	@echo "Making $(VENV) with $(PYTHON) ..."
	@$(or $(PYTHON),false) -m venv $(VENV)
	@mkdir -p $(DONE) && touch $@

$(DONE)/runtime: requirements/build.txt requirements/runtime.txt pyproject.toml | $(DONE)/venv
	@echo "Installing what Portside runs on (a minute or less) ..."
	@$(PIP) --require-hashes -r requirements/build.txt -r requirements/runtime.txt
	@PORTSIDE_WEB=skip $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(DONE)/dev: requirements/dev.txt pyproject.toml | $(DONE)/venv
	@echo "Installing what Portside is made with (a few minutes at most) ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@PORTSIDE_WEB=skip $(PIP) --no-deps --no-build-isolation -e .
	@touch $(DONE)/runtime $@

$(DONE)/web: $(WEB_SOURCES) hatch_build.py requirements/node.txt | $(DONE)/runtime
	@$(BIN)/python scripts/web.py build || { \
		echo "The browser client could not be built; PORTSIDE_WEB=skip leaves it out." >&2; \
		exit 1; }
	@touch $@
