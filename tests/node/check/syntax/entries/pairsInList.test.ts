/** Names with values in a list whose entries are groups with two texts. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { inputOf, sentences, toldOfEach } from "../../site.ts";

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
        Fix: write { before it, and } before the ] of line 4.        [missing-bracket]

    "
  `);
});

test("a field of the group around a list stands in the list, behind its entries", () => {
  const callout = '"callout": {\n      "heading": "Hello",\n      "points": ["one", { "a": 1 }]\n    }';
  expect(
    sentences(
      toldOfEach(
        page(`"links": [\n    { "label": "A", "href": "/a" },\n    ${callout}\n  ],\n  "more": true`),
        // The list ends with another bracket, where its ] would stand.
        page(`"links": [\n    { "label": "A", "href": "/a" },\n    ${callout}\n  ),\n  "more": true`),
        page(`"links": [\n    { "label": "A", "href": "/a" },\n    ${callout}\n  },\n  "more": true`),
        // The field has a } of its own, so its { is missing.
        page(`"links": [\n    { "label": "A", "href": "/a" },\n    ${callout} }\n  ],\n  "more": true`),
        // The entries have the field themselves, so it belongs to one of them.
        page(`"links": [\n    { "label": "A", "callout": {} },\n    ${callout}\n  ]`),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:6:5   Only a group has names, but "callout" is a name in the list "links".
        Fix: end the list before "callout": write ] behind the } of line 5, before its comma, and take the ] of line 10 out.   [wrong-bracket]

    pages/x.json:6:5   Only a group has names, but "callout" is a name in the list "links".
        Fix: end the list before "callout": write ] behind the } of line 5, before its comma, and take the ) of line 10 out.   [wrong-bracket]

    pages/x.json:6:5   Only a group has names, but "callout" is a name in the list "links".
        Fix: end the list before "callout": write ] behind the } of line 5, before its comma, and take the } of line 10 out.   [wrong-bracket]

    pages/x.json:5:34   This } ends its group, but "callout" follows, which has to stand in one.
        Fix: take this } out if "callout" belongs to the group above. Else write { before "callout".   [extra-bracket]

    pages/x.json:6:5   There are no { } around "callout" and what stands behind it.
        Fix: write { before it, and } before the ] of line 10. If it belongs to the entry above, move it there, with its comma.   [missing-bracket]

    "
  `);
});

test("numbers before the entries of a list", () => {
  const numbered = page('"items": [\n    1: { "title": "A" },\n    "2": { "title": "B" }\n  ]');
  expect(sentences(toldOfEach(numbered))).toMatchInlineSnapshot(`
    "

    pages/x.json:5:5   1: stands before an entry of a list, but entries have no names.
        Fix: take 1: out.                                            [missing-name, can be fixed for you]

    pages/x.json:6:5   "2": stands before an entry of a list, but entries have no names.
        Fix: take "2": out.                                          [missing-name, can be fixed for you]

    "
  `);
  // Numbers that do not count the entries may be content.
  const years = page('"items": [\n    "2019": { "title": "A" },\n    "2020": { "title": "B" }\n  ]');
  expect(sentences(toldOfEach(years))).toMatchInlineSnapshot(`
    "

    pages/x.json:5:5   "2019": stands before an entry of a list, but entries have no names.
        Fix: take "2019": out, or say it in a field of the entry.    [missing-name]

    pages/x.json:6:5   "2020": stands before an entry of a list, but entries have no names.
        Fix: take "2020": out, or say it in a field of the entry.    [missing-name]

    "
  `);
  expect(fixSite(inputOf({ "pages/x.json": years })).files["pages/x.json"]).toBe(years);
  const { files } = fixSite(inputOf({ "pages/x.json": numbered }));
  expect(files["pages/x.json"]).toBe(page('"items": [\n    { "title": "A" },\n    { "title": "B" }\n  ]'));
});

test("a name before a block, as it stands beside the block in an example", () => {
  const named = page('"blocks": [\n    { "type": "intro" },\n    "cta": { "type": "cta" }\n  ]');
  expect(sentences(toldOfEach(named))).toContain(
    'pages/x.json:6:5   "cta": stands before a block, but the entries of a list have no names.\n    Fix: take "cta": out.',
  );
  // Fields of a group that has no { } are no block.
  const group = page('"items": [\n    { "title": "A" },\n    "link": { "label": "B" }\n  ]');
  expect(toldOfEach(group)).not.toContain("stands before a block");
});
