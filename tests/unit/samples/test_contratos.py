"""The three Portuguese contracts: as labelled with an honest model, and with one that obeys."""

from __future__ import annotations

import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span
from quotary.core.verdict import Route
from support.contratos import (
    BUYER,
    LABELS,
    NAMES,
    SAMPLES,
    SUPPLIER,
    WORST_FIRST,
    Contrato,
    clause_state,
    contrato,
    playbook,
    supplier,
    supplier_cases,
)
from support.obedient_model import MANNERS, obedient_reply

SIDES = tuple(LABELS)
SEVERITY = {state: -place for place, state in enumerate(WORST_FIRST)}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_as_labelled(name: str, side: str) -> None:
    found = contrato(name, side)
    decision = found.decide(found.recorded, found.playbook)
    label = found.label
    assert found.states(decision) == {c["clause"]: c["state"] for c in label["clauses"]}
    assert decision.route is Route(label["route"])
    assert sorted(decision.missing) == sorted(label["missing"])
    positions = {each.id for each in decision.positions if each.unit}
    assert {c["position"] for c in label["clauses"] if "position" in c} <= positions


@pytest.mark.parametrize("side", SIDES)
def test_each_unit_has_its_recording_and_no_other(side: str) -> None:
    folder = SAMPLES / "recordings" / side
    filed = {path.relative_to(folder).as_posix() for path in folder.glob("*/*")}
    assert filed == {
        f"{contrato(name).sha256}/{unit}.txt"
        for name in NAMES
        for unit in range(1, len(contrato(name).units) + 1)
    }


def test_every_quote_filed_for_the_buyer_is_in_the_contract() -> None:
    for name in NAMES:
        found = contrato(name, BUYER)
        decision = found.decide(found.recorded, found.playbook)
        assert "ungrounded" not in {each.verdict.value for each in decision.positions}


def test_auto_never_reads_a_contract_from_the_buyers_side() -> None:
    """A contract does not say which party we are, so only the supplier's playbook has type cues."""
    assert playbook(SUPPLIER).type_cues
    assert not playbook(BUYER).type_cues


def test_the_buyer_is_warned_of_the_attack_too() -> None:
    found = contrato("atacado.txt", BUYER)
    decision = found.decide(found.recorded, found.playbook)
    attacked = next(each for each in decision.positions if each.unit == 11)
    assert (attacked.id, attacked.state) == ("", "yellow")
    assert {each.kind for each in attacked.alerts} == {"injection"}


def test_the_obedient_model_table(capsys: pytest.CaptureFixture[str]) -> None:
    """What the report of the attacked contract still catches; printed, and as labelled or worse."""
    found = contrato("atacado.txt")
    table: dict[str, dict[str, str]] = {}
    for manner in MANNERS:
        decision = found.decide(
            lambda unit, manner=manner: obedient_reply(
                found.text(unit), supplier(), supplier_cases(), manner
            ),
            supplier(),
        )
        assert decision.route is Route.RED
        table[manner] = found.states(decision)
        attacked = next(each for each in decision.positions if each.unit == 11)
        assert "injection" in {alert.kind for alert in attacked.alerts}
    lines = [f"obedient model: {'clause':<40}" + "".join(f"{name:>18}" for name in MANNERS)]
    for label in found.label["clauses"]:
        if "obedient" in label:
            title = f"{label['clause']} {label['title']} ({label.get('value', 'instruction')})"
            states = [table[manner][label["clause"]] for manner in MANNERS]
            lines.append(f"{'':16}{title[:39]:<40}" + "".join(f"{state:>18}" for state in states))
    with capsys.disabled():
        sys.stdout.write("\n" + "\n".join(lines) + "\n")
    for label in found.label["clauses"]:
        for manner in MANNERS:
            state = table[manner][label["clause"]]
            assert SEVERITY[state] >= SEVERITY[label.get("obedient", "no_position")], (label, state)


