"""What a proposal says of a verified quote, held against the words of that quote."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from quotary.core.alert import Alert, FieldCheck, Scalar
from quotary.core.obligations.clause_parts import (
    is_one_of_several,
    skips_its_object,
    stands_elsewhere,
)
from quotary.core.obligations.deadline import read_deadline, states_deadline
from quotary.core.obligations.deadline_claim import LASTS, doubt_of
from quotary.core.obligations.left_out import left_out
from quotary.core.obligations.limited_modality import read_without_limits
from quotary.core.obligations.listed_modality import forbids_its_item
from quotary.core.obligations.modality import ModalityRead, heaviest, read_modality
from quotary.core.obligations.own_part import own_part
from quotary.core.obligations.paraphrase import follows
from quotary.core.obligations.proposed import Modality, ProposedObligation
from quotary.core.obligations.register import Deadline
from quotary.core.obligations.sentences_said import raised
from quotary.core.obligations.stated_fields import stated_condition, stated_deadline
from quotary.core.obligations.summary import contradiction_in
from quotary.core.obligations.trigger_claim import is_condition
from quotary.core.obligations.whole_phrase import whole_condition, whole_time
from quotary.core.obligations.words import stands_in
from quotary.core.span import Span

_OWNING: Final = re.compile(r"['\u2019]s\b")
"""With the sign taken out, "the Customer's system" names no Customer."""

_CONDITION: Final = re.compile(
    # A condition with a verb, or notice that is to be given: its times are its own.
    r"\W*(?:(?:even )?if|when(?:ever)?|where(?:ver)?|should|unless|once|provided|in case"
    r"|in the event|as long as|so long as|(?:up)?on (?:(?!or\b|before\b)[^.;]{0,60} )?notice"
    r"|se|quando|caso|sempre que|desde que|contanto que|na hip[óo]tese|no caso|a menos que"
    r"|mediante)\b",
    re.IGNORECASE,
)
_BY_NOTICE: Final = re.compile(
    # How something is ended, and no time by which it is due: "by giving 30 days' notice".
    r"\b(?:by|on|upon) (?:giving|serving|sending)\b[^.;,]{0,60}?\bnotice\b"
    r"|\bmediante\b[^.;,]{0,60}?\b(?:aviso|notifica[çc][ãa]o)\b[^.;,]*",
    re.IGNORECASE,
)
_NOT_LATER: Final = re.compile(
    r"\b(?:later|after|beyond|past|exceed\w*|more than|until|till|depois|ap[óo]s|al[ée]m|exced\w+"
    r"|ultrapass\w+|superior\w*|mais)\b",
    re.IGNORECASE,
)
"""What makes a time of a prohibition one by which something is due."""


def _without(words: str, quote: str) -> str:
    """The quote without the words, whatever their white space and capitals."""
    pattern = r"\s+".join(map(re.escape, words.split()))
    return re.sub(pattern, " ", quote, count=1, flags=re.IGNORECASE)


@dataclass(slots=True)
class Fields:
    """The fields that the source bears out, each as proposed and as read, and every doubt."""

    modality: Modality = "must"
    statement: str = ""
    party: str | None = None
    trigger: str | None = None
    deadline: Deadline | None = None
    checks: list[FieldCheck] = field(default_factory=list[FieldCheck])
    alerts: list[Alert] = field(default_factory=list[Alert])


class FieldChecking:
    """The checks of one verified quote; `clause` are the words of the clause about it."""

    def __init__(self, quote: str, clause: str, span: Span, language: str) -> None:
        self._quote = quote
        self._clause = clause
        self._span = span
        self._language = language

    def of(self, proposed: ProposedObligation) -> Fields:
        """The fields; what the source does not say is None and raises an alert."""
        fields = Fields()
        self._modality(proposed, fields)
        fields.party = self._words("party", proposed.party, fields, self._clause)
        fields.trigger = self._trigger(proposed, fields)
        if proposed.trigger is None:
            self._fill_trigger(proposed, fields)
        deadline = self._whole_deadline(self._words("deadline", proposed.deadline, fields), fields)
        doubt = doubt_of(deadline, self._quote, self._language) if deadline is not None else ""
        if doubt == LASTS:
            # How long it lasts stands in the quote; as a deadline it would only mislead.
            fields.checks[-1] = FieldCheck("deadline", deadline, None, "none", agrees=False)
        elif doubt:
            self._alert(doubt, fields, value=deadline)
        elif deadline is not None and (
            stands_elsewhere(deadline, proposed.statement, self._quote)
            or is_one_of_several(deadline, self._quote)
            or skips_its_object(deadline, proposed.statement, self._quote)
        ):
            self._alert("deadline_of_another", fields, value=deadline)
        elif deadline is not None:
            fields.deadline = read_deadline(deadline, self._language)
        elif proposed.deadline is None and self._sets_time(proposed, fields):
            self._alert("deadline_left_out", fields)
        elif proposed.deadline is None:
            self._fill_deadline(proposed, fields)
        self._statement(proposed, fields)
        return fields

    def _fill_trigger(self, proposed: ProposedObligation, fields: Fields) -> None:
        """The condition that code reads in the quote, where the reply names none."""
        words = stated_condition(self._quote, proposed)
        if words:
            self._filled("trigger", words, fields)
            fields.trigger = words

    def _fill_deadline(self, proposed: ProposedObligation, fields: Fields) -> None:
        """The time that code reads in the quote, where the reply names none.

        What is forbidden at some time is not due then.
        """
        words = stated_deadline(self._quote, proposed, fields.trigger)
        if words and fields.modality != "must_not":
            self._filled("deadline", words, fields)
            fields.deadline = read_deadline(words, self._language)

    def _filled(self, name: str, words: str, fields: Fields) -> None:
        read = FieldCheck(name, None, words, "value", agrees=False)
        fields.checks = [read if each.name == name else each for each in fields.checks]

    def _whole_deadline(self, deadline: str | None, fields: Fields) -> str | None:
        """The claimed words with the rest of their phrase, where that is a time of the quote."""
        whole = whole_time(deadline, self._quote) if deadline is not None else deadline
        if deadline is None or whole is None or whole == deadline:
            return deadline
        if doubt_of(whole, self._quote, self._language):
            return deadline
        if "must_not" in read_modality(self._quote).stated and not whole.startswith(deadline):
            # "Shall not deliver before 3 March": what opens the time turns it.
            return deadline
        fields.checks[-1] = FieldCheck("deadline", deadline, whole, "value", agrees=False)
        return whole

    def _own_words(self, proposed: ProposedObligation) -> str:
        """The quote, or the part of it that the summary is of, with what fronts the sentence."""
        line = " ".join(self._quote.split())
        own = own_part(line, proposed.statement, proposed.modality)
        if own is None:
            return self._quote
        front = "" if own.at.start < own.front.end else own.front.of(line)
        return f"{front} {own.at.of(line)}"

    def _sets_time(self, proposed: ProposedObligation, fields: Fields) -> bool:
        """True where the quote says by when, besides what its condition says.

        How long something is forbidden is no time by which anything is due.
        """
        quote = _BY_NOTICE.sub(" ", self._own_words(proposed))
        if fields.trigger is not None and _CONDITION.match(fields.trigger):
            quote = _without(fields.trigger, quote)
        if read_modality(quote).stated == ("must_not",) and not _NOT_LATER.search(quote):
            return False
        return states_deadline(quote, self._language)

    def _reading(self, proposed: ProposedObligation) -> ModalityRead:
        """What the quote says; what limits the very deed that is proposed is no second modality."""
        reading = read_modality(self._quote)
        if len(reading.stated) == 1:
            return reading
        if forbids_its_item(self._quote):
            return ModalityRead(("must_not",))
        less = read_without_limits(self._quote, proposed.modality, proposed.statement)
        return less or reading

    def _modality(self, said_of: ProposedObligation, fields: Fields) -> None:
        """The heavier of what is proposed and what the words say; a doubt is for a person."""
        proposed, reading = said_of.modality, self._reading(said_of)
        read = reading.stated
        said = ", ".join(word.replace("_", " ") for word in read)
        if reading.unclear:
            self._alert("modality_unclear", fields)
        elif not read:
            self._alert("no_duty_word", fields)
        elif proposed is not None and proposed not in read:
            shown = proposed.replace("_", " ")
            self._alert("modality_disputed", fields, read=said, proposed=shown)
        elif len(read) > 1:
            # Which of them is meant does not show, so that a claim of either proves nothing.
            self._alert("modality_mixed", fields)
        chosen = proposed if proposed in read else read[0] if read else None
        known: list[Modality] = [one for one in (proposed, chosen) if one is not None]
        fields.modality = heaviest(known) if known else "must"
        doubtful = reading.unclear or len(read) > 1
        status = "ambiguous" if doubtful else "value" if read else "none"
        agrees = None if proposed is None or not read else proposed in read
        only: Scalar = read[0] if len(read) == 1 else None
        fields.checks.append(FieldCheck("modality", proposed, only, status, agrees))

    def _statement(self, proposed: ProposedObligation, fields: Fields) -> None:
        """The model's own wording where it is the quote's; else none, and the quote is shown.

        That it was dropped is on record; an alert is raised only where it contradicts the quote.
        """
        said = proposed.statement
        if not said.strip():
            return
        strange = contradiction_in(said, self._quote)
        if strange:
            self._alert("statement_not_in_source", fields, value=strange)
            return
        if dropped := left_out(said, self._quote):
            self._alert("statement_leaves_out", fields, value=dropped)
        # What code has filled in is no part of what the model left to another field.
        deadline = fields.deadline.text if fields.deadline and proposed.deadline else ""
        trigger = fields.trigger if proposed.trigger else None
        apart = [words for words in (trigger, deadline) if words]
        if follows(said, self._quote, apart):
            fields.statement = said
        else:
            fields.checks.append(FieldCheck("summary", said))

    def _trigger(self, proposed: ProposedObligation, fields: Fields) -> str | None:
        trigger = self._words("trigger", proposed.trigger, fields)
        if trigger is None:
            return None
        whole = whole_condition(trigger, self._quote)
        if whole != trigger and is_condition(whole, self._quote):
            fields.checks[-1] = FieldCheck("trigger", trigger, whole, "value", agrees=False)
            trigger = whole
        if not is_condition(trigger, self._quote):
            self._alert("trigger_no_condition", fields, value=trigger)
            return None
        if stands_elsewhere(trigger, proposed.statement, self._quote):
            self._alert("trigger_of_another", fields, value=trigger)
            return None
        return trigger

    def _words(self, name: str, value: str | None, fields: Fields, clause: str = "") -> str | None:
        """The words where they stand in the quote, or in the clause that may say them for it."""
        if value is None:
            fields.checks.append(FieldCheck(name, None, None, "none"))
            return None
        there = stands_in(value, self._quote) or (clause and stands_in(value, clause))
        if there:
            fields.checks.append(FieldCheck(name, value, value, "value", agrees=True))
            if name == "party" and not stands_in(value, _OWNING.sub("s", self._quote)):
                # Who is named nearby, or as an owner, need not be who is bound: a person looks.
                self._alert(f"{name}_from_clause", fields, value=value)
            return value
        fields.checks.append(FieldCheck(name, value, None, "none", agrees=False))
        self._alert(f"{name}_not_in_source", fields, value=value)
        return None

    def _alert(self, kind: str, fields: Fields, **values: object) -> None:
        fields.alerts.append(raised(kind, self._language, self._span, **values))
