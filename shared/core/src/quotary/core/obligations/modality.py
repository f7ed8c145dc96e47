"""What a quote's own words say of it: that somebody must, must not, or may.

Code answers only where the grammar leaves no doubt. Whatever else the words may mean is for a
person to read: a prohibition taken for a duty is worse than a row to look at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from quotary.core.obligations import modality_en, modality_pt
from quotary.core.obligations.complements_en import NOTHING, UNCLEAR, Said
from quotary.core.obligations.duty_words import MASKED, find_duties, portuguese_places
from quotary.core.obligations.joined_duties import PAID_FOR
from quotary.core.obligations.labels import without_labels
from quotary.core.obligations.modality_doubt import is_chance, is_optional, is_past, is_told
from quotary.core.obligations.modality_doubt_en import WARRANTED
from quotary.core.obligations.modality_words_en import ASIDE, CUT, HARMLESS, QUANTITY
from quotary.core.obligations.proposed import Modality
from quotary.core.obligations.unmasked import unmask
from quotary.core.stops import stop_ends

WEIGHT: Final[dict[Modality, int]] = {"may": 0, "must": 1, "must_not": 2}

_CONTRACTED: Final = re.compile(r"\b(sha|wo|ca|must|should|need|do|does|did|is|are|has|have)n'?t\b")
_WHOLE: Final = {"sha": "shall", "wo": "will", "ca": "can"}
_NOT_UNREASONABLY: Final = re.compile(
    # A duty of whoever may consent, said in passing.
    r"\b(?:(?:shall|must|will|may) not|not to) be unreasonably [a-z]+"
    r"(?:,? (?:(?:conditioned|delayed|withheld|denied|or|nor|and),? ?)+)?"
)
_LEADS_IN: Final = re.compile(
    # "shall: (a) deliver", as it stands or as a quote's parts are joined: the verb goes on behind.
    r"(?P<head>\b(?:shall|must|may|will|should|cannot|to|not|never|dever\w*|poder\w*))"
    r" ?[:\u2014-](?: ?\.\.\.)?(?: ?(?:\(?(?:[a-z]|[ivx]{1,5}|[0-9]{1,2})[.)]|[\u2022\u00b7*-]))? ?"
)
_MARK: Final = (
    r"(?:(?<![\w])\((?:[a-z]|[ivx]{1,5}|[0-9]{1,2})\)"
    r"|(?<=[;:,.] )(?:[a-z]|[ivx]{1,5}|[0-9]{1,2})[.)]|(?<=[;:,. ])[\u2022\u00b7*-]) ?"
)
_ITEMS: Final = re.compile(_MARK)
_ITEM_DENIED: Final = re.compile(
    # An item that has its verb from the lead-in and denies it.
    rf"{_MARK}(?:not|never|neither|nor|refrain|abstain|nao|nunca|nem|abster)\b"
)
_AFTER_STOP: Final = re.compile(
    r"[.;:] ?(?:(?:and|or|but|e|ou|mas) )?(?:not|never|nao|nunca)\b"
    rf"(?! (?:{QUANTITY}|(?:all|every|obstante|havendo|[a-z]+r(?:a|ao)|se|e|sao)\b|pod|dev))"
)
_PAST_ASIDE: Final = re.compile(
    rf"(?P<head>\b(?:shall|must|may|will|cannot)(?: not)?){ASIDE.pattern} ?"
)
_DOT: Final = re.compile(r"\.[\"'\u2019\u201d)\]]*\s*")
_REFRAIN: Final = re.compile(r"\b(?:refrain|abstain|desist|forbear) from\b")
_FREES: Final = re.compile(
    # One side frees the other.
    r"\b(?:releases|relieves|excuses|exempts|discharges|frees|absolves|dispenses"
    r"|spares) [^.;,]{1,50}?"
    r" (?:from|of) |(?<!\w)(?:desobriga|dispensa|isenta|exonera|libera|exime)(?:m|ou|ram)? "
    r"(?:[oa]s? )?[a-z]+ d[aeo]s? "
)
_NOTHING_OBLIGES: Final = re.compile(
    r"(?<!\w)(?:nada|nenhuma? (?:clausula|disposicao|parte))\b[^.;,]{0,60}? "
    r"(?:obriga|exige|impoe)(?:m|ra|rao)?(?!\w)"
)
_NOBODY_DOES: Final = re.compile(
    # "Neither of us passes on": the only denial of its sentence.
    r"^\W*(?:[a-z§ ]*[0-9.]*[.)] )?(?:neither (?:of [a-z]+|party|side)|nobody|no one"
    r"|nenhuma das partes"
    r"|ninguem) (?!is\b|has\b|was\b|does\b|e\b|tem\b|foi\b)[a-z]+"
    r"(?!.*\b(?:not|no|never|nor|without|unless|except|only|nao|nem|sem|salvo|exceto|so)\b)"
)
_WOULD: Final = re.compile(r"\b(?:would|might|could)\b")
_ANY_NOT: Final = re.compile(
    r"\b(?:not|no|never|nor|neither|none|nothing|nobody|prohibit\w*|forbid\w*|restric\w+"
    r"|restrain\w*"
    r"|ved[ac]\w+|proib\w+|nao|nem|nunca|jamais"
    r"|nenhum\w*|sem|without|only|can|could|might|somente|apenas|relieved?|releas\w+|excus\w+"
    r"|exempt\w*|waiv\w+"
    r"|discharg\w+|absolv\w+|ceas\w+|lapses?|denied|deprived|unlawful|dispensad\w+|isent\w+"
    r"|desobrigad\w+|liberad\w+|exonerad\w+)\b"
)


@dataclass(frozen=True, slots=True)
class ModalityRead:
    """The modalities that the words state, the heaviest first, each once.

    `unclear` is True where the words bind or free somebody and code cannot be sure which; then
    nothing is stated.
    """

    stated: tuple[Modality, ...] = ()
    unclear: bool = False


@lru_cache(maxsize=512)
def read_modality(text: str) -> ModalityRead:
    """What the words of the text state; nothing where they bind and free nobody."""
    text = _without_dots(without_labels(text))
    view = unmask(text).text
    if any(hit.cue == MASKED for hit in find_duties(text)):
        return ModalityRead(unclear=True)
    line = _CONTRACTED.sub(lambda found: f"{_WHOLE.get(found[1], found[1])} not", view)
    mixed = _ITEM_DENIED.search(line) is not None and len(_ITEMS.findall(line)) > 1
    if mixed or _AFTER_STOP.search(line) is not None:
        return ModalityRead(unclear=True)
    line = _LEADS_IN.sub(r"\g<head> ", line)
    line = _PAST_ASIDE.sub(r"\g<head> ", line)
    line = WARRANTED.sub(r"\g<head>", line)
    rest, consents = _NOT_UNREASONABLY.subn(" ", line)
    said: set[Said] = {
        *modality_en.said_in(rest),
        *modality_pt.said_in(view, portuguese_places(text)),
    }
    if consents and said - {NOTHING, "must_not"}:
        return ModalityRead(unclear=True)
    if consents or (not said and _REFRAIN.search(rest)):
        said.add("must_not")
    said = _with_form(view, said)
    if not said and find_duties(text):
        # A word of duty that is no verb read here: "is mandatory", "the Supplier warrants that".
        doubted = _ANY_NOT.search(HARMLESS.sub("", view)) or _WOULD.search(view)
        doubted = doubted or is_past(_main(view))
        said.add(UNCLEAR if doubted else "must")
    if UNCLEAR in said or _is_doubted(view, said):
        return ModalityRead(unclear=True)
    by_weight: list[Modality] = ["must_not", "must", "may"]
    return ModalityRead(tuple(one for one in by_weight if one in said))


def _main(view: str) -> str:
    """The words before the first clause that depends: what was done is told of, and not owed."""
    cut = CUT.search(view)
    head = view[: cut.start()] if cut else view
    return head if find_duties(head) else view


def _with_form(view: str, said: set[Said]) -> set[Said]:
    """With what the form of the sentence says: leave that costs, who frees whom, nobody's deed."""
    if _NOTHING_OBLIGES.search(view) is not None and said <= {"must", NOTHING}:
        return {NOTHING}
    found = set(said)
    if "may" in said and PAID_FOR.search(view) is not None:
        found.add("must")
    if _FREES.search(view) is not None:
        found.add(UNCLEAR)
    if not said and _NOBODY_DOES.search(view) is not None:
        found.add("must_not")
    return found


def _is_doubted(view: str, said: Set[str]) -> bool:
    """True where what is said may bind, or free, nobody in truth."""
    if not said - {NOTHING}:
        return False
    optional = "must" in said and "may" not in said and is_optional(view)
    return is_told(view) or optional or ("may" in said and is_chance(view))


def _without_dots(text: str) -> str:
    """The text with a space for every full stop that ends no sentence: "2.5 days", "Acme Inc."."""
    chars = list(text)
    for found in _DOT.finditer(text):
        ends = found.end() > found.start() + 1 or found.end() == len(text)
        if not ends or not stop_ends(text, found.start(), found.end()):
            chars[found.start()] = " "
    return "".join(chars)


def read_modalities(text: str) -> tuple[Modality, ...]:
    """Every modality that the words of the text state for certain, the heaviest first."""
    return read_modality(text).stated


def heaviest(modalities: Iterable[Modality]) -> Modality:
    """The one that binds most. There must be one."""
    return max(modalities, key=WEIGHT.__getitem__)
