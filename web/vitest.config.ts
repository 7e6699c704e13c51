import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** Milliseconds: ends what hangs, and hurries nobody. */
const PATIENCE = 300_000;

/** Apart from the build's own settings: who only builds the page does not have vitest. */
export default mergeConfig(page, defineConfig({ test: { include: ["tests/**/*.test.ts"], testTimeout: PATIENCE, hookTimeout: PATIENCE } }));
