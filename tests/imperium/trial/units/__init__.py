"""A unit from outside, and a mixture of boxes: thopters, which fight, are no troops and go back to the garrison.

`hangar` is the base box with them; `mixture` is Uprising with them and with two of its spaces replaced.
"""
