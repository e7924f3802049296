/** Edits that do harm. The check is mocked, because the real one offers hardly any such edit. */
import { expect, test, vi } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import type { CheckInput } from "../../../src/node/check/site.ts";
import { withEdits } from "../../../src/node/check/document/edited.ts";
import { withoutOverlaps } from "../../../src/node/fix/edits.ts";
import { fixSite } from "../../../src/node/fix/fixSite.ts";
import { schemas } from "../check/site.ts";

const FILE = "pages/x.json";
/** The problem after the "x" of a word was removed. */
const AFTERWARDS: Record<string, (own: string) => Partial<Problem>> = {
  harm: () => ({ pointer: "/elsewhere" }),
  worse: (own) => ({ pointer: own }),
  stays: (own) => ({ pointer: own, code: "starts-with-x" }),
  inside: (own) => ({ pointer: `${own}/deeper` }),
  beside: (own) => ({ pointer: own.replace("/text", "/other") }),
  typeharm: () => ({ pointer: "/elsewhere" }),
  hint: () => ({ pointer: "/elsewhere", severity: "warning" }),
};

// Reports every word that starts with an "x", with an edit that removes the "x".
vi.mock("../../../src/node/check/check.ts", () => ({
  check: vi.fn(({ files }: CheckInput): Problem[] =>
    Array.from(String(files[FILE]).matchAll(/"(x?)(\w+)"/g)).flatMap((match, i) => {
      const [source, mark, word = ""] = match;
      const pointer = `/list/${i}/${word.startsWith("type") ? "type" : "text"}`;
      const words = { severity: "error", place: "", message: "", sentence: "" } as const;
      const problem = { ...words, code: "starts-with-x", file: FILE, line: 1, endLine: 1, pointer };
      const edit = { offset: match.index, length: source.length, text: `"${word}"` };
      if (mark) return [{ ...problem, edit }];
      return Object.hasOwn(AFTERWARDS, word) ? [{ ...problem, code: "after", ...AFTERWARDS[word]!(pointer) }] : [];
    }),
  ),
}));

test.each<[kind: string, before: string, after: string]>([
  ["all is well", '["xa", "xb", "c"]', '["a", "b", "c"]'],
  ["harm elsewhere, alone", '["xharm"]', '["xharm"]'],
  ["harm elsewhere, among others", '["xa", "xb", "xharm", "xc", "xd"]', '["a", "b", "xharm", "c", "d"]'],
  ["harm elsewhere, first and last", '["xharm", "xa", "xb", "xharm"]', '["xharm", "a", "b", "xharm"]'],
  ["the value is wrong in another way", '["xa", "xworse", "xb"]', '["a", "xworse", "b"]'],
  ["the mistake is still there", '["xa", "xstays", "xb"]', '["a", "xstays", "b"]'],
  ["something comes up inside the value", '["xinside"]', '["inside"]'],
  ["something comes up in the same group", '["xbeside"]', '["beside"]'],
  ["something comes up elsewhere that a block brings", '["xtypeharm", "xa"]', '["typeharm", "a"]'],
  ["only a warning comes up", '["xhint"]', '["hint"]'],
  ["what was wrong before does not count", '["harm", "xa"]', '["harm", "a"]'],
])("%s", (_, before, after) => {
  const { files, steps, problems } = fixSite({ files: { [FILE]: before }, schemas });
  expect(files[FILE]).toBe(after);
  expect(steps).toHaveLength(before.split('"x').length - after.split('"x').length);
  expect(problems.filter(({ edit }) => edit)).toEqual([]);
  expect(fixSite({ files, schemas })).toEqual({ files, steps: [], problems });
});

test.each([0, 40, 99])("one edit among a hundred that does harm, number %d, is found quickly", (at) => {
  const words = Array.from({ length: 100 }, (_, i) => (i === at ? "xharm" : "xa"));
  vi.mocked(check).mockClear();
  const { files } = fixSite({ files: { [FILE]: JSON.stringify(words) }, schemas });
  expect(files[FILE]).toBe(JSON.stringify(words.map((word) => (word === "xa" ? "a" : word))));
  expect(vi.mocked(check).mock.calls.length).toBeLessThan(30);
});

test("of edits that overlap, the first is made", () => {
  const steps = [
    { edit: { offset: 4, length: 2, text: "" } },
    { edit: { offset: 0, length: 5, text: "" } },
    { edit: { offset: 5, length: 1, text: "x" } },
    { edit: { offset: 5, length: 0, text: "," } },
  ];
  const apart = withoutOverlaps(steps);
  expect(apart).toEqual([steps[1], steps[3]]);
  expect(
    withEdits(
      "0123456789",
      apart.map(({ edit }) => edit),
    ),
  ).toBe(",56789");
});
