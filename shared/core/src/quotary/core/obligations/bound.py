"""Who is bound by each word of duty in a quote, held against the party that a reply names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from quotary.core.obligations import bound_words as say
from quotary.core.obligations.labels import without_label
from quotary.core.obligations.subjects import Subject, subject_before
from quotary.core.obligations.words import even
from quotary.core.span import Span

Answer = Literal["yes", "no", "unknown"]

_DETERMINER: Final = re.compile(
    r"\b(?:the|a|an|o|os|as|each|every|any|all|both|other|said|such)\s+$"
)


@dataclass(frozen=True, slots=True)
class Bond:
    """One word of duty at `at` of the line, and whether the party is who it binds.

    `other` says that it is a duty of its own, of somebody else as far as form tells.
    """

    at: Span
    party: Answer
    subject: Subject
    other: bool = False


def bonds(line: str, words: Sequence[Span], party: str | None) -> tuple[Bond, ...]:
    """For each word of duty, in order: does it bind the party?

    Without a party, or where nothing binds it, the subject of the first word counts for one.
    """
    found = _bonds(line, words, party)
    if party and not any(bond.party == "yes" for bond in found):
        return _bonds(line, words, None)
    return found


def binds(line: str, words: Sequence[Span], party: str) -> bool:
    """True where at least one of the words plainly binds, or frees, the party."""
    return any(bond.party == "yes" for bond in _bonds(line, words, party))


def _bonds(line: str, words: Sequence[Span], party: str | None) -> tuple[Bond, ...]:
    found: list[Bond] = []
    named = _name(party) if party else ""
    for number, word in enumerate(words):
        at = _verb(line, word)
        subject = subject_before(line, at.start, _floor(line, found))
        absolute = say.ABSOLUTE_WORD.search(line[: at.end])
        if absolute is not None:
            subject = Subject("named", absolute["who"] or absolute["whose"])
        half = say.HALF.search(line[: at.start])
        if half is not None and line[at.start : at.end].lower() in say.HALF_OPENS:
            subject = Subject("named", half["who"])
        done = (
            say.DONE_BY.match(line, at.end) if say.DONE.fullmatch(line[at.start : at.end]) else None
        )
        if done is not None and found:
            subject = Subject("named", done["who"])
        own = say.OWN_SUBJECT.match(line, at.start)
        if own is not None:
            subject = Subject("named", own["who"])
        dative = say.DATIVE.search(line[: at.end].rstrip())
        if dative is not None:
            subject = Subject("named", dative["who"])
        behind = say.BEHIND.match(line, at.start)
        goes_on = subject.kind == "same" and bool(found) and behind is None
        if goes_on and _agent(line, at) is None:
            before = _main(line, found)
            answer: Answer = before.party
        elif not named:
            # Behind "it shall" a name is somebody else; behind "nobody" it is nobody's own verb.
            other_name = bool(found) and found[0].subject.kind != "same"
            named = "" if other_name else _head(subject)
            answer = "yes" if not found else "no" if other_name else "unknown"
        else:
            answer = _answer(line, at, subject, named)
        if answer == "yes" and party and _only_agrees(line, at, words[number + 1 : number + 2]):
            answer = "unknown"
        other = _is_other(line, at, subject, answer, known=bool(party))
        found.append(Bond(at, answer, subject, _main(line, found).other if goes_on else other))
    return tuple(found)


def _only_agrees(line: str, at: Span, following: Sequence[Span]) -> bool:
    """True for "the parties agree that the Supplier shall": who shall is told behind it."""
    agreed = say.AGREES_THAT.search(line[at.start : at.end])
    return agreed is not None and bool(following) and ";" not in line[at.end : following[0].start]


def _main(line: str, found: Sequence[Bond]) -> Bond:
    """The bond that "and shall" goes on with: no clause inside, as in "those that are needed"."""
    last = found[-1]
    inside = last.subject.inner or last.subject.kind == "relative"
    if not inside or say.BINDING.fullmatch(line[last.at.start : last.at.end].strip()):
        return last
    outer = [bond for bond in found if not bond.subject.inner and bond.subject.kind != "relative"]
    return outer[-1] if outer else last


def _floor(line: str, found: Sequence[Bond]) -> int:
    """Where the predicate of the last word of duty begins; "agrees that" has none of its own."""
    if not found or line[: found[-1].at.end].endswith("that"):
        return 0
    return found[-1].at.end


def _is_other(line: str, at: Span, subject: Subject, answer: Answer, *, known: bool) -> bool:
    """True where the word binds another than the party, in a clause that is no condition.

    A passive that names nobody is another's where the party is `known`; what depends on the duty
    itself ("ensure that …", "a form that cannot be altered") is a part of it.
    """
    if answer == "no" and say.BEHIND.match(line, at.start):
        return True
    if answer == "yes" or subject.inner == "condition" or subject.kind == "same":
        return False
    agent = _agent(line, at)
    if say.ABSOLUTE_WORD.search(line[: at.end]):
        return answer == "no"
    absolute = say.ABSOLUTE.search(line[: at.start])
    if absolute is not None and not say.BINDING.fullmatch(line[at.start : at.end].strip()):
        return known
    state = agent == "" or say.STATE.match(line, at.end) is not None
    if state and say.WARRANTED.search(line[: at.start]):
        # "Warrants that the work will be done with care": what is warranted, and no one else's.
        return False
    if any(told.search(line[: at.start]) for told in (say.ALSO_THAT, say.AGREED)):
        return answer == "no"
    if subject.inner == "that" or subject.kind == "relative":
        binding = say.BINDING.fullmatch(line[at.start : at.end].strip()) is not None
        return binding and agent != "" and not say.ENSURED.search(line[: at.start])
    if subject.kind == "named" and answer == "no":
        return known or agent != ""
    if subject.kind == "pronoun" and say.SAID_OF.search(line[: at.start]):
        return say.BINDING.fullmatch(line[at.start : at.end].strip()) is not None and known
    return known and subject.kind in ("pronoun", "unknown")


def _verb(line: str, at: Span) -> Span:
    """The verb of a word of duty that begins with its subject: "neither party may"."""
    modal = say.MODAL_INSIDE.search(line[at.start : at.end])
    return Span(at.start + modal.start(), at.end) if modal else at


def _name(party: str) -> str:
    """The party without its article, as it is compared."""
    name = even(party)
    while (bare := say.ARTICLE.sub("", name)) != name:
        name = bare
    return name


def _head(subject: Subject) -> str:
    return _name(subject.words) if subject.kind == "named" else ""


def _answer(line: str, at: Span, subject: Subject, name: str) -> Answer:
    if _bound_behind(line, at, name):
        return "yes"
    inside = say.FOR_WHOM.fullmatch(line[at.start : at.end].strip())
    if inside is not None:
        return "yes" if _name(inside["who"]) == name else "no"
    if say.BEHIND.match(line, at.start):
        return "no"
    falls_on = say.FALLS_ON.match(line, at.end)
    if falls_on is not None and subject.kind == "pronoun":
        return "yes" if _name(falls_on["who"]) == name else "no"
    agent = _agent(line, at)
    if agent is not None:
        return "yes" if _does_it(name, agent) else "no"
    if subject.inner == "condition" and _without_subject(name, line, at):
        return "yes"
    if subject.kind == "named":
        return "yes" if _heads(name, subject.words) else "no"
    told = {
        "relative": _ends_with(name, subject.words),
        "pronoun": _only_name(name, subject.words),
        "same": _opens(name, line[: at.start]),
    }
    return "yes" if told.get(subject.kind, False) else "unknown"


def _agent(line: str, at: Span) -> str | None:
    """Of a passive the words from its "by" on, "" without; None where nothing is passive."""
    after = line[at.end :]
    match = say.PASSIVE.match(after)
    if match is None and re.search(r"ser(?:á|ão)$", line[at.start : at.end].lower()):
        match = say.FUTURE_PASSIVE.match(after)
    if match is None or match["verb"].lower() in say.ACTIVE:
        return None
    if say.PARTICIPLE.search(match["verb"]) is None:
        return None
    agent = say.AGENT.search(after, match.end())
    if agent is not None and say.NO_AGENT.match(agent[1]):
        return ""
    return agent[1] if agent else ""


def _bound_behind(line: str, at: Span, name: str) -> bool:
    """True for "in no event shall the Supplier", "caberá à CONTRATADA", "obliges the Customer"."""
    after, word = even(line[at.end :]), line[at.start : at.end]
    if re.match(rf"\W*(?:{say.LINKS}\s+)*{re.escape(name)}(?!\w|['’])", after):
        deed = say.DEED.fullmatch(word.strip()) or say.MODAL.search(word)
        another = say.BINDS_ANOTHER.search(word) or say.BEHIND.match(line, at.start) or not deed
        another = another or say.BURDEN.match(after)
        return bool(another) or say.INVERTED.search(line[: at.start]) is not None
    owner = rf"{re.escape(name)}(?:['’]s?)\s+(?:\w+\s+)?{say.DUTY_NOUNS}"
    return re.search(owner, even(word)) is not None


def _does_it(name: str, agent: str) -> bool:
    """True where the words behind "by" begin with the name."""
    line = even(agent)
    articles = r"(?:(?:the|each|either|both|any|all|a|an|o|os|as)\s+)*"
    match = re.match(rf"{articles}{re.escape(name)}(?!\w)", line)
    return match is not None and _is_whole(line[match.end() :])


def _heads(name: str, words: str) -> bool:
    """True where the name heads the words: not what somebody owns, nor what something is of."""
    line = even(words)
    return any(
        _is_whole(line[match.end() :]) and _is_free(line[: match.start()])
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", line)
    )


def _is_whole(after: str) -> bool:
    """True where a name ends where its phrase does: "the Supplier's staff" is not the Supplier."""
    return not re.match(r"['’]", after) and say.AFTER_NAME.match(after) is not None


def _is_free(before: str) -> bool:
    """True where nothing before a name makes it a part of another phrase."""
    if say.ONLY_ARTICLES.fullmatch(before) or say.SHARE_OF.fullmatch(before):
        return True
    if say.BEFORE_NAME.search(before) is None:
        return False
    if say.EXCEPTED.search(before):
        return False
    rest = before
    while (bare := _DETERMINER.sub("", rest)) != rest:
        rest = bare
    return not say.PREPOSITION.search(rest) and not say.JOINED_OBJECT.search(rest)


def _opens(name: str, before: str) -> bool:
    """True where the sentence opens with the name and a verb of its own: "the Supplier has …"."""
    line = re.split(r"[.;:]\s", even(without_label(before)))[-1]
    opening = r"\W*(?:\S{1,6}[.)] )?(?:(?:the|each|every|a|an|o|os|as)\s+)?"
    return re.match(rf"{opening}{re.escape(name)}\s+{say.OWN_VERB}\b", line) is not None


def _without_subject(name: str, line: str, at: Span) -> bool:
    """True for *Caso a CONTRATADA verifique um incidente, comunicará …*: the verb has no subject.

    It is who the condition is about, where no one else is named in it.
    """
    words = re.split(r"[.;:]\s", without_label(line[: at.start]))[-1]
    condition = say.CONDITION_OF.match(words)
    if condition is None or even(condition["name"]) != name or not words.rstrip().endswith(","):
        return False
    if say.DEBT_PT.fullmatch(line[at.start : at.end].strip()) is None:
        return False
    if re.match(r"\s+(?:[oa]s?\s+)?(?-i:[A-Z\u00c0-\u00dd])", line[at.end :]):
        return False
    names = {even(found) for found in say.CAPITALS.findall(words[condition.end() :])}
    return names <= {name}


def _ends_with(name: str, words: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}\W*$", even(words)) is not None


def _only_name(name: str, words: str) -> bool:
    """True where a pronoun can stand for nobody else that is named before it."""
    if not re.search(rf"(?<!\w){re.escape(name)}(?!\w|['’])", even(words)):
        return False
    others = {even(match["name"]) for match in say.OTHER_NAME.finditer(words) if not match["place"]}
    return all(other in name or name in other for other in others)
