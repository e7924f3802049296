/** Holds a block against the schema of its own type, or of the type that it was meant to be of. */
import { findingOf } from "../wrong.ts";
import type { Place } from "../../place.ts";
import { blockSchema, blockTypes, type Json, type Path, type Schemas } from "../../../../model/fields.ts";
import { append } from "../../append.ts";
import { aroundBlocks, blocksWithin, REST_LATER } from "./blocksWithin.ts";
import { formInstead, isFormMarked } from "./formInstead.ts";
import { fieldForBlock } from "./fieldForBlock.ts";
import { nounOfType, typeByWord, typeGuessed, typeMeant, typesMeantInstead, withoutGroup } from "./blockType.ts";
import { checkValue, type ShapeCheck } from "../checkValue.ts";
import { explainNames } from "../names/explainNames.ts";
import { listNames } from "../../wording/listNames.ts";
import { asWritten } from "../asWritten.ts";
import { asOne, inWritten } from "../names/explainRenamed.ts";
import { didYouMean, insteadOf } from "../../wording/instead.ts";
import { sharedName } from "../../files/misplaced.ts";
import type { Lookup } from "../../lookup.ts";
import { fieldOf, isGroup, valueAt } from "../../json.ts";
import { sortNames } from "../names/meanings.ts";
import { explainNoBlocks } from "./noBlock.ts";
import { noSuchBlock, typeInstead } from "./noSuchBlock.ts";
import { orRenamed, renamedInEntries } from "./orRenamed.ts";
import { mendedDocument } from "../renames.ts";
import type { Document, Rename } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { nameOfType, sayNoText, sayTypeless, typeAround } from "./typeless.ts";
import { typeByFields } from "./typeByFields.ts";
import { fewTypes, typesWhere } from "./typesWhere.ts";
import { choice, example, joined, quote, withArticle, written } from "../../wording/words.ts";

export function checkBlock(shape: ShapeCheck, at: Place, block: Json): CodedFinding[] {
  const { lookup } = shape;
  const { document, path } = at;
  if (!isGroup(block)) return explainNoBlocks(lookup, document, { strays: [{ path, value: block }], count: 1 });
  const { type } = block;
  if (type === undefined) {
    const name = nameOfType(lookup.schemas, block);
    return name === undefined
      ? [sayTypeless(lookup, at, block), ...checkWithin(shape, at, block)]
      : checkUntyped(shape, at, { block, name });
  }
  if (typeof type !== "string") return [sayNoText(lookup, at, type)];
  const known = blockSchema(lookup.schemas, type);
  return known ? checkTyped(shape, at, { block, file: known.file }) : checkUnknown(shape, at, { block, type });
}

/** A block whose type nobody knows. */
function checkUnknown(shape: ShapeCheck, at: Place, { block, type }: { block: Group; type: string }): CodedFinding[] {
  const { lookup } = shape;
  const { document, path } = at;
  const types = blockTypes(lookup.schemas);
  if (isFormMarked(block)) return [formOfOthers(lookup, at, type)];
  const ofPage = fieldForBlock(shape, at, block);
  if (ofPage) return [ofPage];
  const meant = typeMeant(lookup.schemas, block);
  const isPlace = Object.keys(block).every((name) => ["type", "id", "use", "with"].includes(name));
  const isShared = meant === undefined && isPlace && lookup.hasShared(type);
  const named = typeInstead(type);
  const ready = named !== undefined && hasFieldsOf(lookup.schemas, block, named) ? named : undefined;
  const none = ready === undefined ? noSuchBlock(block, type) : undefined;
  const inner = none === undefined ? [] : blocksWithin(lookup.schemas, { path, block });
  const fields = withoutGroup(lookup.schemas, block);
  const guessed = () => typeByWord(lookup.schemas, fields, type) ?? typeGuessed(lookup.schemas, fields, type);
  const other = ready ?? (none === undefined ? guessed() : undefined);
  const otherwise =
    other === undefined
      ? ((Object.keys(block).length === 2 ? aroundBlocks(at, inner) : undefined) ??
        none ??
        anyOf(lookup.schemas, fields, type))
      : didYouMean(other).fix;
  const use = isShared ? type : meant === undefined ? sharedNamed(lookup, block) : undefined;
  const instead =
    use !== undefined
      ? {
          fix: `write ${isShared ? `"type": "shared", "use": ${quote(use)}` : `it like this: ${example({ type: "shared", use })}`}.`,
        }
      : (insteadOf(type, types) ?? {
          fix: otherwise + lackedBy(lookup.schemas, block, other),
          ...(other !== undefined && { guess: [other] }),
        });
  const asOther = other === undefined ? undefined : { ...block, type: other };
  const withOther = asOther && checkMended(shape, at, withBlock(at, asOther));
  const isWhole =
    withOther !== undefined && (hasFieldsOf(lookup.schemas, block, other!) || lacksNothing(at, withOther));
  const isTold = meant !== undefined || none !== undefined || use !== undefined || isWhole;
  const isUnread = !isTold && Object.keys(block).length > 1 && !typeByFields(lookup.schemas, fields);
  const message = `there is no block called ${quote(type)}.`;
  const note = isUnread ? "The rest of this block was not checked until this is put right." : undefined;
  const later = inner.length > 0 ? REST_LATER : note;
  const said = { code: "unknown-block", message, ...instead, ...(later && { note: later }) };
  const unknown = findingOf({ document, path: [...path, "type"] }, said);
  if (meant !== undefined) return [unknown, ...checkValue(shape, at, asMeant(lookup.schemas, block, meant))];
  if (inner.length > 0)
    return [unknown, ...inner.flatMap((each) => checkOnly(shape, { document, path: each.path }, each.block))];
  if (asOther === undefined) return [unknown];
  return [unknown, ...(isWhole ? withOther : picturesIn(shape, at, asOther))];
}

