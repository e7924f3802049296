/** Links to a page with an invalid route. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text } from "../site.ts";

/** The report for a page with this route, and for links to it in a field and in a text. */
function told(route: string, href: string): string[] {
  const blocks = [
    shortIntro({ button: { label: "To our team", href } }),
    shortIntro({ heading: "Again", text: `See [them](<${href}>).` }),
  ];
  const files = { "pages/index.json": text(pageAt("/", ...blocks)), "pages/team.json": text(pageAt(route)) };
  const found = problemsOf(files).filter(({ code }) => ["bad-route", "unsafe-url"].includes(code));
  return found.filter(({ file }) => file !== "pages/all.json").map(({ file, line, fix }) => `${file} ${line} ${fix}`);
}

const ROUTE = 'pages/team.json 2 write "/our-team"';
const BOTH = "pages/index.json, line 12 and pages/index.json, line 18";

test.each([
  ["/our team", "/our team"],
  ["/Our Team", "/Our Team"],
  ["/our team", "/our team#form"],
  ["/our-team#top", "/our-team#top"],
])("the page at %s with links to %s is told once", (route, href) => {
  expect(told(route, href)).toEqual([expect.stringMatching(`^${ROUTE}, here and in ${BOTH}`)]);
});

test.each([
  ["our team", "/our-team"],
  ["our team#form", "/our-team#form"],
])("a link to %s is told by itself", (href, better) => {
  const links = [12, 18].map((line) => `pages/index.json ${line} write "${better}".`);
  expect(told("our team", href)).toEqual([...links, `${ROUTE}.`]);
});

test("what leads to another site is told, whatever a page is called", () => {
  const links = ['12 write "/our-team".', '18 write "/our-team".'].map((each) => `pages/index.json ${each}`);
  expect(told("//our-team", "//our-team").slice(0, 2)).toEqual(links);
});

test("another link with a space in it is told", () => {
  expect(told("/our team", "/our  work")).toHaveLength(3);
});
