#!/usr/bin/env python3
"""Train an agent by self-play: proximal policy optimisation (PPO) with masked actions, in numpy.

    python scripts/train_agent.py neko_harbour --seats 2 --rounds 40 --out agent.npz

It is an example to start from: one file, no library but numpy, on `portside.adapters.batch`. The
agent plays every seat of some matches at once, learns from how they ended, and meets bots that
answer at random in between. Whoever has PyTorch gives the same arrays to a library instead.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from portside.adapters.batch import Batch, Frame

Floats = NDArray[np.float32]
CLIP, EPOCHS, PART = 0.2, 3, 512
"""How far an update may go, how often it goes over what was seen, and in how large parts."""
STEP, ENTROPY, VALUE = 1e-3, 0.01, 0.5
"""Size of a step; what not being sure, and knowing the result, is worth."""


@dataclass
class Seen:
    """What one seat met in one match."""

    looks: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)


class Agent:
    """A network with one hidden layer: what to do, and how it will end.

    Args:
        looks: how many numbers it sees.
        actions: how many actions there are.
        hidden: size of the hidden layer.
        seed: of its first weights and of its choices.
    """

    def __init__(self, looks: int, actions: int, hidden: int = 64, seed: int = 1) -> None:
        self.rng = np.random.default_rng(seed)
        shapes = {"in": (looks, hidden), "do": (hidden, actions), "end": (hidden, 1)}
        self.weights: dict[str, Floats] = {}
        for name, shape in shapes.items():
            scale = (0.01 if name == "do" else 1.0) / np.sqrt(shape[0])
            self.weights[name] = (scale * self.rng.standard_normal(shape)).astype(np.float32)
            self.weights[f"{name} +"] = np.zeros(shape[1], np.float32)
        self._first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._second = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._steps = 0

    def think(self, looks: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the chances of all actions, and the expected ends."""
        w = self.weights
        hidden = np.tanh(squashed(looks) @ w["in"] + w["in +"])
        scores = np.where(masks > 0, hidden @ w["do"] + w["do +"], -1e9)
        scores = np.exp(scores - scores.max(1, keepdims=True))
        chances = scores / scores.sum(1, keepdims=True)
        return hidden, chances, (hidden @ w["end"] + w["end +"])[:, 0]

    def act(self, looks: Floats, masks: NDArray[np.int8]) -> tuple[NDArray[np.int64], Floats]:
        """Return an action for each row, and how likely each was."""
        _, chances, _ = self.think(looks, masks)
        dice = self.rng.random((len(chances), 1), np.float32)
        actions = (chances.cumsum(1) < dice * chances.sum(1, keepdims=True)).sum(1)
        actions = np.minimum(actions, chances.shape[1] - 1)
        return actions, chances[np.arange(len(actions)), actions]

    def learn(self, seen: list[tuple[Seen, float]]) -> None:
        """Update on what seats met and how it ended for each."""
        looks = np.concatenate([np.stack(each.looks) for each, _ in seen])
        masks = np.concatenate([np.stack(each.masks) for each, _ in seen])
        actions = np.concatenate([each.actions for each, _ in seen])
        before = np.concatenate([each.chances for each, _ in seen]).astype(np.float32)
        ends = np.concatenate([np.full(len(each.actions), end) for each, end in seen])
        cuts = [slice(at, at + PART) for at in range(0, len(ends), PART)]
        gain = ends - np.concatenate([self.think(looks[cut], masks[cut])[2] for cut in cuts])
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(actions))
            for at in range(0, len(order), PART):
                rows = order[at : at + PART]
                self._update(
                    looks[rows], masks[rows], actions[rows], before[rows], ends[rows], gain[rows]
                )

    def _update(
        self,
        looks: Floats,
        masks: NDArray[np.int8],
        actions: NDArray[np.int64],
        before: Floats,
        ends: Floats,
        gain: Floats,
    ) -> None:
        """Take one step down the slope of PPO's loss."""
        hidden, chances, guesses = self.think(looks, masks)
        rows = np.arange(len(actions))
        ratio = chances[rows, actions] / before
        clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
        push = np.where(clipped, 0, -gain * ratio)[:, None]
        chosen = np.zeros_like(chances)
        chosen[rows, actions] = 1
        logs = np.log(chances + 1e-9)
        doubt = -(chances * logs).sum(1, keepdims=True)
        do = push * (chosen - chances) + ENTROPY * chances * (logs + doubt)
        end = VALUE * (guesses - ends)[:, None]
        w = self.weights
        back = (do @ w["do"].T + end @ w["end"].T) * (1 - hidden**2)
        slopes = {"do": hidden.T @ do, "do +": do.sum(0), "end": hidden.T @ end}
        slopes |= {"end +": end.sum(0), "in": squashed(looks).T @ back, "in +": back.sum(0)}
        self._descend({name: slope / len(rows) for name, slope in slopes.items()})

    def _descend(self, slopes: dict[str, Floats]) -> None:
        """Move the weights (Adam's way)."""
        self._steps += 1
        for name, slope in slopes.items():
            self._first[name] = 0.9 * self._first[name] + 0.1 * slope
            self._second[name] = 0.999 * self._second[name] + 0.001 * slope**2
            mean = self._first[name] / (1 - 0.9**self._steps)
            spread = np.sqrt(self._second[name] / (1 - 0.999**self._steps))
            self.weights[name] = (self.weights[name] - STEP * mean / (spread + 1e-8)).astype(
                np.float32
            )


