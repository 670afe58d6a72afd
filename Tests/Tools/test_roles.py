"""That no number which is set beside another pattern's depends on what a pattern calls its roles.

Each recording is read again with the roles renamed: participants that shared a role still share one, those that
did not still do not, and the screen is given some role too. The model keeps its name, since all patterns share it.
Together with `test_recount.py`, which holds every number of every page against these computations, this is so
of what is published.

Needs a debug build, and the site that it has built (COUNTERPOINT_SITE, or `site`).
"""

import json
import random
import re

import pytest
import recount
from performances import ROOT, catalogue, chosen, traces
from recording import Recording

ROLES = json.loads((ROOT / "schemas/trace.schema.json").read_text(encoding="utf-8"))[
    "properties"]["participants"]["items"]["properties"]["role"]["anyOf"][0]["enum"]

# What a pattern might as well have called them.
NAMED = {
    "cocoa-mvc": {"controller": "view"},
    "passive-mvp": {"presenter": "controller"},
    "flux": {"view": "controller"},
    "classic-mvc": {"view": "controller", "controller": "view"},
}


def at_random(seed):
    """A new name for each role but the model, no two of them alike."""
    old = [role for role in ROLES if role != "model"]
    return dict(zip(old, random.Random(seed).sample(old, len(old))))


def renamed(trace, names, screen):
    """The recording with other roles; whoever is a part of the screen has the role of the screen."""
    own = {each["role"] for each in trace["participants"] if not each["screen"]}
    assert len({names.get(role, role) for role in own}) == len(own), "two roles would become one"
    return Recording({**trace, "participants": [
        {**each, "role": screen if each["screen"] else names.get(each["role"], each["role"])}
        for each in trace["participants"]]})


class RolesAlone(Recording):
    """A recording as it was read before the screen was a side of its own: widgets are what the pattern calls them."""

    def side(self, participant):
        return self.role(participant)


def numbers(recording):
    """Every number, of the whole scenario and of each step."""
    whole = {metric: recount.of_scenario(recording, metric) for metric in (*recount.COUNTS, *recount.WHOLES)}
    steps = {(metric, step): recount.of_step(recording, metric, step)
             for metric in recount.COUNTS for step in recording.steps}
    return {**whole, **steps}


def moved(one, other):
    """Which numbers of two recordings are not the same."""
    one, other = numbers(one), numbers(other)
    return sorted({key if isinstance(key, str) else key[0] for key in one if one[key] != other[key]})


def of_pattern(pattern):
    return {key: trace for key, trace in traces().items() if key[1] == pattern}


@pytest.mark.parametrize("pattern", NAMED)
def test_no_number_moves_when_a_role_is_called_otherwise(pattern):
    for (sample, _, scenario), trace in of_pattern(pattern).items():
        other = renamed(trace, NAMED[pattern], screen="view")
        assert moved(Recording(trace), other) == [], f"{sample}/{scenario}"


@pytest.mark.parametrize("pattern", [each["id"] for each in catalogue()["patterns"]])
def test_no_number_moves_when_all_roles_are_called_otherwise(pattern):
    """In every third of its recordings; those of a sample follow one another."""
    looked_at = list(of_pattern(pattern).items())[::3]
    assert {sample for (sample, _, _), _ in looked_at} == {each["id"] for each in catalogue()["samples"]}
    for key, trace in looked_at:
        names = at_random(" ".join(key))
        other = renamed(trace, names, screen=names["view"])
        assert moved(Recording(trace), other) == [], " ".join(key)


def test_the_roles_of_the_parts_of_the_screen_are_never_looked_at():
    """Each scenario in two patterns."""
    looked_at = chosen(2)
    assert {pattern for _, pattern, _ in looked_at} == {each["id"] for each in catalogue()["patterns"]}
    for key in looked_at:
        trace = traces()[key]
        for role in ("controller", "model"):
            assert moved(Recording(trace), renamed(trace, {}, screen=role)) == [], " ".join(key)


@pytest.mark.parametrize("pattern", ["cocoa-mvc", "flux"])
def test_by_roles_alone_numbers_would_move(pattern):
    """What the tests above are for: where the screen has a role, a label decides what is counted."""
    found = set()
    for trace in of_pattern(pattern).values():
        # The screen keeps its name, and the pattern's own role takes it or leaves it.
        other = renamed(trace, NAMED[pattern], screen="view")
        other.__class__ = RolesAlone
        found |= set(moved(RolesAlone(trace), other))
    assert {"messages", "messages-within", "hops"} <= found


def test_what_is_screen_is_what_library_and_samples_declare():
    """By the source as it is written: classes of these two modules that inherit from a view or its controller."""
    declared = screens()
    for key, trace in traces().items():
        for each in trace["participants"]:
            assert each["screen"] == (each["type"] in declared), f"{each['id']} in {' '.join(key)}"


def screens():
    parents = {}
    for module in ("HeadlessUI", "Samples"):
        for path in (ROOT / "Sources/Apps" / module).rglob("*.swift"):
            text = path.read_text(encoding="utf-8")
            parents |= dict(re.findall(r"\bclass (\w+)(?:<[^>]*>)?\s*(?::\s*(?:nonisolated\s+)?(\w+))?", text))
    found = {"View", "ViewController"}
    while more := {name for name, parent in parents.items() if parent in found} - found:
        found |= more
    return found
