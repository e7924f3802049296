/** The same block twice in a row, and the same entry twice in a list. */
import { describe, expect, test } from "vitest";
import { block, type Group, pageAt, problemsOf, settings, shortIntro, text, told, toldOf } from "../site.ts";

const cta = block("cta");
const question = (what: string): Group => ({ question: `How long does ${what} take?`, answer: "A few weeks." });
const saidOf = (...blocks: Group[]) =>
  problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), ...blocks)) }).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

test("the same block twice in a row", () => {
  expect(`\n${toldOf(shortIntro({}), cta, cta)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:21:15   Block 3 (cta "Got an App Idea? Let's Talk!") says the same as block 2.
        21 |       "type": "cta",
           |               ^^^^^
        Fix: take one of the two out, or change its words.           [repeated-content, a warning]
    "
  `);
  expect(saidOf(cta, cta, cta)).toEqual([
    `warning: block 3 (cta "Got an App Idea? Let's Talk!") says the same as block 2.`,
    `warning: block 4 (cta "Got an App Idea? Let's Talk!") says the same as block 3.`,
  ]);
  const use = { type: "shared", use: "contact-form" };
  expect(saidOf(use, use)).toEqual([
    'warning: the shared block "contact-form" stands in block 2 already, in the same words.',
  ]);
});

test("blocks that are not in a row, or not the same", () => {
  const words = { ...shortIntro({ heading: "Between" }) };
  expect(saidOf(cta, words, cta)).toEqual([]);
  expect(saidOf(cta, { ...cta, heading: "Another one" })).toEqual([]);
  expect(saidOf(cta, { ...cta, id: "again" })).toEqual([]);
});

test("entries of a list, wherever the copy stands", () => {
  const figures = ["5+", "50+", "5+"].map((value) => ({ value, label: "years" }));
  expect(`\n${toldOf(shortIntro({ figures }))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:19:9   In block 1 (intro "Hello") > figures: figure 3 says the same as figure 1.
        19 |         {
           |         ^
        Fix: take one of the two out, or change its words.           [repeated-content, a warning]
    "
  `);
  expect(
    saidOf(shortIntro({ heading: "A", figures: [...figures.slice(1), { value: "5+", label: "offices" }] })),
  ).toEqual([]);
});

test("entries of pages/_site.json and of shared blocks", () => {
  const site = settings() as Group & { header: { menu: Group[] }; social: Group[] };
  const files = {
    "pages/_site.json": text({
      ...site,
      header: { ...site.header, menu: [...site.header.menu, ...site.header.menu] },
      social: [...site.social, ...site.social],
    }),
    "pages/_shared/x.json": text({
      block: shortIntro({ figures: [1, 2].map(() => ({ value: "5+", label: "years" })) }),
    }),
  };
  expect(problemsOf(files).map(({ file, severity, sentence }) => `${file} ${severity}: ${sentence}`)).toEqual([
    'pages/_shared/x.json warning: In the block (intro "Hello") > figures: figure 2 says the same as figure 1.',
    "pages/_site.json warning: In social: link 2 says the same as link 1.",
    "pages/_site.json warning: In header > menu: menu entry 2 says the same as menu entry 1.",
  ]);
});

test("what links could lead to is there twice: that is one mistake, and stops the build", () => {
  const faq = { type: "faq", heading: "Questions", items: [question("it"), question("an app"), question("it")] };
  expect(`\n${toldOf(shortIntro({}), faq)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:23:9   In block 2 (faq "Questions") > items: question 3 says the same as question 1.
        23 |         {
           |         ^
        Fix: take one of the two out, or change its words.           [repeated-content]
    "
  `);
  expect(saidOf({ ...cta, id: "call" }, { ...cta, id: "call" })).toEqual([
    `error: block 3 (cta "Got an App Idea? Let's Talk!") says the same as block 2.`,
  ]);
  const article = block("article");
  expect(saidOf(article, article)).toEqual(["error: block 3 (article) says the same as block 2."]);
});

test("choices, and a list that is too long, have been told", () => {
  const options = [1, 2].map(() => ({ value: "seo", label: "Search" }));
  const fields = { ...(settings()["fields"] as Group), email: { label: "Email", kind: "select", options } };
  const codes = problemsOf({ "pages/_site.json": text({ ...settings(), fields }) }).map(({ code }) => code);
  expect(codes).toEqual(["repeated-choice"]);
  const figures = ["1", "2", "3", "4", "4"].map((value) => ({ value, label: "years" }));
  expect(saidOf(shortIntro({ heading: "A", figures }))).toEqual(['error: "figures" has 5, and can have at most 4.']);
});

test("a long list takes no minutes, and what is in a copy is told once", () => {
  const items = Array.from({ length: 20_000 }, (_, i) => question(String(i % 19_990)));
  const found = told({ "pages/x.json": text(pageAt("/x", shortIntro({}), { type: "faq", heading: "Q", items })) });
  expect(found.match(/\[[a-z-]+(?=[\],])/g)).toEqual(["[too-many"]);
});

