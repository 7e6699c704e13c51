/** The texts of the languages as modules: one for each language and each part of the page that comes by itself. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { habitsOf } from "./habits";

const FIRST = "en";

/** The parts, and the files of each. English has the first of them inside the page, as a fallback for all others. */
const PARTS: Record<string, (file: string) => boolean> = {
  page: (file) => /^(counts|names|events|reasons|regions|page-(?!mine|guide|later|maps|replay|review|summary|workshop).*)\.ftl$/.test(file),
  mine: (file) => file === "page-mine.ftl",
  maps: (file) => file === "page-maps.ftl",
  guide: (file) => file === "page-guide.ftl",
  // hints and the analysis are asked for by somebody who is playing already
  later: (file) => ["page-later.ftl", "page-review.ftl", "review.ftl"].includes(file),
  replay: (file) => file === "page-replay.ftl",
  summary: (file) => file === "page-summary.ftl",
  pieces: (file) => file === "pieces.ftl",
  // what measures bots has the words for what is fair
  workshop: (file) => file === "page-workshop.ftl" || file === "arena.ftl",
  errors: (file) => file === "errors.ftl" || file === "server.ftl",
  rules: (file) => file.startsWith("rules-"),
};

const LIST = "virtual:languages";
const TEXTS = "virtual:texts/";

/** A file without its comments, which are for translators; an empty line inside of a text begins a paragraph and stays. */
const bare = (source: string) => source.replaceAll(/^#.*\n/gm, "").replaceAll(/^\n+(?! )/gm, "");

/** The languages that are offered: a folder is complete when it says what the language calls itself. */
function languages(folder: string): Record<string, string> {
  const codes = readdirSync(folder).filter((code) => existsSync(`${folder}/${code}/language.ftl`));
  const ordered = [FIRST, ...codes.filter((code) => code !== FIRST).sort()];
  const name = (code: string) => /^language-name = (.+)$/m.exec(readFileSync(`${folder}/${code}/language.ftl`, "utf8"))![1]!;
  return Object.fromEntries(ordered.map((code) => [code, name(code)]));
}

function filesOf(folder: string, code: string, part: string): string[] {
  return readdirSync(`${folder}/${code}`).filter(PARTS[part]!).sort().map((file) => `${folder}/${code}/${file}`);
}

function listOf(folder: string): string {
  const names = languages(folder);
  const parts = (code: string) =>
    Object.keys(PARTS)
      .filter((part) => (code !== FIRST || part !== "page") && filesOf(folder, code, part).length)
      .map((part) => `${JSON.stringify(part)}: () => import("${TEXTS}${code}/${part}")`);
  const loads = Object.keys(names).map((code) => `${JSON.stringify(code)}: { ${parts(code).join(", ")} }`);
  return `export const NAMES = ${JSON.stringify(names)};\nexport const LOADS = { ${loads.join(", ")} };\n`;
}

export function texts(folder: string): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === LIST || id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listOf(folder);
      if (!id.startsWith(`\0${TEXTS}`)) return undefined;
      const [code = "", part = ""] = id.slice(TEXTS.length + 1).split("/");
      const files = filesOf(folder, code, part);
      for (const file of files) this.addWatchFile(file);
      const source = files.map((file) => bare(readFileSync(file, "utf8"))).join("");
      const habits = part === "page" ? JSON.stringify(habitsOf(code, source)) : "null";
      return `export const habits = ${habits};\nexport default ${JSON.stringify(source)};`;
    },
  };
}
