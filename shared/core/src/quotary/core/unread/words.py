"""Words for the things that a contract's sentences are about, in the notation of `phrases`."""

from __future__ import annotations

from typing import Final

PEOPLE: Final = """
    employee*/staff/personnel/workforce/crew/crews/engineer*/worker*/technician*/people/team/teams
    /colleague*/employment/employments/developers/operators/experts/specialists/sales_force
    /managers/consultants
    """
"""Those who work for a party."""

TRADE: Final = """
    customer*/client*/clientele/accounts/supplier*/dealer*/distributor*/buyers/subscribers
    /end_users
    """
"""Those with whom a party trades."""

AUTHORITY: Final = """
    authorit*/regulator*/revenue/tax/customs/inspector*/auditor*/examiner*/examination*/court
    /courts/subpoena*/summons/summonses/agency/agencies/ministry/ministries/official*/officer*
    /supervis*/police/prosecutor*/stock_exchange*/tribunal*/court_order*/orders/warrant*
    /government*/quer*/inquir*/enquir*/inspection*/audits
    """
"""Those who can order a disclosure, and what they order."""

SYSTEM: Final = """
    model/models/algorithm*/engine/engines/assistant*/estimator*/tool/tools/software/system
    /systems/platform*/program/programs/programme*/network*/classifier*/database*/application*
    /solution*/product/products/service/services/offering*/release*/predictor*/simulator*
    /recommender*/copilot*/bot/bots
    """
"""What could be trained or improved."""

COPIES: Final = """
    copy/copies/backup*/back_up*/back_ups/archive*/duplicate*/print/prints/set/sets/record/records
    /file/files/minutes/original*/tape*/media/drawing*/material*/document*/note/notes/sample*
    /image/images/log/logs/information/extract*/summaries/summary/report*/specimen*/data/papers
    /paper/folder*/scan/scans/server*/mail/mails/version*/prototype*/return/what
    """
"""What has been received, and what has been made of it."""

KNOWING: Final = """
    know_how/knowledge/insight*/experience*/skill*/expertise/memory/memories/mind/minds/lesson*
    /idea/ideas/concept*/learning*/understanding/competence*/familiarity/impression*/head/heads
    /acumen/proficiency/what_they_know/what_it_knows
    """
"""What people take along in their heads."""

PAPERS: Final = """
    conditions/portal/website/web_site/site/policy/policies/order_form*/purchase_order*/manual
    /handbook/guidelines/code_of_conduct/email*/e_mail*/invoice*/platform/master_agreement
    /translation/schedule*/annex*/appendix/appendices/side_letter*/protocol*/correspondence
    /web_terms/standard_terms/general_terms/terms_of_use/terms_of_service/its_terms/their_terms
    /'s_terms/portal_terms/framework*/quotation*/offer*/house_rules/standard_form*/text/version
    /order_acknowledgement*/supplier_terms/purchase_terms/trading_terms
    """
"""Other papers than the agreement itself."""
