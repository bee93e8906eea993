"""A journal of long work: results are written down one by one, so what was killed goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import portside
from portside.engine.errors import BadSetting

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from portside.sim.backends import Backend


class Numbered(Protocol):
    """A job that has a number among its like."""

    @property
    def number(self) -> int:
        """Return which of the jobs this is."""


J = TypeVar("J", bound=Numbered)
R = TypeVar("R", bound="DataclassInstance")


class Journal(Generic[R]):
    """Hold results of numbered jobs in a file, a line of JSON for each.

    Args:
        path: the file; what it holds already is not done again.
        read: makes a result of what was written of it.
        plan: what the jobs are, written into the first line. How many matches it has may change:
            one can go on with more.

    Attributes:
        results: by number of their job.

    Raises:
        BadSetting: the file holds something else, or results of another plan.
    """

    def __init__(
        self,
        path: Path,
        read: Callable[[Mapping[str, Any]], R],
        plan: DataclassInstance | None = None,
    ) -> None:
        self.path = path
        head = "" if plan is None else first_line(plan)
        try:
            rows = self._whole_lines(head)
            self.results: dict[int, R] = {row["number"]: read(row) for row in map(json.loads, rows)}
        except OSError as error:
            raise BadSetting(f"{path} cannot be used: {error.strerror}.") from error
        except (ValueError, KeyError, TypeError) as error:
            raise BadSetting(f"{path} holds other work; go on with its own options.") from error

    def _whole_lines(self, head: str) -> list[str]:
        """Return the lines after the first; of the last one a kill may have left a part."""
        text = self.path.read_text("utf-8") if self.path.exists() else ""
        if not text.startswith(head) and not head.startswith(text):
            raise ValueError("another plan")
        whole = text[: text.rfind("\n") + 1] or head
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")
        return whole.removeprefix(head).splitlines()

    def run(
        self,
        backend: Backend,
        work: Callable[[J], R],
        jobs: Sequence[J],
        done: Callable[[J, R], None],
    ) -> list[J]:
        """Do the jobs that are not in the journal by a backend, and tell `done` of each.

        Returns:
            The jobs that could not be done because they took down every worker.
        """
        with self.path.open("a", encoding="utf-8") as file:

            def note(job: J, result: R) -> None:
                row = {"number": job.number, **asdict(result)}
                file.write(json.dumps(row, default=sorted) + "\n")  # sets become lists
                file.flush()
                self.results[job.number] = result
                done(job, result)

            left = [job for job in jobs if job.number not in self.results]
            return backend.run(work, left, note)


def do_jobs(
    work: Callable[[J], R],
    jobs: Sequence[J],
    backend: Backend,
    progress: Callable[[int, int], None],
    journal: Journal[R] | None,
) -> tuple[list[R], int]:
    """Do numbered jobs by a backend, but for those that are in a journal already.

    Returns:
        The results in the order of the jobs, and how many jobs took down every worker.
    """
    results = {} if journal is None else dict(journal.results)

    def done(job: J, result: R) -> None:
        results[job.number] = result
        progress(len(results), len(jobs))

    progress(len(results), len(jobs))
    run = backend.run if journal is None else partial(journal.run, backend)
    lost = run(work, jobs, done)
    return [results[job.number] for job in jobs if job.number in results], len(lost)


def first_line(plan: DataclassInstance) -> str:
    """Return what a journal of some plan begins with; results of other versions are others."""
    said = {name: value for name, value in asdict(plan).items() if name != "matches"}
    return json.dumps({"plan": said, "portside": portside.__version__}, sort_keys=True) + "\n"
