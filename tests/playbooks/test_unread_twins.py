"""Sentences of honest NDAs that nobody quotes, each beside a twin that must be heard."""

from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from quotary.core.alert import Alert
from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.span import Span
from quotary.core.verdict import Verdict
from support.policies import vendor_nda

WORDINGS = Path(__file__).parent / "wordings" / "vendor-nda.yaml"

TWINS = (
    (
        "The parties agree that what either of them discloses for the Project will be handled as"
        " set out in this Agreement.",
        "The parties agree that what either of them discloses for the Project will be handled as"
        " scrap.",
    ),
    (
        "It may be signed in two copies, each of which counts as an original.",
        "A photograph counts as a return of what it shows.",
    ),
    (
        "This duty rests equally on both parties.",
        "This duty rests on the party that was named second.",
    ),
    (
        "It does not apply to what was rightfully in its possession free of any obligation of"
        " confidence, was public, or was developed independently.",
        "What is spoken at meetings is free of any obligation of confidence.",
    ),
    (
        "The Recipient shall rely on its own investigation of the authority of the other.",
        "The Recipient shall answer an authority on its own.",
    ),
    (
        "The Receiving Party may also show it to its lawyers and auditors.",
        "The Receiving Party may also show it to its resellers.",
    ),
    (
        "Employee information shall be supplied in aggregated and anonymized form only.",
        "Information shall be used in aggregated and anonymized form only.",
    ),
    (
        "Nothing here creates an agency, partnership or employment relationship.",
        "Each Party shall respect the other's employment relationships.",
    ),
    (
        "Neither party shall provide student records unless the parties have first signed a data"
        " processing agreement.",
        "Student records are sent for processing.",
    ),
    (
        "Each party wishes to ensure that it remains confidential.",
        "It remains confidential after the period.",
    ),
    (
        "Neither of us has to give the other suggestions or feedback.",
        "Suggestions and feedback reach the stronger shoulder.",
    ),
    (
        "The receiving party must store confidential information securely.",
        "Confidential information goes to the company store.",
    ),
    (
        "It does not oblige either of us to go ahead with the Project or to buy or sell anything.",
        "It does not oblige either of us to go ahead with the Project or to forget what it learnt.",
    ),
    (
        "Protected Information in electronic form will be encrypted in transit and at rest.",
        "Protected Information in electronic form will be mirrored in depots at branches.",
    ),
    (
        "If a court strikes out one provision, the others stand.",
        "If a festival strikes up, the others browse.",
    ),
    (
        "A waiver on one occasion is not a waiver on any other.",
        "On festive occasions partners browse it.",
    ),
    (
        "It includes product plans, source code, pricing, customer lists, and designs.",
        "Customer lists go to the reseller.",
    ),
    (
        "Competitively sensitive information shall be made available only under clean team"
        " arrangements.",
        "Clean drafts travel competitively.",
    ),
    (
        "No party shall disclose any patient information, health record or other personal data.",
        "Patient information and health records accompany the samples.",
    ),
    # Whole sentences that can only protect, or say where paper goes, beside what goes further.
    (
        "A notice is deemed to have been received when it is left at that address.",
        "A notice is deemed to have been received when it is left in a drawer of the kitchen.",
    ),
    ("Each of us pays its own costs.", "Each of us pays its own costs in oats and barley."),
    (
        "Headings are for ease of reference only.",
        "Drawings are for ease of rebuilding by tinkers only.",
    ),
    (
        "If one of them lets it slip, you are responsible as if you had done it yourself.",
        "If one of them lets it slip unwittingly, nobody grumbles.",
    ),
    (
        "Before the robots' pictures are shared, the Discloser will remove any picture that shows a"
        " person's face.",
        "Before the robots' pictures are shared, the Recipient will keep any picture that shows a"
        " person's face.",
    ),
    (
        "The Discloser still owns its information and everything it lends the Recipient.",
        "The Recipient still owns its sketches and everything it pockets on tours.",
    ),
    (
        "Notices have to be in writing and go to the addresses at the top.",
        "Notices hang on the wicket and go stale at the top.",
    ),
    (
        "The Recipient shall protect Confidential Information by appropriate technical and"
        " organisational measures, and at least with the care of a prudent businessman.",
        "The Recipient shall protect Confidential Information by whichever organisational measures"
        " a prudent gambler deems fit.",
    ),
    (
        "No relaxation or indulgence prejudices them.",
        "No relaxation or indulgence of gossip irks us.",
    ),
    (
        "Suite 400, 12 Placeholder Avenue, Sampleton 90210, Attention: General Counsel",
        "Suite 400, 12 Placeholder Avenue, Sampleton 90210, is where heirlooms wander.",
    ),
    # A certificate that a clause was kept is no clause that works otherwise, and tells nobody.
    (
        "An officer of the Recipient shall confirm in writing that this Section has been complied"
        " with.",
        "Demands of customs officers are complied with.",
    ),
    (
        "A director of the Recipient shall confirm in writing that clause 6 has been observed.",
        "Clause 6 has been observed long enough.",
    ),
    (
        "The parties sign separate copies, and together they count as one document.",
        "The parties keep separate copies, and together they count as one notice.",
    ),
    (
        "The parties explore whether Acme will license that software.",
        "The parties note that Acme will license that software.",
    ),
    (
        "Shipping records can show names and addresses of individuals. No personal data shall be"
        " supplied under this Agreement.",
        "Shipping records can show names and addresses of individuals. No personal data shall be"
        " supplied to rivals.",
    ),
    (
        "The Recipient shall lock away paper documents and protect electronic ones by passwords.",
        "The Recipient shall lock away paper documents and, where its passwords permit, electronic"
        " ones.",
    ),
    (
        "Ending the Project earlier does not shorten them.",
        "Ending the tooling earlier shortens and dulls them.",
    ),
    (
        "Signed copies exchanged as PDF files are as good as originals.",
        "Signed copies exchanged as PDF files are scrap and sawdust.",
    ),
    ("A facsimile or scanned signature is binding.", "A scanned doodle outshines a promise."),
    (
        "The parties acknowledge that it may be experimental in nature.",
        "The parties acknowledge that experimental tooling wears out in nature.",
    ),
    (
        "Students may not be given access.",
        "Students may be given access to the confidential files.",
    ),
    (
        "The parties shall not disclose to each other any personal data, protected health"
        " information or education records.",
        "The parties shall not disclose to each other any personal data, but health records of"
        " welders.",
    ),
    (
        "Each side remains free to make and sell its own products, provided that it does not use"
        " the"
        " other's information.",
        "Each side remains free to make and sell its own products in the light of the other's"
        " information.",
    ),
    (
        "It is covered, as long as a reasonable person would see that it is confidential.",
        "It is covered, as long as it stays secret.",
    ),
    (
        "Acme keeps its tooling data and Northgate keeps its price data.",
        "Acme keeps its tooling data and Northgate sells its price data.",
    ),
    (
        "This does not apply to what was public, was known to the Recipient already, came from a"
        " third party who was at liberty to disclose it, or was worked out by employees of the"
        " Recipient who had not seen the Confidential Information.",
        "This does not apply to what was public, was known to the Recipient already, came from a"
        " third party who was at liberty to disclose it, or was worked out by employees of the"
        " Recipient who had not seen all of the Confidential Information.",
    ),
    (
        "All intellectual property rights in the Confidential Information, including patents,"
        " copyrights and moral rights, remain with the Discloser.",
        "The promise of the Recipient is a moral one.",
    ),
    (
        "No consent to one breach shall be deemed to be a consent to or waiver of another.",
        "A nod shall be deemed to be a consent to disclosure.",
    ),
    (
        "This Agreement does not apply to information that was known before, is public without a"
        " breach, comes from a third party who is not bound, or was developed without reference to"
        " it by officers of the Recipient.",
        "This Agreement does not apply to information that was known before, is public without a"
        " breach, comes from a third party who is not bound, or is supplied to customs officers in"
        " the ordinary course.",
    ),
    (
        "The other party may also apply to the court for an injunction.",
        "The other party may also apply to its castings what it was shown.",
    ),
    (
        "Samples shall not be disassembled, tested for composition or imitated.",
        "Samples shall not be disassembled, unless imitated by tinkers.",
    ),
    (
        "The following is not Confidential Information: (1) information that is already public; (2)"
        " information that the Recipient already lawfully possessed before the disclosure; (3)"
        " information that the Recipient lawfully obtains from a third party who has the right to"
        " disclose it; (4) information that the Recipient develops independently without using"
        " Confidential Information.",
        "The following is not Confidential Information: (1) information that is already public; (2)"
        " information that the Recipient already lawfully possessed before the disclosure; (3)"
        " improvements of the samples that the Recipient obtains by working with them.",
    ),
    (
        "Either party may end the Project on written notice, but that does not shorten its duties.",
        "Either party may end the Project on written notice, but that shortens and dulls its"
        " duties.",
    ),
    (
        "It vouches for their compliance.",
        "It vouches for their compliance with whims.",
    ),
    (
        "If we don't enforce something, we haven't waived it.",
        "If we don't enforce secrecy, we have waived it.",
    ),
    (
        "The parties agree that before the Project begins each of them will calibrate the equipment"
        " and instruments that it uses for it.",
        "It will calibrate its model with what it was shown.",
    ),
    (
        "This does not apply to what the Recipient can show was public, other than because the"
        " Recipient broke this Agreement, was known already, or was developed independently.",
        "This does not apply to what the Recipient can show was public, even because the"
        " Recipient broke this Agreement, was known already, or was developed independently.",
    ),
    (
        "This does not apply to information that (a) is public without a breach, (b) was known to"
        " the Recipient already free of any obligation of confidence, or (c) is received from a"
        " third party who has the right to disclose it.",
        "This does not apply to information that (a) is public without a breach, (b) was known to"
        " the Recipient already, or (c) is received from a party who is not bound, and what is"
        " received later is free of any duty.",
    ),
    (
        "This does not apply to information that (a) is public without a breach, (b) was known to"
        " the Recipient already, or (c) is received from a third party who has the right to"
        " disclose it.",
        "This does not apply to information that (a) is public without a breach, (b) was known to"
        " the Recipient already, or (c) is received from a third party who has the right to"
        " disclose it; everything else received is free of any obligation.",
    ),
)