/**
 * Whether a block has all that a type needs, but for names of its own that are sure to be meant to be others, and options: that it is
 * of it is sure then as well.
 * @param found What is wrong with it as one of that type.
 */
function lacksNothing({ path }: Place, found: readonly CodedFinding[]): boolean {
  return found.every((finding) => {
    const { code, means, isReshaped, unwraps } = finding;
    const isWithin = finding.path.length > path.length + 1 || code === "unknown-option";
    return (
      !OF_LACK.has(code) &&
      (isWithin || (code === "unknown-property" && (means !== undefined || isReshaped || unwraps)))
    );
  });
}

const OF_LACK: ReadonlySet<string> = new Set(["missing-property", "too-few"]);

/** The mark of a form, in a block as other programs have it. */
function formOfOthers(lookup: Lookup, { document, path }: Place, type: string): CodedFinding {
  const fix = formInstead(lookup, { document, path }, { it: "this block" });
  const message = `there is no block called ${quote(type)}.`;
  return findingOf({ document, path: [...path, "type"] }, { code: "unknown-block", message, fix });
}

/** The shared block that is all that a block of another kind names: `{ "type": "include", "file": "_shared/faq.json" }`. */
function sharedNamed({ hasShared }: Lookup, block: Group): string | undefined {
  const [only, ...others] = Object.keys(block).flatMap((name) => (name === "type" ? [] : [block[name]!]));
  const name = typeof only === "string" && others.length === 0 ? sharedName(only) : undefined;
  return name !== undefined && hasShared(name) ? name : undefined;
}

/** Whether a block has all fields that a type needs, and no others than this has. */
function hasFieldsOf(schemas: Schemas, block: Group, type: string): boolean {
  const { required = [], properties = {} } = blockSchema(schemas, type)!.schema;
  const names = Object.keys(block);
  return required.every((name) => names.includes(name)) && names.every((name) => Object.hasOwn(properties, name));
}

function withBlock({ document, path }: Place, block: Group): Document {
  return mendedDocument(document, { base: path, value: block, renames: [] });
}

/** What a block needs to be of a type that is not so near by its letters that it has it under other names. */
function lackedBy(schemas: Schemas, block: Group, type: string | undefined): string {
  const { required = [] } = (type === undefined ? undefined : blockSchema(schemas, type)?.schema) ?? {};
  const lacking = required.filter((name) => !Object.hasOwn(block, name));
  return lacking.length > 0 && Object.keys(block).length === 1 ? ` It needs ${choice(lacking, "and")}.` : "";
}

/** What is no block may be a field of some: "image", "figures". Else its fields may say what it is. */
function anyOf(schemas: Schemas, block: Group, type: string): string {
  const having = fewTypes(typesWhere(schemas, "block", ({ schema }) => fieldOf(schema, type) !== undefined));
  if (having) return `use a block that has the field ${quote(type)}: ${having}.`;
  const byFields = typeByFields(schemas, block);
  if (byFields) return byFields;
  return `write one of ${listNames(blockTypes(schemas))}. docs/blocks.md shows what each is for.`;
}

/** What is wrong with the pictures of a block of unknown type. These are the same in all blocks, so the guess of its type may be wrong. */
function picturesIn(shape: ShapeCheck, at: Place, block: Group): CodedFinding[] {
  const mended = withBlock(at, block);
  const isPicture = (path: Path) => shape.lookup.schemaAt(mended, path)?.schema.kind === "image";
  return checkMended(shape, at, mended).filter(({ path }) => path.some((_, i) => isPicture(path.slice(0, i + 1))));
}

