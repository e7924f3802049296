/** A whole form in the place of its name. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, sentences, text, told } from "../../../site.ts";

const own = { fields: ["name"], required: ["name"], submit: "Send my page", success: "Thank you." };
const asking = (form: Group | string) => ({ type: "contactForm", heading: "Write to us", form });

test("the form belongs into the site file, and its name here", () => {
  expect(sentences(told({ "pages/our-team.json": text(pageAt("/our-team", asking(own))) })).trim())
    .toMatchInlineSnapshot(`
      "pages/our-team.json:9:15   In block 1 (contactForm "Write to us"): "form" should be the name of a form, but a whole form stands there.
          Fix: move all of it, from { to the } of line 18, into "forms" in pages/_site.json, with a name before it and a comma between it and the next form: "our-team": { … }. Then write that name here: "form": "our-team".   [wrong-type]"
    `);
});

test("a name that is taken, and a form on one line", () => {
  const written = text(pageAt("/contact", asking("@"))).replace('"@"', JSON.stringify(own));
  expect(problemsOf({ "pages/contact.json": written }).map(({ fix }) => fix)).toEqual([
    'move all of it, from { to }, into "forms" in pages/_site.json, with a name before it and a comma between it and the next form: "contact-form": { … }. Then write that name here: "form": "contact-form".',
  ]);
});

test("a group that is no form is told as before", () => {
  const found = problemsOf({ "pages/x.json": text(pageAt("/x", asking({ name: "contact" }))) });
  expect(found.map(({ message }) => message)).toEqual(['"form" should be a text, but it is a group of fields in { }.']);
});
