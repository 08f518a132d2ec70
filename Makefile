# One command each; CONTRIBUTING.md says what they do.
.PHONY: run test lint format lock words
BIN := .venv/bin

run:
	@packaging/setup.sh run
	@packaging/run.sh

test: lint
	$(BIN)/python -m pytest -n auto --dist loadgroup

lint:
	@packaging/setup.sh test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy

format:
	@packaging/setup.sh test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock:
	@packaging/setup.sh test
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --extra speech --extra recall --extra starter --group build pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --extra speech --extra recall --extra starter --group dev pyproject.toml -o requirements-dev.lock

words:
	@packaging/setup.sh test
	$(BIN)/python packaging/words.py
