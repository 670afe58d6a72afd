"""What the program does where it may have little memory; needs a debug build."""

import resource
import subprocess

import pytest
from test_commands import BINARY

MB = 1 << 20


@pytest.mark.skipif(not hasattr(resource, "RLIMIT_AS"), reason="this system limits no address space")
def test_too_little_address_space_is_refused_rather_than_waited_for(tmp_path):
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (600 * MB, 600 * MB))  # noqa: E731
    result = subprocess.run(
        [BINARY, "init", "site"], cwd=tmp_path, capture_output=True, text=True, timeout=60, preexec_fn=limit)
    assert result.returncode == 64
    assert "limited to 600 MB" in result.stderr
    assert not (tmp_path / "site").exists()
