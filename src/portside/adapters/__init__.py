"""Every title as an environment for research: PettingZoo, Gymnasium and OpenSpiel.

Each needs its extra (`portside[rl]`, `portside[openspiel]`). All share one numbering of actions
(`actions`) and one way of writing a view as numbers (`observations`); see `docs/research.md`.
"""
