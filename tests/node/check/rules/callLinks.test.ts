/** Links that call somebody, with another start than "tel:". */
import { expect, test } from "vitest";
import { fixesOf, foundIn, page, problemsOf, shortIntro, text } from "../site.ts";

const NUMBER = "+917940005678";
const WRITE = `write "tel:${NUMBER}".`;

const toldOfLink = (href: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ button: { label: "Write to us", href } }))) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );

test.each(["tell", "te", "tele", "telefon", "callto", "mobile", "Phone", "phon", "tle"])(
  "another word for a call: %s",
  (word) => {
    const message = `a link to a phone number starts with "tel:", and not with "${word}:".`;
    expect(toldOfLink(`${word}:${NUMBER}`)).toEqual([`${message} ${WRITE}`]);
  },
);

test.each(["tel", "tel：", "tel.", "tel=", "tel;", "tel/", "telefon", "tel::"])(
  "no colon, or another sign in its place: %s",
  (start) => {
    const href = `${start}${NUMBER}`;
    expect(fixesOf({ button: { label: "Call us", href } })).toEqual([WRITE]);
    expect(fixesOf({ text: `Or [call](${href}).` })).toEqual([`write "[call](tel:${NUMBER})".`]);
  },
);

test.each([
  ["tell:{phone}", 'write "tel:{phone}".'],
  ["tel{phone}", 'write "tel:{phone}".'],
  ["tell:", 'write "tel:{phone}".'],
  ["mailto：somebody@kites.example", 'write "mailto:somebody@kites.example".'],
  ["mailtosomebody@kites.example", 'write "mailto:somebody@kites.example".'],
  [`text:${NUMBER}`, `write "tel:${NUMBER}", which calls.`],
  [`whatsapp:${NUMBER}`, 'write "https://wa.me/917940005678".'],
  [`skype:${NUMBER}`, 'write "/page", "#place", "https://…", "mailto:…" or "tel:…".'],
])("%s", (href, fix) => expect(fixesOf({ button: { label: "Write to us", href } })).toEqual([fix]));

test.each(["tel:+91 79 4000 5678", "tell:+91 79 4000 5678", "Phone: +91 79 4000 5678", "tel +91 79 4000 5678"])(
  "in a text, with spaces: %s",
  (href) => {
    const message = `the link "[call](${href})" is not written as a link: a phone number has "tel:" before it, and no spaces.`;
    expect(foundIn(`Or [call](${href}).`)).toEqual([
      ["broken-markdown-link", message, `write "[call](tel:${NUMBER})".`],
    ]);
  },
);

test("other words before numbers in brackets are words", () => {
  expect(foundIn("The kites [of ours](see 2010 - 2012) fly.")).toEqual([]);
});
