"""Facts straight into a projection, without a broker."""

from collections.abc import Sequence

from sqlalchemy import Engine

from quotary.api.store.batch import Seen
from quotary.api.store.projection import Projection


def project(engine: Engine, facts: Sequence[Seen], sizes: Sequence[int] = (50,)) -> Projection:
    """Project the facts in batches of these sizes, again and again."""
    projection = Projection(engine)
    assert projection.take_lease()
    at, turn = 0, 0
    while at < len(facts):
        batch = facts[at : at + sizes[turn % len(sizes)]]
        projection.take(batch, facts[at].seq - 1, batch[-1].seq, "created")
        at, turn = at + len(batch), turn + 1
    return projection
