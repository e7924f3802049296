import { expect, test } from "vitest";
import { copyText, pastedBlock } from "../../../src/studio/document/clipboard.ts";
import { block, page, schemas, text, types } from "../../node/check/site.ts";
import { after, opened } from "../studio.ts";

test.each(types)("%s goes from one page to another", (type) => {
  const copied = copyText(opened(text(page(block("intro"), block(type)))), "/blocks/1")!;
  const value = pastedBlock(schemas, `\n  ${copied},\n`)!;
  const other = after(opened(text(page(block("intro")))), {
    type: "add",
    list: "/blocks",
    index: 1,
    value,
    isPasted: true,
  });
  expect(other.now.page).toEqual(page(block("intro"), block(type)));
});

test("what is no block is not pasted, and what is not there is not copied", () => {
  for (const words of ["", "Hello", "[]", "{}", '{ "type": "nothing" }', '{ "type": 1 }', '{ "type": "hero" '])
    expect(pastedBlock(schemas, words)).toBeUndefined();
  expect(copyText(opened(text(page())), "/blocks/7")).toBeUndefined();
  expect(copyText(opened("{"), "")).toBeUndefined();
});
