"""The two generators: how each is called, and what its site's folder looks like."""

import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Subject:
    """A generator."""

    name: str
    index: str  # what it calls the text that stands for a folder itself
    program: Path
    arguments: tuple  # of the call, with the places {site}, {output}, {scratch}
    version: str

    def command(self, site, output, scratch):
        """The call that builds the site of one folder into another."""
        places = {"site": site, "output": output, "scratch": scratch}
        return [str(self.program)] + [argument.format(**places) for argument in self.arguments]

    def spoken(self):
        """The call as a reader would type it."""
        arguments = " ".join(self.arguments)
        return f"{self.program.name} {arguments}".format(site="SITE", output="OUTPUT", scratch="SCRATCH")


def hugo():
    """Hugo's own binary, without the Python script in front of it."""
    packages = Path(sysconfig.get_path("purelib"))
    program = sorted((packages / "hugo" / "binaries").glob("hugo*"))[0]
    return Subject(
        name="Hugo",
        index="_index.md",
        program=program,
        arguments=(
            "build", "--quiet", "--noBuildLock", "--source", "{site}",
            "--destination", "{output}", "--cacheDir", "{scratch}",
        ),
        version=first_line([program, "version"]).split("-")[0].removeprefix("hugo v"),
    )  # fmt: skip


def counterpoint():
    """The release build of this package's `build-static-site`."""
    command = ["swift", "build", "--configuration", "release", "--package-path", BENCHMARKS]
    subprocess.run([*command, "--product", "build-static-site"], check=True)
    folder = first_line([*command, "--show-bin-path"])
    return Subject(
        name="Counterpoint",
        index="index.md",
        program=Path(folder, "build-static-site"),
        arguments=("{site}", "{output}"),
        version=first_line(["git", "-C", BENCHMARKS, "describe", "--always", "--dirty"]),
    )


def lay_out(subject, site, folder):
    """Puts a site's settings and templates where the generator looks for them.

    Returns the folder that the content belongs in.
    """
    shutil.copytree(BENCHMARKS / "sites" / site / subject.name.lower(), folder)
    content = Path(folder, "content")
    content.mkdir(exist_ok=True)
    settings = Path(folder, "site.yml")
    if settings.exists():
        settings.rename(content / "site.yml")
    return content


def first_line(command):
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    return result.stdout.splitlines()[0]
