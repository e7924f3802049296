/** --fix for two entries that were merged because the brackets between them are missing. */
import { expect, test } from "vitest";
import { fixSite } from "../../../src/node/fix/fixSite.ts";
import { tellSteps } from "../../../src/node/fix/words.ts";
import { images, page, schemas, siteWith, text } from "../check/site.ts";

function fix(home: string): { fixed: string; told: string } {
  const { files, steps } = fixSite({ files: siteWith({ "pages/index.json": home }), schemas, images });
  return { fixed: files["pages/index.json"] as string, told: `\n${tellSteps(steps)}` };
}

/** A page whose blocks are written as they stand here. */
function pageWith(blocks: string): string {
  return text(page("BLOCKS")).replace('[\n    "BLOCKS"\n  ]', blocks);
}

test("two entries in one { } are parted where every entry of the list has the same fields", () => {
  const entry = (question: string) => `{\n        "question": "${question}",\n        "answer": "Yes."\n      }`;
  const faq = (...items: string[]) =>
    pageWith(`[
    { "type": "faq", "heading": "Before you write", "items": [
      ${items.join(",\n      ")}
    ] }
  ]`);
  const whole = faq(entry("Is it free?"), entry("Is it good?"), entry("Is it new?"));
  const merged = whole.replace(/\s*\},\s*\{(?=\s*"question": "Is it good)/, ",");
  const { fixed, told } = fix(merged);
  expect(fixed).toBe(merged.replace('"Yes.",', '"Yes." }, {'));
  expect(JSON.parse(fixed)).toEqual(JSON.parse(whole));
  expect(told).toMatchInlineSnapshot(`
    "
    pages/index.json:10   parted two entries of a list with }, {.

    1 mistake in 1 file was put right.
    "
  `);
  const oneLine = merged.replace(/,\s*"question": "Is it good/, ',"question": "Is it good');
  expect(fix(oneLine).fixed).toBe(oneLine.replace('"Yes.",', '"Yes." }, { '));
  const three = merged.replace(/\s*\},\s*\{(?=\s*"question": "Is it new)/, ",");
  expect(JSON.parse(fix(three).fixed)).toEqual(JSON.parse(whole));
  // If an entry has more fields, it is uncertain which fields belong together.
  const more = merged.replace('"Is it good?",', '"Is it good?", "id": "good",');
  expect(fix(more).fixed).toBe(more);
});
