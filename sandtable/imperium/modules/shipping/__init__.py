"""The Shipping track: freighters, their rewards and dividends (IX-4)."""
