/** An address that is all of a text: visitors read it, and cannot click it. */
import { expect, test } from "vitest";
import { codesOf, foundIn, type Group, page, problemsOf, settings, shortIntro, text } from "../site.ts";

const READ = "is all that stands here. Visitors would read it, and cannot click it.";

test.each([
  ["/contact", "/contact"],
  [" /contact#form ", "/contact#form"],
  ["https://www.example.com/", "https://www.example.com/"],
  ["https://example.com/a-page?b=c", "https://example.com/a-page?b=c"],
])("the text %j", (written, address) => {
  const fix = `write what visitors are to read, or "[…](${address})" with words to click for ….`;
  const told = foundIn(written).filter(([code]) => code === "broken-markdown-link");
  expect(told).toEqual([["broken-markdown-link", `"${address}" ${READ}`, fix]]);
  expect(foundIn(["A few words.", written]).map(([code]) => code)).toContain("broken-markdown-link");
});

test("a heading, and what a form says when it was sent", () => {
  const site = settings() as Group & { forms: Record<string, Group> };
  const forms = { ...site.forms, contact: { ...site.forms["contact"], success: "/contact" } };
  const problems = problemsOf({
    "pages/_site.json": text({ ...site, forms }),
    "pages/index.json": text(page(shortIntro({ heading: "/contact" }))),
  });
  expect(problems.map(({ severity, place, message, fix }) => ({ severity, place, message, fix })))
    .toMatchInlineSnapshot(`
    [
      {
        "fix": "write what visitors are to read.",
        "message": ""/contact" is all that stands here. Visitors would read it, and cannot click it.",
        "place": "forms > contact",
        "severity": "warning",
      },
      {
        "fix": "write what visitors are to read.",
        "message": ""/contact" is all that stands here. Visitors would read it, and cannot click it.",
        "place": "block 1 (intro "/contact")",
        "severity": "warning",
      },
    ]
  `);
});

test("a form leads to no page when it was sent", () => {
  const site = settings() as Group & { forms: Record<string, Group> };
  const forms = { ...site.forms, contact: { ...site.forms["contact"], success: "https://example.com/thanks" } };
  const [problem, ...others] = problemsOf({ "pages/_site.json": text({ ...site, forms }) });
  const { message, fix } = problem!;
  expect([message, fix]).toEqual([`"https://example.com/thanks" ${READ}`, "write what visitors are to read."]);
  expect(others).toEqual([]);
});

test.each([
  "/",
  "/somewhere-else",
  "/ contact",
  "Write /contact behind the name of the site.",
  "`/contact`",
  "[Contact](/contact)",
  "https://",
  "n/a",
])("the text %j is fine", (written) => expect(foundIn(written)).toEqual([]));

test("words of links are told once, and what stands beside an address may be the address", () => {
  expect(codesOf(shortIntro({ button: { label: "/contact", href: "/contact" } }))).toEqual(["generic-link-text"]);
});