@cache
def _base() -> tuple[str, ...]:
    read = YAML(typ="safe", pure=True).load(WORDINGS.read_text(encoding="utf-8"))
    return tuple(clause for clause in read["base"].values() if clause)


def kinds(sentence: str) -> set[str]:
    return {alert.kind for alert in _alerts(sentence)}


def details(sentence: str) -> list[str]:
    return [alert.detail for alert in _alerts(sentence)]


def _alerts(sentence: str) -> tuple[Alert, ...]:
    *clauses, last, signed = _base()
    text = "\n\n".join((*clauses, f"Further terms. {sentence}", last, signed)) + "\n"
    index = DocumentIndex(Document(text, language="en"))
    proposal = Proposal((), document_type="nda")
    unit = check_unit(proposal, index, vendor_nda(), 1, Span(0, len(text)))
    return unit.alerts


@pytest.mark.parametrize(("honest", "twin"), TWINS)
def test_a_twin_is_heard(honest: str, twin: str) -> None:
    assert kinds(honest) == set()
    assert kinds(twin) != set()


LONG = "The duties under this Agreement survive for five (5) years from the Effective Date."


def heard_with(*positions: ProposedPosition) -> list[str]:
    *clauses, last, signed = _base()
    text = "\n\n".join((*clauses, f"Further terms. {LONG}", last, signed)) + "\n"
    index = DocumentIndex(Document(text, language="en"))
    proposal = Proposal(positions, document_type="nda")
    unit = check_unit(proposal, index, vendor_nda(), 1, Span(0, len(text)))
    return [alert.kind for alert in unit.alerts]


