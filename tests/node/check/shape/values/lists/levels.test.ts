/** Lists with a level too few or too many: one mistake, however many entries they have. */
import { expect, test } from "vitest";
import { block, type Group, page, sentences, settings, text, told, toldOf } from "../../../site.ts";

function site(change: (site: Group) => void): string {
  const changed = settings();
  change(changed);
  return `\n${told({ "pages/_site.json": text(changed) })}\n`;
}

const LINKS = [
  { label: "Home", href: "/" },
  { label: "Start", href: "/" },
  { label: "Top", href: "/" },
  { label: "First", href: "/" },
];

test("the entries of inner lists without the groups around them", () => {
  expect(site(({ footer }) => ((footer as Group)["columns"] = LINKS))).toMatchInlineSnapshot(`
    "
    pages/_site.json:53:16   In footer: each entry of "columns" is a link, but it should be a column, which has such entries in a list called "links".
        53 |     "columns": [
           |                ^
        Fix: write { "heading": "…", "links": [ in front of the first link, and ] } behind the last one, with your own words for the three dots.   [wrong-type]
    "
  `);
  const logos = ["figma", "sketch", "flutter"].map((logo) => ({ logo, label: logo }));
  expect(`\n${toldOf({ type: "logoGrid", heading: "Tools", groups: logos })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:17   In block 1 (logoGrid "Tools"): each entry of "groups" is a logo, but it should be a group, which has such entries in a list called "logos".
        9 |       "groups": [
          |                 ^
        Fix: write { "title": "…", "logos": [ in front of the first logo, and ] } behind the last one, with your own words for the three dots.   [wrong-type]
    "
  `);
});

const figma = { logo: "figma", label: "Figma" };
const sketch = { logo: "sketch", label: "Sketch" };

const inGroups = (...fields: Group[]) =>
  fields.map((each) => sentences(toldOf({ type: "logoGrid", heading: "Tools", ...each }))).join("");

test("one entry of an inner list without the group around it, whatever the list is called", () => {
  expect(inGroups({ groups: [figma] }, { logos: [figma] }, { items: [figma] })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:17   In block 1 (logoGrid "Tools"): the only entry of "groups" is a logo, but it should be a group, which has such entries in a list called "logos".
        Fix: write { "title": "…", "logos": [ in front of the logo, and ] } behind it, with your own words for the three dots.   [wrong-type]

    pages/index.json:9:7   In block 1 (logoGrid "Tools"): "logos" is not something a logoGrid has.
        Fix: rename it to "groups", and write { "title": "…", "logos": [ in front of the logo, and ] } behind it, with your own words for the three dots.   [unknown-property]

    pages/index.json:9:7   In block 1 (logoGrid "Tools"): "items" is not something a logoGrid has.
        Fix: rename it to "groups", and write { "title": "…", "logos": [ in front of the logo, and ] } behind it, with your own words for the three dots.   [unknown-property]
    "
  `);
});

test("entries of an inner list with something wrong in them", () => {
  const misspelt = { logo: "figma", lable: "Figma" };
  expect(inGroups({ groups: [{ ...figma, logo: "figmaa" }] }, { groups: [misspelt, sketch] })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:17   In block 1 (logoGrid "Tools"): the only entry of "groups" is a logo, but it should be a group, which has such entries in a list called "logos".
        Fix: write { "title": "…", "logos": [ in front of the logo, and ] } behind it, with your own words for the three dots.   [wrong-type]

    pages/index.json:9:17   In block 1 (logoGrid "Tools"): each entry of "groups" is a logo, but it should be a group, which has such entries in a list called "logos".
        Fix: write { "title": "…", "logos": [ in front of the first logo, and ] } behind the last one, with your own words for the three dots.   [wrong-type]
    "
  `);
});

test("an entry of an inner list behind the groups", () => {
  expect(inGroups({ groups: [{ title: "Design", logos: [figma] }, sketch] })).toMatchInlineSnapshot(`
    "
    pages/index.json:19:9   In block 1 (logoGrid "Tools"): entry 2 of "groups" is a logo, but it should be a group, which has such entries in a list called "logos".
        Fix: write { "title": "…", "logos": [ in front of it, and ] } behind it, with your own words for the three dots.   [wrong-type]
    "
  `);
});

