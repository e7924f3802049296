/** Words under a name of an address stand for the missing text, and are never taken for a link. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, text } from "../../../site.ts";

/** What is told of a box with these fields, beside two sound ones. */
function toldOfBox(box: Group) {
  const sound = { icon: "mail", title: "Email", detail: "{email}", href: "mailto:{email}" };
  const boxes = [sound, { icon: "pin", title: "Visit us", ...box }, { ...sound, title: "By letter" }];
  const whole = { type: "contactDetails", heading: "Four ways", boxes };
  return problemsOf({ "pages/index.json": text(page(whole)) }).flatMap(({ file, message, fix }) =>
    file === "pages/index.json" ? [`${message} ${fix}`] : [],
  );
}

const unknown = (name: string, fix: string) => `"${name}" is not something a box has. ${fix}`;
const lacking = (fix: string) => `the "detail" is missing. ${fix}`;
const OWN = 'add it before the other fields, with the comma and your own words for the three dots: "detail": "…",';

test.each<[string, Group, string[]]>([
  ["a street", { address: "4th floor, Sample House" }, [unknown("address", 'rename it to "detail".')]],
  ["a city", { address: "Ahmedabad" }, [unknown("address", 'rename it to "detail".')]],
  ["a name in braces", { address: "{city}" }, [unknown("address", 'rename it to "detail".')]],
  ["a mailbox", { address: "hello@sample.org" }, [unknown("address", 'rename it to "detail".')]],
  ["another word for a link", { link: "Show the way on a map" }, [unknown("link", 'rename it to "detail".')]],
  [
    "an address, which says nothing of the words",
    { address: "/contact" },
    [lacking(OWN), unknown("address", 'rename it to "href".')],
  ],
  ["nothing", {}, [lacking(OWN)]],
  [
    "nothing, beside a link that says which words are meant",
    { href: "tel:{phone}" },
    [lacking('add it before the other fields, with the comma, for example: "detail": "{phone}",')],
  ],
  [
    "a street beside all that a box needs",
    { detail: "By appointment", address: "4th floor, Sample House" },
    [unknown("address", 'rename it to "text" if visitors are to read it. Else take it out, with the comma before it.')],
  ],
  [
    "a street in the place of a link that the box may do without",
    { detail: "Sample House", href: "4th floor, Sample House" },
    [
      'the address "4th floor, Sample House" has a space in it. write "/page", "#place", "https://…", "mailto:…" or "tel:…", or take it out, with the comma before it. The words stay, and can no longer be clicked.',
    ],
  ],
])("%s", (_, box, told) => {
  expect(toldOfBox(box)).toEqual(told);
});
