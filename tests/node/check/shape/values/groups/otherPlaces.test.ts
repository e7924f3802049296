/** Values that stand in the place of others: each is one mistake. */
import { expect, test } from "vitest";
import {
  block,
  type Group,
  page,
  problemsOf,
  sentences,
  settings,
  shortIntro,
  text,
  told,
  toldOf,
} from "../../../site.ts";

function site(change: (site: Group) => void): string {
  const changed = settings();
  change(changed);
  return `\n${told({ "pages/_site.json": text(changed) })}\n`;
}

test("two values of a group that have changed places", () => {
  const swap = (all: Group) => {
    const contact = all["contact"] as Group;
    Object.assign(contact, { email: contact["phone"], phone: contact["email"] });
  };
  expect(site(swap)).toMatchInlineSnapshot(`
    "
    pages/_site.json:10:14   In contact: the values of "email" and "phone" have changed places.
        10 |     "email": "+91 00000 00000",
           |              ^^^^^^^^^^^^^^^^^
        Fix: write "hello@kitestep.example" into "email", and "+91 00000 00000" into "phone".   [swapped-fields, can be fixed for you]
    "
  `);
  expect(toldOf({ ...block("cta"), variant: "quilt", art: "banner" })).toContain(
    'the values of "variant" and "art" have changed places.',
  );
});

test("two values that are wrong each by itself", () => {
  const found = toldOf({ ...block("cta"), variant: "quilts", art: "banner" });
  expect(found.match(/unknown-option/g)).toHaveLength(2);
});

test("a field of the site among the entries of another one", () => {
  expect(
    site((all) => {
      (all["fields"] as Group)["forms"] = all["forms"]!;
      delete all["forms"];
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/_site.json:77:5   In fields: "forms" is no entry of "fields".
        77 |     "forms": {
           |     ^^^^^^^
        Fix: move it out of "fields": it belongs to pages/_site.json. Where it was, the comma before it goes as well.   [unknown-property]
    "
  `);
});

test("the name of a shared block that is a type as well", () => {
  const shared = text({ block: block("process"), open: ["heading"] });
  const index = text(page(shortIntro({}), { type: "process" }));
  expect(`\n${told({ "pages/_shared/process.json": shared, "pages/index.json": index })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:12:15   In block 2 (process): nothing is written in this block, and there is a shared block called "process".
        12 |       "type": "process"
           |               ^^^^^^^^^
        Fix: write "type": "shared", "use": "process".               [other-block]
    "
  `);
});

test("the name of a shared block that has mistakes of its own, and is nearly a type", () => {
  const { type: _, ...rest } = shortIntro({});
  const index = text(page(shortIntro({}), { type: "prices" }));
  const wrong: Group[] = [{ blocks: [shortIntro({})] }, { block: rest }, { block: { type: "introo", ...rest } }];
  for (const shared of wrong)
    expect(told({ "pages/_shared/prices.json": text(shared), "pages/index.json": index })).toContain(
      'Fix: write "type": "shared", "use": "prices".',
    );
});

test("a name in braces where an address belongs", () => {
  const link = (href: string) => toldOf(shortIntro({ button: { label: "Write to us", href } }));
  expect(link("{email}")).toContain('write "mailto:{email}".');
  expect(link("{phone}")).toContain('write "tel:{phone}".');
  expect(link("tel:{email}")).toContain('write "mailto:{email}".');
});

test("a drawing by its own name in words", () => {
  const [service] = block("servicesGrid")["items"] as Group[];
  const items = [
    { ...service, pictogram: "Local SEO" },
    { ...service, title: "Another one", text: "Other words." },
  ];
  expect(toldOf({ ...block("servicesGrid"), items })).toContain('did you mean "seo/local-seo"?');
});

test("the name of a shared block under another name than its own", () => {
  const shared = text({ block: block("process"), open: ["heading"] });
  const index = text(page(shortIntro({}), { shared: "our-way" }));
  expect(`\n${told({ "pages/_shared/our-way.json": shared, "pages/index.json": index })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:5   In block 2: the "type" is missing, so nobody knows what kind of block this is.
        11 |     {
           |     ^
        Fix: write "type": "shared", "use": "our-way" in the place of "shared": "our-way".   [missing-type]
    "
  `);
});

test("the file of a shared block, as JSON Schema names files", () => {
  const shared = text({ block: block("process"), open: ["heading"] });
  const index = text(page(shortIntro({}), { $ref: "_shared/our-way.json" }));
  expect(told({ "pages/_shared/our-way.json": shared, "pages/index.json": index })).toContain(
    'Fix: write "type": "shared", "use": "our-way" in the place of "$ref": "_shared/our-way.json".',
  );
});

test("a phone number without quotation marks", () => {
  expect(site((all) => Object.assign(all["contact"] as Group, { phone: 910000000000 }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:11:14   In contact: "phone" should be a text, but it is a number: 910000000000.
        11 |     "phone": 910000000000,
           |              ^^^^^^^^^^^^
        Fix: put it in quotation marks, with "+" and the number of your country before it, if that is missing.   [wrong-type]
    "
  `);
});

test("the description of the page in its first block", () => {
  const { description, ...own } = page();
  const inHero = (image: Group | string) =>
    text({ ...own, blocks: [{ type: "hero", description: description!, heading: "Apps", image }] });
  expect(
    [inHero({ src: "brand/logo.svg", alt: "A kite" }), inHero("brand/logo.svg")].map((index) =>
      sentences(told({ "pages/index.json": index })),
    ),
  ).toMatchInlineSnapshot(`
    [
      "
    pages/index.json:7:7   In block 1 (hero "Apps"): "description" is not something a hero has.
        Fix: cut line 7 and paste it below the { in line 1, with the comma at its end: this belongs to the page.   [unknown-property]
    ",
      "
    pages/index.json:7:7   In block 1 (hero "Apps"): "description" is not something a hero has.
        Fix: cut line 7 and paste it below the { in line 1, with the comma at its end: this belongs to the page.   [unknown-property]

    pages/index.json:9:16   In block 1 (hero "Apps"): "image" should be a group of fields in { }, but it is a text: "brand/logo.svg".
        Fix: write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "brand/logo.svg", "alt": "…" }.   [wrong-type]
    ",
    ]
  `);
});

test("the last field of a block is renamed and moves, and the comma before it goes as well", () => {
  const use = { type: "shared", use: "again", with: { text: "Any day." }, headng: "Talk to us" };
  const problems = problemsOf({
    "pages/_shared/again.json": text({ open: ["heading", "text"], block: block("cta") }),
    "pages/index.json": text(page({ type: "intro", heading: "A", text: "B" }, use)),
  });
  expect(problems.map(({ fix }) => fix)).toEqual([
    'rename "headng" to "heading" and move it behind the { of "with", with a comma at the end. Where it was, the comma before it goes as well.',
  ]);
});
