/** Finds the texts that a rule may have a finding about. */
import type { Path } from "../../../../model/fields.ts";
import type { Field } from "../../document/fields.ts";
import { paragraphs } from "../links/links.ts";
import { BULLETS, DASHES, MIDDLE_DOTS } from "../../inTexts/bullets.ts";
import { isGroup } from "../../json.ts";
import { WHOLE_SIGN } from "../../inTexts/placeholdersAbroad.ts";
import { TIGHT } from "../../inTexts/tightPoints.ts";
import { hasTraces } from "../../inTexts/traces.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";

export interface Text {
  document: Document;
  path: Path;
  text: string;
  /** "line": plain text. "markdown": a Markdown text, or one paragraph of it. "alt": the description of a picture. */
  kind: "line" | "markdown" | "alt";
}

/**
 * Characters of names in braces, HTML, links, bold words, headings, lists, tables and emoji; also the range of characters that
 * includes invisible ones, unpaired surrogates and remains of lost letters, and the bytes of Windows letters.
 */
const SIGNS_ALONE = `{}<[\\]*#|${BULLETS}\u0080-\u009f\u200b\u200e\u200f\u2028-\uffff`;
/** Also names in braces of other programs and their remains, crossed-out and highlighted words, and line ends. */
const SIGNS = new RegExp(
  `[${SIGNS_ALONE}]|\\(/|[$%&=][a-zA-Z#{%=]|\\\\n|/n(?:(?![a-z])|(?<=[.!?:;,…]/n))|~~|:[a-z+-][\\w-]*:`,
);
/** The first characters of all signs: a set of characters is searched for in half the time. */
const STARTS_OF_SIGNS = new RegExp(`[${SIGNS_ALONE}($%&=\\\\/~:]`);
/** A numbered list of at least two points. */
export const NUMBERED = /^[ \t]*\d{1,9}[.)][ \t][^]*\n[ \t]*\d{1,9}[.)][ \t]/m;
/** The end of a long line in the middle of a sentence, as lines of mails have it. What comes behind it is asked first: it is short. */
export const WRAPPED_END =
  /\n(?=[ \t]*\p{Ll}[\p{L}’'-]*(?:[,;]|[.!?]?(?:\s|$)))(?<=[^\n]{35}[ \t]\p{L}[\p{L}’'-]*,?[ \t]*\n)/u;
