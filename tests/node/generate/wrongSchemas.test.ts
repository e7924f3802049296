import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Schema, Schemas } from "../../../src/model/fields.ts";
import { anyBlock } from "../../../src/node/generate/anyBlock.ts";
import { blocksPage } from "../../../src/node/generate/blocksPage.ts";
import { typesSource } from "../../../src/node/generate/types.ts";
import { loadSchemas } from "../../../src/node/site/schemas.ts";
import { schemas } from "../check/site.ts";

const FILE = "blocks/faq.schema.json";

/** The schemas with a block that is a bit different. */
function withFaq(change: (faq: Schema) => void): Schemas {
  const faq = structuredClone(schemas[FILE]!);
  change(faq);
  return { ...schemas, [FILE]: faq };
}

test("a schema that is no JSON is named, with the line", () => {
  const root = mkdtempSync(join(tmpdir(), "blockwright-schemas-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "schema/blocks"), { recursive: true });
  writeFileSync(join(root, "schema", FILE), '{\n  "title": "FAQ"\n  "type": "object"\n}\n');
  expect(() => loadSchemas(root)).toThrow(
    'schema/blocks/faq.schema.json, line 2: A comma is missing at the end of line 2. Add a comma after "FAQ".',
  );
});

test("a block without an example is named", () => {
  const without = withFaq((faq) => delete faq.examples);
  const words = 'schema/blocks/faq.schema.json: It has no example. Write one in "examples", beside "properties".';
  expect(() => anyBlock(without)).toThrow(words);
  expect(() => blocksPage(without)).toThrow(words);
});

test("a field with more choices than its table has room for is named", () => {
  const many = withFaq((faq) => {
    faq.properties!["items"]!.items!.properties!["mood"] = { enum: "abcdefghijklm".split("") };
  });
  expect(() => blocksPage(many)).toThrow("schema/blocks/faq.schema.json, field `items` › `mood`: It has 13 choices, ");
});

test.each<[string, (faq: Schema) => void, string]>([
  ["a block", (faq) => (faq["anyOf"] = []), 'schema/blocks/faq.schema.json: No type can be made of "anyOf".'],
  [
    "a field",
    (faq) =>
      (faq.properties!["items"]!.items!.properties!["mark"] = { oneOf: [{ type: "string" }, { type: "integer" }] }),
    'schema/blocks/faq.schema.json, field items › each entry › mark: No type can be made of "oneOf".',
  ],
])("a keyword that no type can be made of is named: in %s", async (_, change, words) => {
  await expect(typesSource(withFaq(change))).rejects.toThrow(words);
});
