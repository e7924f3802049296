/** An entry that was pasted from another kind of block is one mistake. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { type Group, page, problemsOf, render, schemas, settings, siteWith, text, toldOf } from "../../site.ts";

const question = { question: "Is it free?", answer: "Yes, it is." };
const card = { title: "Who pays?", text: "You do." };

function faqOf(...items: Group[]): Group {
  return { type: "faq", heading: "Before you write", items: [question, ...items] };
}

test("with names that can be put right", () => {
  expect(`\n${toldOf(faqOf(card))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:15:11   In block 1 (faq "Before you write") > question 2: "title" and "text" are not something a question has: they are fields of an accordion, a cardGrid, a carousel or a process.
        15 |           "title": "Who pays?",
           |           ^^^^^^^
        Fix: rename "title" to "question" and "text" to "answer".    [unknown-property, can be fixed for you]
    "
  `);
});

test("with a field too many, or one too few", () => {
  expect(`\n${toldOf(faqOf({ ...card, pictogram: "services/seo" }))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:15:11   In block 1 (faq "Before you write") > question 2: "title", "text" and "pictogram" are not something a question has: they are fields of an accordion, a cardGrid, a carousel or a servicesGrid.
        15 |           "title": "Who pays?",
           |           ^^^^^^^
        Fix: rename "title" to "question" and "text" to "answer", and take "pictogram" out, with a comma beside it.   [unknown-property]
    "
  `);
  const image = { src: "brand/logo.svg", alt: "Two kites" };
  const tile = { image, title: "Kites", category: "Web", description: "A site." };
  const grid = { type: "portfolioGrid", heading: "Work", items: [tile, { image, title: "Boats", text: "A shop." }] };
  expect(`\n${toldOf(grid)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:25:11   In block 1 (portfolioGrid "Work") > tile 2: "text" is not something a tile has: it is a field of a cardGrid or a carousel.
        25 |           "text": "A shop."
           |           ^^^^^^
        Fix: rename "text" to "description", and add "category".     [unknown-property]
    "
  `);
});

test("a number or an address in a text stands in the field that is missing", () => {
  const box = { icon: "phone", title: "Phone", detail: "{phone}" };
  const boxes = (...texts: string[]) =>
    texts.map((words) =>
      toldOf({
        type: "contactDetails",
        heading: "Reach us",
        boxes: [box, { label: "Call", text: words }],
      }),
    );
  const all = boxes("+91 00000 00000", "maya@example.com", "From nine on.");
  expect(`\n${all.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:16:11   In block 1 (contactDetails "Reach us") > box 2: "label" is not something a box has: it is a field of a contactForm.
        16 |           "label": "Call",
           |           ^^^^^^^
        Fix: rename "label" to "title" and "text" to "detail", and add "icon".   [unknown-property]

    pages/index.json:16:11   In block 1 (contactDetails "Reach us") > box 2: "label" is not something a box has: it is a field of a contactForm.
        16 |           "label": "Call",
           |           ^^^^^^^
        Fix: rename "label" to "title" and "text" to "detail", and add "icon".   [unknown-property]

    pages/index.json:16:11   In block 1 (contactDetails "Reach us") > box 2: "label" is not something a box has: it is a field of a contactForm.
        16 |           "label": "Call",
           |           ^^^^^^^
        Fix: rename "label" to "title", and add "icon" and "detail".   [unknown-property]
    "
  `);
});

test("its names are put right", () => {
  const files = siteWith({ "pages/index.json": text(page(faqOf(card))) });
  const mended = fixSite({ files, schemas, render });
  expect(mended.problems).toEqual([]);
  expect(mended.files["pages/index.json"]).toBe(text(page(faqOf({ question: card.title, answer: card.text }))));
});

test("fields that no other block has, and entries that are all written so, are told by their names", () => {
  const namesOf = (...items: Group[]) =>
    problemsOf({ "pages/index.json": text(page(faqOf(...items))) }).map(({ pointer }) => pointer.split("/").at(-1));
  expect(namesOf({ title: "Who pays?", reply: "You do." })).toEqual(["title", "reply"]);
  expect(namesOf(card, { ...card, title: "When?" }, { ...card, title: "How?" })).toEqual(["title", "text"]);
});

test("the whole entry is put right, or nothing of it", () => {
  const image = { src: "brand/logo.svg", alt: "Two kites" };
  const box = { icon: "phone", title: "Phone", detail: "{phone}" };
  const tile = { image, title: "Kites", category: "Web", description: "A site." };
  const blocks: Group[] = [
    { type: "contactDetails", heading: "Reach us", boxes: [box, { icon: "mail", label: "Email", text: "{email}" }] },
    {
      type: "portfolioGrid",
      heading: "Work",
      items: [tile, { image, ground: "leaf", title: "Boats", line: "Web", text: "A shop." }],
    },
    { type: "cardGrid", heading: "Offers", items: [card, { ...tile, title: "Boats" }] },
    faqOf({ ...card, pictogram: "services/seo" }),
  ];
  const all = blocks.map((own) => {
    const written = { "pages/index.json": text(page(own)) };
    const { files } = fixSite({ files: siteWith(written), schemas, render });
    const after = problemsOf({ "pages/index.json": String(files["pages/index.json"]) });
    const isSame = files["pages/index.json"] === written["pages/index.json"];
    return [
      ...problemsOf(written).map(({ fix }) => fix),
      isSame ? "nothing was changed" : after.map(({ message }) => message),
    ];
  });
  expect(all).toMatchInlineSnapshot(`
    [
      [
        "rename "label" to "title" and "text" to "detail".",
        [],
      ],
      [
        "rename "line" to "category" and "text" to "description".",
        [],
      ],
      [
        "rename "category" to "line" and "description" to "text".",
        [],
      ],
      [
        "rename "title" to "question" and "text" to "answer", and take "pictogram" out, with a comma beside it.",
        "nothing was changed",
      ],
    ]
  `);
});

test("a logo, a bar, a link with its list or a group of logos is told once", () => {
  const logo = { logo: "python", label: "Python" };
  const entries: Group[] = [
    logo,
    { label: "Kites", value: 30, shown: "30" },
    { label: "Kites", links: [{ label: "Boats", href: "/blog" }] },
    { title: "Tools", logos: [logo] },
  ];
  const toldOnce = entries.map((entry) =>
    problemsOf({ "pages/index.json": text(page(faqOf(entry))) }).map(({ message, fix }) => `${message} ${fix}`),
  );
  expect(toldOnce).toMatchInlineSnapshot(`
    [
      [
        ""logo" and "label" are not something a question has: they are fields of a logo. take the whole entry out, from { to }, with a comma beside it, or move it to where such entries stand: the "logos" of a logoGrid.",
      ],
      [
        ""label", "value" and "shown" are not something a question has: they are fields of a bar. take the whole entry out, from { to }, with a comma beside it, or move it to where such entries stand: the "bars" of an article.",
      ],
      [
        ""label" and "links" are not something a question has: they are fields of a menu entry. take the whole entry out, from { to }, with a comma beside it, or move it to where such entries stand: the "menu" of pages/_site.json.",
      ],
      [
        ""title" and "logos" are not something a question has: they are fields of a logoGrid. take the whole entry out, from { to }, with a comma beside it.",
      ],
    ]
  `);
});

test("what has no address is no entry of the menu", () => {
  const told = (entry: Group) => {
    const site = settings();
    const header = site["header"] as Group;
    const menu = [...(header["menu"] as Group[]), entry];
    const found = problemsOf({ "pages/_site.json": text({ ...site, header: { ...header, menu } }) });
    return found.map(({ message, fix }) => `${message} ${fix}`);
  };
  expect([told(card), told({ value: "6", label: "Kites" })]).toMatchInlineSnapshot(`
    [
      [
        ""title" and "text" are not something a menu entry has: they are fields of an accordion, a cardGrid, a carousel or a process. take the whole entry out, from { to }, with a comma beside it.",
      ],
      [
        ""value" is not something a menu entry has: it is a field of a choice. move all of it, from { to }, with a comma beside it, to where such entries stand: the "options" of a field in pages/_site.json.",
      ],
    ]
  `);
});
