"""The words that the usual exclusions of confidential information are made of."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.unheard import listed

GRAMMAR: Final = """
    a an the of to by in into on at from for and or as is are was were be been being has have had
    it its itself he she they them their his her that this these those which who whom whose what
    such any all each both so can shall within behalf having matter through respect regard there
    anything everything
    otherwise either towards other others another one ones some same than then thereof therein
    thereto
    hereof hereto hereunder herein under with if when where own self do does did also only but i ii
    iii iv b c d e
    """
_CORE: Final = """
    information data material* item* portion part* technical technology know how public* domain
    property knowledge known knows knew generally general available availab* accessible publish*
    publication* literature recipient* receiving receiver* disclos* provider* owner* giver* taker*
    furnish* reviewing third person* people representative* affiliate* associate* subsidiar*
    employee* officer* director* agent* advis* consultant* contractor* subcontractor* personnel
    staff lawyer* attorney* accountant* auditor* counsel company companies corporation firm entity
    entities you your us our we someone somebody anyone anybody nobody else source* side* receiv*
    receipt obtain* acquir* possess* holds hold held becom* became came come comes enter* pass*
    falls fallen fell suppl* provid* communicat* transmi* deliver* shar* send sends sent made make
    makes making give gives given gave got gets get learn* develop* deriv* devis* creat* conceiv*
    generat* produc* invent* discover* prepar* worked out arriv* compil* found find
    show* prov* proof demonstrat* evidenc* establish* document* record* written writing file files
    reasonabl* satisfactor* competent tangible physical contemporaneous* able verifi* support*
    rightful* right rights lawful* legitimate* legal* entitl* authori* permi* free freely proper*
    duly honest* good faith bona fide approv* releas* consent* waiv* designat* independen* alone
    before prior previous* already earlier time date subsequent* thereafter hereafter later now
    after afterwards since hereinafter present currently effective upon moment
    reveal* divulg* notif* indicat* existing initial acting onus burden rest rests exempt*
    exception*
    exceptions contained explicitly express* immediate* suitable entirely actual pursuant member*
    manager* committee collectively accordance terms way directly indirectly undersigned seller*
    purchaser* buyer* stockholder* shareholder* customer client supplier* vendor* bank university
    institution college hospital dealer bidder investor* partner* institute licensor licensee best
    separately signed reach* works work hands handed over pass passed part
    elsewhere
    owe owes owed bound demonstrably insofar therefor responsible agree* beforehand holder* matters
    basis following foregoing case extent provided however further furthermore additionally
    including example includ* without_limit* applicable
    agreement nda letter deed undertaking contract cda
    """
_LAW: Final = """
    required require requires requirement* law laws court* order* regulat* statut* govern* authorit*
    judicial process subpoena* compel* jurisdiction agency agencies legislat* body bodies rule rules
    tribunal* operation administrative demand* decree* exchange stock obliged obligated pursuant
    request* legally compulsion
    notice notif* promptly inform* opportunity seek protective oppose contest advance minimum
    limited necessary allow* secure treatment appropriate cooperat* effort* remedy circumstances
    viable subject object* impos* subsection copies protect* final compliance comply first possible
    practicable self confiden* may must operation valid response section* clause* article*
    paragraph* but
    """
_GUARDS: Final = """
    use used uses using utili* usage reference referring refer* reli* rely access aid benefit
    application recourse assist* help incorporat* inclusion breach* breaking fault* act acts acting
    omission* inaction neglig* violat* wrong* improper* unauthori* default fail* action* conduct
    doing consequence result* caus* attribut* contribut* restrict* obligat* oblig* dut* limit*
    prohibit* confiden* secre* bound bind* restrain* owed owe* owing contractual fiduciary impos*
    subject covenant* term terms provision* similar non direct* indirect* either whether respect
    regard* relat* therewith hereby involvement participation contrary clear encumbr* condition*
    anything everything resort because broke broken contained best longer entirely longer
    constitute undertaken expected
    aware
    responsible
    maintain* keep keeping kept preserv* prevent* prior belief reason inquiry enquiry concern*
    require* oblige* requiring nondisclosure law contravention through way means member* part person
    otherwise existing had against forth set section* clause* article* paragraph* under to and or
    """
_LEADS: Final = "obligat* duty duties restrict* extend* apply* applies cover* term"
_PLAIN: Final = "\n".join((GRAMMAR, _CORE))
KNOWN: Final = listed(tuple(_PLAIN.split()))
"""What a limb may say outside its safeguard."""

KNOWN_OF_LEADS: Final = listed((*_PLAIN.split(), *_LEADS.split()))
"""The same of what stands before the first limb."""

KNOWN_OF_LAW: Final = listed((*_PLAIN.split(), *_LAW.split()))
"""The same of a limb on disclosure that the law compels."""

GUARDING: Final = listed((*_PLAIN.split(), *_GUARDS.split(), *_LAW.split()))
"""What a safeguard may say: the words behind "without", "no" and "other than"."""
