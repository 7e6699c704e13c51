"""The special powers, one file each; every file has one `TRAIT`."""
