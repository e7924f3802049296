/** Links on all pages to an anchor that some pages lack. */
import { expect, test } from "vitest";
import type { Problem } from "../../../../../src/node/check/finding.ts";
import { type Group, page, pageAt, problemsOf, settings, shortIntro, text, told } from "../../site.ts";

test("a link that all pages show to a place that is not on all of them", () => {
  const site = settings();
  const footer = (href: string) => {
    const files = {
      "pages/_site.json": text({
        ...site,
        footer: { ...(site["footer"] as Group), button: { label: "Write to us", href } },
      }),
    };
    return `\n${told({ ...files, "pages/index.json": text(page(shortIntro({ id: "prices" }))) })}\n`;
  };
  expect(footer("#prices")).toMatchInlineSnapshot(`
    "
    pages/_site.json:51:15   In footer > button: 9 pages that show this link have no place called "prices".
        51 |       "href": "#prices"
           |               ^^^^^^^^^
        They are pages/all.json, pages/app.json, pages/blog.json, pages/contact.json, pages/ios.json, pages/portfoliopage.json, pages/search-engine-optimization.json, pages/technology.json, pages/web-development-services.json.
        Fix: write before "#" the address of a page that has it: "/#prices".   [broken-anchor]
    "
  `);
  expect(footer("#nowhere")).toMatchInlineSnapshot(`
    "
    pages/_site.json:51:15   In footer > button: 10 pages that show this link have no place called "nowhere".
        51 |       "href": "#nowhere"
           |               ^^^^^^^^^^
        They are pages/all.json, pages/app.json, pages/blog.json, pages/contact.json, pages/index.json, pages/ios.json, pages/portfoliopage.json, pages/search-engine-optimization.json, pages/technology.json, pages/web-development-services.json.
        Fix: write before "#" the address of the page that is meant.   [broken-anchor]
    "
  `);
  expect(footer("#blog")).toMatchInlineSnapshot(`
    "
    pages/_site.json:51:15   In footer > button: 10 pages that show this link have no place called "blog".
        51 |       "href": "#blog"
           |               ^^^^^^^
        They are pages/all.json, pages/app.json, pages/blog.json, pages/contact.json, pages/index.json, pages/ios.json, pages/portfoliopage.json, pages/search-engine-optimization.json, pages/technology.json, pages/web-development-services.json.
        Fix: write "/blog".                                          [broken-anchor]
    "
  `);
  expect(footer("#")).toMatchInlineSnapshot(`
    "
    pages/_site.json:51:15   In footer > button: the link "#" leads to no place.
        51 |       "href": "#"
           |               ^^^
        Fix: write the address of a page in its place, as in "/all".   [broken-anchor]
    "
  `);
});

test("an entry of the menu with an empty list of links", () => {
  const { header } = settings() as { header: Group };
  const fixesOf = (more: Group) => {
    const menu = [{ label: "Work", links: [], ...more }];
    return problemsOf({ "pages/_site.json": text({ ...settings(), header: { ...header, menu } }) }).map(
      ({ fix }) => fix,
    );
  };
  expect(fixesOf({})).toEqual([
    'write "href": "/blog" in the place of "links", or fill the list, with your own words for the three dots: "links": [{ "label": "…", "href": "/technology" }].',
  ]);
  expect(fixesOf({ href: "/blog" })).toEqual(['take "links" out, with a comma beside it: there is an "href" already.']);
});

test("nobody is sent to the page for unknown addresses", () => {
  const files = {
    "pages/404.json": text(pageAt("/404", shortIntro({}))),
    "pages/index.json": text(page(shortIntro({ text: "Read [what it costs](#)." }))),
  };
  const [{ fix }] = problemsOf(files) as [Problem];
  expect(fix).toMatch(/^write the address of a page in its place, as in "\/all", or the name/);
});
