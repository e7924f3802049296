/** Phone numbers as people write them, and those that cannot be called from everywhere. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, settings, shortIntro, siteWith, text, told } from "../site.ts";

/** pages/_site.json with this number, and a link with this address. */
function siteOf(phone: string, href = "tel:{phone}"): Record<string, string> {
  const site = settings();
  return {
    "pages/_site.json": text({ ...site, contact: { ...(site["contact"] as Group), phone } }),
    "pages/index.json": text(page(shortIntro({ button: { label: "Call us today", href } }))),
  };
}

const saidOf = (phone: string, href?: string) =>
  problemsOf(siteOf(phone, href)).map(({ code, message, fix }) => `${code}: ${message} ${fix}`);

test.each([
  "+91 00000 00000",
  "+49 (0)7071 60413-0",
  "+49 (0) 7071 60413-0",
  "+49 (07071) 60413-0",
  "+44 (0)113 496 0123",
  "+441134960123",
  "+1 (202) 555-0100",
  "+39 06 1234 5678",
  "+33 1 23 45 67 89",
])("%s", (phone) => expect(saidOf(phone)).toEqual([]));

const ABROAD = "nobody who calls from another country dials the zero behind the number of the country.";
const SIGNS = 'a phone number starts with "+" and the country, and has only digits, spaces and hyphens.';

test.each([
  ["+49 07071 60413-0", ABROAD, "+49 7071 60413-0"],
  ["+4407700900123", ABROAD, "+447700900123"],
  ["+49 07071/60413-0", SIGNS, "+49 7071 60413-0"],
  ["0049 7071 60413-0", SIGNS, "+49 7071 60413-0"],
])("%s cannot be dialled", (phone, why, better) => {
  expect(saidOf(phone)).toEqual([`bad-phone: "phone" is "${phone}", but ${why} write "${better}".`]);
});

test("two numbers in one", () => {
  expect(saidOf("+49 7071 60413/14")).toEqual([
    `bad-phone: "phone" is "+49 7071 60413/14", but ${SIGNS} write only one number: "+49 7071 60413".`,
  ]);
});

const OWN = "+49 (0)7071 60413-0";
const NO_COUNTRY = "has no country, so that it can be called only from one.";
const DIALLED = "begins with 00 in the place of +, and 00 is not dialled in every country.";

test("as it is told", () => {
  expect(`\n${told(siteWith(siteOf(OWN, "tel:07071604130")))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:12:17   In block 1 (intro "Hello") > button: "tel:07071604130" has no country, so that it can be called only from one.
        12 |         "href": "tel:07071604130"
           |                 ^^^^^^^^^^^^^^^^^
        Fix: write "tel:{phone}".                                    [local-number, a warning]
    "
  `);
});

test.each([
  [OWN, "tel:0171 1234567", `"tel:0171 1234567" ${NO_COUNTRY} write "tel:+491711234567".`],
  [OWN, "tel:004970711234", `"tel:004970711234" ${DIALLED} write "tel:+4970711234".`],
  [OWN, "tel:00 91 79 4000 1234", `"tel:00 91 79 4000 1234" ${DIALLED} write "tel:+917940001234".`],
  ["+1 202 555 0100", "tel:0044-113-496-0123", `"tel:0044-113-496-0123" ${DIALLED} write "tel:+441134960123".`],
  [
    OWN,
    "tel:+4907071999",
    'the zero behind the country in "tel:+4907071999" is dialled only by those who call from there. write "tel:+497071999".',
  ],
  ["+39 06 1234 5678", "tel:0612345679", `"tel:0612345679" ${NO_COUNTRY} write "tel:+390612345679".`],
  ["+1 202 555 0100", "tel:12025550101", `"tel:12025550101" ${NO_COUNTRY} write "tel:+12025550101".`],
  [
    "+497071604130",
    "tel:0707199999",
    `"tel:0707199999" ${NO_COUNTRY} write "tel:+" and the number of your country before it, without the zero at its start.`,
  ],
])("beside %s, the link %s", (own, href, said) => expect(saidOf(own, href)).toEqual([`local-number: ${said}`]));

test.each(["tel:112", "tel:116117", "tel:08001234567", "tel:+49 (0)7071 999", "tel:+390612345678", "tel:{phone}"])(
  "%s is fine",
  (href) => expect(saidOf(OWN, href)).toEqual([]),
);

test("the country is in what is to be written for a number that is no link yet", () => {
  expect(saidOf(OWN, "07071 99999")).toEqual([
    'unsafe-url: "07071 99999" is a phone number without "tel:" before it. write "tel:+49707199999".',
  ]);
  const written = text(page(shortIntro({ text: "[Call](07071 99999)" })));
  const said = problemsOf({ ...siteOf(OWN), "pages/index.json": written }).map(({ fix }) => fix);
  expect(said).toEqual(['write "[Call](tel:+49707199999)".']);
});

test("a wrong email address beside the number hides no link without a country", () => {
  const { "pages/_site.json": _, ...files } = siteOf(OWN, "tel:0171 1234567");
  const site = settings();
  const contact = { ...(site["contact"] as Group), phone: OWN, email: "we@kitestep.example, you@kitestep.example" };
  const found = problemsOf({ ...files, "pages/_site.json": text({ ...site, contact }) });
  expect(found.map(({ code }) => code)).toEqual(["bad-email", "local-number"]);
});
