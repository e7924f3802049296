import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import {
  block,
  images,
  inputOf,
  page,
  pageAt,
  problemsOf,
  schemas,
  shortIntro,
  siteWith,
  text,
  told,
  toldAlone,
  toldOf,
  type Group,
} from "../site.ts";

const cta = block("cta");

function shared(content: Group): string {
  return text({ block: block("contactForm"), open: ["heading", "details"], ...content });
}

test("a shared block that a page makes one of another type", () => {
  const use = (type: string): Group => ({ type: "shared", use: "contact-form", with: { type } });
  const found = problemsOf({
    "pages/_shared/contact-form.json": shared({}),
    "pages/index.json": text(page(block("hero"), use("hero"), use("nothing"))),
  });
  expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    "closed-field /blocks/1/with/type",
    "closed-field /blocks/2/with/type",
  ]);
});

test("a shared block that is unknown, nested, or worded where it is not open", () => {
  const use = (fields: Group) => ({ type: "shared", ...fields });
  const files = {
    "pages/_shared/contact-form.json": shared({}),
    "pages/index.json": text(
      page(
        use({ use: "contact-from" }),
        use({ use: "newsletter" }),
        use({ use: "contact-form", with: { headng: "x", form: "quote", colour: "red" } }),
        use({
          use: "contact-form",
          with: { heading: "", details: [{ label: "Call", text: "Now", href: "javascript:x", icn: "phone" }] },
        }),
        use({ use: "contact-form", with: { heading: "Write to {emial}" } }),
      ),
    ),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:8:14   In block 1 (shared "contact-from"): there is no shared block called "contact-from".
        8 |       "use": "contact-from"
          |              ^^^^^^^^^^^^^^
        Fix: did you mean "contact-form"?                            [unknown-shared]

    pages/index.json:12:14   In block 2 (shared "newsletter"): there is no shared block called "newsletter".
        12 |       "use": "newsletter"
           |              ^^^^^^^^^^^^
        Fix: write "contact-form", add the file pages/_shared/newsletter.json, or take this block out, from { to }, with a comma beside it.   [unknown-shared]

    pages/index.json:18:9   In block 3 (shared "contact-form") > with: the shared block "contact-form" is a contactForm, which has no "headng".
        18 |         "headng": "x",
           |         ^^^^^^^^
        Fix: rename it to "heading".                                 [closed-field, can be fixed for you]

    pages/index.json:19:9   In block 3 (shared "contact-form") > with: the shared block "contact-form" has no "form" that a page may change.
        19 |         "form": "quote",
           |         ^^^^^^
        Fix: change "open" in pages/_shared/contact-form.json to ["heading", "details", "form"] (other pages stay as they are), or take "form" out of "with", with the comma behind it: the shared "form" is shown here then, and this one is lost.   [closed-field]

    pages/index.json:20:9   In block 3 (shared "contact-form") > with: the shared block "contact-form" is a contactForm, which has no "colour".
        20 |         "colour": "red"
           |         ^^^^^^^^
        Fix: use "heading" or "details", or take it out, with the comma before it.   [closed-field]

    pages/index.json:27:20   In block 4 (shared "contact-form") > with: nothing is written in "heading".
        27 |         "heading": "",
           |                    ^^
        Fix: write something.                                        [blank-text]

    pages/index.json:32:21   In block 4 (shared "contact-form") > with > detail 1: a link cannot lead to "javascript" addresses: "javascript:x".
        32 |             "href": "javascript:x",
           |                     ^^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…", or take it out. The words stay, and can no longer be clicked.   [unsafe-url]

    pages/index.json:33:13   In block 4 (shared "contact-form") > with > detail 1: "icn" is not something a detail has.
        33 |             "icn": "phone"
           |             ^^^^^
        Fix: rename it to "icon".                                    [unknown-property, can be fixed for you]

    pages/index.json:42:20   In block 5 (shared "contact-form") > with: nothing is known that could be filled in for {emial}.
        42 |         "heading": "Write to {emial}"
           |                    ^^^^^^^^^^^^^^^^^^
        Fix: did you mean "{email}"?                                 [unknown-token]"
  `);
  const again = { "pages/_shared/again.json": shared({ block: use({ use: "contact-form" }), open: [] }) };
  const user = text(page({ type: "intro", heading: "A", text: "B" }, use({ use: "again" })));
  expect(told({ ...again, "pages/index.json": user })).toMatchInlineSnapshot(`
    "pages/_shared/again.json:3:13   In the block (shared "contact-form"): a shared block cannot be made from another shared block.
        3 |     "type": "shared",
          |             ^^^^^^^^
        Fix: write here what stands behind "block": in pages/_shared/contact-form.json.   [nested-shared]"
  `);
  const withOwn = use({ use: "contact-form", with: { heading: "Ask us", text: "We answer soon." } });
  const withWords = { "pages/_shared/again.json": shared({ block: withOwn, open: [] }), "pages/index.json": user };
  expect(told(withWords)).toContain(
    'contact-form.json, with your "heading" and "text" from "with" in the place of the ones there.',
  );
  const usedBy = (name: string) => shared({ block: use({ use: name }), open: [] });
  const circle = { "pages/_shared/a.json": usedBy("b"), "pages/_shared/b.json": usedBy("a") };
  const own = { "pages/_shared/own.json": usedBy("own"), "pages/_shared/far.json": usedBy("again") };
  const users = text(
    page({ type: "intro", heading: "A", text: "B" }, ...["a", "own", "far"].map((name) => use({ use: name }))),
  );
  expect(
    problemsOf({ ...circle, ...own, ...again, "pages/index.json": users }).map(({ file, sentence, fix }) => [
      file,
      sentence,
      fix,
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "pages/_shared/a.json",
        "In the block (shared "b"): this shared block and pages/_shared/b.json use each other.",
        "write the block itself here, or take an older copy of the file.",
      ],
      [
        "pages/_shared/again.json",
        "In the block (shared "contact-form"): a shared block cannot be made from another shared block.",
        "write here what stands behind "block": in pages/_shared/contact-form.json.",
      ],
      [
        "pages/_shared/b.json",
        "In the block (shared "a"): this shared block and pages/_shared/a.json use each other.",
        "write the block itself here, or take an older copy of the file.",
      ],
      [
        "pages/_shared/far.json",
        "In the block (shared "again"): a shared block cannot be made from another shared block.",
        "write here what stands behind "block": in pages/_shared/contact-form.json.",
      ],
      [
        "pages/_shared/own.json",
        "In the block (shared "own"): this shared block uses itself.",
        "write the block itself here, or take an older copy of the file.",
      ],
    ]
  `);
  expect(told({ "pages/_shared/x.json": shared({ open: ["headings", "colour", "id"] }) })).toMatchInlineSnapshot(`
    "pages/_shared/x.json:27:5   In open: "headings" is not something a contactForm leaves open.
        27 |     "headings",
           |     ^^^^^^^^^^
        Fix: did you mean "heading"?                                 [unknown-open-field]

    pages/_shared/x.json:28:5   In open: "colour" is not something a contactForm leaves open.
        28 |     "colour",
           |     ^^^^^^^^
        Fix: did you mean "ground"?                                  [unknown-open-field]"
  `);
  expect(told({ "pages/_shared/x.json": shared({ block: { ...cta, buton: 1, type: "ctaa" }, opn: [] }) }))
    .toMatchInlineSnapshot(`
      "pages/_shared/x.json:3:13   In the block: there is no block called "ctaa".
          3 |     "type": "ctaa",
            |             ^^^^^^
          Fix: did you mean "cta"?                                     [unknown-block]

      pages/_shared/x.json:10:5   In the block: "buton" is not something a cta has.
          10 |     "buton": 1
             |     ^^^^^^^
          Fix: "button" is there already; keep one of the two, and call it "button".   [unknown-property]

      pages/_shared/x.json:14:5   In open: "details" is not something a cta leaves open.
          14 |     "details"
             |     ^^^^^^^^^
          Fix: write one of "id", "variant", "art", "heading", "text" or "button".   [unknown-open-field]

      pages/_shared/x.json:16:3   "opn" is not something a shared block has.
          16 |   "opn": []
             |   ^^^^^
          Fix: "open" is there already; keep one of the two, and call it "open".   [unknown-property]"
    `);
  expect(told({ "pages/_shared/x.json": shared({ block: { ...cta, text: 5 } }) })).toMatchInlineSnapshot(`
    "pages/_shared/x.json:5:13   In the block (cta "Got an App Idea? Let's Talk!"): "text" should be a text or a list of paragraphs, but it is a number: 5.
        5 |     "text": 5,
          |             ^
        Fix: put it in quotation marks: "5".                         [wrong-type, can be fixed for you]

    pages/_shared/x.json:13:5   In open: "details" is not something a cta leaves open.
        13 |     "details"
           |     ^^^^^^^^^
        Fix: write one of "id", "variant", "art", "heading", "text" or "button".   [unknown-open-field]"
  `);
});

