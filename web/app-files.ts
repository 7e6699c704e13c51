/** Files of the page as an app that are made when it is built: the manifest, and the page without a network. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const COLOUR = "#2b2118";

function texts(folder: string): (id: string) => string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const name of ["page-lobby", "page-tell"]) {
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${name}.ftl`, "utf8")));
  }
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!);
}

function manifest(text: (id: string) => string): string {
  const png = (src: string, size: number, purpose: string) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose });
  const made = {
    id: "/",
    name: text("page-game"),
    short_name: text("page-game"),
    description: text("page-tagline"),
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: COLOUR,
    theme_color: COLOUR,
    categories: ["games"],
    icons: [
      png("/icon-192.png", 192, "any"),
      png("/icon-512.png", 512, "any"),
      png("/icon-maskable-512.png", 512, "maskable"),
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  };
  return JSON.stringify(made, null, 2);
}

/** It needs no script and no other file. */
function offline(text: (id: string) => string, icon: string): string {
  const svg = icon.replace("<svg", '<svg width="96" height="96" aria-hidden="true"');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="${COLOUR}" />
    <title>${text("offline-title")} · ${text("page-game")}</title>
    <style>
      :root { color-scheme: light dark; --paper: #f3e9d6; --ink: #2b2118; --accent: #8f3d12; --accent-ink: #fff; }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #1d1813; --ink: #f0e6d4; --accent: #e9b872; --accent-ink: #1d1813; }
      }
      body { display: grid; place-content: center; justify-items: center; gap: 16px; min-height: 100dvh; margin: 0; padding: 24px;
        box-sizing: border-box; background: var(--paper); color: var(--ink); font: 1.1rem/1.5 system-ui, sans-serif; text-align: center; }
      h1 { margin: 0; font-size: 1.8rem; }
      p { max-width: 28em; margin: 0; }
      a { padding: 12px 24px; border-radius: 10px; background: var(--accent); color: var(--accent-ink); font-weight: 600; text-decoration: none; }
    </style>
  </head>
  <body>
    ${svg}
    <h1>${text("offline-title")}</h1>
    <p>${text("offline-about")}</p>
    <a href="">${text("offline-again")}</a>
  </body>
</html>
`;
}

/** Adds the files to what is built; the service worker is told when the second one has changed. */
export function appFiles(locales: string, icon: string): Plugin {
  const text = texts(`${locales}/en`);
  const files = {
    "manifest.webmanifest": manifest(text),
    "offline.html": offline(text, readFileSync(icon, "utf8")),
  };
  const version = createHash("sha256").update(files["offline.html"]).digest("hex").slice(0, 12);
  return {
    name: "app-files",
    config: () => ({ define: { __OFFLINE_VERSION__: JSON.stringify(version) } }),
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
