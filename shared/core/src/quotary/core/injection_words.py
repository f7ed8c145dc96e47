"""The words of orders to a reviewer, in classes of one letter each.

The letters are the code in which `injection` writes its rules. Where two classes match at one
place, the first in `CLASSES` wins, so the longer and the more telling come first.
"""

from __future__ import annotations

from typing import Final

from quotary.core.injection_machines import MACHINE, PAPER, PERHAPS_MACHINE, words

_TELLTALE: Final = words(
    r"""
    (?:your |hidden |the )?system (?:prompt|message)|(?:prompt|mensagem) (?:de|do) sistema
    hidden prompts?|prompts? ocultos?|chatgpt|developer mode|maintenance mode
    modo (?:de )?(?:desenvolvedor|manutencao)|jailbreak\w*|you are now|from now on,? you
    voce agora e|a partir de agora,? voce|(?:act|behave) as if you|pretend (?:that|to be)
    finja (?:que|ser)|authori[sz]ed? you to|autoriz(?:o|a|ou) voce a|context reset
    (?:reset|clear) (?:the|your) (?:context|memory)|extraction (?:hints?|purposes)
    for (?:the )?extraction|fins de extracao|when extracting|ao extrair
    (?:in|fill(?:ing)?(?: in)?) the fields|preencher os campos|api keys?|chaves? de api
    chain of thought|cadeia de (?:pensamento|raciocinio)
    (?:which|what|qual) (?:ai |language )?(?:model|modelo) (?:and|e|are you|you are|voce)
    your (?:extraction|classification|parsing|extracao|classificacao)
    sua (?:extracao|classificacao)|you would accept|voce aceitaria|hints? for the|dica para [oa]
    (?:developer|system) messages?|your (?:operator|developers?|creators?)|seu operador
    do operador do sistema|(?:new|nova) (?:user|assistant) message
    nova mensagem do (?:usuario|assistente)|system override|admin override
    """
)
"""What is said to nobody but a machine."""

_TELL_USER: Final = words(
    r"""
    tell the users?|(?:diga|informe|conte) aos? usuarios?
    """
)
"""What a machine is told to do to its user, and a supplier to the user of a service."""

_INSTRUCTIONS: Final = words(
    r"""
    (?:system|initial|hidden|secret|original|earlier|previous|prior) prompts?
    prompts? (?:de|do) sistema|(?:your|seu|the|o) prompts?|prompts|playbooks?|verdicts?|veredito
    risk scores?|instructions? (?:that )?you
    (?:suas?|seus?|tuas?) (?:\w+ )?(?:instruc(?:ao|oes)|regras|diretrizes|comandos?)
    o que (?:lhe|te) foi (?:dito|pedido)
    (?:everything|anything|what|all) (?:that )?you (?:were|have been|know)
    you were (?:told|given)|safety checks|citation checks|verificac(?:ao|oes) de citac(?:ao|oes)
    new (?:\w+ )?(?:tasks?|instructions?|role|system (?:message|prompt))
    nov[ao]s? (?:\w+ )?(?:tarefas?|instruc(?:ao|oes)|papel|mensagem do sistema)
    (?:tarefa|instruc(?:ao|oes)|mensagem) (?:do sistema )?nov[ao]s?|system messages?
    mensagem do sistema|internal (?:instructions|prompt|playbook)
    (?:suas?|seus?) (?:diretrizes|regras|politicas?) internas?|manual de revisao|review manual
    (?:rules|regras) (?:that )?(?:you|voce|bind you)|decision tables?|tabelas? de decisao
    fallback (?:positions?|comments?)
    (?:your|hidden|previous|prior|earlier|initial) (?:\w+ ){0,2}?(?:instructions?|guidelines)
    (?:your|hidden|previous|prior|earlier|initial) (?:\w+ ){0,2}?(?:guidance|rules|programming)
    (?:your|hidden|previous|prior|earlier|initial) (?:\w+ ){0,2}?(?:directives?|directions)
    (?:your|hidden|previous|prior|earlier|initial) (?:\w+ ){0,2}?(?:commands?|orders|safeguards)
    (?:your|hidden|previous|prior|earlier|initial) (?:\w+ ){0,2}?(?:restrictions|constraints)
    (?:original|above|preceding|former) (?:\w+ ){0,2}?(?:instructions?|guidelines|rules|orders)
    your training|(?:secret|confidential) (?:instructions|guidelines|rules|thresholds)
    (?:instruc(?:ao|oes)|regras|diretrizes) (?:confidenciais|secretas|internas)
    (?:instruc(?:ao|oes)|regras|diretrizes) (?:anterior(?:es)?|previas?|iniciais|ocultas|acima)
    (?:comandos?|ordens|orientacoes) (?:anterior(?:es)?|previas?|iniciais|ocultas|acima)
    (?:instruc(?:ao|oes)|regras|diretrizes|comandos?) (?:do sistema|que (?:voce|lhe|te))
    your (?:new|real|only|true|sole|final) (?:tasks?|jobs?|roles?|goals?|mission|answer|output)
    (?:sua|seu) (?:nov|unic|verdadeir)[ao] (?:tarefa|funcao|papel|missao|objetivo|resposta)
    (?:what|which) (?:\w+ )?(?:instructions|guidelines) (?:are you|did you|do you)
    (?:que|quais) (?:\w+ )?(?:orientacoes|instrucoes|diretrizes) voce
    (?:your|its) (?:own )?(?:configuration|settings|schema|memory|thresholds?|criteria)
    (?:your|its) (?:own )?(?:reasoning|decision table|requirement text)
    (?:seus?|suas?) (?:propri[ao] )?(?:configurac(?:ao|oes)|esquema|memoria|limites|criterios)
    (?:seus?|suas?) (?:propri[ao] )?(?:raciocinio|tabela de decisao)
    """
)
"""What only a reviewer has: instructions, a playbook, a verdict to give."""

