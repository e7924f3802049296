/** Bold words, lists and signs that were meant to be something in a text and would be shown as they are written. */
import { expect, test } from "vitest";
import { fixesOf, page, problemsOf, shortIntro, text, toldOf } from "../site.ts";

test("stars that make nothing bold, and a pasted list", () => {
  const texts = [
    "Ready in **six weeks.",
    "Ready in **six weeks **or less.",
    "• Design\n• Code",
    ["• Design", "• Code"],
  ];
  expect(`\n${toldOf(...texts.map((written) => shortIntro({ text: written })))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): the two stars before "six" have no others behind them, so that they would be shown.
        9 |       "text": "Ready in **six weeks."
          |               ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write two stars behind the bold words as well, or take these out.   [unclosed-bold, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): a space stands beside the stars of "**six weeks **", so that they would be shown.
        14 |       "text": "Ready in **six weeks **or less."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "**six weeks**".                                  [unclosed-bold, a warning]

    pages/index.json:19:15   In block 3 (intro "Hello"): lines that start with "•" are no list.
        19 |       "text": "• Design\\n• Code"
           |               ^^^^^^^^^^^^^^^^^^
        Fix: write "-" in the place of each "•".                     [pasted-list, a warning]

    pages/index.json:25:9   In block 4 (intro "Hello") > text: texts that start with "•" are no list.
        25 |         "• Design",
           |         ^^^^^^^^^^
        Fix: write them as one text: "- Design\\n- Code".             [pasted-list, a warning]
    "
  `);
});

