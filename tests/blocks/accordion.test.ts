import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemas } from "../support/exampleSite.ts";

test("the first drawing is there where the open item has none", () => {
  const css = readFileSync("src/blocks/accordion/Accordion.module.css", "utf8");
  expect(css).toMatch(/\n {2}\.art:not\(:has\(picture\)\) :first-child \{\n {4}display: grid;/);
});

test("the art follows every item that an accordion may have", () => {
  const css = readFileSync("src/blocks/accordion/Accordion.module.css", "utf8");
  const most = schemas["blocks/accordion.schema.json"]!.properties!["items"]!["maxItems"] as number;
  for (let item = 1; item <= most; item += 1) {
    expect(css).toContain(`details:nth-child(${item})[open]) [data-item="${item}"]`);
  }
});
