/** Findings on rendered blocks are also made if something else in the block is wrong. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { type Group, inputOf, page, problemsOf, settings, shortIntro, siteWith, text } from "../site.ts";

const DEEP: Group = { text: ["Words.", "#### Too deep"] };
const faq = (fields: Group, ...questions: string[]): Group => ({
  type: "faq",
  heading: "Questions",
  items: questions.map((question, i) => ({ question, answer: `Answer ${i}.` })),
  ...fields,
});
const said = ({ code, severity, sentence }: Problem) => `${severity} ${code}: ${sentence}`;
const saidOf = (...blocks: Group[]) => problemsOf({ "pages/index.json": text(page(...blocks)) }).map(said);

/** Wrong fields of a block, with their codes. */
const WRONG: [string, Group][] = [
  ["unknown-property", { colour: "red" }],
  ["unknown-option", { ground: "purple" }],
  ["unknown-option", { ground: 1 }],
  ["wrong-type", { heading: 12 }],
  ["blank-text", { heading: "" }],
];

const SKIPPED =
  'error skipped-heading: In block 2 (intro "Kites") > text: a heading with #### follows "Kites", and a level between them is missing.';
const TWICE =
  'error duplicate-id: In block 2 (faq "Questions") > question 3: "How much?" stands in question 1 as well, so that a link to one of them would lead to the other.';

test.each(WRONG)("%s %o hides no heading that skips a level, and no question that is there twice", (code, wrong) => {
  const isHeading = "heading" in wrong;
  const skipped = isHeading
    ? "error skipped-heading: In block 2 (intro) > text: a heading with #### follows the heading before it, and a level between them is missing."
    : SKIPPED;
  const toldOf = (block: Group) =>
    saidOf(shortIntro({}), block).map((each) => (each.startsWith(`error ${code}`) ? code : each));
  expect(toldOf(shortIntro({ heading: "Kites", ...DEEP, ...wrong })).toSorted()).toEqual([skipped, code].toSorted());
  const twice = isHeading ? TWICE.replace('(faq "Questions")', "(faq)") : TWICE;
  expect(toldOf(faq(wrong, "How much?", "How long?", "How much?")).toSorted()).toEqual([twice, code].toSorted());
});

const PAGE = { "pages/index.json": text(page(shortIntro({}), shortIntro({ heading: "Kites", ...DEEP }))) };
const contact = settings()["contact"] as Group;

test.each([
  ["wrong-type", { contact: { ...contact, phone: 12 } }],
  ["bad-url", { url: "kites" }],
  ["unknown-property", { colour: "red" }],
])("%s in the settings hides nothing on the pages", (code, wrong) => {
  const all = check(inputOf(siteWith({ ...PAGE, "pages/_site.json": text({ ...settings(), ...wrong }) })));
  expect(all.map((each) => (each.file === "pages/_site.json" ? each.code : said(each)))).toEqual([code, SKIPPED]);
});

test("a shared block hides nothing that is wrong where it stands, whether its file or the page words it wrongly", () => {
  const toldWith = (shared: Group, fields: Group) => {
    const use = { type: "shared", use: "kites", ...fields };
    const kites = { ...shortIntro({ heading: "Kites" }), ...shared };
    const link = shortIntro({ text: "See [there](#nowhere-at-all)." });
    return problemsOf({
      "pages/_shared/kites.json": text({ block: kites, open: ["text"] }),
      "pages/index.json": text(page(link, use)),
    }).map(({ file, code, pointer }) => `${file} ${pointer} ${code}`);
  };
  const nowhere = "pages/index.json /blocks/0/text broken-anchor";
  expect(toldWith({ ground: "purple", ...DEEP }, {})).toEqual([
    "pages/_shared/kites.json /block/text/1 skipped-heading",
    "pages/_shared/kites.json /block/ground unknown-option",
    nowhere,
  ]);
  expect(toldWith({}, { with: { ...DEEP, colour: "red" } })).toEqual([
    nowhere,
    "pages/index.json /blocks/1/with/text/1 skipped-heading",
    "pages/index.json /blocks/1/with/colour closed-field",
  ]);
});

test("a caption without a picture is told, unless the picture stands there under another name", () => {
  const codesOf = (fields: Group) => {
    const one = { id: "kites", heading: "Kites", text: "They fly.", imageCaption: "A kite over the sea", ...fields };
    return saidOf(shortIntro({}), { type: "article", sections: [one, { id: "more", heading: "More", text: "Ask." }] });
  };
  const unseen =
    'error unseen-text: In block 2 (article) > section 1: "imageCaption" is shown nowhere, because there is no "image".';
  expect(codesOf({ text: 12 })).toContain(unseen);
  expect(codesOf({ drawing: { src: "brand/logo.svg", alt: "A kite" } })).not.toContain(unseen);
});
