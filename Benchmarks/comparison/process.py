"""Runs one command and prints what it took, as JSON: `python -I -S process.py COMMAND…`.

A process of its own, which imports next to nothing: on Linux a child's peak memory is at least its
parent's at the time of the call, so the parent must be small.
"""

import os
import sys
import time


def main():
    start = time.monotonic()
    identifier = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ)
    _, status, usage = os.wait4(identifier, 0)
    wall = time.monotonic() - start
    scale = 1 if sys.platform == "darwin" else 1024
    print(
        '{"status": %d, "wall": %f, "user": %f, "system": %f, "peak": %d}'
        % (
            os.waitstatus_to_exitcode(status),
            wall,
            usage.ru_utime,
            usage.ru_stime,
            usage.ru_maxrss * scale,
        )
    )


main()
