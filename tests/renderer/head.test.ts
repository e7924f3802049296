import { expect, test } from "vitest";
import { headTags } from "../../src/renderer/head.ts";
import { resolvePage } from "../../src/renderer/resolvePage.ts";
import type { SiteContent } from "../../src/types.gen.ts";
import { pageWith, resources, source } from "../support/exampleSite.ts";

const site = {
  url: "https://example.com",
  brand: { name: "Kitestep", description: "An agency.", founded: 2019 },
  contact: { email: "a@example.com", phone: "+91", address: ["Example Road", "Ahmedabad"], city: "Ahmedabad", map: "" },
  socialImage: resources.image("brand/og.jpg", "Social"),
} as unknown as SiteContent;

const head = (route: string, title = "Example", titleAlone = false) =>
  headTags({ ...resolvePage({ ...pageWith(), route, title, titleAlone }, source, resources) }, site);
const graph = (route: string) =>
  JSON.parse(head(route).find(({ tag }) => tag === "script")!.text!)["@graph"] as object[];

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
    "og:image = https://example.com/images/brand/og-hash-800.webp",
    "og:image:alt = Social",
    "twitter:card = summary_large_image",
  ]);
});

test("the company's name is added once, and not to a title that stands alone", () => {
  expect(head("/example", "An agency", true)[0]!.text).toBe("An agency");
  expect(head("/", "Kitestep, an agency")[0]!.text).toBe("Kitestep, an agency");
});

test("every page tells of the organisation; all but the home page where they stand", () => {
  expect(graph("/")).toEqual([
    expect.objectContaining({ "@type": "Organization", name: "Kitestep", foundingDate: "2019" }),
  ]);
  expect(graph("/example")[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ item: "https://example.com/" }, { name: "Example", item: "https://example.com/example" }],
  });
});

test("no text can end the script element", () => {
  expect(head("/example", "</script><script>alert(1)</script>").at(-1)!.text).not.toContain("<");
});
