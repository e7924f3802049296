/** Names in braces that are not filled in. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortHero, shortIntro, text, told, toldOf } from "../site.ts";

const linkTo = (href: string) => ({
  "pages/index.json": text(page(shortIntro({ button: { label: "Call us today", href } }))),
});

/** What an author sees for a link with this address. */
function toldOfLink(href: string): string {
  return `\n${toldOf({ ...shortHero("A kite"), button: { label: "Call us today", href } })}\n`;
}

test("a misspelt name in the address of a phone call is one mistake", () => {
  expect(toldOfLink("tel:{phon}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: nothing is known that could be filled in for {phon}.
        15 |         "href": "tel:{phon}"
           |                 ^^^^^^^^^^^^
        Fix: did you mean "{phone}"?                                 [unknown-token]
    "
  `);
  expect(toldOfLink("tel:{phone number}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: nothing is filled in for {phone number} as it is written.
        15 |         "href": "tel:{phone number}"
           |                 ^^^^^^^^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
  expect(toldOfLink("mailto:{mail}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: nothing is known that could be filled in for {mail}.
        15 |         "href": "mailto:{mail}"
           |                 ^^^^^^^^^^^^^^^
        Fix: did you mean "{email}"?                                 [unknown-token]
    "
  `);
});

test("words that are filled in where the name of a site stands", () => {
  expect(toldOfLink("https://{city}.example/")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "https://{city}.example/" is filled in with words, and no browser can open "https://Ahmedabad%2C%20India.example/".
        15 |         "href": "https://{city}.example/"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the address itself, without names in braces.      [unsafe-url]
    "
  `);
  expect(toldOfLink("https://maps.example/?q={city}")).toBe("\n\n");
  expect(toldOfLink("tel:{skype}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "tel:{skype}" is filled in with words, and no browser can open "tel:live%3Akitestep".
        15 |         "href": "tel:{skype}"
           |                 ^^^^^^^^^^^^^
        Fix: write the address itself, without names in braces.      [unsafe-url]
    "
  `);
});

test.each(["tel:{city}", "tel:{company}", "tel:{skype}"])("%s is no link", (href) =>
  expect(problemsOf(linkTo(href)).map(({ code }) => code)).toEqual(["unsafe-url"]),
);

test.each(["tel:{phone}", "mailto:{email}", "https://wa.me/{phone}"])("%s of which the value is wrong", (href) => {
  const site = settings();
  const contact = { ...(site["contact"] as Group), email: "hello at example", phone: "0091-000 000" };
  const files = { ...linkTo(href), "pages/_site.json": text({ ...site, contact }) };
  expect(problemsOf(files).map(({ file }) => file)).toEqual(["pages/_site.json", "pages/_site.json"]);
});

/** What an author sees for this text. */
function toldOfText(words: string): string {
  return `\n${toldOf(shortIntro({ text: words }))}\n`;
}

test("names with something else in their braces are quoted whole", () => {
  expect(toldOfText("Call {phone number} today.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for {phone number} as it is written.
        9 |       "text": "Call {phone number} today."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
  expect(toldOfText("This is {company-name}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for {company-name} as it is written.
        9 |       "text": "This is {company-name}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{company}".                                      [unknown-token]
    "
  `);
  expect(toldOfText("Call {phone or write to {email}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for {phone as it is written.
        9 |       "text": "Call {phone or write to {email}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
});

test("names of any kind that visitors would see in their braces", () => {
  expect(toldOfText("Call {__proto__} today.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is known that could be filled in for {__proto__}.
        9 |       "text": "Call {__proto__} today."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{__proto__}.   [unknown-token]
    "
  `);
  expect(toldOfText("This is {_company}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for {_company} as it is written.
        9 |       "text": "This is {_company}."
          |               ^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{company}".                                      [unknown-token]
    "
  `);
  expect(toldOfText("Write to {e-mail}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is known that could be filled in for {e-mail}.
        9 |       "text": "Write to {e-mail}."
          |               ^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "{email}"?                                 [unknown-token]
    "
  `);
  expect(toldOfText("Call (phone} or {email}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for (phone}: ( stands where { belongs.
        9 |       "text": "Call (phone} or {email}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
  expect(toldOfText("Call phone} or {email}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for phone} as it is written.
        9 |       "text": "Call phone} or {email}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
  expect(toldOfLink("tel:(phone}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: nothing is filled in for (phone}: ( stands where { belongs.
        15 |         "href": "tel:(phone}"
           |                 ^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
});

test.each([
  ["{my phone}", "{my phone}", "{phone}"],
  ["{the company}", "{the company}", "{company}"],
  ["{contact.email}", "{contact.email}", "{email}"],
  ["{phoneNumber}", "{phoneNumber}", "{phone}"],
  ["[phone]", "[phone]", "{phone}"],
  ["｛phone｝", "｛phone｝", "{phone}"],
  ["<email>", "<email>", "{email}"],
])("a name with other words in its braces, or in other brackets: %s", (written, shown, meant) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ text: `Reach us by ${written} today.` }))) });
  const said = `nothing is filled in for ${shown} as it is written. write "${meant}".`;
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([said]);
});

test("a name with letters that only look like the right ones, or with one that cannot be seen", () => {
  expect(toldOfText("Call {соmpany} or {pho\u200bne}, and ask for {größe}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for {<U+0441><U+043E>mpany} as it is written.
        9 |       "text": "Call {<U+0441><U+043E>mpany} or {pho<U+200B>ne}, and ask for {größe}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{company}".                                      [unknown-token, can be fixed for you]

    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for {pho<U+200B>ne} as it is written.
        9 |       "text": "Call {<U+0441><U+043E>mpany} or {pho<U+200B>ne}, and ask for {größe}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token, can be fixed for you]

    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is known that could be filled in for {größe}.
        9 |       "text": "Call {<U+0441><U+043E>mpany} or {pho<U+200B>ne}, and ask for {größe}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{größe}.   [unknown-token]
    "
  `);
});

test("braces that are meant", () => {
  expect(
    toldOfText(
      "Write \\{phone} or \\{phone\\}, {my number}, [phone](tel:{phone}), { } and function () { return phone; }.",
    ),
  ).toBe("\n\n");
});

test("what is filled in for a name cannot have one in it", () => {
  const site = settings();
  const toldOfSite = (fields: Group) => `\n${told({ "pages/_site.json": text({ ...site, ...fields }) })}\n`;
  expect(toldOfSite({ brand: { ...(site["brand"] as Group), name: "{company}" } })).toMatchInlineSnapshot(`
    "
    pages/_site.json:6:13   In brand: {company} is not filled in here, because this text itself is filled in for {company}.
        6 |     "name": "{company}",
          |             ^^^^^^^^^^^
        Fix: write the words themselves, without braces.             [unknown-token]
    "
  `);
  expect(toldOfSite({ contact: { ...(site["contact"] as Group), city: "{city}" } })).toMatchInlineSnapshot(`
    "
    pages/_site.json:17:13   In contact: {city} is not filled in here, because this text itself is filled in for {city}.
        17 |     "city": "{city}",
           |             ^^^^^^^^
        Fix: write the words themselves, without braces.             [unknown-token]
    "
  `);
});

test("the address of a page has no words in it", () => {
  expect(toldOfLink("/{city}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "/{city}" is not the address of a page: names in braces are filled in with words.
        15 |         "href": "/{city}"
           |                 ^^^^^^^^^
        Fix: write the address as the page has it, for example "/contact".   [unsafe-url]
    "
  `);
  expect(toldOfLink("/contact#{company}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "/contact#{company}" is not the address of a page: names in braces are filled in with words.
        15 |         "href": "/contact#{company}"
           |                 ^^^^^^^^^^^^^^^^^^^^
        Fix: write the address as the page has it, for example "/contact".   [unsafe-url]
    "
  `);
  expect(toldOfLink("/contact?from={company}")).toBe("\n\n");
});

test.each([
  "${phone}",
  "${ phone }",
  "%phone%",
  "%PHONE%",
  "%{phone}",
  "{%phone%}",
  "{% phone %}",
  "{$phone}",
  "$phone",
])("%s, as other programs have it", (written) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ text: `Call ${written} now.` }))) });
  expect(found.map(({ message, fix }) => [message, fix])).toEqual([
    [`a name that is filled in is not written as ${written}.`, 'write "{phone}".'],
  ]);
});

test.each(["Call (phone).", "Up 50% by phone, 20% by email.", "$10k, ${phone}", "A \\\\$phone"])("%s", (written) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) });
  expect(found.map(({ fix }) => fix)).toEqual(written.includes("${") ? ['write "{phone}".'] : []);
});

test("a name in braces is told as it was written", () => {
  expect(toldOfText("Look at {line} and {line:12}.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is known that could be filled in for {line}.
        9 |       "text": "Look at {line} and {line:12}."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{line}.   [unknown-token]
    "
  `);
});

test("a name in braces beside a missing comma is told as it was written", () => {
  const files = { "pages/x.json": '{ "route": "/x" "{line}": "{line:2}" }' };
  expect(problemsOf(files).map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "the "title" is missing.",
      "the "description" is missing.",
      "the "blocks" are missing.",
      "A comma is missing before "{line}".",
      ""{line}" is not something a page has.",
    ]
  `);
});

test.each(["{{phone}", "{phone}}"])("%s has a brace too many", (written) => {
  const files = { "pages/index.json": text(page(shortIntro({ text: `Call ${written} today.` }))) };
  expect(problemsOf(files).map(({ message, fix }) => [message, fix])).toEqual([
    [`nothing is filled in for ${written} as it is written.`, 'write "{phone}".'],
  ]);
});

test("names that people have for what is filled in", () => {
  const files = { "pages/index.json": text(page(shortIntro({ text: "Call {telephone}, or meet {firm}." }))) };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual(['did you mean "{phone}"?', 'did you mean "{company}"?']);
});

test("a space behind a phone number that is filled in", () => {
  expect(toldOfLink("tel:{phone} ")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: the address "tel:{phone} " has a space in it.
        15 |         "href": "tel:{phone} "
           |                 ^^^^^^^^^^^^^^
        Fix: write "tel:{phone}".                                    [unsafe-url, can be fixed for you]
    "
  `);
});

test("half a sign in what is filled into an address", () => {
  const site = { ...settings(), brand: { name: "\ud800x", description: "An agency." } };
  const link = "[Write to us](mailto:a@b.example?subject={company})";
  const files = { "pages/_site.json": text(site), "pages/index.json": text(page(shortIntro({ text: link }))) };
  expect(problemsOf(files).map(({ file, code }) => `${file} ${code}`)).toEqual(["pages/_site.json lost-letter"]);
});

test("an entry that says nothing but a name for which there are no words", () => {
  const site = settings();
  const { skype: _, ...contact } = site["contact"] as Group;
  const faq = block("faq");
  const items = [...(faq["items"] as Group[]), { question: "On Skype?", answer: "{skype}" }];
  const files = { "pages/_site.json": text({ ...site, contact }), "pages/index.json": text(page({ ...faq, items })) };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual([
    'add "skype" under "contact" there, or take the whole entry out here, from { to }, with a comma beside it.',
  ]);
});
