/** Links with the right page at their end, in a folder in which it is not. */
import { expect, test } from "vitest";
import { page, pageAt, problemsOf, sentences, shortIntro, text, told } from "../../site.ts";

const LINKS = "The [chain](/journal/winter-care), [team](/we), [history](/about), [oil](/tours/oil) and [more oil](/news/oil).";

function siteWith(link: string) {
  return {
    "pages/index.json": text(page(shortIntro({ text: `${LINKS} See [how it works](${link}).` }))),
    "pages/journal/winter-care.json": text(pageAt("/journal/winter-care", shortIntro({ id: "chain" }))),
    "pages/we.json": text(pageAt("/we", shortIntro({ heading: "We" }))),
    "pages/about.json": text(pageAt("/about", shortIntro({}))),
    "pages/tours/oil.json": text(pageAt("/tours/oil", shortIntro({ heading: "Oil" }))),
    "pages/news/oil.json": text(pageAt("/news/oil", shortIntro({ heading: "More oil" }))),
  };
}

const ADD = "write the address of one of the pages, add the page, or take the link out.";

test("the only page that is called so is named, with the place on it", () => {
  expect(sentences(told(siteWith("/tours/winter-care#chain"))).trim()).toMatchInlineSnapshot(`
    "pages/index.json:9:147   In block 1 (intro "Hello"): no page lives at "/tours/winter-care".
        Fix: did you mean "/journal/winter-care#chain"?              [broken-link]"
  `);
});

test.each([
  ["/tours/Winter-care/", 'did you mean "/journal/winter-care"?'],
  ["/a/b/c/about", 'did you mean "/about"?'],
  ["/shop/oil", ADD],
  ["/who/are/we", ADD],
  ["/about/chain", ADD],
  ["/tours/news", ADD],
])("%s", (link, fix) => {
  expect(problemsOf(siteWith(link)).map((each) => [each.code, each.fix])).toEqual([["broken-link", fix]]);
});
