"""Folded states of made-up matters."""

from quotary.log.history import fold
from quotary.log.matter_state import MatterState
from quotary.log.subjects import ContractSubject
from support.made_log import Said, seen
from support.made_run import Made


def state(*said: Said) -> MatterState:
    """The state that these facts add up to."""
    entries = [
        (each.seq, each.subject, each.fact)
        for each in seen(said)
        if isinstance(each.subject, ContractSubject)
    ]
    found = fold(entries)
    assert found is not None
    return found


def run(made: Made, upto: int = 7) -> list[Said]:
    """The first `upto` facts of a run."""
    return [(subject, fact) for _, subject, fact in made.steps()[:upto]]


def failed(made: Made) -> list[Said]:
    """A run whose document cannot be read."""
    return [(made.at("submitted"), made.submitted()), (made.at("ingested"), made.unreadable())]
