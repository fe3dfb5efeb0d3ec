"""Bots' estimates of the effects, conditions and counts of `nodes/hooks.py`."""

from __future__ import annotations

from sandtable.imperium.judge.columns import CONDITION
from sandtable.imperium.judge.worths import (
    Features,
    HookWorth,
    price_hook,
)


class DoubleHarvestWorth(HookWorth):
    features: Features = (("spice", 2.0 * CONDITION),)


class KwisatzHaderachWorth(HookWorth):
    features: Features = (("agents", CONDITION), ("special", 1.0))


class TheVoiceWorth(HookWorth):
    features: Features = (("special", 1.0),)


class ManipulateWorth(HookWorth):
    features: Features = (("persuasion", 1.0),)


class PrudentDiplomacyWorth(HookWorth):
    features: Features = (("influence_any", CONDITION),)
    guess = 4.0


class PeekDrawOrTrashWorth(HookWorth):
    features: Features = (("cards", 0.5), ("trash", 0.5))


class RefocusWorth(HookWorth):
    features: Features = (("special", 0.5),)


class BinduSuspensionWorth(HookWorth):
    features: Features = (("special", 0.5),)


class DoubleCrossWorth(HookWorth):
    features: Features = (("opponent_troops", 1.0),)


class BeforeTheCardWorth(HookWorth):
    features: Features = (("special", 1.0),)


price_hook("double_harvest", DoubleHarvestWorth())
price_hook("kwisatz_haderach", KwisatzHaderachWorth())
price_hook("the_voice", TheVoiceWorth())
price_hook("manipulate", ManipulateWorth())
price_hook("prudent_diplomacy", PrudentDiplomacyWorth())
price_hook("peek_draw_or_trash", PeekDrawOrTrashWorth())
price_hook("refocus", RefocusWorth())
price_hook("bindu_suspension", BinduSuspensionWorth())
price_hook("double_cross", DoubleCrossWorth())
price_hook("dispatch_an_envoy", BeforeTheCardWorth())
price_hook("infiltrate", BeforeTheCardWorth())
