"""The net in PyTorch: it maps a seat's observation row to a logit for each word and the seat's chance to win."""

from __future__ import annotations

from typing import Any

from sandtable.learn.extras import torch
from sandtable.learn.shape import STEPS, Part, Shape

nn: Any = torch.nn
F: Any = torch.nn.functional
CLOSED = -1e9  # the logit of a word that is no option


class Block(nn.Module):  # type: ignore[misc]
    """A residual block of two layers."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.a = nn.Linear(width, width)
        self.b = nn.Linear(width, width)

    def forward(self, x: Any) -> Any:
        return x + self.b(F.relu(self.a(self.norm(x))))


class Net(nn.Module):  # type: ignore[misc]
    """A trunk of residual blocks with two heads (policy and value). The input is an observation row of bytes; the
    columns of the other parties all pass the same first layer."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.register_buffer("table_columns", torch.tensor(shape.table.columns), persistent=False)
        self._register("table", shape.table)
        self.register_buffer("steps", torch.tensor(STEPS, dtype=torch.uint8), persistent=False)
        self.table = nn.Linear(shape.table.inputs, shape.width)
        if shape.others:
            of_all = [other.columns for other in shape.others]
            self.register_buffer("other_columns", torch.tensor(of_all), persistent=False)
            self._register("other", shape.others[0])
            self.party = nn.Linear(shape.others[0].inputs, shape.party_width)
            self.parties = nn.Linear(shape.party_width * len(shape.others), shape.width, bias=False)
        self.blocks = nn.ModuleList([Block(shape.width) for _ in range(shape.blocks)])
        self.norm = nn.LayerNorm(shape.width)
        self.policy = nn.Linear(shape.width, shape.words)
        self.value_a = nn.Linear(shape.width, shape.value_width)
        self.value_b = nn.Linear(shape.value_width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def _register(self, name: str, part: Part) -> None:
        """Register the scales of a part's columns and the places in it as buffers that are not saved with the
        weights."""
        scales = torch.tensor(part.scales(self.shape.most), dtype=torch.float32)
        self.register_buffer(f"{name}_scale", scales, persistent=False)
        self.register_buffer(f"{name}_there", torch.tensor(part.there, dtype=torch.long), persistent=False)
        self.register_buffer(f"{name}_stepped", torch.tensor(part.stepped, dtype=torch.long), persistent=False)

    def _inputs(self, picked: Any, scale: Any, there: Any, stepped: Any, kind: Any) -> Any:
        """Return the inputs of the net for `picked`, some columns of rows: each number multiplied by its `scale`, then
        for each of the columns `there` whether it is above zero, then for each of the columns `stepped` and each
        threshold in `self.steps` whether it reaches the threshold. All are tensors of the type `kind`."""
        steps = (picked[..., stepped].unsqueeze(-1) >= self.steps).flatten(-2)
        return torch.cat([picked.to(kind) * scale.to(kind), (picked[..., there] > 0).to(kind), steps.to(kind)], -1)

    def forward(self, rows: Any, mask: Any) -> tuple[Any, Any]:
        """Return the logits of all words and the logit of the chance to win, for each row."""
        device = rows.device.type
        kind = torch.get_autocast_dtype(device) if torch.is_autocast_enabled(device) else torch.float32
        picked = rows[:, self.table_columns]
        x = self.table(self._inputs(picked, self.table_scale, self.table_there, self.table_stepped, kind))
        if self.shape.others:
            picked = rows[:, self.other_columns]
            others = self.party(self._inputs(picked, self.other_scale, self.other_there, self.other_stepped, kind))
            x = x + self.parties(F.relu(others).flatten(1))
        for block in self.blocks:
            x = block(x)
        x = F.relu(self.norm(x))
        logits = self.policy(x).float().masked_fill(~mask, CLOSED)
        return logits, self.value_b(F.relu(self.value_a(x))).float().squeeze(1)
