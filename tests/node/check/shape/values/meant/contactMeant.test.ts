/** Ways to reach a company: their values in the place of groups, and their list under the name of another block's. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

const foundOf = (own: Group) =>
  problemsOf({ "pages/index.json": text(page(own)) }).map(({ message, fix }) => `${message} ${fix}`);
const form = (fields: Group): Group => ({ type: "contactForm", form: "contact", heading: "Write to us", ...fields });
const OWN = "with your own words for the three dots: ";

test.each([
  ["{phone}", `${OWN}{ "label": "…", "text": "{phone}", "href": "tel:{phone}" }`],
  ["{email}", `${OWN}{ "label": "…", "text": "{email}", "href": "mailto:{email}" }`],
  ["Phone: {phone}", '{ "label": "Phone", "text": "{phone}", "href": "tel:{phone}" }'],
  ["Ring +91 79 4000 1234", '{ "label": "Ring", "text": "+91 79 4000 1234", "href": "tel:+917940001234" }'],
  ["Mail asha@b.example", '{ "label": "Mail", "text": "asha@b.example", "href": "mailto:asha@b.example" }'],
])("%s in a list of ways to reach us", (written, group) => {
  const [start, whole] = group.startsWith("{") ? ["", group] : [OWN, group.slice(OWN.length)];
  const fix = `write it like this${start === "" ? ": " : `, ${start}`}${whole}.`;
  const [told, ...others] = foundOf(form({ details: [written] }));
  expect([told, others]).toEqual([
    `detail 1 should be a group of fields in { }, but it is a text: ${JSON.stringify(written)}. ${fix}`,
    [],
  ]);
  const meant = JSON.parse(whole) as Group;
  expect(foundOf(form({ details: [{ ...meant, label: "Call" }] }))).toEqual([]);
});

test("several of them, in the form and in boxes", () => {
  const details = ["{phone}", "{email}"];
  expect(foundOf(form({ details }))).toEqual([
    `"details" is a list of texts, but each detail should be a group of fields in { }. write each detail in the same [ ] like this, ${OWN}{ "label": "…", "text": "{phone}", "href": "tel:{phone}" }.`,
  ]);
  expect(foundOf({ ...block("contactDetails"), boxes: details })).toEqual([
    `"boxes" is a list of texts, but each box should be a group of fields in { }. write each box in the same [ ] like this, ${OWN}{ "icon": "phone", "title": "…", "detail": "{phone}", "href": "tel:{phone}" }.`,
  ]);
});

test("the boxes of another block in a form", () => {
  const boxes = [
    { icon: "phone", title: "Ring", detail: "{phone}", href: "tel:{phone}" },
    { icon: "mail", title: "Mail", detail: "{email}", href: "mailto:{email}" },
  ];
  const [first, ...others] = foundOf(form({ boxes }));
  expect(first).toBe('"boxes" is not something a contactForm has. rename it to "details".');
  expect(others.map((each) => each.replace(/ in (?:both|all \d) places/, ""))).toEqual([
    '"title" is not something a detail has. rename it to "label".',
    '"detail" is not something a detail has. rename it to "text".',
  ]);
});

test("other words in such a list are no number and no address", () => {
  expect(foundOf(form({ details: ["Come by"] }))[0]).toContain('{ "label": "Come by", "text": "…"');
  expect(foundOf(form({ details: ["Skype: kitestep"] }))[0]).toContain('{ "label": "Skype", "text": "kitestep" }');
});
