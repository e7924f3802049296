/** Every text that authors wrote and that has something in it for a rule. */
import type { Path } from "../../../model/fields.ts";
import type { Field } from "../document/fields.ts";
import { paragraphs } from "./links.ts";
import { BULLETS, DASHES, MIDDLE_DOTS } from "../inTexts/bullets.ts";
import { isGroup } from "../json.ts";
import { WHOLE_SIGN } from "../inTexts/placeholdersAbroad.ts";
import { TIGHT } from "../inTexts/tightPoints.ts";
import { hasTraces } from "../inTexts/traces.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";

export interface Text {
  document: Document;
  path: Path;
  text: string;
  /** "line": in plain words. "markdown": a text, or one paragraph of it. "alt": the description of a picture. */
  kind: "line" | "markdown" | "alt";
}

/**
 * Signs of names that are filled in, also as others write them, of what is left of them, HTML, links, bold, crossed-out and
 * highlighted words, headings, lists, tables, emoji and ends of lines; and characters among which are those that cannot be seen, halves of signs, and what is left of lost letters.
 */
const SIGNS = new RegExp(
  `[{}<[\\]*#|${BULLETS}\u200b\u2028-\uffff]|\\(/|[$%&=][a-zA-Z#{%=]|\\\\n|/n(?:(?![a-z])|(?<=[.!?:;,…]/n))|~~|:[a-z+-][\\w-]*:`,
);
/** Points with numbers, of which there are several. */
export const NUMBERED = /^[ \t]*\d{1,9}[.)][ \t][^]*\n[ \t]*\d{1,9}[.)][ \t]/m;
/** The end of a long line in the middle of a sentence, as lines of mails have it. What comes behind it is asked first: it is short. */
export const WRAPPED_END =
  /\n(?=[ \t]*\p{Ll}[\p{L}’'-]*(?:[,;]|[.!?]?(?:\s|$)))(?<=[^\n]{35}[ \t]\p{L}[\p{L}’'-]*,?[ \t]*\n)/u;
