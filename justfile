# List the recipes.
default:
    @just --list --unsorted

# Everything CI runs; the last step is the README's test command.
check: format-check lint types imports test

# Format and fix what can be fixed.
format:
    uv run ruff format
    uv run ruff check --fix

format-check:
    uv run ruff format --check

lint:
    uv run ruff check

types:
    uv run pyright

imports:
    uv run lint-imports

test:
    uv run pytest
