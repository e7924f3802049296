/** A list where groups have names, and names where a list belongs: what is a name to its author is kept. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../../src/node/fix/fixSite.ts";
import { block, type Group, inputOf, page, problemsOf, settings, siteWith, text } from "../../../site.ts";
import type { Json } from "../../../../../../src/model/fields.ts";

const email = { label: "Email", kind: "email" };
const name = { name: "name", label: "Name", kind: "text" };
const form = { fields: ["name"], required: ["name"], submit: "Send", success: "Thank you." };
const links = [{ label: "Home", href: "/" }];
const { footer } = settings() as { footer: Group };

const settingsWith = (fields: Group) => ({ "pages/_site.json": text({ ...settings(), ...fields }) });
const columns = (held: Json) => settingsWith({ footer: { ...footer, columns: held } });
const only = (type: string, fields: Group) => ({ "pages/index.json": text(page({ ...block(type), ...fields })) });

const logos = (held: Json) => only("logoGrid", { groups: [{ title: "Database", logos: held }] });
const besideLogos = (held: Json) =>
  only("logoGrid", {
    groups: [
      {
        title: "Stored",
        logos: [
          { logo: "postgresql", label: "PostgreSQL" },
          { logo: "mongodb-icon", label: "MongoDB" },
        ],
      },
      { title: "Database", logos: held },
    ],
  });
const TWO =
  '"logos": [{ "logo": "mongodb-icon", "label": "MongoDB" }, { "logo": "postgresql", "label": "PostgreSQL" }].';

test.each<[what: string, files: Record<string, string>, fix: string]>([
  [
    "one field",
    settingsWith({ fields: [name] }),
    'write the group under its "name", without [ ]: "fields": { "name": { "label": "Name", "kind": "text" } }.',
  ],
  [
    "two fields",
    settingsWith({ fields: [name, { id: "email", name: "email", ...email }] }),
    'write each group under its "name", with { } in the place of its [ ]: "fields": { "name": { "label": "Name", "kind": "text" }, … }.',
  ],
  [
    "more",
    settingsWith({ fields: Array.from("abcd", (each) => ({ key: each, ...email })) }),
    'write each group under its "key", with { } in the place of its [ ]: "fields": { "a": { "label": "Email", "kind": "email" }, … }.',
  ],
  [
    "words under names of logos",
    logos({ "mongodb-icon": "MongoDB", postgresql: "PostgreSQL" }),
    `write them in a list: ${TWO}`,
  ],
  [
    "names of logos under words",
    logos({ MongoDB: "mongodb-icon", PostgreSQL: "postgresql" }),
    `write them in a list: ${TWO}`,
  ],
  [
    "names of logos alone, which another group has with their words",
    besideLogos(["mongodb-icon", "postgresql"]),
    `write them like this: ${TWO}`,
  ],
  [
    "names of logos alone, which no group has",
    logos(["mongodb-icon", "postgresql"]),
    `write them like this, with your own words for the three dots: ${TWO.replaceAll(/"label": "\w+"/g, '"label": "…"')}`,
  ],
  [
    "words alone",
    logos(["MongoDB", "Our own"]),
    'write them like this: "logos": [{ "logo": "mongodb-icon", "label": "MongoDB" }, { "logo": "…", "label": "Our own" }]. For "logo": "…" write the name of a logo. docs/blocks.md has all names.',
  ],
  [
    "words under other names",
    logos({ first: "MongoDB", second: "PostgreSQL" }),
    'write [ in the place of its {, ] in the place of the } of line 16, and what stands in it as entries of that list. A list looks like this: [{ "logo": "…", "label": "…" }].',
  ],
  [
    "two of one name",
    settingsWith({ fields: [name, { ...name, label: "Your name" }] }),
    'write each group under its "name", with { } in the place of its [ ]: "fields": { "name": { "label": "Name", "kind": "text" }, … }.',
  ],
  [
    "in other words",
    settingsWith({ fields: [{ name: "name", label: "Name", type: "text" }] }),
    'write the group under its "name", without [ ]: "fields": { "name": { "label": "Name", "kind": "text" } }.',
  ],
  [
    "with more to mend",
    settingsWith({ fields: [{ ...name, required: true }] }),
    'write the group under its "name", without [ ]: "fields": { "name": { … } }.',
  ],
  [
    "without names",
    settingsWith({ fields: [email] }),
    'write { } in the place of its [ ], and a name and a colon before each {, as in "email": {.',
  ],
  [
    "one form",
    settingsWith({ forms: [{ name: "contact", ...form }] }),
    'write the group under its "name", without [ ]: "forms": { "contact": { "fields": ["name"], "required": ["name"], "submit": "Send", "success": "Thank you." } }.',
  ],
  [
    "each of them named",
    settingsWith({ fields: [{ name: email }, { email }] }),
    'write all of them in one group, without [ ]: "fields": { "name": { "label": "Email", "kind": "email" }, "email": { "label": "Email", "kind": "email" } }.',
  ],
  [
    "one column",
    columns({ "About Us": links }),
    'write it like this: "columns": [{ "heading": "About Us", "links": [{ "label": "Home", "href": "/" }] }].',
  ],
  [
    "two columns",
    columns({ "About Us": links, services: links }),
    'write it like this: "columns": [{ "heading": "About Us", "links": [{ "label": "Home", "href": "/" }] }, { "heading": "services", "links": [{ "label": "Home", "href": "/" }] }].',
  ],
  [
    "many links",
    columns({
      "About Us": [
        ...links,
        ...["/blog", "/contact", "/technology"].map((href) => ({ label: `Our page ${href}`, href })),
      ],
    }),
    'write it like this: "columns": [{ "heading": "About Us", "links": [ … ] }].',
  ],
  [
    "one column in a group",
    columns({ "About Us": { links } }),
    'write it in a list: "columns": [{ "heading": "About Us", "links": [{ "label": "Home", "href": "/" }] }].',
  ],
  [
    "logos",
    only("logoGrid", { groups: { Design: [{ logo: "figma", label: "Figma" }] } }),
    'write it like this: "groups": [{ "title": "Design", "logos": [{ "logo": "figma", "label": "Figma" }] }].',
  ],
  [
    "steps",
    only("process", { stages: { Discover: ["We ask."], Build: ["We write."], Launch: ["We help."] } }),
    'write it like this: "stages": [{ "title": "Discover", "points": ["We ask."] }, { "title": "Build", "points": ["We write."] }, { "title": "Launch", "points": ["We help."] }].',
  ],
  [
    "a heading that has no place",
    only("faq", { items: { "Our prices": [{ question: "How?", answer: "So." }] } }),
    'take { "Our prices": and the } of line 16 away, and leave the list between them. If visitors are to read "Our prices", write it into a text.',
  ],
  [
    "a field behind it",
    only("faq", { items: { "Our prices": [{ question: "How?", answer: "So." }] }, ground: "mist" }),
    'take { "Our prices": and the } of line 16 away with its comma, write a comma at the end of line 15, and leave the list between them. If visitors are to read "Our prices", write it into a text.',
  ],
])("%s", (_, files, fix) => {
  expect(problemsOf(files).map((problem) => problem.fix)).toEqual([fix]);
  const site = siteWith(files);
  expect(fixSite(inputOf(site)).files).toEqual(site);
});

test("brackets alone are taken away for the author", () => {
  const mended: readonly (readonly [wrong: Record<string, string>, right: Record<string, string>])[] = [
    [settingsWith({ fields: [{ name: email, email }] }), settingsWith({ fields: { name: email, email } })],
    [columns({ columns: [{ heading: "About Us", links }] }), columns([{ heading: "About Us", links }])],
    [columns({ data: [{ heading: "About Us", links }] }), columns([{ heading: "About Us", links }])],
  ];
  const dataOf = (files: object) => JSON.parse((files as Record<string, string>)["pages/_site.json"]!) as Json;
  for (const [wrong, right] of mended) expect(dataOf(fixSite(inputOf(siteWith(wrong))).files)).toEqual(dataOf(right));
});