/** What is wrong with a block in a document in which it has been put right so far. */
function checkMended(shape: ShapeCheck, { document, path }: Place, mended: Document): CodedFinding[] {
  const renames: Rename[] = [];
  const found = checkBlock({ ...shape, renames }, { document: mended, path }, valueAt(mended, path)!);
  const renamed = { ...document, renames };
  return inWritten(found, document, (each) => asWritten(renamed, each));
}

/** A block without the list around it, which is told: it is looked at as the only one. */
export function checkOnly(shape: ShapeCheck, { document, path: own }: Place, block: Group): CodedFinding[] {
  const listed = { ...document, data: { ...document.data!, blocks: [block] } };
  const found = checkBlock({ ...shape, renames: [] }, { document: listed, path: ["blocks", 0] }, block);
  return inWritten(found, document, ([, , ...rest]) => [...own, ...rest]);
}

/** What is wrong with a block that has its type around it. */
function checkWithin(shape: ShapeCheck, at: Place, block: Group): CodedFinding[] {
  const type = typeAround(shape.lookup.schemas, block);
  if (type === undefined) return [];
  const { length } = at.path;
  const within = (path: Path) => [...path.slice(0, length), type, ...path.slice(length)];
  const whole = { ...(block[type] as Group), type };
  return inWritten(checkMended(shape, at, withBlock(at, whole)), at.document, within);
}

/** A block of a known type. One with all the fields of another type was meant to be of that. */
function checkTyped(shape: ShapeCheck, at: Place, { block, file }: { block: Group; file: string }): CodedFinding[] {
  const place = sharedMeant(shape, at, block);
  if (place) return [place];
  const [meant, ...others] = typesMeantInstead(shape.lookup.schemas, block, shape.validate(file, block));
  if (meant === undefined) return checkValue(shape, at, { value: block, file });
  const types = [meant, ...others];
  const kept = renamedInEntries(shape, at, { block, file, types });
  if (kept) return kept;
  const whose = joined(types.map((type) => withArticle(nounOfType(type))));
  const message = `"type" is ${written(block["type"]!)}, but these are the fields of ${whose}.`;
  const found = otherBlock(at, { message, fix: `write ${choice(types)}${orRenamed(shape, at, { block, file })}.` });
  if (others.length > 0) return [found];
  return [found, ...checkMended(shape, at, withBlock(at, { ...block, type: meant }))];
}

/** A block with nothing but a type, which is the name of a shared block as well. */
function sharedMeant({ lookup, validate }: ShapeCheck, at: Place, block: Group): CodedFinding | undefined {
  const { type, ...fields } = block;
  const isBare = Object.keys(fields).every((name) => name === "id" || name === "with");
  // A shared block is made of no other one.
  if (at.document.role === "shared" || type === "shared" || !isBare || !lookup.hasShared(type!)) return undefined;
  if (validate(blockSchema(lookup.schemas, type as string)!.file, block).length === 0) return undefined;
  const message = `nothing is written in this block, and there is a shared block called ${quote(type as string)}.`;
  const fix = `write "type": "shared", "use": ${quote(type as string)}.`;
  return otherBlock(at, { message, fix });
}

/** A block whose type is not what it is meant to be. */
function otherBlock({ document, path }: Place, said: { message: string; fix: string }): CodedFinding {
  return findingOf({ document, path: [...path, "type"] }, { code: "other-block", ...said });
}

/** A block with a misspelt name for its type. */
function checkUntyped(shape: ShapeCheck, at: Place, { block, name }: { block: Group; name: string }): CodedFinding[] {
  const { document } = at;
  const renames: Rename[] = [];
  const names = { group: block, unknown: [name], missing: ["type"], allowed: ["type"], noun: "block" };
  const sorted = sortNames(shape.lookup, at, names);
  sorted.sure.set(name, "type");
  sorted.lacking.delete("type");
  const found = explainNames(shape.lookup, sorted, (rename) => renames.push(rename));
  append(shape.renames, renames);
  const mended = mendedDocument(document, { base: [], value: document.data!, renames });
  // The type is sure, and so are the names that are meant in the block.
  const within = checkBlock(shape, { document: mended, path: at.path }, valueAt(mended, at.path)!);
  return [...found, ...asOne(found, inWritten(within, document), renames)];
}

function asMeant(schemas: Schemas, block: Group, type: string): { value: Json; file: string } {
  return { value: { ...block, type }, file: blockSchema(schemas, type)!.file };
}
