/** A group that ends before its last fields. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text, toldOfEach } from "../site.ts";

test("fields of a block behind the bracket that ends it", () => {
  const source = text(page(block("hero"), block("faq"))).replace(/("heading": "[^"]*"),/, "$1\n    },");
  expect(toldOfEach(source)).toMatchInlineSnapshot(`
    "
    pages/x.json:9:5   This } ends its group, but "lead" follows, which has to stand in one.
        9 |     },
          |     ^
        Fix: take this } out if "lead" belongs to the group above. Else write { before "lead".   [extra-bracket]
    "
  `);
});

test("what the block would lack without them is not told", () => {
  const source = text(page(block("hero"), block("faq"))).replace(/("heading": "[^"]*"),/, "$1\n    },");
  expect(problemsOf({ "pages/index.json": source }).map(({ code }) => code)).toEqual(["extra-bracket"]);
});

test("an entry whose first lines were deleted is no part of the one above", () => {
  const source = text(page(block("hero"), block("faq"))).replace(/ {4}\{\s+"type": "faq",\n/, "");
  expect(toldOfEach(source)).toMatchInlineSnapshot(`
    "
    pages/x.json:20:7   Only the end of an entry stands here: the { before "heading" is missing, and all others have "type" as well.
        20 |       "heading": "Questions clients ask us first",
           |       ^^^^^^^^^
        Fix: if it is left of one that you deleted, delete lines 20 to 34, and the comma at the end of line 19. Else write before "heading", with what belongs there for the three dots: { "type": "…",   [missing-bracket]
    "
  `);
});
