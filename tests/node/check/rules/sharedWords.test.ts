/** What pages say of shared blocks in the wrong place or under the wrong name, and files that have changed places. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, text, told } from "../site.ts";

function shared(content: Group): string {
  return text({ block: block("contactForm"), open: ["heading", "details"], ...content });
}

test("two shared blocks whose files have changed places", () => {
  const use = (name: string, fields: Group): Group => ({ type: "shared", use: name, with: fields });
  const form = shared({});
  const questions = text({ block: block("faq"), open: ["heading", "ground"] });
  const home = page(
    block("hero"),
    use("contact-form", { heading: "Write to us", details: [] }),
    use("contact-form", { details: [] }),
    use("faq", { heading: "What people ask", ground: "mist" }),
  );
  expect(
    told({
      "pages/_shared/contact-form.json": questions,
      "pages/_shared/faq.json": form,
      "pages/index.json": text(home),
    }),
  ).toMatchInlineSnapshot(`
    "pages/_shared/contact-form.json:3:13   What pages ask for by the name of this file is in pages/_shared/faq.json: the two files have changed places.
        3 |     "type": "faq",
          |             ^^^^^
        Fix: give each of the two files the name of the other.       [closed-field]"
  `);
});

test("what pages word differently, in other words, in a group of its own or beside it", () => {
  const use = (fields: Group): Group => ({ type: "shared", use: "contact-form", ...fields });
  const home = page(
    block("hero"),
    use({ with: { title: "Write to us" } }),
    use({ with: { with: { heading: "Write to us" } } }),
    use({ headng: 5 }),
    { type: "shared", with: { use: "contact-form", heading: "Write to us" } },
  );
  expect(told({ "pages/_shared/contact-form.json": shared({}), "pages/index.json": text(home) }))
    .toMatchInlineSnapshot(`
      "pages/index.json:24:9   In block 2 (shared "contact-form") > with: the shared block "contact-form" is a contactForm, which has no "title".
          24 |         "title": "Write to us"
             |         ^^^^^^^
          Fix: rename it to "heading".                                 [closed-field]

      pages/index.json:31:9   In block 3 (shared "contact-form") > with: the shared block "contact-form" is a contactForm, which has no "with".
          31 |         "with": {
             |         ^^^^^^
          Fix: take "with": { and the } of line 33 away, and leave what stands between them.   [closed-field]

      pages/index.json:39:7   In block 4 (shared "contact-form"): "headng" is not something a shared block has.
          39 |       "headng": 5
             |       ^^^^^^^^
          Fix: rename it to "heading" and put it into a group with a name: "with": { "heading": … }.   [unknown-property]

      pages/index.json:44:9   In block 5 (shared): "use" stands in "with", and what it names is not found there.
          44 |         "use": "contact-form",
             |         ^^^^^
          Fix: move it out of "with": it belongs to the shared block.   [unknown-property]"
    `);
});

test("a form that is called as none can be is not offered", () => {
  const site = settings();
  const { contact, quote } = site["forms"] as Group;
  const forms = `{"contact": ${JSON.stringify(contact)}, "quote": ${JSON.stringify(quote)}, "__proto__": ${JSON.stringify(contact)}}`;
  const form = { ...block("contactForm"), form: "newsletter" };
  const files = {
    "pages/_site.json": text({ ...site, forms: "HERE" }).replace('"HERE"', forms),
    "pages/index.json": text(page(block("hero"), form, { ...form, id: "jobs", heading: "Jobs", form: "career" })),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/_site.json:78:211   "__proto__" cannot be the name of a form.
        78 | …:["name","email"],"required":["email"],"submit":"Send","success":"Thank you."}, "__proto__": {"field…
           |                                                                                  ^^^^^^^^^^^
        Fix: give it another name, here and wherever it is asked for, or take it out, with a comma beside it.   [reserved-name]

    pages/app.json:60:15   In block 1 (article): there is no form called "discuss" in pages/_site.json.
        60 |       "form": "discuss",
           |               ^^^^^^^^^
        2 places ask for it. The other is in pages/ios.json, line 60.
        Fix: add the form "discuss" to "forms" in pages/_site.json (copy "contact" of line 78, and change the copy), or write "contact" or "quote" in both places. "quote" is the one behind "Get a Quote" in the header.   [unknown-form]

    pages/index.json:42:15   In block 2 (contactForm "Let's Get in Touch"): there is no form called "newsletter" in pages/_site.json.
        42 |       "form": "newsletter"
           |               ^^^^^^^^^^^^
        Fix: write "contact" or "quote", or add the form "newsletter" to "forms" in pages/_site.json (copy "contact" of line 78, and change the copy). "quote" is the one behind "Get a Quote" in the header.   [unknown-form]

    pages/index.json:66:15   In block 3 (contactForm "Jobs"): there is no form called "career" in pages/_site.json.
        66 |       "form": "career",
           |               ^^^^^^^^
        Fix: write "contact" or "quote", or add the form "career" to "forms" in pages/_site.json (copy "contact" of line 78, and change the copy). "quote" is the one behind "Get a Quote" in the header.   [unknown-form]"
  `);
});

test("words for a shared block that stand in no field", () => {
  const home = page(block("hero"), { type: "shared", use: "contact-form", with: "Write to us" });
  const files = { "pages/_shared/contact-form.json": shared({}), "pages/index.json": text(home) };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:23:15   In block 2 (shared "contact-form"): "with" should be a group of fields in { }, but it is a text: "Write to us".
        23 |       "with": "Write to us"
           |               ^^^^^^^^^^^^^
        Fix: write it like this: "with": { "heading": "Write to us" }.   [wrong-type]"
  `);
  const { open, block: inner } = JSON.parse(shared({})) as { open: string[]; block: Group };
  const within = text({ block: { ...inner, open } });
  expect(told({ ...files, "pages/_shared/contact-form.json": within })).toContain(
    'write it like this: "with": { "heading": "Write to us" }.',
  );
});

test("a mistake in a shared block hides none in what pages word differently, unless it is in what is open", () => {
  const use: Group = { type: "shared", use: "contact-form", with: { headng: "Write to us" } };
  const codesWith = (file: string) =>
    problemsOf({ "pages/_shared/contact-form.json": file, "pages/index.json": text(page(block("hero"), use)) })
      .map(({ code, file: where }) => `${where.replace(/^.*\//, "")} ${code}`)
      .toSorted();
  const form = shared({ block: { ...block("contactForm"), zzfoo: 1 } });
  expect(codesWith(form)).toEqual(["contact-form.json unknown-property", "index.json closed-field"]);
  expect(codesWith(form.replace('"zzfoo": 1', '"ground": "mist",'))).toEqual([
    "contact-form.json trailing-comma",
    "contact-form.json unknown-option",
    "index.json closed-field",
  ]);
  expect(codesWith(form.replace(/"open": \[\s*"heading"/, '"open": [\n    "head"ing"'))).not.toContain(
    "index.json closed-field",
  );
});

test("words beside the name of a shared block whose type is misspelt", () => {
  const details = [{ icon: "mail", label: "Email", text: "{email}", href: "mailto:{email}" }];
  const use: Group = { type: "share", use: "contact-form", heading: "Write to us", with: { details } };
  const files = { "pages/_shared/contact-form.json": shared({}), "pages/index.json": text(page(block("hero"), use)) };
  expect(problemsOf(files).map(({ message, fix }) => [message, fix])).toEqual([
    ['there is no block called "share".', 'did you mean "shared"?'],
    ['"heading" is not something a shared block has.', 'move it behind the { of "with", with a comma at the end.'],
  ]);
});

test("words for a shared block whose type is in a list wait until it is right", () => {
  const details = [{ icon: "mail", label: {}, text: "{email}", href: "mailto:{email}" }];
  const use: Group = { type: "shared", use: "contact-form", with: { details } };
  const file = shared({ block: { ...block("contactForm"), type: ["contactForm"] } });
  const files = { "pages/_shared/contact-form.json": file, "pages/index.json": text(page(block("hero"), use)) };
  expect(problemsOf(files).map(({ file: where, message }) => [where, message])).toEqual([
    ["pages/_shared/contact-form.json", '"type" should be a text, but it is a list: ["contactForm"].'],
  ]);
});
