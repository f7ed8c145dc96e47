"""The sections of a playbook of chunk scope: obligations, chunk and terms."""

from __future__ import annotations

from typing import Final, cast

from quotary.core.playbook import limits
from quotary.core.playbook.chunk_model import (
    ACCEPT,
    OVERLAP,
    REASONS,
    REVIEW,
    TOKENS,
    ChunkSize,
    KeyTermSpec,
    ObligationPolicy,
    Risk,
    RiskRule,
)
from quotary.core.playbook.cue_words import cues
from quotary.core.playbook.field_section import NAME_ALLOWED, is_name
from quotary.core.playbook.problem import Problem, quoted
from quotary.core.playbook.section import Section
from quotary.core.playbook.tree import shown

KEYS: Final = ("obligations", "chunk", "terms")
"""The keys of a playbook file that only chunk scope has."""

_OBLIGATIONS: Final = ("accept", "review", "duty_cues", "exclude", "risk")
_RISK: Final = ("cues", "at_least")
_CHUNK: Final = ("tokens", "overlap")
_TERM: Final = ("id", "title", "description", "derive", "options", "cues")
_RISKS: Final = ("low", "medium", "high")
_NUMBERS: Final = (
    "duration.years",
    "duration.months",
    "duration.days",
    "duration.least_days",
    "duration.business_days",
    "percent",
    "money.amount",
    "money.currency",
    "date",
)
READERS: Final = (*_NUMBERS, "duration.perpetual", "jurisdiction", "notice.required", "yes_no")
"""The readers that may read a key term."""

_TOKENS: Final = (200, 8_000)
_OVERLAP: Final = (0, 2_000)


def obligation_policy(section: Section, faults: list[Problem]) -> ObligationPolicy:
    """How obligations are graded; the defaults where the section is not there."""
    found = section.tree("obligations")
    if found is None:
        return ObligationPolicy()
    own = Section(found, "obligations", faults, _OBLIGATIONS)
    accept, review = own.share("accept", ACCEPT), own.share("review", REVIEW)
    if review > accept:
        line = own.line_of("review" if own.has("review") else "accept")
        found_both = f"review {review} above accept {accept}"
        own.fault(line, "review", found_both, "review of at most accept")
    return ObligationPolicy(
        accept=accept,
        review=review,
        duty_cues=cues(own, "duty_cues"),
        exclude=_reasons(own),
        risk=tuple(
            _risk(Section(tree, f"obligations.risk[{number}]", faults, _RISK))
            for number, tree in enumerate(own.items("risk", limits.ROWS), start=1)
        ),
    )


def chunk_size(section: Section, faults: list[Problem]) -> ChunkSize:
    """How large a chunk is; the defaults where the section is not there."""
    found = section.tree("chunk")
    if found is None:
        return ChunkSize()
    own = Section(found, "chunk", faults, _CHUNK)
    size = ChunkSize(own.whole("tokens", _TOKENS, TOKENS), own.whole("overlap", _OVERLAP, OVERLAP))
    if size.overlap * 2 > size.tokens:
        line = own.line_of("overlap" if own.has("overlap") else "tokens")
        found_both = f"an overlap of {size.overlap} in chunks of {size.tokens}"
        own.fault(line, "overlap", found_both, "at most half of the tokens")
    return size


def key_terms(section: Section, faults: list[Problem]) -> tuple[KeyTermSpec, ...]:
    """The key terms in file order; () where the section is not there."""
    built: list[KeyTermSpec] = []
    lines: dict[str, int] = {}
    for number, tree in enumerate(section.items("terms", limits.POSITIONS), start=1):
        one = _term(Section(tree, f"terms[{number}]", faults, _TERM), faults)
        if one.id and one.id in lines:
            found = f"a second term {quoted(one.id)}"
            section.fault(one.line, "terms", found, f"each id once (see line {lines[one.id]})")
        lines.setdefault(one.id, one.line)
        built.append(one)
    return tuple(built)


def _reasons(section: Section) -> tuple[str, ...]:
    if not section.has("exclude"):
        return REASONS
    reasons = section.texts("exclude", len(REASONS), limits.NAME)
    for reason in reasons:
        if reason not in REASONS:
            allowed = f"reasons that code can check: {', '.join(REASONS)}"
            section.fault(section.line_of("exclude"), "exclude", quoted(reason), allowed)
    return tuple(reason for reason in REASONS if reason in reasons)


def _risk(section: Section) -> RiskRule:
    words = cues(section, "cues")
    if section.readable and not words:
        section.fault(section.line_of("cues"), "cues", "no cue", "at least one cue")
    return RiskRule(words, cast("Risk", section.choice("at_least", _RISKS, None)))


def _term(section: Section, faults: list[Problem]) -> KeyTermSpec:
    id_ = section.text("id", limits.NAME, required=True)
    if id_ and not is_name(id_):
        section.fault(section.line_of("id"), "id", quoted(id_), NAME_ALLOWED)
    derive = section.text("derive")
    if derive and derive not in READERS:
        section.fault(section.line_of("derive"), "derive", quoted(derive), ", ".join(READERS))
    return KeyTermSpec(
        id=id_,
        title=section.text("title", limits.TITLE, required=True),
        description=section.text("description", limits.PROSE, required=True),
        derive=derive,
        options=_options(section, derive, faults),
        cues=cues(section, "cues"),
        line=section.line,
    )


def _options(
    section: Section, derive: str, faults: list[Problem]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The cues that the reader is given, by option: `near` for numbers, yes and no for `yes_no`."""
    if derive == "yes_no":
        section.need("options", "options with the cues that mean yes and no")
    found = section.tree("options")
    if found is None:
        return ()
    names = ("no", "yes") if derive == "yes_no" else ("near",) if derive in _NUMBERS else ()
    if not names:
        section.fault(found.line, "options", shown(found), "no options for this reader")
        return ()
    own = Section(found, f"{section.where}.options", faults, names)
    lists = tuple((name, cues(own, name)) for name in names)
    if own.readable and not any(words for _, words in lists):
        own.fault(found.line, "", "no cue", f"cues under {' or '.join(names)}")
    return tuple((name, words) for name, words in lists if words)
