"""The races, one file each; every file has one `TRAIT`."""
