/** Words that were dragged out of a text, to before the name of its field. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../../site.ts";

const page = (line: string) => `{
  "route": "/x",
  "title": "A page with words astray",
  "description": "The first words of a text were dragged to before the name of the field that the text is in.",
  "blocks": [
    {
      "type": "intro",
      ${line}
      "text": "Some words."
    }
  ]
}
`;

test("they are told as a whole, with where they go", () => {
  const told = toldOfEach(
    page('For businesses and clubs"heading": " that want an app",'),
    page('For businesses "heading": "that want an app",'),
  );
  expect(sentences(told)).toMatchInlineSnapshot(`
    "

    pages/x.json:8:7   "For businesses and clubs" stand before the name "heading".
        Fix: if visitors are to read them, move them into the text behind "heading": right behind its first quotation mark. If not, take them out.   [unexpected-text]

    pages/x.json:8:7   "For businesses" stand before the name "heading".
        Fix: if visitors are to read them, move them into the text behind "heading": right behind its first quotation mark. If not, take them out.   [unexpected-text]

    "
  `);
});
