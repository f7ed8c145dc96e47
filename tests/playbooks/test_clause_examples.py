"""A clause playbook in TOML is the same playbook, and the twins differ where they must."""

from pathlib import Path

from quotary.core.playbook import to_canonical
from quotary.log.playbook_files import load_playbook

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
PLAYBOOKS = ROOT / "playbooks"


def test_the_example_in_toml_equals_the_one_in_yaml() -> None:
    one, other = (load_playbook(EXAMPLES / f"servicos.{kind}") for kind in ("yaml", "toml"))
    assert one.digest == other.digest
    assert to_canonical(one.playbook) == to_canonical(other.playbook)


def test_supplier_and_buyer_look_at_the_same_positions_from_two_sides() -> None:
    supplier, buyer = (
        load_playbook(PLAYBOOKS / f"prestacao-servicos-{side}.yaml").playbook
        for side in ("fornecedor", "comprador")
    )
    assert [one.id for one in supplier.positions] == [one.id for one in buyer.positions]
    for one, other in zip(supplier.positions, buyer.positions, strict=True):
        assert one.id == "foro" or one.rows != other.rows, one.id


def test_every_position_has_the_texts_that_a_report_needs() -> None:
    for side in ("fornecedor", "comprador"):
        playbook = load_playbook(PLAYBOOKS / f"prestacao-servicos-{side}.yaml").playbook
        for position in playbook.positions:
            assert position.acceptable, position.id
            assert position.unacceptable, position.id
            assert position.insert_text, position.id
            assert position.fallback_comment, position.id
            assert position.cues, position.id
