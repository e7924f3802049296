/** A phone number or an email address under its own name in a link, or among links. */
import { expect, test } from "vitest";
import { type Group, problemsOf, settings, shortIntro, page, text } from "../../../site.ts";

const site = settings();
const header = site["header"] as Group;
const footer = site["footer"] as Group;
const [column] = footer["columns"] as Group[];

const inMenu = (entry: Group): Group => ({ ...header, menu: [...(header["menu"] as Group[]), entry] });
const inFooter = (...columns: Group[]): Group => ({ ...footer, columns });
const told = (change: Group) =>
  problemsOf({ "pages/_site.json": text({ ...site, ...change }) }).map(({ message, fix }) => `${message} ${fix}`);

const { email } = site["contact"] as { email: string };
const MAIL = '"href": "mailto:{email}"';
const NUMBER = "+44 20 7946 0000";
const CALL = '"href": "tel:+442079460000"';

test.each<[where: string, change: Group, said: string]>([
  [
    "the menu",
    { header: inMenu({ label: "Write", email }) },
    `"email" is not something a menu entry has. write ${MAIL} in its place.`,
  ],
  [
    "the menu, alone",
    { header: inMenu({ email }) },
    `"email" is not something a menu entry has. write "label": "${email}", ${MAIL} in its place.`,
  ],
  [
    "the social links",
    { social: [{ label: "Call", phone: NUMBER }] },
    `"phone" is not something a link has. write ${CALL} in its place.`,
  ],
  [
    "a button",
    { footer: { ...footer, button: { label: "Write", mail: "a@example.com" } } },
    '"mail" is not something a button has. write "href": "mailto:a@example.com" in its place.',
  ],
  [
    "a column without links",
    { footer: inFooter({ heading: "Contact", email, phone: NUMBER }) },
    `"email" and "phone" are not something a column has. write in their place: "links": [{ "label": "${email}", ${MAIL} }, { "label": "${NUMBER}", ${CALL} }].`,
  ],
  [
    "a column with links",
    { footer: inFooter({ ...column!, phone: NUMBER }) },
    `"phone" is not something a column has. take it out, with the comma before it, and write it behind the [ of "links", with a comma at the end: { "label": "${NUMBER}", ${CALL} },`,
  ],
])("in %s", (_, change, said) => {
  expect(told(change)).toEqual([said]);
});

test("in a button of a page", () => {
  const intro = shortIntro({ button: { label: "Write", email: "a@example.com" } });
  const found = problemsOf({ "pages/index.json": text(page(intro)) });
  expect(found.map(({ fix }) => fix)).toEqual(['write "href": "mailto:a@example.com" in its place.']);
});
