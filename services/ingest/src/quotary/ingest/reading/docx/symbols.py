"""Letters of symbol fonts as the characters that they look like."""

from __future__ import annotations

WINGDINGS = {
    0x6C: "●", 0x6E: "■", 0x6F: "☐", 0x71: "❑", 0x72: "❒", 0x76: "❖", 0xA7: "▪", 0xA8: "☐",
    0xD8: "➢", 0xE0: "→", 0xFB: "✗", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑",
}  # fmt: skip
SYMBOL = {
    0xA3: "≤", 0xA5: "∞", 0xB0: "°", 0xB1: "±", 0xB3: "≥", 0xB4: "×", 0xB7: "•", 0xB8: "÷",
    0xB9: "≠", 0xD2: "®", 0xD3: "©", 0xD4: "™", 0xE2: "®", 0xE3: "©", 0xE4: "™",
}  # fmt: skip
FONTS = {"wingdings": WINGDINGS, "symbol": SYMBOL}
OTHER_FONTS = ("wingdings 2", "wingdings 3", "webdings", "zapfdingbats", "zapf dingbats")
UNKNOWN = "\ufffd"


def is_symbol_font(font: str) -> bool:
    """True where the font shows pictures for letters."""
    return font.lower() in FONTS or font.lower() in OTHER_FONTS


def symbol(font: str, code: int) -> str:
    """What a symbol font shows for a code, U+FFFD where that is not known here."""
    if code >= 0xF000:
        code -= 0xF000
    if code == 0x20:
        return " "
    return FONTS.get(font.lower(), {}).get(code, UNKNOWN)


def symbols(font: str, text: str) -> str:
    """`text` as a symbol font shows it, character for character."""
    return "".join(symbol(font, ord(character)) for character in text)
