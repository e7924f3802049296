import { expect, test } from "vitest";
import { pageResolver, resolveSite } from "../../src/renderer/resolvePage.ts";
import type { SiteSource } from "../../src/renderer/documents.ts";
import { pageWith, resources, source } from "../support/exampleSite.ts";

const resolve = (...blocks: Parameters<typeof pageWith>) => pageResolver(source, resources)(pageWith(...blocks)).blocks;

test("a shared block takes the page's words for its open fields and keeps its others", () => {
  const [block] = resolve({ type: "shared", use: "contact-form", with: { heading: "Tell us" }, id: "form" });
  expect(block!.type).toBe("contactForm");
  expect(block!.props).toMatchObject({ heading: "Tell us", blockId: "form", position: 0 });
  expect(block!.props).toHaveProperty("form.fields.0", { name: "name", label: "Name", kind: "text", required: true });
});

test("a page keeps what it says of its title, its section and its card", () => {
  const { card, ...page } = pageWith();
  const plain = pageResolver(source, resources)(page);
  expect(plain).toMatchObject({ route: "/example", title: "Example", isArticle: false });
  expect(plain).not.toHaveProperty("titleAlone");
  expect(plain).not.toHaveProperty("partOf");
  const article = { ...page, card: card!, title: "{company} at work", titleAlone: true, partOf: "/blog" };
  expect(pageResolver(source, resources)(article)).toMatchObject({
    title: "Kitestep at work",
    titleAlone: true,
    partOf: "/blog",
    isArticle: true,
  });
});

test("a shared block in the same place is one object for all pages that do not word it otherwise", () => {
  const resolveAny = pageResolver(source, resources);
  const use = { type: "shared", use: "contact-form" };
  const own = { ...use, with: { heading: "Tell us" } };
  const first = (...blocks: Parameters<typeof pageWith>) => resolveAny(pageWith(...blocks)).blocks.at(-1);
  expect(first(use)).toBe(first(use));
  expect(first(use)).not.toBe(first(own));
  expect(first(own)).not.toBe(first(own));
  expect(first(use, use)!.props).toMatchObject({ blockId: "contactForm-2", position: 1 });
});

test("names in braces are filled from the site; other braces stay", () => {
  const heading = "Write to {email} at {company} or {else}, not by {skype}";
  const [block] = resolve({ type: "intro", heading, text: "Call {phone}" });
  expect(block!.props).toMatchObject({ heading: "Write to a@example.com at Kitestep or {else}, not by {skype}" });
  expect(block!.props).toHaveProperty("text", [{ tag: "p", children: ["Call +91 00000"] }]);
});

test("phone numbers lose their spaces in links only", () => {
  const [block] = resolve({ type: "cta", heading: "Call", button: { label: "{phone}", href: "tel:{phone}" } });
  expect(block!.props).toHaveProperty("button", { label: "+91 00000", href: "tel:+9100000" });
});

/** The site, with names and numbers as companies have them. */
const spaced: SiteSource = {
  ...source,
  site: {
    ...source.site,
    brand: { name: "Kite & Step (Ltd)", description: "An agency." },
    contact: { ...source.site.contact, phone: "+91 000 00", city: "New Delhi, India" },
  },
};

test.each([
  ["tel:{phone}", "tel:+9100000"],
  ["https://wa.me/{phone}", "https://wa.me/+9100000"],
  ["mailto:{email}?subject={company}", "mailto:a@example.com?subject=Kite%20%26%20Step%20%28Ltd%29"],
  ["https://maps.example/?q={city}", "https://maps.example/?q=New%20Delhi%2C%20India"],
])("%s leads to %s, in a field and in a text", (href, shown) => {
  const text = [
    `[See {city}](${href}) today`,
    `**{company}** and [there](<${href}>)`,
    "{phone}, [not this] (but {city})",
  ];
  const page = pageWith({ type: "cta", heading: "Go", text, button: { label: "There", href } });
  const [block] = pageResolver(spaced, resources)(page).blocks;
  expect(block!.props).toHaveProperty("button.href", shown);
  expect(block!.props).toHaveProperty("text", [
    { tag: "p", children: [{ tag: "a", href: shown, children: ["See New Delhi, India"] }, " today"] },
    {
      tag: "p",
      children: [
        { tag: "strong", children: ["Kite & Step (Ltd)"] },
        " and ",
        { tag: "a", href: shown, children: ["there"] },
      ],
    },
    { tag: "p", children: ["+91 000 00, [not this] (but New Delhi, India)"] },
  ]);
});

