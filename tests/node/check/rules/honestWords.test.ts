/** Texts that may be taken for slips and are none: in other languages, about computers, or as people talk to each other. */
import { describe, expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, settings, shortIntro, text } from "../site.ts";

const codesOf = (written: Group) => problemsOf({ "pages/index.json": text(page(written)) }).map(({ code }) => code);
const inHeading = (heading: string) => codesOf(shortIntro({ heading }));
const inText = (words: string) => codesOf(shortIntro({ text: words }));
const asAlt = (alt: string) => codesOf({ ...block("hero"), image: { src: "brand/logo.svg", alt } });

describe("in a heading or a label", () => {
  test.each([
    "Python: \\U0001F600",
    "«CORREIO DA MANHû",
    "LÃ\u00a0MERINO",
    "【新着】お知らせ",
    "XXX Congreso Nacional de Cirugía",
    "The XXX Olympiad",
    "Super Bowl XXX",
    "Viajes con TODO incluido",
    "Why we never design with lorem ipsum",
    "Would you like me to call you back?",
    "Name/n Ihrer Kinder",
    "Gewünschte Farbe/n",
    "Цена*, срок*",
    "姓名*、电话*",
  ])("%s", (words) => expect(inHeading(words)).toEqual([]));

  test.each([
    ["Was \\U0001F600, is \\u2019", ["letter-code"]],
    ["JÃºlia", ["lost-letter"]],
    ["Over XXX clients", ["placeholder-text"]],
    ["TODO write the second half", ["placeholder-text"]],
    ["Costs €XXX", ["placeholder-text"]],
    ["Viajes con TODO: preguntar", ["placeholder-text"]],
    ["*Цена* сегодня", ["markdown-in-line"]],
  ])("%s is none of them", (words, codes) => expect(inHeading(words)).toEqual(codes));
});

describe("in a text", () => {
  test.each([
    "Press [Enter] to send the form, or <Insert>.",
    "Excel shows `#REF!` when a cell is gone.",
    "Vue writes `{{ first }}` there, and we never write `lorem ipsum dolor`.",
    "Let me know if you need any help.",
    "Great! Here is what happens next: we read your message.",
    "They wrote that it was good [sic] [...] enough.",
    "Press [Ctrl] [C].",
    "\u3000\u3000我们是一家公司。",
    "Call `GET /users/{id}`, or import `{useState}` from React.",
    "Run `git config user.email <email>`.",
    "[Tell a friend](mailto:?subject=Have%20a%20look).",
    "Ab 5 €*, danach 10 €**.",
    "-Hola, ¿qué tal?\n-Muy bien.",
    "Save it in C:\\new, in D:\\Users\\name or in src\\node.",
    "Log in as company\\nina, or open \\\\server\\news.",
    "The project has $(OutDir)\\net6 in it.",
    "Yes and/or no, news:/nothing, and any:/news, /name or /nature.",
    "Python prints `a,\\nand` in two lines.",
  ])("%s", (words) => expect(inText(words)).toEqual([]));

  test.each([
    ["See [our app] [/app] first.", ["broken-markdown-link"]],
    ["See [our app] [app] first.", ["broken-markdown-link"]],
    ["Write to [Your name] [Your city].", ["placeholder-text"]],
    ["Sure! Here is a shorter version: We build apps.", ["chat-words"]],
    ["We build apps. Let me know if you'd like me to make it shorter.", ["chat-words"]],
    ["We build apps. Let me know if you need any other changes!", ["chat-words"]],
    ["We build apps.【4†source】", ["chat-words"]],
    ["Ends at a line.\u2028", ["hidden-character"]],
    ["\ufeffHello.", ["hidden-character"]],
    ["Where a picture was.\ufffc", ["hidden-character"]],
    ["Two points:\\n- One/n- Two", ["broken-line-end"]],
    ["It is compiled to machine code\\nand drawn at once.", ["broken-line-end"]],
    ["It is compiled to code,\\ndrawn at once.", ["broken-line-end"]],
    ["Three methods:\\nsketches, screens and talks.", ["broken-line-end"]],
    ["Three methods:/nyou choose one.", ["broken-line-end"]],
    ["Ein Plan,\\nund dann ein Bild.", ["broken-line-end"]],
  ])("%s is none of them", (words, codes) => expect(inText(words)).toEqual(codes));
});

test.each([
  ["Screenshot 2: the checkout", []],
  ["The Picture of Dorian Gray, first edition", []],
  ["Photo of the year 2024: award certificate", []],
  ["A photo of two phones", ["redundant-alt"]],
  ["Screenshot 1 of the booking app. It shows a calendar with free days.", []],
  ["Screenshot 2025-11-03 at 12.41.07", ["weak-alt"]],
  ["Screenshot_20251103 (1)", ["weak-alt"]],
  ["Frame 12", ["weak-alt"]],
  ["Rectangle 3", ["weak-alt"]],
  ["Group 5 copy", ["weak-alt"]],
  ["Frame 12 copy 2", ["weak-alt"]],
  ["image copy", ["weak-alt"]],
  ["download (1)", ["weak-alt"]],
  ["unnamed", ["weak-alt"]],
  ["Bild 3", ["weak-alt"]],
  ["Icône 2", ["weak-alt"]],
  ["Group 5 of the summer camp", []],
  ["Frame of a kite", []],
  ["Download", []],
  ["Frame", []],
  ["Formula 1", []],
])("a description: %s", (alt, codes) => expect(asAlt(alt)).toEqual(codes));

