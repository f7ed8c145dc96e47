"""A made-up log of many matters: runs at every stage, acts, failures, interleaved."""

import random
from collections.abc import Iterable

from quotary.api.store.batch import Seen
from quotary.core.verdict import Route, Verdict
from quotary.log.facts.act import Act
from quotary.log.facts.base import Fact
from quotary.log.facts.policy import PlaybookPublished, PlaybookText
from quotary.log.subjects import PolicySubject, Subject, contract
from support.made_run import DIGEST, Made

_NAMES = ("Globex NDA", "Ação Bétons", "initech master", "Umbrella_non-disclosure", "zulu")
_ROUTES = tuple(Route)
Said = tuple[Subject, Fact]


def act(matter: str, number: int, kind: str, **detail: object) -> Said:
    """One act on a matter."""
    fact = Act.now(by="api", **{"kind": kind, "based_on": 1, "who": "Ana", **detail})
    return contract("main", matter, "0", "act", number), fact


def _matter(index: int, dice: random.Random) -> list[Said]:
    matter = f"m{index}"
    said: list[Said] = []
    runs = dice.choice((1, 1, 1, 2))
    for run in range(1, runs + 1):
        made = Made(
            matter=matter,
            run=f"r{run}",
            filename=f"{dice.choice(_NAMES)} {index}.pdf",
            counterparty=dice.choice(_NAMES),
            route=dice.choice(_ROUTES),
            verdict=dice.choice(tuple(Verdict)),
        )
        steps = [(subject, fact) for _, subject, fact in made.steps()]
        if dice.random() < 0.1:
            steps = [steps[0], (made.at("ingested"), made.unreadable())]
        said += steps[: dice.randint(1, len(steps)) if run == runs else len(steps)]
    return said + _held(matter, index) + _acts(matter, f"r{runs}", dice)


def _held(matter: str, index: int) -> list[Said]:
    """Every fifth is put on hold, and every second of those released."""
    held = act(matter, 8, "held")
    released = act(matter, 9, "held", detail={"held": False})
    return [held, released][: 1 + (index % 10 == 0)] if index % 5 == 0 else []


def _acts(matter: str, run: str, dice: random.Random) -> list[Said]:
    kinds: list[dict[str, object]] = [
        {"kind": "assigned", "detail": {"assignee": dice.choice(("Ana", "Bo"))}},
        {"kind": "overridden", "run": run, "position": "term", "verdict": "accept", "note": "ok"},
        {"kind": "approved", "run": run, "note": "fine"},
        {"kind": "signed_off", "run": run},
    ]
    chosen = kinds[: dice.choice((0, 0, 1, 2, 3, 4))]
    return [
        act(matter, number, str(each["kind"]), **{k: v for k, v in each.items() if k != "kind"})
        for number, each in enumerate(chosen, start=1)
    ]


def made_log(matters: int, seed: int = 1) -> list[Seen]:
    """The facts in stream order, sequences from 1."""
    dice = random.Random(seed)
    waiting = [_matter(index, dice) for index in range(matters)]
    said: list[Said] = [
        (
            PolicySubject("main", "playbook", DIGEST, "text"),
            PlaybookText.now(
                by="api", playbook="vendor-nda", playbook_version="1", digest=DIGEST, canonical="{}"
            ),
        ),
        (
            PolicySubject("main", "playbook", "vendor-nda", "published", 1),
            PlaybookPublished.now(
                by="api", playbook="vendor-nda", playbook_version="1", digest=DIGEST, who="Ana"
            ),
        ),
    ]
    while waiting:
        which = dice.randrange(len(waiting))
        said.append(waiting[which].pop(0))
        if not waiting[which]:
            waiting.pop(which)
    return seen(said)


def seen(said: Iterable[Said], start: int = 1) -> list[Seen]:
    """The facts as the projection takes them."""
    return [
        Seen(seq, subject, fact, fact.body())
        for seq, (subject, fact) in enumerate(said, start=start)
    ]
