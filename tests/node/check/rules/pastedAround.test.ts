/** What comes along with words and files that were made elsewhere: around a text, in an address, beside the pages. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import { isPageBeside, mayBePage } from "../../../../src/node/check/files/misplaced.ts";
import {
  block,
  type Group,
  inputOf,
  page,
  pageAt,
  problemsOf,
  sentences,
  settings,
  shortIntro,
  siteWith,
  text,
  told,
  toldOf,
  toldOfEach,
} from "../site.ts";

const codesIn = (words: string) => problemsOf({ "pages/index.json": text(page(shortIntro({ text: words }))) });

test("what a chat program says around a text", () => {
  const answer =
    "Certainly! Here is a short introduction for your page: We build apps. :contentReference[oaicite:0]{index=0}";
  expect(sentences(toldOf(shortIntro({ text: answer })))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (intro "Hello"): "Certainly! Here is a short introduction for your page:" and ":contentReference[oaicite:0]{index=0}" are what a chat program says to its user.
        Fix: take them out, and spaces that are left over.           [chat-words]
    "
  `);
  const others = [
    "Sure! Here's a draft: We build apps.",
    "We build apps. Would you like me to make it shorter?",
    "We build apps. Let me know if you’d like me to add more.",
    "We build apps【4†source】.",
  ];
  for (const each of others)
    expect(
      codesIn(each).map(({ code }) => code),
      each,
    ).toEqual(["chat-words"]);
  const fine = [
    "Sure, we can.",
    "Let me know if it rains.",
    "Certainly! Here we are at home.",
    "Would you like me to call? Ask.",
  ];
  for (const each of fine) expect(codesIn(each), each).toEqual([]);
});

test("the number of a page in the place of its address", () => {
  const links = "[One](https://kitestep.example/?page_id=42), [two](/?p=7) and [three](/contact?p=7).";
  const site = { ...settings(), url: "https://kitestep.example" };
  const files = { "pages/_site.json": text(site), "pages/index.json": text(page(shortIntro({ text: links }))) };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:22   In block 1 (intro "Hello"): "https://kitestep.example/?page_id=42" is an address that WordPress gives to a page by its number: here it leads to the home page.
        Fix: write the address of the page that is meant, for example "/contact".   [unsafe-url]

    pages/index.json:9:67   In block 1 (intro "Hello"): "/?p=7" is an address that WordPress gives to a page by its number: here it leads to the home page.
        Fix: write the address of the page that is meant, for example "/contact".   [unsafe-url]
    "
  `);
});

test("fences around code that was pasted into a page are one mistake", () => {
  const fenced = (around: string) =>
    text(page(shortIntro({})))
      .replace(/^ {4}\{/m, `${around}\n    {`)
      .replace(/^ {4}\}\n/m, "    }\n```\n");
  expect(toldOfEach(fenced("```json"))).toMatchInlineSnapshot(`
    "
    pages/x.json:6:1   "\`\`\`json" is not expected here.
        6 | \`\`\`json
          | ^^^^^^^
        Fix: take "\`\`\`json" out, and "\`\`\`" in line 12.               [unexpected-text, can be fixed for you]
    "
  `);
});

test("a page that lies beside the folder of the pages", () => {
  const away = text(pageAt("/privacy policy", shortIntro({}), block("cta")));
  const files = siteWith({ "privacy.json": away });
  expect(sentences(formatProblems(check(inputOf(files)), files))).toMatchInlineSnapshot(`
    "
    privacy.json   This is a page, but it lies beside the folder pages/, where it is not looked for.
        Fix: move it to pages/privacy.json. Or, until it is ready, into a folder beside pages/, such as drafts/, where the check leaves it alone.   [unknown-file]

    privacy.json:2:12   "route" is "/privacy policy", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
        Fix: write "/privacy-policy".                                [bad-route]
        The links to this page are checked when this is put right.

    "
  `);
  const draft = siteWith({ "privacy.json": text({ ...pageAt("/privacy policy"), draft: true }) });
  expect(formatProblems(check(inputOf(draft)), draft)).toMatchInlineSnapshot(`
    "privacy.json   This is a page, but it lies beside the folder pages/, where it is not looked for.
        Fix: move it into a folder beside pages/, such as drafts/, where the check leaves it alone. When it is ready, move it to pages/privacy.json.   [unknown-file]
    "
  `);
  const twice = siteWith({
    "contact.json": text(pageAt("/contact-2")),
    "pages/contact.json": text(pageAt("/contact", shortIntro({}))),
  });
  expect(check(inputOf(twice)).find(({ file }) => file === "contact.json")?.fix).toBe(
    "delete it, or move it to pages/ under another name.",
  );
  expect(isPageBeside(away)).toBe(true);
  expect(["package.json", "privacy.json", "privacy.json.txt"].filter(mayBePage)).toEqual([
    "package.json",
    "privacy.json",
    "privacy.json.txt",
  ]);
  expect([".json", "package-lock.json", "notes.txt"].filter(mayBePage)).toEqual([]);
  expect(isPageBeside('{ "name": "blockwright", "scripts": {} }')).toBe(false);
});

test("a picture that was put among the files that are served as they are", () => {
  const hero = {
    type: "hero",
    heading: "Hello",
    image: { src: "panels/layers.webp", alt: "Six layers on each other" },
  };
  const files = siteWith({ "pages/index.json": text(page(hero)) });
  const problems = check({ ...inputOf(files), served: new Set(["panels/layers.webp"]) });
  expect(sentences(formatProblems(problems, files))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:16   In block 1 (hero "Hello") > image: the picture "panels/layers.webp" lies in another folder than the pictures: public/panels/layers.webp.
        Fix: move it to images/panels/layers.webp.                   [missing-image]

    "
  `);
});

test("a block among the entries of another one, of a type that no block has", () => {
  const faq = block("faq");
  const steps = {
    type: "steps",
    heading: "How it is done",
    stages: [
      { title: "Plan", text: "We plan." },
      { title: "Build", text: "We build." },
    ],
  };
  const items = [...(faq["items"] as Group[]), steps];
  expect(sentences(toldOf(shortIntro({}), { ...faq, items }))).toMatchInlineSnapshot(`
    "
    pages/index.json:27:11   In block 2 (faq "Questions clients ask us first") > question 3: a process is a block, and no question.
        Fix: move all of it, from { to the } of line 39, to the list "blocks" of the page, behind the } of block 2 in line 41. In both lists, one comma stands between two entries, and none behind the last. Write "type": "process" there.   [unknown-property]
    "
  `);
});

test("the only block under its name in the place of the list", () => {
  const files = {
    "pages/index.json": text({ ...page(), blocks: { intro: { heading: "Hello", text: "A few words." } } }),
  };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/index.json:5:13   "blocks" should be a list in [ ], but it is a group of fields in { }.
        Fix: write [ in the place of its {, ] in the place of the } of line 10, and the name of each block behind its {, like this: { "type": "intro", … } in the place of "intro": { … }.   [wrong-type]
        The rest of what stands in it is checked when this is put right.
    "
  `);
});

test("blocks under their names in the place of the list, one of them shared, of which nothing is to be lost", () => {
  const blocksAs = (blocks: Group) => {
    const files = { "pages/index.json": text({ ...page(), blocks }) };
    return problemsOf(files).find(({ code }) => code === "wrong-type")?.fix;
  };
  const intro = { heading: "Hello", text: "A few words." };
  expect(blocksAs({ intro, shared: "faq" })).toBe(
    'write [ in the place of its {, ] in the place of the } of line 11, and the name of each block behind its {, like this: { "type": "intro", … } in the place of "intro": { … }, and { "type": "shared", "use": "faq" } in the place of "shared": "faq".',
  );
  expect(blocksAs({ intro, words: "Hello" })).toMatch(
    /^write \[ in the place of its \{, \] in the place of the \} of line 11, and what stands in it as entries of that list\. A list looks like this: \[\{/,
  );
});

test("a second list of old addresses, and the address of forms under another name", () => {
  const away = { ...pageAt("/x", shortIntro({})), aliases: ["/y"], alias: ["/z"] };
  const delivery = { kind: "endpoint", endpoint: "https://forms.example/in" };
  const files = { "pages/x.json": text(away), "pages/_site.json": text({ ...settings(), delivery }) };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/_site.json:126:5   In delivery: "endpoint" is not something "delivery" has.
        Fix: rename it to "url".                                     [unknown-property]

    pages/x.json:15:3   "alias" is not something a page has.
        Fix: "aliases" is there already: put "/z" into it as well, and take this field out, with the comma before it.   [unknown-property]
    "
  `);
});

test("fields of other names in several places, each with how many there are", () => {
  const items = ["One", "Two", "Three"].map((title) => ({ title, text: "Words of it." }));
  expect(sentences(toldOf(shortIntro({}), { type: "tabs", heading: "Why", lead: "Three reasons.", items })))
    .toMatchInlineSnapshot(`
    "
    pages/index.json:12:15   In block 2 (tabs "Why"): "type" is "tabs", but these are the fields of a cardGrid.
        Fix: write "cardGrid", or, if it should stay "tabs", rename "text" to "content" in all three places and "lead" to "text".   [other-block]
    "
  `);
});

test("a link by the file of a page that was copied and has kept the address of the other one", () => {
  const button = { label: "Read more", href: "content" };
  const copy = pageAt("/copywriting", shortIntro({ heading: "Content" }));
  const files = {
    "pages/index.json": text(page(shortIntro({}), { ...block("cta"), button })),
    "pages/copywriting.json": text(pageAt("/copywriting", shortIntro({}))),
    "pages/content.json": text({
      ...copy,
      title: "Another title than that",
      description: "Another description than that of the page that it was copied from, long enough.",
    }),
  };
  const fixWith = (href: string) => {
    const linking = { ...files, "pages/index.json": files["pages/index.json"].replace('"content"', `"${href}"`) };
    return problemsOf(linking).find(({ code }) => code === "unsafe-url")?.fix;
  };
  expect(fixWith("content")).toBe('write "/content".');
  expect(fixWith("copywriting")).toBe('write "/copywriting".');
});

test("a new top of a page above the old one", () => {
  const lead = "Have a look at what we have done so far.";
  const image = { src: "brand/logo.svg", alt: "A kite over a field" };
  const [old, next] = ["Our work", "Ten projects"].map((heading) => ({ type: "hero", heading, lead, image }));
  expect(sentences(toldOf(next!, old!))).toMatchInlineSnapshot(`
    "
    pages/index.json:18:15   In block 2 (hero "Our work"): "lead" says the same as that of block 1 (hero "Ten projects"), and the picture is the same.
        Fix: take one of the two blocks out, or change these words.   [repeated-content, a warning]
    "
  `);
  expect(toldOf(next!, { ...old!, image: { ...image, src: "panels/contact.webp" } })).not.toContain("repeated-content");
});

test("a picture without a description beside one that only decorates", () => {
  const cards: Group[] = [
    { title: "One", image: { src: "brand/logo.svg", decorative: true } },
    { title: "Two", image: { src: "brand/logo.svg" } },
  ];
  const items = cards.map((card) => ({ text: "Words.", ...card }));
  expect(sentences(toldOf(shortIntro({}), { type: "cardGrid", heading: "Cards", variant: "pictures", items })))
    .toMatchInlineSnapshot(`
    "
    pages/index.json:27:11   In block 2 (cardGrid "Cards"), card 2 has a picture but no description of it.
        Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. If it only decorates, as in card 1, add "decorative": true instead. People who cannot see it, and search engines, rely on it.   [missing-alt]
    "
  `);
});

test("the rows of a small table are all written out, and of a big one the last", () => {
  const fixFor = (...sizes: string[]) =>
    codesIn(["| Size | Price |", "|---|---|", ...sizes.map((size) => `| ${size} | $1 |`)].join("\n"))[0]!.fix;
  const start = "write each row below the headings as a point of a list, all in one text with \\n before each point";
  expect(fixFor("S", "M", "L")).toBe(`${start}: "- S: $1\\n- M: $1\\n- L: $1".`);
  expect(fixFor("A", "B", "C", "D", "E", "F")).toBe(`${start}, for example "- E: $1\\n- F: $1".`);
});

test("the file of a picture in the place of the picture, beside one that only decorates", () => {
  const cards: Group[] = [
    { title: "One", image: { src: "brand/logo.svg", decorative: true } },
    { title: "Two", image: "panels/contact.webp" },
  ];
  const items = cards.map((card) => ({ text: "Words.", ...card }));
  const grid = { type: "cardGrid", heading: "Cards", variant: "pictures", items };
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({}), grid)) });
  expect(found.map(({ fix }) => fix)).toEqual([
    'write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "panels/contact.webp", "alt": "…" }. If it only decorates, as in card 1, write "decorative": true in the place of "alt": "…".',
  ]);
});