test("a shared block that was saved over another one is told at the one that is not called so", () => {
  const faq = text({ block: { type: "faq", heading: "What people ask", items: [question("it"), question("a site")] } });
  const files = { "pages/_shared/faq.json": faq, "pages/_shared/clients.json": faq };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/_shared/clients.json:3:13   This file says the same as pages/_shared/faq.json.
        3 |     "type": "faq",
          |             ^^^^^
        Fix: put back what was in it, from an older copy of the site, or change its words.   [repeated-content, a warning]
    "
  `);
});

describe("a shared block twice on a page", () => {
  const files = {
    "pages/_shared/fields.json": text({ block: { ...block("carousel"), heading: "Fields" }, open: ["heading"] }),
    "pages/_shared/call.json": text({ block: cta }),
  };
  const use = (name: string, words?: Group): Group => ({ type: "shared", use: name, ...(words && { with: words }) });
  const toldTwice = (...blocks: Group[]) =>
    told({ ...files, "pages/x.json": text(pageAt("/x", blocks[0]!, shortIntro({}), ...blocks.slice(1))) });

  test("in the same words", () => {
    expect(toldTwice(use("fields"), use("fields"))).toMatchInlineSnapshot(`
      "pages/x.json:17:14   In block 3 (shared "fields"): the shared block "fields" stands in block 1 already, in the same words.
          17 |       "use": "fields"
             |              ^^^^^^^^
          Fix: take one of the two out, with a comma beside it.        [repeated-shared, a warning]"
    `);
    const fields = text({ block: { ...block("carousel"), heading: "Fields" }, open: ["heading", "slides"] });
    expect(
      told({ "pages/_shared/fields.json": fields, "pages/x.json": text(pageAt("/x", use("fields"), use("fields"))) }),
    ).toContain('take one of the two out, with a comma beside it, or give one of them other words in "with".');
    const words = { heading: "Other fields" };
    expect(toldTwice(use("fields", words), use("fields"), use("fields", words))).toContain(
      'block 4 (shared "fields"): the shared block "fields" stands in block 1 already',
    );
  });

  test("in other words, and what only asks visitors to write", () => {
    expect(toldTwice(use("fields"), use("fields", { heading: "Other fields" }))).toBe("");
    expect(toldTwice(use("call"), use("call"))).toBe("");
    expect(toldTwice(use("contact-form"), use("contact-form", { heading: "Write to us" }))).toBe("");
    const closed = { "pages/_shared/contact-form.json": text({ block: block("contactForm"), open: ["details"] }) };
    expect(
      told({ ...closed, "pages/x.json": text(pageAt("/x", use("contact-form"), shortIntro({}), use("contact-form"))) }),
    ).toBe("");
  });

  test("right behind itself, whatever it is", () => {
    const twice = (...blocks: Group[]) =>
      told({ ...files, "pages/x.json": text(pageAt("/x", shortIntro({}), ...blocks)) });
    expect(twice(use("call"), use("call"))).toMatchInlineSnapshot(`
      "pages/x.json:17:14   In block 3 (shared "call"): the shared block "call" stands in block 2 already, in the same words.
          17 |       "use": "call"
             |              ^^^^^^
          Fix: take one of the two out, with a comma beside it.        [repeated-shared, a warning]"
    `);
    expect(twice(use("call"), shortIntro({ heading: "Between" }), use("call"))).toBe("");
    const open = { "pages/_shared/call.json": text({ block: cta, open: ["heading"] }) };
    expect(told({ ...open, "pages/x.json": text(pageAt("/x", use("call"), use("call"))) })).toContain(
      'Fix: take one of the two out, with a comma beside it, or give one of them other words in "with".',
    );
  });

  describe("with a form that has a name", () => {
    const form = (open: string[]) => ({
      "pages/_shared/contact-form.json": text({
        block: { type: "contactForm", id: "write", heading: "Write to us", form: "contact" },
        open,
      }),
    });
    const again = (second: Group, open = ["heading"]) =>
      problemsOf({
        ...form(open),
        "pages/x.json": text(pageAt("/x", shortIntro({}), use("contact-form"), { ...use("contact-form"), ...second })),
      }).map(({ code, fix }) => `${code}: ${fix}`);
    const TWICE =
      "duplicate-id: take one of the two out, lines 11 to 14 or lines 15 to 18, with a comma beside it: visitors would see the same twice. If both are meant, give this one";
    const other = { with: { heading: "Questions?" } };

    test.each<[string, Group, string[]]>([
      ["no name of its own", {}, [`${TWICE} "id": "write-2" beside "use", and other words in "with".`]],
      [
        "other words alone",
        other,
        [
          'duplicate-id: take one of the two out, lines 11 to 14 or lines 15 to 21, with a comma beside it. If both are meant, give this one "id": "write-2" beside "use".',
        ],
      ],
      [
        "a name alone",
        { id: "write-2" },
        [
          'repeated-shared: take one of the two out, with a comma beside it, or give one of them other words in "with".',
        ],
      ],
      ["both", { id: "write-2", ...other }, []],
    ])("%s", (_, second, said) => {
      expect(again(second)).toEqual(said);
    });

    test("other words, further down on the page", () => {
      const blocks = [use("contact-form"), shortIntro({}), { ...use("contact-form"), ...other }];
      const problems = problemsOf({ ...form(["heading"]), "pages/x.json": text(pageAt("/x", ...blocks)) });
      expect(problems.map(({ fix }) => fix)).toEqual([
        'give this one "id": "write-2" beside "use", or take one of the two out, lines 6 to 9 or lines 15 to 21, with a comma beside it.',
      ]);
    });

    test("no words that it could have", () => {
      expect(again({}, [])).toEqual([`${TWICE} "id": "write-2" beside "use".`]);
    });
  });
});
