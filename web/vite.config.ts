import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" })],
  resolve: { alias: { "@locales": root("../src/elbowroom/locales"), "@": root("./src") } },
  build: {
    outDir: root("../src/elbowroom/web"),
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [root(".."), root(".")] },
    // `elbowroom serve --port 8765` beside `npm run dev`
    proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
