/** Reads one file of a site: its value becomes data of its Document, what is wrong with its text a Problem. */
import { parse } from "jsonc-parser";
import type { Json } from "../../../model/fields.ts";
import { append } from "../append.ts";
import { type Decoded, decode } from "./decode.ts";
import { tooDeep } from "./keys.ts";
import { isGroup } from "../json.ts";
import { pastedIn, unquoting } from "../shape/values/types/pasted.ts";
import { marksIn, withoutMarks } from "./byteOrderMarks.ts";
import { routeOf } from "./routeOf.ts";
import { positionOf, problemAt, samePlace } from "./position.ts";
import type { Document, Mending } from "./document.ts";
import { withEdits } from "./edited.ts";
import type { FileProblem, Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";
import type { SyntaxCode, SyntaxFault } from "../syntax/fault.ts";
import { isJsonText } from "../syntax/isJsonText.ts";
import { endAgain } from "../syntax/endAgain.ts";
import { notJson, otherStart, type OtherStart } from "../syntax/otherStart.ts";
import { faultsIn, type Faults } from "../syntax/faultsIn.ts";
import { firstVersion } from "../syntax/versions.ts";
import { kindOf } from "../wording/words.ts";
import { emptyFile } from "../files/emptyFile.ts";
import { BIGGEST, tooBig } from "../files/tooBig.ts";
import { unreadable } from "../files/unreadable.ts";
import { wholeFile } from "../files/wholeFile.ts";

/** No page of a person is deeper than a dozen levels. */
export const DEEPEST = 100;
const INSIDE_TEXTS: ReadonlySet<string> = new Set<SyntaxCode>([
  "line-break-in-text",
  "quote-in-text",
  "unclosed-text",
  "invisible-character",
  "bad-backslash",
]);

interface Reading {
  /** Gets what is wrong with the file. */
  problems: FileProblem[];
  /** Throws, as `JSON.parse` does, for a text that is not JSON. Left out, it is that. */
  parse?: (text: string) => Json;
}

const IN_ITS_PLACE: Record<Document["role"], string> = {
  page: "write the page in its place, or copy one that works and change its words.",
  shared: "write the shared block in its place, or copy one that works and change its words.",
  site: "put back what was in it, from an older copy of the site.",
};

/** Reads the content of a document. */
export function openDocument(document: Document, content: SiteFiles[string], reading: Reading): void {
  const { problems } = reading;
  const value = readDocument(document, content, reading);
  if (value === undefined) return;
  if (isGroup(value)) {
    document.data = value;
    if (typeof value["route"] === "string") document.route = routeOf(value["route"]);
    return;
  }
  const pasted = pastedIn(value);
  const what = pasted === undefined ? kindOf(value) : `${kindOf(pasted)} in quotation marks`;
  const message = `The file should be a group of fields in { }, but it is ${what}.`;
  const start = { offset: document.text.search(/[^\s\ufeff]/), length: 1 };
  const [only, ...others] = Array.isArray(value) ? value : [];
  const isWrapped = isGroup(only) && others.length === 0 && !("type" in only);
  const areBlocks = Array.isArray(value) && value.length > 0 && value.every((each) => isGroup(each) && "type" in each);
  const fix = isWrapped
    ? "take the [ ] around it away."
    : areBlocks && document.role === "page"
      ? 'write { "route": "/…", "title": "…", "description": "…", "blocks": in front of it, with your own words for the three dots, and } behind it.'
      : !Array.isArray(value) || value.length === 0
        ? IN_ITS_PLACE[document.role]
        : "start it with { and end it with }.";
  const out = pasted === undefined ? undefined : unquoting(document, String(value));
  // As it is written: laid out anew, it would lose names that are there twice.
  const length = document.text.trimEnd().length - start.offset;
  const edit = isGroup(pasted) && { offset: start.offset, length, text: String(value).trim() };
  const said = { code: "wrong-type", message, fix: out?.fix ?? fix, ...(edit && { edit }) };
  problems.push(problemAt(document, start, said));
}

/** The value in a file; undefined when it cannot be read, which is told then. */
function readDocument(document: Document, content: SiteFiles[string], reading: Reading): Json | undefined {
  const { problems } = reading;
  if (typeof content !== "string" && !(content instanceof Uint8Array)) {
    problems.push(unreadable(document, content));
    return undefined;
  }
  if (content.length > BIGGEST) {
    problems.push(tooBig(document, content));
    return undefined;
  }
  const { text, fault } = decode(content);
  document.text = text;
  if (fault) document.misread = true;
  const before = problems.length;
  if (fault) problems.push(faultOf(document, fault));
  const plain = withoutMarks(text);
  if (plain !== text) {
    const message = "The file starts with a mark that cannot be seen (U+FEFF, a byte order mark).";
    const edit = { offset: 0, length: marksIn(text), text: "" };
    problems.push(
      problemAt(
        document,
        { offset: 0, length: 1 },
        { code: "byte-order-mark", message, fix: 'take it out: save the file again as "UTF-8" without BOM.', edit },
      ),
    );
  }
  return parseText(document, plain, { ...reading, before });
}

/** Of what is no text there is no line that anybody could read. */
function faultOf(document: Document, fault: NonNullable<Decoded["fault"]>): Problem {
  if (fault.code === "not-text") return wholeFile(document, fault.code, fault);
  return problemAt(document, { offset: fault.offset, length: 1 }, fault);
}

/** @param reading The problems so far, and how many there were before this file. */
function parseText(document: Document, text: string, reading: Reading & { before: number }): Json | undefined {
  const { problems, before } = reading;
  try {
    return (reading.parse ?? JSON.parse)(text) as Json;
  } catch {
    // What is no text has no rest.
    if (problems.slice(before).some((problem) => problem.wholeFile)) return undefined;
    const deep = tooDeep(text, DEEPEST);
    const note = restOf(document);
    if (document.role === "page") document.route = guessRoute(text, deep === undefined);
    if (text.trim() === "") {
      // A wrong encoding may be the reason for the emptiness; then it has been told already.
      if (problems.length === before) problems.push(emptyFile(document));
    } else if (deep !== undefined) problems.push(tooDeepAt(document, deep));
    else {
      const { told, ...read } = faultsOf(text, document);
      const mended = isSound(read, document) ? read.mended : undefined;
      const last = mended ? undefined : told.at(-1);
      const problemOf = (fault: SyntaxFault): FileProblem => {
        const problem = problemAt(document, fault, { ...fault, ...(fault === last && { note }) });
        const others = fault.alike?.map((other) => samePlace(problemAt(document, other, other)));
        return {
          ...problem,
          ...(others && { others }),
          ...(fault.tags && { tags: fault.tags }),
          ...(fault.either && { either: fault.either }),
          ...(fault.shown !== undefined && { shown: fault.shown }),
        };
      };
      const found = told.map(problemOf);
      append(problems, found);
      const shownLines = new Set(found.flatMap(({ line }, i) => (told[i]!.showsLine ? [line] : [])));
      const remainders = new Set(told.flatMap(({ remainder }) => remainder ?? []));
      if (mended) return takeMended(document, { ...mended, shownLines, remainders });
    }
    // An address with the mistake in itself cannot be known, and links to it are not to blame.
    const { line: routeLine } = positionOf(document, text.search(/\broute\b/));
    const isInText = ({ code, line }: Problem) => INSIDE_TEXTS.has(code) && line === routeLine;
    if (problems.slice(before).some(isInText)) delete document.route;
    return undefined;
  }
}

/** Whether what was made of a text can be checked. Pages would be blamed for names that are missing in what all of them share. */
function isSound({ mended }: Omit<Faults, "told">, { role }: Document): boolean {
  return mended !== undefined && isJsonText(mended.text) && !(mended.hasLostName && role === "site");
}

/** What is told of a text that is not JSON: at least one mistake. */
function faultsOf(text: string, { role }: Document): Faults {
  const start = otherStart(text, role) ?? firstVersion(text) ?? endAgain(text);
  if (start) return beside(start);
  const found = faultsIn(text);
  return found.told.length > 0 ? found : { told: [notJson("This is not JSON.", { offset: 0, length: 1 }, role)] };
}

/** What is told of a text that has more than a page in it, and of the page. */
function beside({ told, page, fields = "" }: OtherStart): Faults {
  if (page === undefined) return { told: [told] };
  const { told: others, mended } = faultsIn(page);
  return { told: [told, ...others], ...(mended && { mended: fields === "" ? mended : withFields(mended, fields) }) };
}

/** The same page with fields in front of its others. */
function withFields(mended: NonNullable<Faults["mended"]>, fields: string): NonNullable<Faults["mended"]> {
  const edit = { offset: mended.text.indexOf("{") + 1, length: 0, text: fields };
  const text = withEdits(mended.text, [edit]);
  if (!isJsonText(text)) return mended;
  const unread = mended.unread.map((each) => ({ ...each, offset: each.offset + fields.length }));
  return { ...mended, text, edits: [...mended.edits, edit], unread };
}

/** Goes on with a text that is JSON once edits have been made. */
function takeMended(document: Document, { text, ...mended }: Omit<Mending, "written"> & { text: string }): Json {
  document.mended = { written: document.text, ...mended };
  document.text = text;
  return JSON.parse(text) as Json;
}

/** Told for a text that nests groups and lists beyond any sense. */
export function tooDeepAt(document: Document, offset: number): Problem {
  const message = `More than ${DEEPEST} groups and lists stand inside each other here.`;
  return problemAt(
    document,
    { offset, length: 1 },
    { code: "too-deep", message, fix: "look for brackets that are opened again and again.", note: restOf(document) },
  );
}

function restOf({ role }: Document): string {
  return `The rest of this ${role === "page" ? "page" : "file"} was not checked until this is put right.`;
}

/** The address of a page that does not parse, so that no other page is blamed for links to it. */
function guessRoute(text: string, canParse: boolean): string | undefined {
  // Each version may have an address of its own.
  const conflict = text.slice(text.search(/^<{7} /m), text.lastIndexOf("\n>>>>>>> ") + 1);
  if (/^<{7} /.test(conflict) && /\broute\b/.test(conflict)) return undefined;
  const value = (canParse ? parse(text, [], { allowTrailingComma: true }) : undefined) as
    | { route?: unknown }
    | undefined;
  const route = typeof value === "object" && value !== null ? value.route : undefined;
  // Of an address that was cut off with the file nobody knows the rest.
  if (typeof route === "string" && text.endsWith(`"${route}`)) return undefined;
  // Where nothing is written after it, the name of the next field comes.
  const written =
    typeof route === "string" && route.startsWith("/")
      ? route
      : /[{,\n][^\S\n]*["'“”]?route["'“”]?[\s:=：,;.]*["'“”]([^"'“”\n]*)["'“”](?!\s*[:：=])/.exec(text)?.[1];
  return ADDRESS.exec(written ?? "")?.[1];
}

/** An address among the marks that a wrong quotation mark lets in. */
const ADDRESS = /^[^\p{L}\p{N}/]*(\/[^\s"'“”„‘’«»]*)/u;
