/** Links to a page without an address that can be read, beside a page with a similar one. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text } from "../../site.ts";

const COAST = pageAt("/tours/coast", shortIntro({ heading: "Along the coast" }));
const { route: _, ...WITHOUT } = COAST;

function toldBeside(file: string, content: string, href = "/tours/coast"): string[] {
  const tours = { type: "postCards", heading: "Tours", posts: ["/tours/forest", href] };
  const files = {
    "pages/here.json": text(pageAt("/here", shortIntro({ text: `See [the tour](${href}).` }))),
    "pages/tours.json": text(pageAt("/tours", tours)),
    "pages/tours/forest.json": text(pageAt("/tours/forest", shortIntro({ heading: "In the forest" }))),
    [file]: content,
  };
  return problemsOf(files)
    .filter(({ code }) => code !== "missing-card")
    .map((found) => `${found.file} ${found.code}: ${found.message} ${found.fix} ${found.note ?? ""}`.trim());
}

const OWN = "pages/tours/coast.json";

const toldOf = (cases: readonly (readonly [name: string, file: string, content: string, href?: string])[]) =>
  Object.fromEntries(cases.map(([name, file, content, href]) => [name, toldBeside(file, content, href)]));

test("no link is sent to the similar page", () => {
  const told = toldOf([
    ["an empty file", OWN, ""],
    ["no field", OWN, "{}"],
    ["no route", OWN, text(WITHOUT)],
    ["nothing as the route", OWN, text({ ...COAST, route: null })],
    ["a space in the route", OWN, text({ ...COAST, route: "/tours/the coast" })],
    ["an umlaut in the route", OWN, text({ ...COAST, route: "/tours/küste" })],
    ["the end of the file in the route", OWN, '{\n  "route": "/tours'],
    ["the route of the page that was copied", OWN, text({ ...COAST, route: "/tours/forest" })],
    ["another folder", "pages/coast.json", ""],
    ["a word of the address in the title", "pages/t2.json", text({ ...WITHOUT, title: "The coast, a day by bicycle" })],
  ]);
  expect(told).toMatchInlineSnapshot(`
    {
      "a space in the route": [
        "pages/tours/coast.json bad-route: "route" is "/tours/the coast", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes. write "/tours/coast", to which links lead already, or "/tours/the-coast", here and in pages/here.json, line 9 and pages/tours.json, line 11. The links to this page are checked when this is put right.",
      ],
      "a word of the address in the title": [
        "pages/t2.json missing-property: the "route" is missing. add it before the other fields, with the comma, for example: "route": "/t2", The links to this page are checked when this is put right.",
      ],
      "an empty file": [
        "pages/tours/coast.json empty-file: This file is empty. if there was a page in it, put it back from an older copy. Else write one into it, or delete the file. The links to this page are checked when this is put right.",
      ],
      "an umlaut in the route": [
        "pages/tours/coast.json bad-route: "route" is "/tours/küste", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes. write "/tours/coast", to which links lead already, or "/tours/kueste", here and in pages/here.json, line 9 and pages/tours.json, line 11. The links to this page are checked when this is put right.",
      ],
      "another folder": [
        "pages/coast.json empty-file: This file is empty. if there was a page in it, put it back from an older copy. Else write one into it, or delete the file. The links to this page are checked when this is put right.",
      ],
      "no field": [
        "pages/tours/coast.json missing-property: nothing stands between the { } of this page. copy a page that works and change its words, or move this file out of the folder pages. The links to this page are checked when this is put right.",
      ],
      "no route": [
        "pages/tours/coast.json missing-property: the "route" is missing. add it before the other fields, with the comma, for example: "route": "/tours/coast",",
      ],
      "nothing as the route": [
        "pages/tours/coast.json wrong-type: "route" should be a text, but it is nothing (null). write it like this: "route": "/tours/coast".",
      ],
      "the end of the file in the route": [
        "pages/tours/coast.json unclosed-bracket: The file ends too early, in the middle of this text. add what was cut off: the rest of the text with its ", then } for what is still open. An older copy of the page may have it. The rest of this page, and the links to it, are checked when this is put right.",
      ],
      "the route of the page that was copied": [
        "pages/tours/coast.json duplicate-route: Two pages want the address "/tours/forest". change this address to "/tours/coast". The link in pages/here.json, line 9, leads there already.",
      ],
    }
  `);
});

test("the similar page is suggested", () => {
  const told = toldOf([
    ["a slip, although another page has no address", OWN, "", "/tours/forset"],
    ["a page whose name is not as near", "pages/tours/meadows.json", ""],
    ["a page with an address", "pages/tours/coast2.json", text({ ...COAST, route: "/tours/coast2" })],
  ]);
  expect(told).toMatchInlineSnapshot(`
    {
      "a page whose name is not as near": [
        "pages/here.json broken-link: no page lives at "/tours/coast". did you mean "/tours/forest"?",
        "pages/tours.json unknown-page: no page lives at "/tours/coast". take it out, with a comma beside it: the list has "/tours/forest" already.",
        "pages/tours/meadows.json empty-file: This file is empty. if there was a page in it, put it back from an older copy. Else write one into it, or delete the file.",
      ],
      "a page with an address": [
        "pages/here.json broken-link: no page lives at "/tours/coast". did you mean "/tours/forest"?",
        "pages/tours.json unknown-page: no page lives at "/tours/coast". take it out, with a comma beside it: the list has "/tours/forest" already.",
      ],
      "a slip, although another page has no address": [
        "pages/here.json broken-link: no page lives at "/tours/forset". did you mean "/tours/forest"?",
        "pages/tours.json unknown-page: no page lives at "/tours/forset". take it out, with a comma beside it: the list has "/tours/forest" already.",
        "pages/tours/coast.json empty-file: This file is empty. if there was a page in it, put it back from an older copy. Else write one into it, or delete the file.",
      ],
    }
  `);
});
