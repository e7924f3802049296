import type { Path } from "../../../model/fields.ts";
import { valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { listInLine, pointsIn, startsAsPoint } from "../inTexts/listInLine.ts";
import { BULLETS, MIDDLE_DOTS, signedLines } from "../inTexts/bullets.ts";
import type { Text } from "../gathered/texts/texts.ts";
import { sayTight } from "../inTexts/tightPoints.ts";
import { example, LONGEST_AGAIN, quote } from "../wording/words.ts";

/** A dot, or a box to tick, and the space behind it. */
const DOTS = BULLETS + MIDDLE_DOTS;
const POINT = new RegExp(`^[ \\t]*([${DOTS}]|(?:[-*] )?\\[[ xX]\\](?= ))([ \\t]*)(?=[^\\s${DOTS}])`, "u");
const ANY = new RegExp(`[${DOTS}]|\\[[ xX]\\] `, "u");

/** A list in a text is written in the syntax of Markdown. */
export const pastedList: Rule = {
  code: "pasted-list",
  severity: "warning",
  docs: {
    title: "A list that was pasted with its dots, or in one line",
    why: "Points in one line run into each other, and people who have the page read to them would not hear that it is a list.",
    mend: 'Write all of it as one text, each point on a line of its own that starts with "- ": `"- One\\n- Two"`.',
  },
  each: { text: sayPasted },
};

/** What is said of a list in a text. */
export function* sayPasted({ document, path, text, kind }: Text): Generator<Finding> {
  const isEntry = kind === "line" && typeof path.at(-1) === "number";
  const points = isEntry && startsAsPoint(text) ? pointsIn(text) : [];
  if (points.length > 0) {
    const message = "several points stand in one text of a list.";
    const shown = points.map((point) => example(point)).join(", ");
    yield { document, path, point: "value", message, fix: `make a text of each: ${shown}.` };
  }
  if (kind !== "markdown") return;
  const tight = sayTight(text);
  if (tight) yield { document, path, point: "value", ...tight };
  const own = listInLine(text);
  if (own && !isAmong(document, path, own.mark)) {
    const message = `points with ${quote(own.mark)} in one line are no list.`;
    const shown = own.better !== undefined && own.better.length <= LONGEST_AGAIN ? own.better : undefined;
    const general = inGeneral(own.mark, text.trimStart().startsWith(own.mark));
    const fix = shown === undefined ? general : `write each point on a line of its own: ${example(shown)}.`;
    yield { document, path, point: "value", message, fix, fixInWords: general };
    return;
  }
  const signed = signedLines(text);
  if (signed) yield { document, path, point: "value", ...sayLines(signed.mark, signed.isSpaced) };
  const list = around(valueAt(document, path.slice(0, -1)), path);
  if (!ANY.test(text)) {
    if (list.isInside || list.points.length < 2) return;
    const message = "each of these texts is a list of one point.";
    yield { document, path, point: "value", message, fix: inOneText(list.points) };
    return;
  }
  const lines = text.split("\n").filter((line) => POINT.test(line));
  const mark = POINT.exec(lines[0] ?? "")?.[1];
  if (mark === undefined) return;
  if (lines.length === 1 && mark.endsWith("[ ]")) {
    const message = `${quote(mark)} would be shown: it makes no box to tick here.`;
    const fix = "take it out. If it is only a note of something that is still to be done, take the whole line out.";
    yield { document, path, point: "value", message, fix };
  } else if (lines.length > 1) {
    const isSpaced = lines.every((line) => POINT.exec(line)?.[2] !== "");
    yield { document, path, point: "value", ...sayLines(mark, isSpaced) };
  } else if (lines.length === 1 && !list.isInside && list.points.length > 1) {
    const message = `texts that start with ${quote(mark)} are no list.`;
    yield { document, path, point: "value", message, fix: inOneText(list.points) };
  }
}

function inOneText(points: readonly string[]): string {
  const whole = points.map((point) => point.replace(POINT, "- ").replace(/^\*/, "-")).join("\n");
  const shown = whole.length <= LONGEST_AGAIN ? example(whole) : '"- One\\n- Two"';
  return `write them as one text: ${shown}.`;
}

/** A hyphen has a space behind it, which may stand there already. */
function sayLines(mark: string, isSpaced: boolean): { message: string; fix: string } {
  const message = `lines that start with ${quote(mark)} are no list.`;
  return { message, fix: `write ${isSpaced ? '"-"' : '"- "'} in the place of each ${quote(mark)}.` };
}

/** @param isAtStart Whether the text starts with the first item. */
function inGeneral(mark: string, isAtStart: boolean): string {
  const first = isAtStart ? ", but only - before the first point" : "";
  return `write \\n- in the place of each ${quote(mark)}${first}. If words follow the last point, write \\n\\n before them.`;
}

/** Whether the paragraph before or behind starts with the same mark, so that each of them may be an item. */
function isAmong(document: Document, path: Path, mark: string): boolean {
  const list = valueAt(document, path.slice(0, -1));
  const at = path.at(-1);
  if (!Array.isArray(list) || typeof at !== "number") return false;
  return [list[at - 1], list[at + 1]].some((each) => typeof each === "string" && each.startsWith(mark));
}

/** What makes a text a list of one point. A dialogue has them before what is asked or said. */
const HYPHEN = /^[-*][ \t]+(?=\S)[^?!\n]+$/;

/** The paragraphs from this one on that start with the same kind of sign, and whether the one before does so as well. */
function around(list: unknown, path: Path): { points: string[]; isInside: boolean } {
  const at = path.at(-1);
  if (!Array.isArray(list) || typeof at !== "number") return { points: [], isInside: false };
  const sign = [POINT, HYPHEN].find((each) => each.test(String(list[at])));
  const isPoint = (each: unknown): each is string => typeof each === "string" && sign?.test(each) === true;
  const end = list.findIndex((each, i) => i >= at && !isPoint(each));
  return { points: list.slice(at, end < 0 ? list.length : end).filter(isPoint), isInside: isPoint(list[at - 1]) };
}
