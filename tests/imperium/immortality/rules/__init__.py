"""The numbered rules of Immortality."""
