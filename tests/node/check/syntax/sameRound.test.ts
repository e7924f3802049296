/** What is wrong beside a fault of the syntax is told in the same round, with values that need no further one. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text } from "../site.ts";

const toldOf = (file: string) =>
  problemsOf({ "pages/index.json": file }).map(({ line, message, fix }) => `${line} ${message} ${fix}`);

test("a text in the place of a button, behind a list without its ]", () => {
  const intro = {
    type: "intro",
    heading: "We build",
    text: ["One of two.", "Two of two."],
    button: "Ask us",
    href: "/",
  };
  const written = text(page(intro)).replace(/\n *\],(?=\n *"button")/, ",");
  expect(toldOf(written)).toMatchInlineSnapshot(`
    [
      "12 A ] is missing before "button": the [ of line 9 is still open. write ] before the comma at the end of line 11.",
      "12 "button" should be a group of fields in { }, but it is a text: "Ask us". write it like this, and take "href" in line 13 out, with the comma before it: "button": { "label": "Ask us", "href": "/" }.",
    ]
  `);
});

test("an entry without its {, whose first name is another word for a heading", () => {
  const stages = ["One", "Two", "Three"].map((title) => ({ title, text: `All about ${title}.` }));
  const written = text(page({ ...block("process"), stages })).replace(/\{\s*"title": "Three"/, '"question": "Three"');
  expect(toldOf(written)).toMatchInlineSnapshot(`
    [
      "18 A { is missing before "question". write { before it: the next entry of the list begins there.",
      "18 "question" is not something a stage has. rename it to "title".",
    ]
  `);
});

test("a drawing without quotation marks, by the path of its file", () => {
  const items = ["Shops", "Words", "Care"].map((title) => ({ pictogram: "web/e-commerce", title, text: `${title}.` }));
  const written = text(page({ type: "servicesGrid", heading: "What we do", items })).replace(
    '"web/e-commerce"',
    "pictograms/web/support-and-maintenance.svg",
  );
  expect(toldOf(written)[0]).toMatchInlineSnapshot(
    `"11 The text pictograms/web/support-and-maintenance.svg is not in quotation marks. put the whole text in quotation marks: "web/support-and-maintenance"."`,
  );
});

test("a second page behind the first one", () => {
  const second = text({ ...page(block("cta")), route: "/on/webinars" });
  const told = (between: string) => toldOf(`${text(page(block("cta"))).trim()}${between}${second}`)[0];
  expect(["\n", ",\n", " "].map(told)).toMatchInlineSnapshot(`
    [
      "17 A second page begins here, but a file has only one. move lines 17 to 32 to a new file, for example pages/on/webinars.json (its "route" is "/on/webinars").",
      "16 A second page begins here, but a file has only one. move lines 17 to 32 to a new file, for example pages/on/webinars.json (its "route" is "/on/webinars"), and take the comma before them out.",
      "16 A second page begins here, but a file has only one. keep one of the two. Move the other one to a file of its own, or take it out.",
    ]
  `);
});

test("the slips of a second page behind the first one are told with it", () => {
  const second = text({ ...page(block("cta")), route: "/on/webinars" });
  const told = toldOf(`${text(page(block("cta")))}${second.replace('"/on/webinars",', '"/on/webinars"')}`);
  expect(told.slice(1)).toMatchInlineSnapshot(`
    [
      "18 A comma is missing at the end of line 18. add a comma after "/on/webinars".",
    ]
  `);
});
