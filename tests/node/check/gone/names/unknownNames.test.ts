/** A missing or renamed form, field or shared block is told once, with all places that refer to it. */
import { describe, expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, settings, shortIntro, text, told, words } from "../../site.ts";

const form = { fields: ["name", "email"], required: ["email"], submit: "Send", success: "Thank you." };

function site(changes: Group): string {
  return text({ ...settings(), ...changes });
}

function formAt(route: string, name: string): string {
  const blocks = [{ type: "contactForm", heading: `Write to us from ${route}`, form: name }];
  return text({ route, ...words(`The page ${route}`), blocks });
}

describe("a form", () => {
  const pages = (name: string) => ({ "pages/a.json": formAt("/a", name), "pages/b.json": formAt("/b", name) });
  const asks = { quote: form, contact: form, discuss: form };

  test("that is gone", () => {
    const used = text(page({ ...block("contactForm"), form: "contact" }, { ...block("article"), form: "contact" }));
    const files = { ...pages("enquiry"), "pages/index.json": used, "pages/_site.json": site({ forms: asks }) };
    expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
      "
      pages/a.json:9:15   In block 1 (contactForm "Write to us from /a"): there is no form called "enquiry" in pages/_site.json.
          9 |       "form": "enquiry"
            |               ^^^^^^^^^
          2 places ask for it. The other is in pages/b.json, line 9.
          Fix: add the form "enquiry" to "forms" in pages/_site.json (copy "quote" of line 79, and change the copy), or write one of "quote", "contact" or "discuss" in both places.   [unknown-form]
      "
    `);
  });

  test("that has another name now", () => {
    const forms = { quote: form, contact: form, discuss: form, letters: form };
    const files = { ...pages("career"), "pages/_site.json": site({ forms }) };
    expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
      "
      pages/a.json:9:15   In block 1 (contactForm "Write to us from /a"): there is no form called "career" in pages/_site.json.
          9 |       "form": "career"
            |               ^^^^^^^^
          2 places ask for it. The other is in pages/b.json, line 9.
          Fix: write "letters", which nothing uses, in both places, or rename the form "letters" in pages/_site.json to "career".   [unknown-form]
      "
    `);
  });

  test("with a slip in one place, by what it is about, and by a name that says nothing", () => {
    const fixes = (name: string) => problemsOf({ "pages/a.json": formAt("/a", name) }).map(({ fix }) => fix);
    expect(fixes("contcat")).toEqual(['did you mean "contact"?']);
    const add = (name: string, copied = '"contact" of line 79') =>
      `add the form "${name}" to "forms" in pages/_site.json (copy ${copied}, and change the copy).`;
    for (const name of ["Discuss Your Project", "formDiscuss", "to-discuss-an-app"])
      expect(fixes(name)).toEqual([`write "discuss", or ${add(name, '"discuss" of line 90')}`]);
    const all = 'write one of "contact", "discuss", "quote" or "career"';
    for (const name of ["letters", "Discussions", "Contact or quote"])
      expect(fixes(name)).toEqual([`${all}, or ${add(name)}`]);
  });
});

test("what forms ask for, where they differ and several may be meant", () => {
  const forms = settings()["forms"] as Record<string, Group>;
  forms["career"] = { ...forms["career"], required: [] };
  forms["discuss"] = { ...forms["discuss"], required: ["name", "email"] };
  const files = { "pages/_site.json": site({ forms }) };
  const fixes = (name: string) => problemsOf({ ...files, "pages/a.json": formAt("/a", name) }).map(({ fix }) => fix);
  expect(fixes("letters")).toEqual([
    'write one of "contact", "discuss", "quote" or "career", or add the form "letters" to "forms" in pages/_site.json (copy "contact" of line 79, and change the copy). "contact" and "quote" ask for email, and for name if visitors like; "discuss" asks for name and email; "career" asks for name and email if visitors like. "quote" is the one behind "Get a Quote" in the header.',
  ]);
  expect(fixes("contcat")).toEqual(['did you mean "contact"?']);
});

