"""Playbooks and their cases as files: read whole, strictly, and named in every message."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quotary.core.checking.case import Cases
from quotary.core.checking.case_sections import compile_cases
from quotary.core.playbook import Playbook, PlaybookInvalid, Problem, compile_playbook, digest
from quotary.core.playbook.tree import Tree
from quotary.log.toml_tree import toml_tree
from quotary.log.yaml_tree import yaml_tree

MAX_BYTES: Final = 1_000_000
_READERS: Final = {".yaml": yaml_tree, ".yml": yaml_tree, ".toml": toml_tree}


@dataclass(frozen=True, slots=True)
class LoadedPlaybook:
    """A valid playbook, the file's text, and the sha256 of the canonical JSON (not of the text)."""

    playbook: Playbook
    source: str
    digest: str


@dataclass(frozen=True, slots=True)
class PlaybookFolder:
    """The playbooks of a folder by id, and the files that are no valid playbook."""

    playbooks: dict[str, LoadedPlaybook]
    refused: tuple[PlaybookInvalid, ...]


def load_playbook(path: Path) -> LoadedPlaybook:
    """The playbook in a YAML or TOML file.

    Raises:
        PlaybookInvalid: it cannot be read or is not valid; every problem names file and line.
    """
    try:
        return playbook_from(path.name, _content(path))
    except PlaybookInvalid as invalid:
        raise PlaybookInvalid(invalid.problems, str(path)) from invalid


def playbook_from(name: str, content: bytes) -> LoadedPlaybook:
    """The playbook in a file's content; the end of `name` says whether it is YAML or TOML.

    Raises:
        PlaybookInvalid: it is too large, not text, or not valid; every problem names its line.
    """
    try:
        source = _text(content)
        playbook = compile_playbook(_tree(Path(name), source))
    except PlaybookInvalid as invalid:
        raise PlaybookInvalid(invalid.problems, name) from invalid
    return LoadedPlaybook(playbook, source, digest(playbook))


def load_folder(folder: Path) -> PlaybookFolder:
    """Every playbook directly in the folder, in the order of file names, and what is none."""
    found: dict[str, LoadedPlaybook] = {}
    refused: list[PlaybookInvalid] = []
    for path in playbook_files(folder):
        try:
            loaded = load_playbook(path)
        except PlaybookInvalid as invalid:
            refused.append(invalid)
            continue
        if loaded.playbook.id in found:
            again = f"a second playbook {loaded.playbook.id}"
            problem = Problem(0, "playbook", again, "each id once")
            refused.append(PlaybookInvalid([problem], str(path)))
            continue
        found[loaded.playbook.id] = loaded
    return PlaybookFolder(found, tuple(refused))


def playbook_files(folder: Path) -> list[Path]:
    """The files directly in the folder that are named like playbooks, in the order of names."""
    if not folder.is_dir():
        return []
    return [each for each in sorted(folder.iterdir()) if each.suffix in _READERS and each.is_file()]


def cases_path(path: Path) -> Path:
    """Where a playbook file's cases are kept: `cases/<name>.yaml` beside it."""
    return path.parent / "cases" / f"{path.stem}.yaml"


def load_cases(path: Path, playbook: Playbook) -> Cases:
    """The cases for the playbook in a YAML or TOML file.

    Raises:
        PlaybookInvalid: it cannot be read or is not valid; every problem names file and line.
    """
    try:
        return compile_cases(_tree(path, _text(_content(path))), playbook)
    except PlaybookInvalid as invalid:
        raise PlaybookInvalid(invalid.problems, str(path)) from invalid


def _tree(path: Path, source: str) -> Tree:
    read = _READERS.get(path.suffix.lower())
    if read is None:
        problem = Problem(0, "", f"a file named {path.name}", "a name in .yaml, .yml or .toml")
        raise PlaybookInvalid([problem])
    return read(source)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        found = f"no readable file ({error.strerror or type(error).__name__})"
        raise PlaybookInvalid([Problem(0, "", found, "the path of a playbook")]) from error


def _text(content: bytes) -> str:
    if len(content) > MAX_BYTES:
        found = f"more than {MAX_BYTES:,} bytes"
        raise PlaybookInvalid([Problem(0, "", found, f"a file of up to {MAX_BYTES:,} bytes")])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        found = f"the byte 0x{content[error.start]:02x}"
        raise PlaybookInvalid([Problem(line, "", found, "text in UTF-8")]) from error
