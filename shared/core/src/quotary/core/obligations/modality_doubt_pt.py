"""Portuguese words by which a sentence with a word of duty may bind nobody: told, past, guessed.

As in `modality_doubt_en`, over an unmasked sentence, which has lost its accents.
"""

from __future__ import annotations

import re
from typing import Final

HEAD: Final = re.compile(
    r"(?<!\w)(?:dev(?:e|em|era|erao|eria|eriam)|obriga(?:-se|m)?|compromete(?:m)?(?:-se)?"
    r"|(?:tem|tera|ha) (?:de|que)|pode(?:m|ra|rao)?"
    r"|(?!(?:para|espera|considera|supera|opera|gera)\b)"
    r"[a-z]+[aei]r(?:a|ao)|fica(?:m)? [a-z]+d[oa]s?)(?!\w)"
)
_UNSURE: Final = (
    r"(?:provavelmente|possivelmente|talvez|presumivelmente|supostamente|aparentemente|quica"
    r"|alegadamente|normalmente|usualmente|ocasionalmente|em principio|via de regra)"
)
_TOLD: Final = (
    r"(?:decidiu|decidiram|decide|entendeu|entende|entendem|julgou|afirmou|afirma|afirmam|alegou"
    r"|alega|alegam|sustentou|sustenta|disse|diz|dizem|propos|propoe|propuseram|sugeriu|sugere"
    r"|sugerem|recomendou|recomenda|pediu|pede|solicitou|requereu|exigiu|acredita|acreditam|pensa"
    r"|pensam|acha|acham|supoe|supos|imagina|argumenta|argumentou|duvida|duvidam|nega|negou|espera"
    r"|esperam|esperava|determinou|concluiu|conclui|considerou|considera|declarou|escreveu|relatou"
    r"|informou|discut(?:e|em|iu|iram)(?:-se)?|questiona(?:m|-se)?|debate(?:m|-se)?|divergem"
    r"|discordam|discorda|controverte(?:m|-se)?|indaga(?:m|-se)?|pergunta(?:m|-se)?|ignora(?:-se)?"
    r"|cogita(?:-se)?|estima(?:-se)?|presume(?:-se)?|comenta(?:-se)?|reclamou)"
)
_CONDITION: Final = (
    r"(?<!\w)(?:quando|caso|desde que|salvo|exceto|conforme|onde|sempre que|na hipotese|apos|antes"
    r"|ate que|enquanto)(?!\w)|^\W*se(?!\w)"
)
_PAPER: Final = (
    # A paper of one side with somebody else.
    r"(?:alvara|licenca ambiental|apolice|subcontrato|convencao coletiva|contrato social|estatuto"
    r"|sentenca"
    r"|habite-se"
    r"|(?:termo|acordo|contrato|ajuste|compromisso|convenio)s? (?:de [a-z]+ )?(?:firmad|celebrad"
    r"|assinad|assumid|ajustad|que (?:firmou|celebrou|assinou)|com [oa]s? (?!outr)"
    r"|d[ao] [a-z]+ com ))"
)
BEFORE: Final = re.compile(
    rf"^(?!.*(?:{_CONDITION})).*?(?<!\bque )(?<!\bse ){_TOLD},? (?:[a-z]+mente )?"
    r"(?:que|se|sobre se)(?!\w)"
    r"|(?<!\w)(?:nao se sabe|parece|consta|suponha-se|supondo|admitindo|imagine-se|dizem|diz-se)"
    r" (?:que|se)(?!\w)"
    r"|(?<!\w)(?:duvida|questao|pergunta|controversia)(?: [a-z]+){0,3} se(?!\w)"
    r"|^\W*se [oa]s? [^,;]*$"
    r"|(?<!\w)e (?:provavel|possivel|duvidoso|incerto|improvavel|controverso|discutivel) (?:que|se)"
    r"(?!\w)"
    r"|^\W*(?:(?:n[ao] |em |segundo )(?:[a-z]+ ){0,2}?(?:opiniao|entendimento|visao|ver)\b"
    r"|segundo [oa]s? |(?:pel|n|sob )[oa]s? (?:[a-z]+ )?(?:antig|anterior|revogad))"
    r"|^\W*(?:\(?[a-z0-9]{1,4}[.)] ?)?considerando(?! o prazo| a data)(?!\w)"
    r"|(?<!\w)contratos? (?:original|anterior(?:es)?|originari[oa]|antig[oa]|primitiv[oa]"
    r"|revogad[oa]"
    r"|rescindid[oa]|extint[oa]|precedente|principal)(?!\w)"
    r"|(?<!\w)(?:foi|foram|esta|estao) (?:ja )?(?:informad|avisad|advertid|alertad|cientificad)"
    r"[oa]s? (?:de )?que(?!\w)|(?<!\w)e (?:d[ao] )?(?:costume|praxe|uso|usual|habito|tradicao)"
    r"(?: [^.;]{0,30}?)? que(?!\w)"
    r"|(?<!\w)(?:contratos?|acordos?|termos?|ajustes?) (?:de|d[oa] ano de) (?:19|20)[0-9]{2}(?!\w)"
    rf"|(?<!\w)(?:por forca|em virtude|em razao|pel[oa]|nos termos|segundo|conforme) (?:d?[oa]s? )?"
    rf"{_PAPER}"
    r"|(?<!\w)(?:significa|designa|corresponde a|refere-se a|entende-se por) [^.;]*$"
    r"|^\W*(?:a titulo (?:de )?(?:exemplo|ilustracao|exemplificativo|ilustrativo)|por exemplo"
    r"|exemplificativamente|ilustrativamente)(?!\w)"
    r"|^\W*(?:minuta|exemplo|opcao [a-z0-9]+|alternativa [a-z0-9]+|revogad[oa])\b[^:]{0,40}[:(-]"
    rf"|(?<!\w){_UNSURE},? $|^\W*{_UNSURE}(?!\w)"
)
ANYWHERE: Final = re.compile(
    rf"(?<!\w)(?:por forca|em virtude|em razao|por determinacao|por ordem|por exigencia) d[aeo]s? "
    rf"{_PAPER}"
    rf"|(?<!\w){_PAPER}[^.;,]{{0,60}}? (?:obriga|obrigam|exige|impoe|determina|proibe|veda)(?!\w)"
    r"|, (?:segundo|conforme|como|ao que|pelo que)(?: el[ae]s?)? (?:afirma|diz|dizem|alega|informa"
    r"|informou|anunciou|anuncia|declara|declarou|consta|parece|relata|relatou|garante|noticiou)"
    r"[a-z]*[^,;.]{0,40},"
    r"|(?<!\w)por (?:determinacao|ordem|exigencia|imposicao|decisao) d[aeo]s? (?:prefeitura|justica"
    r"|juiz|juizo|tribunal|orgao|municipio|estado|ministerio|agencia|seguradora|banco|condominio"
    r"|vigilancia|bombeiros|autoridade|fiscalizacao|inspetor|fiscal)"
    r"|(?<!\w)rest(?:a|am) (?:definir|ajustar|decidir|combinar|saber|negociar) (?:se|quem|qual"
    r"|como)"
    r"|^\W*(?:[a-z§ ]{0,12}[0-9.]*\)? )?(?:conforme|segundo|como) (?:noticiad|anunciad|divulgad"
    r"|relatad|dito|se diz)[a-z]*,"
    r"|(?<!\w)(?:acredita|espera|cre|supoe|imagina|preve|diz|fala|comenta|cogita)-se que(?!\w)"
    r"|(?<!\w)(?:fica|ficam|resta|restam|permanece|permanecem) (?:ainda )?(?:em aberto|(?:para|a"
    r"|de)"
    r" (?:posterior |futur[oa] |mutuo )?(?:ajuste|acordo|definicao|negociacao|discussao|decisao"
    r"|aditivo|definir|ajustar|negociar|decidir|combinar))\b[^.;]{0,30} (?:se|quem|qual|como)(?!\w)"
    r"|(?<!\w)(?:considera|entende|define|denomina)m?-se (?:(?:por |como )?\""
    r"|[^.;]{1,60}? (?:tod[oa]"
    r"|qualquer|aquel[ea]) [^.;]*? que )"
    r"|, (?:o que|mas|e) (?:a )?ninguem (?:se )?obriga"
    rf"|(?<!\w)(?:dev(?:e|em|era|erao)|[a-z]+r(?:a|ao)),? {_UNSURE}(?!\w)"
    r"|(?<!\w)(?:significar(?:a|ao)|designar(?:a|ao)|ter(?:a|ao) o significado"
    r"|(?:deve(?:m|ra|rao)? ser|ser(?:a|ao)) (?:entendid|interpretad|definid|considerad|reputad"
    r"|presumid|havid|tid[oa]s? (?:como|por))"
    r"|(?:considerar|reputar|presumir|entender|interpretar)-se-(?:a|ao))"
    r"|(?<!\w)(?:deve(?:m|ra|rao)?|fara jus|tera direito) (?:a )?receber d[aeo]s? "
    r"|(?<!\w)recebera(?:o)? d[aeo]s? |(?<!\w)receber(?:a"
    r"|ao)? [^.;,]{1,60}? d[ao] contratad[ao](?!\w)"
    r"|\?\W*$"
    r"|(?<!se )(?<!caso )(?<!\w)(?:a|esta|o|este) (?:clausula|frase|disposicao|paragrafo|item"
    r"|texto|obrigacao)(?: [a-z0-9.]+){0,2}(?: foi| esta| e| fica| encontra-se)"
    r" (?:[a-z]+ ){0,2}?(?:revogad|suprimid|riscad|sem efeito|excluid|nul[oa]|cancelad)"
    r"|[\[(](?:revogad[oa]|suprimid[oa]|nao acordad[oa]|riscad[oa]|minuta)\b"
    r"|\][ -]*(?:foi |esta )?(?:revogad|suprimid|riscad)"
    r"|^\W*\[[^\[\]]+\]\W*$"
    r"|, (?:o que|mas|embora)\b[^.;,]{0,60}?(?:recusou|negou|nega|contestou|contesta|rejeitou"
    r"|nao aceitou|nao aceita|nao concordou|discorda)( isso)?\W*$"
)
_NOUNS: Final = (
    r"(?:cuidado|estado|resultado|mercado|lado|certificado|atestado|advogado|empregado|encarregado"
    r"|mandado|dado|pedido|sentido|conteudo|prazo|significado)"
)
HAVING: Final = re.compile(
    rf"(?<!\w)(?:dev(?:e|em|era|erao|eria|eriam) (?:ja )?ter|ha de ter|ter(?:a|ao)) (?:sido"
    rf"|(?!{_NOUNS}\b)"
    r"[a-z]+(?:ado|ido)|feito|dito|visto|posto|escrito|pago|entregue|aberto|ganho|gasto)(?!\w)"
)
PAST: Final = re.compile(
    r"(?<!\w)(?:obrigou|obrigaram|comprometeu|comprometeram|devia|deviam|tinha|tinham|teve|tiveram"
    r"|foi obrigad[oa]|foram obrigad[oa]s|estava obrigad[oa]|era obrigad[oa])(?:-se)?(?!\w)"
)
OF_MUST: Final = re.compile(
    r"(?<!\w)(?:se|quando|como|onde) (?:assim |bem |[oa]s? [a-z]+ |lhe )?(?:quiser|desejar|preferir"
    r"|entender|optar|convier|aprouver|julgar|achar|for d[eo] seu interesse|estiver dispost)\w*"
    r"|(?<!\w)caso (?:assim |[oa]s? [a-z]+ |lhe )?(?:queira|deseje|prefira|entenda|opte|convenha"
    r"|julgue|ache|tenha interesse)m?(?!\w)"
    r"|(?<!\w)(?:a|ao|por|segundo) (?:seu|sua|seus)(?: [a-z]+){0,3}? (?:criterio|escolha|opcao"
    r"|discricao|arbitrio|conveniencia)(?!\w)|(?<!\w)(?:por|a) sua livre (?:vontade|iniciativa)"
    r"|(?<!\w)(?:facultativamente|opcionalmente|voluntariamente|querendo)(?!\w)"
    r"|(?<!\w)(?:somente|apenas|so|unicamente) (?:se|quando|caso|na hipotese)(?!\w)"
)
