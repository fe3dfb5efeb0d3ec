"""`sandtable puzzles`: make puzzles from games of bots, list them, show one, check them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from sandtable.cli.common import (
    FAILED,
    AnOption,
    AsJson,
    Lang,
    Refused,
    Title,
    guarded,
    options_of,
    print_json,
    stdout,
    words_of,
)
from sandtable.cli.insight import labels_of
from sandtable.cli.lab import games_bar
from sandtable.cli.position import show_position
from sandtable.core import stopping
from sandtable.core.titles import titles

if TYPE_CHECKING:
    from sandtable.insight.puzzle_files import PuzzleFile
    from sandtable.insight.puzzles import Puzzle

app: Final = typer.Typer(
    name="puzzles",
    help="Make, list, show and check puzzles: positions with one clearly best move.",
    no_args_is_help=True,
)

FromFile = Annotated[
    Path | None,
    typer.Option(
        "--file",
        help="File of puzzles, such as `sandtable puzzles make` writes. Default: the puzzles that come with the "
        "program.",
    ),
]


@app.command()
@guarded
def make(
    title: Title,
    out: Annotated[
        Path,
        typer.Option(
            "--out",
            help="File to which the puzzles are written. It is written again after every game, so that it can be used "
            "at any time.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="Number of games to play.")] = 20,
    seed: Annotated[
        int, typer.Option(min=0, help="Seed of the first game; each further game has the next number as its seed.")
    ] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="The bot that plays all seats of the games; S:15 is a short search, with 15 passes for each decision."
        ),
    ] = "S:15",
    gap: Annotated[
        float,
        typer.Option(
            min=0.01,
            max=0.5,
            help="Keep a puzzle only if the chance to win of its best line of play is at least this much higher than "
            "that of every other line; 0.03 is three percentage points.",
        ),
    ] = 0.03,
    certainty: Annotated[
        float,
        typer.Option(
            min=2.0,
            max=20.0,
            help="Keep a puzzle only if its best line of play leads every other line by at least this many standard "
            "errors of the difference.",
        ),
    ] = 3.0,
    worlds: Annotated[
        int,
        typer.Option(
            min=24,
            max=5000,
            help="Number of random samples of the hidden cards in which the lines of play are compared.",
        ),
    ] = 128,
    passes: Annotated[
        int,
        typer.Option(
            min=50,
            max=100_000,
            help="Number of passes (games tried) of the search that proposes the best line of play.",
        ),
    ] = 100,
    share: Annotated[
        float,
        typer.Option(min=0.01, max=1.0, help="Share of the decisions of the games that is examined, from 0.01 to 1."),
    ] = 0.5,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Number of processes that play and examine games.")] = 1,
    option: AnOption = None,
) -> None:
    """Let bots play games, and keep as puzzles the decisions in which one line of play (one action, or two that make
    one move) is clearly best and the Adept bot chooses another.

    A search proposes the best line of play for a decision. It is compared with every other line in new samples of the
    hidden cards, which measure its lead (--gap) and how certain the lead is (--certainty); games played to their end
    confirm the result. After Ctrl-C, the file has the puzzles found until then.
    """
    from sandtable.insight.puzzle_files import begun
    from sandtable.insight.puzzles import Demands, made

    demands = Demands(gap=gap, certainty=certainty, worlds=worlds, passes=passes, share=share, bots=bots)
    options = options_of(option)
    file = begun(title, demands, seed=seed, games=0, options=options)
    with stopping.heard(), games_bar(True, games) as advance:
        for found in made(title, games, seed, options, demands, jobs, advance):
            file.made[0]["games"] += 1
            file.puzzles += found
            file.write(out)
    typer.echo(f"{len(file.puzzles)} puzzles from {games} games are in {out}")


def _files(title: str | None, path: Path | None) -> list[PuzzleFile]:
    """Return the puzzle file at this path, or without a path the shipped files of one title or of all."""
    from sandtable.insight.puzzle_files import read, shipped

    if path is not None:
        return [read(path)]
    return [shipped(each) for each in ([title] if title is not None else titles())]


@app.command("list")
@guarded
def list_command(
    title: Annotated[
        str | None, typer.Argument(help="The id of the game whose puzzles are listed. Default: all games.")
    ] = None,
    path: FromFile = None,
    as_json: AsJson = False,
) -> None:
    """List puzzles, without their solutions."""
    rows = [puzzle for file in _files(title, path) for puzzle in file.puzzles]
    if as_json:
        keys = ("id", "title", "seat", "kind", "gap", "certainty", "worlds")
        print_json([{**{key: getattr(row, key) for key in keys}, "answers": len(row.lines)} for row in rows])
        return
    table = Table("Puzzle", "Seat", "Question", "Answers", "Gap", "Standard errors", "Worlds")
    for row in rows:
        numbers = (f"{len(row.lines)}", f"{row.gap:.1%}", f"{row.certainty:.1f}", f"{row.worlds}")
        table.add_row(row.id, str(row.seat), row.kind, *numbers)
    stdout().print(table)


@app.command()
@guarded
def show(
    id: Annotated[str, typer.Argument(help="The id of a puzzle; `sandtable puzzles list` lists the ids.")],
    path: FromFile = None,
    solution: Annotated[
        bool, typer.Option("--solution", help="Also show the solution, and the chance to win of each answer.")
    ] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Show the position of a puzzle, as the player to move sees it, and the question."""
    puzzle = next((each for file in _files(None, path) for each in file.puzzles if each.id == id), None)
    if puzzle is None:
        raise Refused(f"there is no puzzle {id!r}; `sandtable puzzles list` shows them")
    if as_json:
        print_json(puzzle.as_dict() if solution else {"id": puzzle.id, "seat": puzzle.seat, "kind": puzzle.kind})
        return
    record = puzzle.replayed()
    show_position(record, record.state, len(record), puzzle.seat, lang)
    if solution:
        _show_solution(puzzle, record.state, lang)


