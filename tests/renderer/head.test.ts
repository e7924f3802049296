import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SiteContent } from "../../src/model/content.ts";
import { themeColour } from "../../src/model/theme.ts";
import type { PageDocument } from "../../src/renderer/documents.ts";
import { headTags } from "../../src/renderer/head.ts";
import { pageResolver } from "../../src/renderer/resolvePage.ts";
import { pageWith, resources, source } from "../support/exampleSite.ts";

const site = {
  url: "https://example.com",
  brand: { name: "Kitestep", description: "An agency.", founded: 2019 },
  contact: { email: "a@example.com", phone: "+91", address: ["Example Road", "Ahmedabad"], city: "Ahmedabad", map: "" },
  social: [
    { label: "X", href: "https://x.com/" },
    { label: "LinkedIn", href: "https://www.linkedin.com/company/x" },
  ],
  header: {
    menu: [
      { label: "Company", links: [{ label: "Who we are", href: "/whoweare" }] },
      { label: "Blog", href: "/blog" },
      { label: "Start", href: "/" },
      { label: "Questions", href: "/contact#questions" },
    ],
  },
} as unknown as SiteContent;

const { card, ...plain } = pageWith();
const head = (route: string, more: Partial<PageDocument> = {}) =>
  headTags(pageResolver(source, resources)({ ...plain, route, ...more }), site);
const graph = (route: string, more: Partial<PageDocument> = {}) =>
  JSON.parse(head(route, more).find(({ tag }) => tag === "script")!.text!)["@graph"] as object[];
const content = (name: string, more: Partial<PageDocument>) =>
  head("/example", more).find(({ attributes }) => attributes["property"] === name)?.attributes["content"];

test("of social links only the company's own pages are told to search engines", () => {
  const social = ["/contact", "#team", "mailto:a@example.com", "https://1.2.3.4.5/x", "https://x.com/own"];
  const links = social.map((href) => ({ label: href, href }));
  const tags = headTags(pageResolver(source, resources)({ ...plain, route: "/" }), { ...site, social: links });
  const { text } = tags.find(({ tag }) => tag === "script")!;
  expect(JSON.parse(text!)["@graph"][0].sameAs).toEqual(["https://x.com/own"]);
});

test("title, description, canonical and social tags", () => {
  const tags = head("/example").map(({ attributes, text }) =>
    [...Object.values(attributes), text].filter(Boolean).join(" = "),
  );
  expect(tags.slice(0, -1)).toEqual([
    "Example | Kitestep",
    "description = An example page.",
    "canonical = https://example.com/example",
    "og:type = website",
    "og:site_name = Kitestep",
    "og:title = Example | Kitestep",
    "og:description = An example page.",
    "og:url = https://example.com/example",
    "og:image = https://example.com/images/brand/og.jpg-social.jpg",
    "og:image:width = 1200",
    "og:image:height = 630",
    "og:image:alt = Social",
    "twitter:card = summary_large_image",
    "theme-color = #10132a",
  ]);
});

test("networks look for a property, search engines and browsers for a name", () => {
  for (const { tag, attributes } of head("/example").filter(({ attributes: { content: said } }) => said)) {
    expect(tag).toBe("meta");
    const [key, name] = Object.entries(attributes)[0]!;
    expect(key, name).toBe(name.startsWith("og:") ? "property" : "name");
  }
});

test("the company's name is added once, and not to a title that stands alone", () => {
  expect(head("/example", { title: "An agency", titleAlone: true })[0]!.text).toBe("An agency");
  expect(head("/", { title: "Kitestep, an agency" })[0]!.text).toBe("Kitestep, an agency");
});

test("the home page tells of the organisation, all others where they stand", () => {
  expect(graph("/")).toEqual([
    {
      "@type": "Organization",
      name: "Kitestep",
      url: "https://example.com/",
      logo: "https://example.com/icon-512.png",
      email: "a@example.com",
      telephone: "+91",
      address: "Example Road, Ahmedabad",
      foundingDate: "2019",
      sameAs: ["https://www.linkedin.com/company/x"],
    },
  ]);
  expect(graph("/example")[0]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ item: "https://example.com/" }, { name: "Example", item: "https://example.com/example" }],
  });
});

test("a logo of its own is that of the organisation", () => {
  const logo = { src: resources.image("own/logo.svg", "") };
  const tags = headTags(pageResolver(source, resources)({ ...plain, route: "/" }), {
    ...site,
    brand: { ...site.brand, logo },
  });
  const { text } = tags.find(({ tag }) => tag === "script")!;
  expect(JSON.parse(text!)["@graph"][0].logo).toBe(`https://example.com${logo.src.plain}`);
});

test.each(["Example | Kitestep", "Example – Kitestep"])(
  "the company's name behind %s is its own entry of the path",
  (title) => {
    const [path, article] = graph("/example", { title, card: card! });
    expect(path).toMatchObject({ itemListElement: [{ name: "Kitestep" }, { name: "Example" }] });
    expect(article).toMatchObject({ headline: "Example" });
  },
);

const mine = { src: "mine.webp", alt: "Mine, {company}" };
test.each([
  ["its own picture", { socialImage: mine, card: card! }, ["mine.webp", "Mine, Kitestep"]],
  ["the picture on its card", { card: card! }, ["blog/x.webp", "Cover"]],
  ["the site's picture", {}, ["brand/og.jpg", "Social"]],
])("a page is shared with %s", (_what, more, [src, alt]) => {
  expect(content("og:image", more)).toBe(`https://example.com/images/${src}-social.jpg`);
  expect(content("og:image:alt", more)).toBe(alt);
});

test("a page that others present on a card is an article, and says no more than it shows", () => {
  expect(content("og:type", { card: card! })).toBe("article");
  expect(graph("/example", { card: card! })[1]).toEqual({
    "@type": "Article",
    headline: "Example",
    description: "An example page.",
    image: "https://example.com/images/blog/x.webp-social.jpg",
    mainEntityOfPage: "https://example.com/example",
    publisher: { "@type": "Organization", name: "Kitestep", url: "https://example.com/" },
  });
});

test("the colour of the browser's bar is the ink of the design", () => {
  expect(readFileSync("src/ui/tokens.css", "utf8")).toContain(`--ink: ${themeColour};`);
});

test("no text can end the script element", () => {
  expect(head("/example", { title: "</script><script>alert(1)</script>" }).at(-1)!.text).not.toContain("<");
});

test("between the home page and a page stands the page of the menu that it is part of", () => {
  const names = (partOf: string) => {
    const [crumbs] = graph("/example", { partOf }) as { itemListElement: { name: string; item: string }[] }[];
    return crumbs!.itemListElement.map(({ name, item }) => `${name} ${item.slice(site.url.length)}`);
  };
  const [home, own] = ["Kitestep /", "Example /example"];
  expect(names("/blog")).toEqual([home, "Blog /blog", own]);
  expect(names("/whoweare")).toEqual([home, "Who we are /whoweare", own]);
  for (const none of ["/", "/contact#questions", "/example"]) expect(names(none)).toEqual([home, own]);
});
