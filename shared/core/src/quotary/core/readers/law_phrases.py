"""Patterns that tie a place to a body of law, in English and Portuguese readable text."""

from __future__ import annotations

import re

_I = re.IGNORECASE

# Between "of" and the name: "the Commonwealth of", "the Federal Republic of".
QUALIFIER = (
    r"(?:(?:(?:federal|federative|oriental|eastern|bolivarian|plurinational|democratic|people's"
    r"|islamic|hellenic|united|cooperative"
    r"|co-operative"
    r"|socialist|arab|hashemite|sovereign|independent|great|american|canadian|australian"
    r"|u\.?s\.?) )*"
    r"(?:states?|commonwealth|provinces?|republic|kingdom|country|nation|territor(?:y|ies)"
    r"|principality"
    r"|(?:grand )?duchy|sultanate|emirate|confederation|union|dominion|federation"
    r"|special administrative region"
    r"|jurisdiction|district|bailiwick|island|islands|mainland)(?: of)? (?:the )?)*"
)
QUALIFIER_PT = (
    r"(?:(?:republica|estados?|provincia|reino|commonwealth|pais|territorio|principado|emirado"
    r"|confederacao|uniao|grao-ducado|regiao administrativa especial|federacao)"
    r"(?: (?:federativa|federal|popular|democratica|islamica|independente"
    r"|unido))* (?:d[aeo]s? )?)*"
)

# "the laws (excluding its conflict rules) of", "the laws, and not the law of conflicts, of".
_INSERT = (
    r"(?:,? ?\([^()]{0,200}\)|, (?:and not|but not|excluding|without|other than|exclusive of"
    r"|not including"
    r"|including|except|irrespective of|to the exclusion of|excluid[ao]s?|com exclusao"
    r"|sem)[^;.()]{0,160}?,)?"
)
_LAWS = r"(?:laws?|legislation|statutes|legal systems?|rules of law)"
_AND_RULES = (
    r"(?:,? (?:and|&) (?:(?:the )?(?:regulations|rules|statutes|usages|customs|legislation"
    r"|judicial decisions)"
    r"|(?:the )?(?:(?:non-|non )?exclusive )?(?:jurisdiction|courts)(?: of the courts)?))?"
)
_IN_FORCE = (
    r"(?:,? ?\(?(?:as )?(?:then |now |currently )?(?:in (?:force|effect)|prevailing|applicable"
    r"|existing"
    r"|applied|effective|operative)\)?(?: (?:from time to time|therein))?)?"
)
LAW_OF = re.compile(
    rf"\b{_LAWS}{_AND_RULES}{_IN_FORCE}{_INSERT} ?(?:,? of|in|for|within|from) (?:both "
    rf"|either )?(?:the )?"
    rf"{QUALIFIER}(?:the )?$",
    _I,
)
_KINDS = (
    r"(?:substantive|internal|domestic|local|state|federal|national|contract|commercial|civil"
    r"|private"
    r"|statutory|common|case|positive|material|applicable|governing|general|procedural|public)"
)
LAW_AFTER = re.compile(
    rf"(?:'s?)?(?: \(?{_KINDS}\)?(?:,? (?:and|or)|,)?)* (?:laws?|legislation)\b"
    r"(?! (?:firms?|schools?|offices?|enforcement|societ|governing (?:the )?conflicts?|reports?"
    r"|reviews?"
    r"|courts?|degree|practice))",
    _I,
)
DIRECT = re.compile(
    r"\b(?:governed|construed|interpreted|enforced|controlled)(?:,? (?:and|or) [a-z]+)*"
    r"(?: exclusively| solely| only| in all respects)? (?:by|under|in accordance with"
    r"|according to|pursuant to)"
    r"(?:,? and (?:construed|interpreted|enforced)[^,;.]{0,40},?)? (?:that of "
    r"|those of )?(?:the )?"
    rf"{QUALIFIER}(?:the )?$",
    _I,
)
HEADING = re.compile(
    # "Law: Ontario" on a cover sheet has no other word.
    r"\b(?:(?:governing|applicable|proper|choice of|controlling) laws?|(?-i:Law)(?= ?:))"
    r"(?: and (?:jurisdiction|venue|forum|dispute resolution))?(?: (?:of|for) (?:this"
    r"|the) [^,;.:]{1,40}?)?"
    r"(?: (?:shall|will|is to) be| is| are| ?:| ?-| ?\.)+ ?(?:that of |those of )?(?:the )?"
    rf"{QUALIFIER}(?:the )?$"
    r"|\b(?:lei|legislacao|direito)(?: (?:aplicavel|de regencia|regente))+"
    r"(?: (?:a|ao) (?:este|presente) [^,;.:]{1,40}?)?(?: sera| e| ?:| ?-"
    r"| ?\.)+ ?(?:[ao]s? )?(?:d[aeo]s? )?"
    rf"{QUALIFIER_PT}$",
    _I,
)
_LEIS = (
    r"(?:leis?|legislacao|legislacoes|direito|ordenamento(?: juridico)?|normas(?: juridicas"
    r"| legais)?"
    r"|sistema juridico|codigo civil)"
)
_FILL = (
    r"(?: (?:material|materiais|substantiv[ao]s?|aplicave(?:l|is)|vigentes?|em vigor"
    r"|intern[ao]s?|civil"
    r"|civis|federa(?:l|is)|estadua(?:l|is)|positivo|comum|pertinentes?|comercia(?:l|is)"
    r"|naciona(?:l|is)))*"
)
_E_NORMAS = (
    r"(?:,? e (?:(?:[ao]s?|demais) )*(?:regulamentos?|normas|regulamentacao|costumes"
    r"|jurisprudencia|legislacao"
    r"|codigo civil))?"
)
LEI_DE = re.compile(
    rf"\b{_LEIS}{_FILL}{_E_NORMAS}{_FILL}{_INSERT} ?,? ?(?:d[aeo]s?|n[ao]s?"
    rf"|em) (?:[ao]s? )?{QUALIFIER_PT}$",
    _I,
)
LEI_ADJECTIVE = re.compile(
    rf"\b{_LEIS}{_FILL}{_E_NORMAS}{_FILL} (?:d[ao] (?:republica|confederacao|estado) )?$", _I
)

