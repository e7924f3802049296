/** Advice that mends a page when it is followed as it is written. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { block, type Group, inputOf, pageAt, settings, shortHero, siteWith, text, told, toldOf } from "../site.ts";

const cta = block("cta");

test("files to take home, also where a page waits for a link", () => {
  const button = { label: "Our prices", href: "/prices.pdf" };
  const lonely = text(pageAt("/lonely", { ...cta, button }));
  const found = check(inputOf({ ...siteWith({}), "pages/lonely.json": lonely }));
  expect(found.filter(({ severity }) => severity === "error").map(({ fix }) => fix)).toEqual([
    "put the file into the folder public: public/prices.pdf, lead the link elsewhere, or take it out.",
  ]);
});

test("a file to take home that many links lead to", () => {
  const ctas = [1, 2, 3, 4].map((n) => ({
    ...cta,
    heading: `Offer ${n}`,
    button: { label: "Prices", href: "/p.pdf" },
  }));
  const found = check(inputOf(siteWith({ "pages/index.json": text(pageAt("/", shortHero("A kite"), ...ctas)) })));
  expect(found.map(({ message, fix }) => [message, fix])).toEqual([
    [
      'no page lives at "/p.pdf".',
      "put the file into the folder public: public/p.pdf, take the link out in all 4 places, or write another address there.",
    ],
  ]);
});

test("a file to take home that lies among the pictures", () => {
  const button = { label: "Our prices", href: "/images/papers/prices.pdf" };
  const input = inputOf(siteWith({ "pages/index.json": text(pageAt("/", { ...cta, button })) }));
  const found = check({ ...input, images: new Set([...input.images!, "papers/prices.pdf"]) });
  expect(found.map(({ fix }) => fix)).toEqual([
    'move the file images/papers/prices.pdf into the folder public, and write "/prices.pdf" here: visitors get only pictures from images/.',
  ]);
});

test("a file to take home by its place on a computer, as JSON has it and with single backslashes", () => {
  const pageWith = (href: string) => text(pageAt("/", { ...cta, button: { label: "Our prices", href } }));
  const pages = [pageWith("C:\\Users\\Maya\\Price list.pdf"), pageWith("C:/Users/Maya/prices.pdf")];
  const slip = pages[1]!.replace("C:/Users/Maya/", "C:\\Users\\Maya\\");
  const saidOf = (written: string) =>
    check(inputOf(siteWith({ "pages/index.json": written }))).map(({ message, fix }) => `${message} ${fix}`);
  expect([...pages, slip].map(saidOf)).toMatchInlineSnapshot(`
    [
      [
        ""C:\\Users\\Maya\\Price list.pdf" is a path on your computer, where no visitor can see it. write "/Price-list.pdf", and put the file into the folder public: public/Price-list.pdf.",
      ],
      [
        ""C:/Users/Maya/prices.pdf" is a path on your computer, where no visitor can see it. write "/prices.pdf", and put the file into the folder public: public/prices.pdf.",
      ],
      [
        ""C:\\Users\\Maya\\prices.pdf" is a path on your computer, where no visitor can see it. write "/prices.pdf", and put the file into the folder public: public/prices.pdf.",
      ],
    ]
  `);
});

test.each([
  ["Our papers", "C:/Users/Maya/contact.docx"],
  ["Contact us", "file:///C:/Users/Maya/form.docx"],
])("a file on a computer that is called as a page, or whose link is: %s", (label, href) => {
  const file = `/${href.split("/").at(-1)!}`;
  const pages = { "pages/index.json": text(pageAt("/", { ...cta, button: { label, href } })) };
  expect(check(inputOf(siteWith(pages))).map(({ fix }) => fix)).toEqual([
    `write "/contact" if that page is meant. If visitors are to get the file, write "${file}", and put the file into the folder public: public${file}.`,
  ]);
});

test("what needs no other words is taken out or written as it has to be", () => {
  const shortPage = (more: Group) => ({ ...pageAt("/", shortHero("A kite")), ...more });
  const fixes = (given: Group) =>
    check(inputOf(siteWith({ "pages/index.json": text(given) }))).map(({ message, fix }) => `${message} ${fix}`);
  const intro = { type: "intro", heading: "Why us" };
  expect(fixes(shortPage({ aliases: "old-thanks" }))).toEqual([
    '"aliases" should be a list in [ ], but it is a text: "old-thanks". put it in square brackets: ["/old-thanks"].',
  ]);
  expect(fixes(shortPage({ blocks: [{ ...intro, text: ["One.", "", "Two."] }] }))).toEqual([
    "nothing is written in paragraph 2. take it out, with the comma behind it, or write something.",
  ]);
  expect(fixes(shortPage({ blocks: [{ ...intro, text: "Your text here." }] }))).toEqual([
    '"Your text here." looks like words that are still to be written. write the real words, or take it out.',
  ]);
  const items = [{ title: "Fast", text: "We are." }, "...", { title: "Good", text: "We are." }];
  expect(fixes(shortPage({ blocks: [{ type: "cardGrid", heading: "Why us", items }] }))).toEqual([
    'card 2 should be a group of fields in { }, but it is a text: "...". take it out, with the comma behind it. If it stands for something that was left out, put that back from an older copy of the page.',
  ]);
  const prices = { ...intro, id: "#prices", text: "See [what it costs](#prices)." };
  expect(fixes(shortPage({ blocks: [prices] }))).toEqual([
    '"id" is "#prices", but an anchor has only small letters, digits and hyphens, and starts with a letter. write "prices".',
  ]);
});

test("files to take home have plain names", () => {
  const button = { label: "Our prices", href: "Price List.pdf" };
  expect(toldOf({ ...cta, button })).toMatchInlineSnapshot(`
    "pages/index.json:12:17   In block 1 (cta "Got an App Idea? Let's Talk!") > button: the address "Price List.pdf" has a space in it.
        12 |         "href": "Price List.pdf"
           |                 ^^^^^^^^^^^^^^^^
        Fix: rename the file to "Price-List.pdf", write "/Price-List.pdf", and put the file into the folder public: public/Price-List.pdf.   [unsafe-url]"
  `);
});

const ORGANIC = "portfolio/01-organic-honey.webp";
const shownAs = (src: string) => `"image": { "src": "${src}", "alt": "Jars" }.`;
const BEHIND = "and write it behind the ] of line 23, with a comma between:";

test.each<[what: string, paragraphs: string[], fix: string]>([
  ["with the folder", ["Hello.", `![Jars](images/${ORGANIC})`], `${BEHIND} ${shownAs(ORGANIC)}`],
  ["without its folder", ["Hello.", "![Jars](/01-organic-honey-300x200.jpg)"], `${BEHIND} ${shownAs(ORGANIC)}`],
  [
    "from the web",
    ["Hello.", "![Jars](https://x.example/a/jars.webp?w=300)"],
    `${BEHIND} ${shownAs("jars.webp")} Put the picture into the folder images/, under the name "jars.webp".`,
  ],
  [
    "that is not there",
    ["Hello.", "![Jars](images/portfolio/jars.webp)"],
    `${BEHIND} ${shownAs("portfolio/jars.webp")} Put the picture into the folder images/, under the name "portfolio/jars.webp".`,
  ],
])("a picture as a paragraph: %s", (_, paragraphs, fix) => {
  const sections = [
    { id: "one", heading: "One", text: paragraphs },
    { id: "two", heading: "Two", text: "More." },
  ];
  const files = siteWith({ "pages/index.json": text(pageAt("/", shortHero("A kite"), { type: "article", sections })) });
  const found = check(inputOf(files)).filter(({ code }) => code === "picture-in-text");
  expect(found.map((each) => each.fix)).toEqual([`take it out, with a comma beside it, ${fix}`]);
});

test("a picture that is all of a text, and a second one", () => {
  const fixesOf = (own: string | string[]) => {
    const sections = [
      { id: "one", heading: "One", text: own },
      { id: "two", heading: "Two", text: "More." },
    ];
    const page = text(pageAt("/", shortHero("A kite"), { type: "article", sections }));
    const found = check(inputOf(siteWith({ "pages/index.json": page })));
    return found.flatMap(({ code, fix }) => (code === "picture-in-text" ? [fix] : []));
  };
  expect(fixesOf(`![Jars](${ORGANIC})`)).toEqual([
    `write your own words in its place, and write the picture as a field of the section: ${shownAs(ORGANIC)}`,
  ]);
  expect(fixesOf(["Hello.", `![Jars](${ORGANIC})`, "You.", "![Phones](blog/ios-or-android.webp)"])[1]).toBe(
    'take it out, with a comma beside it, and show the picture in a block that has an "image", for example a hero or an article.',
  );
});

test("pictures in texts stand in the field that is beside them", () => {
  const sections = [
    { id: "one", heading: "One", text: "See ![two phones](blog/ios-or-android.webp)." },
    { id: "two", heading: "Two", text: "More." },
  ];
  expect(toldOf(shortHero("A kite"), { type: "article", sections })).toMatchInlineSnapshot(`
    "pages/index.json:20:19   In block 2 (article) > section 1: a picture cannot stand in a text: "![two phones](blog/ios-or-android.webp)" would be shown as it is written.
        20 |           "text": "See ![two phones](blog/ios-or-android.webp)."
           |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with the space before it, and write it behind the text, with a comma between: "image": { "src": "blog/ios-or-android.webp", "alt": "two phones" }.   [picture-in-text]"
  `);
});

test("one section is too few, and its name cannot be copied", () => {
  const sections = [{ id: "one", heading: "One", text: "More." }];
  expect(toldOf(shortHero("A kite"), { type: "article", sections })).toMatchInlineSnapshot(`
    "pages/index.json:16:19   In block 2 (article): "sections" has one, and needs at least two.
        16 |       "sections": [
           |                   ^
        Fix: add one more: copy one from { to }, put a comma between, and change its words and its "id". Or take this block out.   [too-few]"
  `);
});

test("contact details that only their author knows", () => {
  const site = settings();
  const contact = {
    ...(site["contact"] as Group),
    email: "mailto:a@example.com, b@example.com",
    phone: "(079) 2345-6789",
  };
  expect(told({ "pages/_site.json": text({ ...site, contact }) })).toMatchInlineSnapshot(`
    "pages/_site.json:10:14   In contact: "email" is "mailto:a@example.com, b@example.com", but an email address is written without "mailto:" before it, as "hello@example.com": one "@", a point behind it, and no spaces or commas.
        10 |     "email": "mailto:a@example.com, b@example.com",
           |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write only one address: "a@example.com".                [bad-email]

    pages/_site.json:11:14   In contact: "phone" is "(079) 2345-6789", but a phone number starts with "+" and the country, and has only digits, spaces and hyphens.
        11 |     "phone": "(079) 2345-6789",
           |              ^^^^^^^^^^^^^^^^^
        Fix: write "+", the number of your country and then "79 2345 6789".   [bad-phone]"
  `);
});

test.each([
  ["email", "mailto:{email}"],
  ["mailto:email", "mailto:{email}"],
  ["E-mail", "mailto:{email}"],
  ["tel:phone", "tel:{phone}"],
])("an address that only names what is filled in: %s", (href, meant) => {
  const button = { label: "Write or call", href };
  const found = check(inputOf(siteWith({ "pages/index.json": text(pageAt("/", { ...cta, button })) })));
  expect(found.map(({ code, fix }) => [code, fix])).toEqual([["unsafe-url", `write "${meant}".`]]);
});

test("brackets belong to a note that stands in them", () => {
  const files = siteWith({ "pages/index.json": text(pageAt("/", { ...cta, text: "Hall 4, stand [TBD by Maya]." })) });
  expect(check(inputOf(files)).map(({ message }) => message)).toEqual([
    '"[TBD by Maya]" looks like words that are still to be written.',
  ]);
});
