/** What should stand in one pair of quotation marks and does not, and what stands in one and should not. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

test("one text in two pairs of quotation marks", () => {
  expect(toldOfEach(`{ "heading": "React Native," "in four answers", "lead": "x" }`, `{ "heading": "Build " "apps" }`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:1:14   Two texts stand here where one belongs.
          1 | { "heading": "React Native," "in four answers", "lead": "x" }
            |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: make one text of them: "React Native, in four answers".   [unexpected-text]

      pages/x.json:1:14   Two texts stand here where one belongs.
          1 | { "heading": "Build " "apps" }
            |              ^^^^^^^^^^^^^^^
          Fix: make one text of them: "Build apps".                    [unexpected-text]
      "
    `);
});

test("a bracket that stands inside the quotation marks of its name", () => {
  expect(toldOfEach(`{\n  "boxes: ["\n    {}\n  ]\n}`, `{\n  "button:{"\n    "label": "x"\n  }\n}`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:2:3   The colon and the [ after the name boxes stand inside the quotation marks.
          2 |   "boxes: ["
            |   ^^^^^^^^^^
          Fix: put only the name in quotation marks: "boxes": [.       [missing-colon, can be fixed for you]

      pages/x.json:2:3   The colon and the { after the name button stand inside the quotation marks.
          2 |   "button:{"
            |   ^^^^^^^^^^
          Fix: put only the name in quotation marks: "button": {.      [missing-colon, can be fixed for you]
      "
    `);
});
