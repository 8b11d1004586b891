# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
# What is needed stands in pyproject.toml alone: for the program itself, and an extra for each further purpose.
NEED = $(RUN) -m pip install --quiet --disable-pip-version-check --editable

.PHONY: play test lint types asserts bench app art install-app wheel clean

$(VENV)/.play: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(NEED) .
	$(RUN) -m compileall -q main.py rules game ui
	touch $@

$(VENV)/.test: $(VENV)/.play
	$(NEED) ".[test]"
	touch $@

play: $(VENV)/.play
	@$(RUN) main.py

lint: $(VENV)/.test
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .

types: $(VENV)/.test
	$(RUN) -m mypy

# Asserts are rewritten once while types are looked at, or each process would rewrite them all for itself.
# Two processes more than the usual two cores: tests in the real window mostly wait.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/.test
	@$(MAKE) --no-print-directory -j2 lint types asserts
	$(RUN) -m pytest -n 4 --dist worksteal

# What is wrong with a test is told when it runs, not here where nobody reads it.
asserts: $(VENV)/.test
	@$(RUN) -m pytest --collect-only >/dev/null || true

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis *.egg-info

bench: $(VENV)/.test
	test -d .venv-bench || ($(PYTHON) -m venv .venv-bench && .venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[bench]")
	$(RUN) -m compileall -q main.py rules game ui tools
	$(RUN) -m tools.bench --rivals .venv-bench/bin/python

art: $(VENV)/.art
	$(RUN) -m tools.art assets
	$(RUN) -m tools.sounds assets

$(VENV)/.art: $(VENV)/.play
	$(NEED) ".[art]"
	touch $@

app: $(VENV)/.app
	$(RUN) -m PyInstaller --noconfirm --log-level WARN tools/app/comptoir.spec
	@du -sm dist/comptoir | awk '{print "dist/comptoir: " $$1 " MB"}'

$(VENV)/.app: $(VENV)/.play
	$(NEED) ".[app]"
	touch $@

install-app: app
	$(RUN) -m tools.app.install

wheel: $(VENV)/.test
	$(RUN) -m pip wheel --quiet --no-deps --wheel-dir dist .
