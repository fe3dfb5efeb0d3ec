"""Estimates the worth of effects, cards and positions: the advice that bots follow."""
