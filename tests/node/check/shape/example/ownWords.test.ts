/** What somebody is told to write is made of what they wrote, or is nothing that would be wrong on this page. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../src/model/fields.ts";
import { type Group, pageAt, problemsOf, settings, shortHero, shortIntro, text } from "../../site.ts";

const fixesOf = (...blocks: Group[]) =>
  problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), ...blocks)) }).map(({ fix }) => fix);
const section = (fields: Group) => ({ heading: "2. What does it cost?", text: "Words.", ...fields });
const article = (fields: Group, ...sections: Group[]) => ({
  type: "article",
  sections: [section({ id: "first", heading: "1. First" }), ...sections],
  ...fields,
});

test("no and yes for false and true", () => {
  const image = { src: "brand/logo.svg", alt: "A kite" };
  const marked = (decorative: string | number) =>
    fixesOf({ type: "hero", heading: "Hello", image: { ...image, decorative } });
  expect(marked("no")).toEqual(['write it like this: "decorative": false.']);
  expect(marked(0)).toEqual(['write it like this: "decorative": false.']);
  expect(marked("Yes")).toEqual(['write it like this: "decorative": true.']);
});

test("nobody means the text that says true", () => {
  const contents = (value: boolean) => fixesOf(article({ contents: value }, section({ id: "cost" })));
  expect(contents(true)).toEqual(['write it like this, with your own words for the three dots: "contents": "…".']);
  expect(contents(false)).toEqual(['take "contents": false out, with the comma before it, at the end of line 24.']);
});

test("the place that is missing is called after its heading", () => {
  expect(fixesOf(article({}, section({})))).toEqual([
    'add it before the other fields, with the comma, for example: "id": "what-does-it-cost",',
  ]);
});

test("the address that is missing is that of the file, where no page has it", () => {
  const { route: _, ...page } = pageAt("/our-team", shortIntro({}));
  const fixOf = (file: string, route?: number) =>
    problemsOf({ [file]: text(route === undefined ? page : { ...page, route }) })[0]!.fix;
  expect(fixOf("pages/our-team.json")).toBe(
    'add it before the other fields, with the comma, for example: "route": "/our-team",',
  );
  expect(fixOf("pages/blog-2/contact.json")).toBe(
    'add it before the other fields, with the comma, for example: "route": "/blog-2/contact",',
  );
  expect(fixOf("pages/not-found.json", 404)).toBe('write it like this: "route": "/404".');
});

test.each([
  ["/our-team", 'write it like this: "route": "/our-team".'],
  ["/7", 'write it like this: "route": "/7".'],
  ["/prices-and-offers", 'write it like this: "route": "/7".'],
])("the address in the place of a number, where a link leads to %s", (href, fix) => {
  const files = {
    "pages/here.json": text(pageAt("/here", shortIntro({ button: { label: "Read all of it", href } }))),
    "pages/our-team.json": text({ ...pageAt("/our-team", shortIntro({})), route: 7 }),
  };
  const said = problemsOf(files).filter(({ file }) => file === "pages/our-team.json");
  expect(said.map((found) => [found.message, found.fix])).toEqual([
    ['"route" should be a text, but it is a number: 7.', fix],
  ]);
});

test("a logo by its name: no other one is suggested", () => {
  const logos = (...names: string[]) =>
    fixesOf({ type: "logoGrid", heading: "Tools", groups: [{ title: "Design", logos: names }] });
  expect(logos("figma")).toEqual([
    'write it like this, with your own words for the three dots: { "logo": "figma", "label": "…" }.',
  ]);
  expect(logos("Figma")).toEqual(['write it like this: { "logo": "figma", "label": "Figma" }.']);
  expect(logos("Figma", "PostgreSQL", "MongoDB")).toEqual([
    'write them like this: "logos": [{ "logo": "figma", "label": "Figma" }, { "logo": "postgresql", "label": "PostgreSQL" }, { "logo": "mongodb-icon", "label": "MongoDB" }].',
  ]);
  expect(logos("figma.svg", ".NET")).toEqual([
    'write them like this, with your own words for the three dots: "logos": [{ "logo": "figma", "label": "…" }, { "logo": "dotnet", "label": ".NET" }].',
  ]);
  expect(logos("Pen")).toEqual([
    'write it like this, with your own words for the three dots: { "logo": "…", "label": "Pen" }.',
  ]);
});

test("numbers in words, and with a unit, where one of a few is asked for", () => {
  const slides = [1, 2, 3].map((i) => ({ title: `Slide ${i}`, ground: "leaf" }));
  const carousel = (slidesInView: string) => fixesOf({ type: "carousel", heading: "Our work", slides, slidesInView });
  expect(carousel("two")).toEqual(["write 2."]);
  expect(carousel("3 slides")).toEqual(["write 3."]);
  expect(carousel("7 slides")).toEqual(["write 2 or 3, or leave it out, with the comma before it."]);
});

test("two pictures where one belongs, and one block without its list", () => {
  const { image } = shortHero("A kite") as Group & { image: Group };
  expect(fixesOf({ type: "hero", heading: "Hello", image: [image, image] })).toEqual([
    'keep only one of them, without [ ]: "image": { "src": "brand/logo.svg", "alt": "A kite" }. Put the other one into a block whose entries have one, for example "carousel".',
  ]);
  const page = { ...pageAt("/x"), blocks: shortIntro({}) };
  expect(problemsOf({ "pages/x.json": text(page) }).map(({ fix }) => fix)).toEqual([
    "put it in square brackets: [{ … }], with the ] behind the } of line 9.",
  ]);
});

test("nothing for a field that may be left out", () => {
  const page = { ...pageAt("/x", shortIntro({ id: null })), aliases: null, card: null };
  expect(problemsOf({ "pages/x.json": text(page) }).map(({ fix }) => fix)).toEqual([
    'take "id": null out, with the comma before it, at the end of line 9, or write a text in the place of null.',
    'take "aliases": null out, with the comma behind it, or write a list in [ ] in the place of null.',
    'take "card": null out, with the comma before it, at the end of line 13, or write a group of fields in { } in the place of null.',
  ]);
});

test("a phone number with words in it", () => {
  const site = settings();
  const phoned = (phone: string) =>
    problemsOf({ "pages/_site.json": text({ ...site, contact: { ...(site["contact"] as Group), phone } }) })[0]!.fix;
  expect(phoned("+91 98765 43210 ext. 12")).toBe('write "+91 98765 43210".');
  expect(phoned("Phone: +91 98765 43210")).toBe('write "+91 98765 43210".');
  expect(phoned("+1 800 FLOWERS")).toBe('write digits in the place of "FLOWERS".');
  expect(phoned("+91 98765 43210 / +91 98765 43211")).toBe('write only one number: "+91 98765 43210".');
  expect(phoned("098765 43210")).toBe('write "+", the number of your country and then "98765 43210".');
  const named = 'write "+", the number of your country and then "79 4000 1234", without "office".';
  expect(phoned("079 4000 1234 (office)")).toBe(named);
});

test.each([
  ["British English", "en-GB"],
  ["English (UK)", "en-GB"],
  ["Brazilian Portuguese", "pt-BR"],
  ["Deutsch", "de"],
  ["Français", "fr"],
  ["DE_at", "de-AT"],
  ["en-UK", "en-GB"],
  ["en_GB.UTF-8", "en-GB"],
  ["de_AT@euro", "de-AT"],
])("the language %s", (language, code) => {
  const said = problemsOf({ "pages/_site.json": text({ ...settings(), language }) });
  expect(said.map(({ fix }) => fix)).toEqual([`write "${code}".`]);
});

test("an entry of the menu has to lead somewhere, and a list of blocks has to be that of a page", () => {
  const site = settings() as Group & { header: Group };
  site.header["menu"] = ["Blog"];
  expect(problemsOf({ "pages/_site.json": text(site) })[0]!.fix).toBe(
    'write it like this, with the address of a page (its "route") or of another site for the three dots: { "label": "Blog", "href": "…" }.',
  );
  expect(problemsOf({ "pages/x.json": text([shortIntro({}), shortHero("A kite")]) })[0]!.fix).toBe(
    'write { "route": "/…", "title": "…", "description": "…", "blocks": in front of it, with your own words for the three dots, and } behind it.',
  );
});

test("two addresses where one belongs", () => {
  const page = { ...pageAt("/x", shortIntro({})), route: "/our-team, /people" };
  expect(problemsOf({ "pages/x.json": text(page) })[0]!.fix).toBe('write only one address here: "/our-team".');
  const site = settings();
  const contact = { ...(site["contact"] as Group), email: "a@kitestep.example, b@kitestep.example" };
  expect(problemsOf({ "pages/_site.json": text({ ...site, contact }) })[0]!.fix).toBe(
    'write only one address: "a@kitestep.example".',
  );
});

test("fields of forms in a list, and one by its words", () => {
  const fieldsOf = (fields: Json) => problemsOf({ "pages/_site.json": text({ ...settings(), fields }) })[0]!.fix;
  expect(fieldsOf([{ name: "name", label: "Name" }, { name: "email" }])).toBe(
    'write each group under its "name", with { } in the place of its [ ]: "fields": { "name": { … }, … }.',
  );
  expect(fieldsOf({ name: "Your name", email: { label: "Email", kind: "email" } })).toBe(
    'write it like this: "name": { "label": "Your name", "kind": "text" }.',
  );
});

test("parts of a button, and a colour in two words", () => {
  const hero = { ...shortHero("A kite"), buttonText: "Ask us", buttonUrl: "/contact" };
  expect(fixesOf(hero)).toEqual(['write in their place: "button": { "label": "Ask us", "href": "/contact" }.']);
  const slides = [1, 2, 3].map((i) => ({ title: `Slide ${i}`, ground: i > 1 ? "leaf" : "Leaf green" }));
  expect(fixesOf({ type: "carousel", heading: "Our work", slides })).toEqual(['did you mean "leaf" (green)?']);
});

test("the words of a page beside the name of a shared block, with all that its block needs", () => {
  const banner = { type: "cta", heading: "Call us", text: "Any day.", button: { label: "Our blog", href: "/blog" } };
  const file = text({ block: banner, open: ["heading", "text", "button"] });
  const fixOf = (own: Group) => {
    const used = text(pageAt("/x", shortIntro({}), { type: "shared", use: "banner", ...own }));
    return problemsOf({ "pages/_shared/banner.json": file, "pages/x.json": used }).map(({ fix }) => fix);
  };
  const { type: _, ...all } = banner;
  expect(fixOf(all)).toEqual([
    'write in their place: "with": { "heading": "Call us", "text": "Any day.", "button": { "label": "Our blog", "href": "/blog" } }.',
  ]);
  expect(fixOf({ ...all, text: "Any day. ".repeat(20).trim() })).toEqual([
    'write in their place: "with": { "heading": …, "text": …, "button": … }.',
  ]);
});

test("a shared block without its block", () => {
  const told = problemsOf({ "pages/_shared/note.json": text({ open: ["heading"] }) });
  expect(told.map(({ fix }) => fix)).toEqual([
    'add it before the other fields, with the comma, for example: "block": { "type": "cta", … },',
  ]);
});

test("two old addresses in one text are two of the list", () => {
  const page = { ...pageAt("/x", shortIntro({})), aliases: ["/our-team, /people"] };
  const [found] = problemsOf({ "pages/x.json": text(page) });
  expect(`${found!.message} ${found!.fix}`).toBe(
    'old address 1 is "/our-team, /people", but these are two addresses. put each in quotation marks of its own: "/our-team", "/people".',
  );
  expect(found!.edit?.text).toBe('"/our-team", "/people"');
});
