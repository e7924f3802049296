/** What a page has to say of itself for search engines, and where. */
import { expect, test } from "vitest";
import { page, problemsOf, shortHero, text } from "../../../site.ts";

const whole = page(shortHero("Hello"));

/** What to do where a page lacks a field, as the lines of a file or as one line. */
function fixWithout(name: string, written = text): string | undefined {
  const { [name]: _, ...rest } = whole;
  return problemsOf({ "pages/index.json": written(rest) }).find(({ code }) => code === "missing-property")?.fix;
}

test("the title and the description go below what is above them in other pages", () => {
  expect(fixWithout("title")).toMatchInlineSnapshot(
    `"add "title": "…" below "route" in line 2, with a comma at the end. For … write what the page is about: 10 to 70 characters with the company's name, which is added by itself."`,
  );
  expect(fixWithout("description")).toMatchInlineSnapshot(
    `"add "description": "…" below "title" in line 3, with a comma at the end. For … write one or two sentences that say what a visitor finds on the page: 50 to 170 characters."`,
  );
});

test("nothing goes below where all stands in one line, or nothing is above", () => {
  expect(fixWithout("description", (value) => JSON.stringify(value))).toMatchInlineSnapshot(
    `"add "description": "…" before the other fields, with a comma at the end. For … write one or two sentences that say what a visitor finds on the page: 50 to 170 characters."`,
  );
  expect(fixWithout("route")).toMatchInlineSnapshot(
    `"add it before the other fields, with the comma, for example: "route": "/","`,
  );
});
