/** The time for a broken page of repeated characters grows linearly with its length. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { inputOf, siteWith } from "../site.ts";

/** CPU time in seconds, which does not depend on what else the machine does. */
function secondsFor(written: string): number {
  const input = inputOf(siteWith({ "pages/x.json": written }));
  const start = process.cpuUsage();
  check(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

const IN_TEXT = '{ "title": "A title", "blocks": [ { "type": "intro", "heading": "Hello", "text": "';
const IN_LIST = '{ "title": "A title", "blocks": [\n ';

test.each<[start: string, piece: string, rest: { many: number; end?: string }]>([
  ["", "\n", { many: 80_000 }],
  [IN_TEXT, "\n", { many: 80_000 }],
  [IN_TEXT, "}", { many: 80_000 }],
  [IN_TEXT, " ,", { many: 80_000 }],
  [IN_TEXT, "A. ", { many: 80_000, end: 'A.".' }],
  [`${IN_TEXT}C:`, "/images/", { many: 80_000, end: "é.png\\q" }],
  [IN_LIST, "“", { many: 20_000 }],
  [IN_LIST, "'", { many: 20_000 }],
  [IN_LIST, '"“', { many: 20_000 }],
  [IN_LIST, "a: b\n", { many: 20_000 }],
  [IN_LIST, "]}", { many: 20_000 }],
])("%j and many of %j", (start, piece, { many, end = "" }) => {
  const [some, more] = [many / 4, many].map((length) => secondsFor(start + piece.repeat(length / piece.length) + end));
  expect(more).toBeLessThan(some! * 8 + 0.5);
});
