/** A row of a table where a group belongs: what it says goes into the fields that it fits, and nothing of it is lost. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text } from "../../../site.ts";

const slides = ["healthcare", "logistics"].map((name) => ({
  title: name,
  text: `What we do for ${name}.`,
  ground: "teal",
  pictogram: `industries/${name}`,
}));
const carousel = (...rows: Group["rows"][]) => ({ ...block("carousel"), slides: [...slides, ...rows] }) as Group;
const [question] = block("faq")["items"] as Group[];
const faq = (...rows: Group["rows"][]) => ({ ...block("faq"), items: [question!, ...rows] }) as Group;
const services = (...rows: Group["rows"][]) => ({ ...block("servicesGrid"), items: rows }) as Group;
const stages = [
  { title: "One", points: ["A kite", "A string"] },
  { title: "Two", points: ["Wind", "Rain"] },
];

const FINANCE =
  '{ "title": "Finance", "text": "Loan files and approvals.", "ground": "ink", "pictogram": "software-types/finance" }.';

test.each<[string, Group, string]>([
  [
    "in the order of the other entries",
    carousel(["Finance", "Loan files and approvals.", "ink", "software-types/finance"]),
    `write it like this: ${FINANCE}`,
  ],
  [
    "in another order",
    carousel(["software-types/finance", "Loan files and approvals.", "ink", "Finance"]),
    `write it like this: ${FINANCE}`,
  ],
  [
    "as Markdown has it, with one cell too many",
    carousel("| Finance | Loan files and approvals. | ink | software-types/finance | Monday |"),
    `write it like this: ${FINANCE} Left over is "Monday": say it in a text, or leave it out.`,
  ],
  [
    "with tabs, and the drawing by its file",
    carousel("Finance\tLoan files and approvals.\tink\timages/pictograms/software-types/finance.svg"),
    `write it like this: ${FINANCE}`,
  ],
  [
    "with commas",
    carousel("Finance, Loan files and approvals., ink, software-types/finance"),
    `write it like this: ${FINANCE}`,
  ],
  [
    "in quotation marks, without any brackets",
    { type: "carousel", heading: "Fields", slides: ["Finance", "Loan files and approvals.", "ink"] },
    'write each slide in the same [ ] like this: { "title": "Finance" }.',
  ],
  [
    "with more words than there are fields for",
    faq(["Is it free?", "Yes.", "For all.", "On Monday."]),
    'write it like this: { "question": "Is it free?", "answer": "Yes." }. Left over are "For all." and "On Monday.": say them in a text, or leave them out.',
  ],
  [
    "with an address, and without the drawing that its words name",
    services(["SEO", "We make it found.", "/search-engine-optimization"], ["Reviews", "We answer them."]),
    'write each service like this: { "pictogram": "services/seo", "title": "SEO", "text": "We make it found.", "href": "/search-engine-optimization" }.',
  ],
  [
    "with the points of a list",
    { ...block("process"), stages: [...stages, ["Plan", "Talk", "Write"]] },
    'write it like this: { "title": "Plan", "points": ["Talk", "Write"] }.',
  ],
  [
    "of a link",
    shortIntro({ button: ["/contact", "Ask us"] }),
    'write it like this: "button": { "label": "Ask us", "href": "/contact" }.',
  ],
  [
    "of a picture",
    { ...block("hero"), image: ["images/brand/logo.svg", "A kite"] },
    'write it like this: "image": { "src": "brand/logo.svg", "alt": "A kite" }.',
  ],
  [
    "which is a sentence with commas",
    faq("Is it free, quick, and good?"),
    'write it like this, with your own words for the three dots: { "question": "Is it free, quick, and good?", "answer": "…" }.',
  ],
])("a row %s", (_, own, fix) => {
  const problems = problemsOf({ "pages/index.json": text(page(own)) });
  expect(problems.filter(({ code }) => code === "wrong-type").map((problem) => problem.fix)).toEqual([fix]);
});

test.each([
  [
    "quoted texts",
    '"Finance", "Loan files and approvals.", "ink", "software-types/finance"',
    "write them as one slide: ",
  ],
  ["words alone", "Finance, Loan files and approvals., ink, software-types/finance", "write it as "],
])("a row of %s in one line, without brackets", (_, row, start) => {
  const whole = text(page(carousel("ROW"))).replace('"ROW"', row);
  const [problem, ...others] = problemsOf({ "pages/index.json": whole });
  const end = start.startsWith("write it") ? ", with a comma between two entries." : ".";
  expect([problem!.fix, others]).toEqual([`${start}${FINANCE.slice(0, -1)}${end}`, []]);
});