test.each<[what: string, own: (all: Record<string, Group>) => Group, apart: string]>([
  [
    "their buttons",
    ({ quote }) => ({ quote: { ...quote, submit: "Get my quote" } }),
    ' "contact" and "quote" have the buttons "Send" and "Get my quote".',
  ],
  [
    "nothing that says their purpose",
    ({ quote, contact }) => ({ quote: { ...quote, success: "We have it." }, contact: { ...contact, submit: "send" } }),
    ' "quote" is the one behind "Get a Quote" in the header.',
  ],
  [
    "no button in the header",
    ({ contact, career }) => ({ quote: career!, career: { ...contact, success: "We have it." } }),
    "",
  ],
])("two forms that ask for the same, told apart by %s", (_, own, apart) => {
  const { contact, discuss, quote, career } = settings()["forms"] as Record<string, Group>;
  const all = {
    contact: contact!,
    quote: quote!,
    career: { ...career, required: ["name", "email"] },
    discuss: { ...discuss, required: [] },
  };
  const files = {
    "pages/_site.json": site({ forms: { ...all, ...own(all) } }),
    "pages/a.json": formAt("/a", "letters"),
  };
  const [fix] = problemsOf(files).map((problem) => problem.fix);
  expect(fix!.slice(fix!.lastIndexOf("if visitors like.") + "if visitors like.".length)).toBe(apart);
});

test("the form that is nearest is the one to copy, and not one that asks for less", () => {
  const forms = settings()["forms"] as Record<string, Group>;
  forms["career"] = { ...forms["career"], fields: ["email"] };
  const files = { "pages/_site.json": site({ forms }), "pages/a.json": formAt("/a", "Discuss Your Project") };
  expect(problemsOf(files)[0]!.fix).toMatch(
    /^write "discuss", or add the form "Discuss Your Project" to "forms" in pages\/_site\.json \(copy "discuss" of line \d+, and change the copy\)\.$/,
  );
});

test("the form that asks for the least comes first, and is the one to copy", () => {
  const forms = settings()["forms"] as Record<string, Group>;
  forms["discuss"] = { ...forms["discuss"], fields: ["email"] };
  const files = { "pages/_site.json": site({ forms }), "pages/a.json": formAt("/a", "letters") };
  expect(problemsOf(files)[0]!.fix).toBe(
    'write one of "contact", "discuss", "quote" or "career", or add the form "letters" to "forms" in pages/_site.json (copy "discuss" of line 90, and change the copy). "discuss" asks for email; "contact", "quote" and "career" ask for email, and for name if visitors like.',
  );
});

