"""A usual ban or a usual scope that a verb or an adverb waters down.

"Contains or is based on" is what such agreements say of notes, of patents and of what is made from
a secret; "quotes" or "reproduces word for word" leaves everything free that was understood. "Shall
keep it secret" is a duty; "shall as a rule keep it secret" is a habit.
"""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_COPIES: Final = (
    "quote/quotes/reproduce/reproduces/repeat/repeats/replicate/replicates/restate/restates"
    "/transcribe/transcribes/cite/cites/recite/recites/mirror/mirrors/duplicate/duplicates/copy_out"
    "/spell_out/spells_out/plagiarise/plagiarises/plagiarize/plagiarizes/excerpt/excerpts"
)
_COPIED: Final = (
    "quoted/reproduced/repeated/replicated/restated/transcribed/cited/recited/copied/duplicated"
    "/excerpted/spelt_out/spelled_out/set_out_in_full/printed"
)
_TAKES: Final = (
    "contain*/reflect*/base/based/bases/deriv*/incorporat*/embod*/includ*/summar*/paraphras*/use"
    "/used/uses/build*/rel*/analy*/discuss*/refer*/describ*/draw/draws/drawn"
)

_COPIES_IT: Final = (
    "quotes/reproduces/repeats/replicates/restates/transcribes/cites/recites/mirrors"
    "/copies_out/spells_out/plagiarises/plagiarizes/excerpts"
)
_THINGS: Final = (
    "note/notes/analyses/analysis/document/documents/drawing/drawings/file/files/study/studies"
    "/paper"
    "/papers/report/reports/application/applications/material/materials/data/part/parts/passage"
    "/passages/product/products/work/works/summary/summaries/design/designs/publication"
    "/publications/compilation/compilations/information/anything/draft/drafts"
)

LITERAL: Final = Kind(
    "",
    "only a literal copy is covered",
    f"""
    word for word; verbatim; set/sets/put/puts out ... in full; full length; own sentences
    /wording /text/words; passages/sentences/lines taken (over); identical to/with;
    indistinguishable; look/looks/looking (just/exactly) the_same/alike/like; complete/full/entire
    copy/copies/set/sets (of); copy/copies that/which is/are complete/exact/identical/full;
    literal/literally; letter for letter; so many words; one to one; like for like; quotation
    marks; exact/literal/identical /unaltered/unmodified/unchanged terms/form/wording /words/image
    /duplicate*; they {_COPIES}; {_THINGS} that/which (in_turn/actually/directly) {_COPIES};
    {_COPIES_IT}; extent (that) (it/they) (is/are) {_COPIED}; which ... is/are {_COPIED};
    {_COPIED} (there/therein/in_it/in_them) in/as (full/such /its_original/their_original/a_whole
    /a_block); quotation/quotations/extract*/excerpt/excerpts from; so far as ... {_COPIED};
    insofar as ... {_COPIED}; only where/if/when/as_far_as ... {_COPIED} (in) (its/their/the)
    (original); exact/literal/identical/unaltered/unmodified /unchanged/faithful copy/copies
    /reproduction*; to_the_extent/insofar/only_if/only_where (that /as) they/it name/names/mention
    /mentions/identify/identifies/attribute/attributes; only if /where/when ... {_COPIED}
    /{_COPIES}
    """,
    about="""
    information; copy/copies; discloser*; sample*; material/materials; note/notes; analys*;
    document/documents; patent*; stud*; compilation*; derivative*; derived; specification*;
    drawing*; summar*; figure*; part/parts; secret*; report*; paper/papers; draft*; what it/they
    /the has/have/recipient; disclos*; receiv*; data; design*; publication*; products
    """,
    usual=f"""
    {_COPIES} ... {_TAKES}; {_TAKES} ... {_COPIES}; {_TAKES} ... {_COPIED}; {_COPIED} ...
    {_TAKES}; not/never/nor/no (to) {_COPIES}; reproduc*/copied/copy/repeat*/duplicat* ... (any
    /the/such) (disclos*/owner*/proprietary/confidential/copyright) legend*/notice*/mark*;
    {_COPIED} in the/this schedule/annex/appendix/register; whether literal*/verbatim; verbatim
    or; word for word or; literally or; quotes ,; quoted price*; copy of this/the agreement
    /letter; full set; non identical; similar/same/substantially/confusingly/equivalent or/and
    identical; identical/same or/and; originals ... copies; fee* ... quote*
    """,
)

