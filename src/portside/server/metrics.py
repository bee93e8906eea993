"""Numbers for those who run a server, in the form Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

Figures = Sequence[tuple[str, str, str, Sequence[tuple[str, Mapping[str, str], float]]]]
"""Families of numbers: name, text, kind, and samples with their labels."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Answers(Collector):
    """Count answers; the library's counters ask and lock more than an answer should cost."""

    def __init__(self) -> None:
        self._counts: Counts[tuple[str, str]] = Counts()

    def inc(self, title: str, by: str) -> None:
        """Count an answer."""
        self._counts[title, by] += 1

    def collect(self) -> Iterator[Metric]:
        """Return how many answers there were, by title and by whom."""
        family = CounterMetricFamily("portside_answers", "Answers kept.", labels=["title", "by"])
        for labels, count in sorted(self._counts.items()):
            family.add_metric(labels, count)
        yield family


class Spread(Collector):
    """Count how large things are, for the same reason; call it in the loop's thread only."""

    def __init__(self, name: str, text: str, steps: Sequence[float]) -> None:
        self._name, self._text, self._steps = name, text, steps
        self._counts = [0] * (len(steps) + 1)
        self._sum = 0.0

    def observe(self, size: float) -> None:
        """Count one more thing."""
        self._counts[bisect_left(self._steps, size)] += 1
        self._sum += size

    def collect(self) -> Iterator[Metric]:
        """Return how many things were at most so large."""
        names = [*map(str, map(float, self._steps)), "+Inf"]
        counts = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        family = HistogramMetricFamily(self._name, self._text)
        family.add_metric([], counts, self._sum)
        yield family


class Metrics:
    """Count what happens in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        ProcessCollector(registry=own)  # memory, processor time, open files
        self.requests = Counter(
            "portside_requests", "Requests by status.", ["method", "status"], registry=own
        )
        self.answers = Answers()
        self.undone = Counter("portside_undos", "Ways back taken.", registry=own)
        self.lost = Counter(
            "portside_lost_races", "Entries another process was faster with.", registry=own
        )
        self.errors = Counter("portside_errors", "Refusals by code.", ["code"], registry=own)
        self.clients = Gauge("portside_clients", "Open WebSockets.", registry=own)
        self.rooms = Gauge("portside_rooms", "Tables in memory.", registry=own)
        self.loaded = Counter("portside_replays", "Matches replayed into memory.", registry=own)
        until = "From an answer's arrival until its state was handed out."
        self.shown = Spread("portside_answer_seconds", until, SECONDS)
        self.batches = Spread("portside_commit_entries", "Entries in a transaction.", SIZES)
        self.committed = Spread("portside_commit_seconds", "A transaction's time.", SECONDS)
        self.thought = Spread("portside_bot_seconds", "A bot's time for an answer.", SECONDS)
        for each in (self.answers, self.shown, self.batches, self.committed, self.thought):
            own.register(each)

    def page(self) -> bytes:
        """Return all metrics of this process as text, for Prometheus."""
        return generate_latest(self.registry)

    def figures(self) -> Figures:
        """Return all metrics as data, for other processes."""
        return [
            (
                family.name,
                family.documentation,
                family.type,
                [(one.name, dict(one.labels), one.value) for one in family.samples],
            )
            for family in self.registry.collect()
        ]

    def page_of(self, processes: Mapping[str, Figures]) -> bytes:
        """Return the metrics of several processes as text, each with its process's name."""
        families: dict[str, Metric] = {}
        for process, figures in sorted(processes.items()):
            for name, text, kind, samples in figures:
                family = families.setdefault(name, Metric(name, text, kind))
                for sample, labels, value in samples:
                    family.add_sample(sample, {**labels, "process": process}, value)
        together = CollectorRegistry()
        together.register(Gathered(list(families.values())))
        return generate_latest(together)


class Gathered(Collector):
    """Hand out numbers that were counted elsewhere."""

    def __init__(self, families: list[Metric]) -> None:
        self._families = families

    def collect(self) -> list[Metric]:
        """Return metrics that were gathered from several processes."""
        return self._families
