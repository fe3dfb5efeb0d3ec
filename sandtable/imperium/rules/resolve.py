"""The interpreter as the rules call it: can an effect be done, do it, pay it, does it resolve itself.

How each kind is read stands in its record (`nodes`); what effects do to the table in `acts`.
"""

from __future__ import annotations

from sandtable.imperium.nodes.base import can, can_pay, do, holds, is_passive, pay_cost, resolves_itself

__all__ = ["can", "can_pay", "do", "holds", "is_passive", "pay_cost", "resolves_itself"]
