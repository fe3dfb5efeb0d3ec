"""The module `shipping`: the Shipping track with its freighters, rewards and dividends (IX-4)."""
