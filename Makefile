# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: play test lint types bench app art install-app clean

$(VENV)/.play: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check --upgrade-strategy only-if-needed "pygame-ce>=2.5.3,<3" "pygame_gui>=0.6.14,<0.7" "platformdirs>=4.2,<5"
	$(RUN) -m compileall -q main.py rules game ui
	touch $@

$(VENV)/.test: $(VENV)/.play
	$(RUN) -m pip install --quiet --disable-pip-version-check "pytest>=8.3" "pytest-xdist>=3.6" "hypothesis>=6.110" "ruff>=0.8" "mypy>=1.13"
	touch $@

play: $(VENV)/.play
	@$(RUN) main.py

lint: $(VENV)/.test
	$(RUN) -m ruff check .

types: $(VENV)/.test
	$(RUN) -m mypy

test: lint types
	$(RUN) -m pytest -n 2 --dist worksteal

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

bench: $(VENV)/.test
	test -d .venv-bench || ($(PYTHON) -m venv .venv-bench && .venv-bench/bin/python -m pip install --quiet --disable-pip-version-check catanatron chess)
	$(RUN) -m compileall -q main.py rules game ui tools
	$(RUN) -m tools.bench --rivals .venv-bench/bin/python

art: $(VENV)/.art
	$(RUN) -m tools.art assets
	$(RUN) -m tools.sounds assets/sounds

$(VENV)/.art: $(VENV)/.play
	$(RUN) -m pip install --quiet --disable-pip-version-check skia-python pillow font-source-sans-pro font-source-serif-pro
	touch $@

app: $(VENV)/.app
	$(RUN) -m PyInstaller --noconfirm --log-level WARN tools/app/comptoir.spec

$(VENV)/.app: $(VENV)/.play
	$(RUN) -m pip install --quiet --disable-pip-version-check "pyinstaller>=6.10"
	touch $@

install-app: app
	$(RUN) -m tools.app.install
