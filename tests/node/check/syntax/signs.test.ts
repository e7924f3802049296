/** Signs too many, and brackets of other languages: what is said of them, and that they hide nothing else. */
import { expect, test } from "vitest";
import { problemsOf, toldOfEach } from "../site.ts";

const PAGE = '{\n  "titel": "Sound words",\n  "blocks": []\n}';

test("a sign behind the end of the file", () => {
  expect(toldOfEach(`${PAGE},\n`, `${PAGE};`, `${PAGE}.`)).toMatchInlineSnapshot(`
    "
    pages/x.json:4:2   There is a comma behind the } that ends the file.
        4 | },
          |  ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    pages/x.json:4:2   There is a semicolon behind the } that ends the file.
        4 | };
          |  ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    pages/x.json:4:2   There is a point behind the } that ends the file.
        4 | }.
          |  ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]
    "
  `);
  const codes = problemsOf({ "pages/x.json": `${PAGE},` }).map(({ code }) => code);
  expect(codes).toContain("unknown-property");
});
