"""The command line: play many games, replay one, try a scenario, read a rule or a card, serve the table.

Everything asked for goes to standard output, as a table or, with `--json`, as data; progress and
refusals go to standard error. What is refused is one line there and exit status 2.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, ParamSpec, TypeVar

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from sandtable import __version__
from sandtable.core.contract import Outcome, State
from sandtable.core.errors import BadOption, BadSeat, DamagedData, SandtableError
from sandtable.core.record import Record
from sandtable.core.titles import check_seed, meta, titles

if TYPE_CHECKING:
    from sandtable.arena.simulate import Summary
    from sandtable.core.fluent import Words
    from sandtable.imperium.effects import Effect
    from sandtable.imperium.wording import Piece
    from sandtable.rulebook import RuleReport

P = ParamSpec("P")
R = TypeVar("R")

app = typer.Typer(
    name="sandtable",
    help="The Dune board games as one rules engine: simulate, replay, look up, play.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
REFUSED: Final = 2
FAILED: Final = 1

Title = Annotated[str, typer.Argument(help="Which game: see `sandtable titles`.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
AnOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Lang = Annotated[str, typer.Option("--lang", help="The language of names and texts.")]
Seat = Annotated[int | None, typer.Option("--seat", help="Show only what this seat may know.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, as text or JSON.")]


class Refused(SandtableError):
    """Something asked for on the command line cannot be done."""


def _say(error: Exception) -> None:
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    else:
        text = " ".join(str(error).split())
    typer.echo(f"sandtable: {text}", err=True)


def guarded(command: Callable[P, R]) -> Callable[P, R]:
    """Turns what Sandtable refuses into one line on standard error and exit status 2."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        from sandtable.rulebook import RulebookError

        try:
            return command(*args, **kwargs)
        except (SandtableError, RulebookError, OSError) as error:
            _say(error)
            raise typer.Exit(REFUSED) from error

    return run


def _console() -> Console:
    return Console(highlight=False, soft_wrap=False)


def _print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def _words(lang: str) -> Words:
    from sandtable.core.fluent import Words

    return Words(lang)


# --- options and files -------------------------------------------------------------------
def _value(text: str) -> Any:
    """`4` and `["a"]` as JSON says, `a,b,c` as a list, anything else as text."""
    try:
        return json.loads(text)
    except ValueError:
        return [part.strip() for part in text.split(",")] if "," in text else text


def _options(given: Iterable[str] | None) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is given as NAME=VALUE, not {pair!r}")
        out[name.strip()] = _value(value)
    return out


def _read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DamagedData(f"{path} is no text file") from error
    if not text.strip():
        raise DamagedData(f"{path} is empty")
    try:
        return Record.parse(text)
    except SandtableError as error:
        raise DamagedData(f"{path}: {error}") from error


def _written(record: Record, path: Path) -> str:
    return record.to_json() + "\n" if path.suffix == ".json" else record.to_text()


