/** Links to a page with an invalid route. */
import { expect, test } from "vitest";
import { article, type Group, pageAt, problemsOf, sentences, shortIntro, text, told as toldWhole } from "../../site.ts";

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

/** The report without the files' lines, for a page at this route that a text in another file links to. */
function toldOfText(route: string, words: string): string {
  const index = text(pageAt("/", shortIntro({ text: "LINKS" }))).replace("LINKS", words);
  const files = { "pages/index.json": index, "pages/rates.json": text(pageAt(route, shortIntro({}))) };
  return sentences(toldWhole(files));
}

test.each([
  ["/rates & terms", "See [rates](/rates%20&%20terms)."],
  ["/rates & terms", "See [rates](/rates%20%26%20terms#form)."],
  ["/rates & terms", "See [rates](</Rates & Terms>)."],
  ["/rates & terms", "See [rates](/rates%20&%20terms/)."],
  ["/rates & terms", "See [rates](/rates%20&%20terms.html)."],
  ["/rates & terms", "See [rates](/blog/../rates%20&%20terms)."],
  ["/rates & terms", "See [rates](https://kitestep.example/rates%20&%20terms)."],
  ["/rates & terms", "See [rates](\\/rates%20\\u0026%20terms)."],
  ["/rates (terms)", "See [rates](/rates%20(terms))."],
  ["/rates%20terms", "See [rates](</rates terms>)."],
])("the page at %s and the link in %s are told together", (route, words) => {
  expect(toldOfText(route, words)).toBe(`
pages/rates.json:2:12   "route" is "${route}", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
    Fix: write "/rates-terms", here and in pages/index.json, line 9.   [bad-route]
    The links to this page are checked when this is put right.
`);
});

test.each(["See [rates](/rates-terms).", "See [rates](https://other.example/rates%20&%20terms)."])(
  "%s can stay",
  (words) => {
    expect(toldOfText("/rates & terms", words)).toContain('Fix: write "/rates-terms".   ');
  },
);

test.each([
  ["/rates%20&%20terms", "/rates-terms", 'no page lives at "/rates%20&%20terms"', "broken-link"],
  ["/rates%20&%20terms", "/rates-and-terms", 'no page lives at "/rates%20&%20terms"', "broken-link"],
  ["</rates & terms>", "/rates-and-terms", 'the address "/rates & terms" has a space in it', "unsafe-url"],
])("a link to %s leads to the page at %s", (href, route, ...[message, code]) => {
  expect(toldOfText(route, `See [rates](${href}).`)).toBe(`
pages/index.json:9:15   In block 1 (intro "Hello"): ${message}.
${`    Fix: write "${route}".`.padEnd(65)}[${code}]
`);
});

test("a link with other words than those of a page is told without one", () => {
  expect(toldOfText("/rates-terms", "See [rates](/rates%20&%20hours).")).toBe(`
pages/index.json:9:15   In block 1 (intro "Hello"): no page lives at "/rates%20&%20hours".
    Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]
`);
});
