"""What the figures were measured on: processor, memory, system; nothing that names the machine."""

import os
import platform
import subprocess
from pathlib import Path


def description():
    """One line, such as `2 cores of Some Processor, 24 GiB, Debian GNU/Linux 12, Linux 6.1`."""
    gibibytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    kernel = " ".join([platform.system(), ".".join(platform.release().split(".")[:2])])
    return f"{os.cpu_count()} cores of {processor()}, {gibibytes:.0f} GiB, {system()}, {kernel}"


def processor():
    if platform.system() == "Darwin":
        return output(["sysctl", "-n", "machdep.cpu.brand_string"])
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def system():
    if platform.system() == "Darwin":
        return f"macOS {platform.mac_ver()[0]}"
    return platform.freedesktop_os_release()["PRETTY_NAME"]


def swift():
    """The compiler's version, such as `6.3.1`."""
    return output(["swift", "--version"]).partition("Swift version ")[2].split()[0]


def output(command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
