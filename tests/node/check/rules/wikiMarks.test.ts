/** Marks that other programs make something of, and honest texts that look like them. */
import { describe, expect, test } from "vitest";
import { type Group, page, problemsOf, shortIntro, text } from "../site.ts";

const foundIn = (words: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ text: words }))) }).map(
    ({ code, message, fix }) => [code, message, fix] as const,
  );
const fine = (words: string) => expect(foundIn(words)).toEqual([]);

describe("of wikis and of other kinds of Markdown", () => {
  const sign = (is: string, written: string) =>
    `there is ${is} in this text: "${written}" would be shown as it is written.`;
  test.each([
    ["'''Kites''' fly.", sign("a bold text as wikis have it", "'''Kites'''"), 'write "**Kites**".'],
    ["== Kites ==\nThey fly.", sign("a heading as wikis have it", "== Kites =="), 'write "### Kites".'],
    ["They fly.\n== Kites ==", sign("a heading as wikis have it", "== Kites =="), 'write "### Kites".'],
    ["h2. Kites\n\nThey fly.", sign("a heading as Textile has it", "h2. Kites"), 'write "### Kites".'],
    ["::: tip\nThey fly.\n:::", sign("the frame of a note", "::: tip"), 'take it out, and ":::" at its end.'],
    ["> [!NOTE]\n> They fly.", sign("the mark of a note", "[!NOTE]"), 'write "**Note:** They fly." as the whole text.'],
    ["> [!TIP]\n> Tip: they fly.", sign("the mark of a note", "[!TIP]"), 'write "Tip: they fly." as the whole text.'],
    [
      "They fly.\n\n> [!TIP]\n> Run.",
      sign("the mark of a note", "[!TIP]"),
      'write "**Tip:**" in its place, or take it out.',
    ],
    ["Kites ==fly== here.", sign("a highlighted text", "==fly=="), 'write "**fly**".'],
    [
      "Kites %%sep%% %%primary_category%%",
      sign("a name of another program", "%%sep%% %%primary_category%%"),
      "take it out, with the space before it.",
    ],
    ["Kites %%ask Asha%% fly.", sign("a note to yourself", "%%ask Asha%%"), "take it out, with the space before it."],
    ["Kites &amp;amp; strings.", sign("the code of a sign", "&amp;"), 'write "&" in the place of "&amp;amp;".'],
    ["[Kites](https://a.example){:.x} fly.", sign("a note for a program", "{:.x}"), "take it out."],
  ])("%s", (words, message, fix) => expect(foundIn(words)).toEqual([["foreign-markdown", message, fix]]));

  test.each([
    "It is 2 == 2, and a == b == c.",
    "Write if a ==b and c ==d, or x==y and y==z.",
    "Of 100 %% and 50 %%, and of 50%%–60%%, and %%s and %%d.",
    "`==kites==` and `%%kites%%` are marks.",
    "Rock 'n' roll, and ''two'' marks.",
    "`'''bold'''` and `::: tip` and `[!NOTE]` are marks.",
    "A set {.5, 1} of weights.",
    "Kites &amp; strings, and `&amp;amp;` in HTML.",
    'Textile has `"words":https://a.example/` and “"words":/contact” for links.',
    "Old beers were marked X, XX and XXX.",
    "A program made `Ã©` of é.",
  ])("%s is fine", fine);
});

describe("around the address of a link", () => {
  const link = (written: string) => `the link "${written}" is not written as a link: another program has links so.`;
  test.each(['"our kites":https://a.example', "[our kites|https://a.example]", "`our kites <https://a.example>`_"])(
    "%s",
    (written) =>
      expect(foundIn(`See ${written} fly.`)).toEqual([
        ["broken-markdown-link", link(written), 'write "[our kites](https://a.example)".'],
      ]),
  );

  test.each(['He said "yes": we build.', "Either [a|b] or /c."])("%s is fine", fine);
});

test("long texts of the same few signs take no longer than others", () => {
  const many = 100_000;
  const texts = [
    `${"<a =' ".repeat(many)}`,
    `<!--${"-- ".repeat(many)}`,
    `${"-".repeat(many)} Forwarded message`,
    `Sent from my iPhone ${" ".repeat(many)}x`,
    `Error! ${"#".repeat(many)}`,
    `=SUM(${") ".repeat(many)}x`,
    `+91 ${"X".repeat(many)}`,
    `$${"_".repeat(many)}x`,
    `'''${"'".repeat(many)}`,
    `== ${"= ".repeat(many)}x`,
    `${"|/".repeat(many)}`,
    `${'":/'.repeat(many)}`,
    `{n, plural,${"{}".repeat(many)}`,
    `=E2=80=99${"=E2".repeat(many)}`,
    "%%a ==b ".repeat(many),
  ];
  for (const words of texts) expect(foundIn(words).length).toBeLessThan(3);
});

