"""Every item below words of duty has a row or a gap of its own, however the list is numbered."""

from itertools import pairwise

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.coverage import gaps
from quotary.core.obligations.duties import duties_in
from quotary.core.obligations.register import Obligation
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from quotary.ingest.reading.clauses.split import split_clauses
from support.registers import duty, findings

LISTS = {
    "numbers, each a paragraph": (
        "The Supplier shall take out:",
        "1. Fire insurance of $100.\n\n2. Liability insurance of $200.\n\n"
        "3. Theft insurance of $300.",
        "\n\n",
    ),
    "numbers of amounts": (
        "The Buyer shall pay:",
        "1. $750,000 by June.\n2. $150,000 by July.\n3. $500,000 by August.",
        "\n",
    ),
    "numbers below a negation": (
        "C. You will not, directly or indirectly:",
        "1. Divert any customer.\n\n2. Employ our staff.\n\n3. Own any other restaurant.",
        " ",
    ),
    "numbers in one line, capitals": (
        "The Supplier shall:",
        "1. Repair the roof; 2. Paint the doors; and 3. Sweep the stairs.",
        " ",
    ),
    "numbers in one line": (
        "The Supplier shall:",
        "1. repair the roof; 2. paint the doors; 3. sweep the stairs.",
        " ",
    ),
    "numbers with a dash": (
        "The Supplier must:",
        "1 - repair the roof\n2 - paint the doors\n3 - sweep the stairs",
        "\n",
    ),
    "titles as items": (
        "The Supplier shall take out:",
        "1. Fire Insurance.\n2. Liability Insurance.\n3. Theft Insurance.",
        "\n",
    ),
    "one word each": (
        "The Supplier is responsible for:",
        "1. Cleaning.\n2. Guarding.\n3. Gardening.",
        "\n",
    ),
    "an announced list": (
        "The Supplier must do the following.",
        "1. Repair of the roof.\n\n2. Paint for the doors.\n\n3. Care of the stairs.",
        "\n\n",
    ),
    "lines below an empty one": (
        "The Supplier's duties are as follows:",
        "Repair of the roof.\n\nPainting of each door.\n\nSweeping of all stairs.",
        "\n\n",
    ),
    "incisos": (
        "A CONTRATADA deverá:",
        "I - reparar o telhado;\nII - pintar as portas;\nIII – varrer as escadas.",
        "\n",
    ),
    "incisos that are sentences": (
        "São obrigações da CONTRATADA:",
        "I - Reparo do telhado.\nII - Pintura das portas.\nIII - Limpeza das escadas.",
        "\n",
    ),
    "algarismos": (
        "A CONTRATADA não poderá:",
        "1. Vender o prédio.\n\n2. Contratar terceiros.\n\n3. Alugar as salas.",
        "\n\n",
    ),
    "algarismos na linha": (
        "A CONTRATADA deverá:",
        "1. reparar o telhado; 2. pintar as portas; e 3. varrer as escadas.",
        " ",
    ),
    "letters after a sentence between": (
        "The Supplier shall:",
        "(a) name a contact.\n(b) train its staff; and\n(c) provide access.",
        " ",
    ),
}
SHAPES = {
    "alone": "{list}\n",
    "below a clause's number": "4. Duties\n{list}\n\n5. Law\nDutch law.\n",
    "between clauses": (
        "1. Parts\nNone.\n\n2. Works\n{list}\n\n3. Law\nDutch law.\n\n4. Tax\nNone.\n"
    ),
    "below a decimal": "2.1 Parts\nNone.\n2.2 {list}\n2.3 Excluded Costs.\n",
}


def items_of(kind: str) -> list[str]:
    """The items as they stand, without what joins them."""
    marks = ("1", "2", "3", "I ", "II ", "III ", "(a)", "(b)", "(c)")
    words = LISTS[kind][1]
    for sign in (" 2. ", " 3. "):
        words = words.replace(f";{sign}", f";\n{sign.strip()} ").replace(
            f"; and{sign}", f"; and\n{sign.strip()} "
        )
        words = words.replace(f"; e{sign}", f"; e\n{sign.strip()} ")
    found = [line for line in words.split("\n") if line]
    assert len(found) == 3
    assert kind.startswith("lines") or all(line.startswith(marks) for line in found)
    return found


