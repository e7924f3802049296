/** A bracket that is lost, doubled or of the other kind hides nothing of what else is wrong in its file. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Problem } from "../../src/node/check/finding.ts";
import { parameters, sample } from "./settings.ts";
import { files, problemsIn } from "./siteFiles.ts";

const OTHER = { "{": "[", "[": "{", "}": "]", "]": "}" } as const;
type Bracket = keyof typeof OTHER;
const SLIPS = {
  lost: () => "",
  doubled: (bracket: Bracket) => bracket + bracket,
  "of the other kind": (bracket: Bracket) => OTHER[bracket],
};

/** A file of the site with a note for later in its first, its middle and its last text. */
function withNotes(text: string): string {
  const texts = Array.from(text.matchAll(/"(?:heading|label|text|question|answer|alt)": "(?=[A-Z])/g));
  const places = [texts[0], texts[texts.length >> 1], texts.at(-1)].map((found) => found!.index + found![0].length);
  return [...new Set(places)].reduceRight((all, at) => `${all.slice(0, at)}TODO: ${all.slice(at)}`, text);
}

interface Slip {
  what: string;
  offset: number;
  line: number;
  by: string;
}

/** In the order of the text, each bracket in all ways. */
function slipsIn(text: string): Slip[] {
  const brackets = Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)).filter(([found]) => found in OTHER);
  return brackets.flatMap(({ 0: bracket, index }) => {
    const line = text.slice(0, index).split("\n").length;
    return Object.entries(SLIPS).map(([how, write]) => ({
      what: `${bracket} of line ${line} ${how}`,
      offset: index,
      line,
      by: write(bracket as Bracket),
    }));
  });
}

function withSlip(text: string, { offset, by }: Slip): string {
  return text.slice(0, offset) + by + text.slice(offset + 1);
}

function told(file: string, text: string): readonly Problem[] {
  return problemsIn({ ...files, [file]: text });
}

const isNote = ({ code }: Problem) => code === "placeholder-text";
/** Where notes are told, but for those beside a slip: what it breaks counts as not read. */
const notesIn = (problems: readonly Problem[], slip: number) =>
  problems.filter((each) => isNote(each) && Math.abs(each.line - slip) > 2).map(({ line }) => line);

/** With FUZZ_ALL there are some thousand slips. */
const LONG = 600_000;

test(
  "brackets of the site's files",
  () => {
    const hiding: string[] = [];
    let count = 0;
    for (const file of Object.keys(files)) {
      const noted = withNotes(files[file]!);
      const all = told(file, noted);
      expect(all.length, file).toBeGreaterThan(0);
      for (const slip of sample(slipsIn(noted), 19)) {
        const { what, line } = slip;
        count++;
        const problems = told(file, withSlip(noted, slip));
        const others = problems.filter((each) => !isNote(each));
        expect(
          others.map((each) => each.file),
          `${file}, ${what}`,
        ).toEqual([file]);
        expect(Math.abs(others[0]!.line - line), `${file}, ${what}: ${others[0]!.line}`).toBeLessThan(2);
        const isTold = notesIn(problems, line).join() === notesIn(all, line).join();
        // Whoever is told less is told that it is less.
        if (!isTold) hiding.push(`${file}, ${what}: ${others[0]!.note}`);
      }
    }
    expect(count).toBeGreaterThan(200);
    expect(hiding).toEqual([]);
  },
  LONG,
);

test("two brackets of one page, apart from each other", () => {
  // Other files would be blamed for what the settings of the site do not say any more.
  const pages = Object.keys(files).filter((file) => !file.endsWith("_site.json"));
  const pair = fc
    .record({ page: fc.nat({ max: pages.length - 1 }), one: fc.nat(), other: fc.nat() })
    .map(({ page, one, other }) => {
      const file = pages[page]!;
      const slips = slipsIn(files[file]!).slice(3, -3);
      return { file, slips: [slips[one % slips.length]!, slips[other % slips.length]!] as const };
    })
    .filter(({ slips: [one, other] }) => Math.abs(one.line - other.line) > 5);
  let inOneGo = 0;
  fc.assert(
    fc.property(pair, ({ file, slips }) => {
      const inTurn = slips.toSorted((one, other) => other.offset - one.offset);
      const problems = told(file, inTurn.reduce(withSlip, files[file]!));
      const isBeside = ({ line }: Slip) =>
        problems.some((each) => each.file === file && Math.abs(each.line - line) < 2);
      const said = slips.map(({ what }) => `${file}, ${what}`).join("\n");
      expect(problems.length, said).toBeLessThanOrEqual(2);
      expect(slips.some(isBeside), said).toBe(true);
      if (slips.every(isBeside)) inOneGo++;
    }),
    parameters,
  );
  // Some pairs are as if something else had been meant.
  expect(inOneGo / parameters.numRuns).toBeGreaterThan(0.95);
});
