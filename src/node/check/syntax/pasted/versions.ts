/** Two versions of the same lines, with the conflict markers of a version control system. */
import { inLines } from "../../wording/inLines.ts";
import { lineAt, linesAt } from "../../document/lineMarks.ts";
import { choice, quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { endOfLine } from "../lineOf.ts";
import { keepOneOf } from "./keepVersion.ts";
import { linesOf, marksFrom, MERGE_MARK, within } from "./mergeMarks.ts";
import { blank, type OtherStart } from "./otherStart.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** A conflict marker, or one that is left over. */
export function mergeMark({ text }: Pick<Scan, "text">, { offset }: Pick<Token, "offset">): SyntaxFault | undefined {
  if (!/^(?:<{7,9}|={7,9}|>{7,9}|\|{7,9})(?: |\r?\n|$)/.test(text.slice(offset, offset + 11))) return undefined;
  const second = secondVersion(text, offset);
  if (second) return second;
  const [first, ...marks] = Array.from(text.slice(offset).matchAll(MERGE_MARK), ([, mark]) => mark!);
  const next = marks.indexOf("<<<<<<<");
  const own = [...new Set(next < 0 ? marks : marks.slice(0, next))];
  const isWhole = first === "<<<<<<<" && own.includes("=======") && own.includes(">>>>>>>");
  const others = own.length > 0 ? `, and those that start with ${choice(own, "and")}` : "";
  const said = isWhole
    ? {
        message: `Two people changed the same lines, and both versions are in the file, from here on.${originOf(text, offset)}`,
        fix: `${keepOneOf(text, offset)}${further(text, offset + 7)}`,
      }
    : (ancestorLeft(text, offset) ?? {
        message: "Of two versions of the same lines one was to be kept, and this line is still there.",
        fix: `take this line out${others}. See that nothing around is there twice.`,
      });
  const isAlone = !isWhole && marks.length === 0;
  const meant = isAlone && { meant: { offset, length: endOfLine(text, offset) - offset, text: "" } };
  return faultAt({ offset, length: 7 }, { code: "merge-conflict", ...said, ...meant });
}

/** Says what to do where the first marker is gone and the common ancestor of both versions is still there. */
function ancestorLeft(text: string, from: number): { message: string; fix: string } | undefined {
  const own = marksFrom(text, from);
  const [first, second] = own;
  if (first?.mark !== "|||||||" || second?.mark !== "=======") return undefined;
  const ancestor = within(text, first.at, second.at);
  const before = ancestor ? `, and ${linesAt(text, ancestor.start, ancestor.end)}, which is how it was before` : "";
  return {
    message: "Marks of two versions of the same lines are still here.",
    fix: `take out the lines with the marks, ${linesOf(own)}${before}. Of the lines around them, keep what you want to have, each thing once, with a comma between two of them.`,
  };
}

/** Where the versions come from, as their markers say; the name of the first is often a word of Git. */
function originOf(text: string, from: number): string {
  const [first, second] = ["<", ">"].map(
    (sign) => new RegExp(`^[ \\t]*${sign}{7} ([^\\r\\n]*\\S)`, "m").exec(text.slice(from))?.[1],
  );
  if (second === undefined) return "";
  return first === undefined || OF_GIT.test(first)
    ? ` The second one comes from ${quote(second)}.`
    : ` The first one comes from ${quote(first)}, the second one from ${quote(second)}.`;
}

const OF_GIT = /^(?:HEAD|ours|Updated upstream|[0-9a-f]{7,40})\b/;

/** The second of two versions with its markers, if the marker before the first is gone: the start of the first is unknown. */
function secondVersion(text: string, offset: number): SyntaxFault | undefined {
  const [whole] = SECOND.exec(text.slice(offset, offset + LONGEST_VERSION)) ?? [];
  if (whole === undefined) return undefined;
  const message = "The lines above this one and those below are two versions of the same lines.";
  const fix = `keep one version, with what you want of the other. Take out the rest of the other, this line and line ${lineAt(offset + whole.lastIndexOf(">>>>>>>"))}.`;
  const meant = { offset, length: whole.length, text: blank(whole) };
  return faultAt({ offset, length: 7 }, { code: "merge-conflict", message, fix, meant });
}

/** Words for the other conflicts below the first one. */
function further(text: string, from: number): string {
  const starts = Array.from(text.slice(from).matchAll(MERGE_MARK)).filter(([, mark]) => mark === "<<<<<<<");
  const lines = starts.map(({ index }) => lineAt(from + index));
  if (lines.length < 2)
    return lines.map((line) => ` Do so in both places: the other one starts in line ${line}.`).join("");
  return ` Do so in all ${lines.length + 1} places: the others start in ${inLines(lines)}.`;
}

const mark = (sign: string) => `[ \\t]*${sign}{7}(?: [^\n]*)?\\r?`;
const LINES = "(?:(?![ \\t]*[<>=|]{7}[ \\r\\n])[^\\n]*\\n)*";
/** Both versions with their markers, and their common ancestor if it is shown. Captures the first version. */
const VERSIONS = new RegExp(
  `^${mark("<")}\\n(${LINES})(?:${mark("\\|")}\\n${LINES})?${mark("=")}\\n${LINES}${mark(">")}$`,
  "gm",
);

const SECOND = new RegExp(`^${mark("=")}\\n${LINES}${mark(">")}`);
const LONGEST_VERSION = 20_000;

/**
 * A text with the first version in place of both, so that all else can be checked. Undefined if there is no conflict, or if
 * the address of a page is part of one.
 */
export function firstVersion(text: string): OtherStart | undefined {
  if (!text.includes("<<<<<<<")) return undefined;
  let isOpen = false;
  const page = text.replaceAll(VERSIONS, (whole: string, first: string) => {
    isOpen ||= /\b(?:route|aliases)\b/.test(whole);
    const start = whole.indexOf("\n") + 1;
    return blank(whole.slice(0, start)) + first + blank(whole.slice(start + first.length));
  });
  const offset = text.search(/<{7}/);
  const told = isOpen || page === text ? undefined : mergeMark({ text }, { offset });
  return told && !/^[ \t]*[<>=|]{7}(?: |$)/m.test(page) ? { told, page } : undefined;
}
