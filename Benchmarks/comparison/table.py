"""Turns runs into the tables of README.md, and into results.csv."""

import csv
from statistics import median

from . import machine
from .subjects import BENCHMARKS

BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
COLUMNS = "site pages place state subject round wall user system peak content".split()
STATES = {"fresh": "Into a new folder", "again": "Again over the same folder, nothing changed"}
PLACES = {"memory": "in memory", "disk": "on disk"}


def text(made, generators):
    """Everything between the two markers of README.md."""
    medians = {}
    for run in made:
        medians.setdefault((run.case, run.subject), []).append(run)
    medians = {
        key: {name: median(getattr(run, name) for run in runs) for name in ("wall", "cpu", "peak")}
        for key, runs in medians.items()
    }
    rounds = max(run.round for run in made)
    lines = [f"Machine: {machine.description()}.", ""]
    lines += [
        f"{subject.name} {subject.version}: `{subject.spoken()}`" + "  " for subject in generators
    ]
    lines += [f"Swift {machine.swift()}, release. Medians of {rounds}, in turn."]
    for state, title in STATES.items():
        cases = [case for case in dict.fromkeys(case for case, _ in medians) if case.state == state]
        lines += ["", f"### {title}", "", *figures(cases, medians, [s.name for s in generators])]
    lines += ["", "### Growth: microseconds for each page, into a new folder", ""]
    lines += growth(medians, [subject.name for subject in generators])
    return "\n".join(lines)


def figures(cases, medians, names):
    """A row for each case: wall time, processor time and peak memory of each generator, and their ratio."""
    head, kinds = ["site", "pages", "place"], [("wall", seconds), ("cpu", seconds), ("peak", mebibytes)]
    for name in names:
        head += [f"{name}: wall", "CPU", "peak"]
    if len(names) == 2:
        head += [f"{names[1]} / {names[0]}: wall", "CPU", "peak"]
    rows = []
    for case in cases:
        values = [medians[case, name] for name in names]
        row = [case.site, f"{case.pages:,}", PLACES[case.place]]
        row += [shown(value[kind]) for value in values for kind, shown in kinds]
        if len(names) == 2:
            row += [f"{values[1][kind] / values[0][kind]:.2f}" for kind, _ in kinds]
        rows.append(row)
    return markdown(head, rows, left=3)


def growth(medians, names):
    """A row for each site and generator: what a page takes at each size."""
    cases = [case for case, _ in medians if (case.place, case.state) == ("memory", "fresh")]
    sizes = sorted({case.pages for case in cases})
    head = ["site", "generator"]
    head += [f"{kind} at {size:,}" for kind in ("wall", "CPU") for size in sizes]
    head += ["wall, largest / smallest", "CPU"]
    rows = []
    for site in dict.fromkeys(case.site for case in cases):
        for name in names:
            each = {
                kind: [
                    value[kind] / case.pages * 1e6
                    for (case, subject), value in medians.items()
                    if case in cases and (case.site, subject) == (site, name)
                ]
                for kind in ("wall", "cpu")
            }
            row = [site, name] + [f"{value:.0f}" for kind in each for value in each[kind]]
            rows.append(row + [f"{each[kind][-1] / each[kind][0]:.2f}" for kind in each])
    return markdown(head, rows, left=2)


def markdown(head, rows, left):
    """A table, the first columns to the left and the others, which are numbers, to the right."""
    rule = ["---"] * left + ["--:"] * (len(head) - left)
    return ["| " + " | ".join(row) + " |" for row in [head, rule, *rows]]


def seconds(value):
    return f"{value:.2f} s"


def mebibytes(value):
    return f"{value / 2**20:.0f} MiB"


def write(text, made):
    """Puts the tables between README.md's markers, and every single run into results.csv."""
    readme = BENCHMARKS / "README.md"
    before, _, rest = readme.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    readme.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}")
    with open(BENCHMARKS / "results.csv", "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for run in made:
            case = run.case
            writer.writerow(
                [case.site, case.pages, case.place, case.state, run.subject, run.round]
                + [f"{run.wall:.4f}", f"{run.user:.4f}", f"{run.system:.4f}", run.peak, run.content]
            )
