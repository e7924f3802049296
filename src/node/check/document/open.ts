/** Opens documents: parses them and validates them against their schemas. */
import { addressFinder } from "../addresses/addressBook.ts";
import { pageFinder } from "../addresses/pageAt.ts";
import { linksTo } from "../gone/lost/linksTo.ts";
import { twiceForLacking } from "./twiceForLacking.ts";
import { lostNames } from "../gone/lost/lostNames.ts";
import { sharedMeant } from "../gone/names/sharedMeant.ts";
import { usesOf } from "../gone/names/usesOf.ts";
import { append } from "../append.ts";
import { readAsMeant } from "./asMeant.ts";
import { DEEPEST } from "./depth.ts";
import { openDocument } from "./openDocument.ts";
import { withSlash } from "./withSlash.ts";
import { blockSchema, type Json } from "../../../model/fields.ts";
import { onlyMeant } from "../wording/synonyms.ts";
import { createKeeper, type Field, type Keeper } from "./fields.ts";
import { createLookup, ROOTS } from "../lookup.ts";
import { isGroup, valueAt } from "../json.ts";
import { isOfType } from "../shape/couldStand.ts";
import type { SchemaOf } from "./keepOne.ts";
import { checkNames, withoutCommas } from "./names.ts";
import { isWithin, pointerOf } from "../../../model/pointer.ts";
import { asWritten } from "../shape/asWritten.ts";
import { mendedDocument, nameIn } from "../shape/mended/renames.ts";
import type { Shape } from "../shape/checkValue.ts";
import { checkShape } from "../shape/shape.ts";
import type { Document, Rename } from "./document.ts";
import type { CodedFinding, FileProblem } from "../finding.ts";
import type { CheckInput } from "../site.ts";
import { validatorsOf } from "../shape/validators.ts";
import { siteNames } from "./siteNames.ts";
import { createWalker, type Walker } from "./walker.ts";

/** How often the names of a document are read, as what is meant by some may repeat others. */
const MOST_ROUNDS = 8;

/** Documents that are open, with the problems of their texts and the findings of their schemas. */
export interface Opened {
  documents: readonly Document[];
  problems: FileProblem[];
  findings: CodedFinding[];
  /** Documents whose data may lack something: a name is repeated, or the text had to be repaired. */
  unsure: ReadonlySet<Document>;
  /** Every field of a kind, in the order of the documents. */
  fields(kind: string): readonly Field[];
}

export interface Opener extends Shape {
  walk: Walker;
  /** The shared blocks opened so far, by the name that `use` gives. */
  shared: ReadonlyMap<string, Document>;
  open(documents: readonly Document[]): Opened;
}

