"""Words that confidentiality agreements use beside those that a playbook lists as plain.

What they say of remedies, notices, assignment, interpretation and form, and everyday words that
plain English contracts use. One form stands for all of a word ("assign", "assigns", "assigned").
Words of what a position guards against (staff, archives, models, ...) are left out on purpose.
"""

from __future__ import annotations

from typing import Final

GENERAL: Final = """
abide ability absent absolute acceptable acceptance accompanying accuracy accurate accurately
acknowledgement activities added additional addressee addresses adequately adjudged administer
administration administrator adversely advertisement advertising affairs afforded aforementioned
aggrieved aid alleged already altered alternative although amended amount ancillary anglais
animals annexed announce announcement annul answerable anybody apostille appear appendix
appointed areas ascribed aspects assessing assets assignable assignee assigns assistance
associated assume assumption attention attorn attorney audited auditors authenticity background
bankers bankruptcy because believes beneficial beneficiaries bids blank board bold bond borne
borough break broadly brought burden businesses buy came cannot capacity capital capitalized
captions careful chairman charges chief claim class clearly click collateral comment committing
common comparable compelled compensation completeness components composition compulsory concepts
concurrently confer conferring conflicts consequences consequential consist consolidated
consolidation contemporaneous contractual contrat contravention controlled controversy
convenience convention convey conveyance conveyed copyright corporate correct correctness
correspondence counterclaim criminal cumulative currency current damage dear death decompile
default defense definitions definitive degree delegate demonstrate deposit description
detrimental difference digital diligence diminish disassemble discharge disclaimer discontinue
discussed disposition dispute dissemination distribution district division doesn domain don
drafting drawn dutiful easily economic embargo embody enacted encourage endeavored enforce
enforceability enforcement english enhancements enjoin enterprise entirety enure environmental
equal equitable equity equivalent error essence essential estoppel ethics everybody everyone
example exclusion excuse executive executors exhibit exige existing export expressement facsimile
faith faithfully fault fees fiduciary filed firm fitness forbearance foreseeable former forum
fraud french furthermore gain gap gender german goes good grammar gross guarantee harm harmless
headed hello hereafter heretofore hereunto herewith honest humans ideas identical ies
illustrative impaired implementing implication implied imply import importance improper inaction
inadequate inadvertent incidental inconsistent inconvenient incur incurred indemnification
indemnify indemnifying independently indulgence industrial industries infringement initiate
initiative injunctive injury inquiry insert inside insist insofar insolvency institute
institution insurance insurer integral integration integrity intellectual intentionally interfere
interim interlocutory international introduction inure invalid invalidated invalidity invent
invention investment investors irreparable irreparably irrevocable isn issuer italic jury knew
knowledge known late lawyers lay lender les lesser lets licence lie liquidator located location look
lose loss lost lump majeure management manager manuals manufacture matter medium merchantability
merely misappropriation miscellaneous misconduct mistake misuse modification modified modify
modifying monetary money mortgage named necessarily negligence negligent never new next
nonconveniens nondisclosure notarised notarized novation number occurred office omission omitted
ont operational org organisation organization original ought ourselves outsiders owned ownership
owns packages paid parent partial participant participation partnership patent payment penalty
plainly plural point position postage practices precautions preclude preliminary prepaid presence
presente president press prevailing pricing principal principles private professional profits
prohibition projections propriety prosecution prospects prove publicity que quickly reach read
readable readily real reasonableness recognized recommendation reconstruct recourse recover
redigee reduced refers register registration reimburse reissue reject reliance relieve rely
remainder rendered reorganization replace reply research reserves resolution resources
responsibility rest restrain retention revoke rightfully rise robert safeguard safekeeping safety
sale satisfactory seal secretary seems sell sensible separately servants sets settle settlement
severability severable severed short significant simple simply sincerely single singular sitting
situated slow soit solicitors solutions somebody someone sorry speak specify stamped stamps
standards standing steal stolen straight strategic strategies strictest subcontract sublicense
submission subrogation subsidiary substance substantially substantive succeeding success
successors sue suffer sufficiency sum summarized summary sums supplement supplemented sure surety
survival suspect sustained sworn table tax thank themselves thereby therefor therefore thereunto
thereupon thing thinks though threaten too touching towards trade trademark transmission true
truly trust trustee unaffected unauthorised unconditionally understood unenforceability
unenforceable unique united unlawful unreasonably urgent usage user usual venture venue verify
versa version very vested vice violate void volonte welcome went whenever whereas whereof
whosoever wilful willful witnesses won worldwide worth wrong wrongful yourself
"""