def _write(text: str, path: Path) -> None:
    """All of the file or nothing."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


# --- the program itself ------------------------------------------------------------------
def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"sandtable {__version__}")
        raise typer.Exit()


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """The Dune board games as one rules engine: simulate, replay, look up, play."""


@app.command("titles")
@guarded
def titles_command(as_json: AsJson = False) -> None:
    """The games there are, with their options."""
    found = [meta(title) for title in titles()]
    if as_json:
        _print_json(
            [
                {
                    "id": title.id,
                    "name": title.name,
                    "seats": list(title.seats),
                    "version": title.version,
                    "options": {
                        option.name: {"default": option.default, "takes": option.takes} for option in title.options
                    },
                }
                for title in found
            ]
        )
        return
    for title in found:
        table = Table("Option", "Default", "Takes", title=f"{title.name} ({title.id}), rules {title.version}")
        for option in title.options:
            table.add_row(option.name, "" if option.default is None else str(option.default), escape(option.takes))
        _console().print(table)


@app.command()
@guarded
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
) -> None:
    """Serve the table to a browser. Games are kept in the folder that SANDTABLE_DATA names, or ./data."""
    from sandtable.server.app import serve as run

    def ready(url: str, kept: Path) -> None:
        typer.echo(f"Sandtable is on {url}  (Ctrl-C ends it)")
        typer.echo(f"Games are kept in {kept}")

    run(host, port, ready)


# --- many games --------------------------------------------------------------------------
@app.command()
@guarded
def sim(
    title: Title,
    seats: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: R,R,R,R.")] = "random",
    jobs: Annotated[int | None, typer.Option(help="How many processes; as many as pay off unless told.")] = None,
    seed: Annotated[int, typer.Option(help="Of the first game; the next has the next.")] = 0,
    coverage: Annotated[bool, typer.Option("--coverage", help="Find out what never occurred.")] = False,
    leaders: Annotated[
        str | None, typer.Option(help="random, draft, or the leader of each seat: paul_atreides,…")
    ] = None,
    option: AnOption = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with bots on every seat, and sum them up. Exit status 1 if a game failed.

    Game i has the seed SEED + i: one that failed is played again with --seed ITS_SEED --games 1.
    `unreached` is empty in the JSON unless --coverage was asked for.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from sandtable.arena.simulate import simulate

    options = _options(option)
    if leaders is not None:
        options["leaders"] = _value(leaders)
    if "seats" in options:
        raise BadOption("the number of seats is given with --seats")

    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task("games", total=games)

    def advance(n: int) -> None:
        bar.start()  # only now: what is refused before the first game leaves one line and nothing else
        bar.advance(task, n)

    try:
        summary = simulate(title, seats, games, bots, seed, jobs, options, coverage, None if as_json else advance)
    finally:
        if bar.live.is_started:
            bar.stop()
    if as_json:
        _print_json(summary.as_dict())
    else:
        _print_summary(summary)
    if summary.failures:
        raise typer.Exit(FAILED)


def _print_summary(summary: Summary) -> None:
    console = _console()
    bots = ", ".join(summary.bots if len(set(summary.bots)) > 1 else summary.bots[:1])
    facts = Table(show_header=False, title=f"{summary.title}, {summary.seats} seats, {bots}")
    facts.add_row("Games", f"{summary.games:,}")
    facts.add_row("Decisions", f"{summary.decisions:,}")
    facts.add_row("Decisions per second", f"{summary.decisions / max(summary.seconds, 1e-9):,.0f}")
    facts.add_row("Seconds", f"{summary.seconds:.2f}")
    facts.add_row("Rounds, mean", f"{summary.rounds_mean:.2f}")
    facts.add_row("Ended by", ", ".join(f"{reason} {n:,}" for reason, n in summary.reasons.items()))
    facts.add_row("Failures", f"{len(summary.failures):,}")
    if summary.covered:
        facts.add_row("Unreached", f"{len(summary.unreached):,}")
    console.print(facts)
    wins = Table("Seat", "Bot", "Wins", "Share", "95% interval", "Points, mean")
    for seat, n in enumerate(summary.wins_by_seat):
        low, high = summary.interval(seat)
        share = f"{100 * n / max(1, summary.finished):.1f}%"
        bot = summary.bots[seat] if seat < summary.seats else "automated"
        mean = f"{summary.points_mean[seat]:.2f}"
        wins.add_row(str(seat), bot, f"{n:,.1f}", share, f"{100 * low:.1f}% – {100 * high:.1f}%", mean)
    console.print(wins)
    if summary.failures:
        failed = Table("Seed", "Decision", "Error", title="Failures")
        for failure in summary.failures[:20]:
            failed.add_row(str(failure["seed"]), str(failure["decision"]), escape(failure["error"]))
        console.print(failed)
        if len(summary.failures) > 20:
            console.print(f"and {len(summary.failures) - 20} more")
    if summary.covered:
        console.print("Everything occurred." if not summary.unreached else "Never occurred:")
        for id in summary.unreached:
            console.print(f"  {escape(id)}")


# --- one game ----------------------------------------------------------------------------
@app.command()
@guarded
def new(
    title: Title,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="A number from which all chance follows; random unless given.")
    ] = None,
    option: AnOption = None,
    out: Annotated[Path | None, typer.Option("--out", help="Where to write it: JSON if it ends in .json.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Begin a game: write its record, to a file or to standard output."""
    options = _options(option)
    if seats is not None:
        options["seats"] = seats
    record = Record(title, check_seed(secrets.randbelow(1 << 31) if seed is None else seed), options)
    if out is None:
        typer.echo(record.to_text(), nl=False)
        return
    if out.exists() and not force:
        raise Refused(f"{out} is there already; --force writes over it")
    _write(_written(record, out), out)


