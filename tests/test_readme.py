"""The examples of the README and of the package say what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import portside

README = Path(__file__).resolve().parents[1] / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_readme_tells_what_happens() -> None:
    code = "".join(BLOCK.findall(README.read_text("utf-8")))
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    found = doctest.DocTestParser().get_doctest(code, {}, "README", str(README), 0)
    result = doctest.DocTestRunner(optionflags=flags).run(found)
    assert (result.failed, result.attempted > 10) == (0, True)


def test_the_example_of_the_package_runs() -> None:
    result = doctest.testmod(portside)
    assert (result.failed, result.attempted > 0) == (0, True)