test("a shared block that is gone is one mistake, wherever it was placed", () => {
  const use = { type: "shared", use: "news" };
  expect(toldOf(cta, use, cta, use, cta, use, cta, use)).toMatchInlineSnapshot(`
    "pages/index.json:17:14   In block 2 (shared "news"): there is no shared block called "news".
        17 |       "use": "news"
           |              ^^^^^^
        4 places ask for it. The others are in pages/index.json, lines 30, 43 and 56.
        Fix: add the file pages/_shared/news.json, or write "contact-form" in all 4 places.   [unknown-shared]"
  `);
});

test("a shared block whose file has another name now is one mistake, where nothing else is unknown", () => {
  const site = (...names: string[]) => {
    const uses = names.flatMap((use) => [{ type: "shared", use }, cta]);
    const files = siteWith({ "pages/index.json": text(page(cta, ...uses)), "pages/_shared/news.json": shared({}) });
    return {
      ...files,
      "pages/all.json": String(files["pages/all.json"]).replace(
        '"news"',
        '"contact-form", "with": { "heading": "Again" }',
      ),
    };
  };
  const found = (...names: string[]) =>
    check(inputOf(site(...names))).flatMap(({ code, fix }) => (code === "unknown-shared" ? [fix] : []));
  expect(toldAlone(site("letters", "letters"))).toMatchInlineSnapshot(`
    "pages/index.json:17:14   In block 2 (shared "letters"): there is no shared block called "letters".
        17 |       "use": "letters"
           |              ^^^^^^^^^
        2 places ask for it. The other is in pages/index.json, line 30.
        Fix: write "news" (contactForm "Let's Get in Touch"), which nothing uses, in both places, or rename pages/_shared/news.json to letters.json.   [unknown-shared]
    "
  `);
  expect(found("letters")).toEqual([
    `did you mean "news" (contactForm "Let's Get in Touch")? It is the only one that nothing uses so far. If not, take this block out, from { to }, with a comma beside it.`,
  ]);
  // A block in use is not guessed, and neither is the unused one for two unknown names.
  expect(found("news", "letters")).toEqual([
    'write "contact-form" or "news", add the file pages/_shared/letters.json, or take this block out, from { to }, with a comma beside it.',
  ]);
  expect(found("letters", "words")).toEqual(
    ["letters", "words"].map(
      (name) =>
        `write "contact-form" or "news", add the file pages/_shared/${name}.json, or take this block out, from { to }, with a comma beside it.`,
    ),
  );
  // A similar name is only a question, unless nothing uses the block of that name.
  expect(found("newz", "newz")).toEqual([
    `write "news" (contactForm "Let's Get in Touch"), which nothing uses, in both places, or rename pages/_shared/news.json to newz.json.`,
  ]);
  expect(found("newz", "newz", "news")).toEqual(['did you mean "news"?']);
});

