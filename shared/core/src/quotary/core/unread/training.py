"""Machines that learn from what they are given, and people who take along what they heard."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind
from quotary.core.unread.words import KNOWING, PEOPLE, SYSTEM

LEARNS: Final = Kind(
    "ai_training",
    "what is received goes into something that learns from it",
    """
    self learning; calibrat*; fine tun*; retrain*; teach*/taught ... system*/tool*/assistant*
    /model*/software; learn/learns/learned/learnt (to) from (the/such/it/them); adapts (itself)
    (to); sharpens/refines/improves/tunes/adjusts/trains itself/themselves; embeddings; (model)
    weights; classifier*; chatbot*; neural; training set/sets/data/material/materials/corpus
    /examples/input; serve/serves/used/use/act/acts/act_as as (an/a) example*/training
    /reference_case*/test_case*/pattern*/model_case*/ground_truth; feed/feeds/fed/feeding;
    ingest*; accuracy of (its/their/the) ... model*/engine*/system*/software/tool*/estimator*
    /assistant*; enhance/enhances/improve/improves/increase/raise/refine/sharpen/better
    their/its/the accuracy/quality/performance/precision/output/results/predictions; hosted
    assistant; vector*; knowledge base; statistics drawn; predictive; pattern recognition;
    automated quality/program*/learning; anonymised/anonymized/pseudonymised/pseudonymized
    /de_identified; aggregated ... form/data/statistics; in aggregate form; gets its shape; fitted
    to; fitted with; index/indexed/indexes by/into/in_its; remember/remembers ...
    offers/reuse*/layouts; populate/populates/seed/seeds/enrich* (its/the)
    """,
    usual="""
    learn from one/each; whether ... can/could/may be fitted to/with;
    calibrat* ... bench*/instrument*/gauge*/sensor*/equipment/machine*;
    supplied/provided/disclosed/furnished (only) in (an) aggregated/aggregate
    /anonymised/anonymized (and/or) (aggregated/aggregate/anonymised/anonymized) form only;
    fed back; learned from ... (third/source*/other*/public*); learn from
    the/a disclos*; learned ... before
    """,
    forbidden=True,
)

IMPROVES: Final = Kind(
    "ai_training",
    "what is received improves somebody's product",
    """
    draw/draws/feed/feeds/live/lives on/upon/from; (to) improve/improves/improving/enhance
    /enhances/enhancing/refine/refines/refining/optimise*/optimize*/upgrade*/evolve*/better
    /perfect/perfecting/train/trains/training/tune/tunes/tuning/develop_further/further_develop*
    /teach/educate/school ... its/their/the/own/for/of ...; improvement of; enhancement of;
    get/gets/become/becomes better; product improvement; product development; (further)
    development of (its/their/the)
    """,
    about=SYSTEM,
    usual="independent* ... ; training of (its/their) (employees/personnel/staff)",
    forbidden=True,
)

_FREE: Final = (
    "belong*/remain*/stay*/available/free/freely/unrestricted/own/keep*/kept/use/used/utilis*/utiliz*/carr*"
    "/go_with/goes_with/follow*/general/professional/property/without/no_restriction/part_of"
    "/apply/applied/gain*/acquir*/retain*/profit*/exploit*/future/later"
)

RESIDUAL: Final = Kind(
    "residuals",
    "people may use what they have learned",
    f"""
    may/can be followed/taken/pursued up/on/further; unlearn*; without notes; from memory; by
    heart; sticks/stick in ... mind/memory; have/has taken in; carry/carries on with what;
    {KNOWING} ... {_FREE}; {_FREE} ... {KNOWING}; wiser; no one/nobody/not ... forget; lessons
    learned/learnt; what ... recall*/remember*/learn*/absorb*/picked_up/pick_up/heard; recall*;
    absorb*; professional experience/experiences; grown through; gained/acquired/picked_up
    in/during/from the/these/such talks/discussions/evaluation/examination/meetings/course/project
    """,
    about=f"""
    {PEOPLE}; {KNOWING}; anybody/nobody/anyone/no_one/person/persons/individual*/they/party/side
    """,
    usual="""
    trade secrets; without ... knowledge; to ... knowledge; prior knowledge; knowledge of (the)
    (a) recipient*/receiving/party*/existence; in the public; public knowledge; general public;
    publicly; common knowledge; independent*; without use of; without reference; no knowledge; who
    have/has/had no; professional secrecy; use of (the) confidential; had (no) access; know how ,;
    its/their best knowledge; actual knowledge; knowledge or; ideas ,; concepts ,; inventions;
    knowledge and belief; in its possession; know how and; know how or; know how in; know how
    relating; own ... knowledge ... prior
    """,
    forbidden=True,
)

KINDS: Final = (LEARNS, IMPROVES, RESIDUAL)
