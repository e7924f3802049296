/** A group whose { is missing behind its name: a name follows a name, in a line that is set in further. */
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
