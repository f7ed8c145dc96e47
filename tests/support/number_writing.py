"""Numbers below a million written out, as a clerk would: an independent way to test the readers."""

from __future__ import annotations

_WORDS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen",
    "en tens": "_ _ twenty thirty forty fifty sixty seventy eighty ninety",
    "pt": "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze "
    "dezesseis dezessete dezoito dezenove",
    "pt tens": "_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    "pt hundreds": "_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos "
    "oitocentos novecentos",
}
_EN, _EN_TENS, _PT, _PT_TENS, _PT_HUNDREDS = (words.split() for words in _WORDS.values())


def english(number: int, conjunction: str = " and ") -> str:
    """The number in English; `conjunction` stands before the last two digits."""
    if number < 20:
        return _EN[number]
    if number < 100:
        tens = _EN_TENS[number // 10]
        return tens if number % 10 == 0 else f"{tens}-{_EN[number % 10]}"
    size, word = (1000, "thousand") if number >= 1000 else (100, "hundred")
    head, rest = f"{english(number // size, conjunction)} {word}", number % size
    if not rest:
        return head
    return f"{head}{conjunction if rest < 100 else ' '}{english(rest, conjunction)}"


def portuguese(number: int) -> str:
    """The number in Portuguese, with "e" as the grammar wants it."""
    if number < 20:
        return _PT[number]
    if number < 100:
        tens = _PT_TENS[number // 10]
        return tens if number % 10 == 0 else f"{tens} e {_PT[number % 10]}"
    if number == 100:
        return "cem"
    if number < 1000:
        hundreds, rest = _PT_HUNDREDS[number // 100], number % 100
        return hundreds if not rest else f"{hundreds} e {portuguese(rest)}"
    thousands, rest = number // 1000, number % 1000
    head = "mil" if thousands == 1 else f"{portuguese(thousands)} mil"
    if not rest:
        return head
    joined = " e " if rest < 100 or rest % 100 == 0 else " "
    return head + joined + portuguese(rest)
