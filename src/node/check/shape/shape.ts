/** Holds a document against its schemas: first its envelope, then each block against the schema of its own type. */
import { blockSchema, blockTypes, type Json, type Path, type Schemas } from "../../../model/fields.ts";
import { append } from "../append.ts";
import { typeGuessed, typeMeant, typesMeantInstead, typesWith } from "./blockType.ts";
import { explain } from "./explain.ts";
import { explainNames, listNames } from "./explainNames.ts";
import { asOne, explainRenamed, inWritten } from "./explainRenamed.ts";
import type { Walked } from "../document/fields.ts";
import { insteadOf } from "../instead.ts";
import { isGroup, type Lookup, ROOTS, valueAt } from "../lookup.ts";
import { sortNames } from "./meanings.ts";
import { optionMeant } from "./optionMeant.ts";
import { explainNoBlocks } from "./noBlock.ts";
import { plansOf } from "../document/plans.ts";
import { mendedDocument } from "./renames.ts";
import type { CodedFinding, Document, Group, Rename } from "../site.ts";
import { nearest } from "../suggest.ts";
import { isMissing, ofTopAlone } from "./ofTop.ts";
import type { Validate } from "./validators.ts";
import { choice, kindOf, quote, withArticle, written } from "../words.ts";
import { entryOf, wholeFile } from "./otherFile.ts";

export interface Shape {
  lookup: Lookup;
  validate: Validate;
}

/** Beyond this a file is not a page any more, and listing it all would take minutes. */
const MOST_FINDINGS = 1000;

/** @param renames Gets all names that are sure to be meant to be others. */
export function checkShape(shape: Shape, document: Document, renames: Rename[]): CodedFinding[] {
  const { data, role } = document;
  if (!data) return [];
  const whole = wholeFile(shape.lookup, document, data);
  if (whole) return [whole];
  const found = checkValue({ ...shape, renames }, { document, path: [] }, { value: data, file: ROOTS[role] });
  const envelope = found.length;
  const ofBlocks = renames.filter(({ meant }) => meant === "blocks" || meant === "block");
  if (ofBlocks.length === 0) append(found, checkBlocks({ ...shape, renames }, document, found.length));
  else {
    const mended = mendedDocument(document, { base: [], value: data, renames: ofBlocks });
    const inside = inWritten(checkBlocks({ ...shape, renames: [] }, mended, found.length), document);
    append(found, asOne(found, inside, ofBlocks));
  }
  const ofTop = found.slice(envelope).flatMap(({ ofTop: names = [] }) => names);
  if (ofTop.length > 0) return found.filter((finding) => !ofTop.some((name) => isMissing(finding, name)));
  if (found.length < MOST_FINDINGS) return found;
  const message = `there are ${MOST_FINDINGS} mistakes or more in this file; only the first ones are listed.`;
  const fix = "put these right first, then check again.";
  return [
    ...found.slice(0, MOST_FINDINGS),
    { severity: "error", code: "too-many-problems", document, path: [], point: "start", message, fix },
  ];
}

/** @param before How many mistakes have been found in the rest of the document. */
function checkBlocks(shape: Look, document: Document, before: number): CodedFinding[] {
  const found: CodedFinding[] = [];
  const { role, data } = document;
  const { blocks, block } = data!;
  if (role === "page" && Array.isArray(blocks)) {
    const all = blocks.map((value, i) => ({ path: ["blocks", i], value }));
    const strays = all.filter(({ value }) => !isGroup(value));
    append(found, explainNoBlocks(shape.lookup, document, { strays, count: all.length }));
    for (const { path, value } of all) {
      if (before + found.length >= MOST_FINDINGS) break;
      if (isGroup(value)) append(found, checkBlock(shape, { document, path }, value));
    }
  }
  if (role === "shared" && block !== undefined) append(found, checkBlock(shape, { document, path: ["block"] }, block));
  return found;
}

/**
 * Whether a page fits its schemas: a quick answer, the same as that of `checkShape`. Of blocks that took the same way only
 * the first is held against its schema.
 */
export function fits({ lookup, validate }: Shape, { data }: Document, { ends, strange, passed }: Walked): boolean {
  if (validate(ROOTS.page, data!).length > 0) return false;
  const blocks = data!["blocks"] as Json[];
  if (blocks.length !== ends.length) return false;
  return blocks.every((block, i) => {
    const end = strange.includes(i) ? undefined : ends[i];
    if (end?.isSound || passed[i]?.isSound) return true;
    const type = isGroup(block) && block["type"];
    const file = typeof type === "string" ? blockSchema(lookup.schemas, type)?.file : undefined;
    if (file === undefined || validate(file, block).length > 0) return false;
    if (passed[i]) passed[i].isSound = true;
    if (end && plansOf(lookup.schemas).block(type as string)?.isPlain) end.isSound = true;
    return true;
  });
}

/** A look at the shape of a document. */
interface Look extends Shape {
  renames: Rename[];
}

interface At {
  document: Document;
  path: Path;
}

