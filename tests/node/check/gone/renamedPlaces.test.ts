/** Links to anchors that exist only after invalid ids are corrected. */
import { expect, test } from "vitest";
import { articleOf, type Group, page, pageAt, problemsOf, shortIntro, text } from "../site.ts";

const named = (id: string, heading: string): Group => ({ ...shortIntro({ heading }), id });

/** The report for a link on a page with these blocks. */
function fixOf(link: string, blocks: readonly Group[]): string | undefined {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ text: `See [more](${link}).` }), ...blocks)) });
  return found.find(({ code }) => code === "broken-anchor")?.fix;
}

const budget = named("budget", "What we spend");
const later = named("5. What comes later?", "The rest");

test.each<[link: string, blocks: readonly Group[], fix: string]>([
  [
    "#budget2",
    [budget, later],
    'write "#what-comes-later" for block 3, whose "id" becomes "what-comes-later", or "#budget" for block 2.',
  ],
  ["#budgt", [budget, later], 'did you mean "#budget"?'],
  [
    "#elsewhere",
    [budget, later],
    'give the block that is meant "id": "elsewhere", lead the link elsewhere, or take it out.',
  ],
  [
    "#budget2",
    [budget],
    'lead to "#budget", give the block that is meant an "id", and lead to that, or take the link out.',
  ],
  [
    "#budget-2",
    [named("budget-1", "One year"), budget],
    'lead to "#budget-1" or "#budget", give the block that is meant an "id", and lead to that, or take the link out.',
  ],
])("%s beside %o", (link, blocks, fix) => {
  expect(fixOf(link, blocks)).toBe(fix);
});

test("a part of a block is called by its number", () => {
  const { sections, ...article } = articleOf("Which one");
  const [first, ...others] = sections as Group[];
  const blocks = [{ ...article, sections: [{ ...first, id: "Your users!" }, ...others] }];
  expect(fixOf("#conclusion2", blocks)).toBe(
    'write "#your-users" for section 1, whose "id" becomes "your-users", or "#conclusion" for section 2.',
  );
});

test.each([
  ["/#this-week", "This week", 'write "#this-week": this page has it once the "id" there is put right. Or leave'],
  ["/#this-week", "this-week", 'write "#this-week": this page has it. Or leave'],
])("%s is a place of another page, which has %s", (link, id, start) => {
  const found = problemsOf({
    "pages/index.json": text(page(shortIntro({ heading: "Home" }))),
    "pages/a.json": text(pageAt("/a", shortIntro({ text: `See [more](${link}).` }), named(id, "Soon"))),
  });
  expect(found.find(({ code }) => code === "broken-anchor")?.fix).toBe(
    `${start} "#this-week" out to lead to the home page.`,
  );
});

test("what the words of one link tell of a renamed place is said of all links to it", () => {
  const button = { label: "See the hours", href: "#hours" };
  const found = problemsOf({
    "pages/index.json": text(page(shortIntro({ text: "See the [opening hours](/a#hours)." }))),
    "pages/a.json": text(pageAt("/a", shortIntro({ button }), named("opening", "When we are here"))),
  });
  expect(found.map(({ file, fix }) => `${file}: ${fix}`)).toEqual([
    'pages/a.json: lead to "#opening", give the block that is meant "id": "hours", or take the button out.',
    'pages/index.json: lead to "/a#opening", give the block that is meant "id": "hours", leave "#hours" out to lead to the page "/a", or take the link out.',
  ]);
});
