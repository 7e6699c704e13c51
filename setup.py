"""What pyproject.toml cannot say: with ELBOWROOM_COMPILE=1 the same sources are compiled with mypyc."""

import os
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/elbowroom")
INTERPRETED = {"engine/errors.py", "engine/events.py"}  # and every __init__.py


def load_compiled() -> ModuleType:
    """The package's own module, without importing the package."""
    spec = spec_from_file_location("compiled", PACKAGE / "measure" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = load_compiled()


class CompiledBuild(build_ext):
    """Compiles, and records in the build folder what was compiled."""

    def run(self) -> None:
        if self.inplace:
            raise SystemExit("Compiled files are never built beside the sources: build a wheel instead.")
        super().run()
        recorded = Path(self.build_lib, "elbowroom", compiled.DIGEST_FILE)
        recorded.write_text(compiled.digest(PACKAGE) + "\n")


def compiled_sources() -> list[str]:
    """The files that become extension modules."""
    return [
        str(path)
        for path in compiled.sources(PACKAGE)
        if path.name != "__init__.py" and path.relative_to(PACKAGE).as_posix() not in INTERPRETED
    ]


# Everything is built in a fresh folder: no leftover of an earlier build can get into a wheel.
with tempfile.TemporaryDirectory() as build_folder:
    options = {"build": {"build_base": build_folder}}
    if os.environ.get("ELBOWROOM_COMPILE") == "1":
        from mypyc.build import mypycify

        # Errors in other modules are the type check's business: here third-party packages may be missing.
        files = ["--follow-imports=silent", *compiled_sources()]
        modules: list[Any] = mypycify(files, opt_level="3", target_dir=build_folder, group_name="elbowroom")
        setup(options=options, ext_modules=modules, cmdclass={"build_ext": CompiledBuild})
    else:
        setup(options=options)
