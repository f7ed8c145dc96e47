"""Words that a lawyer takes for the same thing asked about, and those that answer for another.

`SAME` holds narrow classes: a question with one word is answered by a clause with any other. Things
that only stand near each other are not the same: patents and trademarks, revenue and profit, to
answer and to resolve, to expire and to be terminated. `ANSWERED_BY` goes one way only: who asks
when a thing ends is told so by "expires"; who asks when it expires is not by "may be terminated".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SAME: Final = (
    # Each entry is one thing, said in several words of a question and of a contract.
    "term duration last lasts lasting duracao dura duram durar durara vigencia vigorar vigorara "
    "vigente",
    "law laws legislation lei leis legislacao",
    "govern governs governing governed rege reger regido regera",
    "transfer transfers transferred assign assigns assigned assignment assignable cede ceder "
    "cedido cedida cessao transferir transferido transferencia",
    "end ends ended ending fim findo finda termino encerrar encerra encerramento",
    "expire expires expired expiring expiration expiry lapse lapses lapsed expirar expiracao",
    "terminate terminates terminated terminating termination cancel cancels cancelled cancellation "
    "rescind rescission rescindir rescindido rescisao denunciar denuncia resilir resilicao "
    "resilido",
    "pay pays paid paying payment payments payable pagar pago paga pagamento pagamentos pagam "
    "pagara pagarao pague",
    "bear bears borne bearing arcar arca arcam arcara arcarao suportar suportara",
    "cost costs expense expenses custo custos custa despesa despesas custear custeara",
    "price prices fee fees charge charges preco tarifa",
    "cap capped limit limits limited limitation ceiling maximum highest exceed exceeds limite "
    "limitada limitacao teto exceder excedera maximo maxima maior",
    "minimum least lowest smallest minimo minima menor",
    "liable liability liabilities responde responsabilidade responsabilidades responsavel",
    "employee employees employment personnel staff workforce empregado empregados pessoal",
    "solicit solicits soliciting solicitation nonsolicit poach poaching aliciar aliciamento",
    "report notify notifies notification inform tell told notice notices comunicar comunicacao "
    "notificar notificacao informar aviso",
    "court courts venue forum foro tribunal tribunais comarca juizo",
    "lawsuit lawsuits litigation",
    "arbitration arbitral arbitrator arbitrate arbitragem",
    "ai artificial",
    "confidential confidentiality confidence secret secrecy secretly confidencial "
    "confidencialidade sigilo sigiloso",
    "insurance insure insured insurer seguro seguros seguradora",
    "penalty penalties fine multa multas penalidade",
    "renew renewal renews renewed extend extension prorrogar prorrogacao prorrogado renovar "
    "renovacao",
    "own belong belongs owns owner owned ownership title property titularidade titular pertence "
    "pertencem propriedade proprietario proprietaria dono dona donos",
    "warranty warranties warrant warrants warranted garante garantir garantem garantia garantias",
    "guarantee guarantees guaranteed",
    "indemnify indemnifies indemnified indemnity indemnification indenizar indenizacao",
    "destroy destroyed destruction erase delete deletion destruir destruicao apagar",
    "return returned devolver devolucao restituir",
    "keep keeps kept retain retains retained hold holds held manter mantera conservar guardar "
    "guardara",
    "copy copies archival archive copia copias",
    "subcontract subcontracts subcontracted subcontractor subcontractors subcontracting "
    "subcontratar subcontratacao subcontratado subcontratados",
    "audit audits audited auditar auditoria auditorias",
    "inspect inspects inspected inspection inspections inspecionar inspecao",
    "exclusive exclusivity exclusively exclusividade exclusivo exclusiva",
    "interest juros",
    "lose loses lost loss losses perder perda",
    "damage damages danos dano prejuizo",
    "breach breaches infringement descumprir descumprimento inadimplemento violacao",
    "adjust adjusted adjustment indexation reajuste reajustado reajustar",
    "rise raise increase increases increased aumento aumentar",
    "deliver delivers delivery deliveries delivered entrega entregas entregar entregue entregues "
    "entregara entregarao",
    "late delay delayed overdue atraso atrasado mora",
    "train training trained retrain treinar treinamento",
    "allow allowed permit permitted allowance permitir permitido",
    "amend amended amendment modify modification variation alteracao alterar aditivo",
    "consent consents approval anuencia consentimento autorizacao",
    "incident leak vazamento incidente",
    "sign signed signature execute executed execution entered dated assinatura assinar",
    "record records registro registros",
    "book books livro livros",
    "revenue revenues turnover receita receitas faturamento",
    "profit profits lucro lucros",
    "royalty royalties",
    "share shared shares sharing split partilha",
    "purchase purchased purchases purchasing buy buys bought acquire acquired comprar compra",
    "quantity quantities volume volumes quantidade quantidades",
    "compete competes competing competition competitive competitor competitors concorrencia "
    "concorrente concorrentes concorrer",
    "reason reasons motivo motivos",
    "intellectual intelectual",
    "trademark trademarks marca marcas",
    "contest contests contested challenge challenges challenged impugnar",
    "dispute disputes disputed controversy controversies litigio litigios controversia "
    "controversias",
    "answer answers answered answering respond responds responded response respondera responderao",
    "responsible responsibility responsibilities",
    "repair repairs repaired fix fixes fixed rectify rectified correct corrects corrected corrigir "
    "corrigira corrigido reparar reparo sanar",
    "resell resells reselling resold resale reseller revender revenda",
    "personal pessoais",
    "repay repays repaid repayment repayments",
    "send sends sent",
    "sell sells sold",
    "draw draws drawn drew drawing drawings drawdown",
    "begin begins began begun beginning start starts started commence commences commenced "
    "commencement comecar comeca inicio iniciar inicia",
    "write writes written wrote",
    "build builds built",
    "lend lends lent",
    "choose chooses chosen chose",
    "meet meets met",
    "break breaks broken",
    "information informacao informacoes",
    "available availability uptime disponivel disponibilidade",
    "procure procures procured procuring",
    "measure measures measured measuring",
    "capture captures captured capturing",
    "secure secures secured securing",
    "cure cures cured curing",
    "acima superior superiores mais",
    "compel compelled subpoena subpoenaed",
)
"""Each entry is one thing, said in several words of a question and of a contract."""
ANSWERED_BY: Final[Mapping[str, str]] = {
    "end": "expire terminate",
    "day": "daily diario",
    "week": "weekly semanal",
    "month": "monthly mensal",
    "year": "yearly annual anual",
    "hour": "hourly",
    "terminate": "end",
    "pay": "bear cost",
    "bear": "pay cost",
    "cost": "pay price",
    "lawsuit": "court",
    "warranty": "guarantee",
    "inspect": "audit",
    "intellectual": "patent copyright invention trademark",
    "subcontract": "delegate",
}
"""A word of a question, and the words of a clause that answer for it as well as its own do."""
