"""Which words of a document call a party, and which of them call the same one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from quotary.core.parties import OPENING, party_names
from quotary.core.questions.content_words import content_words
from quotary.core.questions.stemming import plain

_ROLES_WORDS: Final = (
    "supplier customer provider vendor client licensor licensee buyer seller purchaser lessor "
    "lessee landlord tenant borrower lender contractor subcontractor consultant company agent "
    "principal distributor franchisor franchisee recipient receiver discloser owner hirer "
    "operator publisher author artist guarantor bank insurer investor founder subscriber "
    "evaluator processor controller manufacturer reseller dealer carrier shipper charterer "
    "builder developer promoter sponsor organiser organizer trustee beneficiary donor donee "
    "assignor assignee grantor grantee mortgagor mortgagee pledgor pledgee optionor optionee "
    "merchant broker contratante contratada contratado locador locadora locatario locataria "
    "fornecedor fornecedora comprador compradora vendedor vendedora cliente licenciante "
    "licenciada licenciado prestador prestadora tomador tomadora mutuante mutuario mutuaria "
    "franqueador franqueadora franqueado franqueada cedente cessionario cessionaria fiador "
    "fiadora comodante comodatario comodataria empregador empregadora representante representada "
    "representado distribuidora distribuidor arrendador arrendadora arrendatario arrendataria "
    "parceira parceiro construtora operadora transportadora seguradora segurado segurada "
    "receptora reveladora divulgadora agencia empresa autora editora patrocinador patrocinadora "
    "patrocinado patrocinada credor credora devedor devedora garantidor garantidora consumidor "
    "consumidora doador donatario cooperado cooperada produtor produtora depositante depositario "
    "depositaria outorgante outorgada outorgado escola"
)
ROLES: Final = frozenset(_ROLES_WORDS.split())
"""Words for a side of a contract, plain; a document means a side by one where it has a capital."""
_CAPITAL: Final = re.compile(r"(?<![\w-])[A-ZÀ-Ý][\w-]{3,}")
_AGENT: Final = re.compile(
    # English -er, -or, -ee and Portuguese -dor, -nte, -ario: who does, or to whom it is done.
    r"(?:er|or|ee|dor|dora|nte|ario|aria|eiro|eira|tor|tora|ada|ado)$"
)
_ACTS: Final = re.compile(
    r"\b(?P<name>[A-ZÀ-Ý][\w-]{3,}) "
    r"(?:shall|may|must|will|undertakes|agrees|warrants|dever[áã]o?|deve|pode|poder[áã]o?"
    r"|obriga-se|compromete-se|[a-zà-ú]+(?:ará|erá|irá))\b"
)
_NO_PARTY_WORDS: Final = (
    "agreement neither either other whoever order letter matter number offer paper quarter "
    "register transfer november december september october contrato prazo multa data fatura invoice"
)
_NO_PARTY: Final = frozenset(_NO_PARTY_WORDS.split())
_NAME: Final = (
    r"\b(?!(?:Between|BETWEEN|The|This|These|And|With|By|Entre|ENTRE|And|Made|Dated|Welcome)\b)"
    r"(?P<name>[A-ZÀ-Ý][\w&.'’-]+)(?:,? (?:[A-ZÀ-Ý&][\w&.'’-]*|plc))*"
)
_ALIAS: Final = re.compile(
    rf"{_NAME}(?:,[^()\"“\n]{{0,120}})?\s*\((?:[^()\"“]{{0,40}})"
    r"[\"“](?P<alias>[A-Z][^\"”]{1,40}|we|us)[\"”]"
)
_CALLED: Final = re.compile(
    rf"{_NAME}(?:,[^\n;\"“()]{{0,140}}?)?,? (?:doravante|hereinafter)[^\n.;\"“]{{0,40}}?"
    r"[\"“]?(?P<alias>[A-ZÀ-Ý]{3,}|[A-ZÀ-Ý][a-zà-ú]{2,})"
)
_BRACKETED: Final = re.compile(r"\((?:(?:the|os?|as?)\s)?[\"“]?(?P<name>[A-ZÀ-Ý][\w-]{2,})[\"”]?\)")
"""Acme Ltda. (a COOPERATIVA), Alder Club (the "Club"): a party where it acts."""
_DOES: Final = (
    r"\s(?:shall|must|may|will|undertakes|agrees|dever[áã]o?|deve|poder[áã]o?|pode|obriga-se"
    r"|[a-zà-ú]{2,}(?:ará|erá|irá))\s(?!(?:not |não )?(?:be|ser|have|mean)\b)"
)
_SIDES: Final[Mapping[str, str]] = {
    "receiving party": "recipient",
    "disclosing party": "discloser",
    "parte receptora": "receptora",
    "parte reveladora": "reveladora",
    "parte divulgadora": "reveladora",
}


_WE: Final = re.compile(r"\b(?:we|our|us)\b", re.IGNORECASE)
_YOU: Final = re.compile(r"\b(?:you|your)\b", re.IGNORECASE)
_PRONOUNS: Final[Mapping[str, str]] = {
    "we": "we", "us": "we", "our": "we", "ours": "we",
    "you": "you", "your": "you", "yours": "you",
}  # fmt: skip
_FEWEST: Final = 3
"""Times that a text must say both "we" and "you" to be one that calls its parties so."""


class PartyWords:
    """The words that call the parties of one document; `group_of` tells which call the same."""

    def __init__(self, text: str) -> None:
        self._groups = dict(_groups(text))
        names = "|".join(re.escape(each) for each in sorted(self._groups, key=len, reverse=True))
        self._pattern = re.compile(rf"(?<![\w-])(?:{names})(?:e?s)?(?![\w$-])") if names else None

    def found_in(self, text: str) -> list[tuple[int, int, str]]:
        """(start, end, group) of every mention in the plain text, in order."""
        if self._pattern is None:
            return []
        return [
            (match.start(), match.end(), self._group(match[0]))
            for match in self._pattern.finditer(text)
            # "The Supplier's customers" are other people.
            if not text[: match.start()].endswith(("'s ", "s' "))
        ]

    def _group(self, word: str) -> str:
        for bare in (word, word.removesuffix("s"), word.removesuffix("es")):
            if bare in self._groups:
                return self._groups[bare]
        return word


@lru_cache(maxsize=64)
def party_words(text: str) -> PartyWords:
    """The parties of the document with this text: by their roles, names and defined words."""
    return PartyWords(text)


def _groups(text: str) -> Mapping[str, str]:
    words = {side: name for side, name in _SIDES.items() if name} | {
        name: name for name in _SIDES.values()
    }
    for match in _CAPITAL.finditer(text):
        name = plain(match[0])
        words |= {each: each for each in (name, name.removesuffix("s")) if each in ROLES}
    for match in _ACTS.finditer(text):
        name = plain(match["name"])
        if _AGENT.search(name) and name not in _NO_PARTY:
            words.setdefault(name, name)
    for name in (*map(plain, party_names(text, "")), *_named_in_brackets(text)):
        words.setdefault(name, name)
    if min(len(_WE.findall(text)), len(_YOU.findall(text))) >= _FEWEST:
        words |= _PRONOUNS
    for pattern in (_ALIAS, _CALLED):
        for match in pattern.finditer(text[:OPENING]):
            alias = plain(match["alias"])
            if alias in words and content_words(match["name"]):
                words[plain(match["name"])] = words[alias]
    return words


def _named_in_brackets(text: str) -> Iterator[str]:
    """The names that the opening gives in brackets, of those who do something in the text."""
    for match in _BRACKETED.finditer(text[:OPENING]):
        acts = re.search(rf"\b{re.escape(match['name'])}{_DOES}", text)
        if acts is not None and plain(match["name"]) not in _NO_PARTY:
            yield plain(match["name"])
