"""Whether a passage supports an answer: on the point, of the kind, party and unit asked for."""

from __future__ import annotations

import re
from typing import Final, Literal

from quotary.core.obligations.whereabouts import whereabouts
from quotary.core.questions.another_matter import is_of_another_matter
from quotary.core.questions.content_words import stems_of
from quotary.core.questions.contrasts import contrasts
from quotary.core.questions.counted import says_how_many
from quotary.core.questions.crossed import crosses
from quotary.core.questions.kinds import Kind
from quotary.core.questions.latter import somebody_else_does, with_the_latter_named
from quotary.core.questions.measured_from import is_measured_from
from quotary.core.questions.needed_words import Needed, needed, stands_bare
from quotary.core.questions.own_name import without_own_name
from quotary.core.questions.part_named import in_part_named
from quotary.core.questions.party_words import party_words
from quotary.core.questions.said_together import Part, said_together
from quotary.core.questions.same_party import same_party
from quotary.core.questions.stemming import plain, stem, words_of
from quotary.core.questions.subject import ON_THE_POINT, SubjectIndex
from quotary.core.questions.topics import in_one_word
from quotary.core.questions.units import same_unit, wants_money
from quotary.core.questions.values import has_value
from quotary.core.span import Span
from quotary.core.statements import statement_at

Gap = Literal["", "off_point", "no_value", "other_party", "other_unit"]

_TOGETHER: Final[frozenset[Kind]] = frozenset(
    {"how_long", "how_often", "how_much", "percent", "limit", "count", "when", "where", "law"}
)
"""Kinds whose value must be said of what is asked about, not elsewhere in the sentence."""
_OPENING: Final = 600
"""Characters in which a document says its own date, and that of the contract that it amends."""
_REFERS_BACK: Final = re.compile(
    r"\W*(?:\w{1,4}[.)]\s+)?(?:it|they|this|these|such|those|its|their|he|she|the same|ele|ela|eles"
    r"|elas|est[ea]s?|ess[ea]s?|tal|tais|isso)\b",
    re.IGNORECASE,
)
_THIS_CLAUSE: Final = re.compile(
    r"\b(?:this|the present|dest[ae]|nest[ae]|esta) (?:article|section|clause|paragraph|schedule"
    r"|cl[áa]usula|se[çc][ãa]o|artigo|cap[íi]tulo|anexo)\b",
    re.IGNORECASE,
)
_DOES_SO: Final = re.compile(
    r"\b(?:do|does|doing|done) (?:so|this)\b|\bfaz[êe]-lo\b", re.IGNORECASE
)
_POINTS_BACK: Final = re.compile(
    r"\b(?:such|those|these|said|aforesaid|tal|tais|ess[ea]s?|est[ea]s|referid[oa]s?)\b",
    re.IGNORECASE,
)


def gap(question: str, kind: Kind, place: Span, subject: SubjectIndex) -> Gap:
    """What the passage lacks to support an answer; "" where it lacks nothing."""
    index = subject.index
    question = in_one_word(without_own_name(question, index.document.text))
    spans = statement_at(index.text, place)
    lead_ins = " ".join(part.of(index.text) for part in spans[:-1])
    own = spans[-1].of(index.text)
    lead_ins = f"{_spoken_of(kind, place, own, subject)} {lead_ins}".strip()
    statement = f"{lead_ins} {own} {place.of(index.text)}"
    opening = index.text[: min(_OPENING, spans[0].start)]
    parties = party_words(index.document.text)
    if crosses(question, f"{lead_ins} {own}"):
        return "off_point"
    if is_of_another_matter(question, own, opening, parties):
        return "off_point"
    if somebody_else_does(question, own, parties):
        return "other_party"
    own = with_the_latter_named(" ".join(own.split()), parties)
    said_above = _said_by_title(question, statement, subject)
    if subject.share(question, f"{statement} {said_above}", place) < ON_THE_POINT:
        return "off_point"
    parts = _parts(question, kind, lead_ins, own, index.document.language)
    if not parts:
        return "no_value"
    parts = [
        each
        for each in parts
        if _speaks_of_all(question, f"{lead_ins} {each.text}", statement, place, subject)
        and not contrasts(question, f"{lead_ins} {each.text} {_title_at(place, subject)}")
        and not is_measured_from(question, kind, each.own, parties)
    ]
    if not parts or not in_part_named(question, place, index):
        return "off_point"
    before = (
        f"{_title_at(place, subject)}. {_before(place, subject) if _REFERS_BACK.match(own) else ''}"
    )
    parts = [each for each in parts if _same_party(question, each, statement, before, subject)]
    if not parts:
        return "other_party"
    return "" if any(same_unit(question, kind, each.text) for each in parts) else "other_unit"