test("a phone number as an address, with spaces in it", () => {
  expect(toldOf(shortIntro({ text: "[Call us](+91 79 4000 0000) or [see](2 or 3)." }))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): the link "[Call us](+91 79 4000 0000)" is not written as a link: a phone number has "tel:" before it, and no spaces.
        9 |       "text": "[Call us](+91 79 4000 0000) or [see](2 or 3)."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[Call us](tel:+917940000000)".                   [broken-markdown-link]"
  `);
});

test("a file to take home with a space in its name", () => {
  const files = ["forms/Order Form.docx", "/forms/Order Form.docx", "a second version"];
  expect(toldOf(...files.map((file) => shortIntro({ text: `Fill in [our form](${file}) first.` }))))
    .toMatchInlineSnapshot(`
      "pages/index.json:9:15   In block 1 (intro "Hello"): the link "[our form](forms/Order Form.docx)" is not written as a link: there is a space in the address.
          9 |       "text": "Fill in [our form](forms/Order Form.docx) first."
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: rename the file to "forms/Order-Form.docx", write "/forms/Order-Form.docx", and put the file into the folder public: public/forms/Order-Form.docx.   [broken-markdown-link]

      pages/index.json:14:15   In block 2 (intro "Hello"): the link "[our form](/forms/Order Form.docx)" is not written as a link: there is a space in the address.
          14 |       "text": "Fill in [our form](/forms/Order Form.docx) first."
             |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: rename the file to "forms/Order-Form.docx", write "/forms/Order-Form.docx", and put the file into the folder public: public/forms/Order-Form.docx.   [broken-markdown-link]"
    `);
});

test("a slash in the place of a backslash before the n that ends a line", () => {
  const texts = ["One line./nAnother line.", "We have:/n- Kites/n- Strings", "Design/n/nWe draw first. /n And code."];
  expect(toldOf(...texts.map((written) => shortIntro({ text: written })))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): /n would be shown between the words in "line./nAnother".
        9 |       "text": "One line./nAnother line."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write \\n in the place of /n: it ends a line.            [broken-line-end, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): /n would be shown between the words in "have:/n-".
        14 |       "text": "We have:/n- Kites/n- Strings"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write \\n in the place of each /n: it ends a line.       [broken-line-end, a warning]

    pages/index.json:19:15   In block 3 (intro "Hello"): /n would be shown between the words in "Design/n/nWe".
        19 |       "text": "Design/n/nWe draw first. /n And code."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write \\n in the place of /n: it ends a line.            [broken-line-end, a warning]"
  `);
  expect(toldOf(shortIntro({ heading: "Kites,/nMade by hand", text: "One.\\nTwo." }))).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (intro "Kites,/nMade by hand"): /n would be shown between the words in "Kites,/nMade".
        8 |       "heading": "Kites,/nMade by hand",
          |                  ^^^^^^^^^^^^^^^^^^^^^^
        Fix: write a space in its place.                             [broken-line-end, a warning]

    pages/index.json:9:15   In block 1 (intro "Kites,/nMade by hand"): \\n would be shown between the words in "One.\\nTwo.".
        9 |       "text": "One.\\\\nTwo."
          |               ^^^^^^^^^^^^^
        Fix: write \\n with one backslash in the place of two: it ends a line.   [broken-line-end, a warning]"
  `);
});

test("a slash before an n that belongs to words", () => {
  const texts = [
    "Yes and/no.",
    "Coffee w/n Tea, 100/n Days, S/n 12, y/n",
    "We read https://x.example/n/New too.",
    "./node /n",
    "[a](https://x.example/n/N/n)",
  ];
  expect(toldOf(...texts.map((written) => shortIntro({ text: written })))).toBe("");
});

test.each([
  ["** bold** words", 'write "**bold**".'],
  ["**Bold **words", 'write "**Bold**".'],
  ["*** Sold out until Friday ***", 'write "**Sold out until Friday**".'],
  ["Ready **[for you](/contact) in time.", "write two stars behind the bold words as well, or take these out."],
  ["Some **bold** and **more", "write two stars behind the bold words as well, or take these out."],
  ["Before:\n● One\n● Two", 'write "-" in the place of each "●".'],
  ["Before:\n●One\n● Two", 'write "- " in the place of each "●".'],
])("%j", (written, fix) => {
  expect(fixesOf({ text: written })).toEqual([fix]);
});

test("boxes to tick, a link from a chat, and tables", () => {
  const slips = [
    "- [ ] Design\n- [ ] Code",
    "See <https://example.com/work|our work>.",
    "| Store | Fee |\n|---|---|\n| Google Play | $25 |",
    "Either | or.",
  ];
  expect(toldOf(shortIntro({ text: slips }))).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (intro "Hello") > text: lines that start with "- [ ]" are no list.
        10 |         "- [ ] Design\\n- [ ] Code",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "-" in the place of each "- [ ]".                 [pasted-list, a warning]

    pages/index.json:11:9   In block 1 (intro "Hello") > text: the link "<https://example.com/work|our work>" is not written as a link: programs for chats write it so.
        11 |         "See <https://example.com/work|our work>.",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[our work](https://example.com/work)".           [broken-markdown-link]

    pages/index.json:12:9   In block 1 (intro "Hello") > text: lines with | between their words are no table.
        12 |         "| Store | Fee |\\n|---|---|\\n| Google Play | $25 |",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write each row below the headings as a point of a list: "- Google Play: $25".   [pasted-table, a warning]"
  `);
  const rows = ["| Google Play | $25 |", "| App Store | $99 |"];
  expect(toldOf(shortIntro({ text: rows }))).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (intro "Hello") > text: lines with | between their words are no table.
        10 |         "| Google Play | $25 |",
           |         ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write each row as a point of a list: "- Google Play: $25".   [pasted-table, a warning]"
  `);
});

test("points of a list that was pasted as texts are one mistake, wherever it stands among others", () => {
  const points = ["▪ Design", "▪ Code that somebody else can read as well", "▪ Care"];
  expect(fixesOf({ text: ["Before.", ...points, "Behind."] })).toEqual([
    'write them as one text: "- Design\\n- Code that somebody else can read as well\\n- Care".',
  ]);
});

test.each([
  "5 ** 3 ** 2",
  "Price** per app",
  "Stars: **",
  "Two \\*\\*stars",
  "`**code`",
  "**bold** words",
  "***bold*** words",
  "Ready **[for you](/contact)** in time.",
  "One • two • three",
  "• Just one",
  "- One\n- Two",
  "Fish &amp; chips",
  "AT&T; and R&D",
])("%j is fine", (written) => {
  expect(fixesOf({ text: written })).toEqual([]);
});

test.each([
  ["Fish &amp; chips", 'write "Fish & chips".'],
  ["Apps&nbsp;&ndash; and websites", 'write "Apps – and websites".'],
  ["It&#39;s ready", 'write "It\'s ready".'],
])("%j in a heading", (heading, fix) => {
  expect(fixesOf({ heading })).toEqual([fix]);
});

test.each(["AT&T; and R&D", "Fish & chips", "Q&A;", "What &nbsp; does"])("%j in a heading is fine", (heading) => {
  expect(fixesOf({ heading })).toEqual([]);
});

test("what other programs make of signs", () => {
  const texts = [
    "| App | Price |\n|-----|:----|\n| Small | $10k |",
    "Prices start at $10k[^1].",
    "Ready in ~~six~~ five weeks.",
    "- [x] Sketch\n- [ ] Code",
  ];
  expect(`\n${toldOf(...texts.map((written) => shortIntro({ text: written })))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): lines with | between their words are no table.
        9 |       "text": "| App | Price |\\n|-----|:----|\\n| Small | $10k |"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write each row below the headings as a point of a list: "- Small: $10k".   [pasted-table, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): there is a footnote in this text: "[^1]" would be shown as it is written.
        14 |       "text": "Prices start at $10k[^1]."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the note into the text.                           [foreign-markdown, a warning]

    pages/index.json:19:15   In block 3 (intro "Hello"): there is a crossed-out text in this text: "~~six~~" would be shown as it is written.
        19 |       "text": "Ready in ~~six~~ five weeks."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, or only its signs.                         [foreign-markdown, a warning]

    pages/index.json:24:15   In block 4 (intro "Hello"): lines that start with "- [x]" are no list.
        24 |       "text": "- [x] Sketch\\n- [ ] Code"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "-" in the place of each "- [x]".                 [pasted-list, a warning]
    "
  `);
});

test.each([
  "iOS | Android",
  "A|B---|C",
  "`~~old~~` and `[^1]`",
  "About ~5 weeks, ~6 at most",
  "Press [X] to leave",
  "5 \\~~ 6",
])("%j is fine", (written) => {
  expect(fixesOf({ text: written })).toEqual([]);
});

test("codes of emoji from a chat", () => {
  const texts = ["Ask us. :point_right:", "**New** :tada::+1:, and [more :fire:](/blog)"];
  expect(toldOf(...texts.map((written) => shortIntro({ text: written })))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): there is the code of an emoji in this text: ":point_right:" would be shown as it is written.
        9 |       "text": "Ask us. :point_right:"
          |               ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out.                                            [foreign-markdown, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): there is the code of an emoji in this text: ":tada::+1:" would be shown as it is written.
        14 |       "text": "**New** :tada::+1:, and [more :fire:](/blog)"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out.                                            [foreign-markdown, a warning]"
  `);
  expect(toldOf(shortIntro({ heading: "Ask us :smile:" }))).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (intro "Ask us :smile:"): there is the code of an emoji in this text: ":smile:" would be shown as it is written.
        8 |       "heading": "Ask us :smile:",
          |                  ^^^^^^^^^^^^^^^^
        Fix: take it out.                                            [foreign-markdown, a warning]"
  `);
});

test.each([
  "Open 10:30:00 to 12:00:00, ratio 2:3:4",
  "`:smile:` and a:b:c, ::before::, std::vector::x",
  "https://a.example/:id:/b, urn:isbn:123, :alone, and: so :",
  "The sign \\:smile:",
])("%j has no emoji in it", (written) => {
  expect(toldOf(shortIntro({ text: written }))).toBe("");
});

test("the title of a link", () => {
  const titled = ['[All](/all "All our pages")', "[All](/all 'Pages (all)'), **bold**", "Not [all](/all) (so) it is."];
  expect(`\n${toldOf(...titled.map((written) => shortIntro({ text: written })))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): "All our pages", the title of a link, would be shown nowhere.
        9 |       "text": "[All](/all \\"All our pages\\")"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: say it in the words of the link, or take it out.        [foreign-markdown, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): "Pages (all)", the title of a link, would be shown nowhere.
        14 |       "text": "[All](/all 'Pages (all)'), **bold**"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: say it in the words of the link, or take it out.        [foreign-markdown, a warning]
    "
  `);
});

test("rows of a table in one text", () => {
  const rows = ["| Package | Price |", "| --- | --- |", "| Small | $2,000 |", "| Large | $9,000 |"];
  expect(toldOf(shortIntro({ text: rows.join("\n") }))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): lines with | between their words are no table.
        9 |       "text": "| Package | Price |\\n| --- | --- |\\n| Small | $2,000 |\\n| Large | $9,000 |"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write each row below the headings as a point of a list, all in one text with \\n before each point: "- Small: $2,000\\n- Large: $9,000".   [pasted-table, a warning]"
  `);
});

test("spaces on both sides of the stars, around words and not between numbers", () => {
  const said = (words: string) => problemsOf({ "pages/index.json": text(page(shortIntro({ text: words }))) });
  expect(said("This is ** what came back ** after a week.").map(({ fix }) => fix)).toEqual([
    'write "**what came back**".',
  ]);
  for (const fine of ["It is 2 ** 3 and 4 ** 5 then.", "Stars ** 2 and ** 3."]) expect(said(fine)).toEqual([]);
});