const DOTTED = new RegExp(`\\n[ \\t]*[${MIDDLE_DOTS}${DASHES}]`);
/** A hyphen that may be before the first of several points in one line, and the rest of that line. */
const HYPHEN = /(?:^|:)[ \t]*-(?=[ \t])([^\n]*)/gm;
/** One of those behind it. */
const NEXT_HYPHEN = /[ \t]-(?=[ \t])/;
/** Characters that cannot be seen. In JSON those below the space are written with a backslash. */
// oxlint-disable-next-line no-control-regex -- control characters are some of what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
/** No text is longer that says no more than "Your description comes here." */
const LONGEST_HERE = 30;
const SHORT = / [Hh]ere|^TBA|^\?\?|[Tt]ext[.!]?$|\dE\+|^(?:[-+>`\\_~()\s]|\d{1,9}[.)])*$/;
/** Names that programs have for texts have points in them, and no spaces. */
const POINTS = /^[a-z][^.]*\.[^.]+\./;
/** The start of a heading of Textile, and its first letter. */
const TEXTILE = /^h[1-6]\. /;
const H = 104;
/** What a translation program writes in the place of a text that it did not find, and its first letters. */
const MISSING = /^.ranslation missing: /;
const T = 84;
const SMALL_T = 116;
/** What programs write where they have no text. "None" may be what an author says. */
export const NO_TEXTS: ReadonlySet<string> = new Set(["undefined", "null", "NaN", "None"]);

/** Whether a rule may have something to say about a text. */
export function isNotable(text: string): boolean {
  return hasSigns(text) || hasTraces(text) || CONTROLS.test(text);
}

/** The part of it that each text has to be asked for. Asked of every text of a site: it has to be quick. */
export function hasSigns(text: string): boolean {
  const first = text.charCodeAt(0);
  if (text.length < LONGEST_HERE && (SHORT.test(text) || WHOLE_SIGN.test(text) || NO_TEXTS.has(text))) return true;
  if (first === H && TEXTILE.test(text)) return true;
  if ((first === T || first === SMALL_T) && MISSING.test(text)) return true;
  if (!text.includes(" ") && POINTS.test(text)) return true;
  if (text.includes("\n") && (NUMBERED.test(text) || TIGHT.test(text) || DOTTED.test(text) || WRAPPED_END.test(text)))
    return true;
  // A hyphen is looked for first: it is rarer than a space.
  if (text.includes("- ") && hasHyphens(text)) return true;
  return (
    SIGNS.test(text) || isSpace(first) || isDot(first) || MARKS.has(first) || isSpace(text.charCodeAt(text.length - 1))
  );
}

/** Asked of what is shown in one line, for which an end of a line in it, and what marks code and bold words, are signs as well. */
export function hasSignsOfLine(text: string): boolean {
  return text.includes("\n") || text.includes("`") || text.includes("_");
}

function hasHyphens(text: string): boolean {
  for (const [, rest] of text.matchAll(HYPHEN)) if (rest!.split(NEXT_HYPHEN, 3).length > 2) return true;
  return false;
}

/** A whole link, but no picture, and whole bold words, with none of the signs in their words. */
const WHOLE = new RegExp(
  `(?<!!)\\[([^\\][{}<*#${BULLETS}]+)\\]\\([^()\\s<>{}*\u0080-\uffff]+\\)(?!\\))|\\*\\*([^\\s*{}<[\\]#](?:[^*{}<[\\]#]*[^\\s*{}<[\\]#])?)\\*\\*`,
  "g",
);
/** The start of a heading, but not of one that may be a number with its sign. */
const HEADING = /^(?:#{2,6} (?=\w)|# (?=[A-Za-z]))/gm;

/**
 * Whether there is nothing for a rule in a text, other than names that are filled in and, in Markdown, links, bold words and
 * headings as they should be.
 * @param how.filled Finds such names.
 * @param how.isPlain The JSON that it stands in has no traces of anything.
 */
export function isWellMarked(
  text: string,
  kind: "line" | "markdown",
  { filled, isPlain }: { filled: RegExp; isPlain: boolean },
): boolean {
  if (kind === "line" && hasSignsOfLine(text)) return false;
  let words = text.includes("{") ? text.replace(filled, "x") : text;
  if (kind === "markdown") {
    if (words.includes("](") || words.includes("**")) words = words.replace(WHOLE, "$1$2");
    if (words.includes("# ")) words = words.replace(HEADING, "");
  }
  return !hasSigns(words) && (isPlain || (!hasTraces(text) && !CONTROLS.test(text)));
}

/** Quotation marks and dots that a text may start with, the sign of a formula, and that of a note. */
const MARKS: ReadonlySet<number> = new Set(Array.from(`"'“”„«»‘=:${MIDDLE_DOTS}`, (mark) => mark.charCodeAt(0)));

/** A point, or three in one character. */
function isDot(code: number): boolean {
  return code === 46 || code === 0x2026;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 160;
}

/** The notable texts of a site, descriptions of pictures included. */
export const textsOf = perContext((context): readonly Text[] => [...findTexts(context)]);

function* findTexts({ fields }: Context): Generator<Text> {
  for (const kind of ["line", "markdown"] as const) for (const field of fields(kind)) yield* textsIn(field, kind);
  for (const field of fields("image")) yield* textsIn(field, "alt");
}

/** The texts in a field: paragraphs each by itself, of a picture its description if that is notable. */
export function textsIn({ document, value, path }: Field, kind: Text["kind"]): Text[] {
  if (kind !== "alt") return paragraphs(value, path).map(([text, at]) => ({ document, path: at, text, kind }));
  const text = isGroup(value) ? value["alt"] : undefined;
  return typeof text === "string" && isNotable(text) ? [{ document, path: [...path, "alt"], text, kind }] : [];
}
