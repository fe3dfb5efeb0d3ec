"""`with_particle`: a word with the Korean particle that fits its last sound.

    with_particle("폴", "을/를")       '폴을'
    with_particle(3, "으로/로")        '3으로'

Messages call it as `{ PARTICLE($who, "이/가") }`; web/src/lib/particles.ts does the same on the page. The pair has the
form after a consonant first, then the form after a vowel.
"""

from __future__ import annotations

import re
from typing import Final

# How digits end when they are read aloud: 영 일 이 삼 사 오 육 칠 팔 구. Tens and hundreds end in a consonant, as 0.
_DIGITS: Final = "nlvnvvnllv"
# Signs after the last sound, and remarks in brackets, which are not read with the particle.
_SILENT: Final = re.compile(r"(?:\s*\([^()]*\)|[^\w]|_)+$")

# Words that change with their particle.
_IRREGULAR: Final = {("나", "이/가"): "내가"}

CONSONANT: Final = "n"
L: Final = "l"  # a consonant after which 으로 is 로
VOWEL: Final = "v"


def ending(word: str) -> str:
    """Return the last sound of a word as a Korean reader says it: `CONSONANT`, `L` or `VOWEL`."""
    read = (_SILENT.sub("", word) or word).lower()
    last = read[-1:]
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return VOWEL if final == 0 else L if final == 8 else CONSONANT
    if last.isascii() and last.isdigit():
        return _DIGITS[int(last)]
    if last == "l":
        return L
    return CONSONANT if read.endswith(("m", "n", "ng", "ん", "ン")) else VOWEL


def with_particle(word: object, pair: object) -> str:
    """Return the word with the particle that fits its last sound; the pair has the form after a consonant first, then
    that after a vowel."""
    after_consonant, slash, after_vowel = str(pair).partition("/")
    if not slash:
        raise ValueError(f"{pair!r} is no pair of particles, such as 을/를")
    if irregular := _IRREGULAR.get((str(word), str(pair))):
        return irregular
    sound = ending(str(word))
    open_ = sound == VOWEL or (sound == L and after_consonant.startswith("으로"))
    return f"{word}{after_vowel if open_ else after_consonant}"
