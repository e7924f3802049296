/** The name of a shared block under "with". */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { type Group, inputOf, page, problemsOf, shortHero, shortIntro, siteWith, text } from "../../site.ts";

const hours = { block: shortIntro({ heading: "Our hours", text: "From nine to five." }), open: ["heading"] };
const placed = (fields: Group) => ({
  "pages/_shared/hours.json": text(hours),
  "pages/index.json": text(page(shortHero("A kite"), { type: "shared", ...fields })),
});

test("the name is found under its own field", () => {
  const files = placed({ with: "hours" });
  expect(problemsOf(files).map(({ code, message, fix }) => [code, message, fix])).toEqual([
    ["wrong-type", '"with" is "hours", which is the name of a shared block.', 'rename it to "use".'],
  ]);
  expect(fixSite(inputOf(siteWith(files))).files).toEqual(siteWith(placed({ use: "hours" })));
});

const NO_USE =
  'add "use": "…" before the other fields, with a comma at the end. For … write "contact-form" or "hours".';

test.each([
  ["heading", "a"],
  ["art", "an"],
])("%s is said to be there with the right article", (name, article) => {
  const both = { use: "call", [name]: "arcs", with: { [name]: "quilt" } };
  const call = {
    type: "cta",
    heading: "Call us today",
    text: "We answer.",
    button: { label: "Call", href: "/contact" },
  };
  const shared = { "pages/_shared/call.json": text({ block: call, open: ["heading", "art"] }) };
  const own = { "pages/index.json": text(page(shortHero("A kite"), { type: "shared", ...both })) };
  expect(problemsOf({ ...shared, ...own }).map(({ fix }) => fix)).toEqual([
    `take it out, with the comma behind it: "with" has ${article} "${name}" already. If this one is meant, write it there in its place.`,
  ]);
});

test.each<[what: string, fields: Group, fixes: string[]]>([
  [
    "words of the page",
    { with: "Call us" },
    [NO_USE, 'write it like this: "with": { "heading": "Tell us about your app" }.'],
  ],
  [
    "words beside the name",
    { use: "hours", with: "Our day" },
    ['write it like this: "with": { "heading": "Our day" }.'],
  ],
  ["words under their names", { with: { heading: "Call us" } }, [NO_USE]],
])("%s are no name", (_, fields, fixes) => {
  expect(problemsOf(placed(fields)).map(({ fix }) => fix)).toEqual(fixes);
});