function checkBlock(shape: Look, at: At, block: Json): CodedFinding[] {
  const { lookup } = shape;
  const { document, path } = at;
  const known =
    isGroup(block) && typeof block["type"] === "string" ? blockSchema(lookup.schemas, block["type"]) : undefined;
  if (known) return checkTyped(shape, at, { block: block as Group, file: known.file });
  const types = blockTypes(lookup.schemas);
  const error = { severity: "error", document, place: path } as const;
  if (!isGroup(block)) return explainNoBlocks(lookup, document, { strays: [{ path, value: block }], count: 1 });
  const { type } = block;
  if (type === undefined) {
    const near = nearest("type", Object.keys(block)).find((name) => typeof block[name] === "string");
    if (near !== undefined) return checkUntyped(shape, at, { block, name: near });
    const top = ofTopAlone(lookup, at, block);
    if (top) return [top];
    const message = 'the "type" is missing, so nobody knows what kind of block this is.';
    const fitting = typesWith(lookup.schemas, block);
    const [only = "", ...others] = Object.keys(block);
    const isAround = others.length === 0 && types.includes(only) && isGroup(block[only]);
    const home = fitting.length > 0 ? undefined : entryOf(lookup.schemas, document.data!["blocks"] as Json[], path[1]);
    const fix = home
      ? `move it into the list "${home}" of the block before it, or add "type".`
      : isAround
        ? `write "type": "${only}" in the place of "${only}": {, and take its } away.`
        : fitting.length === 1
          ? `add "type": ${quote(fitting[0]!)}, which has these fields.`
          : `add "type" with one of ${listNames(fitting.length > 1 ? fitting : types)}.`;
    return [
      {
        ...error,
        code: "missing-type",
        path,
        point: "start",
        message,
        fix,
      },
    ];
  }
  if (typeof type !== "string") {
    const message = `"type" should be a text, but it is ${kindOf(type)}: ${written(type)}.`;
    const only = Array.isArray(type) && type.length === 1 ? type[0] : undefined;
    const isKnown = typeof only === "string" && types.includes(only);
    return [
      {
        ...error,
        code: "wrong-type",
        path: [...path, "type"],
        point: "value",
        message,
        fix: isKnown ? `write ${quote(only)}, without [ ].` : `write one of ${listNames(types)}.`,
      },
    ];
  }
  const message = `there is no block called ${quote(type)}.`;
  const meant = typeMeant(lookup.schemas, block);
  const isPlace = Object.keys(block).every((name) => ["type", "id", "use", "with"].includes(name));
  const isShared = meant === undefined && isPlace && lookup.sharedType(type) !== undefined;
  const other = optionMeant(type, types) ?? typeGuessed(lookup.schemas, block, type);
  const otherwise = other === undefined ? `write one of ${listNames(types)}.` : `did you mean "${other}"?`;
  const instead = isShared
    ? { fix: `write "type": "shared", "use": ${quote(type)}.` }
    : insteadOf(type, types, otherwise);
  const unknown = {
    ...error,
    code: "unknown-block",
    path: [...path, "type"],
    point: "value",
    message,
    ...instead,
  } as const;
  return [unknown, ...(meant === undefined ? [] : checkValue(shape, at, asMeant(lookup.schemas, block, meant)))];
}

/** A block of a known type. One with all the fields of another type was meant to be of that. */
function checkTyped(shape: Look, at: At, { block, file }: { block: Group; file: string }): CodedFinding[] {
  const [meant, ...others] = typesMeantInstead(shape.lookup.schemas, block, shape.validate(file, block));
  if (meant === undefined) return checkValue(shape, at, { value: block, file });
  const { document, path } = at;
  const types = [meant, ...others];
  const whose = types.map((type) => withArticle(type === "shared" ? "shared block" : type)).join(" or ");
  const found: CodedFinding = {
    severity: "error",
    code: "other-block",
    document,
    path: [...path, "type"],
    place: path,
    point: "value",
    message: `"type" is ${written(block["type"]!)}, but these are the fields of ${whose}.`,
    fix: `write ${choice(types)}.`,
  };
  if (others.length > 0) return [found];
  const mended = mendedDocument(document, { base: path, value: { ...block, type: meant }, renames: [] });
  const inside = checkBlock({ ...shape, renames: [] }, { document: mended, path }, valueAt(mended, path)!);
  return [found, ...inWritten(inside, document)];
}

/** A block with a misspelt name for its type. */
function checkUntyped(shape: Look, at: At, { block, name }: { block: Group; name: string }): CodedFinding[] {
  const { document, path } = at;
  const renames: Rename[] = [];
  const names = { group: block, unknown: [name], missing: ["type"], allowed: ["type"], noun: "block" };
  const found = explainNames(shape.lookup, sortNames(shape.lookup, at, names), (rename) => renames.push(rename));
  append(shape.renames, renames);
  const mended = mendedDocument(document, { base: [], value: document.data!, renames });
  const inside = checkBlock({ ...shape, renames: [] }, { document: mended, path }, valueAt(mended, path)!);
  return [...found, ...inWritten(inside, document)];
}

function asMeant(schemas: Schemas, block: Group, type: string): { value: Json; file: string } {
  return { value: { ...block, type }, file: blockSchema(schemas, type)!.file };
}

/** Holds a block of a known type, or all of a document but its blocks, against the file of its schema. */
function checkValue(
  shape: Look,
  { document, path: base }: At,
  { value, file }: { value: Json; file: string },
): CodedFinding[] {
  const errors = shape.validate(file, value).slice(0, MOST_FINDINGS);
  if (errors.length === 0) return [];
  const renames: Rename[] = [];
  const found = explain(shape.lookup, { document, base, onRename: (rename) => renames.push(rename) }, errors);
  if (renames.length > 0) {
    const within = explainRenamed(shape, { document, base, value, file, renames });
    append(found, asOne(found, within, renames));
  }
  append(shape.renames, renames);
  return found;
}
