"""Detect names that look alike, so that nobody at a table can be mistaken for somebody else.

Two names with the same skeleton are hard to tell apart: they differ only in case, accents, spaces, invisible
characters, or letters of different scripts with the same shape. The letters come from Unicode's list of confusables
(Technical Standard #39), as far as they look like Latin ones, plus a few of the scripts the page is written in. The
comparison is stricter than that list on purpose: a false match only adds a number to a name.
"""

from __future__ import annotations

import unicodedata
from typing import Final

# Latin letters and digits with their lookalikes, after compatibility and case folding.
_LATIN: Final = {
    "2": "ƨϩᒿꙅꛯꝛ", "3": "ȝɜʒзӡⳍꝫ𑣊𖼻", "4": "Ꮞ𑣏", "5": "ƽ𑣛", "6": "бᏮⳓ𑣕", "7": "𐓺𑣆", "8": "ȣ৪੪𐌚", "9": "৭੧୨൭ⳋꝯ𑣌𑣖",
    "a": "ɑαаᎪᗅꓮ𐊠𖽀ᴀ", "b": "ƅβвьᏏᏴᑲᖯᗷꓐꞵ𐊂𐊡𐌁ʙ", "c": "сᏟᴄⲥꓚ𐊢𐌂𐐽𐔜𑣩𑣲", "d": "ԁᎠᏧᑯᗞᗪꓒꓓᴅđ", "e": "εеҽᎬⴹꓰꬲ𐊆𑣎ᴇ",
    "f": "ϝքᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂ꜰ", "g": "ƍɡԍցᏀᏳᶃꓖɢ", "h": "ηнһհᎻᏂᕼⲏꓧ𐋏ʜħ", "j": "ʝϳјᎫᒍꓙᴊ", "k": "κкᏦᛕⲕꓗ𐔘ᴋ",
    "l": "1i|ıɩɪιіӏᎥꙇ𑣃ǀ۱١Ꮮᒪᛁⲓⳑⵏꓡꓲ𐊊𐌉𐌠𐑃𐔦𑣒𖼖𖼨łʟ", "m": "μϻмᎷᗰᛖⲙꓟ𐊰𐌑ᴍ", "n": "ոռⲛꓠ𐔓ɴпᴎи",
    "o": "0οσоօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠øө٥ه○◯", "p": "ρрᏢᑭⲣꓑ𐊕ᴘ", "q": "ԛգզⵕ",
    "r": "ʀгᎡᎱᏒᖇᴦⲅꓣꭇꭈ𐓜𖼵я", "s": "ѕտᏕᏚꓢꜱ𐊖𐑈𑣁𖼺", "t": "τтᎢⲧꓔ𐊗𐊱𐌕𑣜𖼊ᴛŧ", "u": "ʋսሀᑌᴜꓴꞟꭎꭒ𐓶𑣘𖽂",
    "v": "νѵ۷Ꮩᐯᴠⴸꓦꛟ𐔝𑜆𑣀𖼈", "w": "ɯѡԝաᎳᏔᴡꓪ𑜊𑜎𑜏𑣦𑣯ωш", "x": "χхᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬", "y": "ɣʏγυуүყᎩᎽᶌỿⲩꓬꭚ𐊲𑣄𖽃",
    "z": "ζᏃᴢꓜ𐋵𑣉𑣥ƶ",
    # Kana with Chinese characters of the same strokes, and similar Chinese characters.
    "ニ": "二", "ハ": "八", "ロ": "口囗", "カ": "力", "タ": "夕", "エ": "工", "ト": "卜", "ヘ": "へ",
    "リ": "り", "一": "ー", "三": "ミ", "千": "チ", "丶": "ヽ", "才": "オ",
    "干": "于", "土": "士", "日": "曰", "末": "未", "己": "已巳",
}  # fmt: skip
# Capitals that do not look like their lower-case letters.
_CAPITALS: Final = {ord("Ν"): "N"}
_SHAPES: Final = {ord(other): like for like, others in _LATIN.items() for other in others}
# Pairs of letters that look like one.
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
_ACCENTS: Final = range(0x300, 0x370)
# Invisible characters classified as letters or marks: Hangul fillers, the empty Braille cell, grapheme joiners.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_JOINERS: Final = frozenset("\u200c\u200d")
_AS_A_PICTURE: Final = "\ufe0f"
_VIRAMA: Final = 9  # combining class of the marks after which Indic scripts join letters


def is_unseen(c: str) -> bool:
    """Return whether a character is invisible, such as a zero-width space."""
    return c in BLANK or unicodedata.category(c) == "Cf"


def visible(name: str) -> str:
    """Return a name without invisible characters, except joiners that change what is seen in emoji, Persian or
    Hindi."""
    kept: list[str] = []
    for at, c in enumerate(name):
        if not is_unseen(c):
            kept.append(c)
            continue
        before, after = kept[-1:], name[at + 1 : at + 2]
        if before and (c == _AS_A_PICTURE or c in _JOINERS) and _joins(before[0], c, after):
            kept.append(c)
    return "".join(kept)


def _joins(before: str, c: str, after: str) -> bool:
    emoji = unicodedata.category(before) in ("So", "Sk") or before == _AS_A_PICTURE
    if c == _AS_A_PICTURE:
        return emoji
    if not after or is_unseen(after):
        return False
    if c == "\u200d" and emoji:
        return unicodedata.category(after) == "So"
    arabic = unicodedata.bidirectional(before) == "AL" and unicodedata.bidirectional(after) == "AL"
    return arabic or unicodedata.combining(before) == _VIRAMA


def skeleton(name: str) -> str:
    """Return a key that is equal for names that look alike."""
    text = unicodedata.normalize("NFKD", name).translate(_CAPITALS)
    text = unicodedata.normalize("NFKD", text.casefold())
    seen = "".join(c for c in text if not is_unseen(c) and ord(c) not in _ACCENTS and not _is_trifle(c))
    shape = unicodedata.normalize("NFC", seen.translate(_SHAPES))
    for pair, like in _PAIRS:
        shape = shape.replace(pair, like)
    return shape or " ".join(text.split())


def _is_trifle(c: str) -> bool:
    """Return whether a character is a space or punctuation, which readers easily overlook in a name."""
    return unicodedata.category(c)[0] in "ZP"
