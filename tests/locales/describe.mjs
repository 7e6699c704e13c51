// Sentences about pieces of packs as the page makes them: pieces and texts come as JSON on standard input.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";
import ts from "../../web/node_modules/typescript/lib/typescript.js";

const folder = new URL("../../web/src/", import.meta.url);
const source = ["pack.ts", "pieces/sentences.ts"].map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
const { outputText } = ts.transpileModule(source.replaceAll(/^import .* from "@\/pack";$/gm, ""), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
});
const { pieceSentences } = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);

const { locale, source: texts, pieces } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(locale, { useIsolating: false });
bundle.addResource(new FluentResource(texts));

const speaker = {
  code: locale,
  say(id, facts = {}) {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const values = Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, Object.fromEntries(values));
  },
};
process.stdout.write(JSON.stringify(pieces.map((piece) => pieceSentences(speaker, piece))));
