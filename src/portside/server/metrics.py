"""Numbers for those who run a server, in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

Figures = Sequence[tuple[str, str, str, Sequence[tuple[str, Mapping[str, str], float]]]]
"""Families of numbers: name, text, kind, and samples with their labels."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """Count what happens in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        ProcessCollector(registry=own)  # memory, processor time, open files
        self.requests = Counter(
            "portside_requests", "Requests by status.", ["method", "status"], registry=own
        )
        self.answers = Counter("portside_answers", "Answers kept.", ["title", "by"], registry=own)
        self._answered: dict[tuple[str, str], Counter] = {}
        self.undone = Counter("portside_undos", "Ways back taken.", registry=own)
        self.lost = Counter(
            "portside_lost_races", "Entries another process was faster with.", registry=own
        )
        self.errors = Counter("portside_errors", "Refusals by code.", ["code"], registry=own)
        self.clients = Gauge("portside_clients", "Open WebSockets.", registry=own)
        self.rooms = Gauge("portside_rooms", "Tables in memory.", registry=own)
        self.loaded = Counter("portside_replays", "Matches replayed into memory.", registry=own)
        self.shown = Histogram(
            "portside_answer_seconds",
            "From an answer's arrival until its state was handed out.",
            buckets=SECONDS,
            registry=own,
        )
        self.batches = Histogram(
            "portside_commit_entries", "Entries in a transaction.", buckets=SIZES, registry=own
        )
        self.committed = Histogram(
            "portside_commit_seconds", "A transaction's time.", buckets=SECONDS, registry=own
        )
        self.thought = Histogram(
            "portside_bot_seconds", "A bot's time for an answer.", buckets=SECONDS, registry=own
        )

    def answered(self, title: str, by: str) -> None:
        """Count an answer; its labels are looked up once."""
        counter = self._answered.get((title, by))
        if counter is None:
            counter = self._answered[title, by] = self.answers.labels(title, by)
        counter.inc()

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
