"""From the tree of a file to a playbook, or to everything that is wrong with it."""

from __future__ import annotations

import re
from typing import Final, cast

from quotary.core.playbook import chunk_section, limits
from quotary.core.playbook.cue_words import cues
from quotary.core.playbook.model import OtherType, Playbook, Position, Scope
from quotary.core.playbook.position_section import position
from quotary.core.playbook.problem import PlaybookInvalid, Problem, quoted
from quotary.core.playbook.section import Section
from quotary.core.playbook.tree import Items, Leaf, Members, Tree, shown

KEYS: Final = (
    "playbook",
    "version",
    "title",
    "we_are",
    "language",
    "scope",
    "document_type",
    "type_cues",
    "other_types",
    "threshold",
    "usual",
    "harmless",
    "positions",
    *chunk_section.KEYS,
)
SCOPES: Final = ("document", "clause", "chunk")
LANGUAGES: Final = ("en", "pt")
_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
_VERSION: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,39}")


def compile_playbook(tree: Tree) -> Playbook:
    """The playbook that the tree states.

    Raises:
        PlaybookInvalid: with every problem found, each with line, place, finding and remedy.
    """
    faults: list[Problem] = []
    section = Section(tree, "", faults, KEYS)
    built = _playbook(section, faults) if isinstance(tree, Members) else None
    if faults or built is None:
        raise PlaybookInvalid(faults)
    return built


def _playbook(section: Section, faults: list[Problem]) -> Playbook:
    scope = cast("Scope", section.choice("scope", SCOPES, None))
    built = Playbook(
        id=_id(section, "playbook"),
        version=_version(section),
        title=section.text("title", limits.TITLE, required=True),
        we_are=section.text("we_are", limits.TITLE, required=True),
        language=section.choice("language", LANGUAGES, None),
        scope=scope,
        positions=_positions(section, scope, faults),
        document_type=_id(section, "document_type") if section.has("document_type") else "",
        type_cues=cues(section, "type_cues"),
        other_types=_other_types(section, faults),
        threshold=section.share("threshold"),
        usual=cues(section, "usual"),
        harmless=cues(section, "harmless"),
        obligations=chunk_section.obligation_policy(section, faults),
        chunk=chunk_section.chunk_size(section, faults),
        terms=chunk_section.key_terms(section, faults),
    )
    _check_scope(section, scope)
    if built.other_types and not built.document_type:
        section.need("document_type", "document_type beside other_types")
    return built


def _check_scope(section: Section, scope: Scope) -> None:
    """Note every key that the playbook's scope does not read."""
    if scope == "chunk" and section.has("usual"):
        line = section.line_of("usual")
        section.fault(line, "usual", "usual in scope: chunk", "usual under document or clause")
    if scope != "clause" and section.has("harmless"):
        line = section.line_of("harmless")
        section.fault(line, "harmless", f"harmless in scope: {scope}", "harmless under clause")
    for key in chunk_section.KEYS if scope != "chunk" else ("positions",):
        found = section.tree(key)
        if found is not None and found != Items((), found.line):
            allowed = "scope: document or clause" if scope == "chunk" else "scope: chunk"
            section.fault(found.line, key, f"{key} in scope: {scope}", f"{key} under {allowed}")


def _id(section: Section, key: str) -> str:
    text = section.text(key, limits.NAME, required=True)
    if text and not _ID.fullmatch(text):
        allowed = "small letters, digits and -, as in vendor-nda"
        section.fault(section.line_of(key), key, quoted(text), allowed)
    return text


def _version(section: Section) -> str:
    """The version exactly as written, so that 1.10 is not 1.1."""
    section.need("version", "version: a number or a short word")
    found = section.tree("version")
    if found is None:
        return ""
    text = found.written if isinstance(found, Leaf) and found.value is not None else ""
    if (isinstance(found, Leaf) and isinstance(found.value, bool)) or not _VERSION.fullmatch(text):
        allowed = "up to 40 letters, digits and . _ + -"
        section.fault(found.line, "version", shown(found), allowed)
    return text


def _positions(section: Section, scope: Scope, faults: list[Problem]) -> tuple[Position, ...]:
    built: list[Position] = []
    lines: dict[str, int] = {}
    for number, tree in enumerate(section.items("positions", limits.POSITIONS), start=1):
        one = position(tree, number, scope, faults)
        if one.id and one.id in lines:
            found = f"a second position {quoted(one.id)}"
            section.fault(one.line, "positions", found, f"each id once (see line {lines[one.id]})")
        lines.setdefault(one.id, one.line)
        built.append(one)
    given = section.tree("positions")
    if scope != "chunk" and (given is None or given == Items((), given.line)):
        found = "no positions" if given is None else "an empty list"
        section.fault(section.line_of("positions"), "positions", found, "at least one position")
    return tuple(built)


def _other_types(section: Section, faults: list[Problem]) -> tuple[OtherType, ...]:
    found = section.tree("other_types")
    if found is None:
        return ()
    names = tuple(key.written for key, _ in found.entries) if isinstance(found, Members) else ()
    for name in names:
        if not _ID.fullmatch(name) or len(name) > limits.NAME:
            allowed = "small letters, digits and -, as in order-form"
            section.fault(found.line, "other_types", quoted(name), allowed)
    types = Section(found, "other_types", faults, dict.fromkeys(names))
    built = tuple(OtherType(name, cues(types, name)) for name in sorted(set(names)))
    if len(built) > limits.OTHER_TYPES or any(not other.cues for other in built):
        section.fault(found.line, "other_types", "a type without cues", "a list of cues for each")
    return built
