/** The whole check of a site: pure, from texts to problems. */
import type { Json, Path } from "../../model/fields.ts";
import { append } from "./append.ts";
import { DEEPEST, openSite, tooDeepAt } from "./document.ts";
import { createWalker, type Walked, type Walker } from "./fields.ts";
import { countNames, repeatedNames, tooDeep } from "./keys.ts";
import { createLookup, isGroup, ROOTS, valueAt } from "./lookup.ts";
import { pointerOf, positionOf, problemAt, rangeOf } from "./position.ts";
import type { Context } from "./rule.ts";
import { rules } from "./rules.ts";
import { checkShape } from "./shape.ts";
import type { CheckInput, CodedFinding, Document, Problem, Site } from "./site.ts";
import { validatorsOf } from "./validators.ts";
import { capital, quote } from "./words.ts";

export interface Inspection {
  /** Sorted by file, then by line. */
  problems: Problem[];
  site: Site;
  context: Context;
}

/** Everything that is wrong with a site, all files at once. Throws only when the check itself is at fault. */
export function check(input: CheckInput): Problem[] {
  return inspect(input).problems;
}

/** Check and documents in one go, with every file parsed once. */
export function inspect(input: CheckInput): Inspection {
  const { context, problems, findings } = openContext(input);
  for (const rule of rules) append(findings, runRule(rule, context));
  for (const finding of findings) problems.push(toProblem(context, finding));
  return { problems: problems.toSorted(inOrder), site: siteOf(context.documents), context };
}

/** A site as its rules see it, and what is wrong with its files and with their shape. */
export interface Opened {
  context: Context;
  problems: Problem[];
  findings: CodedFinding[];
}

/** Reads all files and holds each against its schemas; everything that a rule or a change of the site starts from. */
export function openContext(input: CheckInput): Opened {
  const { files, schemas, ...around } = input;
  const problems: Problem[] = [];
  const findings: CodedFinding[] = [];
  const documents: Document[] = [];
  const shared = new Map<string, Document>();
  const unsure = new Set<Document>();
  const sharedType = (name: Json) => blockTypeOf(typeof name === "string" ? shared.get(name) : undefined);
  const walker = createWalker(schemas, { deepest: DEEPEST, sharedType });
  const shape = { lookup: createLookup(schemas, sharedType), validate: validatorsOf(schemas) };
  for (const document of openSite(files, problems)) {
    documents.push(document);
    if (document.role === "shared") shared.set(document.name, document);
    const told = document.data ? checkNames(document, walker.walk(document, ROOTS[document.role])) : [];
    append(problems, told);
    const twice = told.filter(({ code }) => code === "duplicate-key").map(({ pointer }) => dependentOn(pointer));
    if (twice.length > 0) unsure.add(document);
    const found = checkShape(shape, document);
    append(findings, twice.length > 0 ? found.filter(({ path }) => !isBelow(twice, pointerOf(path))) : found);
  }
  const known = doubts({ problems, findings, walker, unsure });
  return { context: { ...shape, documents, shared, ...around, ...known }, problems, findings };
}

type Doubts = Pick<Context, "fields" | "isWrong" | "isDoubtful" | "isSound" | "isSpoilt">;

/** What keeps the rules from telling a second time what has been told already. */
function doubts(found: Pick<Opened, "problems" | "findings"> & { walker: Walker; unsure: Set<Document> }): Doubts {
  const wrong = new Set(found.problems.map(({ file, pointer }) => file + pointer));
  for (const { document, path } of found.findings) wrong.add(document.file + pointerOf(path));
  const spoilt = new Set([...found.findings.map(({ document }) => document), ...found.unsure]);
  const isWrong = (document: Document, path: Path) => wrong.has(document.file + pointerOf(path));
  return {
    isWrong,
    fields: (kind) =>
      found.walker.fields(kind).filter(({ document, path }) => !spoilt.has(document) || !isWrong(document, path)),
    isDoubtful(document, path) {
      if (isWrong(document, path)) return true;
      const group = spoilt.has(document) ? valueAt(document, path) : undefined;
      return isGroup(group) && Object.keys(group).some((name) => isWrong(document, [...path, name]));
    },
    isSound(document, path) {
      if (!document.data) return false;
      if (!spoilt.has(document)) return true;
      const pointer = document.file + pointerOf(path);
      return ![...wrong].some((each) => `${each}/`.startsWith(`${pointer}/`));
    },
    isSpoilt: (document) => !document.data || spoilt.has(document),
  };
}

/** What depends on a name that is written twice: its value, or all of a group whose type it is. */
function dependentOn(pointer: string): string {
  return pointer.replace(/\/type$/, "");
}

function isBelow(above: readonly string[], pointer: string): boolean {
  return above.some((each) => `${pointer}/`.startsWith(`${each}/`));
}

function runRule({ code, severity, run }: (typeof rules)[number], context: Context): CodedFinding[] {
  try {
    return Array.from(run(context), (finding) => ({ code, severity, ...finding }));
  } catch (cause) {
    throw new Error(`The rule "${code}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What only a look at the names can tell: repeated ones, forbidden ones, and groups without end. */
function checkNames(document: Document, walked: Walked): Problem[] {
  if (walked.deep) {
    const problem = tooDeepAt(document, tooDeep(document.text, DEEPEST) ?? 0);
    delete document.data;
    return [problem];
  }
  const problems = walked.reserved.map((path) => {
    const range = rangeOf(document, path, "name");
    const message = `${quote(String(path.at(-1)))} cannot be the name of a field.`;
    return problemAt(document, range, {
      code: "reserved-name",
      pointer: pointerOf(path),
      message,
      fix: "give it another name, or take it out.",
    });
  });
  if (walked.names === countNames(document.text)) return problems;
  for (const { name, first, path, ...range } of repeatedNames(document.text).slice(0, 1000)) {
    const { line } = positionOf(document, first);
    const message = `${quote(name)} is written twice. The first one is on line ${line}.`;
    problems.push(
      problemAt(document, range, {
        code: "duplicate-key",
        pointer: pointerOf(path),
        message,
        fix: "keep one of the two. Only the last one would be shown.",
      }),
    );
  }
  return problems;
}

function toProblem({ lookup }: Context, finding: CodedFinding): Problem {
  const { document, path, point, detail, fix, why, note, code, severity } = finding;
  const range = rangeOf(document, path, point);
  const place = lookup.placeOf(document, finding.place ?? path.slice(0, -1));
  const sentence = finding.sentence?.(place) ?? (place ? `In ${place}: ${finding.message}` : capital(finding.message));
  const edit = finding.edit?.({ offset: range.offset, length: range.length });
  const words = { code, severity, place, pointer: pointerOf(path), message: finding.message, sentence };
  return problemAt(document, range, { ...words, ...given({ detail, fix, why, note, edit }) });
}

function given<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

function siteOf(documents: readonly Document[]): Site {
  const site: Site = { pages: [], shared: {} };
  for (const { file, role, name, text, data } of documents) {
    if (!data) continue;
    if (role === "page") site.pages.push({ file, text, data });
    else if (role === "site") site.site = { file, data };
    else Object.defineProperty(site.shared, name, { value: { file, data }, enumerable: true });
  }
  return site;
}

function blockTypeOf(document: Document | undefined): string | undefined {
  const block = document?.data?.["block"];
  return isGroup(block) && typeof block["type"] === "string" ? block["type"] : undefined;
}

function inOrder(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.code, b.code) ||
    compare(a.pointer, b.pointer)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
