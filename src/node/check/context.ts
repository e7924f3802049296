/** Builds the `Context`: the site as rules see it. */
import { together, type Opened, type Opener } from "./document/open.ts";
import { isGroup, valueAt } from "./json.ts";
import { oncePerText } from "../../model/once.ts";
import { pointerOf } from "../../model/pointer.ts";
import type { Path } from "../../model/fields.ts";
import { isMended } from "./shape/mended/renames.ts";
import { toldFirst } from "./toldFirst.ts";
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
    ...doubts(opened, input),
  };
}

/** A repeated `href` does not make the address wrong: rules still have to check the one that counts. */
function isSecondAddress(code: string, pointer: string): boolean {
  return code === "duplicate-key" && pointer.endsWith("/href");
}

type Doubts = Pick<Context, "fields" | "isWrong" | "isOutside" | "isDoubtful" | "isSound" | "isSpoilt">;

/** What keeps rules from telling a mistake twice. */
function doubts(opened: Opened, input: CheckInput): Doubts {
  const { wrong, spoilt } = placesTold(opened);
  const { findings, fields } = opened;
  const taken = findings.filter(({ outside, isTakenOut }) => outside || isTakenOut);
  const outside = new Set(taken.map(({ document, path }) => document.file + pointerOf(path)));
  // The rest of a document with too many problems is unchecked.
  const crowded = new Set(findings.filter(({ code }) => code === "too-many-problems").map(({ document }) => document));
  const unsoundIn = oncePerText((file) => withAllAround(wrong.get(file) ?? []));
  const isWrong = ({ file }: Document, path: Path) => wrong.get(file)?.has(pointerOf(path)) ?? false;
  const isSpoilt = (document: Document) => !document.facts && (!document.data || spoilt.has(document));
  return {
    isWrong,
    isOutside: ({ file }, path) => outside.has(file + pointerOf(path)),
    fields: (kind) =>
      toldFirst(fields(kind), input).filter(({ document, path }) => !spoilt.has(document) || !isWrong(document, path)),
    isDoubtful(document, path) {
      if (isWrong(document, path)) return true;
      const group = spoilt.has(document) ? valueAt(document, path) : undefined;
      return isGroup(group) && Object.keys(group).some((name) => isWrong(document, [...path, name]));
    },
    isSound(document, path) {
      if (!isSpoilt(document)) return true;
      return document.data !== undefined && !crowded.has(document) && !unsoundIn(document.file).has(pointerOf(path));
    },
    isSpoilt,
  };
}

interface PlacesTold {
  /** Pointers by file: on a big site with many mistakes, a linear search for each place would be too slow. */
  wrong: ReadonlyMap<string, ReadonlySet<string>>;
  /** The documents with such places, and those whose blocks are uncertain. */
  spoilt: ReadonlySet<Document>;
}

/** The places that have a problem already. */
function placesTold({ problems, findings, unsure }: Opened): PlacesTold {
  const wrong = new Map<string, Set<string>>();
  const add = (file: string, pointer: string) => wrong.set(file, (wrong.get(file) ?? new Set()).add(pointer));
  for (const { file, pointer, code } of problems) if (!isSecondAddress(code, pointer)) add(file, pointer);
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
  return { wrong, spoilt };
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
