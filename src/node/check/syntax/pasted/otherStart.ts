/** Files that do not start as a page does: in another format, with words around the page, or with a mark before each line. */
import { FENCE } from "./loneMark.ts";
import type { Document } from "../../document/document.ts";
import { LONGEST, quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { endOfLine } from "../lineOf.ts";
import { pageHead } from "./pageHead.ts";

/** Starts that are no slip in JSON, such as a heading in brackets above the settings of TOML. Merge conflicts are reported elsewhere. */
const OTHER =
  /^(?!<{7} )(?:[<#>]|---|```|~~~|\*\*|\.{1,2}\/|[a-z\d]|\[{1,2}(?=[\w.-]{1,80}\]{1,2}[ \t]*\r?\n\s*[\w.-]{1,80} ?=))[^\s{]*/i;
/** `>` of a quoted mail, and line numbers. */
const MARKED = /^\s*(>|\d+(?:[.:)|]|[ \t]+\|)?(?=\s))/;
const MARKS = new RegExp(MARKED.source, "gm");

const PAGE_IN_IT = /"(?:route|blocks?|brand)"\s*:/;

/** Formats that are known by their start. */
const OTHER_KINDS: readonly { start: RegExp; message: string; fix: string; mayHold?: true }[] = [
  {
    start: /^version https:\/\/git-lfs\./,
    message: "Git LFS has put a note in the place of this file.",
    fix: 'run "git lfs pull", or ask whoever set up the project.',
  },
  {
    // A service that asks for a login, or finds nothing, answers with such a page.
    start: /^<(?:!doctype\s+html|html)\b/i,
    message: "This is a web page, as a browser saves it.",
    fix: "bring the file back from an older copy. Else copy a page that works, and change its words.",
  },
  {
    // The quoted-printable encoding of mails: =20 for spaces at the ends of lines, and = where a line was wrapped.
    start: /^\{(?=[^]{0,20000}?(?:":=20|[\p{L}\p{N},.;] ?=\r?\n[^]{0,20000}?[\p{L}\p{N},.;] ?=\r?\n))/u,
    message: "This is the source of a mail: it has =20 in the place of spaces, or lines that end in =.",
    fix: "copy it once more from the mail as it is shown, or save the file that came with the mail.",
  },
  {
    start: /^%7B(?:%|\s)/i,
    message: "This is written as an address is, with %22 in the place of each quotation mark.",
    fix: "bring the file back from an older copy, or copy it once more from where it came from.",
  },
  {
    start: /^---[ \t]*\r?\n(?:[^\n]*\n){1,50}?---[ \t]*(?:\r?\n|$)/,
    message: "This is Markdown with a head between lines of hyphens, which other programs read.",
    fix: "copy a page that works, and write the title and the words of this one into it.",
    mayHold: true,
  },
];

export interface OtherStart {
  told: SyntaxFault;
  /** The text with spaces in place of what does not belong to the page; undefined if there is no page in it. */
  page?: string;
  /** The fields to insert behind the { of the page. */
  fields?: string;
}

export function otherStart(text: string, role: Document["role"]): OtherStart | undefined {
  const offset = text.search(/\S/);
  const start = text.slice(offset);
  if (start.startsWith("{\\rtf")) {
    const said = notJson("A word processor saved this file in its own format, RTF.", { offset, length: 5 });
    return {
      told: { ...said, fix: inRole("save it again as plain text, or copy its words into a page that works.", role) },
    };
  }
  const other = OTHER_KINDS.find(({ start: own }) => own.test(start));
  const hasOwn = PAGE_IN_IT.test(text.slice(text.indexOf("{") + 1));
  if (other && !(other.mayHold && hasOwn)) {
    const said = notJson(other.message, { offset, length: Math.min(endOfLine(start, 0), LONGEST) });
    return { told: { ...said, fix: inRole(other.fix, role) } };
  }
  const [shown] = OTHER.exec(start) ?? [];
  if (shown === undefined) return undefined;
  const marked = markedLines(start);
  if (marked) return { told: faultAt({ offset, length: shown.length }, marked), page: text.replace(MARKS, blank) };
  const message = `${role === "page" ? "A page" : "A file of the site"} starts with {, but this ${role === "page" ? "file" : "one"} starts with ${quote(shown)}.`;
  const said = notJson(message, { offset, length: shown.length }, role);
  const hasPage = FENCE.test(shown) || hasOwn;
  if (!text.includes("{") || !hasPage) return { told: said };
  const head = role === "page" ? pageHead(text, offset) : undefined;
  const [first, end] = [head?.end ?? text.indexOf("{"), text.lastIndexOf("}") + 1];
  const page = blank(text.slice(0, first)) + text.slice(first, end) + blank(text.slice(end));
  if (head) return { told: { ...said, fix: head.fix }, page, fields: head.fields };
  const isAround = !text.trimEnd().endsWith("}");
  const fix = `take out what stands before the first {${isAround ? " and behind the last }" : ""}.`;
  const hasWords = /[\p{L}\p{N}]/u.test(text.slice(0, first));
  const needed =
    shown === "---" && hasWords ? " If the page needs the title or other words of that, write them behind the {." : "";
  return { told: { ...said, fix: fix + needed }, page };
}

/** Replaces all but line breaks with spaces, so that offsets stay the same. */
export function blank(words: string): string {
  return words.replaceAll(/[^\r\n]/g, " ");
}

function markedLines(text: string): { code: "unexpected-text"; message: string; fix: string } | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [, mark = ""] = MARKED.exec(lines[0]!) ?? [];
  if (mark === "" || lines.length < 3 || !lines.every((line) => MARKED.test(line))) return undefined;
  const numbers = mark.endsWith("|") ? "the numbers and the | behind them" : "the numbers";
  const [a, all] = mark === ">" ? ['">"', 'each ">"'] : ["a number", numbers];
  return {
    code: "unexpected-text",
    message: `Every line starts with ${a}.`,
    fix: `take out ${all} at the start of the lines.`,
  };
}

const INSTEAD: Record<Document["role"], string> = {
  page: "compare it with a page that works, or copy one and change its words.",
  shared: "compare it with a shared block that works, or copy one and change its words.",
  site: "put back what was in it, from an older copy of the site.",
};

/** Words a fix for a page so that it fits the file's role: there is only one file of settings. */
function inRole(fix: string, role: Document["role"]): string {
  if (!fix.includes(WORKING)) return fix;
  return role === "site" ? INSTEAD.site : fix.replace(WORKING, role === "page" ? WORKING : "a shared block that works");
}

const WORKING = "a page that works";

export function notJson(
  message: string,
  range: { offset: number; length: number },
  role: Document["role"] = "page",
): SyntaxFault {
  return {
    code: "not-json",
    ...range,
    message,
    fix: INSTEAD[role],
  };
}
