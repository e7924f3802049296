/** Opens documents: reads each whole, and holds it against its schemas. */
import { addressFinder } from "../addresses/addressBook.ts";
import { linksTo } from "../gone/linksTo.ts";
import { twiceForLacking } from "../shape/names/twiceForLacking.ts";
import { lostNames } from "../gone/lostNames.ts";
import { sharedMeant } from "../gone/sharedMeant.ts";
import { append } from "../append.ts";
import { DEEPEST } from "./depth.ts";
import { openDocument } from "./openDocument.ts";
import { routeOf } from "./routeOf.ts";
import { blockSchema, type Json } from "../../../model/fields.ts";
import { onlyMeant } from "../shape/names/synonyms.ts";
import { createKeeper, type Field } from "./fields.ts";
import { createLookup, ROOTS } from "../lookup.ts";
import { isGroup, valueAt } from "../json.ts";
import { isOfType } from "../shape/couldStand.ts";
import type { SchemaOf } from "./keepOne.ts";
import { isOfSecond } from "./mergedEntries.ts";
import { checkNames } from "./names.ts";
import { joinLists } from "./twoLists.ts";
import { isWithin, pointerOf } from "../../../model/pointer.ts";
import { asWritten } from "../shape/asWritten.ts";
import { mendedDocument, nameIn } from "../shape/renames.ts";
import type { Shape } from "../shape/checkValue.ts";
import { checkShape } from "../shape/shape.ts";
import type { Document, Rename } from "./document.ts";
import type { CodedFinding, FileProblem } from "../finding.ts";
import type { CheckInput } from "../site.ts";
import { validatorsOf } from "../shape/validators.ts";
import { siteNames } from "./siteNames.ts";
import { createWalker, type Walker } from "./walker.ts";

/** Documents that are open, and what is wrong with each of them as far as its file and its schemas can tell. */
export interface Opened {
  documents: readonly Document[];
  problems: FileProblem[];
  findings: CodedFinding[];
  /** Documents of which not all is known: a name is written twice, or the text had to be mended to be read. */
  unsure: ReadonlySet<Document>;
  /** Every field of a kind, in the order of the documents. */
  fields(kind: string): readonly Field[];
}

export interface Opener extends Shape {
  walk: Walker;
  /** Shared blocks by the name that `use` gives; known as soon as they have been opened. */
  shared: ReadonlyMap<string, Document>;
  open(documents: readonly Document[]): Opened;
}

export function createOpener({ files, schemas, samples }: Pick<CheckInput, "files" | "schemas" | "samples">): Opener {
  const shared = new Map<string, Document>();
  const sharedFor = (name: Json) => sharedMeant(shared, name);
  const sharedType = (name: Json) => blockTypeOf(sharedFor(name));
  const isOpen = (use: Json, field: string) => {
    const data = sharedFor(use)?.data;
    // One that stands in the block, which is told there, says it as well.
    const names = data?.["open"] ?? (isGroup(data?.["block"]) ? data["block"]["open"] : undefined);
    if (!Array.isArray(names)) return false;
    const fields = Object.keys(blockSchema(schemas, sharedType(use) ?? "")?.schema.properties ?? {});
    // A name with a slip in it is told there.
    const slips = names.map(String).filter((name) => !fields.includes(name));
    return names.includes(field) || slips.some((name) => onlyMeant(name, fields) === field);
  };
  const lookup = {
    ...createLookup(schemas, sharedType, isOpen),
    sharedMeant: sharedFor,
    hasShared: (name: Json) => typeof name === "string" && shared.has(name),
    addressOf: addressFinder(files),
    namesOf: siteNames(files),
    lost: lostNames(files),
    links: linksTo(files),
  };
  const shape: Shape = { lookup, validate: validatorsOf(schemas) };
  const schemaOf: SchemaOf = (document, path) => lookup.schemaAt(document, path)?.schema;
  const walk = createWalker(schemas, { deepest: DEEPEST, sharedType, samples });
  /** Puts names right that are meant to be others, where their values could stand. */
  function mend(document: Document, renames: readonly Rename[]): void {
    const written = document.data!;
    const whole = mendedDocument(document, { base: [], value: written, renames });
    const sound = renames.filter((rename) =>
      isOfType(lookup.schemaAt(whole, [...rename.path, rename.meant])?.schema, valueAt(document, nameIn(rename))!),
    );
    document.written = written;
    document.data = mendedDocument(document, { base: [], value: written, renames: sound }).data!;
    if (typeof document.data["route"] === "string") document.route = routeOf(document.data["route"]);
  }

  function open(documents: readonly Document[]): Opened {
    const problems: FileProblem[] = [];
    const findings: CodedFinding[] = [];
    const unsure = new Set<Document>();
    const keeper = createKeeper();
    for (const document of documents) {
      openDocument(document, files[document.file]!, { problems });
      if (document.role === "shared") shared.set(document.name, document);
      if (!document.data) continue;
      let own = createKeeper();
      const told = checkNames(document, walk(document, ROOTS[document.role], own), schemaOf);
      const areJoined = joinLists(document, told);
      if (areJoined) walk(document, ROOTS[document.role], (own = createKeeper()));
      const repeated = told.filter(({ code }) => code === "duplicate-key");
      const doubtful = areJoined ? [] : repeated.filter(({ isKept }) => !isKept);
      const twice = doubtful.map(({ pointer }) => dependentOn(pointer));
      if (repeated.length > 0 || document.mended) unsure.add(document);
      const renames: Rename[] = [];
      const both = { problems: told, findings: checkShape(shape, document, renames) };
      const { problems: names, findings: found } = twiceForLacking(lookup, document, both);
      append(problems, names);
      if (found.some(({ otherKind }) => otherKind)) {
        append(findings, found);
        forget(document);
        continue;
      }
      if (renames.length > 0) document.renames = renames;
      if (renames.length === 0 || twice.length > 0) keeper.add(own);
      else {
        mend(document, renames);
        walk(document, ROOTS[document.role], keeper);
      }
      const merged = told.filter(({ ofBoth }) => ofBoth);
      const isSure = (finding: CodedFinding) => {
        const { path, code } = finding;
        const pointer = pointerOf(asWritten(document, path));
        // Two entries that have become one may be what is lacking.
        const isLacking = code === "too-few" && twice.some((each) => isWithin(each, pointer));
        return !isLacking && (!isBelow(twice, pointer) || merged.some((each) => isOfSecond(finding, each)));
      };
      append(findings, twice.length > 0 ? found.filter(isSure) : found);
    }
    return { documents, problems, findings, unsure, fields: keeper.fields };
  }
  return { ...shape, shared, walk, open };
}

/** What is in a file that was saved over says nothing of the one that was there. */
function forget(document: Document): void {
  delete document.data;
  delete document.route;
}

/** Several parts of a site as one. */
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

/** What depends on a name that is written twice: its value, or all of a group whose type it is. */
function dependentOn(pointer: string): string {
  return pointer.replace(/\/type$/, "");
}

function isBelow(above: readonly string[], pointer: string): boolean {
  return above.some((each) => isWithin(pointer, each));
}

/** That the fields of a block stand at the top of its file is told of that file. */
function blockTypeOf(document: Document | undefined): string | undefined {
  const { data = {} } = document ?? {};
  const block = data["block"] ?? ("open" in data ? data : undefined);
  return isGroup(block) && typeof block["type"] === "string" ? block["type"] : undefined;
}