_FINDINGS: Final = words(
    r"""
    human (?:review|oversight|reviewers?)|revisao humana|json
    (?:remaining |the |all |your )+checks|findings?|alerts?|alertas?|apontamentos?|achados?
    red flags?|issues|problemas|pontos de atencao|verificac(?:ao|oes)|verifications?|risks?
    riscos?|(?:the |o )?(?:schema|esquema)|(?:quote|output|comment|reply) field|campo de \w+
    in the field|no campo|requirement texts?|texto de exigencia
    (?:your|its) (?:\w+ )?(?:outputs?|answers?|analysis|summary|reports?|review|findings?)
    (?:your|its) (?:\w+ )?(?:reply|response|approval|task)
    (?:sua?|seu) (?:\w+ )?(?:saida|resposta|analise|resumo|relatorio|revisao|parecer|aprovacao)
    """
)
"""What a reviewer has or makes, and others too."""

_RATING: Final = words(
    r"""
    green|verde|acceptable|aceitave(?:l|is)|approved|aprovad[oa]s?|compliant|conforme
    (?:low|no|zero|minimal) risks?|risco (?:zero|baixo|nulo)|(?:baixo|sem|nenhum|menor) risco
    out of scope|fora d[eo] escopo|not scored|accepted|aceit[oa]s?|standard|padrao|customary
    usual|ordinary|comum|absent|ausentes?|favou?rable|favorave(?:l|is)|harmless|safe
    (?:as|to|como|para) (?:low|safe|baix[oa]|segur[oa])|conforming|normal
    (?:best|highest|top|maximum) (?:\w+ )?(?:score|grade|rating|mark)|melhor nota
    nota (?:maxima|dez)|negotiable|negociavel|true|false|in (?:full )?compliance|em conformidade
    adequad[ao]s?|adequate|(?:market|industry) (?:standard|norms?|practice)|padrao de mercado
    no (?:problems|concerns|objections?|comments?)|positive|positiv[oa]s?
    (?:perfectly |totally )?fine|sem (?:ressalvas|problemas|risco)
    """
)
"""The rating that it is told to give."""

_LABEL: Final = words(
    r"""
    classification|classificacao|routes?|rota|(?:risk |final )?rating|status|outcome|score
    resultado|risk|risco
    """
)
"""The label that such a rating stands under."""

_ENDED: Final = words(
    r"""
    void|suspended|revoked|cancell?ed|outdated|obsolete|lifted|withdrawn|overridden|superseded
    (?:do|does|shall|must) not apply|no longer apply|sem efeito|suspens[oa]s?|revogad[oa]s?
    cancelad[oa]s?|desatualizad[oa]s?|nao se aplicam?
    """
)
"""That an order no longer holds."""

