# `make play` and `make test` are the two commands of a fresh clone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip --disable-pip-version-check --quiet install

SHIPPED := pyproject.toml setup.py MANIFEST.in README.md LICENSE $(wildcard tools/*.py) \
	$(shell find src web -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
		-not -name '*.so' -not -path 'web/node_modules/*' -not -path 'web/js/generated/*' \
		-not -path 'web/tests/*')
CHECKED := src $(wildcard tests examples benchmarks tools)

# Whole games of searching players take too long in plain Python under coverage. What of them is in
# the kernel, tests/kernel covers; these run on the installed form only.
# The browser game has no line of the pure packages.
SEARCHING := tests/arena tests/training tests/web tests/players/test_blind.py tests/players/test_levels.py \
	$(filter-out $(addprefix %/test_,actions.py batch.py encode.py),$(wildcard tests/envs/test_*.py))

# Each process takes whole files, so that what a file needs is made once.
WORKERS ?= 2
SHARED := --numprocesses=$(WORKERS) --dist=loadfile

MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test cov games check site bench docs pins clean FORCE

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

# Ctrl-C ends the game, in the terminal with status 130: that is no error to be told.
play: $(VENV)/.package ## Play in the browser
	@trap : INT; $(BIN)/spitemalice play || test $$? -eq 130

# Node's tools are for developers; without Node, the tests that need them are left out.
NODE_TOOLS := web/node_modules/.package-lock.json

test: cov $(if $(shell command -v npm),$(NODE_TOOLS)) ## Test the plain form with coverage, then all as installed (compiled)
	$(BIN)/pytest -o pythonpath=. $(SHARED)

cov: $(VENV)/.dev ## Test the plain form, with the coverage of the pure packages
	$(BIN)/pytest --cov -m "not heavy" $(addprefix --ignore=,$(SEARCHING)) $(SHARED)

games: export GAMES ?= 200
games: $(VENV)/.dev $(NODE_TOOLS) ## Play 200 random games in the browser (or GAMES=1 FIRST=7)
	$(BIN)/pytest -o pythonpath=. tests/web/test_random_games.py

check: export PYTHONPATH := src
check: export MYPYPATH := src
check: $(VENV)/.dev $(NODE_TOOLS) ## Lint, format, types, stubs, import rules; the scripts of the web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/stubtest --ignore-missing-stub --mypy-config-file pyproject.toml spitemalice.kernel
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/build_site.py --generated
	web/node_modules/.bin/tsc -p web
	web/node_modules/.bin/tsc -p web/tsconfig.worker.json
	node --test --test-reporter=dot web/tests/

site: $(VENV)/.dev $(NODE_TOOLS) ## Build the browser game for a web host, packed, into build/web/
	$(BIN)/python tools/build_site.py --bundle build/web

bench: $(VENV)/.dev ## Measure the forms of the kernel, beside a C program
	@$(BIN)/spitemalice bench

docs: $(VENV)/.docs ## Build the documentation into site/
	$(BIN)/zensical build --clean --strict

# What Transcrypt asks for and does not need to translate the kernel: a type checker and its parts.
UNUSED := mypy ast-serialize librt mypy-extensions pathspec typing-extensions

# Hashes of every file a package offers, so that one list serves every machine.
PIN = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --custom-compile-command "make pins" $(1) \
	--output-file requirements/$(2).txt
pins: $(VENV)/.made ## Pin the newest versions that pyproject.toml allows
	$(INSTALL) uv
	$(call PIN,--upgrade pyproject.toml --group build $(addprefix --no-emit-package ,$(UNUSED)),play)
	$(call PIN,--upgrade --constraint requirements/play.txt --group dev,dev)
	$(call PIN,--upgrade --constraint requirements/play.txt --constraint requirements/dev.txt --group docs,docs)

clean: ## Remove everything that make made
	rm -rf $(VENV) build dist site src/*.egg-info .cache .*_cache .hypothesis \
		web/node_modules web/js/generated
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The virtual environment, in steps that are done again when what they read has changed.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Python 3.11 or newer is needed; name it with: make PYTHON=python3.x ...' >&2; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { rm -rf $(VENV); \
		echo '$(PYTHON) cannot make a virtual environment; on Debian and Ubuntu, install it with: apt install python3-venv' >&2; exit 1; }
	@touch $@

$(VENV)/.play: requirements/play.txt $(VENV)/.made
	@echo 'Installing what the game needs'
	@$(INSTALL) --require-hashes --no-deps -r $<
	@touch $@

# Of what build/ holds from before, only compiled modules newer than the whole kernel may stay: where
# compiling fails, an old one would hide the source.
$(VENV)/.package: $(VENV)/.play $(VENV)/.files $(SHIPPED)
	@echo 'Installing the package (a C compiler makes it fast, but is not needed)'
	@newest=$$(ls -t setup.py src/spitemalice/kernel/*.py src/spitemalice/kernel/*.pxd | head -n 1); \
		find build/lib* -type f -not \( -name '*.so' -newer $$newest \) -delete 2>/dev/null || true
	@$(INSTALL) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(NODE_TOOLS): web/package-lock.json web/package.json
	@command -v npm >/dev/null || { echo 'Node 20 or newer with npm is needed for this' >&2; exit 1; }
	@echo 'Installing the tools for the web game'
	@cd web && npm ci --silent
	@touch $@

# The list of shipped files, touched when one is added or removed.
$(VENV)/.files: $(VENV)/.made FORCE
	@echo '$(SHIPPED)' | cmp -s - $@ || echo '$(SHIPPED)' > $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.package
	@echo 'Installing the development tools'
	@$(INSTALL) --require-hashes --no-deps -r $<
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.package
	@echo 'Installing the documentation tools'
	@$(INSTALL) --require-hashes --no-deps -r $<
	@touch $@
