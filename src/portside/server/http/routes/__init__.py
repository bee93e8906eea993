"""Everything under `/api`, as thin as it can be."""