test("a form that is called as a shared block, and the other way round", () => {
  const contact = { type: "contactForm", heading: "Write to us", form: "contact" };
  const files = {
    "pages/_shared/contact-form.json": text({ block: contact }),
    "pages/_shared/offer.json": text({ block: block("cta") }),
  };
  const said = (...blocks: Group[]) =>
    problemsOf({ ...files, "pages/x.json": text(pageAt("/x", shortIntro({}), ...blocks)) }).flatMap(
      ({ code, message, fix }) => (code.startsWith("unknown-") ? [message, fix] : []),
    );
  expect([
    said({ ...contact, form: "contact-form" }),
    said({ ...contact, form: "contact-form" }, { ...block("article"), form: "contact-form" }),
    said({ ...contact, form: "offer" }),
    said({ type: "shared", use: "quote" }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "there is no form called "contact-form" in pages/_site.json: that is a shared block.",
        "write "contact", which is the form in that block, or another form: "discuss", "quote" or "career".",
      ],
      [
        "there is no form called "contact-form" in pages/_site.json: that is a shared block.",
        "write "contact", which is the form in that block, or another form: "discuss", "quote" or "career".",
      ],
      [
        "there is no form called "offer" in pages/_site.json: that is a shared block.",
        "write one of "contact", "discuss", "quote" or "career", or add the form "offer" to "forms" in pages/_site.json (copy "contact" of line 79, and change the copy).",
      ],
      [
        "there is no shared block called "quote": that is a form.",
        "write "contact-form" or "offer", add the file pages/_shared/quote.json, or take this block out, from { to }, with a comma beside it.",
      ],
    ]
  `);
});

describe("a field of forms", () => {
  const fields = { name: { label: "Name", kind: "text" }, mail: { label: "Email", kind: "email" } };
  const forms = { quote: form, discuss: form, contact: { ...form, fields: ["name"], required: ["name"] } };

  test("that is gone", () => {
    const { mail: _, ...rest } = fields;
    const files = { "pages/_site.json": site({ fields: { ...rest, city: { label: "City", kind: "text" } }, forms }) };
    expect(told(files).match(/there is no field.*|\d places.*|Fix: .*/g)).toEqual([
      'there is no field called "email".',
      "4 places ask for it. The others are in pages/_site.json, lines 85, 93 and 96.",
      'Fix: write "city", which nothing uses, in all 4 places, or rename the field "city" in "fields" to "email".   [unknown-field]',
    ]);
    const less = { "pages/_site.json": site({ fields: rest, forms }) };
    expect(problemsOf(less).map(({ fix }) => fix)).toEqual([
      'add "email": { "label": "Email", "kind": "email" } to the group "fields" of line 68, which describes the fields of all forms, or take "email" out in all 4 places, with a comma beside it.',
    ]);
  });

  test("that nobody has described yet, beside one that reads like another", () => {
    const described = { ...fields, email: { label: "Email", kind: "email" }, city: { label: "City", kind: "text" } };
    const asks = (...more: string[]) => ({ ...forms, contact: { ...form, fields: ["name", "email", ...more] } });
    const fixesOf = (...more: string[]) =>
      problemsOf({ "pages/_site.json": site({ fields: described, forms: asks(...more) }) }).map(({ fix }) => fix);
    const add =
      'add "companySize": { "label": "Company size", "kind": "text" } to the group "fields" of line 68, which describes the fields of all forms, with your own words as its label';
    expect(fixesOf("companySize")).toEqual([`${add}, or write "city".`]);
    expect(fixesOf("companySize", "city")).toEqual([`${add}, or take "companySize" out, with a comma beside it.`]);
  });

  test("that is described under another word for it", () => {
    const described = { name: { label: "Name", kind: "text" }, number: { label: "Phone number", kind: "tel" } };
    const callback = { fields: ["name", "phone"], required: ["phone"], submit: "Call me", success: "Thank you." };
    const numbers = { ...callback, fields: ["number"], required: ["number"] };
    const others = { discuss: numbers, quote: numbers, career: numbers };
    const files = { "pages/_site.json": site({ fields: described, forms: { contact: callback, ...others } }) };
    expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
      "
      pages/_site.json:82:9   In forms > contact > fields: there is no field called "phone".
          82 |         "phone"
             |         ^^^^^^^
          2 places ask for it. The other is in pages/_site.json, line 85.
          Fix: write "number" ("Phone number") in both places, or add "phone": { "label": "Phone", "kind": "tel" } to the group "fields" of line 68, which describes the fields of all forms.   [unknown-field]
      "
    `);
    const both = { ...callback, fields: ["name", "number", "phone"], required: [] };
    const beside = { "pages/_site.json": site({ fields: described, forms: { contact: both, ...others } }) };
    expect(problemsOf(beside).map(({ fix }) => fix)).toEqual([
      'add "phone": { "label": "Phone", "kind": "tel" } to the group "fields" of line 68, which describes the fields of all forms, or take "phone" out, with a comma beside it.',
    ]);
  });

  test("that has another name now, also where visitors read the old one", () => {
    const fixes = problemsOf({ "pages/_site.json": site({ fields, forms }) });
    expect(fixes.map(({ fix }) => fix)).toEqual([
      'write "mail" ("Email"), which nothing uses, in all 4 places, or rename the field "mail" in "fields" to "email".',
    ]);
  });
});

