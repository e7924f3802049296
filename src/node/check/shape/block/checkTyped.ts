/** Checks a block against the schema of its own type, or of the type that is meant. */
import type { Place } from "../../place.ts";
import { blockSchema } from "../../../../model/fields.ts";
import type { Document, Rename } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { choice, joined, quote, withArticle, written } from "../../wording/words.ts";
import { asWritten } from "../asWritten.ts";
import { checkValue, type ShapeCheck } from "../checkValue.ts";
import { inWritten } from "../mended/explainRenamed.ts";
import { mendedDocument } from "../mended/renames.ts";
import { findingOf } from "../wrong.ts";
import { nounOfType, typesMeantInstead } from "./blockType.ts";
import { orRenamed, renamedInLists } from "./orRenamed.ts";

/** A block of a known type. One with all fields of another type is meant to be of that. */
export function checkTyped(
  shape: ShapeCheck,
  at: Place,
  { block, file }: { block: Group; file: string },
): CodedFinding[] {
  const place = sharedMeant(shape, at, block);
  if (place) return [place];
  const types = typesMeantInstead(shape.lookup.schemas, block, shape.validate(file, block));
  const [meant, ...others] = types;
  if (meant === undefined) return checkValue(shape, at, { value: block, file });
  const kept = renamedInLists(shape, at, { block, file, types });
  if (kept) return kept;
  const whose = joined(types.map((type) => withArticle(nounOfType(type))));
  const message = `"type" is ${written(block["type"]!)}, but these are the fields of ${whose}.`;
  const fix = `write ${choice(types)}${orRenamed(shape, at, { block, file })}.`;
  const found = { ...otherBlock(at, { message, fix }), typesMeant: types };
  return others.length > 0 ? [found] : [found, ...checkInstead(shape, at, { ...block, type: meant })];
}

/** Checks a block of a known type as if it stood in the place of the written one. */
export function checkInstead(shape: ShapeCheck, at: Place, block: Group): CodedFinding[] {
  const { document, path } = at;
  const renames: Rename[] = [];
  const { file } = blockSchema(shape.lookup.schemas, block["type"] as string)!;
  const found = checkTyped({ ...shape, renames }, { document: withBlock(at, block), path }, { block, file });
  const renamed = { ...document, renames };
  return inWritten(found, document, (each) => asWritten(renamed, each));
}

/** The document with another block at a place. */
export function withBlock({ document, path }: Place, block: Group): Document {
  return mendedDocument(document, { base: path, value: block, renames: [] });
}

/** A block with nothing but a type that is also the name of a shared block. */
function sharedMeant({ lookup, validate }: ShapeCheck, at: Place, block: Group): CodedFinding | undefined {
  const { type, ...fields } = block;
  const isBare = Object.keys(fields).every((name) => name === "id" || name === "with");
  // A shared block cannot contain another one.
  if (at.document.role === "shared" || type === "shared" || !isBare || !lookup.hasShared(type!)) return undefined;
  if (validate(blockSchema(lookup.schemas, type as string)!.file, block).length === 0) return undefined;
  const message = `nothing is written in this block, and there is a shared block called ${quote(type as string)}.`;
  const fix = `write "type": "shared", "use": ${quote(type as string)}.`;
  return otherBlock(at, { message, fix });
}

/** The finding about a block of another type than the one that is meant. */
function otherBlock({ document, path }: Place, said: { message: string; fix: string }): CodedFinding {
  return findingOf({ document, path: [...path, "type"] }, { code: "other-block", ...said });
}
