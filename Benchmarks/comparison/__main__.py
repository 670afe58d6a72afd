"""Measures, checks that both generators say the same, and writes the figures; `--help` lists the choices."""

import argparse
import os
import sys

from . import content, runs, subjects, table


def main():
    choices = arguments()
    makers = {"hugo": subjects.hugo, "counterpoint": subjects.counterpoint}
    generators = [makers[name]() for name in choices.subjects]
    if os.getloadavg()[0] > 0.5:
        say("Others are using this machine: the figures will say more about them than about the generators.")
    made = []
    try:
        for site in choices.sites:
            for pages in choices.sizes:
                made += runs.measure(site, pages, "memory", choices.rounds, generators, say)
            if choices.disk in choices.sizes:
                made += runs.measure(site, choices.disk, "disk", choices.rounds, generators, say)
    except runs.Failure as failure:
        sys.exit(f"{failure}\nNothing was written.")
    text = table.text(made, generators)
    print(text)
    if not choices.dry:
        table.write(text, made)


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
        return sorted(int(value) for value in text.split(","))

    parser = argparse.ArgumentParser(prog="make benchmark", description=__doc__)
    parser.add_argument("--sites", type=names(list(content.MAKERS)), default=list(content.MAKERS))
    parser.add_argument("--sizes", type=sizes, default=[1000, 10000, 50000], help="pages, such as 1000,10000")
    parser.add_argument("--rounds", type=int, default=5, help="runs that count, of which the median is shown")
    parser.add_argument("--disk", type=int, default=10000, help="the size also measured on disk; 0 for none")
    parser.add_argument("--subjects", type=names(["hugo", "counterpoint"]), default=["hugo", "counterpoint"])
    parser.add_argument("--dry", action="store_true", help="print the table, write nothing")
    return parser.parse_args()


def say(text):
    print(text, file=sys.stderr)


main()