test("a group that lacks its list is none of its entries", () => {
  expect(inGroups({ groups: [{ title: "Design", logo: "figma" }] })).toMatchInlineSnapshot(`
    "
    pages/index.json:12:11   In block 1 (logoGrid "Tools") > group 1: "logo" is not something a group has.
        Fix: rename it to "logos", and write it like this, with your own words for the three dots: "logos": [{ "logo": "figma", "label": "…" }].   [unknown-property]
    "
  `);
});

test("one link without its column", () => {
  const [home] = LINKS;
  expect(sentences(site(({ footer }) => ((footer as Group)["columns"] = [home!])))).toMatchInlineSnapshot(`
    "

    pages/_site.json:53:16   In footer: the only entry of "columns" is a link, but it should be a column, which has such entries in a list called "links".
        Fix: write { "heading": "…", "links": [ in front of the link, and ] } behind it, with your own words for the three dots.   [wrong-type]

    "
  `);
});

test("a list in the place of the group that has it", () => {
  expect(site((all) => (all["header"] = (all["header"] as Group)["menu"]!))).toMatchInlineSnapshot(`
    "
    pages/_site.json:30:13   "header" should be a group of fields in { }, but it is a list.
        30 |   "header": [
           |             ^
        Fix: write { "menu": in front of it, and } behind it. Then add "callBack" and "quote".   [wrong-type]
    "
  `);
});

test("each entry in brackets of its own", () => {
  const { items, ...faq } = block("faq");
  expect(`\n${toldOf({ ...faq, items: (items as Group[]).map((item) => [item]) })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (faq "Questions clients ask us first"): "items" is a list of lists, but each question should be a group of fields in { }.
        10 |         [
           |         ^
        Fix: take the inner [ ] away, around both of them.           [wrong-type, can be fixed for you]
    "
  `);
});

test("what is wrong in the entries of a list in a list is told with it", () => {
  const faq = block("faq");
  const [first, second] = faq["items"] as Group[];
  const { answer, ...question } = second!;
  expect(`\n${toldOf({ ...faq, items: [[first!, { ...question, anwser: answer! }]] })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (faq "Questions clients ask us first") > items: question 1 should be a group of fields in { }, but it is a list.
        10 |         [
           |         ^
        Fix: take this [ away, and the ] of line 22 that goes with it.   [wrong-type]

    pages/index.json:17:13   In block 1 (faq "Questions clients ask us first") > question 1 > entry 2: "anwser" is not something a question has.
        17 |             "anwser": [
           |             ^^^^^^^^
        Fix: rename it to "answer".                                  [unknown-property]
    "
  `);
  const hero = { ...block("hero"), gruond: "ink" };
  expect(`\n${toldOf([hero, faq])}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:6:5   In block 1: a block is a group of fields in { }, but this is a list.
        6 |     [
          |     ^
        Fix: take this [ away, and the ] of line 39 that goes with it.   [wrong-type]
        The rest of what stands in it is checked when this is put right.

    pages/index.json:20:9   In block 1 > entry 1: "gruond" is not something a hero has.
        20 |         "gruond": "ink"
           |         ^^^^^^^^
        Fix: "ground" is there already; keep one of the two, and call it "ground".   [unknown-property]
    "
  `);
});

test("a list in a list under a wrong name, whose entries are read when the name is put right", () => {
  expect(sentences(toldOf({ type: "intro", heading: "Hello", txt: [["One.", "Two."]] }))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (intro "Hello"): "txt" is not something an intro has.
        Fix: rename it to "text".                                    [unknown-property, can be fixed for you]

    pages/index.json:10:9   In block 1 (intro "Hello") > txt: paragraph 1 should be a text, but it is a list.
        Fix: take these inner [ ] away.                              [wrong-type]
    "
  `);
});

test("lists in a list in a field of the page itself", () => {
  const changed = { ...page(block("intro")), aliases: [["/old", ["/older"]]] };
  expect(`\n${told({ "pages/index.json": text(changed) })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:27:5   In aliases: old address 1 should be a text, but it is a list.
        27 |     [
           |     ^
        Fix: take this [ away, and the ] of line 32 that goes with it.   [wrong-type]

    pages/index.json:29:7   In aliases: old address 2 should be a text, but it is a list.
        29 |       [
           |       ^
        Fix: take the [ ] away: "/older".                            [wrong-type]
    "
  `);
});
