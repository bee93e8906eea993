"""How fast the rules run, beside other engines in the same run."""
