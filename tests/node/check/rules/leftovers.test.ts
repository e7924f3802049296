/** What is left of other programs in links, numbers, lists and entries, and what it hides. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
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
} from "../site.ts";

test("a link by way of another program, or to the file of a page", () => {
  const around = "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fguide&data=05";
  const file = "https://github.com/kitestep/website/blob/main/pages/contact.json";
  const search = "https://www.google.com/url?sa=t&url=http://example.com/a";
  const links = `[One](${around}), [two](${file}), [three](${search}) and [four](https://www.google.com/maps).`;
  const files = {
    "pages/index.json": text(page(shortIntro({ text: links }))),
    "pages/contact.json": text(pageAt("/contact-us", shortIntro({}))),
  };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/_site.json:39:15   In header > callBack: no page lives at "/contact".
        4 links lead there. The others are in pages/_site.json, line 51; pages/app.json, line 56; pages/ios.json, line 56.
        Fix: did you mean "/contact-us"? If the page was deleted by mistake, bring its file back. If the page has another address now, or another page has taken its place, add "/contact", and the "aliases" of the deleted file, to the "aliases" of that page and run "npm run check -- --fix".   [broken-link]

    pages/index.json:9:22   In block 1 (intro "Hello"): the link "One" leads by way of Outlook, which put its own address around it.
        Fix: write "https://example.com/guide".                      [roundabout-link, a warning]

    pages/index.json:9:124   In block 1 (intro "Hello"): the link "two" leads to the file of a page on GitHub, and not to the page.
        Fix: write "/contact-us".                                    [roundabout-link]

    pages/index.json:9:199   In block 1 (intro "Hello"): the link "three" leads by way of Google, which put its own address around it.
        Fix: write "https://example.com/a".                          [roundabout-link, a warning]
    "
  `);
});

test("a cell that a spreadsheet could not work out", () => {
  const figures = [
    { value: "#REF!", label: "projects" },
    { value: "#1", label: "in the region" },
  ];
  expect(sentences(toldOf(shortIntro({ figures, text: "Ask for #N/A or for C#." })))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): "#N/A" is what a spreadsheet shows where it could not work something out.
        Fix: write the real words in the place of "#N/A", or a sentence that needs none.   [placeholder-text]

    pages/index.json:12:20   In block 1 (intro "Hello") > figure 1: "#REF!" is what a spreadsheet shows where it could not work something out.
        Fix: write the real words, or take it out.                   [placeholder-text]
    "
  `);
});

test("names of open fields in one text", () => {
  const shared = { block: { ...block("cta") }, open: ["heading, text"] };
  const files = {
    "pages/_shared/guarantee.json": text(shared),
    "pages/index.json": text(page(shortIntro({}), { type: "shared", use: "guarantee" })),
  };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/_shared/guarantee.json:12:5   In open: "heading, text" is not something a cta leaves open.
        Fix: put each name in quotation marks of its own: "heading", "text".   [unknown-open-field]
    "
  `);
});

test("a postal address in one text, of which only the author knows the lines", () => {
  const site = settings();
  const contact = {
    ...(site["contact"] as Group),
    address: "2nd floor, Harbour House, River Road 14, Ahmedabad 380009, Gujarat",
  };
  expect(sentences(told({ "pages/_site.json": text({ ...site, contact }) }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:13:16   In contact: "address" should be a list in [ ], but it is a text: "2nd floor, Harbour House, River Road 14, Ahmedabad 380009, …".
        Fix: put each line in quotation marks of its own, and all of them in square brackets. A line may have commas in it, for example: ["2nd floor, Harbour House", "River Road 14", "Ahmedabad 380009, Gujarat"].   [wrong-type]
    "
  `);
});

test("a postal address whose lines are told by HTML or by their ends", () => {
  const site = settings();
  const saidOf = (address: string) => {
    const contact = { ...(site["contact"] as Group), address };
    return sentences(told({ "pages/_site.json": text({ ...site, contact }) }));
  };
  const list = '["2nd floor, Harbour House", "River Road 14", "Ahmedabad 380009, Gujarat"].';
  for (const end of ["<br>", "\n", " <br />\n"])
    expect(saidOf(["2nd floor, Harbour House", "River Road 14", "Ahmedabad 380009, Gujarat"].join(end))).toContain(
      `put each entry in quotation marks of its own, and all of them in square brackets: ${list}`,
    );
});

test("a range in the place of a number", () => {
  const bars = [
    { label: "Small", value: "4-6 weeks", shown: "4-6 weeks" },
    { label: "Large", value: 26, shown: "26 weeks" },
  ];
  const article = block("article");
  const [section, ...others] = article["sections"] as Group[];
  const sections = [{ ...section, chart: { caption: "How long it takes", bars } }, ...others];
  expect(sentences(toldOf(shortIntro({}), { ...article, sections }))).toMatchInlineSnapshot(`
    "
    pages/index.json:27:26   In block 2 (article) > section 1 > chart > bar 1: "value" should be a number, but it is a text: "4-6 weeks".
        Fix: write only one number, without words and quotation marks: "value": 4, or "value": 6.   [wrong-type]
    "
  `);
});

test("a picture that is not there, with its description beside it", () => {
  const article = block("article");
  const [section, ...others] = article["sections"] as Group[];
  const { image: _, ...rest } = section!;
  const sections = [{ ...rest, image: { src: "panels/contcat.webp" }, alt: "A kite over a form" }, ...others];
  expect(sentences(toldOf(shortIntro({}), { ...article, sections }))).toMatchInlineSnapshot(`
    "
    pages/index.json:42:20   In block 2 (article) > section 1 > image: there is no picture "panels/contcat.webp" in the folder images/.
        Fix: did you mean "panels/contact.webp"?                     [missing-image]

    pages/index.json:44:11   In block 2 (article) > section 1: "alt" is not something a section has.
        Fix: move it behind the { of "image", with a comma at the end. Where it was, the comma before it goes as well.   [unknown-property]
    "
  `);
});

test("a box to tick, and an empty line at the start of a text", () => {
  expect(
    sentences(
      toldOf(
        shortIntro({ text: "We show it early.\n- [ ] ask Asha" }),
        shortIntro({ heading: "Two", text: "\n- One\n- Two" }),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): "- [ ]" would be shown: it makes no box to tick here.
        Fix: take it out. If it is only a note of something that is still to be done, take the whole line out.   [pasted-list, a warning]

    pages/index.json:14:15   In block 2 (intro "Two"): "<U+000A>- One<U+000A>- Two" starts with an empty line.
        Fix: take \\n out where it starts.                            [stray-space, a warning, can be fixed for you]
    "
  `);
});

test("an entry too few because two have become one", () => {
  const files = {
    "pages/index.json": text(page(shortIntro({}), block("carousel"))).replace(
      /\}\s*,\s*\{(?=\s*"image"[^]*"image")/,
      ",",
    ),
  };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/index.json:24:11   "image", "title" and "category" are written twice in one { }, as if two entries of the list had become one.
        Fix: write }, { in place of the comma at the end of line 23. If they are one, keep one of each: only the last ones would be shown.   [duplicate-key, can be fixed for you]
    "
  `);
});

test("a link to a page by its file, in the list of posts, is the link to that page", () => {
  const posts = { type: "postCards", heading: "Read on", posts: ["listing.json"] };
  const files = {
    "pages/index.json": text(page(shortIntro({}), posts)),
    "pages/listing.json": text(pageAt("/listing", shortIntro({}))),
  };
  expect(told(files)).not.toContain("orphan-page");
});

test("what stands in a group without its list, or with a list around it, is checked at once", () => {
  const site = settings();
  const button = { lable: "Write to us", href: "/contcat" };
  const footer = { ...(site["footer"] as Group), columns: { title: "More", links: button } };
  expect(
    sentences(
      told({
        "pages/_site.json": text({ ...site, footer }),
        "pages/contact.json": text(pageAt("/contact", shortIntro({}))),
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/_site.json:53:16   In footer: "columns" should be a list in [ ], but it is a group of fields in { }.
        Fix: put it in square brackets: [{ … }], with the ] behind the } of line 59.   [wrong-type, can be fixed for you]

    pages/_site.json:54:7   In footer > columns: "title" is not something a column has.
        Fix: rename it to "heading".                                 [unknown-property]

    pages/_site.json:55:16   In footer > columns: "links" should be a list in [ ], but it is a group of fields in { }.
        Fix: put it in square brackets: [{ … }], with the ] behind the } of line 58.   [wrong-type]

    pages/_site.json:57:17   In footer > columns > links: no page lives at "/contcat".
        Fix: did you mean "/contact"?                                [broken-link]
    "
  `);
  const image = [{ src: "panels/contcat.webp", alt: "Image of a kite", decorativ: false }];
  expect(sentences(toldOf({ type: "hero", heading: "Hello", image }))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (hero "Hello"): "image" should be a group of fields in { }, but it is a list.
        Fix: take the [ ] away: "image": { "src": "panels/contcat.webp", "alt": "Image of a kite", "decorativ": false }.   [wrong-type, can be fixed for you]

    pages/index.json:11:18   In block 1 (hero "Hello") > image > entry 1: there is no picture "panels/contcat.webp" in the folder images/.
        Fix: did you mean "panels/contact.webp"?                     [missing-image]

    pages/index.json:12:18   In block 1 (hero "Hello") > image > entry 1: the description starts with "Image of", which is said by itself.
        Fix: write "A kite".                                         [redundant-alt, a warning]

    pages/index.json:13:11   In block 1 (hero "Hello") > image > entry 1: "decorativ" is not something an image has.
        Fix: rename it to "decorative".                              [unknown-property]
    "
  `);
});

test("a link to a place that is not there is told beside a misspelt name of a shared block", () => {
  const hero = {
    type: "hero",
    heading: "Hello",
    image: { src: "brand/logo.svg", alt: "A kite" },
    button: { label: "Ask", href: "#contact-form" },
  };
  expect(sentences(toldOf(hero, { type: "shared", use: "contact-from" }))).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: no place on this page is called "contact-form", and "Ask" leads there.
        Fix: if block 2 (shared "contact-from") is meant, write "id": "contact-form" and a comma behind its { in line 19. Else lead the button elsewhere, or take it out.   [broken-anchor]

    pages/index.json:20:14   In block 2 (shared "contact-from"): there is no shared block called "contact-from".
        Fix: did you mean "contact-form"?                            [unknown-shared]
    "
  `);
});

test("words between a curly quotation mark and a straight one", () => {
  const fixOf = (words: string) =>
    check(
      inputOf(siteWith({ "pages/index.json": text(page(shortIntro({ text: "Words." }))).replace("Words.", words) })),
    ).map(({ fix }) => fix);
  expect(fixOf('Unter „Blog" steht mehr.')).toEqual(["write “ in its place: „Blog“."]);
  expect(fixOf('See “our blog" for more.')).toEqual(["write ” in its place: “our blog”."]);
  expect(fixOf('Under "Blog" there is more.')[0]).toContain('\\"Blog\\"');
});

test("stars on both sides of words, but not as many", () => {
  const fixOf = (words: string) =>
    problemsOf({ "pages/index.json": text(page(shortIntro({ text: words }))) }).map(({ fix }) => fix);
  expect(fixOf("Plan **6 to 12 months* for it.")).toEqual(['write "**6 to 12 months**".']);
  expect(fixOf("Plan *6 to 12 months** for it.")).toEqual(['write "**6 to 12 months**".']);
  expect(fixOf("Plan *a* and **b** and 2 * 3 ** 4.")).toEqual([]);
});

test("a link to an old address is told beside a comma that is missing in its page", () => {
  const written = text({ ...pageAt("/about", shortIntro({})), aliases: ["/whoweare", "/us"] }).replace(
    /("\/whoweare"),/,
    "$1",
  );
  const files = {
    "pages/about.json": written,
    "pages/index.json": text(page(shortIntro({ text: "Read [on](/whoweare)." }))),
  };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(["json-syntax", "broken-link"]);
});

test("what is wrong in a value with a comment behind it is told with the comment", () => {
  const files = {
    "pages/index.json": text(page(shortIntro({ text: "See [it](/nowhere)." }))).replace(
      /("See .*")/,
      "$1 // Ravi, please look",
    ),
  };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(["broken-link", "comment"]);
});

test("an old address with a space in it, to which links lead without the space", () => {
  const away = { ...pageAt("/x", shortIntro({ text: "See [it](/technology)." })), aliases: ["/tech nology"] };
  expect(problemsOf({ "pages/x.json": text(away) }).find(({ code }) => code === "bad-route")?.fix).toBe(
    'write "/technology", to which links lead already, or "/tech-nology".',
  );
});
