/** Words in the settings of the site under names that these do not have. */
import { expect, test } from "vitest";
import { type Group, problemsOf, settings, text, told } from "../../../site.ts";

test("words in the settings of the site can be another line, or stand in its description", () => {
  const site = settings();
  const toldOf = (name: string, more: Group) =>
    told({ "pages/_site.json": text({ ...site, [name]: { ...(site[name] as Group), ...more } }) });
  const all = [
    toldOf("contact", { hours: "Monday to Friday, 10 am to 7 pm" }),
    toldOf("contact", { hours: ["Monday to Friday: 10 to 19", "Saturday: 10 to 14"] }),
    toldOf("contact", { chat: "https://chat.example/room1" }),
    toldOf("brand", { slogan: "We let kites fly" }),
  ];
  expect(`\n${all.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:19:5   In contact: "hours" is not something "contact" has.
        19 |     "hours": "Monday to Friday, 10 am to 7 pm"
           |     ^^^^^^^
        Fix: take it out, with the comma before it: say it on a page, for example in the "text" of an "intro".   [unknown-property]

    pages/_site.json:19:5   In contact: "hours" is not something "contact" has.
        19 |     "hours": [
           |     ^^^^^^^
        Fix: take it out, with the comma before it: say it on a page, for example in the "text" of an "intro".   [unknown-property]

    pages/_site.json:19:5   In contact: "chat" is not something "contact" has.
        19 |     "chat": "https://chat.example/room1"
           |     ^^^^^^
        Fix: take it out, with the comma before it.                  [unknown-property]

    pages/_site.json:8:5   In brand: "slogan" is not something "brand" has.
        8 |     "slogan": "We let kites fly"
          |     ^^^^^^^^
        Fix: take it out, with the comma before it, or say it in "description".   [unknown-property]
    "
  `);
});

test("words of the program under names that are none of them", () => {
  const words = { goHoem: "Zum Anfang", greeting: "Hallo" };
  const said = problemsOf({ "pages/_site.json": text({ ...settings(), words }) });
  expect(said.map(({ message, fix }) => [message, fix])).toEqual([
    ['"goHoem" is not among the words of the program.', 'rename it to "goHome".'],
    ['"greeting" is not among the words of the program.', "take it out."],
  ]);
});

const NONE = 'an email address is written as "hello@example.com": one "@", a point behind it, and no spaces or commas';
const ALONE = "an email address stands here alone, without ";
const WITH_MARKS = `${ALONE}brackets, quotation marks, backslashes or anything behind it`;

test.each([
  ["hello@kitestep..example", NONE],
  ["'hello@kitestep.example'", WITH_MARKS],
  ["`hello@kitestep.example`", WITH_MARKS],
  ["hello@kitestep.example?subject=Hello", `${ALONE}"?subject=Hello" behind it`],
  ["(hello@kitestep.example)", `${ALONE}"(" before it and ")" behind it`],
  ["hello@kitestep.example/", `${ALONE}"/" behind it`],
  ["mailto:hello@kitestep.example", `${ALONE}"mailto:" before it`],
  ["mailto://hello@kitestep.example?cc=a", `${ALONE}"mailto://" before it and "?cc=a" behind it`],
  ["Email: hello@kitestep.example", `${ALONE}"Email:" before it`],
  ["contact: hello@kitestep.example", `${ALONE}"contact:" before it`],
  ["hello@kitestep.example (Anna)", `${ALONE}"(Anna)" behind it`],
  [
    "[hello@kitestep.example](mailto:hello@kitestep.example)",
    `${ALONE}"[" before it and "](mailto:hello@kitestep.example)" behind it`,
  ],
  ["mailto:hello @kitestep.example", NONE.replace("as", 'without "mailto:" before it, as')],
])("an email with more than the address: %s", (email, why) => {
  const site = settings();
  (site["contact"] as Group)["email"] = email;
  expect(problemsOf({ "pages/_site.json": text(site) })).toMatchObject([
    { code: "bad-email", message: `"email" is "${email}", but ${why}.`, fix: 'write "hello@kitestep.example".' },
  ]);
});

test.each(['hel"lo@kitestep.example', "hel\\lo@kitestep.example", "hello?cc=web@kitestep.example"])(
  "an email that no link can have, or that goes to somebody else: %s",
  (email) => {
    const site = settings();
    (site["contact"] as Group)["email"] = email;
    expect(problemsOf({ "pages/_site.json": text(site) })).toMatchObject([
      { code: "bad-email", fix: 'write the whole address, for example "name@company.com".' },
    ]);
  },
);

test.each(["o'brien+web@mail.kitestep.example", "मेल@पतंग.example"])("an email that is fine: %s", (email) => {
  const site = settings();
  (site["contact"] as Group)["email"] = email;
  expect(problemsOf({ "pages/_site.json": text(site) })).toEqual([]);
});

const SIGNS = 'starts with "+" and the country, and has only digits, spaces and hyphens';

test.each([
  ["tel:+497071604130", 'stands here alone, without "tel:" before it', 'write "+497071604130".'],
  ["Phone: +49 7071 604130 (Anna)", 'stands here alone, without "Phone:" before it and "(Anna)" behind it', undefined],
  ["tel:0049 7071 604130", `stands here without "tel:" before it, ${SIGNS}`, undefined],
  [
    "tel:07071604130",
    `stands here without "tel:" before it, ${SIGNS}`,
    'write "+", the number of your country and then "7071604130".',
  ],
])("a phone number with more than its digits: %s", (phone, why, fix = 'write "+49 7071 604130".') => {
  const site = settings();
  (site["contact"] as Group)["phone"] = phone;
  expect(problemsOf({ "pages/_site.json": text(site) })).toMatchObject([
    { code: "bad-phone", message: `"phone" is "${phone}", but a phone number ${why}.`, fix },
  ]);
});

test.each(["+ ", "+91", "+91 00000 00000 00000 0"])("a phone number that nobody can dial: %s", (phone) => {
  const site = settings();
  (site["contact"] as Group)["phone"] = phone;
  const message = `"phone" is "${phone}", but a phone number has 7 to 15 digits.`;
  const fix = "write all digits of the number, and no more.";
  expect(problemsOf({ "pages/_site.json": text(site) })).toMatchObject([{ code: "bad-phone", message, fix }]);
});

test.each([
  ["jp", '"language" is "jp", but no language has the code "jp".', 'did you mean "ja"?'],
  [
    "zz",
    '"language" is "zz", but no language has the code "zz".',
    'write the code of the language, as in "en" for English or "de" for German.',
  ],
  ["en-EN", '"language" is "en-EN", but there is no country "EN".', 'write "en".'],
])("a language that there is not: %s", (language, message, fix) => {
  const site = { ...settings(), language };
  expect(problemsOf({ "pages/_site.json": text(site) })).toMatchObject([{ code: "bad-language", message, fix }]);
});

test.each(["ja", "no", "pt-BR", "de-AT"])("a language that there is: %s", (language) => {
  const codes = problemsOf({ "pages/_site.json": text({ ...settings(), language }) }).map(({ code }) => code);
  expect(codes.filter((code) => code !== "english-words")).toEqual([]);
});

test("an email with a mark in it that cannot be seen, as it comes along from a mail", () => {
  const site = settings();
  (site["contact"] as Group)["email"] = "hello@kitestep.example\u200e";
  const [found] = problemsOf({ "pages/_site.json": text(site) });
  expect(found).toMatchObject({ code: "bad-email", fix: 'write "hello@kitestep.example".' });
});
