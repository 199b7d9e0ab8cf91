# Everything here runs on a machine that has only Python 3.11 (or newer), git and make.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PAGE := hatch_build.py $(shell find web src/fzzzt/locale src/fzzzt/engine -type f -not -path '*/node_modules/*' -not -path '*/tests/*' -not -name '*.py*')
RULES_TESTS := tests/rules tests/laws tests/records $(wildcard tests/test_*.py)
SOURCES := pyproject.toml constraints.txt $(PAGE)

.DEFAULT_GOAL := help
.PHONY: help play test lint bench format lock golden strength soak screenshots clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play ## Play Fzzzt! in the browser (sets everything up the first time)
	@$(BIN)/fzzzt

test: lint ## Check everything: style, types, layers, and all tests
	$(BIN)/python hatch_build.py test
	@# What tests the rules covers all of the engine. Tracing the other tests as well would double their time.
	$(BIN)/python -m pytest -n 2 --cov --cov-report= $(RULES_TESTS)
	$(BIN)/coverage report --fail-under=100
	$(BIN)/python -m pytest -n 2 --ignore=tests/browser $(RULES_TESTS:%=--ignore=%)
	@# Apart, because no other test may run an event loop beside Playwright's.
	$(BIN)/python -m pytest -n 2 tests/browser

lint: $(VENV)/.test ## Check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/write_wire_types.py --check
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py run lint

bench: $(VENV)/.bench ## Measure speed, beside OpenSpiel in the same run
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.bid_cost
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

strength: $(VENV)/.test ## Measure the bots again and write docs/strength-*.md, docs/exploitability.md (hours)
	$(BIN)/python tools/strength_report.py quick --deals 100
	$(BIN)/python tools/strength_report.py thinking --deals 24 --ladder-deals 30
	$(BIN)/python -m tools.best_response --training 12 --deals 30

soak: $(VENV)/.test ## Ten thousand games through bots that misbehave in every way
	$(BIN)/python tools/soak_process_bots.py 10000

screenshots: $(VENV)/.test ## Take the pictures of the README anew
	$(BIN)/python tools/screenshots.py

lock: ## Pin the newest versions of everything in constraints.txt
	rm -rf $(VENV)/lock && $(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/pip --quiet install -e '.[dev,cluster,plot,postgres,research,sim,bench]' hatchling
	(head -n 1 constraints.txt; $(VENV)/lock/bin/pip freeze --exclude-editable) > $(VENV)/constraints.txt
	mv $(VENV)/constraints.txt constraints.txt

clean: ## Remove what was set up or built
	rm -rf $(VENV) web/node_modules src/fzzzt/web/static dist build .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@command -v $(PYTHON) > /dev/null || { echo "Fzzzt! needs $(PYTHON); or say which with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(SOURCES) | $(BIN)/python
	@$(PIP) install -c constraints.txt -e '.[sim]'
	@touch $@

$(VENV)/.test: $(SOURCES) | $(BIN)/python
	@$(PIP) install -c constraints.txt -e '.[dev,cluster,plot,postgres,research,sim]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(SOURCES) | $(BIN)/python
	@$(PIP) install -c constraints.txt -e '.[dev,cluster,plot,postgres,research,sim,bench]'
	@touch $@ $(VENV)/.play $(VENV)/.test
