/** Lines of a program: names without marks, texts in single ones and joined with +, told once with the line as it should be. */
import { expect, test } from "vitest";
import { sentences, told } from "../../site.ts";

const pageWith = (...lines: string[]) => `{
  "route": "/x",
  "title": "A page with lines of a program",
  "description": "A page in which some lines were copied from a program, with its marks and with its signs between texts.",
  "blocks": [
    {
      "type": "accordion",
      "heading": "Ways",
      "items": [
        { "title": "One", "text": "A few words." },
        {
${lines.map((line) => `          ${line}`).join("\n")}
        }
      ]
    }
  ]
}
`;
const toldOf = (...lines: string[]) => sentences(told({ "pages/x.json": pageWith(...lines) }));

test("a name, its text in pieces, and a drawing by its file", () => {
  const drawing = "pictogram: 'progressive-web-apps.svg',";
  expect(toldOf("title: 'Two',", drawing, "text: 'One piece. ' +", "  'And another.'")).toMatchInlineSnapshot(`
    "
    pages/x.json:12:11   The name title is not in quotation marks.
        Fix: write this line like this: "title": "Two",              [unquoted-name, can be fixed for you]

    pages/x.json:13:11   The name pictogram is not in quotation marks.
        Fix: write this line like this: "pictogram": "web/progressive-web-apps",   [unquoted-name, can be fixed for you]

    pages/x.json:14:11   The name text is not in quotation marks.
        Fix: write all down to line 15 as one line like this: "text": "One piece. And another."   [unquoted-name, can be fixed for you]
    "
  `);
});

test("pieces in marks of several kinds, and pieces of which nobody knows where they end", () => {
  expect(toldOf("\"title\": 'Two' + `, three`,", '"text": "Words."')).toMatchInlineSnapshot(`
    "
    pages/x.json:12:20   Texts cannot be joined with +, and stand in straight double quotation marks.
        Fix: write them as one text: "Two, three".                   [single-quotes, can be fixed for you]
    "
  `);
  expect(toldOf("\"title\": 'It's' + 'two',", '"text": "Words."')).not.toContain("joined");
});
