/** Where a name of something of the site belongs: only names that there are. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortHero, shortIntro, text } from "../../site.ts";

const { header, forms } = settings() as { header: Group; forms: Group };
const { form: _quoted, ...quote } = header["quote"] as Group;
const { form: _form, ...contact } = block("contactForm");
const form = forms["contact"] as Group;
const { required: _required, ...open } = form;
const { fields: _fields, ...filled } = form;

const phoneForms = Object.fromEntries(
  Object.keys(forms).map((name) => [name, { ...form, fields: ["phone"], required: [] }]),
);

const settingsWith = (fields: Group) => ({ "pages/_site.json": text({ ...settings(), ...fields }) });
const quoteWith = (fields: Group) => settingsWith({ header: { ...header, quote: { ...quote, ...fields } } });
const shared = (name: string, fields: Group) => ({
  [`pages/_shared/${name}.json`]: text(fields),
  "pages/index.json": text(page(shortHero("A kite"), { type: "shared", use: name })),
});
const place = (fields: Group, names: readonly string[] = []) => ({
  ...Object.fromEntries(
    names.map((name) => [`pages/_shared/${name}.json`, text({ block: shortIntro({ heading: name, text: name }) })]),
  ),
  "pages/index.json": text(page(shortHero("A kite"), { type: "shared", ...fields })),
});
const formWith = (fields: Group) => settingsWith({ forms: { ...forms, contact: fields } });

test.each<[what: string, files: Record<string, string>, ...told: [message: string, fix: string]]>([
  [
    "no form",
    quoteWith({}),
    'the "form" is missing.',
    'add "form": "…" before the other fields, with a comma at the end. For … write "contact", "discuss", "quote" or "career".',
  ],
  [
    "an empty form",
    quoteWith({ form: "" }),
    'nothing is written in "form".',
    'write "contact", "discuss", "quote" or "career".',
  ],
  [
    "true for a form",
    quoteWith({ form: true }),
    '"form" should be a text, but it is true.',
    'write it like this: "form": "…". For … write "contact", "discuss", "quote" or "career".',
  ],
  [
    "no form in a shared block",
    shared("contact-form", { block: contact }),
    'the "form" is missing.',
    'add "form": "…" before the other fields, with a comma at the end. For … write "contact", "discuss", "quote" or "career".',
  ],
  [
    "no shared block, where there is one",
    place({}),
    'the "use" is missing.',
    'add "use": "contact-form" before the other fields, with a comma at the end.',
  ],
  [
    "no shared block, where there are three",
    place({}, ["about", "team"]),
    'the "use" is missing.',
    'add "use": "…" before the other fields, with a comma at the end. For … write "contact-form", "about" or "team".',
  ],
  [
    "no shared block, where there are many",
    place({}, [..."abcdef"]),
    'the "use" is missing.',
    'add "use": "…" before the other fields, with a comma at the end. For … write the name of a file in pages/_shared, without ".json".',
  ],
  [
    "fields of a block",
    shared("faq", { open: true, block: block("faq") }),
    '"open" should be a list in [ ], but it is true.',
    'write it like this: "open": ["heading"].',
  ],
  [
    "fields of a block, for which a word stands",
    shared("faq", { open: "all", block: block("faq") }),
    '"open" should be a list in [ ], but it is a text: "all".',
    'write the names of fields in a list, for example ["heading", "items"].',
  ],
  [
    "required fields",
    formWith({ ...open, fields: ["email"] }),
    'the "required" is missing.',
    'add it before the other fields, with the comma, for example: "required": ["email"],',
  ],
  [
    "fields of a form",
    {
      ...settingsWith({
        fields: { phone: { label: "Phone", kind: "tel" } },
        forms: { ...phoneForms, contact: { ...filled, required: [] } },
      }),
    },
    'the "fields" are missing.',
    'add them before the other fields, with the comma, for example: "fields": ["phone"],',
  ],
])("%s", (_, files, ...told) => {
  expect(problemsOf(files).map(({ message, fix }) => [message, fix])).toEqual([told]);
});

test("forms are told apart by what they ask for", () => {
  const others = settings();
  const own = others["forms"] as Record<string, Group>;
  own["discuss"] = { ...own["discuss"], required: ["name", "email"] };
  const fixOf = (fields: Group) =>
    problemsOf({
      "pages/_site.json": text(others),
      "pages/index.json": text(page(shortHero("A kite"), { ...contact, ...fields })),
    }).map(({ fix }) => fix);
  const names = '"contact", "discuss", "quote" or "career".';
  const asked = `"contact", "quote" and "career" ask for email, and for name if visitors like; "discuss" asks for name and email.`;
  const FOR = `For … write ${names} ${asked}`;
  expect([fixOf({ form: "" }), fixOf({}), fixOf({ form: null })]).toEqual([
    [`write ${names} ${asked}`],
    [`add "form": "…" before the other fields, with a comma at the end. ${FOR}`],
    [`write it like this: "form": "…". ${FOR}`],
  ]);
});
