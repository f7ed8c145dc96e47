"""Every setting is in docs/, and docs/ and compose name no setting that is not there."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

from pydantic_settings import BaseSettings

from quotary.cli.password_file import needed
from quotary.log.accounts import accounts

_ROOT = Path(__file__).parents[2]
_OF_COMPOSE_ALONE = {"QUOTARY_EXTRACTORS", "QUOTARY_BROKER_ADDRESS"}
_NAME = re.compile(r"QUOTARY_[A-Z0-9_]*[A-Z0-9]\b")


def _below(kind: type[BaseSettings]) -> Iterator[type[BaseSettings]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def _variables() -> dict[str, object]:
    """Every setting with its default."""
    namespace = importlib.import_module("quotary")
    for module in pkgutil.walk_packages(namespace.__path__, "quotary."):
        if (
            not module.name.endswith(("__main__", "migrations.env"))
            and ".versions." not in module.name
        ):
            importlib.import_module(module.name)
    ours = (each for each in _below(BaseSettings) if each.__module__.startswith("quotary."))
    return {
        f"{each.model_config.get('env_prefix', '')}{name}".upper(): field.default
        for each in ours
        for name, field in each.model_fields.items()
    }


def _rows() -> str:
    pages = (path.read_text() for path in sorted((_ROOT / "docs").glob("*.md")))
    return "\n".join(line for page in pages for line in page.splitlines() if line.startswith("| `"))


def test_every_setting_has_a_row_in_a_table() -> None:
    first_cells = "\n".join(line.split("|")[1] for line in _rows().splitlines())
    missing = sorted(name for name in _variables() if f"`{name}`" not in first_cells)
    assert not missing, f"docs/operations.md or docs/live-models.md lacks {missing}"


def test_every_default_in_a_table_is_the_settings_own() -> None:
    variables = _variables()
    wrong: list[str] = []
    for line in _rows().splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        names = [name for name in _NAME.findall(cells[0]) if name in variables]
        said = cells[-2].replace("`", "").split(", ") if len(cells) > 2 else []
        if len(said) == len(names) and all(said):
            pairs = zip(names, said, strict=True)
            wrong += [name for name, one in pairs if not _is_default(one, variables[name])]
    # The account that a service connects with is called like the service.
    assert wrong == ["QUOTARY_NATS_USER"]


def _is_default(said: str, default: object) -> bool:
    if isinstance(default, bool):
        return said == str(default).lower()
    return float(said) == default if isinstance(default, int | float) else said == str(default)


def test_docs_and_compose_name_only_settings_that_exist() -> None:
    known = _variables().keys() | _OF_COMPOSE_ALONE | set(needed(accounts(("dms",))))
    files = [*(_ROOT / "docs").glob("*.md"), _ROOT / "README.md", _ROOT / "docker-compose.yml"]
    files += [*(_ROOT / "deploy").glob("*.yml"), _ROOT / "Dockerfile"]
    unknown = {
        f"{path.name}: {name}"
        for path in files
        for name in _NAME.findall(path.read_text())
        if name not in known
    }
    assert not unknown


def test_compose_passes_on_every_setting_of_its_services() -> None:
    """A setting that `.env` could not set would be a trap; these have a fixed place or none."""
    fixed = {"QUOTARY_NATS_USER", "QUOTARY_TENANT", "QUOTARY_PUBLISH_TIMEOUT", "QUOTARY_DATA",
             "QUOTARY_URL", "QUOTARY_MODEL_PRICES", "QUOTARY_BROKER_PORT"}  # fmt: skip
    compose = (_ROOT / "docker-compose.yml").read_text()
    missing = sorted(name for name in _variables().keys() - fixed if f"{name}" not in compose)
    assert not missing
