/** Email addresses whose signs are spelt out or doubled, and addresses with a space beside their colon. */
import { expect, test } from "vitest";
import { fixesOf, type Group, problemsOf, settings, text } from "../site.ts";

const ofLink = (href: string) => fixesOf({ button: { label: "Write to us", href } });
const ofContact = (email: string) => {
  const site = settings();
  const contact = { ...(site["contact"] as Group), email };
  return problemsOf({ "pages/_site.json": text({ ...site, contact }) }).map(({ fix }) => fix);
};

test.each(["asha@@b.example", "asha[at]b[dot]example", "asha(at)b(dot)example", "asha at b dot example"])(
  "%s",
  (written) => {
    expect(ofContact(written)).toEqual(['write "asha@b.example".']);
    expect(ofLink(written)).toEqual(['write "mailto:asha@b.example".']);
    expect(ofLink(`mailto:${written}`)).toEqual(['write "mailto:asha@b.example".']);
  },
);

test.each([
  ["asha {at} b {dot} example", 'write "asha@b.example".'],
  ["asha[at]", 'write the whole address, for example "name@company.com".'],
  ["at b dot example", 'write the whole address, for example "name@company.com".'],
])("%s in the contact details", (written, fix) => {
  expect(ofContact(written)).toEqual([fix]);
});

test("what stands behind the question mark of an address stays", () => {
  expect(ofLink("mailto:asha[at]b.example?subject=Noon (at) ten")).toEqual([
    'write "mailto:asha@b.example?subject=Noon%20(at)%20ten".',
  ]);
  expect(ofLink("mailto:asha@b.example?subject=Noon(at)ten")).toEqual([]);
});

test.each([
  ["mailto : asha@b.example", "mailto:asha@b.example"],
  ["mailto: asha@b.example", "mailto:asha@b.example"],
  ["mailto: {email}", "mailto:{email}"],
  ["tel: {phone}", "tel:{phone}"],
])("%s", (written, meant) => {
  expect(fixesOf({ text: `Do [write to us](${written}) first.` })).toEqual([`write "[write to us](${meant})".`]);
  expect(ofLink(written)).toEqual([`write "${meant}".`]);
});

test("a phone number may have spaces in it, and not before it", () => {
  expect(ofLink("tel:+91 79 4000 1234")).toEqual([]);
  expect(ofLink("tel: +91 79 4000 1234")).toEqual(['write "tel:+91 79 4000 1234".']);
  expect(ofLink("Tel: +91 79 4000 1234")).toEqual(['write "tel:+91 79 4000 1234".']);
});

test("other spaces in the address of a link in a text are not guessed", () => {
  expect(fixesOf({ text: "Do [write to us](mailto: asha@b.example or call) first." })).toEqual([
    "write the address without spaces.",
  ]);
});
