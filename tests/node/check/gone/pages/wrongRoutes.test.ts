/** Links to a page with an invalid route. */
import { expect, test } from "vitest";
import { article, type Group, pageAt, problemsOf, shortIntro, text } from "../../site.ts";

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

/** The fixes for a page with this route, whose article card and a link name it by the right address. */
function toldBeside(route: string): string[] {
  const cards = { type: "postCards", heading: "Guides", posts: ["/our-guide", "/HowtoCreateAppfromScratch"] };
  const index = pageAt("/", shortIntro({ text: "See [the guide](/our-guide)." }), cards);
  const guide = { ...pageAt(route, shortIntro({})), card: { ...(article["card"] as Group), title: "Our guide" } };
  const files = { "pages/index.json": text(index), "pages/guide.json": text(guide) };
  return problemsOf(files)
    .filter(({ file }) => file !== "pages/all.json")
    .map(({ file, code, fix, note }) => [`${file} ${code}: ${fix}`, note ?? []].flat().join(" "));
}

const OUTSIDE = 'give this page an address outside of "/assets", "/images" and "/data".';
const LATER = "The links to this page are checked when this is put right.";

test.each([
  ["/our-guide/", [`pages/guide.json bad-route: write "/our-guide", here and in pages/all.json, line 21. ${LATER}`]],
  ["/our-guide.html", [`pages/guide.json bad-route: write "/our-guide". ${LATER}`]],
  ["/our-guide ", [`pages/guide.json bad-route: write "/our-guide". ${LATER}`]],
  ["/our-guide/index", ['pages/guide.json index-address: write "/our-guide".']],
  ["/images/our-guide", [`pages/guide.json own-folder: ${OUTSIDE} ${LATER}`]],
  ["/Data/our-guide", [`pages/guide.json own-folder: ${OUTSIDE} ${LATER}`]],
  ["/our-guide", []],
])("the page at %s with a link and a card by its right address", (route, expected) => {
  expect(toldBeside(route)).toEqual(expected);
});