_PARTY: Final = words(
    r"""
    part(?:y|ies)|recipients?|disclosers?|suppliers?|vendors?|customers?|clients?|buyers?
    sellers?|providers?|contractors?|licensees?|licensors?|company|employees?|consultants?
    lenders?|borrowers?|trustees?|board|directors?|shareholders?|court|partes?|contratad[ao]s?
    contratantes?|fornecedor(?:a|es)?|clientes?|comprador|empregados?|operador|controlador|banco
    juiz|consultor
    """
)
"""Those who act in contracts."""

_FORGET: Final = words(
    r"""
    ignor(?:e|ing|ar|em)|disregard(?:ing)?|forget|neglect|bypass|overrid(?:e|ing)|overrule
    discard|set aside|unlearn|desconsider(?:e|em|ar)|desprez(?:e|em|ar)|esque(?:ca|cam|cer)
    descart(?:e|ar)|bypassar|contorn(?:e|ar)|overlook|turn a blind eye
    """
)
"""To unlearn."""

_REVEAL: Final = words(
    r"""
    reveal|revel(?:e|em|ar)|print|imprim(?:a|am|ir)|list(?:e|em|ar)?|show|mostr(?:e|em|ar)
    display|exib(?:a|am|ir)|copy|copi(?:e|em|ar)|repeat|repit(?:a|am)|repetir|expose|disclose
    divulg(?:ue|ar)|leak|vaz(?:e|ar)|dump|recite|transcrev(?:a|er)|quote
    """
)
"""To give away."""

_JUDGE: Final = words(
    r"""
    classif(?:y|ique|iquem)|categori[sz]e|categorize|rate|score|grade|label|say|answer|respond
    tell|flag|output|skip|(?:report|state|answer) that|(?:informe|relate|declare) que
    conclude that|pretend|summari[sz]e|highlight|mention|praise|judge|criticise|criticize
    raise no|escalate|rubber-stamp|digam?|respond(?:a|am)|conclua|finja|resuma|destaque|mencione
    aponte|sinalize|avalie|julgue|marque|pule|critique|de nota|atribua|de (?:a|ao) est[ea]
    (?:pay|give) no attention|de atencao
    """
)
"""To do what contracts ask of nobody in the imperative."""

_ORDER: Final = words(
    r"""
    translate|add|cancel|drop|abandon|erase|delete|share|explain|put|read|exclude|start|begin
    see|look|pay|remove|withdraw|revoke|rewrite|convert|encode|embed|insert|attach|post|publish
    use(?! of)|make|take|keep|think|remember|note|check|verify|wait|help|try|traduza|adicione
    cancele|abandone|apague|exponha|compartilhe|forneca|explique|coloque|leia|exclua|comece|veja
    olhe|remova|revogue|reescreva|insira|publique|rotule|faca|lembre|pense|mantenha|verifique
    apresente|reproduza|provide|finalize|finali[sz]e|encerre
    """
)
"""Other orders, telling only at the start of a sentence."""

