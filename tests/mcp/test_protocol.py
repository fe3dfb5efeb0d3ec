"""A scripted client with the SDK plays through the protocol: in memory, over standard input and output, over HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.core.fluent import languages
from sandtable.core.record import Record
from sandtable.core.titles import meta, titles
from sandtable.mcp import app as offered
from sandtable.mcp.tables import Settings, Tables
from sandtable.rulebook import titles as rulebook_titles
from tests.envs.extra import need
from tests.mcp.playing import any_answer, handle_in, options_in
from tests.server.harness import eventually

mcp = need("mcp", "mcp", extra="mcp")
app = need("sandtable.mcp.app", "mcp", extra="mcp")

TOLD = [title for title in titles() if meta(title).has("table") and meta(title).has("printer")]
Call = Callable[..., Awaitable[str]]


def play(server: Any, script: Callable[[Any], Awaitable[None]]) -> None:
    """Run a script with a client of this server."""

    async def main() -> None:
        async with mcp.Client(server) as client:
            await script(client)

    asyncio.run(main())


async def call(client: Any, tool: str, **given: Any) -> str:
    answer = await client.call_tool(tool, given)
    text = answer.content[0].text
    assert not answer.is_error, text
    return str(text)


async def refused(client: Any, tool: str, **given: Any) -> str:
    answer = await client.call_tool(tool, given)
    assert answer.is_error
    return str(answer.content[0].text)


async def whole_game(client: Any, text: str, seed: int) -> str:
    random = Random(seed)
    while options_in(text):
        text = await call(client, "act", answers=[any_answer(random, text)])
    return text


@pytest.mark.parametrize("title", TOLD)
def test_a_whole_local_game_of_each_title(title: str, tmp_path: Path) -> None:
    async def script(client: Any) -> None:
        text = await call(client, "new_game", title=title, level="novice")
        result = await whole_game(client, text, 7)
        assert result.splitlines()[-1] == await call(client, "question")

    play(app.server(Tables(Settings(seed=8, transcripts=tmp_path))), script)
    record = Record.from_json(next(tmp_path.glob("*.json")).read_text(encoding="utf-8"))
    assert record.title == title
    assert record.state.over
    assert next(tmp_path.glob("*.jsonl")).stem == next(tmp_path.glob("*.json")).stem


def test_a_refusal_is_an_error_that_changes_nothing() -> None:
    tables = Tables(Settings(seed=8))

    async def script(client: Any) -> None:
        text = await call(client, "new_game", title="imperium", seats=3)
        before = await call(client, "position")
        said = await refused(client, "act", answers=["space:nowhere"])
        assert all(word in said for _, word in options_in(text))
        assert await call(client, "position") == before
        assert "new_game" not in await refused(client, "position", table="somebody-elses")
        await refused(client, "new_game", title="chess")
        await refused(client, "new_game", title="imperium", seats=77)
        await refused(client, "act", answers="not a list")
        await refused(client, "chat", text="hello")
        assert "IMP-4.8" in await refused(client, "rule", number="IMP-4.88")

    play(app.server(tables), script)


def test_tools_resources_and_prompts_are_offered() -> None:
    async def script(client: Any) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {
            "games", "new_game", "join_table", "position", "question", "act", "wait", "chat", "leave", "rule", "piece"
        }  # fmt: skip
        assert all(tool.description and len(tool.description) < 700 for tool in tools.values())
        assert tools["position"].annotations.read_only_hint
        resources = {str(resource.uri) for resource in (await client.list_resources()).resources}
        assert resources == {f"sandtable://rules/{t}/{lang}" for t in rulebook_titles() for lang in languages()}
        rules = await client.read_resource("sandtable://rules/imperium/ko")
        assert "IMP-4.8" in rules.contents[0].text
        prompt = await client.get_prompt("play", {"title": "uprising", "lang": "ja"})
        assert "uprising" in prompt.messages[0].content.text
        assert "IMP-4.8" in await call(client, "rule", number="IMP-4.8", lang="zh-Hant")
        assert "card:stilgar" in await call(client, "piece", name="stilgar")
        assert "## classic" in await call(client, "games")

    play(app.server(Tables(Settings())), script)


def started(*options: str) -> list[str]:
    return [sys.executable, "-m", "sandtable.cli", "mcp", *options]


def test_over_standard_input_and_output(tmp_path: Path) -> None:
    """The command as a client starts it; what is unfinished is kept when the client goes."""
    command = started("--seed", "3", "--opponents", "R", "--transcripts", str(tmp_path), "--lang", "ja")
    how = mcp.StdioServerParameters(command=command[0], args=command[1:], env=dict(os.environ))

    async def script(client: Any) -> None:
        text = await call(client, "new_game", title="imperium", seats=2)
        assert "あなたの選択" in text
        for _ in range(4):
            text = await call(client, "act", answers=["1"])

    play(mcp.stdio_client(how), script)
    eventually(lambda: list(tmp_path.glob("*.json")))
    told = next(tmp_path.glob("*.jsonl")).read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["tool"] for line in told] == ["new_game", *["act"] * 4]


@asynccontextmanager
async def over_http(port: int) -> AsyncIterator[Any]:
    async with mcp.Client(f"http://127.0.0.1:{port}/mcp") as client:
        yield client


def test_over_http_clients_do_not_meet(free_port: int) -> None:
    process = subprocess.Popen(started("--http", str(free_port)), stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        eventually(lambda: answers(free_port))

        async def main() -> None:
            async with over_http(free_port) as one, over_http(free_port) as other:
                text = await call(one, "new_game", title="imperium", seats=2)
                assert "handle" in await refused(other, "position")
                assert "handle" in await refused(other, "position", table="guessed")
                assert "You are seat" in await call(one, "position", table=handle_in(text))

        asyncio.run(main())
    finally:
        process.terminate()
        process.wait(30)


def answers(port: int) -> bool:
    import socket

    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    with pytest.raises(offered.NoSdk, match=r"pip install 'sandtable\[mcp\]'"):
        offered.need("mcp.server.mcpserver")
