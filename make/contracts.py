"""A contract for import-linter: only those files of a module that are companions may import the packages above it."""

from __future__ import annotations

from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class CompanionsContract(Contract):
    """A contract by which only companions (files named after one, such as `spy_worth` or `rivals.telling`) among the
    files of `modules` may import the packages `above`.

    Other files of modules import neither those packages nor a companion, not even of their own module: a game without
    bots and pages loads neither.
    """

    modules: Any = fields.ModuleField()
    above: Any = fields.ListField(subfield=fields.ModuleField())
    companions: Any = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        package = self.modules.name
        above = {name for each in self.above for name in (each.name, *graph.find_descendants(each.name))}
        inside = {name for name in graph.find_descendants(package) if not self._is_companion(name)}
        faults = []
        for name in sorted(inside):
            for other in sorted(graph.find_modules_directly_imported_by(name)):
                companion = other.startswith(f"{package}.") and other not in inside
                if other in above or companion:
                    faults.append(f"{name} -> {other}")
        return ContractCheck(kept=not faults, metadata={"faults": faults})

    def _is_companion(self, name: str) -> bool:
        last = name.rpartition(".")[2]
        return any(last == each or last.endswith(f"_{each}") for each in self.companions)

    def render_broken_contract(self, check: ContractCheck) -> None:
        for fault in check.metadata["faults"]:
            output.print_error(fault, bold=True)
