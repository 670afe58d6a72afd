"""Turns runs into the tables of README.md, and into results.csv."""

import csv
import sys
from statistics import median

from . import machine
from .content import MAKERS
from .edits import KINDS
from .subjects import BENCHMARKS

BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
COLUMNS = "site pages place state colours subject round wall user system peak content".split()
STATES = {"fresh": "Into a new folder", "again": "Again over the same folder, nothing changed"}
PLACES = {"memory": "in memory", "disk": "on disk"}


def text(results, callers):
    """Everything between the two markers of README.md.

    Takes the results of all parts, and for "plain", "coloured" and "serving" the generators as they were called.
    """
    plain = [run for run in results if run.kind == "run" and not run.case.colours]
    coloured = [run for run in results if run.kind == "run" and run.case.colours]
    reloads = [run for run in results if run.kind == "reload"]
    command = " ".join(["Benchmarks/compare", *sys.argv[1:]])
    lines = [f"Machine: {machine.description()}. Swift {machine.swift()}, release. Command: `{command}`."]
    if plain:
        lines += ["", *calls(callers["plain"]), rounds(plain)]
        for state, title in STATES.items():
            lines += ["", f"### {title}", "", *figures(plain, state)]
    if len({run.case.pages for run in plain}) > 1:
        lines += ["", "### Growth: microseconds for each page, into a new folder", "", *growth(plain)]
    if coloured:
        lines += ["", "### With colours, into a new folder", "", *calls(callers["coloured"]), rounds(coloured), ""]
        lines += figures(coloured, "fresh")
    if reloads:
        lines += ["", "### While it is edited: from the file's close to the message", "", *calls(callers["serving"])]
        lines += [f"Medians of {max(run.number for run in reloads)} edits; in brackets the slowest.", ""]
        lines += waiting(reloads)
    return "\n".join(lines)


def calls(generators):
    """The generators' versions and calls, a line each."""
    return [f"{subject.name} {subject.version}: `{subject.spoken()}`" + "  " for subject in generators]


def rounds(runs):
    return f"Medians of {max(run.round for run in runs)}, in turn."


def figures(runs, state):
    """A row for each case of a state: wall time, processor time and peak memory of each generator, and their ratio."""
    medians = typical(run for run in runs if run.case.state == state)
    names = list(dict.fromkeys(name for _, name in medians))
    head, kinds = ["site", "pages", "place"], [("wall", seconds), ("cpu", seconds), ("peak", mebibytes)]
    for name in names:
        head += [f"{name}: wall", "CPU", "peak"]
    if len(names) == 2:
        head += [f"{names[1]} / {names[0]}: wall", "CPU", "peak"]
    rows = []
    cases = {case for case, _ in medians}
    for case in sorted(cases, key=lambda case: (list(MAKERS).index(case.site), case.place != "memory", case.pages)):
        values = [medians[case, name] for name in names]
        row = [case.site, f"{case.pages:,}", PLACES[case.place]]
        row += [shown(value[kind]) for value in values for kind, shown in kinds]
        if len(names) == 2:
            row += [f"{values[1][kind] / values[0][kind]:.2f}" for kind, _ in kinds]
        rows.append(row)
    return markdown(head, rows, left=3)


def growth(runs):
    """A row for each site and generator: what a page takes at each size."""
    medians = typical(run for run in runs if (run.case.place, run.case.state) == ("memory", "fresh"))
    sizes = sorted({case.pages for case, _ in medians})
    head = ["site", "generator"]
    head += [f"{kind} at {size:,}" for kind in ("wall", "CPU") for size in sizes]
    head += ["wall, largest / smallest", "CPU"]
    each = {}
    for (case, name), value in sorted(medians.items(), key=lambda item: item[0][0].pages):
        for kind in ("wall", "cpu"):
            each.setdefault((case.site, name), {}).setdefault(kind, []).append(value[kind] / case.pages * 1e6)
    rows = []
    for (site, name), kinds in each.items():
        row = [site, name] + [f"{value:.0f}" for values in kinds.values() for value in values]
        rows.append(row + [f"{values[-1] / values[0]:.2f}" for values in kinds.values()])
    return markdown(head, rows, left=2)


def typical(runs):
    """The medians of each case and generator."""
    groups = {}
    for run in runs:
        groups.setdefault((run.case, run.subject), []).append(run)
    return {
        key: {name: median(getattr(run, name) for run in group) for name in ("wall", "cpu", "peak")}
        for key, group in groups.items()
    }


def waiting(reloads):
    """A row for each site and server: from the start to the first page, and how long each kind of edit takes."""
    groups = {}
    for reload in reloads:
        key = (reload.site, reload.pages, reload.subject)
        groups.setdefault(key, {}).setdefault(reload.edit, []).append(reload.wall)
    head = ["site", "pages", "generator", "start to first page", *KINDS.values(), "layout / everything"]
    rows = []
    for (site, pages, name), kinds in groups.items():
        row = [site, f"{pages:,}", name, milliseconds(*kinds["start"])]
        row += [f"{milliseconds(median(kinds[kind]))} ({max(kinds[kind]) * 1e3:.0f})" for kind in KINDS]
        rows.append(row + [f"{median(kinds['layout']) / median(kinds['settings']):.2f}"])
    return markdown(head, rows, left=3)


def markdown(head, rows, left):
    """A table, the first columns to the left and the others, which are numbers, to the right."""
    rule = ["---"] * left + ["--:"] * (len(head) - left)
    return ["| " + " | ".join(row) + " |" for row in [head, rule, *rows]]


def seconds(value):
    return f"{value:.2f} s"


def milliseconds(value):
    return f"{value * 1e3:.0f} ms"


def mebibytes(value):
    return f"{value / 2**20:.0f} MiB"


def write(text, results):
    """Puts the tables between README.md's markers, and every single result into results.csv."""
    readme = BENCHMARKS / "README.md"
    before, _, rest = readme.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    readme.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}")
    with open(BENCHMARKS / "results.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(result.row() for result in results)