def text_of(kind: str, shape: str) -> str:
    lead, words, between = LISTS[kind]
    return SHAPES[shape].format(list=f"{lead}{between}{words}")


def listed(text: str, span: Span | None = None) -> list[str]:
    index = DocumentIndex(Document(text, "en", clauses=split_clauses(text)))
    return [one.sentence for one in duties_in(index, span or Span(0, len(text)))]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", LISTS)
def test_each_item_is_a_duty_of_its_own(kind: str, shape: str) -> None:
    found = listed(text_of(kind, shape))
    assert [one for one in found if one in items_of(kind)] == items_of(kind)


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("kind", [kind for kind in LISTS if kind != "one word each"])
def test_a_lead_in_and_one_item_stand_for_that_item_alone(kind: str, place: int) -> None:
    text = text_of(kind, "between clauses")
    item = items_of(kind)[place]
    found = findings(Proposal((), obligations=(duty((LISTS[kind][0], item), modality=None),)), text)
    assert [one.kind for one in found.escalations] == []
    (row,) = found.obligations
    assert isinstance(row, Obligation)
    left = [gap.sentence for gap in gaps(found.duties, found.obligations, ())]
    assert [one for one in items_of(kind) if one in left] == [
        one for one in items_of(kind) if one != item
    ]


@pytest.mark.parametrize("kind", LISTS)
def test_an_item_in_another_chunk_than_its_lead_in_is_a_duty(kind: str) -> None:
    text = text_of(kind, "alone")
    last = items_of(kind)[-1]
    assert listed(text, Span(text.index(last), len(text))) == [last]


TWO = (
    "1. Works\nThe Supplier shall not:\n\n1. Sell the records of the Services.\n\n"
    "2. Use the records for itself.\n\n2. Rooms\nThe Customer shall provide:\n\n"
    "1. The rooms of the warehouse.\n\n2. The power for the machines.\n\n"
    "3. Sale\nThe Supplier may sell the machines. The Customer shall be told.\n"
)


@pytest.mark.parametrize(
    "quotes",
    [
        ("The Supplier shall not:", "The rooms of the warehouse."),
        ("The Supplier shall not:", "2. The power for the machines."),
        ("The Supplier shall", "2. Use the records for itself."),
        ("The Supplier shall not:", "The Supplier may sell the machines."),
        ("The Customer shall provide:", "3. Sale\nThe Supplier may sell the machines."),
        ("The Supplier shall not:", "records of the Services.\n\n2. Use the records for itself."),
        ("The Supplier shall not:", "for itself.\n\n2. Rooms"),
    ],
)
def test_an_item_of_another_list_or_half_of_one_is_stitched(quotes: tuple[str, ...]) -> None:
    found = findings(Proposal((), obligations=(duty(quotes, modality=None),)), TWO)
    assert [one.kind for one in found.escalations] == ["stitched"]
    assert found.obligations == ()


@pytest.mark.parametrize(
    "quotes",
    [
        ("The Supplier shall not:", "2. Use the records for itself."),
        ("The Supplier shall not:", "Use the records for itself."),
        ("The Customer shall provide:", "2. The power for the machines."),
        (
            "The Supplier shall not:",
            "1. Sell the records of the Services.\n\n2. Use the records for itself.",
        ),
    ],
)
def test_whole_items_of_the_lead_ins_own_list_stand(quotes: tuple[str, ...]) -> None:
    found = findings(Proposal((), obligations=(duty(quotes, modality=None),)), TWO)
    assert found.escalations == ()
    assert len(found.obligations) == 1