test("a shared block that does not parse is not blamed on its pages", () => {
  const files = {
    "pages/_shared/contact-form.json": "{",
    "pages/index.json": text(page({ type: "shared", use: "contact-form", with: { x: 1 } })),
  };
  const problems = check({ files: siteWith(files), schemas, images });
  expect(problems.map(({ file }) => file)).toEqual(["pages/_shared/contact-form.json"]);
});

test("a name in open that the block does not have may be any of those that pages word differently", () => {
  const files = {
    "pages/_shared/offer.json": text({ block: block("cta"), open: ["headline text"] }),
    "pages/index.json": text(page({ type: "shared", use: "offer", with: { heading: "Write to us" } })),
  };
  expect(problemsOf(files).map(({ file, code }) => [file, code])).toEqual([
    ["pages/_shared/offer.json", "unknown-open-field"],
  ]);
});

test("a list that is not open: whether it would replace the shared one or go with it", () => {
  const details = [{ label: "Email", text: "{email}" }];
  const user = page(shortIntro({}), { type: "shared", use: "contact-form", with: { details } });
  expect(told({ "pages/index.json": text(user) })).toMatchInlineSnapshot(`
    "pages/index.json:15:9   In block 2 (shared "contact-form") > with: the shared block "contact-form" has no "details" that a page may change.
        15 |         "details": [
           |         ^^^^^^^^^
        Fix: change "open" in pages/_shared/contact-form.json to ["heading", "details"], so that these "details" stand in the place of the shared ones (other pages stay as they are), or take "details" out of "with": the shared "details" are shown here then, and these are lost.   [closed-field]"
  `);
});

test("a name for a place stands beside the name of the shared block", () => {
  const use = { type: "shared", use: "contact-form", with: { id: "write" } };
  expect(told({ "pages/index.json": text(page(shortIntro({}), use)) })).toMatchInlineSnapshot(`
    "pages/index.json:15:9   In block 2 (shared "contact-form") > with: the shared block "contact-form" has no "id" that a page may change.
        15 |         "id": "write"
           |         ^^^^
        Fix: move it out of "with", beside "use".                    [closed-field]"
  `);
});

test("the way to another file is no name of a shared block", () => {
  const fixesOf = (use: string) =>
    problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), { type: "shared", use })) }).map(
      ({ message, fix }) => `${message} ${fix}`,
    );
  expect([...fixesOf("../_site"), ...fixesOf("/contact-from")]).toMatchInlineSnapshot(`
    [
      ""../_site" is no name of a shared block: a name has no "/" and no "..". write "contact-form", or take this block out, from { to }, with a comma beside it.",
      ""/contact-from" is no name of a shared block: a name has no "/" and no "..". did you mean "contact-form"?",
    ]
  `);
});

test("open fields that are listed inside the block blame no page", () => {
  const found = problemsOf({
    "pages/_shared/contact-form.json": text({ block: { ...block("contactForm"), open: ["heading"] } }),
    "pages/index.json": text(page(block("hero"), { type: "shared", use: "contact-form", with: { heading: "Ask" } })),
  });
  expect(found.map(({ file, code, message }) => [file, code, message])).toEqual([
    ["pages/_shared/contact-form.json", "unknown-property", '"open" is not something a contactForm has.'],
  ]);
});
