"""That the parties talk at all, told to others.

The bargain that a company seeks shows in whom it talks to; such agreements keep it secret, or are
silent about it. Whoever may say so, to whomever and however politely asked, takes that away.
"""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_SAYS: Final = (
    "say/says/saying/tell/tells/telling/mention/mentions/mentioning/mentioned/announce/announces"
    "/announced/announcing/confirm/confirms/confirming/confirmed/reveal/reveals/revealed/publish"
    "/publishes/published/publicise/publicises/publicize/publicizes/acknowledge/acknowledges"
    "/acknowledged/admit/admits/admitted/advertise/advertises/advertised/report/reports/reported"
    "/disclose/discloses/disclosed/disclosing/discuss/discusses/made_public/make_public/made_known"
    "/make_known/answer/answers/hint/hints/intimate/intimates/communicate/communicates"
    "/communicated/comment/comments/refer/refers/told/inform/informs/informed"
)
_TALKS: Final = (
    "talks/talking/discussions/negotiations/negotiating/dealings/contacts/relationship/cooperation"
    "/in_contact/in_touch/collaboration/evaluation/evaluating/project/visit/visits/meeting/meetings"
)
_CALLED: Final = (
    "customer/client/reference/prospect/partner/user/supplier/vendor/licensee/reference_customer"
    "/business_partner/account/customers/clients/references/prospects/partners/users/suppliers"
    "/vendors/licensees/accounts"
)

TALKS_TOLD: Final = Kind(
    "",
    "others are told that the parties talk",
    f"""
    {_SAYS} ... that ... {_TALKS}; told that ... {_TALKS}; {_SAYS} (to) ... existence/fact (of)
    ... {_TALKS}; {_SAYS} ... that ... (are/is) in talks/contact/touch/discussion; {_SAYS} that
    they/it/we/the_parties/both talk/talked/met/meet/work/works/cooperate/deal/deals; existence
    /fact (of) ... {_TALKS} ... is/are/may_be/can_be not/no (longer) (a/itself) secret
    /confidential; no secret that; name/names/named/naming/list/lists /listed/listing /mention
    /mentions/use/uses/cite/cites/quote/quotes/refer_to ... as/among/amongst (a/an/one/its /their
    /the) (of) (its/their/the) (new/prospective/potential/future/valued) {_CALLED}; logo /logos
    /name ... on (its/their/the) website/web_site/brochure*/list*/marketing; announce /announces
    /mention /mentions/publicise/publicize/advertise/advertises/confirm/confirms (to) (the/these
    /their/such /our) {_TALKS}; {_SAYS} (to) (the) press/market/markets/media/public /customers
    /investors/journalists/trade/analysts ... {_TALKS}; show/shows/display/displays/use /uses/put
    /puts ... logo/logos (in/on); market/markets/public/press /media/trade/customers /competitors
    /bidders/world ... hear/hears/learn/learns/know/knows/told /informed ... {_TALKS} /bidding;
    joint/public/short announcement/announcements/statement/release will/shall/may/is;
    announcement/statement ... will/shall/may be made/issued/given/published; refer/refers
    /referring to (the) {_TALKS}/other in (its/their) marketing/advert*/offers/brochure*
    /publicity/sales; press release*/joint_statement/statement ... {_TALKS} ... may/will/shall
    """,
    usual=f"""
    refer/refers to ... as; referred; inform/informs/informed/told ... representatives/employees;
    informed/inform/told/informs ... confiden*; inform/informs/notify ... the other; tell/tells
    /disclose/discloses/report/reports/confirm/confirms ... (to) the/each other (party)
    (in_writing) (that/if/whether/when/of/at/for/during/in); {_SAYS} ... information/documents
    /materials ... {_TALKS}; {_SAYS} ... that ... confiden*; acknowledge/acknowledges that ...
    (not/no/may/has/have/damages/it/information/each/both); confirm in writing; disclos* ... in
    connection; answer* for; report ... breach*/loss/unauthori*; parties/us acknowledge*/confirm*;
    name/names ... for notice*; disclose to (its/their) representatives; only that portion;
    {_SAYS} ... including ... existence; shall disclose either
    """,
    only_with=f"{_TALKS}; {_CALLED}; talk*/met/meet/work*/cooperat*/deal*/logo*/press/announce*"
    "/statement/release/bidding",
    forbidden=True,
)

# A denial that frees: "it is no breach to say that …".
NO_SECRET: Final = Kind(
    "",
    "others are told that the parties talk",
    f"""
    no breach/violation/secret (of) (this) (agreement) (to/if/when/that) ... {_TALKS}; no breach
    /violation (of) (this) (agreement) (to/if/when/that) {_SAYS} ... {_TALKS}; nothing/not ...
    prevent*/prohibit*/stop*/keep*/hinder* /forbid*/preclude*/bar/bars ... {_SAYS} ... {_TALKS};
    {_TALKS} ... is/are not (a/itself/themselves/in_itself) secret/confidential; need/needs not be
    kept secret/quiet ... {_TALKS}; {_TALKS} ... need/needs not (be) (kept/remain/stay) (secret
    /confidential/quiet); {_TALKS} no/not ... secret/confidential
    """,
    only_with=_TALKS,
    usual=f"""
    not ... breach/violation ... end/terminate/break/withdraw/stop ... {_TALKS}; nothing ...
    oblig* ... {_TALKS}; continue*/continuing/enter* ... {_TALKS}; nothing ... prevent* ... from
    ... (disclosing/discussing) ... information/own/with ... {_TALKS}
    """,
)

KINDS: Final = (TALKS_TOLD, NO_SECRET)
