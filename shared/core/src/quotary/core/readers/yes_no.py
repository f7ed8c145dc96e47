"""Reader of yes or no by the cues that a playbook gives for each, negation heeded."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from quotary.core.cues import CueHit, find_cues
from quotary.core.flat_text import flatten
from quotary.core.readers.language import language_of
from quotary.core.readers.readable import readable
from quotary.core.readers.reading import Reading, nothing, unsure
from quotary.core.readers.weighing import is_weighed

# "Without delay", "including, without limitation," and "including but not limited to" deny nothing.
_NEGATION = (
    r"(?:not(?! limited\b)|no|never|nor|neither|cannot|non|nothing|none"
    r"|without(?! (?:(?:any|undue|unreasonable|unnecessary|further|culpable) )*"
    r"(?:delay|charge|costs?|exception|reservation|fail|hesitation)\b|(?: any)? limit)"
    r"|nao|nunca|nem|sem(?! (?:limit|prejuizo))|jamais|nenhum|nenhuma|tampouco|vedad[oa]"
    r"|prohibited from|refrain from)"
)
_BESIDE = re.compile(
    rf"\b{_NEGATION}\b-?(?: \w+){{0,2}} ?$|\bneither\b[^.;:]{{0,60}}\bnor ?$", re.IGNORECASE
)
_NEAR = re.compile(rf"\b{_NEGATION}\b[^.;:,()]{{0,60}}$", re.IGNORECASE)
# "shall not, in any manner, train" and "shall not copy, sell or train": the verb hangs on the not.
_ACROSS = re.compile(
    rf"\b{_NEGATION}\b[^.;:]{{0,100}}[,)](?:(?: (?!(?:may|shall|will|can|must|pode|podera|deve"
    r"|devera)\b)[a-z]+){0,4} (?:or|nor|and|nem|ou|e|otherwise|to|indirectly))? ?$",
    re.IGNORECASE,
)
_TWICE = re.compile(
    rf"\b{_NEGATION}\b[^.;:]{{0,40}}\b{_NEGATION}\b-?(?: \w+){{0,2}} ?$", re.IGNORECASE
)
_NEITHER = re.compile(r"\bneither\b", re.IGNORECASE)
# What it reaches ends with the next negation: "(including, without limitation, notes), without
# retaining" retains nothing.
_NOT_ONLY = re.compile(
    r"\b(?:not only|not limited|nao (?:so|apenas|somente)|without limit\w*|sem limit\w*"
    rf"|sem prejuizo)\b(?:(?!\b{_NEGATION}\b)[^.;:]){{0,60}}$",
    re.IGNORECASE,
)
# "Shall decide whether to return or destroy": what is asked is not yet done or owed. "Information,
# whether oral or written, shall be returned" asks nothing: no "to", and nobody that would do it.
_WHO = (
    r"(?:it|they|he|she|we|each|either|th(?:e|is|at|ese|ose)|such|an?|[A-Z]\w+)(?: [\w'-]+){0,3}?"
)
# Up to the verb that is the cue, with others beside it: "keep, return or" and "promptly". Behind
# "whether to proceed, and for no other purpose" the question is over.
_VERBS = r"(?:(?:[a-z]+, )*[a-z]+,? (?:and|or) (?:to )?)?(?:[a-z]+ly )?$"
_ASKED = re.compile(
    r"(?i:\b(?:whether|how|when|where|if)(?:,? (?:and|or) (?:when|how|if|not|to what extent))*,?"
    rf" to) {_VERBS}"
    rf"|(?i:\bwhether(?: or not)?) {_WHO} (?i:shall|will|should|must|may|can|is to|has to|have to"
    rf"|are to|ought to|wants? to|wish\w* to|intends? to) (?:be )?{_VERBS}"
    r"|(?i:\b(?:decid|avali|defin|examin|verific|analis|discut|acord|combin|consider|estud)\w*"
    r" (?:se|como|quando|quais?)(?: [a-z]+){0,2}) $"
)
_NO_VERB = re.compile(
    r"(?:for|only|solely|exclusively|no|not|in|on|by|with|without|under|as|than|apenas|somente"
    r"|unicamente|exclusivamente|para|por|sem|em)\b",
    re.IGNORECASE,
)
# "All information that it chooses": how much is for the one who owes it to say. "Return or destroy
# it, as it chooses" leaves only the way open.
_CHOSEN = re.compile(
    r"^[^.;:,]{0,80}?\b(?:that|which|what|whatever|as much as|such \w+ as|que|o que|quanto)"
    r" (?:it|they|he|she|we|ela?s?|the (?:recipient|receiving party|receiver|borrower|holder)"
    r"|a receptora|o receptor)(?: (?:itself|themselves|alone))?"
    r" (?:choos|select|pick|agree|name|define|determine|specif|approve|wish|want|like|prefer|elect"
    r"|decid|(?:may )?(?:deem|think|see|find|consider|judge)s? (?:it )?(?:fit|right|proper"
    r"|appropriate|useful|necessary|convenient|best|worth)|escolh|quis|quer|prefer|entend|julg)",
    re.IGNORECASE,
)
# In Portuguese "no" is "in the": "com base no IPCA" denies nothing.
_IN_THE = re.compile(r"\bno\b", re.IGNORECASE)
_OWN = re.compile(rf"\b{_NEGATION}\b", re.IGNORECASE)
# "Shall not use it save for the purpose of": an exception from a no is what the cue states.
_EXCEPTED = re.compile(r"^(?:save|except|other than|apart from|but)\b", re.IGNORECASE)
_WINDOW = 120


def _polarity(text: str, hit: CueHit) -> str:
    """Stated, denied or unsure: what the words around the cue make of it."""
    before = readable(text[max(0, hit.span.start - _WINDOW) : hit.span.start] + "x")[:-1]
    if language_of(readable(text)) == "pt":
        before = _IN_THE.sub("na", before)
    cue = readable(hit.span.of(text))
    if is_weighed(before, cue) or (_ASKED.search(before) and not _NO_VERB.match(cue)):
        return "unsure"
    if _CHOSEN.search(readable("x" + text[hit.span.end :][:_WINDOW])[1:]):
        return "unsure"
    if _NOT_ONLY.search(before):
        return "stated"
    if _EXCEPTED.match(hit.cue) and _NEAR.search(before) and not _TWICE.search(before):
        return "stated"
    if _OWN.search(hit.cue):
        # "neither may" after "neither may, and" is no second negation of the first, and the "nor"
        # of "neither A nor B" belongs to its "neither".
        paired = hit.cue.lower().startswith("nor ") and _NEITHER.search(before)
        return "unsure" if _BESIDE.search(before) and not paired else "stated"
    if _TWICE.search(before) and not _NEITHER.search(before):
        return "unsure"
    if _BESIDE.search(before):
        return "denied"
    return "unsure" if _NEAR.search(before) or _ACROSS.search(before) else "stated"


def cue_option(options: Mapping[str, object] | None, name: str) -> Sequence[str]:
    """The cues that the options hold under the name, () where there are none."""
    value = (options or {}).get(name, ())
    if isinstance(value, str) or not isinstance(value, Sequence):
        return ()
    return tuple(cue for cue in cast("Sequence[object]", value) if isinstance(cue, str))


def _meanings(text: str, hits: Sequence[CueHit], *, meaning: bool) -> set[bool | None]:
    senses: dict[str, bool | None] = {"stated": meaning, "denied": not meaning, "unsure": None}
    return {senses[_polarity(text, hit)] for hit in hits}


def _apart(hits: Sequence[CueHit], others: Sequence[CueHit]) -> list[CueHit]:
    """The hits that are no part of a longer cue's own words, found at the same place.

    "Uma da outra" in "não divulgar ... uma da outra" is said by the longer cue, denial and all.
    """
    longer = [(other.span, _said(other.cue)) for other in (*hits, *others)]
    return [
        hit
        for hit in hits
        if not any(
            span.contains(hit.span) and span != hit.span and _said(hit.cue) in said
            for span, said in longer
        )
    ]


def _said(cue: str) -> str:
    # "Back-up" is found as "backup" too, so that both are one word here.
    return f" {flatten(cue.replace('-', '')).text.strip()} "


def read_yes_no(text: str, options: Mapping[str, object] | None = None) -> Reading:
    """True by a `yes` cue, false by a `no` cue or a negated `yes` cue; nothing without any.

    A cue that holds its own negation ("shall not solicit") is taken as it stands. Ambiguous where
    cues contradict each other, where a negation stands near but not beside one, where a cue is only
    asked ("whether to …"), and where the one who owes it says of how much.
    """
    yes = find_cues(text, cue_option(options, "yes"))
    no = find_cues(text, cue_option(options, "no"))
    found = _meanings(text, _apart(yes, no), meaning=True)
    found |= _meanings(text, _apart(no, yes), meaning=False)
    if not found:
        return nothing()
    if len(found) > 1 or None in found:
        return unsure("the cues for yes and no contradict each other, or may be negated")
    return Reading("value", value=found.pop())
