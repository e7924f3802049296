/** Names with values in a list whose entries are groups with two texts. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../site.ts";

const page = (list: string) => `{\n  "route": "/x",\n  "title": "X",\n  ${list}\n}`;

test("a name and its value are written as the other entries are", () => {
  expect(
    sentences(
      toldOfEach(
        page(
          '"social": [\n    { "label": "X", "href": "https://x.com/" },\n    "YouTube": "https://www.youtube.com/"\n  ]',
        ),
        page(
          '"a": { "options": [{ "value": "s", "label": "S" }] },\n  "b": { "options": ["small": "Up to $10k", "large": "More"] }',
        ),
        page('"items": [{ "question": "Why?", "answer": "So." }, "Is it free?": "Yes."]'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:6:5   Only a group has names, but "YouTube" is a name in a list.
        Fix: write { "label": "YouTube", "href": "https://www.youtube.com/" } in the place of this name and its value.   [missing-name]

    pages/x.json:5:22   Only a group has names, but "small" and "large" are names in a list.
        Fix: write each of them as a group: { "value": "small", "label": "Up to $10k" }, { "value": "large", "label": "More" }.   [missing-name]

    pages/x.json:4:54   Only a group has names, but "Is it free?" is a name in a list.
        Fix: write { "question": "Is it free?", "answer": "Yes." } in the place of this name and its value.   [missing-name]

    "
  `);
});

test("names of fields lack only their brackets", () => {
  expect(
    sentences(
      toldOfEach(
        page('"items": [{ "title": "A", "text": "B" }],\n  "faq": { "items": ["question": "Why?", "answer": "So."] }'),
        page('"links": [{ "label": "A", "href": "/a" }, "label": "B", "href": "/b"]'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:5:22   There are no { } around "question" and the fields behind it.
        Fix: write { before it, and } before the ] behind them.      [missing-bracket]

    pages/x.json:4:45   A { is missing before "label".
        Fix: write { before it, or take the } before it out if "label" belongs to what stands above.   [missing-bracket]

    "
  `);
});
