/** A text and an address, an option or an anchor that have changed places, of which only one is wrong by itself. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { block, type Group, page, pageAt, problemsOf, render, schemas, settings, shortHero, text } from "../site.ts";
import { siteWith } from "../site.ts";

type Files = Record<string, string>;

/** The first group of a list in the example of a block, in which two fields have changed places. */
function entry(type: string, list: string, own: Group): Files {
  const example = block(type);
  const [first, ...others] = example[list] as Group[];
  return on({ ...example, [list]: [{ ...first!, ...own }, ...others] });
}

function on(own: Group): Files {
  return { "pages/index.json": text(page(shortHero("A kite"), own)) };
}

function site(change: (site: Group) => void): Files {
  const changed = settings();
  change(changed);
  return { "pages/_site.json": text(changed) };
}

const map = "https://www.openstreetmap.org/search?query=Ahmedabad";
const detail = (own: Group) => on({ ...block("contactForm"), details: [{ icon: "mail", label: "Mail", ...own }] });

test.each<[Files, string]>([
  [
    entry("servicesGrid", "items", { pictogram: "Migration", title: "software/migration" }),
    'write "software/migration" into "pictogram", and "Migration" into "title".',
  ],
  [
    entry("portfolioGrid", "items", { ground: "Supermarket chain in the Middle East", title: "leaf" }),
    'write "leaf" into "ground", and "Supermarket chain in the Middle East" into "title".',
  ],
  [
    entry("portfolioGrid", "items", { ground: "Supermarket", title: "leaf" }),
    'write "leaf" into "ground", and "Supermarket" into "title".',
  ],
  [
    entry("article", "sections", { id: "4. How will the app pay?", heading: "revenue" }),
    'write "revenue" into "id", and "4. How will the app pay?" into "heading".',
  ],
  [
    on({ ...block("article"), form: "Talk to us", formHeading: "contact" }),
    'write "contact" into "form", and "Talk to us" into "formHeading".',
  ],
  [
    detail({ text: "mailto:{email}", href: "{email}" }),
    'write "{email}" into "text", and "mailto:{email}" into "href".',
  ],
  [
    detail({ text: "tel:+911234567890", href: "+91 12345 67890" }),
    'write "+91 12345 67890" into "text", and "tel:+911234567890" into "href".',
  ],
  [
    on({ ...block("hero"), variant: "brand/logo.svg", phoneImage: "home" }),
    'write "home" into "variant", and "brand/logo.svg" into "phoneImage".',
  ],
  [
    site((each) => Object.assign(each["contact"] as Group, { city: map, map: "Ahmedabad, India" })),
    `write "Ahmedabad, India" into "city", and "${map}" into "map".`,
  ],
  [
    { "pages/blog.json": text({ ...pageAt("/blog", block("intro")), route: "The page about it", title: "/blog" }) },
    'write "/blog" into "route", and "The page about it" into "title".',
  ],
])("the values change places again (%#)", (files, fix) => {
  expect(problemsOf(files).map(({ code, fix: said }) => [code, said])).toEqual([["swapped-fields", fix]]);
  const fixed = fixSite({ files: siteWith(files), schemas, render }).files;
  expect(problemsOf({ ...(fixed as Files) }).filter(({ code }) => code === "swapped-fields")).toEqual([]);
});

test.each<[Files, string]>([
  [entry("portfolioGrid", "items", { ground: "Mist", title: "mist" }), "unknown-option"],
  [entry("portfolioGrid", "items", { ground: "Light blue", title: "leaf" }), "unknown-option"],
  [entry("portfolioGrid", "items", { ground: "Supermarket", title: "Leaf" }), "unknown-option"],
  [entry("portfolioGrid", "items", { ground: "leav", title: "leaf" }), "unknown-option"],
  [entry("article", "sections", { id: "Revenue", heading: "Our revenue" }), "bad-anchor"],
  [on({ ...block("article"), form: "Contact", formHeading: "discuss" }), "unknown-form"],
  [detail({ text: "{email}", href: "Write to us" }), "unsafe-url"],
  [on({ ...block("hero"), variant: "homepage", phoneImage: "home" }), "unknown-option"],
  [
    site((each) => {
      each["fields"] = {
        name: { label: "name", kind: "text", autocomplete: "Yes" },
        email: { label: "E", kind: "email" },
      };
    }),
    "unknown-option",
  ],
])("a mistake of one field alone (%#)", (files, code) => {
  expect(problemsOf(files).map((problem) => problem.code)).toContain(code);
  expect(problemsOf(files).map((problem) => problem.code)).not.toContain("swapped-fields");
});

test("a long value is marked as a whole", () => {
  const files = site((each) => Object.assign(each["contact"] as Group, { city: map, map: "Ahmedabad, India" }));
  const [{ column, endColumn } = {}] = problemsOf(files);
  expect(endColumn! - column!).toBe(map.length + 2);
});
