"""Words that confidentiality agreements use, whatever they speak of.

Duties and exceptions, remedies, notices, assignment, interpretation and form, and the everyday
words of contracts in plain English. One form stands for all of a word ("assign", "assigns",
"assigned"); `*` for every word that begins so.
Words of what a position guards against (staff, archives, models, ...) are left out on purpose.
"""

from __future__ import annotations

from typing import Final

GENERAL: Final = """
abandonment abide ability able absence absent absolute absolutely acceptable acceptance access
accessed accessible accompanying accordance accorded accordingly account accountants accuracy
accurate accurately achieve acknowledgement acquired acquisition act acting action actively
activities acts actual added addendum addition additional address addressee addresses adequate
adequately adjudged administer administration administrative administrator advance advantage
adversely advertisement advertising advice advisability advisable advise advisers advisors
affairs affect affiliates affiliation afforded aforementioned agency agents aggrieved ahead aid
aim alert alleged allotted allow allow* alone already also altered alternative although always
amended amount analyse analysis analyze ancillary anglais animals annexed anniversary announce
announcement annul anonymised anonymized anonymous answer answerable anticipate anticipate*
anybody anyone anything apart apostille appeal appear appendix applicable applications applied
apply appointed appropriate approval approved arbital arbitral arbitration arbitrator areas arise
arrange arrangement arrive art ascribed ask asked asks aspects assert assess* assessing assets
assignable assignee assigns assist assist* assistance associated association assume assumption
assurance assure attached attempt attention attest* attorn attorney attorneys audited auditors
authenticity authorised authority authorize automated automatically available avoidance avoiding
award aware back background bankers bankruptcy bar bars base based basis bear became because
become beforehand begin beginning behalf believes belong beneficial beneficiaries benefit best
beyond bid bids bind blank blueprints board bodies body bold bond borne borough bound breach
break broadly brought build burden business businesses buy calculate* calendar call came
cancellation cannot capacity capital capitalized captions care careful carried carrier carry
carrying case category cause cease certain certificate certification certified certify certifying
cessation chairman challenge chance changes charges chief choice choose circumstances civil claim
class clearly click client clos* closes code cognizant collaboration collateral collect
collectively come coming commence* commencing comment commercial commission committing common
communicate communication comparable compel* compelled compensation competent compilation
complet* complete completely completeness completion compliance complied complies comply
complying components composition comprise compulsion compulsory computer concepts concerned
conclude conclude* conclusion concurrently conduct* confer conferring confidence confine
conflicts congressional connected connection consent consequences consequential consider consist
consistent consolidated consolidation constitute construed consult consultants consummat*
consummated consummation contact contain contemplate* contemplated contemporaneous content
contest context continu* continue contract contractor contractual contrary contrat contravention
control controlled controversy convenience convention conversations convey conveyance conveyed
cooperat* cooperation copied copy copyright corporate corporation correct correctness
correspondence cost counsel counted counterclaim countersign country courier course court created
criminal cumulative currency current custody damage days deal dear death decid* decide decision
declare decompile decree deemed default defend defense defined definitions definitive degree
delay delays delegate delete deletion deliver demand demand* demonstrate denied deny department
deposit deposition derivative derive described description design designated desires destroy
destroys destruction detail determin* determine detriment detrimental develop device devised
difference difficult digital diligence diminish direct direction director disadvantage
disassemble discharge disclaimer disclaiming disclos* disclosure discontinue discover discretion
discuss* discussed discussions disposal dispose disposition dispute disseminate dissemination
distribute distribution district division divulge documentary documented doesn doing domain don
doubt downloaded drafting drawings drawn due duly duplicates duties dutiful duty earlier early
easily economic effect effective effectiveness effort elapse elect election electronic
electronically else email embargo embodiments embody embodying employ employed employee empowered
enable enable* enacted encourage end endeavored ended ending ends endure enforce enforceability
enforceable enforcement engage engagement engineer english enhancements enjoin enjoy enough enter
enterprise entire entirely entirety entitled entity entrusts entry enure environment
environmental envisaged equal equipment equitable equity equivalent erase erasure error essence
essential establish estoppel etc ethics evaluat* evaluate event everybody everyone evidence
examin* example exceptions exchange exclude exclusion exclusive exclusively excuse execute
execution executive executors exercise exhibit exige existence existing expect expense expir*
expire explicitly exploit explor* export express expressement expression expressly expunge*
extend extension extent external extra extract extremely facilitat* facilitate facsimile fact
fail failure faith faithfully falls far faster fault fax feasibility feasible federal fees
fiduciary field file filed final financial financing finds fine finished firm fitness fixed
follows forbearance forbid* forbidden force force* foregoing foreign foreseeable form format
former forth forthwith forum fourth frame framework fraud free freedom french fulfilled full
fullest furnish* further furthermore future gain gap gave gender generality generated german get
gets give given giving goal goes good got govern governmental grammar grant gross guarantee half
hand handle handwritten happens hard hardware harm harmless head hearing held hello help
hereafter hereinafter heretofore hereunto herewith hold honest honor honour hours how however
howsoever humans hundred ideas identical identified identify ies illegal illustrative immediate
immediately impaired implement* implementing implication implied imply import importance imposed
impossible improper improve improvement inaction inadequate inadvertent incidental include
inconsistent inconvenient incorporate incur incurred indemnification indemnify indemnifying
independently indicated indirectly individual individual* indulgence industrial industries
infringement initial initiate initiative injunction injunctive injury input inquiry insert inside
insist insofar insolvency inspected inspection institute institution instruct instruction
instrument insurance insurer intangible integral integration integrity intellectual intend intent
intention intentionally interdict interest interfere interim interlocutory internal international
interpose interpretations interrogatory intervene introduction inure invalid invalidated
invalidity invent invention investigation investigative investigatory investment investors
involve* involving irreparable irreparably irrespective irretrievably irrevocable irrevocably isn
issued issuer italic item itself joint judgment judicial jurisdiction jury keep kept kind knew
know knowingly knowledge known language lapse large last late later latest law lawful laws
lawsuit lawyers lay layout learn least legal legislation lender length les less lesser let lets
level liability liable licence license lie life like limit liquidator listed litigation loaned
local located location logo long look lose loss lost lump made magnetic mail maintain majeure
make making management manager mandatory manner manuals manufacture marked market matter maximum
mean meant measured media medium meet member memoranda mentioned merchantability merely messages
minimum minister ministry minute misappropriation miscellaneous misconduct mistake misuse mode
model modification modified modify modifying moment monetary money month more mortgage motion
much mutual name named narrow national natural nature necessarily necessary need negligence
negligent negotiat* negotiations networked never nevertheless new next non nonconveniens
nondisclosure nonetheless notarised notarized noted notes notice notification notified notify
notifying notwithstanding novation now number object objection objective obligat* obligate
oblige* obliged observe obtain occur occurred offer office officer official omission omitted only
ont operate operation operational opinion opportunity oppose optical option oral order ordinary
org organisation organization original otherwise ought ourselves outline outside outsiders
overnight owed owes own owned ownership owns packages paid paper parent parliament parliamentary
partial participant participate participation particular partnership pass patent pay payment
penalty pending people perform* performance performing permanently permissible permission permit
permit* permitted persist personal personnel pertaining physical piece pilot plainly planned
plans platform pleading please plural point police portion position possess possession possibility
possible post postage potential powers practicable practical practices preamble precautions
preceding preclude prefer prejudice preliminary prepaid prepar* prepared presence presente
preserve president press prevailing prevent prevent* previous previously pricing principal
principles print printout* prior private privilege procedures proceed proceeding process
processed processor produce product production professional profits prohibit* prohibited
prohibition project projections promotional prompt proof proper property proposal propose
propriety prosecution prospective prospects protection protective prove public publicity publish
purchasing purge purporting purpose pursu* pursuance pursuant put qualify quash que question
quickly quoted raised rather reach read readable readily real reason reasonable reasonableness
reasonably receipt recital reckoned recognized recommendation reconstruct record recourse recover
redact redigee reduced referenced referred refers reflect refrain regarding regardless register
registration regulation regulator reimburse reissue reject related relation relationship relative
release relevant reliable reliance relief relieve rely remain remain* remainder remedy remove
rendered reorganization replace reply report representations representative reproduce
reproductions request request* require require* requirement* requirements research reserves
residue resist resolution resources respect respond response responsibility responsible rest
restitute restitution restrain restrict restriction result retained retention return reveal
reverse review review* revoke rightfully rise robert routing ruling run runs safeguard
safekeeping safely safety sake sale sample satisfactory say says scientific scope seal secrecy
secretary secure securely securities see seek seems seen self sell send senior sensible sensitive
sent sentence separate separately servants serve serve* service set sets settle settlement
severability severable severally severed share short show shown sign signature significant
similar simple simply simultaneously sincerely single singular sites sitting situated situation
slow software soit sole solicitors solutions some somebody someone sooner sorry sort sought
sources speak special specific specifically specified specify spreadsheets staff stamps standards
standing start state statement status statute statutory stay steal step stipulations stock stolen
stop straight strategic strategies strict strictest structured study studying sub subcontract
subcontractor subject sublicense submission submit submitted subpoena subrogation subscribe
subsection subsequent subsidiary subsist substance substantially substantive succeeding success
successful successors sue suffer sufficiency sufficient suit suitability suitable sum summarized
summary summons sums superseded supervise* supervising supervision supervisory supplement
supplemented supplied supplies supply supplying support sure surety surrender surrounding surviv*
survival suspect sustained sworn system table take taken taking talks tangible task tax team
technical techniques technology telephone tell terminat* terminate termination test testify
testimony text thank themselves thereafter thereby therefor thereon thereunto thereupon thing
thinks third though threaten time timing titled today told too tool total touching towards trade
trademark transaction transfer transferred translations transmission transmit transmitted treat
trial tribunal tries true truly trust trustee try type unaffected unauthorised unauthorized
unconditionally understand understood undertaken undue unenforceability unenforceable
uninterrupted unique united unlawful unreasonably unused upload urgent usage use used user uses
using usual utilise utilize valid validate validity venture venue verbal verify versa version
very vested viable vice view violate violation virtue void volonte waive waiver warn warrant way
web week welcome went whatever whatsoever whereas whereof whichever whosoever wilful willful wish
withdraw withdrawal withheld witness witnesses won word work worldwide worth wrong wrongful wrote
year yet yourself beside fix ways encrypt encrypted encryption transit formal strikes
leak* borrow* owning lent illegality legality refus* endeavour* endeavor* amicabl* resorting
"""
