"""Tests of chances, suggestions and analysis."""
