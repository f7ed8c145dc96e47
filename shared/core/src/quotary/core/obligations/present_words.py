"""Verbs of the present tense by which a party does, or does not do, something.

Patterns over an unmasked text: `VERBS` are plain deeds, `DEEDS` and `DEEDS_PT` any verb in the form
of the third person but those that say how things are, and `SPOKEN` the verbs of we and you.
"""

from __future__ import annotations

from typing import Final

VERBS: Final = (
    r"(?:pays|repays|reimburses|refunds|remits|delivers|supplies|furnishes|provides(?! that)"
    r"|performs|maintains|keeps|preserves|insures|notifies|informs|advises|reports|submits|returns"
    r"|destroys|deletes|obtains|appoints|replaces|repairs|remedies|defends|compensates|complies"
    r"|observes|follows|respects|protects|treats|uses only|cooperates|co-operates|assists|allows"
    r"|permits|grants access|trains|gives|sends|issues|ships|installs|signs|files|adheres|abides"
    r"|meets|ceases|discloses|bears|assumes|accepts responsibility|hands over|makes available"
    r"|guarantees|warrants|accepts|takes out|owes|never [a-z]+|at no time [a-z]+|in no event [a-z]+"
    r"|to (?!the\b|an?\b|this\b|all\b|any\b)[a-z]+"
    r"|(?:does|do)(?:n't| not) (?:[a-z]+ly )?[a-z]+"
    r"|(?<=s )(?:ensure|procure|warrant|guarantee|indemnify|represent|bear|pay|keep|comply)"
    r"|paga|reembolsa|entrega|fornece|mantem|presta|executa|emite|informa|comunica|notifica|devolve"
    r"|guarda|repara|substitui|cumpre|observa|apresenta|assegura|zela|contrata|nao [a-z]+"
    r"|guardam|pagam|cumprem|fornecem|entregam|informam|comunicam|observam|prestam|devolvem)"
)
"""Deeds that need no further word to show that they are one."""

_STATES: Final = (
    # How things are: no deed that anybody owes.
    r"(?:is|has|was|does|this|its|his|as|us|means|owns|holds|knows|believes|wishes|desires|intends"
    r"|wants|acknowledges|understands|recogni[sz]es|states|consists|comprises|includes|contains"
    r"|exists|becomes|appears|seems|considers|acts|operates|carries on|conducts|engages|develops"
    r"|manufactures|markets|specializes|specialises|enjoys|possesses|needs|applies|lies|plans"
    r"|refers|relates|represents|may|receives|exercises|elects|chooses|determines|decides|requests"
    r"|requires|fails|breaches|dies|happens|occurs|terminates|expires|begins|controls|deems"
    r"|finds|learns|discovers|suffers|incurs|likes|hopes|expects|approves|agrees|signed|works"
    r"|[a-z]*(?:ss|us|is)|goods|services|products|works|premises|fees|costs|others|days|months"
    r"|years|employees|agents|affiliates|names|clients|customers|officers|directors|members|shares"
    r"|rights|obligations)"
)
DEEDS: Final = (
    rf"(?!{_STATES}\b)[a-z]{{2,}}s(?= (?:the|an?|its|their|his|her|all|any|each|every|no|such|to"
    r"|out|off|up|back|over|away|into|in|on|for|with|within|after|before|and|or|one|two|[a-z]+ly"
    r"|good|full|copies|data|payment|notice|payments|information"
    r"|[a-z]{3} (?=\d)|[$\u20ac\u00a3]|\d+))"
)
DEEDS_PT: Final = (
    r"(?!(?:e|tem|possui|atua|declara|declaram|reconhece|reconhecem|fica|esta|pode|podem|deve"
    r"|consta|situa|conhece|sabe|pretende|deseja|significa|compreende|inclui|contem|existe|exerce"
    r"|constitui|detem|dispoe|se|que|de|e|ou|nao|em|para|sera|tera|na|no|como|sobre|entre|contratante"
    r"|residente|presente|referente|decorrente|recebe|solicita|julga|entende|nesta|neste|deste"
    r"|desta|ora|contra|decide|opta|vende|acima|abaixo|interessada|signataria|titular)\b)"
    r"[a-z]{3,}(?:a|e|i|am|em)(?:-se)?(?= (?:[oa]s?|uma?|seus?|suas?|ao|aos|tod[oa]s?|qualquer"
    r"|cada|em|com|de|d[ao]s?|r\$|n[oa]s?|sigilo|mensalmente|[a-z]+mente|[0-9]+|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte"
    r"|trinta|quarenta|cinquenta|sessenta|noventa|cem|metade|ate|pel[oa]s?|para|mais|sem)\b)"
    r"|(?<!, )(?!(?:contratante|locataria|presente|referente|decorrente|signataria|titular)\b)"
    r"(?<=[a-z] )[a-z]{3,}(?:a|e|am|em)(?=[,.;])"
)
SPOKEN: Final = (
    r"(?:pay|owe|keep|deliver|give|provide|supply|return|notify|inform|tell|send|maintain"
    r"|obtain|repair|replace|refund|reimburse|insure|indemnify|promise|guarantee|guaranty|warrant"
    r"|undertake|protect|store|delete|destroy|report|submit|comply|follow|bear|cover|hold|release"
    r"|waive|assign|grant|accept|use|make|take|carry|perform|charge|bill|invoice|let|allow|share"
    r"|collect|process|respond|answer|offer|ensure|secure|sign|file|issue|ship|install|train"
    r"|support|review|credit|do not|don't|never [a-z]+)"
)
