import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import { check } from "../../../src/node/check/check.ts";
import { formWords } from "../../../src/studio/form/formWords.ts";
import { listWords } from "../../../src/studio/app/listWords.ts";
import { siteDataOf } from "../../../src/studio/site/siteData.ts";
import { inputOf, problemsOf, siteWith, words } from "../../node/check/site.ts";
import { lookup } from "../studio.ts";

const FILE = "pages/index.json";

/** What the studio says of a page with a mistake: at the field, and in the list of all that is wrong. */
function said(...blocks: Json[]) {
  const data = { route: "/", ...words("The page under test"), blocks };
  const texts = { [FILE]: JSON.stringify(data) };
  const site = siteDataOf(texts, new Map([[FILE, data]]), { images: [], resources: {} as never });
  return problemsOf(siteWith(texts))
    .filter(({ file }) => file === FILE)
    .map((problem) => {
      const { message, fix } = formWords(
        lookup,
        { file: FILE, role: "page", name: "", text: texts[FILE]!, data },
        problem,
      );
      return `${problem.code}: ${message} ${fix} | ${listWords(lookup, site, problem).message}`;
    });
}

const hero = {
  type: "hero",
  heading: "Apps that work",
  ground: "mist",
  image: { src: "panels/contact.webp", alt: "A desk" },
};
const intro = { type: "intro", heading: "About us", text: "We build apps." };

test.each<[what: string, blocks: Json[]]>([
  ["no description", [{ ...hero, image: { src: "panels/contact.webp" } }]],
  ["an empty description", [{ ...hero, image: { src: "panels/contact.webp", alt: "" } }]],
  ["a weak description", [{ ...hero, image: { src: "panels/contact.webp", alt: "image" } }]],
  ["an empty line", [hero, { ...intro, text: "We build apps.\n" }]],
  ["a space in a paragraph", [hero, { ...intro, text: ["One.", " Two."] }]],
  ["HTML", [hero, { ...intro, text: "<p>Hello <b>world</b></p><p>Again</p>" }]],
  ["HTML in a line", [{ ...hero, heading: "<b>Apps</b> that work" }]],
  ["a link without words", [hero, { ...intro, text: "Write to us: [](/)" }]],
  ["no words on a button", [hero, { ...intro, button: { label: "", href: "/" } }]],
  ["no address of a button", [hero, { ...intro, button: { label: "Go", href: "" } }]],
  ["a place that is not there", [hero, { ...intro, button: { label: "Go", href: "#nowhere" } }]],
  ["a place that is misspelt", [hero, { ...intro, id: "prices", button: { label: "Go", href: "#price" } }]],
  ["a script", [hero, { ...intro, button: { label: "Go", href: "javascript:alert(1)" } }]],
  ["an unsafe address", [hero, { ...intro, button: { label: "Go", href: "http://example.com" } }]],
  ["an empty heading", [hero, { ...intro, heading: "" }]],
  [
    "an empty card",
    [
      hero,
      {
        type: "cardGrid",
        heading: "Why",
        items: [
          { title: "", text: "" },
          { title: "B", text: "Two." },
        ],
      },
    ],
  ],
  ["no items", [hero, { type: "faq", heading: "Questions", items: [] }]],
  ["a choice that there is not", [{ ...hero, ground: "sky" }]],
  ["a name for links with a space", [hero, { ...intro, id: "Get in touch" }]],
  ["an address of no page", [hero, { ...intro, button: { label: "Go", href: "/nope-at-all" } }]],
  ["what no form can do", [hero, { ...intro, headding: "Twice" }]],
  ["a missing field", [hero, { type: "intro", heading: "About us" }]],
  ["a name that nothing has", [{ ...hero, colour: "red" }]],
  ["a misspelt name", [hero, { type: "intro", headding: "About us", text: "We build apps." }]],
  ["a block that there is not", [{ ...hero, type: "herro" }]],
  ["a number", [hero, { ...intro, heading: 42 }]],
  ["a long heading", [{ ...hero, heading: "word ".repeat(100).trim() }]],
  ["a picture in a text", [hero, { ...intro, text: "Hello\n![A desk](panels/contact.webp)" }]],
  ["braces", [hero, { ...intro, text: "Hello {nope} there." }]],
  ["a shared block twice", [hero, { type: "shared", use: "contact-form" }, { type: "shared", use: "contact-form" }]],
  ["a name for links twice", [hero, { ...intro, id: "form" }, { ...intro, heading: "Again", id: "form" }]],
])("%s is told in the words of a form", (_what, blocks) => {
  expect(said(...blocks)).toMatchSnapshot();
});

test("a page that nothing leads to is told where a link may stand, by what the studio calls it", () => {
  const file = "pages/x.json";
  const data = { route: "/x", ...words("The page under test"), blocks: [hero] };
  const [problem] = check(inputOf({ ...siteWith({}), [file]: JSON.stringify(data) })).filter(
    ({ code }) => code === "orphan-page",
  );
  expect(formWords(lookup, { file, role: "page", name: "x", text: "", data }, problem!)).toEqual({
    message: 'No link leads to this page, whose address is "/x".',
    fix: "Add a link to it on another page, or in the menu or the footer in the site settings.",
  });
});

/** What the studio says of the site settings. */
function saidOfSite(change: (site: Settings) => void) {
  const file = "pages/_site.json";
  const data = JSON.parse(String(siteWith({})[file])) as Settings;
  change(data);
  const text = JSON.stringify(data);
  return problemsOf(siteWith({ [file]: text })).map((problem) => {
    const { message, fix } = formWords(lookup, { file, role: "site", name: "", text, data: data as never }, problem);
    return `${problem.code}: ${message} ${fix}`;
  });
}

interface Settings {
  header: { menu: Json[] };
  fields: { [name: string]: Json };
  forms: { [name: string]: Json };
  delivery: Json;
}

test.each<[what: string, change: (site: Settings) => void]>([
  ["an entry that leads nowhere", ({ header }) => header.menu.push({ label: "New" })],
  [
    "an entry with links that leads somewhere",
    ({ header }) => header.menu.push({ label: "More", href: "/", links: [{ label: "Blog", href: "/blog" }] }),
  ],
  ["a field of forms that is gone", ({ fields }) => delete fields["email"]],
  ["a form that is gone", ({ forms }) => delete forms["quote"]],
  ["delivery without an address", (site) => (site.delivery = { kind: "endpoint" })],
])("%s is told in the words of the site settings", (_what, change) => {
  expect(saidOfSite(change)).toMatchSnapshot();
});