# From one named place to the next in the same list or apposition.
CHAIN = re.compile(
    r"(?: ?\(|,|;)? ?(?:(?:and|or|&|/|e|ou|and/or|e/ou) ?)?(?:(?:by|under|of|in|d[aeo]s?|n[ao]s?"
    r"|pelas?) )?(?:the )?"
    rf"(?:(?:(?:applicable|federal|the) )*laws? (?:of|in) "
    rf"|leis? (?:federais )?d[aeo]s? )?(?:the )?"
    rf"(?:{QUALIFIER}(?:the )?|{QUALIFIER_PT})",
    _I,
)
# What follows a name that belongs to a forum or a statute, not to a body of law.
NOT_LAW_AFTER = re.compile(
    r"(?:'s)? (?:(?:state|federal|supreme|district|superior) (?:and \w+ )?)?(?:courts?|court of"
    r"|act\b|code\b|corporation"
    r"|office|general|franchise|uniform|arbitration|stock exchange|statutes? section|residents?"
    r"|international"
    r"|chamber|bankruptcy|limitation|version|language|text)",
    _I,
)
# What may follow a name that stands for its law without the word.
NAME_ENDS = re.compile(
    r" ?(?:[,.;:)(]|$)| (?:without|excluding|and|or|irrespective|regardless|as|sem|e|ou|with)\b"
    r"| (?-i:[A-Z][a-z])(?!(?:[a-z]* ?[a-z]+){0,4} (?:act|code|laws?|rules|convention"
    r"|courts?)\b)",
    _I,
)
OR_UNKNOWN = re.compile(
    r",? ?or,? (?:(?:the )?(?:laws? of )?(?:the )?(?:states? of |province of "
    r"|republic of )?(?-i:[A-Z][a-z]+|(?!ANY|OTHER|FEDERAL)[A-Z]{4,})"
    r"|such other|another|at the (?:option|election)|, )",
    _I,
)
# A law left blank: another one may be filled in beside those that are named.
BLANK_LAW = re.compile(
    r"(?:_{3,}|\.{4,}|\u2026+\.?|\[[^\]]{0,40}\]) ?laws?\b"
    r"|\blaws? of (?:the )?(?:states? of )?(?:_{3,}|\.{4,}|\u2026|\[|\()"
    r"|\bleis? d[aeo]s? (?:_{3,}|\.{4,}|\u2026|\[)",
    _I,
)
# "Delaware River Authority", "New York, Lincolnshire": the name goes on to a place of its own.
LONGER_NAME = re.compile(
    r"(?: |, (?:in )?)(?!(?:U\.?S|United|America|Without|Excluding|And|Or|The|This|Any|Each"
    r"|Such|Section"
    r"|Laws?|Courts?|State|Article|Clause|In|It|All|No|If|Where|Not|As|By|To|For|Except|Canada"
    r"|Australia|Brasil|Brazil|Mexico|Inc|LLC)\b)[A-Z][a-z]{2,}"
)