const DOTTED = new RegExp(`\\n[ \\t]*[${MIDDLE_DOTS}${DASHES}]`);
/** Control characters, which JSON has to escape. */
const HYPHEN = /(?:^|:)[ \t]*-(?=[ \t])([^\n]*)/gm;
/** A further hyphen in that rest. */
const NEXT_HYPHEN = /[ \t]-(?=[ \t])/;
/** Invisible characters. In JSON, those below the space are escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are some of what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
/** The length of the longest text such as "Your description comes here." */
const LONGEST_HERE = 30;
const SHORT = / [Hh]ere|^TB[AC]|^\?\?|[Tt]ext(?: to (?:come|follow))?[.!]?$|\dE\+|^(?:[-+>`\\_~()\s.,;]|\d{1,9}[.)])*$/;
/** A key of a translation program: dots and no spaces. */
const POINTS = /^[a-z][^.]*\.[^.]+\./;
/** A heading in Textile, and its first letter. */
const TEXTILE = /^h[1-6]\. /;
const H = 104;
/** The text that a translation program writes for a missing one, and its first letters. */
const MISSING = /^.ranslation missing: /;
const T = 84;
const SMALL_T = 116;
/** The sign of a list of one point, or of a point in a line. */
const HYPHEN_SIGN = 45;
/** What programs write in place of a missing text. "None" may be the author's. */
export const NO_TEXTS: ReadonlySet<string> = new Set(["undefined", "null", "NaN", "None"]);
const LEVELS = ["Heading", "Heading 1", "Heading 2", "Heading 3", "Headline", "Subheading"];
const UNTITLED = ["Untitled", "Untitled page", "Untitled document"];
/** What templates have where a heading is to be written. */
export const NO_HEADINGS: ReadonlySet<string> = new Set([...LEVELS, "Title", "Page title", "Page Title", ...UNTITLED]);
/** Both in one set: nearly every text is looked up in it. */
const NO_WORDS: ReadonlySet<string> = new Set([...NO_TEXTS, ...NO_HEADINGS]);
/** The names of fields that are shown as a heading. */
export const HEADINGS: ReadonlySet<string | number> = new Set(["heading", "title", "question"]);

/** Whether a rule may have a finding about a text. */
export function isNotable(text: string): boolean {
  return hasSigns(text) || hasTraces(text) || CONTROLS.test(text);
}

/**
 * The part of `isNotable` that cannot be tested for a whole document at once. Runs for every text of a site, so it has
 * to be fast.
 */
export function hasSigns(text: string): boolean {
  const first = text.charCodeAt(0);
  if (text.length < LONGEST_HERE && (SHORT.test(text) || WHOLE_SIGN.test(text) || NO_WORDS.has(text))) return true;
  if (first === H && TEXTILE.test(text)) return true;
  if (first === HYPHEN_SIGN && !text.includes("\n")) return true;
  if ((first === T || first === SMALL_T) && MISSING.test(text)) return true;
  if (!text.includes(" ") && (POINTS.test(text) || text.startsWith("https:"))) return true;
  if (text.includes("\n") && (NUMBERED.test(text) || TIGHT.test(text) || DOTTED.test(text) || WRAPPED_END.test(text)))
    return true;
  // Hyphens are rarer than spaces, so they are tested first.
  if (text.includes("- ") && hasHyphens(text)) return true;
  const last = text.charCodeAt(text.length - 1);
  return (
    (STARTS_OF_SIGNS.test(text) && SIGNS.test(text)) ||
    isSpace(first) ||
    isDot(first) ||
    MARKS.has(first) ||
    isSpace(last) ||
    (CLOSING.has(last) && isLone(text, CLOSING.get(last)!))
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

/** A complete link (no image) or complete bold words, without notable characters in their words. */
const WHOLE = new RegExp(
  `(?<!!)\\[([^\\][{}<*#${BULLETS}]+)\\]\\([^()\\s<>{}*\u0080-\uffff]+\\)(?!\\))|\\*\\*([^\\s*{}<[\\]#](?:[^*{}<[\\]#]*[^\\s*{}<[\\]#])?)\\*\\*`,
  "g",
);
/** The start of a heading, unless "#" may be a number sign. */
const HEADING = /^(?:#{2,6} (?=\w)|# (?=[A-Za-z]))/gm;

/**
 * Whether a text has nothing notable except known names in braces and, in Markdown, correct links, bold words and
 * headings.
 * @param how.filled Matches the known names.
 * @param how.isPlain The JSON of its document has no traces.
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

/** Quotation marks, dots and dashes at the start of a text, "=" for a formula, ":" for a note, "@" for whom it is to, and "/" for an address. */
const MARKS: ReadonlySet<number> = new Set(
  Array.from(`"'“”„«»‘=:@/${MIDDLE_DOTS}${DASHES}`, (mark) => mark.charCodeAt(0)),
);

/** Quotation marks that may end a text, with the one that begins it in most languages. */
const CLOSING: ReadonlyMap<number, string> = new Map(
  Object.entries({ '"': '"', "”": "“", "“": "„", "»": "«", "«": "»" }).map(([end, start]) => [
    end.charCodeAt(0),
    start,
  ]),
);

/** Whether a quotation mark that begins words stands nowhere before the end of a text. */
function isLone(text: string, start: string): boolean {
  const at = text.indexOf(start);
  return at < 0 || at === text.length - 1;
}

/** A full stop or an ellipsis. */
function isDot(code: number): boolean {
  return code === 46 || code === 0x2026;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 160;
}

/** The notable texts of the open documents, including descriptions of pictures. */
export const textsOf = perContext((context): readonly Text[] => [...findTexts(context)]);

function* findTexts({ fields }: Context): Generator<Text> {
  for (const kind of ["line", "markdown"] as const) for (const field of fields(kind)) yield* textsIn(field, kind);
  for (const field of fields("image")) yield* textsIn(field, "alt");
}

/** The texts in a field: each paragraph, or the description of a picture if that is notable. */
export function textsIn({ document, value, path }: Field, kind: Text["kind"]): Text[] {
  if (kind !== "alt") return paragraphs(value, path).map(([text, at]) => ({ document, path: at, text, kind }));
  const text = isGroup(value) ? value["alt"] : undefined;
  return typeof text === "string" && isNotable(text) ? [{ document, path: [...path, "alt"], text, kind }] : [];
}