test.each([
  "E*TRADE",
  "_under_",
  "Yahoo!",
  "1. FC Club",
  "- dash -",
  "+ plus",
  "# sharp",
  "> more",
  "a\\b",
  "[x](/y)",
  "<b>",
  "AT&amp;T",
  "~~~",
  "`code`",
  "=== is",
])("the name %s is no Markdown", (name) => {
  const site = { ...spaced.site, brand: { name, description: "An agency." } };
  const text = [
    "{company} and {company}",
    "**{company}** and `{company}`",
    "{company}[there](/x)",
    "``{company}``, \\{company} and `\\{company}`",
    "~~~\n{company}\n~~~",
    "    {company}",
    "Press the ` key, or ask {company} now",
  ];
  const page = pageWith({ type: "cta", heading: "Go", text });
  const [block] = pageResolver({ ...spaced, site }, resources)(page).blocks;
  const code = { tag: "code", children: [name] };
  expect(block!.props).toHaveProperty("text", [
    { tag: "p", children: [`${name} and ${name}`] },
    { tag: "p", children: [{ tag: "strong", children: [name] }, " and ", code] },
    { tag: "p", children: [name, { tag: "a", href: "/x", children: ["there"] }] },
    { tag: "p", children: [code, ", {company} and ", { tag: "code", children: ["\\{company}"] }] },
    { tag: "pre", children: [code] },
    { tag: "pre", children: [code] },
    { tag: "p", children: [`Press the \` key, or ask ${name} now`] },
  ]);
});

test.each(["/elsewhere?a=1#b", "#form", "https://example.com/iosorandroidfindout"])(
  "a link to %s is written as its author wrote it",
  (href) => {
    const [block] = resolve({ type: "cta", heading: "Go", text: `[there](${href})`, button: { label: "There", href } });
    expect(block!.props).toHaveProperty("button.href", href);
    expect(block!.props).toHaveProperty("text.0.children.0.href", href);
  },
);

test("an email address between < and > is a link also where it is filled in", () => {
  const [block] = resolve({ type: "cta", heading: "Go", text: "Write to <{email}>, or to {email}" });
  const link = { tag: "a", href: "mailto:a@example.com", children: ["a@example.com"] };
  expect(block!.props).toHaveProperty("text.0.children", ["Write to ", link, ", or to a@example.com"]);
});

test("a block without an anchor gets one from its type and position", () => {
  const intro = { type: "intro", heading: "One", text: "Text" };
  expect(resolve(intro, { ...intro, id: "mine" }, intro).map(({ props }) => props.blockId)).toEqual([
    "intro-1",
    "mine",
    "intro-3",
  ]);
});

test("only blocks with behaviour say where it is", () => {
  const tabs = {
    type: "tabs",
    heading: "Tabs",
    items: [
      { title: "A", content: "a" },
      { title: "B", content: "b" },
    ],
  };
  expect(resolve(tabs, { type: "intro", heading: "One", text: "Text" }).map(({ enhance }) => enhance)).toEqual([
    "/assets/tabs.js",
    undefined,
  ]);
});

test("article cards are filled from the pages they name", () => {
  const [block] = resolve({ type: "postCards", heading: "Posts", posts: ["/IosorAndroidFindout"] });
  expect(block!.props).toHaveProperty("posts.0", {
    route: "/IosorAndroidFindout",
    title: "Title of /IosorAndroidFindout",
    text: "Text of /IosorAndroidFindout",
    label: "Read More: Title of /IosorAndroidFindout",
    image: expect.objectContaining({ alt: "Cover" }),
  });
});

test("the site's form definitions are not sent along with every page", () => {
  const site = resolveSite(source, resources);
  expect(site).not.toHaveProperty("fields");
  expect(site).not.toHaveProperty("forms");
});

test.each([
  ["a form", { type: "contactForm", heading: "Form", form: "nope" }, 'pages/_site.json has no form called "nope".'],
  ["a shared block", { type: "shared", use: "nope" }, 'There is no shared block called "nope".'],
  ["a card", { type: "postCards", heading: "Posts", posts: ["/nope"] }, 'The page "/nope" has no card.'],
])("%s that does not exist is an error", (_what, block, message) => {
  expect(() => resolve(block)).toThrow(message);
});
