/** Mistakes in what stands under a misspelt name are told together with that name. */
import { expect, test } from "vitest";
import { page, problemsOf, settings, text, told, toldOf } from "./site.ts";

const box = { icon: "mail", title: "Email", text: "For briefs.", detail: "{email}", href: "mailto:{email}" };
const heading = "Three ways to reach us";

test("in a block", () => {
  const boxs = [box, { ...box, icon: "mial" }];
  expect(toldOf({ type: "contactDetails", heading, boxs })).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (contactDetails "Three ways to reach us"): "boxs" is not something a contactDetails has.
        9 |       "boxs": [
          |       ^^^^^^
        Fix: rename it to "boxes".                                   [unknown-property, can be fixed for you]

    pages/index.json:18:19   In block 1 (contactDetails "Three ways to reach us") > box 2: "icon" cannot be "mial".
        18 |           "icon": "mial",
           |                   ^^^^^^
        Fix: did you mean "mail"?                                    [unknown-option]"
  `);
});

test("in the head of a page and in the settings", () => {
  const card = { image: { src: "brand/logo.svg", alt: "A kite" }, title: "Kites", text: 5 };
  const written = page({ type: "intro", heading: "Hello", text: "A few words." });
  expect(told({ "pages/index.json": text({ ...written, crad: card }) })).toMatchInlineSnapshot(`
    "pages/index.json:12:3   "crad" is not something a page has.
        12 |   "crad": {
           |   ^^^^^^
        Fix: rename it to "card".                                    [unknown-property, can be fixed for you]

    pages/index.json:18:13   In crad: "text" should be a text, but it is a number: 5.
        18 |     "text": 5
           |             ^
        Fix: put it in quotation marks: "5".                         [wrong-type]"
  `);
  const { footer, ...site } = settings();
  expect(told({ "pages/_site.json": text({ ...site, foter: { ...(footer as object), office: 5 } }) }))
    .toMatchInlineSnapshot(`
      "pages/_site.json:106:3   "foter" is not something pages/_site.json has.
          106 |   "foter": {
              |   ^^^^^^^
          Fix: rename it to "footer".                                  [unknown-property, can be fixed for you]

      pages/_site.json:123:15   In foter: "office" should be a text, but it is a number: 5.
          123 |     "office": 5,
              |               ^
          Fix: put it in quotation marks: "5".                         [wrong-type]"
    `);
});

test("what is sound within is not told, and a value of another type may be meant for another field", () => {
  const codes = (fields: object) =>
    problemsOf({ "pages/index.json": text(page({ type: "contactDetails", heading, ...fields })) }).map(
      ({ code }) => code,
    );
  expect(codes({ boxs: [box, { ...box, title: "Phone" }] })).toEqual(["unknown-property"]);
  expect(codes({ boxs: "none" })).toEqual(["unknown-property"]);
});
