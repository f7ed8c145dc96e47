"""What hangs on clauses that nobody reads twice: usual there, or shown whatever it says."""

import pytest

from support.unread import whys

WHY = "something hangs on a usual clause"

USUAL = (
    "Each Party bears its own costs.",
    "Each party shall bear its own costs, except as otherwise agreed in writing.",
    "This Agreement may not be amended except by a written instrument signed by both Parties.",
    "No waiver is effective unless it is in writing and signed by the party that waives.",
    "Neither Party may assign this Agreement without the prior written consent of the other Party,"
    " except to a successor to all or substantially all of its business or assets.",
    "Neither Party makes any representation or warranty as to the accuracy or completeness of its"
    " information, except as set forth in a definitive agreement.",
    "This Agreement may be executed in counterparts, each of which is an original, but all of which"
    " together constitute one and the same instrument.",
    "Nothing in this Agreement grants any rights, except the limited right to use the Confidential"
    " Information for the Purpose.",
    "If a provision is held invalid, the remaining provisions remain in force, unless the removal"
    " of that provision results in a material change of this Agreement.",
    "This is the entire agreement between the Parties, and it supersedes all prior oral or written"
    " understandings on its subject.",
    "Damages may not be an adequate remedy, and each Party shall be entitled to seek injunctive"
    " relief without proof of actual damages.",
    "Neither Party makes any warranty, and neither Party shall have any liability to the other that"
    " results from the use of the information.",
)
STRANGE = (
    "Each Party bears its own costs, save for those of the laboratory.",
    "Each Party shall bear its own costs, though whoever visits pays the hotel.",
    "Neither Party may assign this Agreement without consent, unless the plant changes hands.",
    "No waiver is effective unless it is in writing, other than a waiver by conduct over a month.",
    "This Agreement may not be amended except in writing or in the minutes of a meeting.",
    "This is the entire agreement between the Parties, apart from what the order form adds.",
    "Notices must be in writing and sent by courier, but a nod from the project leader will do.",
    "Nothing in this Agreement grants any licence, excepting what the visitors sketch.",
    "If a provision is held invalid, the others remain, provided the Supplier still wants them.",
    "Headings have no effect, but the one over clause 4 says which documents are meant.",
    "This Agreement may be signed in counterparts, and the one that is photographed first rules.",
    "Damages may be inadequate, and the parties settle on a bottle of wine.",
    "Save where the drawings are older than a year, neither Party may assign this Agreement.",
    "This Agreement binds the parties, their successors and permitted assigns, and the fitters may"
    " look at everything.",
    "Nothing obliges either party to proceed, though the sketches stay where they are.",
)


@pytest.mark.parametrize("sentence", STRANGE)
def test_what_is_not_usual_there_is_shown(sentence: str) -> None:
    assert WHY in whys(sentence)


@pytest.mark.parametrize("sentence", USUAL)
def test_what_is_usual_there_is_not_shown(sentence: str) -> None:
    assert WHY not in whys(sentence)