@pytest.mark.parametrize(
    "row",
    [
        "Duties of the Supplier | Roof repair | Doors",
        "Obrigações da CONTRATADA | Telhado | Portas",
        "Supplier | Responsibilities: roof repair | Doors",
    ],
)
def test_what_stands_beside_a_heading_of_duties_is_one(row: str) -> None:
    assert listed(f"{row}\n") == [row]


@pytest.mark.parametrize(
    "text",
    [
        # What an earlier lead-in opened ends with its clause.
        "5.2 Costs. The Supplier shall bear: (a) tax; (b) fuel.\n5.3. Excluded Costs.\nNone.\n",
        "3. Works\nThe Supplier shall: (a) paint; (b) sweep.\n4. Excluded Costs.\nNone.\n",
        "(a) Form. The JSC shall: (i) meet; (ii) vote.\n(c)Excluded Costs. None are due.\n",
        "Section 5. The Supplier shall: (a) paint.\nSection 6. Excluded Costs.\n"
        "6.1 Excluded Costs.\n",
        "5.1 Responsibilities. The JSC is equal.\n5.2 Excluded Costs.\n5.3 Members\n",
        # A title whose own sentence binds; an item that defines; the whole contract.
        "The Supplier agrees to this:\nA. Excluded Costs. The Supplier shall bear no fuel.\n",
        "NOW, THEREFORE, the parties covenant and agree as follows:\n\n"
        "1. Excluded Costs.\n\n2. Fee.\n",
        'The Supplier shall keep to:\n(a) "Excluded Costs" means fuel.\n(b) Rule 2.\n',
        "As partes acordam o seguinte:\n\n1. Excluded Costs.\n\n2. Foro.\n",
    ],
)
def test_a_heading_of_another_part_is_no_item(text: str) -> None:
    assert [one for one in listed(text) if "Excluded Costs" in one] == []


def test_an_address_below_a_colon_is_no_list() -> None:
    text = "All notices shall be sent to the following address:\nMain Road 5\n\nP.O. Box 7\n"
    assert len(listed(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "The Supplier shall:\n(a) paint. It fears 42 U.S.C.\n"
        "§ 12 and the law; (b) sweep;\n(c) dust.\n",
        "The Supplier shall:\n(g) paint;\n(h) sweep, that is: (A) stairs; (B) floors;\n(i) dust.\n",
        "The Supplier shall:\n1. paint. It is red.\n\n2. sweep:\n(a) stairs.\n"
        "(b) floors.\n\n3. dust.\n",
        "4. The Supplier shall repair (i) the roof, and (ii) dust.\n",
    ],
)
def test_what_stands_between_the_items_does_not_end_their_list(text: str) -> None:
    assert "dust." in listed(text)[-1]


def test_a_chunk_has_the_items_that_begin_in_it() -> None:
    text = "".join(
        f"{n}. Works\nThe Supplier shall:\n\n1. Paint {n}.\n\n2. Sweep {n}.\n\n" for n in range(90)
    )
    cuts = [*range(0, len(text), 700), len(text)]
    parts = [Span(a, b) for a, b in pairwise(cuts)]
    found = [one for part in parts for one in listed(text, part)]
    due = [f"{verb} {n}." for n in range(90) for verb in ("1. Paint", "2. Sweep")]
    assert [one for one in found if one in due] == due
    # "3. Works" may be the third item of clause 2: in doubt it is listed, and nothing behind it.
    assert [one for one in found if one not in due] == ["3. Works"]


@pytest.mark.parametrize("title", ["3. Term", "3. Term.", "3. Price List"])
def test_a_clause_whose_number_would_go_on_with_a_list_ends_it(title: str) -> None:
    text = (
        "1. Parts\nNone.\n\n2. Works\nThe Supplier shall:\n1. Paint the doors.\n2. Dust them.\n\n"
        f"{title}\nFive years.\n\n4. Law\nDutch law.\n\n5. Tax\nNone is due.\n"
    )
    assert [one for one in listed(text) if one != title] == ["1. Paint the doors.", "2. Dust them."]
