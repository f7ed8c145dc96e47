"""Labels as people wrote them, and what each contract is reviewed with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from quotary.core.verdict import Route

ROUTES = frozenset(route.value for route in Route)
FAILED = "failed"


class LabelsInvalid(ValueError):
    """A labels file that cannot be used; the text says where and why."""


@dataclass(frozen=True, slots=True)
class LabelledClause:
    """One top-level clause: its state, and the position and the alert where there is one.

    `number` counts clauses from 1, however the document writes their numbers.
    """

    number: str
    state: str
    position: str = ""
    alert: str = ""


@dataclass(frozen=True, slots=True)
class Labelled:
    """One contract with the routes that are right and, where labelled, each position's verdict.

    Contracts read clause by clause have `clauses`, and `missing` positions, instead.
    """

    path: Path
    playbook: str
    allowed: frozenset[str]
    positions: dict[str, str] = field(default_factory=dict[str, str])
    recording: Path | None = None
    clauses: tuple[LabelledClause, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What a table shows."""
        if self.clauses:
            return f"{self.path.name} ({self.playbook})"
        return self.recording.stem if self.recording else self.path.name


def samples(folder: Path) -> list[Labelled]:
    """The labelled contracts of `labels.yaml`, then the poisoned recordings, which must be red.

    Raises:
        LabelsInvalid: the file is missing, or an entry does not have the form.
    """
    path = folder / "labels.yaml"
    found = load(path)
    playbook = str(found.get("playbook", "auto"))
    labelled = [
        Labelled(
            path=folder / str(entry["file"]),
            playbook=playbook,
            allowed=frozenset({_route(path, entry["route"])}),
            positions={str(id_): str(verdict) for id_, verdict in entry["positions"].items()},
        )
        for entry in entries(path, found, "contracts")
    ]
    return labelled + list(_poisoned(folder, playbook, labelled))


def _poisoned(folder: Path, playbook: str, known: list[Labelled]) -> Iterable[Labelled]:
    by_stem = {each.path.name.split(".")[0]: each.path for each in known}
    for reply in sorted((folder / "poisoned").glob("*.reply.json")):
        contract = by_stem.get(reply.name.split(".")[0])
        if contract is None:
            raise LabelsInvalid(f"{reply}: there is no labelled contract of that name")
        yield Labelled(contract, playbook, frozenset({Route.RED.value}), recording=reply)


def attacks(folder: Path) -> list[Labelled]:
    """The replies that try to cheat, each with the routes that are allowed.

    Raises:
        LabelsInvalid: the file is missing, or an entry does not have the form.
    """
    path = folder / "attacks" / "attacks.yaml"
    found = load(path)
    return [
        Labelled(
            path=folder / str(entry["contract"]),
            playbook="vendor-nda",
            allowed=frozenset(str(route) for route in entry["allowed"]),
            recording=folder / "attacks" / str(entry["file"]),
        )
        for entry in entries(path, found, "attacks")
    ]


def contratos(folder: Path) -> list[Labelled]:
    """The contracts read clause by clause, for each side that `contratos*.yaml` labels them from.

    Raises:
        LabelsInvalid: there is no such file, or an entry does not have the form.
    """
    paths = sorted(folder.glob("contratos*.yaml")) or [folder / "contratos.yaml"]
    return [each for path in paths for each in _by_clause(path)]


def _by_clause(path: Path) -> Iterable[Labelled]:
    found = load(path)
    playbook = str(found.get("playbook", "auto"))
    for entry in entries(path, found, "contracts"):
        yield Labelled(
            path=path.parent / "contratos" / str(entry["file"]),
            playbook=playbook,
            allowed=frozenset({_route(path, entry["route"])}),
            clauses=tuple(_clause(path, each) for each in entries(path, entry, "clauses")),
            missing=tuple(str(id_) for id_ in entries(path, entry, "missing")),
        )


def _clause(path: Path, entry: dict[str, Any]) -> LabelledClause:
    if "clause" not in entry or "state" not in entry:
        raise LabelsInvalid(f"{path}: a clause needs clause and state, and has {sorted(entry)}")
    return LabelledClause(
        number=str(entry["clause"]),
        state=str(entry["state"]),
        position=str(entry.get("position", "")),
        alert=str(entry.get("alert", "")),
    )


def load(path: Path) -> dict[str, Any]:
    """The mapping in a labels file.

    Raises:
        LabelsInvalid: the file is missing, or holds something else.
    """
    try:
        found = YAML(typ="safe", pure=True).load(path.read_text())
    except FileNotFoundError as error:
        raise LabelsInvalid(
            f"{path} is not there: name the samples folder with --samples"
        ) from error
    except YAMLError as error:
        raise LabelsInvalid(f"{path}: {error}") from error
    if not isinstance(found, dict):
        raise LabelsInvalid(f"{path}: a mapping is expected at the top")
    return found  # pyright: ignore[reportUnknownVariableType] - checked entry by entry


def entries(path: Path, found: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    """The list under `key`.

    Raises:
        LabelsInvalid: there is none.
    """
    listed = found.get(key)
    if not isinstance(listed, list):
        raise LabelsInvalid(f"{path}: a list {key} is expected")
    return listed  # pyright: ignore[reportUnknownVariableType]


def _route(path: Path, route: object) -> str:
    if route not in ROUTES:
        raise LabelsInvalid(f"{path}: {route!r} is no route: {', '.join(sorted(ROUTES))}")
    return str(route)
