"""A notice where such agreements ask for consent.

"Not without the owner's consent" leaves the word with the owner; "not without notice to the owner"
only lets him know. Compelled disclosure is the one place where notice is what is usual.
"""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_TELLING: Final = "informing/telling/notifying/advising/warning/alerting/announcing/messaging"
_TOLD: Final = "informed/told/notified/advised/warned/alerted/announced"
_NOTICE: Final = (
    "notice/notification/announcement/information/word/message/warning/email/e_mail/knowledge"
)
_KIND: Final = "a/an/any/the/its/their/prior/previous/written/advance/prompt/due/proper/reasonable"
_DAYS: Final = "days/days'/day's/weeks'/hours'/month's"

TOLD_INSTEAD: Final = Kind(
    "",
    "a notice is enough where consent is usual",
    f"""
    without (first/previously/so_much_as/even) (having) (been) {_TELLING}/{_TOLD}; without (first
    /previously) (giving/sending/making/having_given/having_sent/a/an/any/the) (to) (the) (other
    /it/its/owner/discloser/disclosing/company) (party/side) ({_KIND}) ({_KIND}) ({_KIND})
    {_NOTICE} (to/of/being); unless it/they/he/the_recipient/the_receiving_party has/have (first
    /previously/beforehand) {_TOLD}; unless/until/before (the) (other/discloser/disclosing/owner
    /company/provider/furnishing/first) (party/side) has/have/is/are/was (first/previously) (been)
    {_TOLD}; except/save/other_than/but (only) after/upon/on/by/with/following ({_KIND}) ({_KIND})
    ({_KIND}) {_NOTICE}/{_TELLING}; only after/upon/on/by/with/following (one/two/three/five/seven
    /ten/fourteen/thirty/#) ({_DAYS}) ({_KIND}) ({_KIND}) ({_KIND}) {_NOTICE}/{_TELLING}; unless
    /until/before (the) (other/discloser/disclosing/owner/company/provider/furnishing/first)
    (party/side) knows/know/hears/has_heard/learns/is_aware; secretly; behind ... back; before
    /until it/they/he (has/have) (first/previously) {_TOLD}; before/until {_NOTICE} (is/has)
    (been) given/sent/made; unless ({_KIND}) ({_KIND}) {_NOTICE} (is/has) (been) given/sent
    """,
    about="not/neither/nor/never/no/none/nobody/only/nothing",
    usual=f"""
    terminat*/withdraw*/cancel*/end/ended/cease* ... without/upon/on/by/only ... {_NOTICE};
    {_NOTICE} (to) and (with/without/the) (prior/written/express) consent/approval/permission;
    without (the) (prior) knowledge and/or consent; without {_NOTICE} of (any) (such)
    (restriction*/breach/confiden*/the_restriction); without (the) knowledge; invalid* ...
    without; only by/upon/on (written) notice of termination; without (any) information; without
    word; enjoin*/injunct*/relief/bond ... without; effective/given/deemed only upon/on/by
    """,
    unless="""
    required/compelled/obliged/obligated/ordered/requested/forced by/under/to/pursuant ... law
    /court/order/subpoena*/process/authorit*/regulat*/governmental/disclose; legally; subpoena*;
    compel*; law requires/demands/compels/allows/obliges; demands of law; confidential/covered
    /protected unless; whistleblow*
    """,
)

NOTICE_ENOUGH: Final = Kind(
    "",
    TOLD_INSTEAD.why,
    f"""
    requires/require/needs/need (only/merely/no_more_than) ({_KIND}) ({_KIND}) {_NOTICE} (of/to
    /being); permitted/allowed/possible/free ... once/when/if/after/upon/on/as_soon_as ... {_TOLD}
    /{_NOTICE}; announced/notified to; consults/consult/informs/inform/tells/notifies (the) (other
    /discloser/owner /disclosing/company) (party/side) (of_it/in_writing) before/when/if it/they
    discloses /disclosing/giving/gives/shares/sharing/assigns/assigning/passes/copies/sends
    """,
    about="""
    third party/parties; assign*; transfer*; subcontractor*; copy/copies/copied/copying; analys*;
    sharing; disclosure to; disclosing; discloses; gives; laborator*; outsider*; publish*;
    publication; reuse*; affiliate*; supplier*; customer*
    """,
    usual=f"""
    unauthori* ... {_TOLD}; address* ... {_TOLD}; notified of (any) (such) (change/breach/loss);
    notice ... and ... consent; who/whom/that/which (do/does) (not) (properly/reasonably)
    require/requires/need/needs knowledge
    """,
    unless=TOLD_INSTEAD.unless + "; terminat*; unauthori*; breach*; consent*; approval; loss",
)

KINDS: Final = (TOLD_INSTEAD, NOTICE_ENOUGH)
