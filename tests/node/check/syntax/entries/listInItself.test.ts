/** A list that was pasted with its name among its own entries. */
import { expect, test } from "vitest";
import { problemsOf, shortIntro } from "../../site.ts";

const json = JSON.stringify;
const [first, second, third] = ["One", "Two", "Three"].map((heading) => json(shortIntro({ heading })));

/** What is told of a page with these blocks. */
function saidOf(blocks: string): string[] {
  const page = `{\n"route": "/",\n"title": "Kites and strings",\n"description": "We make apps and websites for small shops, from the first sketch to the last line.",\n"blocks": [\n${blocks}\n]\n}`;
  return problemsOf({ "pages/index.json": page }).map(({ line, message, fix }) => `${line}: ${message} ${fix}`);
}

const told = (line: number, end: number) =>
  `${line}: The list "blocks" stands among the entries of "blocks". take "blocks": [ out, and the ] in line ${end} that closes it: its entries belong to the list around it.`;

test("between two entries, and last", () => {
  expect(saidOf(`${first},\n"blocks": [ ${second} ],\n${third}`)).toEqual([told(7, 7)]);
  expect(saidOf(`${first},\n"blocks": [\n${second}\n]`)).toEqual([told(7, 9)]);
});

test("what else is wrong in it is told with it", () => {
  expect(saidOf(`${first},\n"blocks": [\n${json({ ...shortIntro({}), headng: "Us" })}\n]`)[0]).toBe(told(7, 9));
  expect(saidOf(`${first},\n"blocks": [\n${json({ ...shortIntro({}), headng: "Us" })}\n]`)).toHaveLength(2);
});

test("another list is told as before", () => {
  expect(saidOf(`${first},\n"items": [ ${second} ],\n${third}`).join("")).not.toContain("among the entries");
});