_DEGREE: Final = (
    "generally/normally/usually/ordinarily/mainly/mostly/primarily/chiefly/principally/largely"
    "/predominantly/essentially/typically/preferably/broadly/customarily/principle"
    "/ordinary_run/ordinary_way/normal_run/the_main/a_rule"
    "/most_part/where_convenient"
    "/wherever_convenient/when_convenient/where_practical/wherever_practical/where_practicable"
    "/wherever_practicable/far_as_practical/far_as_practicable"
    "/if_convenient/within_reason/wherever_feasible/where_feasible"
)
_KEEPS: Final = (
    "keep/keeps/hold/holds/treat/treats/protect/protects/guard/guards/safeguard/safeguards/use/uses"
    "/return/returns/destroy/destroys/delete/deletes/notify/notifies/disclose/discloses/limit"
    "/limits/restrict/restricts/store/stores/secure/secures/refrain/refrains/maintain/maintains"
    "/share/shares/pass/passes/be"
)

BY_HABIT: Final = Kind(
    "",
    "a duty is kept as a rule, or for the most part",
    f"""
    {_DEGREE} (of_things) (,) (not) (to) {_KEEPS} (it/them/such/the/confidential/what/this);
    {_DEGREE} for/in/to the purpose/project/evaluation/transaction; try/tries/attempt/attempts/aim
    /aims/endeavour/endeavours /endeavor/endeavors /do_its_best/do_their_best (not) to (not)
    {_KEEPS}/lose/leak/avoid /preserve; materially/substantially/systematically/routinely
    /significantly /seriously/extensively/widely/openly/needlessly/unnecessarily/purposely/lightly
    /carelessly /habitually/wantonly disclose/use/share/pass/copy/publish/reveal/exploit/divulge
    /discuss; disclose/use/share/pass/copy/reveal (on) (it/them/the_information) needlessly
    /carelessly /unnecessarily/wantonly/lightly/widely; considerable/significant/material/great
    /large/undue/serious/substantial degree/extent /scale/measure; whole/entirety/bulk/totality of
    (the/what/it/its/them/such) (it/has/confidential /information/evaluation/material*/documents);
    better/best/greater/main/secret/sensitive/valuable /central part/parts of; most of the/what/it
    /its; substantial/essential/significant/major /key/considerable/core part/parts /portion
    /portions/amount/amounts/element/elements/share of/from (it/them/the/such/what) (confidential
    /information/material*/evaluation/other/disclosed)
    """,
    about="""
    information; purpose; use/used/uses; material/materials; secret*; confiden*; disclos*;
    receiv*; sample*; document*; cop*; data; samples; what it
    """,
    usual=f"""
    whole/bulk of ... business/assets/agreement/understanding/stock; most of the world; not/nor/or
    attempt*; are/is/be/been/become/becomes/became/was/were/not/information/or/and generally
    /broadly /normally/publicly (available/known/accessible/protected); generally to/available
    /known; as/which/that it/they {_DEGREE}; will normally be; will be mainly/primarily/mostly
    /generally (technical/oral/written/electronic/governed/held/by/in); so_that/so_as_to/in_order
    ... can/may/could/might/to try/attempt; return/returns/destroy/destroys/delete/deletes/erase
    /erases/surrender/surrenders (all) (of) (the) whole/entirety/totality of
    """,
)

KINDS: Final = (LITERAL, BY_HABIT)
