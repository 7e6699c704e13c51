import { icons as gameIcons } from "@iconify-json/game-icons";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import Icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";
import { appFiles } from "./app-files";
import { texts } from "./texts-plugin";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Icons are drawn in a square of 512 and shown in one of 64 at most: whole numbers are exact enough. */
function gameIcon(name: string): string | undefined {
  const icon = gameIcons.icons[name];
  if (!icon) return undefined;
  const convertPathData = { name: "convertPathData", params: { floatPrecision: 0, makeArcs: { threshold: 0, tolerance: 0 } } } as const;
  return optimize(`<svg viewBox="0 0 512 512">${icon.body}</svg>`, { plugins: ["mergePaths", convertPathData] }).data;
}

/** Those of our own are drawn by hand in the same square, in as few points. */
const drawnIcon = (name: string) => readFile(root(`./src/pieces/drawn/${name}.svg`), "utf8");

/** Comments in the texts are for translators, not for players; an empty line inside a text stays, it is a new paragraph. */
const withoutComments: Plugin = {
  name: "texts-without-comments",
  enforce: "post",
  transform(code, id) {
    if (!/\.ftl(\?|$)/.test(id)) return null;
    return { code: code.replaceAll(/(?<=^export default "|\\n)(#.*?)?\\n(?! )/g, ""), map: null };
  },
};

export default defineConfig({
  plugins: [
    svelte(),
    appFiles(root("../src/elbowroom/locales"), root("./public/icon.svg")),
    texts(root("../src/elbowroom/locales")),
    withoutComments,
    Icons({ compiler: "svelte", customCollections: { "game-icons": (name) => Promise.resolve(gameIcon(name)), drawn: drawnIcon } }),
  ],
  resolve: { alias: { "@locales": root("../src/elbowroom/locales"), "@": root("./src") } },
  build: {
    outDir: root("../src/elbowroom/web"),
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: root("./index.html"), sw: root("./src/sw.ts") },
      // a service worker keeps its name: browsers look there for a newer one
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [root(".."), root(".")] },
    // `elbowroom serve --port 8765` beside `npm run dev`
    proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } },
  },
});
