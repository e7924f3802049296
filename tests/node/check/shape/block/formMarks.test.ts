/** The mark that a form has in WordPress, where a whole block belongs, or in a block that is to be the form. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../src/model/fields.ts";
import { block, type Group, inOwnWords, pageAt, problemsOf, settings, shortIntro, siteWith, text } from "../../site.ts";
import { type SiteFiles } from "../../../../../src/node/check/site.ts";

const MARK = '[contact-form-7 id="12" title="Contact form"]';
const FORM = { heading: "Write to us", form: "contact" };

function saidIn(files: SiteFiles): string[] {
  return problemsOf(inOwnWords(siteWith({ "pages/x.json": text(pageAt("/x", shortIntro({}))), ...files }))).map(
    ({ sentence, fix, code }) => `${sentence} ${fix} ${code}`,
  );
}

const saidOf = (...blocks: Json[]) => saidIn({ "pages/x.json": text(pageAt("/x", shortIntro({}), ...blocks)) });

const inPlaceOf = (at: number) =>
  `In blocks: A mark of another program stands in the place of block ${at}, and a page has none.`;
const asShared = (place: string) =>
  `for the contact form, write in ${place}: { "type": "shared", "use": "contact-form" }.`;
const OUT =
  "take it out, with a comma beside it. What it showed can be a block of its own: docs/blocks.md has all of them.";

test.each<[blocks: Json[], said: string[]]>([
  [[MARK], [`${inPlaceOf(2)} ${asShared("its place")} wrong-type`]],
  [['[wpforms id="3"]'], [`${inPlaceOf(2)} ${asShared("its place")} wrong-type`]],
  [
    [MARK, { type: "shared", use: "contact-form" }],
    [
      `${inPlaceOf(2)} take it out, with a comma beside it: a form stands on this page already, in block 3 (shared "contact-form"). wrong-type`,
    ],
  ],
  [
    [MARK, '[gallery ids="1,2"]', '[latest_posts title="News"]'],
    [
      `${inPlaceOf(2)} ${asShared("its place")} wrong-type`,
      `${inPlaceOf(3)} ${OUT} wrong-type`,
      `${inPlaceOf(4)} ${OUT} wrong-type`,
    ],
  ],
  [
    ['[button url="/contact" text="Write to us"]'],
    [
      `${inPlaceOf(2)} write it like this, with your own words for the three dots: { "type": "intro", "heading": "…", "text": "Write to us", "button": { "label": "Write to us", "href": "/contact" } }. wrong-type`,
    ],
  ],
  [
    ["<h2>Hello</h2>"],
    [
      'In blocks: HTML stands in the place of block 2, and a page has none. write it like this, with your own words for the three dots: { "type": "intro", "heading": "Hello", "text": "…" }. wrong-type',
    ],
  ],
  ...["shortcode", "html", "widget"].map((type): [Json[], string[]] => [
    [{ type, id: "form", content: MARK }],
    [`In block 2: there is no block called "${type}". ${asShared("the place of this block")} unknown-block`],
  ]),
  [
    [{ type: "shortcode", content: '[gallery ids="1,2"]' }],
    [
      'In block 2: there is no block called "shortcode". write what it showed as a block of its own: nothing is made of the marks of other programs here. docs/blocks.md has all blocks. unknown-block',
    ],
  ],
  [
    [{ type: "contactForm", content: MARK, ...FORM }],
    [
      'In block 2 (contactForm "Write to us"): "content" is not something a contactForm has. take it out, with the comma behind it: the form is this block. unknown-property',
    ],
  ],
  [
    [{ type: "intro", heading: "Hello you", text: "Hi.", content: MARK }],
    [
      'In block 2 (intro "Hello you"): "content" is not something an intro has. take it out, with the comma before it. A form stands in a block of its own: write { "type": "shared", "use": "contact-form" } behind the } of line 16, where this block ends, with a comma between. unknown-property',
    ],
  ],
  [
    [{ type: "contactForm", text: MARK, ...FORM }],
    [
      `In block 2 (contactForm "Write to us"): "${MARK}" would be shown as it is written: nothing is made of such marks here. take "text" out, with the comma behind it: the form is this block. pasted-shortcode`,
    ],
  ],
])("%j", (blocks, said) => {
  expect(saidOf(...blocks)).toEqual(said);
});

const marked = (title: string) => `Ask us with the form.\n\n[contact-form-7 id="42" title="${title}"]`;
const BEFORE = "take it out, with the \\n\\n before it";
const ITS_OWN = `${BEFORE}. A form stands in a block of its own: write `;
const behind = (line = 15) => ` behind the } of line ${line}, where this block ends, with a comma between`;

test.each<[what: string, block: Group, fix: string]>([
  [
    "that is called like a form of the site",
    shortIntro({ heading: "Ours", text: marked("Discuss your project") }),
    `${ITS_OWN}{ "type": "contactForm", "heading": "Discuss your project", "form": "discuss" }${behind()}.`,
  ],
  [
    "that is called otherwise",
    shortIntro({ heading: "Ours", text: marked("Write to us") }),
    `${ITS_OWN}{ "type": "shared", "use": "contact-form", "with": { "heading": "Write to us" } }${behind()}.`,
  ],
  [
    "in an article that shows a form",
    {
      type: "article",
      sections: [
        { heading: "Ours", id: "ours", text: marked("Quote") },
        { heading: "Yours", id: "yours", text: "It flies." },
      ],
      form: "discuss",
    },
    `${BEFORE}: this block shows a form already.`,
  ],
])("the mark of a form behind a text: %s", (_, own, fix) => {
  const [problem, ...others] = problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), own)) });
  expect([problem?.fix, others]).toEqual([fix, []]);
  const [shown] = /\{ "type": .* \}(?= behind)/.exec(fix) ?? [];
  // What is to be written is itself without a mistake.
  const whole = shown === undefined ? undefined : pageAt("/x", shortIntro({}), JSON.parse(shown) as Group);
  if (whole) expect(problemsOf({ "pages/x.json": text(whole) })).toEqual([]);
});

const OTHERS = ' Or, for another form, "discuss", "quote" or "career" in the place of "contact".';
const intoForm = (type: string, line: number) =>
  `To make this block the form, write "type": "contactForm", "form": "contact" in the place of "type": "${type}" in line ${line}.${OTHERS}`;

test.each<[what: string, block: Group, fix: string]>([
  [
    "with a text",
    shortIntro({ id: "ask", text: `Ask us. ${MARK}` }),
    `take it out, with the space before it. ${intoForm("intro", 12)}`,
  ],
  [
    "with paragraphs",
    shortIntro({ text: ["Ask us.", MARK] }),
    `take it out, with a comma beside it. ${intoForm("intro", 12)}`,
  ],
  [
    "with more than a form has",
    shortIntro({ text: `Ask us. ${MARK}`, button: { label: "Our work", href: "/" } }),
    `take it out, with the space before it. A form stands in a block of its own: write { "type": "shared", "use": "contact-form" }${behind(19)}.`,
  ],
  [
    "with a long text",
    shortIntro({ text: `${"Ask us what you like. ".repeat(15)}${MARK}` }),
    `take it out, with the space before it. A form stands in a block of its own: write { "type": "shared", "use": "contact-form" }${behind()}.`,
  ],
])("a block that can become the form whose mark is in it: %s", (_, own, fix) => {
  const [problem, ...others] = problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), own)) });
  expect([problem?.fix, others]).toEqual([fix, []]);
  const made = { ...own, text: "Ask us.", type: "contactForm", form: "contact" };
  if (fix.includes("To make"))
    expect(problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), made)) })).toEqual([]);
});

test("in the file of a shared block, and with what the forms ask for where that differs", () => {
  const others = settings();
  const forms = others["forms"] as Record<string, Group>;
  forms["discuss"] = { ...forms["discuss"], required: ["name", "email"] };
  const files = {
    "pages/_site.json": text(others),
    "pages/_shared/ask.json": text({ block: shortIntro({ text: `Ask us. ${MARK}` }) }),
  };
  expect(problemsOf(files).map(({ file, fix }) => [file, fix])).toEqual([
    [
      "pages/_shared/ask.json",
      `take it out, with the space before it. ${intoForm("intro", 3)} "contact", "quote" and "career" ask for email, and for name if visitors like; "discuss" asks for name and email.`,
    ],
  ]);
});

const NO_BLOCK = "In block 2: a block is a group of fields in { }, but this is a text.";
const headedForm = '{ "type": "shared", "use": "contact-form", "with": { "heading": "Write to us" } }';

test.each<[mark: string, said: string]>([
  [
    "[shared use=contact-form heading='Write to us']",
    `${NO_BLOCK} for the contact form, write in its place: ${headedForm}.`,
  ],
  ["[contact-form]", `${NO_BLOCK} ${asShared("its place")}`],
  ["[shared contact-form]", `${NO_BLOCK} ${asShared("its place")}`],
  [" [The contact form] ", `${NO_BLOCK} ${asShared("its place")}`],
  ["[contact]", `${NO_BLOCK} ${asShared("its place")}`],
  ['[wpforms id="3" title="Write to us"]', `${inPlaceOf(2)} for the contact form, write in its place: ${headedForm}.`],
  ['[shared use="offer"]', `${inPlaceOf(2)} write in its place: { "type": "shared", "use": "offer" }.`],
  [
    "[offer heading='Fly with us']",
    `${inPlaceOf(2)} write in its place: { "type": "shared", "use": "offer" }. Its heading stands in pages/_shared/offer.json.`,
  ],
  ["[recent-posts]", `${NO_BLOCK} ${OUT}`],
  ["[faq]", `${NO_BLOCK} write it like this, with its own fields for …: { "type": "faq", … }.`],
  [
    "[Here is what we do]",
    `${NO_BLOCK} write it like this, with your own words for the three dots: { "type": "intro", "heading": "…", "text": "[Here is what we do]" }.`,
  ],
])("a text among the blocks that is nothing but a mark: %s", (mark, said) => {
  const shared = { "pages/_shared/offer.json": text({ block: block("cta") }) };
  const files = { ...shared, "pages/x.json": text(pageAt("/x", shortIntro({}), mark)) };
  expect(saidIn(files).filter((each) => each.includes("block 2"))).toEqual([`${said} wrong-type`]);
});

const asBlock = (shown: string, end = 15) => `write in the place of this block (lines 11 to ${end}): ${shown}.`;

test.each<[what: string, block: Group, fix: string]>([
  ["below a heading", shortIntro({ heading: "Write to us", text: MARK }), asBlock(headedForm)],
  ["as the only text of a list", shortIntro({ heading: "Write to us", text: [MARK] }), asBlock(headedForm, 17)],
  [
    "with a name for links",
    shortIntro({ id: "write", heading: "Write to us", text: MARK }),
    asBlock(headedForm.replace(/ }$/, ', "id": "write" }'), 16),
  ],
  [
    "that is called like another form",
    shortIntro({ heading: "Write to us", text: MARK.replace("Contact form", "Discuss") }),
    asBlock('{ "type": "contactForm", "heading": "Write to us", "form": "discuss" }'),
  ],
  [
    "that names the shared block",
    shortIntro({ heading: "Write to us", text: "[shared use=contact-form title='Ask']" }),
    asBlock(headedForm),
  ],
  [
    "beside a button",
    shortIntro({ heading: "Write to us", text: MARK, button: { label: "Our work", href: "/" } }),
    'write your own words in its place. A form stands in a block of its own: write { "type": "shared", "use": "contact-form" } behind the } of line 19, where this block ends, with a comma between.',
  ],
])("a block that says nothing but the mark of a form: %s", (_, own, fix) => {
  const [problem, ...others] = problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), own)) });
  expect([problem?.fix, others]).toEqual([fix, []]);
});

test("a block with nothing but the mark of a form, where the shared one has its own heading or the page has one", () => {
  const own = shortIntro({ heading: "Write to us", text: MARK });
  const form = text({ block: block("contactForm") });
  const fixOf = (files: SiteFiles) => problemsOf(files).find(({ code }) => code === "pasted-shortcode")?.fix;
  expect(
    fixOf({ "pages/_shared/contact-form.json": form, "pages/x.json": text(pageAt("/x", shortIntro({}), own)) }),
  ).toBe(asBlock('{ "type": "contactForm", "heading": "Write to us", "form": "contact" }'));
  expect(
    fixOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), own, { type: "shared", use: "contact-form" })) }),
  ).toBe('write your own words in its place: a form stands on this page already, in block 3 (shared "contact-form").');
});

test("the mark of a form where the page has one, where no block is shared, and in a shared block", () => {
  const own = shortIntro({ heading: "Ours", text: marked("Write to us") });
  const fixesOf = (files: SiteFiles) =>
    problemsOf(files).flatMap(({ code, fix }) => (code === "pasted-shortcode" ? [fix] : []));
  expect(fixesOf({ "pages/x.json": text(pageAt("/x", own, { type: "shared", use: "contact-form" })) })).toEqual([
    `${BEFORE}: a form stands on this page already, in block 2 (shared "contact-form").`,
  ]);
  const withoutShared = { "pages/_shared/contact-form.json": text({ block: block("cta") }) };
  expect(fixesOf({ ...withoutShared, "pages/x.json": text(pageAt("/x", own)) })).toEqual([
    `${ITS_OWN}{ "type": "contactForm", "heading": "Write to us", "form": "contact" }${behind(10)}.`,
  ]);
  expect(fixesOf({ "pages/_shared/ours.json": text({ block: own }) })).toEqual([
    `${BEFORE}. A form stands in a block of its own, for example a "contactForm".`,
  ]);
});

test("in the file of a shared block, and where there is none for forms", () => {
  const ownForm =
    'in its place, with your own words for the three dots: { "type": "contactForm", "heading": "…", "form": "contact" }.';
  const own = `a block is a group of fields in { }, but this is a text. for the contact form, write ${ownForm} wrong-type`;
  expect(saidIn({ "pages/_shared/form.json": text({ block: MARK }) })).toEqual([`In the block: ${own}`]);
  const withoutShared = { "pages/_shared/contact-form.json": text({ block: block("cta") }) };
  expect(saidIn({ ...withoutShared, "pages/x.json": text(pageAt("/x", shortIntro({}), MARK)) })).toEqual([
    `${inPlaceOf(2)} for the contact form, write ${ownForm} wrong-type`,
  ]);
});

test("several forms of which nobody knows the one that is meant", () => {
  const site = settings();
  site["forms"] = {
    quote: (site["forms"] as { quote: Json }).quote,
    career: (site["forms"] as { career: Json }).career,
  };
  const shared = text({ block: { type: "contactForm", heading: "Ask us", form: "quote" } });
  const said = saidIn({
    "pages/_site.json": text(site),
    "pages/_shared/contact-form.json": shared,
    "pages/_shared/contact-other.json": shared.replace("Ask us", "Ask all"),
    "pages/x.json": text(pageAt("/x", shortIntro({}), MARK)),
  }).filter((each) => each.startsWith(inPlaceOf(2)));
  expect(said).toEqual([
    `${inPlaceOf(2)} for the contact form, write in its place, with your own words for the three dots: { "type": "contactForm", "heading": "…", "form": "…" }. wrong-type`,
  ]);
});
