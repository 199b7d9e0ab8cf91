# Everything here runs on a machine that has only Python 3.11 (or newer), git and make.
# The newest Python that runs here, from 3.11 on. (A name alone proves nothing: pyenv has names for Pythons that it does not run.)
PYTHON ?= $(shell for version in 3.14 3.13 3.12 3.11; do \
	python$$version -c 'import ensurepip, venv' 2> /dev/null && echo python$$version && break; done || echo python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PAGE := hatch_build.py $(shell find web src/fzzzt/locale src/fzzzt/engine -type f -not -path '*/node_modules/*' -not -path '*/tests/*' -not -name '*.py*')
RULES_TESTS := tests/rules tests/laws tests/records tests/test_dealer.py $(wildcard tests/test_deck*.py) tests/test_front_door.py
DOORS := tests/golden tests/records/test_records.py tests/cli/test_play.py tests/web/test_games.py tests/tui/test_local_games.py tests/bots/test_process.py
PORTABLE := tests/rules tests/laws tests/records tests/guide tests/lessons tests/bots tests/cli
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
CHOSEN := -m "not full"
LINT := types page-style page-types style layers wire-types
# Neighbours share their servers: each worker gets the tests of whole files, and takes over from others at the end.
PYTEST = $(BIN)/python -m pytest $(CHOSEN) --dist worksteal
# Loading what fuzzes the server takes a second of each process.
UNFUZZED := -p no:schemathesis
BUSY := -n 2
# What plays with servers and programs waits more than it works: four at a time, and two browsers, keep two cores busy.
WAITING := -n 4
EXTRAS := dev,analysis,cluster,openspiel,plot,postgres,research,sim,site
SOURCES := pyproject.toml constraints.txt $(PAGE)

# Compiled modules are kept wherever make runs: the tests start hundreds of processes, each of which would compile anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test test-all test-pythons check lint $(LINT) programs compiled page-tests rules-tests live-tests browser-tests bench format lock golden strength soak attack screenshots site release clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play ## Play Fzzzt! in the browser (sets everything up the first time)
	@$(BIN)/fzzzt

test: $(VENV)/.test ## Check everything: style, types, layers, and all tests
	@# What takes one core each, side by side. What is installed and compiled ahead keeps no test waiting.
	@$(MAKE) --no-print-directory --jobs 3 programs compiled $(LINT) page-tests rules-tests
	@# Side by side, because the last tests of either would leave a core idle; each is shown when it is done.
	@$(MAKE) --no-print-directory --jobs 2 --output-sync live-tests browser-tests

test-all: ## Check everything in all combinations, before a release
	@$(MAKE) test CHOSEN=--hypothesis-profile=release

test-pythons: $(VENV)/.test ## Check what runs everywhere with every Python there is (PYTHONS="python3.12 /path/to/python")
	@for python in $(PYTHONS); do \
		version=$$($$python -c 'import ensurepip, venv, platform; print(platform.python_version())' 2> /dev/null) \
			|| { echo "$$python: not here"; continue; }; \
		own=$(VENV)/pythons/$$version/bin/python; \
		echo "Python $$version"; \
		$$python -m venv $(VENV)/pythons/$$version && \
		$$own -m pip --quiet install -c constraints.txt -e '.[dev,analysis,postgres,research,sim]' && \
		$$own -m pytest $(CHOSEN) $(BUSY) $(PORTABLE) || exit 1; \
	done

check: $(VENV)/.test ## Check in a minute: style, types, layers, the rules, and a game through each door
	@$(MAKE) --no-print-directory --jobs 2 types style layers
	$(PYTEST) $(BUSY) -q tests/rules tests/test_architecture.py
	$(PYTEST) $(BUSY) -q -m door $(DOORS)

lint: $(VENV)/.test ## Check style, types and layers
	@$(MAKE) --no-print-directory --jobs 2 $(LINT)

types:
	$(BIN)/mypy

style:
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .

layers:
	@$(BIN)/lint-imports > $(VENV)/layers.txt || { cat $(VENV)/layers.txt; exit 1; }

wire-types:
	$(BIN)/python tools/write_wire_types.py --check

page-types page-style page-tests: | web/node_modules

web/node_modules:
	$(BIN)/python hatch_build.py --version

page-types:
	$(BIN)/python hatch_build.py run check

page-style:
	$(BIN)/python hatch_build.py run lint

page-tests:
	$(BIN)/python hatch_build.py test

programs:
	$(BIN)/python tests/install_ahead.py

compiled:
	$(BIN)/python tests/compile_ahead.py
	@# Collecting compiles the tests, and all that they import: else every process of theirs would.
	@$(BIN)/python -m pytest --collect-only --quiet > $(VENV)/collected.txt || { cat $(VENV)/collected.txt; exit 1; }

# What tests the rules covers all of the engine; tracing doubles the time of a test.
rules-tests:
	$(PYTEST) $(UNFUZZED) $(BUSY) --cov --cov-report= $(RULES_TESTS)
	$(BIN)/coverage report --fail-under=100

live-tests:
	$(PYTEST) $(WAITING) --ignore=tests/browser $(RULES_TESTS:%=--ignore=%)

# Apart, because no other test may run an event loop beside Playwright's.
browser-tests:
	$(PYTEST) $(UNFUZZED) $(BUSY) tests/browser

bench: $(VENV)/.test ## Measure speed, beside OpenSpiel in the same run
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.bulk
	$(BIN)/python -m benchmarks.bid_cost
	$(BIN)/python -m benchmarks.my_games
	$(BIN)/python -m benchmarks.review_cost
	$(BIN)/python -m benchmarks.front_door
	$(BIN)/python -m benchmarks.load
	$(BIN)/python benchmarks/page.py

format: $(VENV)/.test ## Lay out the code
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python tools/write_wire_types.py
	$(BIN)/python hatch_build.py run format

golden: $(VENV)/.test ## Write the golden playthroughs anew; review the diff
	$(BIN)/python tests/golden/playthrough.py
	$(BIN)/python tests/golden/told.py
	PYTHONPATH=tests $(BIN)/python tests/golden/heard.py

strength: $(VENV)/.test ## Measure the bots again and write docs/strength-*.md, docs/exploitability.md (hours)
	$(BIN)/python -m tools.strength_report quick --deals 500
	$(BIN)/python -m tools.strength_report thinking --deals 40 --ladder-deals 40 --minutes 60
	$(BIN)/python -m tools.best_response --training 12 --deals 30

soak: $(VENV)/.test ## Ten thousand games through bots that misbehave in every way
	$(BIN)/python tools/soak_process_bots.py 10000

attack: $(VENV)/.test ## Attack a server as a stranger would, and write the figures into docs/security.md
	$(BIN)/python -m tools.attack

site: $(VENV)/.test ## Build the documentation as a site, in build/site
	$(BIN)/python -m tools.site

release: ## Check everything and tag it: make release VERSION=1.0.0
	@test -n "$(VERSION)" || { echo "say which: make release VERSION=1.0.0"; exit 1; }
	@git diff --quiet HEAD || { echo "commit or undo your changes first"; exit 1; }
	@grep -q '^version = "$(VERSION)"' pyproject.toml && grep -q '^version: $(VERSION)' CITATION.cff && grep -q '^## \[$(VERSION)\]' CHANGELOG.md \
		|| { echo "pyproject.toml, CITATION.cff and CHANGELOG.md must name $(VERSION)"; exit 1; }
	$(MAKE) test-all
	git tag --annotate "v$(VERSION)" --message "fzzzt $(VERSION)"
	@echo "Tagged. git push --follow-tags publishes it."

screenshots: $(VENV)/.test ## Take the pictures of the README anew
	$(BIN)/python tools/screenshots.py

lock: ## Pin the newest versions of everything in constraints.txt
	rm -rf $(VENV)/lock && $(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/pip --quiet install -e '.[$(EXTRAS)]' hatchling
	(head -n 1 constraints.txt; $(VENV)/lock/bin/pip freeze --exclude-editable) > $(VENV)/constraints.txt
	mv $(VENV)/constraints.txt constraints.txt

clean: ## Remove what was set up or built
	rm -rf $(VENV) web/node_modules src/fzzzt/web/static dist build .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || \
		{ echo "Fzzzt! needs Python 3.11 or newer; say which with: make PYTHON=/path/to/python ..."; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(SOURCES) | $(BIN)/python
	@$(PIP) install --use-pep517 -c constraints.txt -e '.[sim]'
	@touch $@

$(VENV)/.test: $(SOURCES) | $(BIN)/python
	@# Of all that is installed the tests need a part: what they need is compiled when it is first imported.
	@# Side by side: the page is built while all that is pinned is installed.
	@$(PIP) install --no-compile --no-deps -r constraints.txt & pinned=$$!; \
		$(PIP) install --no-compile --no-deps --use-pep517 -e . && wait $$pinned
	@touch $@ $(VENV)/.play
