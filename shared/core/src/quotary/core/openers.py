"""Words with which a sentence opens a door: it gives a right, lifts a duty or sets one aside.

Looked for in flattened English text (lower case, one space between words, hyphens as spaces). What
follows such words can be put in any vocabulary; the words themselves are few. So code asks of each
whether the playbook knows what follows, and not whether it knows what is bad.
"""

from __future__ import annotations

import re

_BE = r"(?:is|are|be|being|been|was|were|remains?|stays?|becomes?)"

# Each of them begins with a letter: the engine need not try one at the end of every word.
_OPENS = r"\b(?=[a-z])"

RIGHT = re.compile(
    rf"{_OPENS}"
    r"(?:(?<!\d )may(?! not\b|,? \d)|can(?! not\b|'t\b)"
    rf"|{_BE} (?:\w+ ){{0,2}}?(?:free|entitled|permitted|allowed|authori[sz]ed|licen[sc]ed"
    r"|at liberty|welcome) (?:to|from)"
    r"|(?:has|have|having|retains?|reserves?|enjoys?|obtains?|acquires?|gains?)"
    r" (?:\w+ ){0,3}?(?:rights?|freedom|liberty|permission|licen[sc]es?) (?:to|of|in|on|over|for)"
    r"|(?:grants?|consents (?:to|that)|waives?|waived|releases?(?= itself)|excuses|exempts)"
    r"|(?:not|no|nothing|never|neither|nor)\b[^.;]{0,50}?"
    r"\b(?:prevent|prohibit|restrict|limit(?!ed to|ation)|preclude|bar|restrain|hinder|forbid"
    r"|impair|forbidd|stop)"
    r"(?:s|ed|en|ing)?"
    rf"|(?:not|never|no longer) (?:{_BE} )?(?:required|obliged|obligated|bound|in breach|a breach"
    r"|considered|deemed)"
    r"|need not|no (?:restrictions?|prohibitions?|breach)|excused?|exempt(?:ed)?|dispensed with"
    r"|(?:sole|absolute|own|full|free|unfettered|recipient's|receiving party's|its|their)"
    r" (?:and \w+ )?discretion"
    r"|as (?:it|they|he|she|the recipient|the receiving party|we|you)"
    r" (?:may )?(?:sees?|thinks?|deems?|chooses?|likes?|wish|wishes|considers?|pleases?|decides?)"
    r"|(?:if|where|when|unless|to the extent(?: that)?) (?:it|they|the recipient"
    r"|the receiving party)"
    r" (?:so |otherwise )?(?:wish|wishes|chooses?|elects?|decides?|prefers?|deems?|considers?"
    r"|finds?|likes?|thinks?)"
    r"|(?:should|if|where|when|in case) (?:this|that|it|such|the need)(?: \w+)? (?:becomes?|be|is"
    r"|proves?|arises?) (?:\w+ )?(?:necessary|unavoidable|inevitable|desirable|useful|helpful"
    r"|needed)"
    r"|at will|freely)\b"
)
# What agreements usually say of themselves; anything else that one says of itself is looked at.
_OWN_VERBS = (
    r"shall|will|may|must|can|cannot|is|are|was|has|constitutes?|contains?|sets?|supersedes?"
    r"|replaces?|becomes?|comes?|commences?|starts?|begins?|remains?|continues?|terminates?"
    r"|expires?"
    r"|ends?|binds?|applies|covers?|governs?|states?|represents?|creates?|grants?|transfers?|does"
    r"|and|or|by|in|to|with|of|on|as|that|which|if|until|unless|without|for|between|under|before"
    r"|after|hereby|together|including|nor|when|upon|is|at|from|dated|the|any|each|means|only"
    r"|itself|confers|records|comprises|consists|imposes|agreement|doesn't|doesn|isn't|isn|won't"
    r"|won|don't|don"
    r"|says (?:how|what|who|when|which)|explains|describes|lays|establishes|regulates|deals"
    r"|embodies"
    r"|refers|enters|reflects|supplements any"
    r"|alone|where|shall|takes?|lasts?|carries|obliges|obligates|requires|gives|concerns|relates"
    r"|made|entered|unless|should|would|also|either|it|we|you|they|not|no|a|an|so|but|will|who|into"
)
ASIDE = re.compile(
    rf"{_OPENS}"
    r"(?:notwithstanding|despite|in derogation|in lieu of|in place of|instead of"
    r"|(?:do|does|did|shall|will|is|are|be) (?:not|no longer|in no case) (?:apply|applicable|cover"
    r"|bind|extend to|affect|have effect|(?:be )?(?:applied|applicable|effective|in force))"
    r"|nothing\b[^.;]{0,60}\b(?:is|are|be) (?:confidential|proprietary|protected|evaluation)"
    r"|arises? only|appl(?:y|ies) only|only (?:binds?|applies|apply)"
    r"|binds?(?: \w+){0,3} (?:alone|only)"
    r"|(?:do|does|shall|will) not (?:supersede|replace|override|prevail|take precedence)"
    r"|prevails?|take[sn]? precedence|overrid(?:e|es|den|ing)|supersed(?:e|es|ed|ing)"
    r"|(?:is|are|be|been) (?:hereby )?(?:replaced|deleted|suspended|amended|varied|modified"
    r"|repealed|lifted|disregarded|revoked|withdrawn|struck|doubled|tripled|extended|prolonged)"
    r"|ceases? to be (?:confidential|secret|protected)|laps(?:e|es|ed)|starts? anew|restarts?"
    r"|not (?:legally |intended to be )*binding|non binding|no (?:binding|legal) (?:force|effect)"
    r"|of no (?:force|effect)|for illustration|illustrative|statement of intent"
    r"|(?:takes? effect|comes? into (?:force|effect)|in force|effective) (?:only|once|if|unless)"
    r"|(?:change|amend|modify|vary|alter)s? (?:any|this|these|the (?:terms|provisions))"
    r"|extend(?:s|ed)? (?:the|this|that|any) (?:period|term|duration)"
    r"|void|unenforceable|(?:is|are|as|remains?|only|merely|but|being) (?:\w+ ){0,2}?proposals?"
    r"|mere proposals?|not (?:been |yet )?agreed|recommendations?"
    r"|for convenience|takes? the place|ranks? (?:last|before|after|behind|below|above)|renounces?"
    r"|(?:comes?|goes) (?:first|last|before this)"
    r"|(?:begins?|starts?|runs?) (?:again|anew)|does not run|without consequences?"
    r"|not held to|never liable|(?:is|are|to be|be|shall|should) read(?: as| in| to)?|reads? \""
    r"|the (?:agreement|contract) of \d|convenience and has)\b"
    r"|(?:^|[.;:] )(?:[0-9.]+ )?(?:this|the present) (?:letter |mutual |non disclosure )*"
    r"(?:agreement|letter|text|document|deed|nda)"
    rf" (?!(?:{_OWN_VERBS})\b)[a-z]+"
)
"""A clause, or the whole agreement, put aside, put behind something else or made to wait."""

