import { expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { inputOf, pageAt, shortIntro, siteWith, text } from "./site.ts";

test("a page in which nothing is wrong is read once", () => {
  const routes = Array.from({ length: 5 }, (_, i) => `/page-${i}`);
  const links = routes.map((route) => `[to ${route}](${route})`).join(", ");
  const pages = [...routes, "/all"].map((route): [string, string] => [
    `pages${route}.json`,
    text(pageAt(route, shortIntro({ text: `It leads ${links}.` }))),
  ]);
  const input = inputOf(siteWith(Object.fromEntries(pages)));
  const reads = new Map<string, number>();
  const files = {};
  for (const [file, content] of Object.entries(input.files)) {
    const get = () => {
      reads.set(file, (reads.get(file) ?? 0) + 1);
      return content;
    };
    Object.defineProperty(files, file, { enumerable: true, get });
  }
  expect(check({ ...input, files })).toEqual([]);
  for (const [file] of pages) expect([file, reads.get(file)]).toEqual([file, 1]);
});
