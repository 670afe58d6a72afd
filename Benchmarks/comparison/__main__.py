"""Measures, checks that both generators say the same, and writes the figures; `--help` lists the choices."""

import argparse
import os
import sys
import time
from functools import partial

from . import content, kept, runs, serving, subjects, table

MAKERS = {
    "plain": {"hugo": subjects.hugo, "counterpoint": subjects.counterpoint},
    "coloured": {
        "hugo": partial(subjects.hugo, coloured=True),
        "counterpoint": partial(subjects.counterpoint, coloured=True),
    },
    "serving": {"hugo": subjects.hugo_server, "counterpoint": subjects.counterpoint_server},
}


def main():
    choices = arguments()
    if os.getloadavg()[0] > 0.5:
        say("Others are using this machine: the figures will say more about them than about the generators.")
    parts = plan(choices)
    # All programs are built before anything is measured.
    generators = {way: [MAKERS[way][name]() for name in choices.subjects] for way, *_ in parts}
    results = []
    start = time.monotonic()
    try:
        for number, part in enumerate(parts, 1):
            way, site, pages, place = part
            minutes = (time.monotonic() - start) / 60
            say(
                f"{number} of {len(parts)}, after {minutes:.0f} min: "
                f"{site}, {pages:,} pages, {table.PLACES[place]}, {way}"
            )
            results += measured(part, choices, generators[way])
    except runs.Failure as failure:
        sys.exit(f"{failure}\nNothing was written.")
    text = table.text(results, generators)
    print(text)
    if not choices.dry:
        table.write(text, results)


def plan(choices):
    """What is measured, in order: what may fail comes early, and what takes long late."""
    parts = [("plain", site, pages, "memory") for pages in choices.sizes for site in choices.sites]
    if choices.highlight and "blog" in choices.sites:
        parts.append(("coloured", "blog", choices.highlight, "memory"))
    if choices.serve:
        parts += [("serving", site, choices.serve, "memory") for site in choices.sites]
    if choices.disk:
        parts += [("plain", site, choices.disk, "disk") for site in choices.sites]
    return sorted(parts, key=lambda part: part[2])


def measured(part, choices, generators):
    """What one part gives, or gave before if that may be taken over."""
    way, site, pages, place = part
    count = choices.edits if way == "serving" else choices.rounds
    store = kept.place([*part, count], generators)
    if choices.resume and (results := kept.read(store)) is not None:
        say("  taken over")
        return results
    if way == "serving":
        results = serving.measure(site, pages, count, generators, say)
    else:
        results = runs.measure(site, pages, place, count, generators, say, colours=way == "coloured")
    kept.write(store, results)
    return results


def arguments():
    def names(known):
        def parse(text):
            values = text.split(",")
            for value in values:
                if value not in known:
                    raise argparse.ArgumentTypeError(f"'{value}' is none of {', '.join(known)}")
            return values

        return parse

    def sizes(text):
        return sorted(int(value) for value in text.split(",") if int(value) > 0)

    parser = argparse.ArgumentParser(prog="make benchmark", description=__doc__)
    parser.add_argument("--sites", type=names(list(content.MAKERS)), default=list(content.MAKERS))
    parser.add_argument(
        "--sizes", type=sizes, default=[1000, 10000, 50000], help="pages, such as 1000,10000; 0 for none"
    )
    parser.add_argument("--rounds", type=int, default=5, help="runs that count, of which the median is shown")
    parser.add_argument("--disk", type=int, default=10000, help="the size also measured on disk; 0 for none")
    parser.add_argument(
        "--highlight", type=int, default=10000, help="the size of the blog also measured with colours; 0 for none"
    )
    parser.add_argument("--serve", type=int, default=10000, help="the size of the sites served and edited; 0 for none")
    parser.add_argument("--edits", type=int, default=20, help="edits of each kind that count")
    parser.add_argument("--subjects", type=names(["hugo", "counterpoint"]), default=["hugo", "counterpoint"])
    parser.add_argument(
        "--resume", action="store_true", help="take over what an earlier call with the same programs has finished"
    )
    parser.add_argument("--dry", action="store_true", help="print the table, write nothing")
    return parser.parse_args()


def say(text):
    print(text, file=sys.stderr)


if __name__ == "__main__":
    main()
