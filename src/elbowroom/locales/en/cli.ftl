### What the commands print. Their help is in their own docstrings, so that `--help` need not load this.
