"""Tests of the box Immortality."""