def _spoken_of(kind: Kind, place: Span, own: str, subject: SubjectIndex) -> str:
    """What "this Article" is headed, and what "it may not do so" goes on about."""
    heading = whereabouts(subject.index).heading(place) if _THIS_CLAUSE.search(own) else ""
    if not (_REFERS_BACK.match(own) and _DOES_SO.search(own)):
        return heading
    before = _before(place, subject)
    valued = kind in _TOGETHER and has_value(kind, before, subject.index.document.language)
    return heading if valued else f"{heading} {before}"


def _same_party(
    question: str, part: Part, statement: str, before: str, subject: SubjectIndex
) -> bool:
    """Of the part itself where it names a party, else of the whole statement."""
    words = party_words(subject.index.document.text)
    said = part.own if words.found_in(" ".join(plain(part.own).split())) else statement
    return same_party(question, said, before, words)


def _parts(question: str, kind: Kind, lead_ins: str, own: str, language: str) -> list[Part]:
    """The parts of the statement that state a value of the kind."""

    def states(text: str) -> bool:
        if kind == "how_much" and wants_money(question):
            return has_value("money", text, language)
        if kind == "count":
            return says_how_many(question, text)
        return has_value(kind, text, language)

    if kind in _TOGETHER and not states(lead_ins):
        return said_together(own, states)
    return [Part(f"{lead_ins} {own}", own)] if states(f"{lead_ins} {own}") else []


def _speaks_of_all(
    question: str, part: str, statement: str, place: Span, subject: SubjectIndex
) -> bool:
    """True where the part, with the parties of its statement and its titles, has the subject."""
    words = party_words(subject.index.document.text)
    plain_words = words_of(statement)
    named = {each for _, _, group in words.found_in(" ".join(plain_words)) for each in [group]}
    parties_named = " ".join(each for each in plain_words if each in named)
    text = f"{part} {parties_named} {_said_by_title(question, part, subject)}"
    if subject.share(question, text, place) < ON_THE_POINT:
        return False
    said = stems_of(text) | stems_of(_title_at(place, subject))
    if _POINTS_BACK.search(part):
        said |= stems_of(_before(place, subject))
    return all(stem(word) in said for each in _needed(question, subject) for word in each.words)


def _said_by_title(question: str, passage: str, subject: SubjectIndex) -> str:
    """The words that the document's own title may say: its name, or what all of it is about."""
    wanted = _needed(question, subject)
    # Of a contract of hosting and support, "of the support" is not the whole.
    whole = subject.title_topics <= {stem(word) for each in wanted for word in each.words}
    return " ".join(
        word
        for each in wanted
        if each.names_document
        or (whole and each.thing_of and stands_bare(stem(each.thing_of), passage))
        for word in each.words
        if stem(word) in subject.title
    )


def _needed(question: str, subject: SubjectIndex) -> tuple[Needed, ...]:
    words = party_words(subject.index.document.text)
    line = " ".join(plain(question).split())
    # "The Supplier's customers" are other people, also where the Customer is a party.
    called = (line[start:end] for start, end, _ in words.found_in(line))
    return needed(question, frozenset(word for each in called for word in words_of(each)))


def _title_at(place: Span, subject: SubjectIndex) -> str:
    clauses = subject.index.document.clauses
    return " ".join(each.title for each in clauses if each.title and each.span.overlaps(place))


def _before(place: Span, subject: SubjectIndex) -> str:
    """The sentence before that of the place; "" at the beginning."""
    text = subject.index.text
    head = text[: subject.index.sentences.at(place).start].rstrip()
    if not head:
        return ""
    return subject.index.sentences.at(Span(len(head) - 1, len(head))).of(text)
