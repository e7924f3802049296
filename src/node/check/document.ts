/** Opens the files of a site: what can be read becomes a Document, what is wrong with a file as such a Problem. */
import { parse } from "jsonc-parser";
import type { Json } from "../../model/fields.ts";
import { append } from "./append.ts";
import { decode } from "./decode.ts";
import { tooDeep } from "./keys.ts";
import { isGroup } from "./lookup.ts";
import { misplaced, SITE_FILE } from "./misplaced.ts";
import { positionOf, problemAt, type Words } from "./position.ts";
import type { Document, Problem, Role, SiteFiles, Unreadable } from "./site.ts";
import { findSyntaxFault } from "./syntax/findFault.ts";
import type { SyntaxCode, SyntaxFault } from "./syntax/fault.ts";
import { kindOf, quote } from "./words.ts";

/** No page of a person is deeper than a dozen levels. */
export const DEEPEST = 100;
const BIGGEST = 5_000_000;
const INSIDE_TEXTS: ReadonlySet<string> = new Set<SyntaxCode>([
  "line-break-in-text",
  "quote-in-text",
  "unclosed-text",
  "invisible-character",
  "bad-backslash",
]);
const UNREADABLE: Record<Unreadable["unreadable"], { code: string; message: string; fix: string }> = {
  directory: {
    code: "folder-named-json",
    message: "This is a folder, but its name is that of a page.",
    fix: 'take ".json" out of its name.',
  },
  dangling: {
    code: "link-to-nothing",
    message: "This is a link to a file that does not exist.",
    fix: "put the file in its place, or take the link away.",
  },
  denied: {
    code: "no-permission",
    message: "This file may not be read.",
    fix: "give yourself the right to read it.",
  },
  other: {
    code: "unreadable-file",
    message: "This file could not be read.",
    fix: "see whether it opens in your editor, and save it again.",
  },
};

/** The JSON files below `pages/` as documents that are not open yet, each kind in the order of their paths. */
interface Listed {
  /** What pages may need: what all of them share, and shared blocks. */
  common: Document[];
  pages: Document[];
  /** Files with names that no page and no shared block has, and files that are missing. */
  problems: Problem[];
}

export function listSite(files: SiteFiles): Listed {
  const listed: Listed = { common: [], pages: [], problems: [] };
  const paths = Object.keys(files).filter((file) => /^pages\/.*\.json$/i.test(file));
  for (const file of paths.toSorted()) {
    const known = misplaced(file, files);
    if (known) listed.problems.push(wholeFile({ file }, "unknown-file", known));
    const { role, name } = known ?? { role: roleOf(file), name: nameOf(file) };
    if (!role) listed.problems.push(strangeName(file));
    else listed[role === "page" ? "pages" : "common"].push({ file, role, name, text: "" });
  }
  const hasSite = listed.common.some(({ role }) => role === "site");
  append(listed.problems, missingFiles(listed.pages.length > 0, hasSite));
  return listed;
}

/** Reads the content of a document, and adds to `problems` what is wrong with the file. */
export function openDocument(document: Document, content: SiteFiles[string], problems: Problem[]): void {
  const value = readDocument(document, content, problems);
  if (value === undefined) return;
  if (isGroup(value)) {
    document.data = value;
    if (typeof value["route"] === "string") document.route = value["route"];
    return;
  }
  const message = `The file should be a group of fields in { }, but it is ${kindOf(value)}.`;
  const start = { offset: document.text.search(/[^\s\ufeff]/), length: 1 };
  problems.push(problemAt(document, start, { code: "wrong-type", message, fix: "start it with { and end it with }." }));
}

/** The value in a file; undefined when it cannot be read, which is told then. */
function readDocument(document: Document, content: SiteFiles[string], problems: Problem[]): Json | undefined {
  if (typeof content !== "string" && !(content instanceof Uint8Array)) {
    const { code, ...said } = UNREADABLE[content.unreadable];
    problems.push(wholeFile(document, code, said));
    return undefined;
  }
  if (content.length > BIGGEST) {
    const fix = "split it into several pages. A file may have up to 5 MB.";
    problems.push(wholeFile(document, "too-big", { message: "This file is too big for a page.", fix }));
    return undefined;
  }
  const { text, fault } = decode(content);
  document.text = text;
  if (fault) document.misread = true;
  const before = problems.length;
  if (fault) problems.push(problemAt(document, { offset: fault.offset, length: 1 }, fault));
  // Blanks out the mark without moving anything behind it.
  const plain = text.startsWith("\ufeff") ? ` ${text.slice(1)}` : text;
  if (plain !== text) {
    const message = "The file starts with a mark that cannot be seen (U+FEFF, a byte order mark).";
    const edit = { offset: 0, length: 1, text: "" };
    problems.push(
      problemAt(
        document,
        { offset: 0, length: 1 },
        { code: "byte-order-mark", message, fix: 'take it out: save the file again as "UTF-8" without BOM.', edit },
      ),
    );
  }
  return parseText(document, plain, { problems, before });
}