def squashed(looks: Floats) -> Floats:
    """Return numbers of any size as small ones."""
    return np.sign(looks) * np.log1p(np.abs(looks))


def played(
    agent: Agent, batch: Batch, frame: Frame, matches: int
) -> tuple[list[tuple[Seen, float]], Frame]:
    """Let the agent play every seat on; return what each met with what it was paid, and a frame."""
    done: list[tuple[Seen, float]] = []
    count, seats = frame.rewards.shape
    met = [[Seen() for _ in range(seats)] for _ in range(count)]
    over = 0
    while over < matches:
        actions, chances = agent.act(frame.seen, frame.masks)
        for row, seat in enumerate(frame.seats):
            seen = met[row][seat]
            seen.looks.append(frame.seen[row].copy())
            seen.masks.append(frame.masks[row].copy())
            seen.actions.append(int(actions[row]))
            seen.chances.append(float(chances[row]))
        frame = batch.step(actions)
        for row in np.flatnonzero(frame.over).tolist():
            over += 1
            pairs = zip(met[row], frame.rewards[row].tolist(), strict=True)
            done += [(seen, paid) for seen, paid in pairs if seen.actions]
            met[row] = [Seen() for _ in range(seats)]
    return done, frame


def against_random(agent: Agent, batch: Batch, matches: int) -> list[float]:
    """Return what the agent is paid on one seat, another in each row, against random players."""
    frame, rng = batch.reset(), np.random.default_rng(2)
    paid: list[float] = []
    count, seats = frame.rewards.shape
    own = np.arange(count) % seats
    while len(paid) < matches:
        actions, _ = agent.act(frame.seen, frame.masks)
        for row in np.flatnonzero(frame.seats != own):
            actions[row] = rng.choice(np.flatnonzero(frame.masks[row]))
        frame = batch.step(actions)
        paid += [float(frame.rewards[row][own[row]]) for row in np.flatnonzero(frame.over)]
    return paid


def trained(
    title: str, seats: int, rounds: int, matches: int, rows: int, trial: int, workers: int = 0
) -> tuple[Agent, list[float]]:
    """Train an agent; return it, and what it was paid against random players in the end."""
    with Batch(title, matches=rows, seats=seats, seed=1, workers=workers) as batch:
        frame = batch.reset()
        agent = Agent(frame.seen.shape[1], frame.masks.shape[1])
        for number in range(rounds):
            seen, frame = played(agent, batch, frame, matches)
            agent.learn(seen)
            print(f"round {number + 1}: {sum(len(each.actions) for each, _ in seen)} actions")
    with Batch(title, matches=rows, seats=seats, seed=2, workers=workers) as batch:
        return agent, against_random(agent, batch, trial)


def main() -> None:
    """Train, tell how good it is, and keep it."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("title")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--rounds", type=int, default=40)
    words.add_argument("--matches", type=int, default=32, help="of a round")
    words.add_argument("--rows", type=int, default=16, help="matches at once")
    words.add_argument("--trial", type=int, default=200, help="matches against random players")
    words.add_argument("--workers", type=int, default=0)
    words.add_argument("--out", type=Path, default=Path("agent.npz"))
    said = words.parse_args()
    agent, paid = trained(
        said.title, said.seats, said.rounds, said.matches, said.rows, said.trial, said.workers
    )
    won = sum(each > 0 for each in paid)
    print(f"{won} of {len(paid)} won against random players, mean reward {fmean(paid):+.3f}")
    np.savez(said.out, **agent.weights)  # type: ignore[arg-type] # its stub knows one keyword


if __name__ == "__main__":
    main()
