"""Draws the icons of the page as an app from web/public/icon.svg: ``python -m tools.app_icons``."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = {"icon-180.png": (180, 1.0), "icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0)}
SEA = "#6fadca"
MASKABLE = "icon-maskable-512.png"
"""Cut to any shape by whoever shows it: everything that matters is within the middle four fifths."""


def page(size: int, scale: float, background: str) -> str:
    """A page that is nothing but the icon."""
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    drawn = icon.replace("<svg", f'<svg width="{size * scale}" height="{size * scale}"', 1)
    style = f"margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{background}"
    return f'<body style="{style}">{drawn}</body>'


def main() -> None:
    """Write all of them."""
    files = {name: (size, scale, "transparent") for name, (size, scale) in SIZES.items()}
    files["icon-180.png"] = (180, 0.86, SEA)
    files[MASKABLE] = (512, 0.72, SEA)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, scale, background) in files.items():
            shown = browser.new_page(viewport={"width": size, "height": size})
            shown.set_content(page(size, scale, background))
            shown.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