describe("written under the name of another one", () => {
  const fields = { name: { label: "Name", kind: "text" }, email: { label: "Email", kind: "email" } };
  const message = { label: "Message", kind: "textarea" };
  const long = { ...form, fields: ["name", "email", "message"], required: ["message"] };

  test("a field", () => {
    const settled = site({
      fields: { ...fields, message },
      forms: { contact: long, discuss: long, quote: long, career: long },
    });
    const files = { "pages/_site.json": settled.replace('"message": {', '"email": {') };
    expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
      "
      pages/_site.json:77:5   "email" is written twice. The first one is on line 73 and says "Email", this one "Message".
          77 |     "email": {
             |     ^^^^^^^
          Fix: if one of the two is "message", which a form asks for, rename it. Else keep one of the two, and take the other out: lines 73 to 76, or lines 77 to 80. Only the last one would be shown. If you take lines 77 to 80 out, take the comma at the end of line 76 out as well.   [duplicate-key]
      "
    `);
    // A misspelt name is another mistake.
    const found = problemsOf({ "pages/_site.json": files["pages/_site.json"].replace('"name",', '"naem",') });
    expect(found.map((problem) => problem.message)).toEqual([
      '"email" is written twice. The first one is on line 73 and says "Email", this one "Message".',
      'there is no field called "naem".',
    ]);
  });

  test("a field among those of a form", () => {
    const twice = { ...long, fields: ["name", "email", "email"] };
    const forms = { contact: twice, discuss: long, quote: long, career: long };
    const found = problemsOf({ "pages/_site.json": site({ fields: { ...fields, message }, forms }) });
    expect(found.map(({ code }) => code)).toEqual(["repeated"]);
  });

  test("a form", () => {
    const settled = site({ forms: { contact: form, discuss: form, quote: form, career: form } });
    const files = {
      "pages/_site.json": settled.replace('"career": {', '"contact": {'),
      "pages/a.json": formAt("/a", "career"),
    };
    expect(problemsOf(files).map(({ code }) => code)).toEqual(["duplicate-key"]);
  });
});

test.each(["constructor", "__proto__", "prototype"])("under %s, a name that none can have", (name) => {
  const asking = text({ ...settings() });
  const ofForm = { "pages/_site.json": asking.replace(/"quote": \{(?=\s+"fields")/, `"${name}": {`) };
  expect(told(ofForm)).toBe(`pages/_site.json:101:5   "${name}" cannot be the name of a form.
    101 |     "${name}": {
        |     ${"^".repeat(name.length + 2)}
    Fix: give it another name, here and wherever it is asked for, or take it out, with a comma beside it.   [reserved-name]`);
  const ofField = { "pages/_site.json": asking.replace(/"email": \{(?=\s+"label")/, `"${name}": {`) };
  expect(told(ofField)).toBe(`pages/_site.json:73:5   "${name}" cannot be the name of a field.
    73 |     "${name}": {
       |     ${"^".repeat(name.length + 2)}
    Fix: give it another name, here and wherever it is asked for, or take it out, with a comma beside it.   [reserved-name]`);
});

describe("a shared block", () => {
  const shared = (name: string) =>
    [`pages/_shared/${name}.json`, text({ block: { ...block("intro"), heading: name } })] as const;
  const there = Object.fromEntries(["market-trends", "faq", "our-studio"].map(shared));
  const fixFor = (use: string) =>
    problemsOf({ ...there, "pages/index.json": text(page({ type: "shared", use })) }).find(
      ({ code }) => code === "unknown-shared",
    )?.fix;
  const add = (name: string) => `add the file pages/_shared/${name}.json`;
  const out = "take this block out, from { to }, with a comma beside it";

  test.each([
    ["contact", "contact-form", 'contactForm "Let\'s Get in Touch"'],
    ["contact-us", "contact-form", 'contactForm "Let\'s Get in Touch"'],
    ["ContactPage", "contact-form", 'contactForm "Let\'s Get in Touch"'],
    ["market-report", "market-trends", 'intro "market-trends"'],
    ["seo-faq", "faq", 'intro "faq"'],
  ])("by a word of its name, in %s", (name, meant, shown) => {
    expect(fixFor(name)).toBe(`did you mean "${meant}" (${shown})? If not, ${out}, or ${add(name)}.`);
  });

  test.each(["our-team", "market-faq", "prices"])("by no word of one name alone, in %s", (name) => {
    const all = 'write one of "contact-form", "faq", "market-trends" or "our-studio"';
    expect(fixFor(name)).toBe(`${all}, ${add(name)}, or ${out}.`);
  });
});
