"""The words by which a definition says who gives protected information to whom, how and why."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.limb_words import GRAMMAR
from quotary.core.unread.unheard import listed

_WHO: Final = """
    recipient* receiving receiver* discloser* disclosing provider* providing owner* giver* taker*
    furnishing reviewing third person* people party parties side* representative* affiliate*
    associate* subsidiar* group employee* officer* director* agent* advis* consultant* contractor*
    personnel staff member* shareholder* company companies corporation firm entity entities you
    your us our we ours someone somebody anyone anybody else source* holder* undersigned seller*
    purchaser* buyer* customer client supplier* vendor* bank university institution dealer bidder
    investor* partner* institute respective
    """
_GIVEN: Final = """
    disclos* furnish* suppl* provid* communicat* obtain* receiv* receipt shar* give gives given
    gave giving transmit* deliver* reveal* show shows shown showing hand hands handed over acquir*
    learn* submit* exchang* impart* made make makes making available access* pass passes passed
    convey* divulg* sent send sends entrust* possess* hold holds held become* becomes came come
    comes get gets got has have bring* brought generat* prepar* deriv* creat* contain* reflect*
    develop* lend* lent tell* told say* said see* seen hear* heard observ* gather* collect* includ*
    embod* introduc* releas* transfer* upload*
    """
_HOW: Final = """
    whether before after prior date dates agreement nda letter deed undertaking effective during
    term time times future past now either neither oral orally verbal* visual* written writing
    electronic* digital* tangible intangible machine readable readily documentary physical*
    graphic* photographic form forms format formats medium media means manner mode whatever
    whatsoever howsoever however wherever whenever regardless irrespective nature kind type sort
    inspect* observation demonstration* direct* indirect* through behalf way ways orally hereafter
    heretofore hereof herewith hereunder thereof therefrom thereto subsequent* continuing
    not no without limit* limitation other others otherwise same every may might will shall would
    should ought must could can whom whoever first
    """
_WHY: Final = """
    connection relation relating respect regard* regarding concerning concern* pertain* purpose*
    course context discussion* negotiation* talks evaluat* assess* consider* transaction* business
    relationship* opportunit* collaborat* cooperat* project* potential possible proposed supply
    dealings work engagement services performance pursuant terms provisions relevant necessary
    related furtherance anticipation contemplation explor* possibility about contemplated permitted
    subject matter preparation existence carrying
    """
_MARKED: Final = """
    mark* label* designat* identif* stamp* legend* notice* proprietary confiden* secret* private
    privileged treat* regard* reasonabl* understood understand* understand known know knows nature
    circumstance* surround* sensible person people anyone evident* obvious* apparent* clear* plain*
    character* content* similar word* import wording like public* publicly generally non trade
    sensitive restricted value commercial* intended commercially competitive* protect* conspicuous*
    appropriate* fairly inherent* recogni* realiz* realis* tell think* ordinarily normally
    familiar extent nevertheless already specifically knowledge thereafter latter indicat* desire*
    section* clause* below above use carries carry bear bears bearing outside need due consist*
    between referred
    mutual describ*
    conclusion previous* being been
    information data material* document* item* anything everything something things thing know how
    technical technolog* certain part parts portion* copies copy extract* summar* analys* note
    notes study studies compilation* report* thereof own ours yours
    """
ADJUNCT: Final = listed(tuple("\n".join((GRAMMAR, _WHO, _GIVEN, _HOW, _WHY, _MARKED)).split()))
"""What a definition may say of the giving without narrowing what is protected."""