def test_a_length_is_no_other_one_where_it_is_quoted_for_the_term() -> None:
    quoted = ProposedPosition(
        "term", present=True, quotes=(LONG,), fields={"years": 5}, suggested=Verdict.FALLBACK
    )
    assert heard_with(quoted) == []


def test_a_length_that_is_quoted_for_something_else_or_not_found_is_heard() -> None:
    elsewhere = ProposedPosition("purpose", present=True, quotes=(LONG,))
    paraphrased = ProposedPosition("term", present=True, quotes=(LONG.replace("five", "six"),))
    for proposed in ((), (elsewhere,), (paraphrased,)):
        assert heard_with(*proposed) == ["unread"]


# Who may see it, who owns what is made of it, whose paper stands beside.
HEARD = (
    (
        "Each party may disclose it to its employees, advisers and dealers who need to know it.",
        "Somebody of another house",
    ),
    (
        "Each party may disclose it to its employees, agents and consultants who need it.",
        "Nothing lays secrecy",
    ),
    ("Refinements of a drawing belong to the party that worked them out.", "What is made"),
    ("The records policy of the Recipient completes this Section.", "A paper of one side's own"),
)


@pytest.mark.parametrize(("sentence", "why"), HEARD)
def test_it_is_heard_in_a_contract(sentence: str, why: str) -> None:
    assert any(why in detail for detail in details(sentence)), details(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Each party may disclose it to its employees and advisers who need to know it.",
        "Each party may disclose it to its employees, agents and consultants who need it and are"
        " bound to keep it confidential.",
        "Improvements of the Confidential Information belong to the Discloser.",
    ],
)
def test_its_honest_twin_is_not(sentence: str) -> None:
    assert details(sentence) == []


@pytest.mark.parametrize(
    "item",
    [
        "treat leftovers as its own",
        "pass pilot drawings round its guild",
        "let interested visitors look at it",
        "swap notes with its sister firm",
    ],
)
def test_an_item_in_strange_words_is_heard_among_many_in_usual_ones(item: str) -> None:
    usual = (
        "keep it secret",
        "protect it with at least reasonable care",
        "share it only with its own employees and advisers who need to know it",
        "return it on request",
    )
    for items in (usual, (*usual[:2], item, *usual[2:])):
        listed = "".join(f"\n- {one};" for one in items)
        heard = kinds(f"The Recipient will:{listed[:-1]}.")
        assert bool(heard) is (item in items), heard
