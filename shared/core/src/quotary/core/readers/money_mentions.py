"""Every sum of money that a text states, in figures or words, with what makes one doubtful."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from quotary.core.readers.around import unsettled
from quotary.core.readers.currency_words import CurrencyMark, currency_after, currency_before
from quotary.core.readers.number_line import NumberLine, checked_in_brackets, contradicted
from quotary.core.readers.numbers import Number
from quotary.core.readers.period_words import UNIT
from quotary.core.readers.reading import Mention

_CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Money:
    """An amount and its ISO 4217 code, "" where the text does not say."""

    amount: Decimal
    currency: str

    def agrees(self, other: Money) -> bool:
        """True for the same amount in currencies that do not contradict each other."""
        known = {self.currency, other.currency} - {""}
        return self.amount == other.amount and len(known) < 2


_SUFFIX = re.compile(
    r"(?P<scale>MM|mm|[kKmMbB]|bn|mi|bi)(?![A-Za-z0-9&])| (?P<apart>MM|M|bn|mn|mi"
    r"|bi)(?![A-Za-z0-9&])"
)
_POWERS = {"mn": 6, "k": 3, "m": 6, "mm": 6, "mi": 6, "b": 9, "bn": 9, "bi": 9}
_HUNDREDTHS = re.compile(r" ?(?:and|e) (?P<part>no|xx|[0-9]{1,2})/100", re.IGNORECASE)
_SPACED = re.compile(r"(?: [0-9]{3})+(?![0-9])(?P<cents>[.,][0-9]{2}(?![0-9]))?")
_CENTS = re.compile(
    r"[ -]?[)\]]?[ -]?(?:(?:u\.?s\.? )?cents?|centavos?|centimos?|pence)\b", re.IGNORECASE
)
_CENTS_OF_REAL = re.compile(r" de rea(?:l|is)\b", re.IGNORECASE)
_AND = re.compile(r",? ?(?:and|e|com)? ?", re.IGNORECASE)
_SCALE = r"(?:thousand|million|billion|mil|milhao|milhoes|bilhoes|dollars|reais|euros)\b"
_RANGE = re.compile(
    rf" ?(?:-|\b(?:to|a|ate)\b) ?[0-9]| (?:or|and|ou|e) [0-9a-z.,]+ {_SCALE}", re.IGNORECASE
)
# "1 , 000" and "1.000. 000,00": a scan has torn the figure.
_NEGATIVE = re.compile(r"(?:^|[^\w)\]])- ?$|\b(?:minus|menos|negative) $", re.IGNORECASE)
# "In 2025 dollars" says what a dollar was worth.
_YEAR_PRICES = re.compile(r"\b(?:in|of|at|constant|real|em) (?:19|20)[0-9]{2}$", re.IGNORECASE)
_BRACKETED = re.compile(r"[(\[] ?$")
_TORN = re.compile(r"(?: [.,] ?| ?[.,] )[0-9]{3}(?![0-9])")
_PERCENT = re.compile(r" ?[)\]]? ?(?:%|per ?cent|por ?cento)", re.IGNORECASE)


@dataclass(slots=True)
class _Sum:
    """One sum while it is put together from the marks around a number."""

    start: int
    end: int
    amount: Decimal
    before: CurrencyMark | None = None
    after: CurrencyMark | None = None
    trouble: str = ""
    note: str = ""
    written: bool = False

    def mention(self) -> Mention[Money]:
        """The finished mention; two different currencies around one amount are a conflict."""
        codes = {mark.code for mark in (self.before, self.after) if mark is not None and mark.code}
        trouble, note = self.trouble, self.note
        if len(codes) > 1:
            trouble, note = "conflict", "two currencies around one amount"
        money = Money(self.amount, "".join(codes) if len(codes) == 1 else "")
        return Mention(self.start, self.end, money, trouble, note, self.written)


def _doubt(number: Number) -> tuple[str, str]:
    if number.trouble:
        return number.trouble, number.note
    if number.value is None:
        return "ambiguous", "the separator may mark thousands or decimals"
    if number.listed or number.slash:
        return "ambiguous", "a range or a list of amounts, not one"
    return "", ""


def _spaced_thousands(text: str, found: _Sum, number: Number) -> None:
    """Joins "12 100,00" behind a currency sign; another figure so close is a doubt."""
    match = _SPACED.match(text, found.end)
    if match is None or number.words:
        return
    digits = text[number.start : match.start("cents") if match["cents"] else match.end()].replace(
        " ", ""
    )
    if not digits.isdigit() or len(digits) > 15 or number.end - number.start > 3:
        found.trouble, found.note = "ambiguous", "two figures follow each other"
        return
    found.amount = Decimal(digits) + (Decimal(match["cents"][1:]) * _CENT if match["cents"] else 0)
    found.end = match.end()


def _scale(text: str, found: _Sum) -> None:
    match = _SUFFIX.match(text, found.end)
    if match is not None:
        letters = match["scale"] or match["apart"]
        found.amount *= 10 ** _POWERS[letters.lower()]
        found.end = match.end()


def _hundredths(text: str, found: _Sum) -> None:
    match = _HUNDREDTHS.match(text, found.end)
    if match is not None:
        found.amount += Decimal(match["part"]) * _CENT if match["part"].isdigit() else 0
        found.end = match.end()


def _sum_at(text: str, number: Number) -> _Sum | None:
    """The sum that `number` is part of, None where no currency stands before or behind it."""
    before = currency_before(text, number)
    trouble, note = _doubt(number)
    start = before.start if before is not None else number.start
    amount = number.value or Decimal(0)
    found = _Sum(start, number.end, amount, before, None, trouble, note, number.words)
    if before is not None:
        _spaced_thousands(text, found, number)
    if not number.words:
        _scale(text, found)
    _hundredths(text, found)
    found.after = currency_after(text, found.end)
    if before is None and (found.after is None or _PERCENT.match(text, number.end)):
        return None
    if before is None and _YEAR_PRICES.search(text, max(0, number.start - 12), number.end):
        return None
    if before is not None and before.word and UNIT.match(text, number.end + 1):
        return None
    if before is None and number.crowded and not found.trouble:
        found.trouble, found.note = "ambiguous", "two figures follow each other"
    if found.after is not None:
        if not found.trouble and _other_money(text, before, found.after):
            found.trouble, found.note = "conflict", "a sign and a name of two currencies"
        found.end = found.after.end
        _hundredths(text, found)
    if not found.trouble and _open_ended(text, found, number):
        found.trouble, found.note = (
            "ambiguous",
            "a range or a choice of amounts, or a figure cut short",
        )
    return found


def _other_money(text: str, before: CurrencyMark | None, after: CurrencyMark) -> bool:
    """True for "R$ 5.000 dólares": a name of dollars behind another currency's sign."""
    if before is None or not before.code or before.code.endswith("D") or after.code:
        return False
    return re.search(r"dol", text[after.start : after.end], re.IGNORECASE) is not None


