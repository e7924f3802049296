/** Fields without a value: what to write, and whether the field may go. */
import { expect, test } from "vitest";
import type { SiteFiles } from "../../../../../../src/node/check/site.ts";
import {
  block,
  type Group,
  page,
  pageAt,
  problemsOf,
  sentences,
  settings,
  shortIntro,
  text,
  told,
} from "../../../site.ts";

/** What is told of a page with these blocks, in which one value is taken out. */
function toldWithout(value: string, ...blocks: Group[]): string {
  const written = text(page(...blocks)).replace(value, "");
  return sentences(told({ "pages/index.json": written })).trim();
}

const LOST = "lost words";
const link = shortIntro({ text: "See [the prices](#prices)." });
const inOneLine = (written: Group) => `{ ${JSON.stringify(written).slice(1, -1)} }`;

test("a field that has to be there is asked for, with what its place takes", () => {
  const items = [
    { title: "One", text: "A few words.", image: { src: LOST, alt: "A jar" } },
    ...(block("cardGrid")["items"] as Group[]),
  ];
  const cases: [string, Group, ...Group[]][] = [
    [`"${LOST}"`, shortIntro({ heading: LOST })],
    [`"${LOST}"`, shortIntro({ button: { label: "Ask us", href: LOST } }), { ...block("contactForm"), id: "form" }],
    [`"${LOST}"`, { ...block("cardGrid"), items }],
    [`"${LOST}"`, { ...block("contactForm"), form: LOST }],
    [`"intro"`, shortIntro({})],
    [`"${LOST}"`, link, shortIntro({ heading: "More", id: LOST })],
    [`"/"`, shortIntro({})],
    [`: "${LOST}"`, shortIntro({ heading: LOST })],
  ];
  expect(`\n${cases.map((each) => toldWithout(...each)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:8:16   Nothing is written after "heading":.
        Fix: write a value after the colon, with your own words for the three dots: "heading": "…".   [missing-value]

    pages/index.json:12:15   Nothing is written after "href":.
        Fix: write "href": "/…". For /… write "#form" for the form of this page, the address of the page or of the place that it leads to.   [missing-value]

    pages/index.json:14:18   Nothing is written after "src":.
        Fix: write a value after the colon, with the name of your own picture for the three dots: "src": "…".   [missing-value]

    pages/index.json:28:13   Nothing is written after "form":.
        Fix: write "form": "…". For … write "contact", "discuss", "quote" or "career".   [missing-value]

    pages/index.json:7:13   Nothing is written after "type":.
        Fix: write "type": "intro".                                  [missing-value]

    pages/index.json:15:11   Nothing is written after "id":.
        Fix: write "id": "prices", to which a link leads.            [missing-value]

    pages/index.json:2:10   Nothing is written after "route":.
        Fix: write "route": "/".                                     [missing-value]

    pages/index.json:8:7   "heading" has no value.
        Fix: write a colon and a value after "heading", with your own words for the three dots: "heading": "…".   [missing-value]
    "
  `);
});

test("a field that is not needed may go", () => {
  const cases: [string, Group][] = [
    [`"${LOST}"`, { type: "hero", heading: "Hello", lead: LOST, image: { src: "brand/logo.svg", alt: "A kite" } }],
    [`"${LOST}"`, shortIntro({ ground: LOST })],
    [`"${LOST}"`, shortIntro({ id: LOST })],
  ];
  expect(`\n${cases.map((each) => toldWithout(...each)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:13   Nothing is written after "lead":.
        Fix: write a value after the colon, with your own words for the three dots: "lead": "…". Or take "lead" out, with the comma behind it, if it is not needed.   [missing-value]

    pages/index.json:10:15   Nothing is written after "ground":.
        Fix: write "ground": "…". For … write "white" or "mist". Or take "ground" out, with the comma before it, if it is not needed.   [missing-value]

    pages/index.json:10:11   Nothing is written after "id":.
        Fix: write "id": "hello". Or take "id" out, with the comma before it, if it is not needed.   [missing-value]
    "
  `);
});

test("a group on one line, settings, and names that no group has", () => {
  const items = [{ question: "Why?", answer: "Because." }];
  const written = text(page(shortIntro({}), { type: "faq", heading: "Questions", items }));
  const menu = text(settings()).replace(/"email": "[^"]*"/, '"email": ');
  const files: SiteFiles[] = [
    { "pages/index.json": written.replace(/\{\s+"question"[^}]*\}/, inOneLine(items[0]!).replace('"Because."', "")) },
    { "pages/_site.json": menu },
    { "pages/index.json": text(page(shortIntro({ speed: LOST }))).replace(`"${LOST}"`, "") },
    { "pages/x.json": text(pageAt("/x", shortIntro({ text: LOST }))).replace(`"${LOST}"`, "") },
  ];
  expect(`\n${files.map((each) => sentences(told(each)).trim()).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:15:37   Nothing is written after "answer":.
        Fix: write a value after the colon, with your own words for the three dots: "answer": "…".   [missing-value]

    pages/_site.json:10:12   Nothing is written after "email":.
        Fix: write a value after the colon, for example: "email": "hello@kitestep.example".   [missing-value]

    pages/index.json:10:14   Nothing is written after "speed":.
        Fix: write a value after the colon. Or take "speed" out, with the comma before it, if it is not needed.   [missing-value]

    pages/x.json:9:13   Nothing is written after "text":.
        Fix: write a value after the colon, with your own words for the three dots: "text": "…".   [missing-value]
    "
  `);
});

test("nothing is told of a title without a value where it is compared with the headings", () => {
  const written = text(page(block("article")));
  const files = { "pages/index.json": written.replace(/"title": "[^"]*"/, '"title": ') };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(["missing-value"]);
});
