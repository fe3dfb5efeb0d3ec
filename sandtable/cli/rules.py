"""`sandtable scenario` and `sandtable rules`: run scenarios, print the numbered rules and their test coverage."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from sandtable.cli.common import FAILED, AsJson, Refused, guarded, print_json, stdout, words_of

if TYPE_CHECKING:
    from sandtable.rule_report import RuleReport


@guarded
def scenario(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="YAML files with scenarios, or folders of such files.")
    ],
    as_json: AsJson = False,
) -> None:
    """Run scenarios, which are tests of the rules written in YAML, and report every expectation that is not met. The
    exit status is 1 if a scenario failed."""
    from sandtable.scenario import load

    results: list[dict[str, Any]] = []
    for path in paths:
        for each in load(path):
            came = each.run()
            results.append(
                {
                    "file": str(each.where),
                    "id": came.id,
                    "passed": came.passed,
                    "problems": list(came.problems),
                    "rules": list(came.rules),
                }
            )
    failed = [result for result in results if not result["passed"]]
    if as_json:
        print_json({"scenarios": len(results), "failed": len(failed), "results": results})
    else:
        console = stdout()
        for result in failed:
            console.print(Text(f"FAILED {result['file']}: {result['id']}", "bold red"))
            for problem in result["problems"]:
                console.print(Text(f"  {problem}"))
        console.print(Text(f"{len(results)} scenarios, {len(results) - len(failed)} passed, {len(failed)} failed"))
    if failed:
        raise typer.Exit(FAILED)


@guarded
def rules(
    title: Annotated[
        str, typer.Argument(help="The id of a game, or of an expansion with rules of its own: imperium, ix, ….")
    ],
    full: Annotated[
        bool, typer.Option("--full", help="List every rule of the game with the tests that cite it.")
    ] = False,
    lang: Annotated[
        str,
        typer.Option(
            "--lang",
            help="Print the text of the rules in this language (en, ja, ko or zh-Hant) instead of the report on tests.",
        ),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Report which numbered rules of a game are cited by tests, or print their text (--lang)."""
    from sandtable.rule_report import report

    if lang and full:
        raise Refused("--full lists tests and --lang prints texts: use one of them")
    if lang:
        _print_texts(title, lang, as_json)
        return
    found = report(title)
    if as_json:
        print_json(
            {
                "title": found.title,
                "rules": len(found.rules),
                "cited": len(found.cited),
                "exempt": len(found.exempt),
                "uncited": found.uncited,
                "pending": found.waiting,
            }
        )
    else:
        _print_rules(found, full)
    for problem in found.errors:
        typer.echo(f"sandtable: {problem}", err=True)


def _print_texts(title: str, lang: str, as_json: bool) -> None:
    """Print the rules; a rule without a translation is printed in English."""
    from sandtable.rulebook import read

    words_of(lang)  # refuses an unknown language
    found = read(title, lang)
    if as_json:
        print_json(
            [
                {
                    "id": rule.id,
                    "section": rule.section,
                    "heading": rule.heading,
                    "text": rule.text,
                    "table": rule.table(),
                    "lang": rule.lang,
                }
                for rule in found
            ]
        )
        return
    console = stdout()
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{section}. {rule.heading}", "bold"))
        console.print(Text(f"{rule.id:<10} {rule.text}"))
        if rows := rule.table():
            table = Table(*(escape(cell) for cell in rows[0]))
            for row in rows[1:]:
                table.add_row(*(escape(cell) for cell in row))
            console.print(table)


def _print_rules(found: RuleReport, full: bool) -> None:
    console = stdout()
    status = dict.fromkeys(found.cited, "cited") | dict.fromkeys(found.exempt, "exempt")
    status |= dict.fromkeys(found.pending, "pending") | dict.fromkeys(found.uncited, "UNCITED")
    by_section: dict[str, list[Any]] = {}
    for rule in found.rules:
        by_section.setdefault(rule.section, []).append(rule)
    overview = Table("Section", "", "Rules", "Cited", "Exempt", "Pending", "Uncited")
    for section, inside in by_section.items():
        states = [status[rule.id] for rule in inside]
        counts = [str(states.count(state) or "") for state in ("cited", "exempt", "pending", "UNCITED")]
        overview.add_row(section, escape(found.sections.get(section, "")), str(len(inside)), *counts)
    for section, inside in by_section.items():
        shown = inside if full else [rule for rule in inside if status[rule.id] == "UNCITED"]
        if not shown:
            continue
        table = Table("Rule", "", "Text", "Tests", title=f"{section}. {escape(found.sections.get(section, ''))}")
        for rule in shown:
            places = found.exempt.get(rule.id) or "\n".join(found.results.get(rule.id, {}))
            table.add_row(rule.id, status[rule.id], escape(_short(rule.text)), escape(places))
        console.print(table)
    console.print(overview)
    console.print(
        f"{len(found.rules)} rules, {len(found.cited)} cited, {len(found.exempt)} exempt, "
        f"{len(found.pending)} pending, {len(found.uncited)} uncited"
    )
    if found.waiting:
        console.print("Pending: " + "; ".join(f"{n}. {escape(head)}" for n, head in found.waiting.items()))
    if not found.tests_found:
        console.print("No tests found: run this in a source checkout.")


def _short(text: str, width: int = 70) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"
