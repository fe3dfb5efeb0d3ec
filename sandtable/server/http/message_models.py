"""The base classes of the messages to a page, and the names of their plain types."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

Saying = str
Seat = int


class StrictModel(BaseModel):
    """A model with exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class OpenModel(BaseModel):
    """A model to which titles may add fields."""

    model_config = ConfigDict(extra="allow", strict=True, use_attribute_docstrings=True)