export function createOpener({ files, schemas, samples }: Pick<CheckInput, "files" | "schemas" | "samples">): Opener {
  const shared = new Map<string, Document>();
  const sharedFor = (name: Json | undefined) => sharedMeant(shared, name);
  const sharedType = (name: Json | undefined) => blockTypeOf(sharedFor(name));
  const isOpen = (use: Json, field: string) => {
    const data = sharedFor(use)?.data;
    // An `open` inside the block counts as well; its wrong place is told there.
    const names = data?.["open"] ?? (isGroup(data?.["block"]) ? data["block"]["open"] : undefined);
    if (!Array.isArray(names)) return false;
    const fields = Object.keys(blockSchema(schemas, sharedType(use) ?? "")?.schema.properties ?? {});
    // A misspelt name counts as the field that it means; the slip is told there.
    const slips = names.map(String).filter((name) => !fields.includes(name));
    return names.includes(field) || slips.some((name) => onlyMeant(name, fields) === field);
  };
  const lookup = {
    ...createLookup(schemas, sharedType, isOpen),
    sharedMeant: sharedFor,
    hasShared: (name: Json) => typeof name === "string" && shared.has(name),
    addressOf: addressFinder(files),
    pageAt: pageFinder(files),
    namesOf: siteNames(files),
    lost: lostNames(files),
    links: linksTo(files),
    uses: usesOf(files),
  };
  const shape: Shape = { lookup, validate: validatorsOf(schemas) };
  const schemaOf: SchemaOf = (document, path) => lookup.schemaAt(document, path)?.schema;
  const walk = createWalker(schemas, { deepest: DEEPEST, sharedType, samples });
  /** Corrects misspelt names whose meaning is certain, if the value fits the right field. */
  function mend(document: Document, renames: readonly Rename[]): void {
    const written = document.data!;
    const whole = mendedDocument(document, { base: [], value: written, renames });
    const sound = renames.filter((rename) =>
      isOfType(lookup.schemaAt(whole, [...rename.path, rename.meant])?.schema, valueAt(document, nameIn(rename))!),
    );
    document.written = written;
    document.data = mendedDocument(document, { base: [], value: written, renames: sound }).data!;
    if (typeof document.data["route"] === "string") document.route = withSlash(document.data["route"]);
  }

  /** Checks the names of a document and takes its fields, with the lists and entries that are meant by repeated names. */
  function namesAndFields(document: Document): NamesTold & { own: Keeper } {
    const settled: FileProblem[] = [];
    for (let round = 1; ; round++) {
      const own = createKeeper();
      const told = checkNames(document, walk(document, ROOTS[document.role], own), schemaOf);
      if (round < MOST_ROUNDS && readAsMeant(document, told)) {
        append(
          settled,
          told.filter(({ meant }) => meant),
        );
        continue;
      }
      const doubtful = told.filter((problem) => isRepeated(problem) && !problem.isKept);
      return { told: [...settled, ...told], twice: doubtful.map(({ pointer }) => dependentOn(pointer)), own };
    }
  }

  function open(documents: readonly Document[]): Opened {
    let problems: FileProblem[] = [];
    const findings: CodedFinding[] = [];
    const unsure = new Set<Document>();
    const keeper = createKeeper();
    for (const document of documents) {
      openDocument(document, files[document.file]!, { problems, lookup });
      if (document.role === "shared") shared.set(document.name, document);
      if (!document.data) continue;
      const { told, twice, own } = namesAndFields(document);
      if (twice.length > 0) document.twice = twice;
      if (told.some(isRepeated) || document.mended) unsure.add(document);
      const renames: Rename[] = [];
      const both = { problems: told, findings: checkShape(shape, document, renames) };
      const { problems: names, findings: found } = twiceForLacking(lookup, document, both);
      // Where one of the two is to be renamed, the comma between them is needed.
      const kept = told.filter((problem) => names.includes(problem));
      problems = withoutCommas(document, problems, kept);
      append(problems, names);
      if (found.some(({ otherKind }) => otherKind)) {
        append(findings, found);
        forget(document);
        continue;
      }
      if (renames.length > 0) document.renames = renames;
      const typesMeant = typesMeantIn(found);
      if ((renames.length === 0 && typesMeant.size === 0) || twice.length > 0) keeper.add(own);
      else {
        if (renames.length > 0) mend(document, renames);
        if (typesMeant.size > 0) document.typesMeant = typesMeant;
        walk(document, ROOTS[document.role], keeper);
      }
      append(findings, twice.length > 0 ? sureAmong(found, document, twice) : found);
    }
    return { documents, problems, findings, unsure, fields: keeper.fields };
  }
  return { ...shape, shared, walk, open };
}

/** The types that blocks with the fields of others are meant to have, by the pointer of the block. */
function typesMeantIn(found: readonly CodedFinding[]): Map<string, readonly string[]> {
  return new Map(
    found.flatMap(({ path, typesMeant }) => (typesMeant ? [[pointerOf(path.slice(0, -1)), typesMeant]] : [])),
  );
}

/** A file that was overwritten with another kind of file tells nothing of what it was. */
function forget(document: Document): void {
  delete document.data;
  delete document.route;
}

/** Combines opened parts of a site. */
export function together(parts: readonly Opened[]): Opened {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return {
    documents: parts.flatMap(({ documents }) => documents),
    problems: parts.flatMap(({ problems }) => problems),
    findings: parts.flatMap(({ findings }) => findings),
    unsure: new Set(parts.flatMap(({ unsure }) => [...unsure])),
    fields: (kind) => parts.flatMap(({ fields }) => fields(kind)),
  };
}

interface NamesTold {
  told: FileProblem[];
  /** The pointers of what depends on which of two values of one name counts. */
  twice: readonly string[];
}

function isRepeated({ code }: FileProblem): boolean {
  return code === "duplicate-key";
}

/** The findings that hold whichever of two values of one name counts. */
function sureAmong(found: readonly CodedFinding[], document: Document, twice: readonly string[]): CodedFinding[] {
  return found.filter(({ path, code }) => {
    const pointer = pointerOf(asWritten(document, path));
    // The array may have too few entries because two of them were merged.
    const isLacking = code === "too-few" && twice.some((each) => isWithin(each, pointer));
    return !isLacking && !isBelow(twice, pointer);
  });
}

/** The pointer of everything that depends on a repeated name: its value, or the whole group if the name is `type`. */
function dependentOn(pointer: string): string {
  return pointer.replace(/\/type$/, "");
}

function isBelow(above: readonly string[], pointer: string): boolean {
  return above.some((each) => isWithin(pointer, each));
}

/** The block may stand at the top of its file, without "block" around it, which is told there. */
function blockTypeOf(document: Document | undefined): string | undefined {
  const { data = {} } = document ?? {};
  const block = data["block"] ?? ("open" in data ? data : undefined);
  return isGroup(block) && typeof block["type"] === "string" ? block["type"] : undefined;
}