/** @param told The problems so far, and how many there were before this file. */
function parseText(document: Document, text: string, told: { problems: Problem[]; before: number }): Json | undefined {
  const { problems, before } = told;
  try {
    return JSON.parse(text) as Json;
  } catch {
    const deep = tooDeep(text, DEEPEST);
    const note = `The rest of this ${document.role === "page" ? "page" : "file"} was not checked until this is put right.`;
    if (document.role === "page") document.route = guessRoute(text, deep === undefined);
    if (text.trim() === "") {
      // A wrong encoding may be the reason for the emptiness; then it has been told already.
      if (problems.length === before) problems.push(emptyFile(document));
    } else if (problems.length > before) problems.push({ ...problems.pop()!, note });
    else if (deep !== undefined) problems.push(tooDeepAt(document, deep));
    else problems.push(syntaxProblem(document, text, note));
    // An address with the mistake in itself cannot be known, and links to it are not to blame.
    const { code, line } = problems.at(-1)!;
    const isInText = INSIDE_TEXTS.has(code) && line === positionOf(document, text.search(/\broute\b/)).line;
    if (isInText) delete document.route;
    return undefined;
  }
}

function syntaxProblem(document: Document, text: string, note: string): Problem {
  const found = otherLanguage(text) ?? findSyntaxFault(text) ?? notJson("This is not JSON.", { offset: 0, length: 1 });
  return problemAt(document, found, { ...found, note });
}

/** HTML, Markdown or a list of settings: nothing in it is a slip of JSON. */
function otherLanguage(text: string): SyntaxFault | undefined {
  const [, space = "", start] = /^(\s*)((?!<{7} )[<#>]|[a-z][\w-]*[:;,\s]|---)/i.exec(text) ?? [];
  if (start === undefined) return undefined;
  const shown = /^\S+/.exec(text.slice(space.length))?.[0] ?? start;
  return notJson(`A page starts with {, but this file starts with ${quote(shown)}.`, {
    offset: space.length,
    length: shown.length,
  });
}

function notJson(message: string, range: { offset: number; length: number }): SyntaxFault {
  return {
    code: "not-json",
    ...range,
    message,
    fix: "compare it with a page that works, or copy one and change its words.",
  };
}

/** Told for a text that nests groups and lists beyond any sense. */
export function tooDeepAt(document: Document, offset: number): Problem {
  const message = `More than ${DEEPEST} groups and lists stand inside each other here.`;
  return problemAt(
    document,
    { offset, length: 1 },
    { code: "too-deep", message, fix: "look for brackets that are opened again and again." },
  );
}

function emptyFile(document: Document): Problem {
  const message = "This file is empty.";
  const fix =
    document.role === "page"
      ? "write a page into it, or delete the file."
      : "write something into it, or delete the file.";
  return wholeFile(document, "empty-file", { message, fix });
}

/** The address of a page that does not parse, so that no other page is blamed for links to it. */
function guessRoute(text: string, canParse: boolean): string | undefined {
  // Each version may have an address of its own.
  if (/^<{7} [^]*?\broute\b[^]*?^>{7} /m.test(text)) return undefined;
  const value = (canParse ? parse(text, [], { allowTrailingComma: true }) : undefined) as
    | { route?: unknown }
    | undefined;
  const route = typeof value === "object" && value !== null ? value.route : undefined;
  return typeof route === "string"
    ? route
    : /[{,\n]\s*["'“”]?route["'“”]?\s*[:=]?\s*["'“”]([^"'“”\n]*)["'“”]/.exec(text)?.[1];
}

function missingFiles(hasPage: boolean, hasSite: boolean): Problem[] {
  const site = {
    message: "The file with what all pages share is missing.",
    fix: `add ${SITE_FILE} with the brand, the contact details, the header and the footer.`,
  };
  const page = { message: "There is no page in this folder.", fix: "add a page, for example pages/index.json." };
  return [
    ...(hasSite ? [] : [wholeFile({ file: SITE_FILE }, "missing-site-file", site)]),
    ...(hasPage ? [] : [wholeFile({ file: "pages" }, "no-pages", page)]),
  ];
}

function strangeName(file: string): Problem {
  if (/\/\.[^/]*$/.test(file)) {
    const message = file.includes("/._")
      ? "This is no page: macOS writes such files beside those that it copies."
      : 'This is a hidden file, because its name starts with ".", and no page.';
    return wholeFile({ file }, "unknown-file", { message, fix: "delete it, or give it another name if it is a page." });
  }
  const message = 'Names that start with "_" are kept for _site.json and the folder _shared.';
  const near = /\/_si\w*\.json$/i.test(file)
    ? "rename it to _site.json"
    : /\/_sha\w*\//i.test(file)
      ? "rename the folder to _shared"
      : "";
  const fix = `${near || 'take the "_" away if this is a page, or move the file to pages/_shared if it is a shared block'}.`;
  return wholeFile({ file }, "unknown-file", { message, fix });
}

function wholeFile(document: { file: string; text?: string }, code: string, { message, fix }: Words): Problem {
  const problem = problemAt(
    { file: document.file, text: "" },
    { offset: 0, length: 0, wholeLine: true },
    { code, message, ...(fix !== undefined && { fix }) },
  );
  return { ...problem, wholeFile: true };
}

function roleOf(file: string): Role | undefined {
  if (file === SITE_FILE) return "site";
  if (file.startsWith("pages/_shared/")) return /\/_|\/\.[^/]*$/.test(file.slice(13)) ? undefined : "shared";
  return /\/_|\/\.[^/]*$/.test(file) ? undefined : "page";
}

function nameOf(file: string): string {
  return file.replace(/^pages\/(?:_shared\/)?/, "").replace(/\.json$/i, "");
}
