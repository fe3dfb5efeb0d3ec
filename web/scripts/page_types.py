"""Generate the TypeScript types of messages between page and server: `make types-web`, or `python
web/scripts/page_types.py`.

They are made from the models of `sandtable.server.http.protocol` and the request bodies of `sandtable.server.http.api`.
With `--check` nothing is written; the script fails if the existing file is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from sandtable.server.http import api, guide_messages, insight_messages, learning_messages, lesson_messages, protocol

FILE: Final = Path(__file__).resolve().parent.parent / "src" / "lib" / "types.generated.ts"
HEAD: Final = """// What the server says of any title, and what it takes: written by web/scripts/page_types.py from the
// server's models (sandtable/server/http/protocol.py, sandtable/server/http/api.py). Change those, then `make types-web`.
"""
MODULES: Final = (protocol, insight_messages, lesson_messages, guide_messages, learning_messages)
# Unions by their names, as sandtable/server/http/protocol.py has them.
UNIONS: Final = ("Clock", "FromServer", "ToServer")
# What a page sends, under the names it uses.
BODIES: Final[dict[str, type[BaseModel]]] = {"NewTable": api.NewTableBody, "NewSeat": api.SeatBody}
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """Return the JSON schema of every model and union, by the name that the page uses for it."""
    models = [model for module in MODULES for model in vars(module).values() if _is_model(model)]
    _, whole = models_json_schema([(model, "serialization") for model in models])
    found: dict[str, Schema] = dict(whole["$defs"])
    for name in UNIONS:
        made = TypeAdapter(getattr(protocol, name)).json_schema()
        found[name] = {"anyOf": made.get("oneOf") or made["anyOf"]}
    for name, body in BODIES.items():
        made = body.model_json_schema()
        for inner in made.pop("$defs", {}):
            made = _renamed(made, inner, next(n for n, b in BODIES.items() if b.__name__ == inner))
        found[name] = made
    found["NewTable"]["properties"]["clock"] = {"$ref": "#/$defs/Clock"}  # the server looks at what is in it itself
    return found


def _is_model(what: object) -> bool:
    return isinstance(what, type) and issubclass(what, BaseModel) and what.__module__ in {module.__name__ for module in MODULES}


def _renamed(schema: Any, old: str, new: str) -> Any:
    if isinstance(schema, dict):
        return {key: _renamed(value, old, new) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_renamed(value, old, new) for value in schema]
    return schema.replace(f"/{old}", f"/{new}") if isinstance(schema, str) else schema


def text() -> str:
    parts = [HEAD]
    for name, schema in schemas().items():
        if name in ("StrictModel", "OpenModel"):
            continue
        about = _comment(schema.get("description"), "")
        if "properties" in schema:
            parts.append(f"{about}export interface {name} {{\n{_fields(schema)}}}\n")
        else:
            parts.append(f"{about}export type {name} = {_type(schema)};\n")
    return "\n".join(parts)


def _fields(schema: Schema) -> str:
    needed = set(schema.get("required", ()))
    lines = []
    for name, field in schema["properties"].items():
        kind = _type(field)
        if name not in needed:  # it may be left out, and is never null then
            kind = kind.removesuffix(" | null")
        lines.append(f"{_comment(field.get('description'), '  ')}  {name}{'' if name in needed else '?'}: {kind};\n")
    return "".join(lines)


def _comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _type(schema: Schema) -> str:
    """Return the TypeScript type for a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return f"'{schema['const']}'"
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(one) for one in schema[several]))
    kind = schema.get("type")
    if kind == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def main() -> None:
    made = text()
    if "--check" not in sys.argv:
        FILE.write_text(made)
    elif FILE.read_text() != made:
        sys.exit(f"{FILE.name} is not what the server's models say: run `make types-web`")


if __name__ == "__main__":
    main()