def _open_ended(text: str, found: _Sum, number: Number) -> bool:
    """True where the amount is not all: a range, a choice, a torn figure, letters touching it."""
    if _RANGE.match(text, found.end) or _TORN.match(text, number.end):
        return True
    if unsettled(text, found.start, found.end) or _NEGATIVE.search(text, 0, found.start):
        return True
    # "USD (1,000)" is a loss in accounts, and "USD [1,000]" is not agreed yet.
    if not number.words and _BRACKETED.search(text, max(0, number.start - 2), number.start):
        return found.before is not None
    return not number.words and text[found.end : found.end + 1].isalpha()


def _cents_at(text: str, number: Number, before: Mention[Money] | None) -> Mention[Money] | None:
    """Cents: part of the sum before ("dez reais e cinquenta centavos") or a sum of their own."""
    match = _CENTS.match(text, number.end)
    if match is None or number.value is None:
        return None
    cents = number.value * _CENT
    if before is not None and _AND.fullmatch(text, before.end, number.start) and number.value < 100:
        whole = Money(before.value.amount + cents, before.value.currency)
        trouble = before.trouble or number.trouble
        note = before.note or number.note
        return Mention(before.start, match.end(), whole, trouble, note, before.written)
    of_real = _CENTS_OF_REAL.match(text, match.end())
    money = Money(cents, "BRL" if of_real else "")
    end = of_real.end() if of_real else match.end()
    return Mention(number.start, end, money, *_doubt(number), number.words)


def _mentions(text: str, numbers: tuple[Number, ...]) -> list[Mention[Money]]:
    found: list[Mention[Money]] = []
    for number in numbers:
        if found and number.start < found[-1].end:
            continue
        cents = _cents_at(text, number, found[-1] if found else None)
        if cents is not None:
            if found and cents.start == found[-1].start:
                found.pop()
            found.append(cents)
        elif (total := _sum_at(text, number)) is not None:
            found.append(total.mention())
    return found


@lru_cache(maxsize=64)
def find_monies(text: str, language: str = "") -> tuple[Mention[Money], ...]:
    """Every sum of money in readable text, in order of appearance."""
    line = NumberLine.of(text, language)
    found = [contradicted(line, m, m.value.amount) for m in _mentions(text, line.numbers)]
    return checked_in_brackets(text, found, Money.agrees)
