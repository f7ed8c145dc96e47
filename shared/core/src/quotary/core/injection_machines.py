"""How contracts never speak, and text addressed to a machine does: the machine and its papers.

Patterns of English and Portuguese as they read in `lookalikes.skeleton`: lower case, no accents.
"""

from __future__ import annotations

from typing import Final


def words(lines: str) -> str:
    """The alternatives on all lines as one pattern."""
    return "|".join(line.strip() for line in lines.strip().splitlines())


_KIND: Final = words(
    r"""
    review(?:er|ing)?|revis(?:ao|or|ora)|analy[sz](?:is|ing|er)|analis(?:e|ador)
    assess(?:ment|ing)|evaluat(?:or|ion|ing)|avalia(?:cao|dor|dora)|screening|triage|triagem
    classifi(?:er|cation|cador)|pars(?:er|ing)|reading|leitura|leitora?
    summari[sz](?:er|ing|ation)
    """
)

_AUTOMATIC: Final = words(
    r"""
    automated|automatic(?:a|as|o|os)?|automatizad[ao]s?|virtual|machine|ai|ia|intelligent
    inteligente|artificial|digital|electronic|eletronic[ao]s?|robotic
    juridic[oa] (?:digital|virtual)
    """
)

_THING: Final = words(
    r"""
    systems?|models?|tools?|software|engines?|bots?|robots?|assistants?|algorithms?|reviewers?
    pipelines?|analy[sz]ers?|parsers?|classifiers?
    """
)
_COISA: Final = words(
    r"""
    sistemas?|modelos?|ferramentas?|software|motor(?:es)?|robos?|bots?|assistentes?|algoritmos?
    revisor(?:es|a)?|analisador(?:es)?|classificador(?:es)?
    """
)
_READER: Final = words(
    r"""
    agents?|agentes?|evaluators?|avaliador(?:es)?|readers?|leitor(?:es)?|lawyers?|advogados?
    counsel|analysts?|analistas?
    """
)
_DOCUMENT: Final = words(
    r"""
    contracts?|agreements?|documents?|clauses?|sections?|paragraphs?|provisions?|nda|text|matter
    positions?|limitations?|page|file
    """
)
_DOCUMENTO: Final = words(
    r"""
    contratos?|acordos?|documentos?|clausulas?|sec(?:ao|oes)|paragrafos?|disposic(?:ao|oes)
    textos?|posic(?:ao|oes)|itens|item|limitacao|multa|pagina|arquivo|trecho
    """
)
_THIS_PAPER: Final = (
    r"(?:this|the|est[ea]|o|a) (?:\w+ )?(?:contracts?|agreements?|documents?|clauses?|text|nda|page"
    r"|contrato|documento|clausula|texto|pagina|acordo)"
)
_READS: Final = (
    r"(?:review|read|process|analy[sz]|evaluat|assess|summari[sz]|pars)(?:s|es|e|ing|ed)?"
)
_LE: Final = r"(?:le(?:r|ia|ndo)?|process\w+|analis\w+|avali\w+|revis\w+)"

_NAMED: Final = words(
    r"""
    (?:large |small )?language models?|modelos? de linguagem|v?llms?|ais?|ias?|a\.i\.
    chat ?bots?|(?:chat)?gpt[\w.]*|claude|gemini|copilot|llama|neural networks?
    redes? neura(?:l|is)|artificial intelligences?|inteligencias? artificia(?:l|is)
    (?:automated|automatic) (?:approval|checks?|extraction)
    (?:revisao|analise|avaliacao|triagem|leitura) (?:automatic|automatizad)as?
    (?:aprovacao|verificac(?:ao|oes)|extracao) (?:automatic|automatizad)as?
    """
)
_DRIVEN: Final = r"automated|automatic|(?:machine|ai)[ -](?:assisted|driven|based)|computer"

MACHINE: Final = "|".join(
    (
        _NAMED,
        rf"(?:{_DRIVEN}) (?:contract )?(?:review|analysis|evaluation|assessment|screening)",
        rf"(?:{_AUTOMATIC})[ -](?:\w+[ -]){{0,2}}?(?:{_THING}|{_READER})",
        rf"(?:contract |document |legal |nda )?(?:{_KIND})[ -](?:\w+[ -]){{0,1}}?"
        r"(?:systems?|models?|tools?|software|engines?|bots?|robots?|assistants?|algorithms?)",
        rf"(?:{_COISA}|{_READER}) (?:\w+ )?(?:d[eao] |que )?(?:{_KIND}|{_AUTOMATIC})",
        rf"(?:{_THING}) (?:that (?:is )?|which (?:is )?|now |currently )?{_READS} {_THIS_PAPER}",
        rf"(?:{_COISA}) (?:que |a |esteja )*{_LE} {_THIS_PAPER}",
    )
)
"""A machine that reads contracts, by name, by kind, or by what it is said to do."""

PERHAPS_MACHINE: Final = rf"{_THING}|{_COISA}|machines?|maquinas?|whoever reads|quem ler"
"""A word that may mean such a machine, or a machine that the parties use."""

PAPER: Final = "|".join(
    (
        r"(?:this|all|every|each|any|following|entire|whole|these|the) (?:\w+ ){0,2}?"
        rf"(?:{_DOCUMENT})",
        r"(?:clause|section|paragraph|article)s? [0-9]+|the above|the foregoing|o texto acima",
        r"(?:est[ea]s?|dest[ea]s?|nest[ea]s?|todas? as?|todos? os?|cada|qualquer|d?[oa]s?) "
        rf"(?:\w+ ){{0,1}}?(?:{_DOCUMENTO})",
        r"(?:clausula|secao|item)s? \w+|everything|tudo|all of (?:it|them)",
    )
)
"""The thing under review, or a part of it."""
