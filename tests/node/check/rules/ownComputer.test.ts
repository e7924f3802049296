/** Addresses of the whole site, and links, that lead everybody to their own computer. */
import { expect, test } from "vitest";
import { fixesOf, pageAt, problemsOf, settings, text } from "../site.ts";

const toldOf = (fields: object) =>
  problemsOf({ "pages/_site.json": text({ ...settings(), ...fields }) }).map(
    ({ message, fix, edit }) => `${message} ${fix}${edit ? " (edit)" : ""}`,
  );

test.each([
  "http://localhost:5173",
  "https://localhost:5173",
  "https://127.0.0.1",
  "https://[::1]:8080",
  "localhost:5173/",
])("%s is no address of a site", (url) => {
  const [told, ...others] = toldOf({ url });
  expect(told).toMatch(/works only on your own computer\. write the address under which visitors find the site\.$/i);
  expect(others).toEqual([]);
});

const ON_OWN = "works only on your own computer.";
const IN_OWN = "works only in your own network.";
const REAL = "write the address that visitors should open, or take the link out.";

test.each([
  ["localhost:3000/contact", ON_OWN, 'write "/contact".'],
  ["localhost/contact", ON_OWN, 'write "/contact".'],
  ["Localhost:5173/contact#form", ON_OWN, 'write "/contact#form".'],
  ["localhost:5173", ON_OWN, 'write "/".'],
  ["localhost", ON_OWN, 'write "/".'],
  ["127.0.0.1:3000/contact.html", ON_OWN, 'write "/contact".'],
  ["[::1]:3000/contact", ON_OWN, 'write "/contact".'],
  ["//localhost:3000/contact", ON_OWN, 'write "/contact".'],
  ["http//localhost:3000/contact", ON_OWN, 'write "/contact".'],
  ["localhost:3000/contct", ON_OWN, 'did you mean "/contact"?'],
  ["http://localhost:3000/contct", ON_OWN, 'did you mean "/contact"?'],
  ["192.168.1.5:3000/contact", IN_OWN, REAL],
  ["http://192.168.1.5:3000/contact", IN_OWN, REAL],
])("a link to %s", (href, where, fix) => {
  const index = pageAt("/", { type: "cta", heading: "Hello", button: { label: "Write to us", href } });
  const said = problemsOf({ "pages/index.json": text(index) }).map((each) => [each.message, each.fix]);
  expect(said).toEqual([[`the address "${href}" ${where}`, fix]]);
});

test("a link to it in a text", () => {
  expect(fixesOf({ text: "See [our form](localhost:3000/contact)." })).toEqual(['write "[our form](/contact)".']);
});

test("another site may be called nearly so", () => {
  expect(fixesOf({ text: "See [it](localhost.example/contact)." })).toEqual([
    'write "[it](https://localhost.example/contact)".',
  ]);
});

test("forms do not arrive there either", () => {
  expect(toldOf({ delivery: { kind: "endpoint", url: "https://localhost:3000/forms" } })).toMatchInlineSnapshot(`
    [
      ""https://localhost:3000/forms" works only on your own computer. write the web address that your form service gave you: "url": "https://…".",
    ]
  `);
});

test("a site may be called nearly so", () => {
  expect(toldOf({ url: "https://localhost.example" })).toEqual([]);
});

test("what is no picture is not copied into the folder of the pictures", () => {
  const hero = { type: "hero", heading: "Kites", image: { src: "../package.json", alt: "A kite over a field" } };
  const said = problemsOf({ "pages/x.json": text(pageAt("/x", hero)) }).map(({ message, fix }) => [message, fix]);
  expect(said).toEqual([
    [
      '"../package.json" is not in the folder images/.',
      "write the name of a picture in the folder images/. This is none.",
    ],
  ]);
});
