/** Links to anchors that exist only after invalid ids are corrected. */
import { expect, test } from "vitest";
import { articleOf, type Group, page, pageAt, problemsOf, shortIntro, text } from "../../site.ts";

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
  ]);
  expect(found.map(({ detail }) => detail)).toEqual(["2 links lead there. The other is in pages/index.json, line 9."]);
});

const write = { type: "contactForm", form: "contact", heading: "Write to us" };
const linking = (heading: string, href: string) => shortIntro({ heading, text: `Write [to the office](${href}).` });

/** The findings of two pages with links to "/a#write" and of what stands on that page. */
function withLinks(blocks: readonly Group[], shared: Group = { ...write, id: "other" }): string[] {
  const found = problemsOf({
    "pages/index.json": text(page(linking("Home", "/a#write"))),
    "pages/a.json": text(pageAt("/a", shortIntro({ heading: "Hours" }), ...blocks)),
    "pages/b.json": text(pageAt("/b", linking("Another page", "/a#write"))),
    "pages/_shared/write.json": text({ block: shared }),
  });
  return found
    .filter(({ code }) => code === "broken-anchor")
    .map(({ file, line, message, detail, fix }) => [`${file}:${line}`, message, detail, fix].join(" "));
}

const places = "They are in pages/b.json, line 9; pages/index.json, line 9.";
const placed = { type: "shared", use: "write" };

test.each<[what: string, site: { blocks: readonly Group[]; shared?: Group }, told: string]>([
  [
    "an id of the page",
    { blocks: [{ ...write, id: "write-us" }] },
    `pages/a.json:15 2 links lead to a place called "write", and none to "write-us". ${places} write "write" here, or "write-us" in the place of "write" in both places.`,
  ],
  [
    "an id with a link of its own page",
    { blocks: [{ ...write, id: "writing" }, shortIntro({ heading: "More", text: "See [above](#writing)." })] },
    `pages/a.json:15 2 links lead to a place called "write", and none to "writing". ${places} write "write" here and in line 20, or "writing" in the place of "write" in both places.`,
  ],
  [
    "an id of a shared block",
    { blocks: [placed], shared: { ...write, id: "write-us" } },
    `pages/_shared/write.json:6 2 links lead to a place called "write", and none to "write-us". ${places} write "write" here, or "write-us" in the place of "write" in both places.`,
  ],
  [
    "an id taken out of a shared block",
    { blocks: [placed], shared: write },
    `pages/b.json:9 no place on the page "/a" is called "write". 2 links lead there. The other is in pages/index.json, line 9. give the block (contactForm "Write to us") in pages/_shared/write.json "id": "write", or leave "#write" out to lead to the page "/a", or take the link out.`,
  ],
])("%s", (_, { blocks, shared }, told) => {
  expect(withLinks(blocks, shared)).toEqual([told]);
});
