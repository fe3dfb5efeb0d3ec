"""Import every module that declares questions or steps, so that all of them are registered."""

from __future__ import annotations

from sandtable.classic.rules import aid as aid
from sandtable.classic.rules import battle as battle
from sandtable.classic.rules import bene as bene
from sandtable.classic.rules import bidding as bidding
from sandtable.classic.rules import blow as blow
from sandtable.classic.rules import buying as buying
from sandtable.classic.rules import charity as charity
from sandtable.classic.rules import collection as collection
from sandtable.classic.rules import deals as deals
from sandtable.classic.rules import foresight as foresight
from sandtable.classic.rules import karama as karama
from sandtable.classic.rules import leaders as leaders
from sandtable.classic.rules import losses as losses
from sandtable.classic.rules import mentat as mentat
from sandtable.classic.rules import mobile as mobile
from sandtable.classic.rules import moments as moments
from sandtable.classic.rules import movement as movement
from sandtable.classic.rules import nexus as nexus
from sandtable.classic.rules import phases as phases
from sandtable.classic.rules import plans as plans
from sandtable.classic.rules import powers as powers
from sandtable.classic.rules import resolving as resolving
from sandtable.classic.rules import revival as revival
from sandtable.classic.rules import setup as setup
from sandtable.classic.rules import shipment as shipment
from sandtable.classic.rules import showing as showing
from sandtable.classic.rules import spoils as spoils
from sandtable.classic.rules import storm as storm
from sandtable.classic.rules import turns as turns
