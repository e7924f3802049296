/** The address of the whole site, where it leads everybody to their own computer. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, settings, text } from "../site.ts";

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
