/** What is said of fields that are to keep a page from visitors, and of notes to other people. */
import { expect, test } from "vitest";
import {
  type Group,
  page,
  pageAt,
  problemsIn,
  problemsOf,
  settings,
  shortIntro,
  text,
  told,
  toldAlone,
} from "../../../site.ts";

/** What to do, without the words for the comma before the last field. */
const plain = (fix = "") => fix.replace(", with the comma before it", "");

function fixOf(group: Group): string | undefined {
  return plain(problemsOf({ "pages/index.json": text(page(group)) })[0]?.fix);
}

test.each<Group>([
  { status: "publish" },
  { status: "Published" },
  { status: "public" },
  { draft: false },
  { published: true },
])("a page with %j hides nothing", (own) => {
  const files = { "pages/autumn.json": text({ ...pageAt("/autumn", shortIntro({})), ...own }) };
  expect(problemsOf(files).map(({ fix }) => plain(fix))).toContain("take it out: every page is public.");
});

test("there are no drafts: what links to the page is named where it is little", () => {
  const draft = (name: string) => text({ ...pageAt("/autumn", shortIntro({})), [name]: true });
  const linked = shortIntro({ text: ["See [autumn](/autumn#prices).", "Or [winter](/autumn-and-winter)."] });
  const toldOfDraft = (name: string, links: number, more = {}) => {
    const home = text(page(...Array.from({ length: links }, () => linked)));
    const files = {
      "pages/_site.json": text(settings()),
      "pages/index.json": home,
      "pages/autumn.json": draft(name),
      ...more,
    };
    return /Fix: (there are no .*?) {3}\[/.exec(toldAlone(files))?.[1];
  };
  const start =
    "take it out, with the comma before it, and the page is public. Or, until it is ready, move the file into a folder beside pages/, such as drafts/, where the check leaves it alone";
  expect(toldOfDraft("draft", 0)).toBe(`there are no drafts: ${start}.`);
  expect(toldOfDraft("unlisted", 1)).toBe(
    `there are no hidden pages: ${start}, and take out the link to "/autumn": pages/index.json, line 10.`,
  );
  const menu = text(settings()).replace(/"href": "\/[^"]*"/, '"href": "/autumn"');
  const line = menu.slice(0, menu.indexOf('"/autumn"')).split("\n").length;
  expect(toldOfDraft("draft", 2, { "pages/_site.json": menu })).toBe(
    `there are no drafts: ${start}, and take out the links to "/autumn": pages/_site.json, line ${line}; pages/index.json, lines 10 and 18.`,
  );
  const others = Object.fromEntries(["a", "b", "c", "d"].map((name) => [`pages/${name}.json`, text(page(linked))]));
  expect(toldOfDraft("draft", 1, { "pages/_site.json": menu, ...others })).toBe(
    `there are no drafts: ${start}, and take out the links to "/autumn".`,
  );
  expect(told({ "pages/autumn.json": draft("draft") })).toMatchInlineSnapshot(`
    "pages/autumn.json:12:3   "draft" is not something a page has.
        12 |   "draft": true
           |   ^^^^^^^
        Fix: there are no drafts: take it out, with the comma before it, and the page is public. Or, until it is ready, move the file into a folder beside pages/, such as drafts/, where the check leaves it alone, and take out the link to "/autumn": pages/all.json, line 21.   [unknown-property]"
  `);
});

test("no link has to lead to a page that is to be kept from visitors", () => {
  const codesBeside = (own: Group) => {
    const files = {
      "pages/_site.json": text(settings()),
      "pages/index.json": text(page(shortIntro({}))),
      "pages/autumn.json": text({ ...pageAt("/autumn", shortIntro({})), ...own }),
    };
    const ofAutumn = problemsIn(files).filter(({ file }) => file === "pages/autumn.json");
    return ofAutumn.map(({ code }) => code);
  };
  const hiding: Group[] = [{ draft: true }, { hidden: "until May" }, { published: false }, { status: "draft" }];
  for (const own of hiding) expect(codesBeside(own)).toEqual(["unknown-property"]);
  const others: Group[] = [{ draft: false }, { published: true }, { status: "live" }, { mood: "golden" }];
  for (const own of others) expect(codesBeside(own)).toEqual(["orphan-page", "unknown-property"]);
  expect(codesBeside({})).toEqual(["orphan-page"]);
});

test("there are no notes to other people in a page", () => {
  const out =
    "take it out: there are no notes to other people in a page. Say it where you propose the change, or in a message.";
  for (const name of [
    "note",
    "TODO",
    "comment",
    "_comment",
    "//",
    "editor_notes",
    "internalNote",
    "internal",
    "reminder",
  ])
    expect(fixOf(shortIntro({ [name]: "Maya, please look at this." }))).toBe(out);
  expect(fixOf(shortIntro({ price_note: "From three people on." }))).toBe("take it out.");
  const entry = { title: "Design", text: "We draw first." };
  const items = [{ ...entry, note: "Ask Maya first." }, entry];
  expect(fixOf({ type: "cardGrid", heading: "Why us", items })).toBe(out);
  const [first] = problemsOf({ "pages/index.json": text({ ...page(shortIntro({})), todo: "Ask Maya first." }) });
  expect(plain(first?.fix)).toBe(out);
  expect(told({ "pages/index.json": text(page(shortIntro({ note: "Ask Maya first." }))) })).toMatchInlineSnapshot(`
    "pages/index.json:10:7   In block 1 (intro "Hello"): "note" is not something an intro has.
        10 |       "note": "Ask Maya first."
           |       ^^^^^^
        Fix: take it out, with the comma before it: there are no notes to other people in a page. Say it where you propose the change, or in a message.   [unknown-property]"
  `);
});