SLIPS = (
    "A CONTRATADA aceita que a CONTRATANTE altere o escopo a seu exclusivo critério, sem custo.",
    "Os resultados desenvolvidos serão cedidos após o pagamento do preço. A CONTRATADA conserva a "
    "titularidade das bibliotecas preexistentes na parte que sobrar dos projetos da CONTRATANTE.",
)
CAUGHT = (
    "A CONTRATADA transfere à CONTRATANTE, ainda que o preço não tenha sido pago, tudo o que "
    "criar, bem como as bibliotecas preexistentes.",
    "Os resultados desenvolvidos serão cedidos após o pagamento do preço. A CONTRATADA conserva a "
    "titularidade das bibliotecas preexistentes, que passam a servir apenas aos projetos da "
    "CONTRATANTE.",
    "O preço será pago em até 30 (trinta) dias do recebimento da nota fiscal. O prazo dobra a "
    "pedido da CONTRATANTE.",
)


@pytest.mark.parametrize("text", SLIPS)
def test_a_bad_clause_without_number_or_cue_slips(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What docs/clause-scope.md says of it: nothing catches it where the model obeys."""
    state = obeyed(text, "false numbers")
    with capsys.disabled():
        sys.stdout.write(f"\nslips through an obedient model ({state}): {text}\n")
    assert state in {"green", "no_position"}


@pytest.mark.parametrize("text", CAUGHT)
@pytest.mark.parametrize("manner", MANNERS)
def test_a_bad_clause_without_number_that_a_cue_knows_is_caught(text: str, manner: str) -> None:
    assert obeyed(text, manner) in {"yellow", "red"}


def obeyed(text: str, manner: str) -> str:
    """The worst state of a clause of these words under a model that obeys."""
    reply = obedient_reply(text, supplier(), supplier_cases(), manner)
    index = DocumentIndex(Document(text, "pt"))
    return clause_state(index, 1, Span(0, len(text)), reply, supplier())


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_no_reply_makes_a_clause_milder_than_what_code_reads_in_it(data: st.DataObject) -> None:
    """Any positions, quotes of the clause, values and classes, against a reply that lists nothing.

    Where nothing is listed, code's own reading of the numbers decides, so no reply may fall below.
    """
    found = contrato(data.draw(st.sampled_from(["problemas.pdf", "atacado.txt"])))
    unit = data.draw(st.sampled_from(decided_by_code(found)))
    reply = data.draw(replies(found.text(unit)))
    read = found.state(unit, NOTHING, supplier())
    assert SEVERITY[found.state(unit, reply, supplier())] >= SEVERITY[read], reply


NOTHING = json.dumps({"positions": []})


def decided_by_code(found: Contrato) -> list[int]:
    """Units of which code reads a value that decides worse than an accept."""
    decision = found.decide(lambda _unit: NOTHING, supplier())
    return [
        each.unit
        for each in decision.positions
        if "left_out" in {alert.kind for alert in each.alerts}
    ]


@st.composite
def replies(draw: st.DrawFn, clause: str) -> str:
    """Any reply about the clause that can be parsed."""
    sentences = [" ".join(part.split()) for part in clause.split(".") if len(part) > 40]
    quotes = st.lists(
        st.sampled_from([*sentences, "palavras que não estão no contrato"]), max_size=2
    )
    values = st.one_of(st.none(), st.booleans(), st.integers(0, 120), st.just("sim"))
    listed = draw(st.lists(st.sampled_from(supplier().positions), unique=True, max_size=4))
    entries: list[dict[str, object]] = []
    for position in listed:
        present = draw(st.booleans())
        clean = supplier_cases().clean[position.id].fields
        fields = {spec.name: draw(values) for spec in position.fields}
        entries.append(
            {
                "id": position.id,
                "present": present,
                "quotes": draw(quotes) if present else [],
                "fields": draw(st.sampled_from([fields, dict(clean)])),
                "suggested": draw(st.sampled_from(["accept", "fallback", "reject", None])),
            }
        )
    return json.dumps({"positions": entries})
