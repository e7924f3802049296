/** A group whose { is missing behind its name, or is a [: its lines say where it ends. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../../site.ts";

const page = (button: string) => `{
  "route": "/x",
  "title": "A page with an open button",
  "description": "The bracket behind the name of a group was forgotten, and its fields stand below that name.",
  "blocks": [
    {
      "type": "intro",
      "heading": "Hello",
      "text": "Some words.",
${button}
    }
  ]
}
`;
const FIELDS = '        "label": "Call us",\n        "href": "/contact"';

test("its own } closes it, or one is missing as well", () => {
  const told = toldOfEach(page(`      "button":\n${FIELDS}\n      }`), page(`      "button":\n${FIELDS}`));
  expect(sentences(told)).toMatchInlineSnapshot(`
    "

    pages/x.json:10:7   A { is missing behind "button":.
        Fix: write "button": { in line 10. The } in line 13 closes it.   [missing-bracket]

    pages/x.json:10:7   The group of "button" has no { } around it.
        Fix: write { before "label" and } after "/contact".          [missing-bracket]

    "
  `);
});

test("it stands in [ ], with another mistake in it", () => {
  const told = toldOfEach(page(`      "button": [\n${FIELDS.replace("us", "us now").replace('",', "")}\n      ]`));
  expect(sentences(told)).toMatchInlineSnapshot(`
    "

    pages/x.json:10:17   There is [ where { belongs: fields with names follow, such as "label".
        Fix: write { in the place of [, and } in the place of the ] of line 13.   [wrong-bracket]

    pages/x.json:11:18   The closing quotation mark of this text is missing.
        Fix: add " and a comma behind it, at the end of the text that starts with "Call us now".   [unclosed-text]

    "
  `);
});
