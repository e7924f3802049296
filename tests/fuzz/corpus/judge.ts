/** Holds what the check says of mistakes against what it should say. */
import type { Problem } from "../../../src/node/check/finding.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { type Group, problemsIn, siteWith, text, words } from "../../node/check/site.ts";
import { jargonIn } from "../wordsOfProblems.ts";
import type { Mutation } from "./mutation.ts";

export interface Figures {
  /** Mistakes that were made. */
  made: number;
  /** Not with exactly one finding, of the right kind, at the right place, in the right file, in plain words. */
  wrong: string[];
  /** Told on another line. */
  otherLine: string[];
  /** Near misses. */
  near: number;
  /** Near misses without the right name beside them. */
  withoutName: string[];
}

export function noFigures(): Figures {
  return { made: 0, wrong: [], otherLine: [], near: 0, withoutName: [] };
}

/** Makes the mistakes one by one in a site that has none, and adds what came of it to `all`. */
export function judge(around: SiteFiles, mutations: Iterable<Mutation>, all: Figures): Figures {
  const figures = noFigures();
  for (const mutation of mutations) {
    const { file, content } = mutation;
    figures.made++;
    note(figures, mutation, problemsIn({ ...around, [file]: content }));
  }
  all.made += figures.made;
  all.near += figures.near;
  all.wrong.push(...figures.wrong);
  all.otherLine.push(...figures.otherLine);
  all.withoutName.push(...figures.withoutName);
  return figures;
}

function note(figures: Figures, mutation: Mutation, problems: readonly Problem[]): void {
  const { what, kind, file, expected } = mutation;
  const { codes, lines, pointer = "", suggestion } = expected;
  const id = `${kind}: ${what} (${file})`;
  const [problem] = problems;
  if (problems.length !== 1 || !problem || !isTheOne(problem, mutation)) {
    figures.wrong.push(`${id}\n  wanted ${codes.join(" or ")} ${pointer}${problems.map(shown).join("")}`);
    return;
  }
  const [from, to] = lines;
  if (problem.line < from || problem.line > to)
    figures.otherLine.push(`${id}\n  wanted line ${from} to ${to}${shown(problem)}`);
  if (suggestion === undefined) return;
  figures.near++;
  const { fix = "" } = problem;
  // Naming all that there is suggests nothing.
  if (!fix.includes(`"${suggestion}"`) || /\bone of\b/.test(fix))
    figures.withoutName.push(`${id}\n  wanted ${suggestion}${shown(problem)}`);
}

function isTheOne(
  problem: Problem,
  { file, content, expected: { codes, pointer = problem.pointer } }: Mutation,
): boolean {
  const isThere = problem.file === file && problem.pointer === pointer;
  return isThere && codes.includes(problem.code) && jargonIn(problem, content) === undefined;
}

function shown({ code, file, line, pointer, sentence, fix }: Problem): string {
  return `\n  got ${code} ${file}:${line} ${pointer} ${sentence} Fix: ${fix}`;
}

/** The site around a document without a mistake; a shared block has a page that uses it. */
export function aroundOf(file: string, content: string): SiteFiles {
  const use = /^pages\/_shared\/(.+)\.json$/.exec(file)?.[1];
  const intro = { type: "intro", heading: "What others say, too", text: "A few words." };
  const user = { route: "/uses", ...words("A page with a shared block"), blocks: [intro, { type: "shared", use }] };
  return siteWith({ [file]: content, ...(use && { "pages/uses.json": text(user as Group) }) });
}