test("marks around words in several languages", () => {
  expect(foundIn("[:en]Kites fly.[:de]Drachen fliegen.[:]")).toEqual([
    [
      "pasted-shortcode",
      '"[:en]" would be shown as it is written: nothing is made of such marks here.',
      "keep the words in the language of the page, and take all others and the marks out.",
    ],
  ]);
});

describe("addresses that visitors cannot open, or that go by way of a translation", () => {
  const REAL = "write the address that visitors should open, or take the link out.";
  test.each([
    ["https://192.168.1.20/", 'the address "https://192.168.1.20/" works only in your own network.', REAL],
    [
      "https://www.yourdomain.com/",
      'the address "https://www.yourdomain.com/" only holds a place for a real one.',
      REAL,
    ],
    [
      "https://two-kites--fly-example.translate.goog/contact?_x_tr_sl=en",
      'the link "it" leads to a page as Google has translated it.',
      'write "https://two.kites-fly.example/contact".',
    ],
  ])("%s", (href, message, fix) =>
    expect(foundIn(`See [it](${href}).`).map(([, ...told]) => told)).toEqual([[message, fix]]),
  );

  test.each(["https://yourcompany.example/", "https://192.167.1.20/"])("%s is fine", (href) =>
    fine(`See [it](${href}).`),
  );
});

describe("dates", () => {
  const still = "looks like words that are still to be written.";
  test.each([
    ["Closed on February 30.", 'there is no "February 30": February has at most 29 days.'],
    ["Last change: Invalid Date.", `"Invalid Date" ${still}`],
    ["Open until DD/MM/YYYY.", `"DD/MM/YYYY" ${still}`],
  ])("%s", (words, message) => expect(foundIn(words).map(([, told]) => told)).toEqual([message]));

  test.each([
    "We sold ten in January, in February 30.",
    "Write your birthday as DD/MM/YYYY.",
    "What Invalid Date means in a script.",
  ])("%s is fine", fine);
});

const OUT = "take it out, with the space before it.";

test.each<[fields: Group, name: string, fix: string]>([
  [
    { heading: "Our way {#way}" },
    "{#way}",
    `${OUT} If links lead to this place, write "id": "way", before this heading.`,
  ],
  [
    { heading: "Our way {#Our_Way}" },
    "{#Our_Way}",
    `${OUT} If links lead to this place, write "id": "our-way", before this heading.`,
  ],
  [{ heading: "Our way {#way}", id: "us" }, "{#way}", OUT],
  [{ text: "### Our way {#way}\n\nWe go." }, "{#way}", OUT],
  [{ text: ["Our way {: #way .big}", "We go."] }, "{: #way .big}", OUT],
])("the name of a place behind %j", (fields, name, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro(fields))) });
  expect(found.map((each) => `${each.code}: ${each.message} ${each.fix}`)).toEqual([
    `foreign-markdown: there is the name of a place in this text: "${name}" would be shown as it is written. ${fix}`,
  ]);
});

test.each(["Write {#way} behind a heading.", "`Our way {#way}`", "Our way \\{#way}", "Ask for #way"])(
  "%s is fine",
  (words) => expect(foundIn(words)).toEqual([]),
);

test.each<[fields: Group, written: string, fix: string]>([
  [
    { text: 'See HYPERLINK "https://a.example/b" \\h our page.' },
    '"HYPERLINK "https://a.example/b" \\h"',
    'write "[…](https://a.example/b)" in its place, with the words to click, which stand behind it, for ….',
  ],
  [
    { heading: 'HYPERLINK "https://a.example/b" Kites' },
    '"HYPERLINK "https://a.example/b""',
    "take it out, with the space behind it.",
  ],
])("the code of a link in Word: %j", (fields, written, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro(fields))) });
  expect(found.map((each) => `${each.message} ${each.fix}`)).toEqual([
    `${written} is the code of a link in Word. ${fix}`,
  ]);
});

test.each([
  "The function HYPERLINK makes a link.",
  "A HYPERLINK in “capitals” is loud.",
  '`HYPERLINK "https://a.example"`',
])("%s is fine", fine);
