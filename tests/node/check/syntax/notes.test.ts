/** Fields and entries that were pasted as notes have them, which is also how YAML is written. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

const page = (...lines: string[]) =>
  ["{", '  "route": "/x",', '  "blocks": [', '    { "items": [', ...lines, "    ] }", "  ]", "}"].join("\n");
const field = (...lines: string[]) => ["{", '  "route": "/x",', ...lines, '  "title": "A page"', "}"].join("\n");
const CARD = '      { "title": "Support", "text": "Words." },';
const LAST = CARD.slice(0, -1);

test("an entry among groups, and a field", () => {
  expect(
    toldOfEach(
      page(CARD, "      - title: Prices that stay", "        text: What we agree is what you pay."),
      page(LAST, "      - title: Prices that stay", "        text: What we agree is what you pay."),
      page('      - title: "Prices that stay"', '        text: "It\'s agreed"', LAST),
      page("      - title: 'Prices'", "        image:", "          src: a/b.webp", "          alt: A kite", LAST),
      page(CARD, "      title: Prices that stay", "      text: What we agree."),
      page(
        '      { "points": ["One"] },',
        "      - title: Prices",
        "        points:",
        "        - One: two",
        "        - Two",
      ),
      field("  lead: Seven things to look at, and where we stand on each."),
      field("  lead: >", "    Seven things", "    to look at.", "  size: 7"),
      field("  points:", "    - One", "    - Two"),
      field('  "points":', "    - One", "    - Two"),
      field('  "points":', '    - "One"', '    - "Two"'),
      field('  "points": [', "    - One", "    - Two", "  ],"),
      field('  "image":', "    src: a/b.webp", "    alt: A kite"),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:6:7   The lines from here down to line 7 are written as in a list of notes, not as JSON.
        6 |       - title: Prices that stay
          |       ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write them like this: { "title": "Prices that stay", "text": "What we agree is what you pay." }   [unquoted-text]

    pages/x.json:6:7   The lines from here down to line 7 are written as in a list of notes, not as JSON.
        6 |       - title: Prices that stay
          |       ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write them like this, with a comma behind line 5: { "title": "Prices that stay", "text": "What we agree is what you pay." }   [unquoted-text]

    pages/x.json:5:7   The lines from here down to line 6 are written as in a list of notes, not as JSON.
        5 |       - title: "Prices that stay"
          |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write them like this: { "title": "Prices that stay", "text": "It's agreed" },   [unquoted-text]

    pages/x.json:5:7   The lines from here down to line 8 are written as in a list of notes, not as JSON.
        5 |       - title: 'Prices'
          |       ^^^^^^^^^^^^^^^^^
        Fix: write them like this: { "title": "Prices", "image": { "src": "a/b.webp", "alt": "A kite" } },   [unquoted-text]

    pages/x.json:6:7   The lines from here down to line 7 are written as in a list of notes, not as JSON.
        6 |       title: Prices that stay
          |       ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write them like this: { "title": "Prices that stay", "text": "What we agree." }   [unquoted-text]

    pages/x.json:6:7   The lines from here down to line 9 are written as in a list of notes, not as JSON.
        6 |       - title: Prices
          |       ^^^^^^^^^^^^^^^
        Fix: write them like this: { "title": "Prices", "points": ["One: two", "Two"] }   [unquoted-text]

    pages/x.json:3:3   This line is written as in a list of notes, not as JSON.
        3 |   lead: Seven things to look at, and where we stand on each.
          |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write it like this: "lead": "Seven things to look at, and where we stand on each.",   [unquoted-text]

    pages/x.json:3:3   The lines from here down to line 6 are written as in a list of notes, not as JSON.
        3 |   lead: >
          |   ^^^^^^^
        Fix: write them like this: "lead": "Seven things to look at.", "size": 7,   [unquoted-text]

    pages/x.json:3:3   The lines from here down to line 5 are written as in a list of notes, not as JSON.
        3 |   points:
          |   ^^^^^^^
        Fix: write them like this: "points": ["One", "Two"],         [unquoted-text]

    pages/x.json:3:3   The lines from here down to line 5 are written as in a list of notes, not as JSON.
        3 |   "points":
          |   ^^^^^^^^^
        Fix: write them like this: "points": ["One", "Two"],         [unquoted-text]

    pages/x.json:3:3   The lines from here down to line 5 are written as in a list of notes, not as JSON.
        3 |   "points":
          |   ^^^^^^^^^
        Fix: write them like this: "points": ["One", "Two"],         [unquoted-text]

    pages/x.json:4:5   The lines from here down to line 5 are written as in a list of notes, not as JSON.
        4 |     - One
          |     ^^^^^
        Fix: write them like this: "One", "Two"                      [unquoted-text]

    pages/x.json:3:3   The lines from here down to line 5 are written as in a list of notes, not as JSON.
        3 |   "image":
          |   ^^^^^^^^
        Fix: write them like this: "image": { "src": "a/b.webp", "alt": "A kite" },   [unquoted-text]
    "
  `);
});

test("a whole block, with what is too long cut", () => {
  const block = [
    "    - type: cta",
    "      heading: Got an idea?",
    `      text: ${"Words that are not short at all. ".repeat(20)}`,
    "      button:",
    "        label: Write to us",
    "        href: /contact",
  ];
  const whole = ["{", '  "route": "/x",', '  "blocks": [', ...block, "  ]", "}"].join("\n");
  expect(toldOfEach(whole, whole.replace(/ (Words[^.]*\. ?)+/, " Words."))).toMatchInlineSnapshot(`
    "
    pages/x.json:4:5   The lines from here down to line 9 are written as in a list of notes, not as JSON.
        4 |     - type: cta
          |     ^^^^^^^^^^^
        Fix: write them like this, with each text as a whole: { "type": "cta", "heading": "Got an idea?", "text": "Words that are not short at all. Words that are not short a…", "button": { "label": "Write to us", "href": "/contact" } }   [unquoted-text]

    pages/x.json:4:5   The lines from here down to line 9 are written as in a list of notes, not as JSON.
        4 |     - type: cta
          |     ^^^^^^^^^^^
        Fix: write them like this: { "type": "cta", "heading": "Got an idea?", "text": "Words.", "button": { "label": "Write to us", "href": "/contact" } }   [unquoted-text]
    "
  `);
});

test("slips of JSON stay what they are", () => {
  expect(
    toldOfEach(
      page('      - { "title": "Prices", "text": "Words." }'),
      field('  lead: "Seven things",'),
      field('  lead : "Seven things" ,'),
      field("  size : 7 ,"),
      field("  lead: 'Seven things',"),
      field('  lead: Seven things",'),
      field("  items: ["),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:5:7   "-" is not expected here.
        5 |       - { "title": "Prices", "text": "Words." }
          |       ^
        Fix: take "-" out.                                           [unexpected-text]

    pages/x.json:3:3   The name lead is not in quotation marks.
        3 |   lead: "Seven things",
          |   ^^^^
        Fix: write "lead".                                           [unquoted-name, can be fixed for you]

    pages/x.json:3:3   The name lead is not in quotation marks.
        3 |   lead : "Seven things" ,
          |   ^^^^
        Fix: write "lead".                                           [unquoted-name, can be fixed for you]

    pages/x.json:3:3   The name size is not in quotation marks.
        3 |   size : 7 ,
          |   ^^^^
        Fix: write "size".                                           [unquoted-name, can be fixed for you]

    pages/x.json:3:3   The name lead is not in quotation marks.
        3 |   lead: 'Seven things',
          |   ^^^^
        Fix: write this line like this: "lead": "Seven things",      [unquoted-name, can be fixed for you]

    pages/x.json:3:3   The name lead is not in quotation marks.
        3 |   lead: Seven things",
          |   ^^^^
        Fix: write this line like this: "lead": "Seven things",      [unquoted-name]

    pages/x.json:3:3   The name items is not in quotation marks.
        3 |   items: [
          |   ^^^^^
        Fix: write "items".                                          [unquoted-name, can be fixed for you]

    pages/x.json:4:3   A { is missing before "title".
        4 |   "title": "A page"
          |   ^^^^^^^
        Fix: write { before it. If it is left of something that was deleted, take it out, up to its last } and the comma behind that.   [missing-bracket]
    "
  `);
});

test("a bare text behind a name is told with the comma that it lacks, and as a whole", () => {
  const long = "Seven things to look at when you compare teams. ".repeat(4).trim();
  expect(toldOfEach(field('  "lead": Seven things to look at.'), field(`  "lead": ${long},`))).toMatchInlineSnapshot(`
    "
    pages/x.json:3:11   The text Seven things to look at. is not in quotation marks.
        3 |   "lead": Seven things to look at.
          |           ^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write this line like this: "lead": "Seven things to look at.",   [unquoted-text]

    pages/x.json:3:11   The text Seven things to look at when you compare teams. Seven thing… is not in quotation marks.
        3 |   "lead": Seven things to look at when you compare… Seven things to look at when you compare teams.,
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put it in quotation marks: "Seven things to look at when you compare teams. Seven things to look at when you compare teams. Seven things to look at when you compare teams. Seven things to look at when you compare teams.".   [unquoted-text]
    "
  `);
});

test("what nobody sees is spelt out, and in no line that is to be copied", () => {
  const hidden = [field("  lead: Seven\u00a0things"), field('  "lead": Seven\u00adthings,\u200b')];
  expect(toldOfEach(...hidden)).not.toMatch(/[\u00a0\u00ad\u200b]/);
});
