/**
 * `node bareLoop.mjs <engine> <site>`: the baseline. Reads and parses every page, and validates it against the same
 * schemas with compiled AJV: no positions, no messages, no rules across pages.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [engine, site] = process.argv.slice(2);
const { Ajv2020 } = createRequire(join(engine, "package.json"))("ajv/dist/2020.js");
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, meta: false });
const jsonBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
for (const file of jsonBelow(join(engine, "schema")))
  ajv.addSchema(JSON.parse(readFileSync(join(engine, "schema", file), "utf8")), file);
const validate = ajv.getSchema("page.schema.json");
const pages = jsonBelow(join(site, "pages")).filter((file) => !/(?:^|\/)_/.test(file));
const wrong = pages.filter((file) => !validate(JSON.parse(readFileSync(join(site, "pages", file), "utf8"))));
process.stdout.write(`${pages.length} pages, ${wrong.length} wrong\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
