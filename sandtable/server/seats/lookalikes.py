"""What a guest's name looks like, so that nobody at a table can be taken for somebody else.

Two names with the same skeleton are hard to tell apart: they differ in case, accents and spaces alone, in characters of
which nothing is seen, or in letters of one script that have the shape of another's. The letters are those of Unicode's
list of confusables (Technical Standard #39) that look like Latin ones, with a few of the scripts the page is written
in. It goes further than that list on purpose: who is taken for another without looking so only gets a number.
"""

from __future__ import annotations

import unicodedata
from typing import Final

# A Latin letter or digit, and what has its shape, after compatibility forms and case were taken away.
_LATIN: Final = {
    "2": "ƨϩᒿꙅꛯꝛ", "3": "ȝɜʒзӡⳍꝫ𑣊𖼻", "4": "Ꮞ𑣏", "5": "ƽ𑣛", "6": "бᏮⳓ𑣕", "7": "𐓺𑣆", "8": "ȣ৪੪𐌚", "9": "৭੧୨൭ⳋꝯ𑣌𑣖",
    "a": "ɑαаᎪᗅꓮ𐊠𖽀ᴀ", "b": "ƅβвьᏏᏴᑲᖯᗷꓐꞵ𐊂𐊡𐌁ʙ", "c": "сᏟᴄⲥꓚ𐊢𐌂𐐽𐔜𑣩𑣲", "d": "ԁᎠᏧᑯᗞᗪꓒꓓᴅđ", "e": "εеҽᎬⴹꓰꬲ𐊆𑣎ᴇ",
    "f": "ϝքᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂ꜰ", "g": "ƍɡԍցᏀᏳᶃꓖɢ", "h": "ηнһհᎻᏂᕼⲏꓧ𐋏ʜħ", "j": "ʝϳјᎫᒍꓙᴊ", "k": "κкᏦᛕⲕꓗ𐔘ᴋ",
    "l": "1i|ıɩɪιіӏᎥꙇ𑣃ǀ۱١Ꮮᒪᛁⲓⳑⵏꓡꓲ𐊊𐌉𐌠𐑃𐔦𑣒𖼖𖼨łʟ", "m": "μϻмᎷᗰᛖⲙꓟ𐊰𐌑ᴍ", "n": "ոռⲛꓠ𐔓ɴпᴎи",
    "o": "0οσоօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠øө٥ه○◯", "p": "ρрᏢᑭⲣꓑ𐊕ᴘ", "q": "ԛգզⵕ",
    "r": "ʀгᎡᎱᏒᖇᴦⲅꓣꭇꭈ𐓜𖼵я", "s": "ѕտᏕᏚꓢꜱ𐊖𐑈𑣁𖼺", "t": "τтᎢⲧꓔ𐊗𐊱𐌕𑣜𖼊ᴛŧ", "u": "ʋսሀᑌᴜꓴꞟꭎꭒ𐓶𑣘𖽂",
    "v": "νѵ۷Ꮩᐯᴠⴸꓦꛟ𐔝𑜆𑣀𖼈", "w": "ɯѡԝաᎳᏔᴡꓪ𑜊𑜎𑜏𑣦𑣯ωш", "x": "χхᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬", "y": "ɣʏγυуүყᎩᎽᶌỿⲩꓬꭚ𐊲𑣄𖽃",
    "z": "ζᏃᴢꓜ𐋵𑣉𑣥ƶ",
    # Kana, and what Chinese has of the same strokes; Chinese of nearly the same.
    "ニ": "二", "ハ": "八", "ロ": "口囗", "カ": "力", "タ": "夕", "エ": "工", "ト": "卜", "ヘ": "へ",
    "リ": "り", "一": "ー", "三": "ミ", "千": "チ", "丶": "ヽ", "才": "オ",
    "干": "于", "土": "士", "日": "曰", "末": "未", "己": "已巳",
}  # fmt: skip
# A capital that has another shape than its small letter.
_CAPITALS: Final = {ord("Ν"): "N"}
_SHAPES: Final = {ord(other): like for like, others in _LATIN.items() for other in others}
# Pairs that run together into one.
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
_ACCENTS: Final = range(0x300, 0x370)
# What is not seen though it counts as a letter or a mark: Hangul fillers, an empty Braille cell, joiners of graphemes.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_JOINERS: Final = frozenset("\u200c\u200d")
_AS_A_PICTURE: Final = "\ufe0f"
_VIRAMA: Final = 9  # the class of marks after which scripts of India join letters


def is_unseen(c: str) -> bool:
    """Zero-width characters and their like."""
    return c in BLANK or unicodedata.category(c) == "Cf"


def visible(name: str) -> str:
    """A name without what is not seen, but for joiners where they change what is: in emoji, Persian, Hindi."""
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
    """The same for names that look alike."""
    text = unicodedata.normalize("NFKD", name).translate(_CAPITALS)
    text = unicodedata.normalize("NFKD", text.casefold())
    seen = "".join(c for c in text if not is_unseen(c) and ord(c) not in _ACCENTS and not _is_trifle(c))
    shape = unicodedata.normalize("NFC", seen.translate(_SHAPES))
    for pair, like in _PAIRS:
        shape = shape.replace(pair, like)
    return shape or " ".join(text.split())


def _is_trifle(c: str) -> bool:
    """Spaces, and signs that are easily overlooked."""
    return unicodedata.category(c)[0] in "ZP"
