"""Settings shared by all tests."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from tests import chance

BROWSER = "tests/browser/"

# A busy machine must not decide whether a property holds.
UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("dev", UNTIMED, max_examples=50)
settings.register_profile("ci", UNTIMED, max_examples=100, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules-report",
        type=Path,
        metavar="FILE",
        help="write which tests show which rule, as JSON; goes well with --collect-only",
    )
    parser.addoption(
        "--positions", action="store_true", help="write the positions that the titles ship anew"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    seed = item.config.getoption("randomly_seed", "")
    with chance.decided_by(f"{seed}/{item.nodeid}"):
        return (yield)


class Files(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Let one worker run all tests of a file, which share what is built or started for them.

    All that drive a browser are one file to it: two browsers are slower than one. It takes longest,
    so it begins first. (Groups of `xdist_group` are passed over in silence since pytest 9.2.)
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::", 1)[0]
        return BROWSER if file.startswith(BROWSER) else file

    def _assign_work_unit(self, node: WorkerController) -> None:
        if BROWSER in self.workqueue:
            self.workqueue.move_to_end(BROWSER, last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Files:
    return Files(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    report = config.getoption("rules_report")
    # Each worker of pytest-xdist collects all tests; the first one tells for all of them.
    if report and os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0":
        report.write_text(json.dumps(rules_shown(items), indent=2) + "\n", encoding="utf-8")


def rules_shown(items: list[pytest.Item]) -> dict[str, list[str]]:
    """List the tests of each rule, both in order of their names."""
    tests: dict[str, set[str]] = {}
    for item in items:
        for marker in item.iter_markers("rule"):
            for rule in marker.args:
                tests.setdefault(rule, set()).add(item.nodeid)
    return {rule: sorted(tests[rule]) for rule in sorted(tests)}