test("the address itself in a box of contact details", () => {
  const box = { icon: "web", title: "Website", detail: "www.partner.example", href: "https://www.partner.example" };
  expect(
    codesOf({
      ...block("contactDetails"),
      boxes: [
        { ...box, icon: "mail" },
        { ...box, icon: "mail", title: "Shop" },
      ],
    }),
  ).toEqual([]);
});

test.each([
  ["hr", ["english-words"]],
  ["en", ["generic-link-text"]],
])("a word that says nothing in English, on a site in %s", (language, codes) => {
  const site = text({ ...settings(), language });
  const files = { "pages/_site.json": site, "pages/index.json": text(page(shortIntro({ text: "[More](/contact)" }))) };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ["关于我们的公司和我们的团队", "华为云提供稳定可靠、安全可信的云计算服务，欢迎联系我们了解产品与价格详情。", []],
  [
    "关于",
    "华为云提供稳定可靠、安全可信的云计算服务，欢迎联系我们了解产品与价格详情。".repeat(3),
    ["description-length"],
  ],
])("letters as wide as two: %s", (title, description, codes) => {
  const written = { ...page(shortIntro({})), title, description };
  expect(problemsOf({ "pages/index.json": text(written) }).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ["{{ site.name }}", 'write "{company}" with one pair of braces.'],
  ["{{ user.email }}", 'write "{email}" with one pair of braces.'],
  ["{{ post.excerpt }}", 'write the real words in the place of "{{ post.excerpt }}", or a sentence that needs none.'],
])("a name of another program: %s", (name, fix) => {
  const told = problemsOf({ "pages/index.json": text(page(shortIntro({ text: `Say hello to ${name}.` }))) });
  expect(told.map((each) => each.fix)).toEqual([fix]);
});

test("a place that no link can mean by its name is not called as one", () => {
  const intro = { ...shortIntro({ id: "Your Rights", text: "See [the first part](#data-we-keep)." }) };
  expect(problemsOf({ "pages/index.json": text(page(intro)) }).map(({ fix }) => fix)).toEqual([
    'give the block that is meant "id": "data-we-keep", lead the link elsewhere, or take it out.',
    'write "your-rights".',
  ]);
});

test("a note in the place of a title or a description is told once", () => {
  const codes = (fields: Group) =>
    problemsOf({ "pages/index.json": text({ ...page(shortIntro({})), ...fields }) }).map(({ code }) => code);
  expect(codes({ description: "TODO: description" })).toEqual(["placeholder-text"]);
  expect(codes({ title: "TODO", titleAlone: true })).toEqual(["placeholder-text"]);
});

test.each([
  ["2026", 'write "year-2026".'],
  ["36", 'write "no-36".'],
])("a place called %s", (id, fix) => {
  const told = problemsOf({ "pages/index.json": text(page(shortIntro({ id }))) });
  expect(told.map((each) => each.fix)).toEqual([fix]);
});

test("cards with the same title and different words are to be told apart, and those with the same words are not", () => {
  const card = (words: string) => ({ image: { src: "brand/logo.svg", alt: "A kite" }, title: "Open day", text: words });
  const toldOfCards = (first: string, second: string) =>
    problemsOf({
      "pages/index.json": text({ ...page(shortIntro({ text: "See [b](/b)." })), card: card(first) }),
      "pages/b.json": text({ ...pageAt("/b", shortIntro({})), card: card(second) }),
    })
      .filter(({ code }) => code === "duplicate-card")
      .map(({ severity }) => severity);
  expect(toldOfCards("10 May, Berlin", "12 June, Hamburg")).toEqual(["warning"]);
  expect(toldOfCards("10 May, Berlin", "10 May, Berlin")).toEqual(["error"]);
});

test("a whole address between < and >", () => {
  const { url } = settings();
  const files = { "pages/index.json": text(page(shortIntro({ text: `Our terms: <${String(url)}/contact>` }))) };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual(['write "[…](/contact)", with words to click for ….']);
});

test("long texts of the same few signs take no longer than others", () => {
  const many = 100_000;
  const texts = [
    `|${"-".repeat(many)}x`,
    `a ${": -".repeat(many)}`,
    `${"a".repeat(many)} я`,
    `${"-".repeat(many)}\n${" ".repeat(many)}x`,
    `x${" ".repeat(many)}x `,
    `${"字".repeat(many)}/n`,
    "• a ".repeat(many / 4),
    `See [x][/x ${"a".repeat(many)}`,
    `](${"\n".repeat(many)}`,
    "](".repeat(many / 4),
    `${"1 ".repeat(many / 2)}lorem ipsum dolor`,
    `${" ".repeat(many)}TODO`,
  ];
  for (const words of texts) expect(inText(words).length).toBeLessThan(3);
  // The parser of Markdown needs long for these.
  expect(codesOf(shortIntro({ figures: [{ value: "9", label: "[a]".repeat(many) }] }))).toEqual([]);
});
