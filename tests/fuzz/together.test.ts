/** Mistakes do not hide each other: three at once in the files of the site are told as each of them is told alone. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Problem } from "../../src/node/check/finding.ts";
import { LINE_SLIPS, SURE_SLIPS, WORD_SLIPS } from "./corpus/lineSlips.ts";
import { parameters, sample } from "./settings.ts";
import { files, problemsIn } from "./siteFiles.ts";

interface Slip {
  what: string;
  file: string;
  /** From 0. */
  line: number;
  becomes: string;
}

const linesOf = (file: string) => files[file]!.split("\n");

/** Without its type nobody knows what a block has, and of a form or a field only all pages can say which one it was. */
function isNotMade(file: string, line: string): boolean {
  return line.includes('"type":') || (file === "pages/_site.json" && /^ {4}"\w+": \{/.test(line));
}

/** Two brackets of one file may be told as something else than each by itself. */
function areBrackets(...both: readonly Slip[]): boolean {
  return both.every(({ what }) => what.includes("bracket"));
}

function slipsOf(kinds: typeof LINE_SLIPS, { file, line, text }: { file: string; line: number; text: string }): Slip[] {
  if (isNotMade(file, text)) return [];
  return kinds
    .filter((kind) => kind.in.test(text))
    .map(({ what, in: part, to }) => ({
      what: `${what}: ${file}, line ${line + 1}`,
      file,
      line,
      becomes: text.replace(part, to),
    }));
}

function slipsIn(kinds: typeof LINE_SLIPS): Slip[] {
  return Object.keys(files).flatMap((file) =>
    linesOf(file).flatMap((text, line) => slipsOf(kinds, { file, line, text })),
  );
}

const slips: readonly Slip[] = slipsIn(LINE_SLIPS);

function told(made: readonly Slip[]): readonly Problem[] {
  const changed = { ...files };
  for (const { file } of made) {
    const lines = linesOf(file);
    for (const slip of made) if (slip.file === file) lines[slip.line] = slip.becomes;
    changed[file] = lines.join("\n");
  }
  return problemsIn(changed);
}

const alone = new Map<Slip, Problem>();

function toldAlone(slip: Slip): Problem {
  const known = alone.get(slip);
  if (known) return known;
  const problems = told([slip]);
  expect(problems.length, slip.what).toBe(1);
  alone.set(slip, problems[0]!);
  return problems[0]!;
}

const placeOf = ({ file, line, code }: Problem) => `${file}, line ${line}: ${code}`;

/** Of a bracket, another mistake may leave less to go by. */
function isSame(one: Problem, other: Problem): boolean {
  if (one.file === other.file && [one, other].every(({ code }) => code.endsWith("-bracket")))
    return Math.abs(one.line - other.line) <= 2;
  return placeOf(one) === placeOf(other);
}

/** Whether the words for one mistake say that it goes on down to this line. */
function speaksFor({ file, code, fix }: Problem, other: Problem): boolean {
  const last = Number(/down to line (\d+)/.exec(fix ?? "")?.[1] ?? 0);
  return file === other.file && code === other.code && last >= other.line;
}

/** Where brackets do not fit together, it may be said that the rest of the file was not checked. */
function isLeftOut({ file }: Problem, problems: readonly Problem[]): boolean {
  return problems.some((one) => one.file === file && one.note?.includes("was not checked"));
}

test("three mistakes in the files of the site", () => {
  const slip = fc.nat({ max: slips.length - 1 }).map((i) => slips[i]!);
  const areApart = (made: readonly Slip[]) =>
    made.every((one, i) =>
      made.every(
        (other, j) =>
          i === j || one.file !== other.file || (Math.abs(one.line - other.line) > 3 && !areBrackets(one, other)),
      ),
    );
  const three = fc.tuple(slip, slip, slip).filter(areApart);
  fc.assert(
    fc.property(three, (made) => {
      const wanted = made.map(toldAlone);
      const problems = told(made);
      const said = made.map(({ what }) => what).join("\n");
      const missing = wanted.filter(
        (each) =>
          !problems.some((one) => isSame(one, each)) &&
          !problems.some((one) => speaksFor(one, each)) &&
          !isLeftOut(each, problems),
      );
      expect(missing.map(placeOf), said).toEqual([]);
      expect(problems.filter((one) => !wanted.some((each) => isSame(one, each))).map(placeOf), said).toEqual([]);
    }),
    parameters,
  );
});

/** With FUZZ_ALL there are some thousand pairs. */
const LONG = 600_000;

test(
  "in one line a slip of punctuation, of which nobody has to ask what is meant, and one of words",
  () => {
    const pairs = slipsIn(WORD_SLIPS).flatMap((one) =>
      slipsOf(SURE_SLIPS, { ...one, text: one.becomes }).map((both) => ({ one, both })),
    );
    const some = sample(pairs, Math.ceil(pairs.length / 300));
    expect(some.length).toBeGreaterThan(200);
    for (const { one, both } of some) {
      const said = `${one.what}; ${both.what}`;
      const places = told([both]).map(placeOf);
      expect(places, said).toHaveLength(2);
      expect(places, said).toContain(placeOf(toldAlone(one)));
    }
  },
  LONG,
);