CONDITION = re.compile(
    rf"{_OPENS}"
    r"(?:if|unless|until|(?<!at )once|when|whenever|where|wherever|while|whilst|provided that"
    r"|provided,"
    r"|except(?:ing)?|excluding|save|but|other than|apart from|only (?:if|when|where|after|once|in"
    r"|on)|subject to|to the extent|so far as|insofar|as long as|so long as|in (?:odd|even|certain"
    r"|some|such) |as (?:against|regards)|formerly|previously|no longer|ceas(?:e|es|ed)"
    r"|excepted|excluded|exempt|not (?:included|covered|affected)|aside"
    r"|untrue|reject(?:s|ed)|draft|example|specimen|former|earlier (?:draft|version|agreement)"
    r"|would|should|ought|desirable|considered|proposed|declined|dropped|deleted|repealed"
    r"|afterwards?|thereafter|eventually|in principle|as a rule|normally|generally|usually"
    r"|asked to|invited to|encouraged|offers? to|offered to|believes?|intends? to|mainly|primarily"
    r"|chiefly|mostly|largely|rarely|sometimes|as far as|practicable|convenient|own time|at leisure"
    r"|against payment|for a fee|half|part of|some of|best efforts|reasonable efforts|recommend\w*"
    r"|anniversary of (?!(?:the |its |this |such |each )*(?:(?:effective|commencement|signature"
    r"|last"
    r"|execution|signing) )?(?:date|day|signature|signing|execution|agreement|deed|letter"
    r"|disclosure"
    r"|receipt|terminat|expir))"
    r"|has kept|have kept|in the past|on paper|for profit|earning|free of charge|or (?:such"
    r"|any) (?:longer"
    r"|other|further)|no shorter|counted|anew|at present|for the time being"
    r"|endeavou?rs?|tr(?:y|ies) to|aims? to|hopes?|within (?:\w+ )?(?:\(\d+\) )?years"
    r"|successive|for each|for every|tripled|doubled|renew(?:s|ed|als?|able)?"
    r"|extend(?:s|ed|able|ible)?|extensions?|prolong(?:s|ed)?|repeat(?:s|ed)?)\b"
)
"""What makes a statement hold only sometimes, only for some things, or not any more."""

DEFINES = re.compile(
    r"[\"\u201c\u201d'](?P<term>[a-z][a-z ]{0,40})[\"\u201c\u201d'] (?:\w+ )?(?:means?"
    r"|has the meaning"
    r"|have the meaning|includes?|refers? to|designates?|is to be|are to|is any|is the|are the"
    r"|is)\b"
    r"|\bthe (?:word|term|expression)s? [\"\u201c\u201d']"
)
"""A word that gets a meaning of its own; in contracts that is how a clause is turned round."""
