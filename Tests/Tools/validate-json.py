#!/usr/bin/env python3
"""Validates JSON against one of the schemas in `schemas/`.

    Tests/Tools/validate-json.py trace a.json b.json
    build-site perform FILE --format json | Tests/Tools/validate-json.py perform

The first argument names a schema (`trace`) or is its path; without files, standard input is read.
Each fault is a line with the file, the place in the document and what is wrong; the exit status is 1
if there is one, and 2 if there is nothing to validate against.

`jsonschema` is expected; without it the script makes a virtual environment in `.venv` and goes on there.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMAS = ROOT / "schemas"

try:
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource
except ImportError:
    python = ROOT / ".venv" / "bin" / "python3"
    if Path(sys.prefix) == ROOT / ".venv":
        subprocess.run([python, "-m", "pip", "install", "--quiet", "jsonschema"], check=True)
    elif not python.exists():
        venv.create(ROOT / ".venv", with_pip=True)
    os.execv(python, [str(python), *sys.argv])


def load_schemas():
    """The registry of all schemas, so that they may refer to each other by file name."""
    schemas = {}
    for path in sorted(SCHEMAS.glob("*.schema.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        schemas[path.name] = schema
    resources = [(name, Resource.from_contents(schema)) for name, schema in schemas.items()]
    return schemas, Registry().with_resources(resources)


def faults(validator, text):
    """What is wrong with a text, a line for each fault."""
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        return [f"line {error.lineno}, column {error.colno}: {error.msg}"]
    found = sorted(validator.iter_errors(document), key=lambda error: list(map(str, error.path)))
    return [f"{error.json_path}: {error.message[:300]}" for error in found]


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    schemas, registry = load_schemas()
    name = Path(arguments[0]).name.removesuffix(".json").removesuffix(".schema") + ".schema.json"
    if name not in schemas:
        print(f"There is no schema {name}; there are {', '.join(schemas)}.", file=sys.stderr)
        return 2
    validator = Draft202012Validator(schemas[name], registry=registry)
    documents = [(path, Path(path).read_text(encoding="utf-8")) for path in arguments[1:]]
    wrong = 0
    for path, text in documents or [("standard input", sys.stdin.read())]:
        for fault in faults(validator, text):
            print(f"{path}: {fault}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
