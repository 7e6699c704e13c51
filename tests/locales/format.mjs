// Formats messages and lists with the page's runtime: what to do comes as JSON on standard input.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";

const { locale, region, sources, asks, lists } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(locale, { useIsolating: false });
for (const source of sources) bundle.addResource(new FluentResource(source));

const told = asks.map(([id, attribute, facts]) => {
  const message = bundle.getMessage(id);
  const values = Object.entries(facts).map(([key, value]) => [
    key,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, Object.fromEntries(values));
});
const style = { conjunction: "long", unit: "short" };
const listed = lists.map(([words, type]) => new Intl.ListFormat(region, { type, style: style[type] }).format(words));
process.stdout.write(JSON.stringify({ told, listed }));
