import { describe, expect, test } from "vitest";
import { frameOf } from "../../../../src/node/check/outputs/frame.ts";
import { problem } from "./outcomes.ts";

/** The frame of a finding about the "#" of a line. */
function framed(line: string, columns?: number): string[] {
  const column = line.indexOf("#") + 1;
  return frameOf(problem({ column, endColumn: column + 1 }), [line], columns);
}

describe("the caret stands below its character, however wide those before it are", () => {
  test.each([
    ["plain", "abc", 3],
    ["a mark above a letter", "e\u0301a\u0308", 2],
    ["Chinese", "\u4e2d\u6587", 4],
    ["Korean", "\ud55c", 2],
    ["wide Latin", "\uff21", 2],
    ["Hindi", "\u0928\u0938\u094d", 2],
    ["an emoji", "\u{1f600}", 2],
    ["a heart in colour", "\u2764\ufe0f", 2],
    ["a thumb with a colour of skin", "\u{1f44d}\u{1f3fd}", 2],
    ["a flag", "\u{1f1e9}\u{1f1ea}", 2],
    ["a Cyrillic letter among Latin ones", "her\u043e", "her<U+043E>".length],
    ["what cannot be seen", "\u00a0", "<U+00A0>".length],
  ])("%s", (_, before, columns) => {
    expect(framed(`"${before}#`)[1]).toBe(`  |  ${" ".repeat(columns)}^`);
  });
});

test.each([
  ["before", `${"\u{1f600}".repeat(99)}#`],
  ["before, at an odd place", `a${"\u{1f600}".repeat(99)}#`],
  ["behind", `#${"\u{1f600}".repeat(99)}`],
  ["behind, at an odd place", `#a${"\u{1f600}".repeat(99)}`],
  ["with its mark", `${"e\u0301".repeat(200)}#`],
])("a long line is not cut within a letter: %s", (_, line) => {
  const [shown] = framed(line);
  expect(shown).not.toContain("<U+");
  expect(shown!.replace(/^1 \| \u2026?/u, "")).toMatch(/^[ae#\u{1f600}]/u);
});

test.each([40, 60, 80, 200])("a line fits into a terminal of %i columns", (columns) => {
  for (const line of [
    `${"x".repeat(300)}#${"y".repeat(300)}`,
    "#".padEnd(300, "z"),
    "#".padStart(300, "z"),
    `${"\u0001".repeat(99)}#`,
  ]) {
    const [shown, carets] = framed(line, columns);
    expect(shown!.length + 4).toBeLessThanOrEqual(columns);
    expect(shown![carets!.indexOf("^")]).toBe("#");
  }
});

test("a terminal of 0 columns is one of unknown width", () => {
  const line = `#${"x".repeat(300)}`;
  expect(framed(line, 0)).toEqual(framed(line));
  expect(framed(line, 0)).not.toEqual(framed(line, 1));
});

const m = (count: number) => "m".repeat(count);
const marks = (count: number) => `  | ${" ".repeat(12)}${"^".repeat(count)}`;

test.each<[what: string, mark: object, lines: string[]]>([
  [
    "both ends of a mark without room",
    { column: 13, endColumn: 221 },
    [`1 | ${" ".repeat(12)}<${m(37)}…${m(43)}>"}, a…`, marks(83)],
  ],
  [
    "all of a mark that is little longer",
    { column: 90, endColumn: 111 },
    [`1 | …${m(50)}…`, `  |${" ".repeat(22)}${"^".repeat(21)}`],
  ],
  [
    "the end of a line in which something is missing",
    {},
    [`1 | ${" ".repeat(12)}<${m(37)}…${m(35)}>"}, and so on`, "2 | next"],
  ],
  [
    "the start of what ends in another line",
    { column: 13, endColumn: 4, endLine: 9 },
    [`1 | ${" ".repeat(12)}<${m(87)}…`, marks(89)],
  ],
])("of a line that is too long it shows %s", (_, mark, lines) => {
  const line = `${" ".repeat(12)}<${m(206)}>"}, and so on`;
  expect(frameOf(problem({ column: undefined, endColumn: undefined, ...mark }), [line, "next"])).toEqual(lines);
});