@app.command()
@guarded
def show(path: RecordFile, seat: Seat = None, lang: Lang = "en", as_json: AsJson = False) -> None:
    """Show where a record's game stands, with the open decision and its options."""
    record = _read_record(path)
    if as_json:
        _print_json(_as_data(record, record.state, len(record), seat))
    else:
        _show(record, record.state, len(record), seat, lang)


@app.command()
@guarded
def replay(
    path: RecordFile,
    to: Annotated[int | None, typer.Option("--to", help="Stop after so many actions.")] = None,
    seat: Seat = None,
    every: Annotated[bool, typer.Option("--all", help="Every action, with what it did.")] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Replay a record, and show how the game stands or ended. An action that does not fit is named."""
    record = _read_record(path)
    n = len(record) if to is None else to
    state = record.at(n)
    log = _log(record, n, seat, lang) if every else []
    if as_json:
        data = _as_data(record, state, n, seat)
        if every:
            data["log"] = log
        _print_json(data)
        return
    console = _console()
    for entry in log:
        console.print(Text(f"{entry['number']:>4}. seat {entry['seat']}  {entry['action']}", "bold"))
        for text in entry["events"]:
            console.print(Text(f"        {text}"))
    _show(record, state, n, seat, lang)


@app.command()
@guarded
def play(
    path: RecordFile,
    actions: Annotated[list[str], typer.Argument(metavar="WORD...", help="What to do: card:dagger space:rally_troops")],
    lang: Lang = "en",
) -> None:
    """Take actions in a record's game, for whoever is to act, and write them to the file."""
    record = _read_record(path)
    for i, word in enumerate(actions, 1):
        try:
            record.act(word)
        except SandtableError as error:
            raise Refused(f"word {i} of {len(actions)}: {error}; {path} is as it was") from error
    _write(_written(record, path), path)
    _show(record, record.state, len(record), None, lang)


def _check_seat(state: State, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < state.seats:
        raise BadSeat(f"there is no seat {seat}; seats are 0 to {state.seats - 1}")


def _position(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat knows; without one what each seat knows of itself, as whoever holds the record may see."""
    _check_seat(state, seat)
    if seat is not None:
        return state.view(seat).as_dict()
    views = [state.view(each).as_dict() for each in range(state.seats)]
    position = views[state.to_act[0] if state.to_act else 0]
    position["seat"] = None
    for each in range(state.seats):
        position["players"][each] = views[each]["players"][each]
    return position


def _as_data(record: Record, state: State, n: int, seat: int | None) -> dict[str, Any]:
    outcome = state.outcome
    return {
        "title": record.title,
        "version": record.version,
        "options": record.options,
        "actions": len(record),
        "at": n,
        "over": state.over,
        "outcome": None if outcome is None else outcome.as_dict(),
        "position": _position(state, seat),
    }


def _log(record: Record, n: int, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """Every action with what it did, as a seat may see it."""
    from sandtable.imperium.telling import tell_event

    words = _words(lang)
    state = record.at(0, listen=True)
    _check_seat(state, seat)
    names = _names(state, lang)
    state.take_events()
    out = []
    for i, move in enumerate(record.moves[:n], 1):
        state.apply(move.seat, move.action)
        events = [event if seat is None else event.seen_by(seat) for event in state.take_events()]
        out.append(
            {
                "number": i,
                "seat": move.seat,
                "action": state.vocabulary.words[move.action],
                "events": [tell_event(event, words, names) for event in events],
            }
        )
    return out


def _names(state: State, lang: str) -> list[str]:
    from sandtable.imperium.telling import seat_names
    from sandtable.imperium.view import View

    view = state.view(0)
    assert isinstance(view, View)
    return seat_names(view.known, _words(lang))


# --- a position, for the eye -------------------------------------------------------------
def _name(word: str, words: Words) -> str:
    """The name of a piece: `card:stilgar`."""
    return words.say(word.replace(":", "-").replace("_", "-"))


def _many(sort: str, ids: list[str], words: Words) -> str:
    hidden = ids.count("?")
    out = []
    for id in dict.fromkeys(id for id in ids if id != "?"):
        n = ids.count(id)
        out.append(_name(f"{sort}:{id}", words) + (f" ×{n}" if n > 1 else ""))
    return ", ".join(out + ([f"{hidden} hidden"] if hidden else [])) or "–"


def _show(record: Record, state: State, n: int, seat: int | None, lang: str) -> None:
    words = _words(lang)
    data = _position(state, seat)
    console = _console()
    taken = f"{n} action" if n == 1 else f"{n} actions"
    phase = data["phase"].replace("_", " ")
    console.print(Text(f"{record.meta.name}, round {data['round']}, {phase}, after {taken}", "bold"))
    console.print(_players_table(data, words))
    for p in data["players"]:
        _show_cards(console, p, words, seat)
    _show_board(console, data, words)
    _show_end_or_decision(console, state, seat, lang)


def _players_table(data: dict[str, Any], words: Words) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title_justify="left")
    for name in ("", "Leader", "VP", "Sol", "Spi", "Wat", "Ag", "Troops", "Str", "Influence", "Cards", "Int"):
        table.add_column(name, no_wrap=name not in ("Leader", "Influence"))
    for p in data["players"]:
        first = "*" if p["seat"] == data["first"] else ""
        leader = _name("leader:" + p["leader"], words) if p["leader"] else "–"
        table.add_row(
            f"{p['seat']}{first}",
            leader,
            *(str(p[key]) for key in ("points", "solari", "spice", "water", "agents")),
            "/".join(str(p[key]) for key in ("garrison", "conflict", "supply")),
            str(p["strength"]),
            " ".join(str(level) for level in p["influence"].values()),
            "/".join(str(len(p[key])) for key in ("hand", "deck", "discard")),
            str(len(p["intrigue"])),
        )
    table.caption = (
        "* First Player. Troops: garrison/Conflict/supply. Influence: Emperor, Spacing Guild, "
        "Bene Gesserit, Fremen. Cards: hand/deck/discards."
    )
    table.caption_justify = "left"
    return table


def _show_cards(console: Console, p: dict[str, Any], words: Words, seat: int | None) -> None:
    parts = []
    if seat is None or p["seat"] == seat or any(id != "?" for id in p["hand"]):
        parts.append(f"hand {_many('card', p['hand'], words)}")
    if p["play"]:
        parts.append(f"in play {_many('card', p['play'], words)}")
    if p["intrigue"] and (seat is None or p["seat"] == seat or any(id != "?" for id in p["intrigue"])):
        parts.append(f"Intrigue {_many('intrigue', p['intrigue'], words)}")
    if p["open_intrigue"]:
        parts.append(f"face up {_many('intrigue', p['open_intrigue'], words)}")
    if p["agents_at"]:
        parts.append(f"Agents at {_many('space', p['agents_at'], words)}")
    for key, text in (("council", "High Council"), ("swordmaster", "Swordmaster"), ("revealed", "has revealed")):
        if p[key]:
            parts.append(text)
    if parts:
        console.print(Text(f"  {p['seat']}: {'; '.join(parts)}"))


def _show_board(console: Console, data: dict[str, Any], words: Words) -> None:
    from sandtable.imperium.catalog import CONFLICT, CONFLICTS
    from sandtable.imperium.wording import say_conflict

    if data["conflict"]:
        card = CONFLICTS[CONFLICT[data["conflict"]]]
        console.print(Text(f"Conflict: {_name('conflict:' + card.id, words)}", "bold"))
        for label, text in say_conflict(card, words):
            console.print(Text(f"  {label}: {text}"))
    console.print(Text(f"Imperium Row: {_many('card', data['row'], words)}"))
    reserve = ", ".join(f"{_name('card:' + id, words)} ×{n}" for id, n in data["reserve"].items())
    console.print(Text(f"Reserve: {reserve}"))
    for title, key, sort in (("Alliances", "alliance", "faction"), ("Control", "control", "space")):
        if data[key]:
            held = ", ".join(f"{_name(f'{sort}:{id}', words)} seat {holder}" for id, holder in data[key].items())
            console.print(Text(f"{title}: {held}"))
    if data["bonus_spice"]:
        bonus = ", ".join(f"{_name('space:' + id, words)} {n}" for id, n in data["bonus_spice"].items())
        console.print(Text(f"Bonus spice: {bonus}"))


def _show_end_or_decision(console: Console, state: State, seat: int | None, lang: str) -> None:
    outcome = state.outcome
    if outcome is not None:
        _show_outcome(console, outcome, state, lang)
        return
    asked = state.to_act[0]
    if seat is not None and seat != asked:
        console.print(Text(f"Seat {asked} is to act.", "bold"))
        return
    from sandtable.imperium.telling import tell_decision, tell_option
    from sandtable.imperium.view import View

    words = _words(lang)
    view = state.view(asked)
    assert isinstance(view, View)
    decision = state.decision(asked)
    console.print(Text(f"Seat {asked} is to act: {tell_decision(decision, words, view.known)}", "bold"))
    names = _names(state, lang)
    width = max(len(word) for word in decision.words())
    for word, option in zip(decision.words(), decision.options, strict=True):
        label = tell_option(decision, option, words, view.known, names)
        console.print(Text(f"  {word:<{width}}  {label}"))


def _show_outcome(console: Console, outcome: Outcome, state: State, lang: str) -> None:
    from sandtable.imperium.telling import tell_outcome

    names = _names(state, lang)
    console.print(Text(tell_outcome(outcome, _words(lang), names), "bold"))
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        console.print(Text(f"  {outcome.ranks[seat]}. seat {seat}, {names[seat]}: {outcome.points[seat]}"))


# --- scenarios and rules -----------------------------------------------------------------
@app.command()
@guarded
def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Play scenarios and say what was not as expected. Exit status 1 if one failed."""
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
        _print_json({"scenarios": len(results), "failed": len(failed), "results": results})
    else:
        console = _console()
        for result in failed:
            console.print(Text(f"FAILED {result['file']}: {result['id']}", "bold red"))
            for problem in result["problems"]:
                console.print(Text(f"  {problem}"))
        console.print(Text(f"{len(results)} scenarios, {len(results) - len(failed)} passed, {len(failed)} failed"))
    if failed:
        raise typer.Exit(FAILED)


@app.command()
@guarded
def rules(
    title: Title,
    full: Annotated[bool, typer.Option("--full", help="Every rule with the tests that stand for it.")] = False,
    as_json: AsJson = False,
) -> None:
    """The numbered rules of a game, and which of them tests stand for."""
    from sandtable.rulebook import report

    found = report(title)
    if as_json:
        _print_json(
            {
                "title": found.title,
                "rules": len(found.rules),
                "cited": len(found.cited),
                "exempt": len(found.exempt),
                "uncited": found.uncited,
            }
        )
    else:
        _print_rules(found, full)
    for problem in found.errors:
        typer.echo(f"sandtable: {problem}", err=True)


def _print_rules(found: RuleReport, full: bool) -> None:
    console = _console()
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
    if not found.tests_found:
        console.print("There are no tests here to read: run this in a checkout.")


def _short(text: str, width: int = 70) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


# --- pieces ------------------------------------------------------------------------------
@app.command()
@guarded
def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A card, space, leader, … by id or name.")],
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """What a piece says and does: cards, Intrigue, Conflicts, board spaces, Leaders, factions."""
    words = _words(lang)
    found = _find(" ".join(name), words)
    data = [_piece_data(kind, piece, words) for kind, piece in found]
    if as_json:
        _print_json(data)
        return
    console = _console()
    for entry in data:
        table = Table("", "In words", "In icons", title=f"{escape(entry['name'])} ({entry['kind']}:{entry['id']})")
        for line in entry["lines"]:
            table.add_row(escape(line["label"]), escape(line["text"]), escape(" ".join(line["icons"])))
        console.print(table)


def _pieces() -> list[tuple[str, Piece]]:
    from sandtable.imperium import catalog

    out: list[tuple[str, Piece]] = []
    out += [("card", piece) for piece in catalog.CARDS]
    out += [("intrigue", piece) for piece in catalog.INTRIGUE]
    out += [("conflict", piece) for piece in catalog.CONFLICTS]
    out += [("space", piece) for piece in catalog.SPACES]
    out += [("leader", piece) for piece in catalog.LEADERS]
    out += [("faction", piece) for piece in catalog.TRACKS]
    return out


def _plain(text: str) -> str:
    """A name without what is easily mistyped: case, spaces, signs."""
    return re.sub(r"[^\w]+|_", "", text.lower())


def _find(asked: str, words: Words) -> list[tuple[str, Piece]]:
    """Every piece of that id or name; if none, the one whose name holds it; else what is near."""
    from sandtable.imperium.wording import name_of

    wanted = _plain(asked.partition(":")[2] or asked)
    kind = asked.partition(":")[0] if ":" in asked else ""
    pieces = [(sort, piece) for sort, piece in _pieces() if not kind or sort == kind]
    known = [(sort, piece, _plain(piece.id), _plain(name_of(piece, words))) for sort, piece in pieces]
    exact = [(sort, piece) for sort, piece, id, name in known if wanted in (id, name)]
    if exact:
        return exact
    within = [(sort, piece) for sort, piece, id, name in known if len(wanted) >= 3 and (wanted in id or wanted in name)]
    if len(within) == 1:
        return within
    near = [piece.id for _, piece in within][:8]
    if not near:
        names = {name: piece.id for _, piece, _, name in known} | {id: piece.id for _, piece, id, _ in known}
        near = list(dict.fromkeys(names[match] for match in get_close_matches(wanted, names, 5, 0.6)))
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    raise Refused(f"there is no piece {asked!r}{hint}")


def _boxes(piece: Piece) -> dict[str, Effect]:
    """The effects of a piece under the keys of its lines."""
    out: dict[str, Effect] = {}
    for key, attribute in (
        ("agent", "agent"),
        ("reveal", "reveal"),
        ("acquire", "acquire"),
        ("trash", "on_trash"),
        ("effect", "effect"),
        ("endgame", "endgame"),
        ("control", "control_bonus"),
        ("first", "first"),
        ("second", "second"),
        ("third", "third"),
        ("signet", "signet"),
        ("start", "start"),
        ("level-4", "at_4"),
    ):
        effect = getattr(piece, attribute, None)
        if effect is not None and not isinstance(effect, bool):
            out[key] = effect
    cost = getattr(piece, "cost", None)
    if cost is not None and not isinstance(cost, int):  # an Intrigue card's cost is an effect
        out["cost"] = cost
    return out


def _piece_data(kind: str, piece: Piece, words: Words) -> dict[str, Any]:
    from sandtable.imperium.drawing import draw
    from sandtable.imperium.wording import lines, name_of

    boxes = _boxes(piece)
    return {
        "kind": kind,
        "id": piece.id,
        "name": name_of(piece, words),
        "lines": [
            {
                "key": key,
                "label": words.say("label-" + key),
                "text": text,
                "icons": draw(boxes[key]) if key in boxes else [],
            }
            for key, text in lines(piece, words)
        ],
    }


if __name__ == "__main__":
    app()
