"""What was measured of the tests is what the measuring program wrote."""

import json
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def measuring():
    """The program `Tools/measure-tests` as a module; only its `main` measures."""
    loader = SourceFileLoader("measure_tests", str(ROOT / "Tools/measure-tests"))
    module = module_from_spec(spec_from_loader("measure_tests", loader))
    loader.exec_module(module)
    return module


@pytest.fixture
def measured():
    return json.loads((ROOT / "content/data/testability.json").read_text(encoding="utf-8"))


def test_the_digest_is_that_of_all_that_was_measured(measured):
    assert measuring().digest(measured) == measured["digest"]


def raise_a_number(measured):
    file = next(iter(measured["files"].values()))
    file["reached"] = file["lines"] + "0"


def move_a_suite(measured):
    measured["suites"]["withoutWidgets"].append(measured["suites"]["withWidgets"].pop())


def excuse_a_folder(measured):
    measured["folders"][next(iter(measured["folders"]))] = "0"


def drop_a_file(measured):
    measured["files"].popitem()


@pytest.mark.parametrize("edit", [raise_a_number, move_a_suite, excuse_a_folder, drop_a_file])
def test_an_edit_by_hand_has_another_digest(measured, edit):
    edit(measured)
    assert measuring().digest(measured) != measured["digest"]
