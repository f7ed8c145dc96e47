"""Words of English and Portuguese cut to stems, and stems that mean the same to a contract.

The stemmer strips listed endings, longest first, as S-stemmers and light stemmers do (Savoy 2006,
"Light stemming approaches for the French, Portuguese, German and Hungarian languages"). It is
there to compare a question with a quote, not to be shown; both go through the same function.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

_ENGLISH: Final = (
    "ications ication ations ation ities ity ments ment ences ence ances ance nesses ness ings "
    "ing ors or ers er ives ive ably ibly able ible ables ibles ates ated ate ures ure ied ies ed "
    "es ially ial al ous ions ion ly s e y"
)
_PORTUGUESE: Final = (
    "acoes acao coes cao idades idade mentos mento encias encia ancias ancia adores ador adoras "
    "adora aveis avel iveis ivel adas ados ada ado idas idos ida ido ando endo indo arem erem "
    "irem ar er ir ara era ira arao erao irao am em as os a o"
)
"""Without accents."""
_ENDINGS: Final = sorted(f"{_ENGLISH} {_PORTUGUESE}".split(), key=len, reverse=True)
_SHORTEST: Final = 4
_ROUNDS: Final = 3
_WORD: Final = re.compile(r"[^\W_]+")

_SAME: Final = (
    # Each entry is one thing, said in several words of a question and of a contract.
    "term duration last lasts lasting vigencia vigorar vigorara vigente",
    "law laws legislation lei leis legislacao",
    "govern governs governing governed rege reger regido regera",
    "transfer assign assignment assignable cede ceder cessao transferir transferencia",
    "end fim findo finda termino ends ended ending expire expires expired expiration expiry "
    "terminate termination "
    "terminated cancel "
    "cancellation rescind rescission rescindir rescisao denunciar resilir resilicao encerrar",
    "pay paid pays payment payable cost costs bear bears borne expense expenses pagar pago paga "
    "pagamento custo custos arcar arca arcam arcara arcarao pagam pagara pagarao pague",
    "price prices fee fees charge charges preco tarifa",
    "cap capped limit limits limited limitation ceiling maximum exceed exceeds limite limitada "
    "limitacao teto exceder",
    "liable liability liabilities responde responder responsabilidade responsavel",
    "employee employees employment personnel staff workforce empregado empregados pessoal",
    "solicit solicitation nonsolicit poach poaching hire hiring aliciar aliciamento",
    "report notify notifies notification inform tell told notice notices comunicar comunicacao "
    "notificar notificacao informar aviso",
    "court courts venue forum lawsuit litigation foro tribunal comarca juizo",
    "arbitration arbitral arbitrator arbitrate arbitragem",
    "ai artificial",
    "confidential confidentiality confidence secret secrecy secretly confidencial "
    "confidencialidade sigilo sigiloso",
    "insurance insure insured insurer seguro seguros seguradora",
    "penalty penalties fine multa multas penalidade",
    "renew renewal renews renewed extend extension prorrogar prorrogacao prorrogado renovar "
    "renovacao",
    "own belong belongs owns owner owned ownership title property titularidade titular pertence "
    "pertencem "
    "propriedade",
    "warranty warranties warrant warrants garante garantir garantem guarantees guarantee "
    "guaranteed garantia garantias",
    "indemnify indemnifies indemnity indemnification indenizar indenizacao",
    "destroy destroyed destruction erase delete deletion destruir destruicao apagar",
    "return returned devolver devolucao restituir",
    "keep keeps kept retain retained retention hold holds held manter conservar reter",
    "copy copies archival archive copia copias",
    "subcontract subcontractor subcontracting subcontratar subcontratacao",
    "audit audits inspect inspection auditar auditoria",
    "exclusive exclusivity exclusively exclusividade exclusivo exclusiva",
    "interest juros",
    "lose loses lost loss losses perder perda",
    "damage damages danos dano prejuizo",
    "breach breaches infringement descumprir descumprimento inadimplemento violacao",
    "adjust adjusted adjustment indexation reajuste reajustado reajustar",
    "rise raise increase increases increased aumento aumentar",
    "deliver delivery delivered entrega entregar entregue",
    "late delay delayed overdue atraso atrasado mora",
    "train training trained retrain treinar treinamento",
    "allow allowed permit permitted allowance permitir permitido",
    "amend amended amendment modify modification variation alteracao alterar aditivo",
    "consent consents approval anuencia consentimento autorizacao",
    "incident leak vazamento incidente",
    "sign signed signature execute executed execution entered dated assinatura assinar",
    "record records book books account accounts registros livros",
    "revenue revenues profit profits royalty royalties proceeds receita receitas lucro lucros",
    "share shared shares sharing split partilha",
    "purchase purchased purchases buy bought order ordered acquire acquired comprar compra",
    "quantity quantities volume volumes quantidade quantidades",
    "compete competes competing competition competitive competitor competitors concorrencia "
    "concorrente concorrer",
    "reason convenience motivo",
    "intellectual patent patents copyright copyrights trademark trademarks invention inventions "
    "intelectual",
    "contest challenge challenges dispute disputes",
    "personal pessoais",
    "repay repays repaid repayment repayments",
    "send sends sent",
    "sell sells sold",
    "draw draws drawn drew drawing drawings drawdown",
    "begin begins began begun",
    "write writes written wrote",
    "build builds built",
    "lend lends lent",
    "choose chooses chosen chose",
    "meet meets met",
    "break breaks broken",
    "information informacao informacoes",
    "available availability disponivel disponibilidade",
    "compel compelled subpoena subpoenaed",
)


def plain(text: str) -> str:
    """The text in small letters without accents, for comparing words of a question."""
    spread = unicodedata.normalize("NFKD", text.lower())
    return "".join(char for char in spread if not unicodedata.combining(char))


def words_of(text: str) -> tuple[str, ...]:
    """The words of the text, plain, in order; a hyphen parts two."""
    return tuple(_WORD.findall(plain(text.replace("\u00ad", ""))))


@lru_cache(maxsize=65_536)
def stem(word: str) -> str:
    """The stem of a plain word, or the name of the thing that it is one of several words for."""
    named = _NAMED.get(word)
    if named:
        return named
    bare = _stripped(word)
    return _NAMED_STEMS.get(bare, bare)


def _stripped(word: str) -> str:
    if word.endswith("s") and not word.endswith(("ss", "us")) and len(word) >= _SHORTEST:
        word = word[:-1]
    for _ in range(_ROUNDS):
        ending = next((end for end in _ENDINGS if word.endswith(end)), "")
        if not ending or len(word) - len(ending) < _SHORTEST:
            return word
        word = word.removesuffix(ending)
        if len(word) > _SHORTEST and word[-1] == word[-2] and word[-1] not in "aeous":
            word = word[:-1]
    return word


def _names() -> tuple[Mapping[str, str], Mapping[str, str]]:
    words: dict[str, str] = {}
    stems: dict[str, str] = {}
    for line in _SAME:
        first, *_ = line.split()
        for word in line.split():
            words.setdefault(word, f"={first}")
            if len(word) > _SHORTEST:
                stems.setdefault(_stripped(word), f"={first}")
    return words, stems


_NAMED, _NAMED_STEMS = _names()
