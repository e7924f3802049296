/** Builds the `Context`: the site as rules see it. */
import { together, type Opened, type Opener } from "./document/open.ts";
import { isGroup, valueAt } from "./json.ts";
import { pointerOf } from "../../model/pointer.ts";
import type { Path } from "../../model/fields.ts";
import { isMended } from "./shape/renames.ts";
import type { Context } from "./rule.ts";
import type { Document } from "./document/document.ts";
import type { CheckInput } from "./site.ts";
import { unpublishedIn } from "./files/unpublished.ts";

/** @param parts The opened ones of `documents`. */
export function contextOf(
  input: CheckInput,
  { lookup, validate, shared }: Opener,
  { documents, parts }: { documents: readonly Document[]; parts: readonly Opened[] },
): Context {
  const opened = together(parts);
  const unpublished = unpublishedIn(input.files);
  const isThere = (file: string) => Object.hasOwn(input.files, file);
  return {
    ...input,
    lookup,
    validate,
    shared,
    isThere,
    unpublished,
    documents,
    open: opened.documents,
    ...doubts(opened),
  };
}

/** A repeated `href` does not make the address wrong: rules still have to check the one that counts. */
function isSecondAddress(code: string, pointer: string): boolean {
  return code === "duplicate-key" && pointer.endsWith("/href");
}

type Doubts = Pick<Context, "fields" | "isWrong" | "isOutside" | "isDoubtful" | "isSound" | "isSpoilt">;

/** What keeps rules from telling a mistake twice. */
function doubts({ problems, findings, unsure, fields }: Opened): Doubts {
  // Pointers by file: on a big site with many mistakes, a linear search for each place would be too slow.
  const wrong = new Map<string, Set<string>>();
  const add = (file: string, pointer: string) => wrong.set(file, (wrong.get(file) ?? new Set()).add(pointer));
  for (const { file, pointer, code } of problems) if (!isSecondAddress(code, pointer)) add(file, pointer);
  const outside = new Set<string>();
  for (const { document, path, ...said } of findings)
    if (said.outside || said.isTakenOut) outside.add(document.file + pointerOf(path));
  const unsettled = findings.filter(({ document, path }) => !isMended(document, path));
  for (const { document, path, spoils } of unsettled) {
    add(document.file, pointerOf(path));
    if (spoils) add(document.file, pointerOf(spoils));
  }
  const spoilt = new Set([...unsettled.map(({ document }) => document), ...unsure]);
  for (const document of new Set(findings.map((finding) => finding.document)))
    for (const { path, meant, isValueWrong } of document.renames ?? []) {
      if (!isValueWrong) continue;
      spoilt.add(document);
      add(document.file, pointerOf([...path, meant]));
    }
  // The rest of a document with too many problems is unchecked.
  const crowded = new Set(findings.filter(({ code }) => code === "too-many-problems").map(({ document }) => document));
  const around = new Map<string, ReadonlySet<string>>();
  const isWrong = (document: Document, path: Path) => wrong.get(document.file)?.has(pointerOf(path)) ?? false;
  const isSpoilt = (document: Document) => !document.facts && (!document.data || spoilt.has(document));
  return {
    isWrong,
    isOutside: ({ file }, path) => outside.has(file + pointerOf(path)),
    fields: (kind) => fields(kind).filter(({ document, path }) => !spoilt.has(document) || !isWrong(document, path)),
    isDoubtful(document, path) {
      if (isWrong(document, path)) return true;
      const group = spoilt.has(document) ? valueAt(document, path) : undefined;
      return isGroup(group) && Object.keys(group).some((name) => isWrong(document, [...path, name]));
    },
    isSound(document, path) {
      if (!isSpoilt(document)) return true;
      if (!document.data || crowded.has(document)) return false;
      const { file } = document;
      const unsound = around.get(file) ?? withAllAround(wrong.get(file) ?? []);
      around.set(file, unsound);
      return !unsound.has(pointerOf(path));
    },
    isSpoilt,
  };
}

/** The pointers and all their ancestors. */
function withAllAround(pointers: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const pointer of pointers)
    for (
      let end = pointer.length;
      end >= 0 && !found.has(pointer.slice(0, end));
      end = pointer.lastIndexOf("/", end - 1)
    )
      found.add(pointer.slice(0, end));
  return found;
}
