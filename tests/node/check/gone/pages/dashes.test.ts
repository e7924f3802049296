/** Addresses whose hyphens a program replaced by dashes. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { page, problemsOf, render, schemas, shortHero, shortIntro, siteWith, text } from "../../site.ts";

const WRITTEN = "/web–development–services";
const PAGE = "/web-development-services";
const files = (answer: string) => ({
  "pages/index.json": text(page(shortHero("A kite"), shortIntro({ text: answer }))),
});

test.each<[place: string, fix: string, isSafe: boolean]>([
  ["", `write "${PAGE}".`, true],
  ["#form", `write "${PAGE}#form".`, true],
  [
    "#prices",
    `write "${PAGE}#prices". Then also give the block that is meant in pages/web-development-services.json "id": "prices", or leave "#prices" out.`,
    false,
  ],
])("only the dashes differ: %s", (place, fix, isSafe) => {
  const [problem, ...others] = problemsOf(files(`Our [web pages](${WRITTEN}${place}).`));
  expect(others).toEqual([]);
  expect([problem!.message, problem!.fix, problem!.edit !== undefined]).toEqual([
    `no page lives at "${WRITTEN}": two dashes in it are longer than the - of "${PAGE}".`,
    fix,
    isSafe,
  ]);
});

test.each([
  ["/web‑development‑services", "two dashes in it only look like"],
  ["/web-development‑services", "one dash in it only looks like"],
  ["/web-development–services", "one dash in it is longer than"],
])("hyphens of which no line breaks only look like those of a keyboard: %s", (route, unlike) => {
  expect(problemsOf(files(`Our [web pages](${route}).`)).map(({ message }) => message)).toEqual([
    `no page lives at "${route}": ${unlike} the - of "${PAGE}".`,
  ]);
});

test("--fix writes the hyphens", () => {
  const site = siteWith(files(`Our [web pages](${WRITTEN}).`));
  const images = new Set(["brand/logo.svg"]);
  const { files: fixed } = fixSite({ files: site, schemas, images, render });
  expect(fixed["pages/index.json"]).toContain(`[web pages](${PAGE})`);
});

test("other letters are still asked for, and dashes of no page are left alone", () => {
  const fixOf = (href: string) => problemsOf(files(`Our [web pages](${href}).`))[0]!.fix;
  expect(fixOf("/web–developmnt–services")).toBe(`did you mean "${PAGE}"?`);
  expect(fixOf("/kites–and–strings")).not.toContain("-");
});

test("a line that is shown as it should be has the address of the page", () => {
  const faq = { type: "faq", heading: "Questions", items: [{ question: "Is it free?", answer: "Yes." }, "NOTES"] };
  const whole = text(page(shortHero("A kite"), faq)).replace(
    '"NOTES"',
    `- question: Is it good?\n          answer: See [our pages](${WRITTEN}).`,
  );
  const [problem, ...others] = problemsOf({ "pages/index.json": whole });
  expect([problem!.fix, others]).toEqual([
    `write them like this: { "question": "Is it good?", "answer": "See [our pages](${PAGE})." }`,
    [],
  ]);
});