def _show_solution(puzzle: Puzzle, state: Any, lang: str) -> None:
    """Print every answer with its chance to win, and the reason why the best one is best."""
    from sandtable.insight.reasons import sentence

    words = words_of(lang)
    numbers = {word: number for number, word in enumerate(state.vocabulary.words)}
    console = stdout()
    for at, line in enumerate(puzzle.lines):
        label = labels_of(state, puzzle.seat, tuple(numbers[word] for word in line.words), words)
        console.print(Text(f"{line.chance:.1%}  {label}", "bold" if at < puzzle.accepted else ""))
        if at == 0:
            console.print(Text(f"       {sentence(tuple(line.facts), words)}"))
    ended = puzzle.finished
    told = f"{puzzle.gap:.1%} better than every other line, {puzzle.certainty:.1f} standard errors"
    console.print(
        f"{told} in {puzzle.worlds} worlds; of {ended['games']} games played to their end it won "
        f"{ended['best']:.0%}, the next line {ended['next']:.0%}."
    )


@app.command()
@guarded
def check(
    title: Annotated[
        str | None, typer.Argument(help="The id of the game whose puzzles are checked. Default: all games.")
    ] = None,
    path: FromFile = None,
    fully: Annotated[
        bool,
        typer.Option(
            "--fully",
            help="Also compare each solution with all other answers again, in new random samples of the hidden cards.",
        ),
    ] = False,
    sample: Annotated[
        int,
        typer.Option(
            min=0, help="With --fully: the number of puzzles of each file whose answers are measured again; 0: all."
        ),
    ] = 0,
    seed: Annotated[
        int, typer.Option(min=0, help="With --fully: the seed of the new samples of the hidden cards.")
    ] = 1,
) -> None:
    """Check that the records, positions and answers of puzzles are right. The exit status is 1 if a puzzle is wrong."""
    from sandtable.insight.puzzle_files import faults, verified_again

    bad = seen = again = 0
    with stopping.heard():
        for file in _files(title, path):
            step = max(1, len(file.puzzles) // sample) if sample else 1
            for at, puzzle in enumerate(file.puzzles):
                seen += 1
                wrong = faults(puzzle)
                if fully and not wrong and at % step == 0:
                    again += 1
                    proof = verified_again(puzzle, seed)
                    if proof is None:
                        wrong.append("its solution is not ahead of every other line beyond doubt")
                    else:
                        typer.echo(f"{puzzle.id}: {proof.gap:.1%} better, {proof.certainty:.1f} standard errors")
                for each in wrong:
                    typer.echo(f"{puzzle.id}: {each}")
                bad += bool(wrong)
    typer.echo(f"{seen} puzzles, {again} compared once more, {bad} wrong")
    if bad:
        raise typer.Exit(FAILED)


@app.command()
@guarded
def renew(
    path: Annotated[Path, typer.Argument(help="The file of puzzles to renew; it is replaced when all are compared.")],
    seed: Annotated[int, typer.Option(min=0, help="Seed of the new samples of the hidden cards.")] = 1,
) -> None:
    """Take over puzzles made for an earlier version of the rules.

    A puzzle stays if its record still leads to the same position and answers, and if its solution meets the demands of
    `make` in new samples of the hidden cards. Its figures are then the new ones. All other puzzles are dropped.
    """
    from sandtable.core.rng import Rng
    from sandtable.insight.puzzle_files import begun, read, renewed
    from sandtable.insight.puzzles import Demands

    old, rng, demands = read(path), Rng(seed), Demands()
    file = begun(old.title, demands, renewed_from=old.version, seed=seed)
    file.made = [*old.made, *file.made]
    with stopping.heard():
        for puzzle in old.puzzles:
            again = renewed(puzzle, rng.fork(), demands)
            file.puzzles += [again] if again else []
            told = f"{again.gap:.1%} better, {again.certainty:.1f} standard errors" if again else "dropped"
            typer.echo(f"{puzzle.id}: {told}")
    file.write(path)
    typer.echo(f"{len(file.puzzles)} of {len(old.puzzles)} puzzles of {path} are kept")
