/** Checks a block against the schema of its type, and explains whatever stands in the place of a type. */
import type { Place } from "../../place.ts";
import { blockSchema, type Json, type Path } from "../../../../model/fields.ts";
import { append } from "../../append.ts";
import type { Rename } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Group } from "../../site.ts";
import type { ShapeCheck } from "../checkValue.ts";
import { explainNames } from "../names/explainNames.ts";
import { asOne, inWritten } from "../mended/explainRenamed.ts";
import { sortNames } from "../names/meaning/meanings.ts";
import { mendedDocument } from "../mended/renames.ts";
import { checkInstead, checkTyped } from "./checkTyped.ts";
import { checkUnknown } from "./checkUnknown.ts";
import { explainNoBlocks } from "./noBlock.ts";
import { nameOfType, sayNoText, sayTypeless, typeAround } from "./typeless.ts";

export function checkBlock(shape: ShapeCheck, at: Place, block: Json): CodedFinding[] {
  const { lookup } = shape;
  const { document, path } = at;
  if (!isGroup(block)) return explainNoBlocks(lookup, document, { strays: [{ path, value: block }], count: 1 });
  const { type } = block;
  if (type === undefined) return checkTypeless(shape, at, block);
  if (typeof type !== "string") return [sayNoText(lookup, at, block)];
  const known = blockSchema(lookup.schemas, type);
  if (known) return checkTyped(shape, at, { block, file: known.file });
  const { found, inner } = checkUnknown(shape, at, { block, type });
  return [...found, ...inner.flatMap((each) => checkOnly(shape, { document, path: each.path }, each.block))];
}

/** Checks a block without the list around it, which has a finding of its own, as if it were the only one. */
export function checkOnly(shape: ShapeCheck, { document, path: own }: Place, block: Group): CodedFinding[] {
  const listed = { ...document, data: { ...document.data!, blocks: [block] } };
  const found = checkBlock({ ...shape, renames: [] }, { document: listed, path: ["blocks", 0] }, block);
  return inWritten(found, document, ([, , ...rest]) => [...own, ...rest]);
}

function checkTypeless(shape: ShapeCheck, at: Place, block: Group): CodedFinding[] {
  const name = nameOfType(shape.lookup.schemas, block);
  if (name !== undefined) return checkRenamed(shape, at, { block, name });
  return [sayTypeless(shape.lookup, at, block), ...checkWithin(shape, at, block)];
}

/** A block whose type is under a misspelt name. */
function checkRenamed(shape: ShapeCheck, at: Place, { block, name }: { block: Group; name: string }): CodedFinding[] {
  const { document } = at;
  const renames: Rename[] = [];
  const names = { group: block, unknown: [name], missing: ["type"], allowed: ["type"], noun: "block" };
  const sorted = sortNames(shape.lookup, at, names);
  sorted.sure.set(name, "type");
  sorted.lacking.delete("type");
  const found = explainNames(shape.lookup, sorted, (rename) => renames.push(rename));
  append(shape.renames, renames);
  const mended = mendedDocument(document, { base: [], value: document.data!, renames });
  // The type is certain, so that the names in the block can be corrected as well.
  const within = checkBlock(shape, { document: mended, path: at.path }, valueAt(mended, at.path)!);
  return [...found, ...asOne(found, inWritten(within, document), renames)];
}

/** Checks a block that is wrapped in the name of its type. */
function checkWithin(shape: ShapeCheck, at: Place, block: Group): CodedFinding[] {
  const type = typeAround(shape.lookup.schemas, block);
  if (type === undefined) return [];
  const { length } = at.path;
  const within = (path: Path) => [...path.slice(0, length), type, ...path.slice(length)];
  return inWritten(checkInstead(shape, at, { ...(block[type] as Group), type }), at.document, within);
}