_DO: Final = words(
    r"""
    skip|omit|hide|suppress|suprim(?:a|am|ir)
    classif(?:y|ying|ique|iquem|icar)|categori[sz](?:e|ing)
    categoriz(?:e|em|ar)|mark(?:ing)?|marque|marquem|marcar|rat(?:e|ing)|label|scor(?:e|ing)
    approv(?:e|ing)|aprov(?:e|em|ar)|accept|treat|trat(?:e|em|ar)|assign|atribu(?:a|am|ir)|set
    defin(?:a|am|ir)|return(?! (?:of|or|and))|retorn(?:e|em|ar)|devolv(?:a|am|er)|output|respond
    respond(?:a|am|er|e)|answer|say|dig(?:a|am)|dizer|tell|describ(?:e|ing)|descrev(?:a|am|er)
    report|relat(?:e|em|ar)|flag(?:ging)?|sinaliz(?:e|em|ar)|apont(?:e|em|ar)|recommend(?:ing)?
    recomend(?:e|em|ar)|leave|deix(?:e|em|ar)|pass|clear|escalate|encaminh(?:e|em|ar)
    includ(?:e|ing)|inclu(?:a|am|ir)|consider(?:e|em|ar)?|conclude|conclu(?:a|am|ir)
    confirm(?:e|em|ar)?|declare|declarar|grant|conced(?:a|er)|give|dar|request|pretend
    finj(?:a|am)|fingir|assum(?:e|a|ir)|fill|preench(?:a|am|er)|pul(?:e|em|ar)|omit(?:a|am|ir)
    aceit(?:e|em|ar)|inform(?:e|em|ar)|registr(?:e|em|ar)|emit(?:a|ir)|ger(?:e|ar)
    produz(?:a|ir)|mencion(?:e|em|ar)|mention|liber(?:e|em|ar)|summari[sz]e|resum(?:a|ir)|route
    follow|obey|sig(?:a|am)|replace|substitu(?:a|am|ir)|regard|view|deem|judge|trust|interpret
    highlight|disable|deactivate|turn off|stop|cease|send|forward|argue|endorse|authori[sz]e
    certify|evaluate|assess|let|permit|execute|run|switch|adopt|comply|avali(?:e|em|ar)
    julg(?:ue|ar)|confi(?:e|ar)|interpret(?:e|ar)|destaque|destacar|desativ(?:e|ar)
    deslig(?:ue|ar)|pare|parar|envi(?:e|ar)|conte|contar|defend(?:a|er)|sobrescrev(?:a|er)
    autoriz(?:e|ar)|certifi(?:que|car)|resultar|result|execut(?:e|ar)|adot(?:e|ar)
    obede(?:ca|cer)|cumpra|refrain|abster|raise|levant(?:e|ar)|click|clicar|clique
    encerr(?:e|ar)|finish|proceed|prossiga|continue|select|choose|escolh(?:a|er)|generate|write
    escrev(?:a|er)|produce|act|aja|behave|state|find|sign off|assine
    (?:sinaliz|apont|relat|ignor|aprov|classific|consider|trat|marc)[aei]?r?-?l[oa]s?
    (?:mencion|avali|inclui|rejeit)[aei]?r?-?l[oa]s?
    """
)
"""Anything else that a reviewer can be told to do."""

_MUST: Final = words(
    r"""
    must|shall|should|will|ought to|has to|have to|needs? to|is to|are to|please|kindly
    (?:instructed|asked|told|required|ordered|directed) to|deve(?:m|ra|rao)?|tem que|precisa
    (?:instruid|orientad)[oa]s? a|por favor|favor|pedimos
    """
)
_OPENING: Final = words(
    r"""
    addressed to|(?:an )?order to|(?:esta |e )?uma ordem (?:a|ao)|dirigid[oa] (?:a|ao)|text for
    texto para|note (?:to|for)|notes? to|message (?:to|for|from)|attention|dear|hey|hello|attn
    reminder|(?:important )?instructions? (?:to|for)
    (?:admin(?:istrator)?|system|developer) (?:command|override|message|note)|command|if you are
    nota d[eo] sistema|nota (?:a|ao|para)
    mensagem (?:importante )?(?:a|ao|para|do|da)|atencao|ei|ola|car[oa]
    prezad[oa]s?|aviso (?:a|ao|para)|instruc(?:ao|oes) (?:a|ao|para)|comando d[eo]
    se voce (?:e|for)|a qualquer
    """
)
"""How a text names the reader that it is for."""
_OBJECT: Final = words(
    r"""
    the|this|that|these|all|any|every|each|no|an?|it|them|only|as|nothing|if|what|which|[oa]s?
    que|est[ea]s?|nenhuma?|tod[oa]s?|como|apenas|somente|sempre|always
    """
)
"""What the object of an order begins with."""

CLASSES: Final[tuple[tuple[str, str], ...]] = (
    ("M", MACHINE),
    ("J", _TELLTALE),
    ("K", _TELL_USER),
    ("I", _INSTRUCTIONS),
    ("i", _FINDINGS),
    ("R", _RATING),
    ("T", PAPER),
    ("L", _LABEL),
    ("S", _ENDED),
    ("m", PERHAPS_MACHINE),
    ("P", _PARTY),
    ("X", _FORGET),
    ("Z", _REVEAL),
    ("U", _JUDGE),
    ("E", _ORDER),
    ("V", _DO),
    ("D", _MUST),
    ("Y", r"you|your|yours|voces?|lhe"),
    ("A", _OPENING),
    ("n", r"do not|don't|never|nao|jamais"),
    ("N", r"not|cannot|nem|nunca|prohibited|forbidden|proibid[oa]s?|vedad[oa]s?"),
    ("G", _OBJECT),
)
"""Letter and pattern of each class, in the order of precedence."""
