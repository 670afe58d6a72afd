"""The two generators: how each is called, and what its site's folder looks like."""

import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from .listening import LiveReload, ServerSentEvents

BENCHMARKS = Path(__file__).resolve().parent.parent
# The sites whose settings and templates another one begins with, and then has some in place of.
LAYERS = {"heavy": ["blog"]}


@dataclass(frozen=True)
class Subject:
    """A generator, called to build or to serve."""

    name: str
    index: str  # what it calls the text that stands for a folder itself
    program: Path
    arguments: tuple  # of the call, with the places {site}, {output} or {port}, {scratch}
    version: str
    listener: type = None  # of one that serves: what hears its messages, made with a port

    def command(self, **places):
        """The call, with what stands in its places."""
        return [str(self.program)] + [argument.format(**places) for argument in self.arguments]

    def spoken(self):
        """The call as a reader would type it."""
        arguments = " ".join(self.arguments)
        places = {name: name.upper() for name in ("site", "output", "port", "scratch")}
        return f"{self.program.name} {arguments}".format(**places)


def hugo(coloured=False):
    """Hugo's own binary, without the Python script in front of it."""
    settings = ("--config", "hugo.toml,coloured.toml") if coloured else ()
    return Subject(
        name="Hugo",
        index="_index.md",
        program=hugo_program(),
        arguments=(
            "build", "--quiet", "--noBuildLock", *settings, "--source", "{site}",
            "--destination", "{output}", "--cacheDir", "{scratch}",
        ),
        version=hugo_version(),
    )  # fmt: skip


def counterpoint(coloured=False):
    """The release build of this package's `build-static-site`, or of that which colours code."""
    return Subject(
        name="Counterpoint",
        index="index.md",
        program=built("Colours", "build-coloured-site") if coloured else built(".", "build-static-site"),
        arguments=("{site}", "{output}"),
        version=own_version(),
    )


def hugo_server():
    """Hugo as it is called to write with, but that it keeps the pages in memory as the other side does."""
    return Subject(
        name="Hugo",
        index="_index.md",
        program=hugo_program(),
        arguments=(
            "server", "--quiet", "--noBuildLock", "--renderToMemory", "--source", "{site}",
            "--port", "{port}", "--cacheDir", "{scratch}",
        ),
        listener=LiveReload,
        version=hugo_version(),
    )  # fmt: skip


def counterpoint_server():
    """The release build of this package's `serve-static-site`."""
    return Subject(
        name="Counterpoint",
        index="index.md",
        program=built(".", "serve-static-site"),
        arguments=("{site}", "{port}"),
        listener=ServerSentEvents,
        version=own_version(),
    )


def hugo_program():
    return sorted((Path(sysconfig.get_path("purelib")) / "hugo" / "binaries").glob("hugo*"))[0]


def hugo_version():
    return first_line([hugo_program(), "version"]).split("-")[0].removeprefix("hugo v")


def own_version():
    return first_line(["git", "-C", BENCHMARKS, "describe", "--always", "--dirty"])


def built(package, product):
    """The path of a program, which is built in release if it is not up to date."""
    command = ["swift", "build", "--configuration", "release", "--package-path", BENCHMARKS / package]
    subprocess.run([*command, "--product", product], check=True, stdout=sys.stderr)
    return Path(first_line([*command, "--show-bin-path"]), product)


def lay_out(subject, site, folder):
    """Puts a site's settings and templates where the generator looks for them.

    Returns the folder that the content belongs in.
    """
    for layer in (*LAYERS.get(site, ()), site):
        shutil.copytree(BENCHMARKS / "sites" / layer / subject.name.lower(), folder, dirs_exist_ok=True)
    content = Path(folder, "content")
    content.mkdir(exist_ok=True)
    settings = Path(folder, "site.yml")
    if settings.exists():
        settings.rename(content / "site.yml")
    return content


def first_line(command):
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    return result.stdout.splitlines()[0]
