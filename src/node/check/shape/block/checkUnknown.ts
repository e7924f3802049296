/** A block of a type that there is not: it is told, and looked at as one of the type that it was meant to be of. */
import { blockSchema, type Path, type Schemas } from "../../../../model/fields.ts";
import { endAway } from "../../document/endAway.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import type { Group } from "../../site.ts";
import { quote } from "../../wording/words.ts";
import { checkValue, type ShapeCheck } from "../checkValue.ts";
import { findingOf, type Said } from "../wrong.ts";
import { REST_LATER, type Within } from "./blocksWithin.ts";
import { groupAround } from "./blockType.ts";
import { checkInstead, withBlock } from "./checkTyped.ts";
import { fieldForBlock } from "./fieldForBlock.ts";
import { formInstead, isFormMarked } from "./formInstead.ts";
import { insteadOfType } from "./insteadOfType.ts";
import { typeByFields } from "./typeByFields.ts";
import { hasFieldsOf, readUnknownType, type UnknownType } from "./unknownType.ts";

interface Checked {
  found: CodedFinding[];
  /** Blocks in it, each of which is to be looked at by itself. */
  inner: readonly Within[];
}

export function checkUnknown(shape: ShapeCheck, at: Place, { block, type }: { block: Group; type: string }): Checked {
  const { lookup } = shape;
  const { schemas } = lookup;
  const own = isFormMarked(block) ? formOfOthers(lookup, at, type) : fieldForBlock(shape, at, block);
  if (own) return { found: [own], inner: [] };
  const unknown = readUnknownType(lookup, at, { block, type });
  const { isSure, found } = checkAsMeant(shape, at, unknown);
  const note = noteOn(schemas, unknown, isSure);
  const { fix, ...instead } = insteadOfType(schemas, at, unknown);
  // Of a block whose type is sure, that is found.
  const unwrap = isSure ? "" : takingGroupAway(schemas, at, unknown);
  const told = noSuchType(at, type, { ...instead, fix: `${fix}${unwrap}`, ...(note && { note }) });
  return { found: [told, ...found], inner: unknown.meant === undefined ? unknown.inner : [] };
}

/** The mark of a form, in a block as other programs have it. */
function formOfOthers(lookup: Lookup, at: Place, type: string): CodedFinding {
  return noSuchType(at, type, { fix: formInstead(lookup, at, { it: "this block" }) });
}

function noSuchType({ document, path }: Place, type: string, said: Partial<Said>): CodedFinding {
  const message = `there is no block called ${quote(type)}.`;
  return findingOf({ document, path: [...path, "type"] }, { code: "unknown-block", message, ...said });
}

/** What is wrong with it as one of the type that is meant. Where that is not sure, what would be wrong in a block of any type. */
function checkAsMeant(
  shape: ShapeCheck,
  at: Place,
  { block, meant, other }: UnknownType,
): { isSure: boolean; found: CodedFinding[] } {
  const { schemas } = shape.lookup;
  if (meant !== undefined) {
    const value = { ...block, type: meant };
    return { isSure: true, found: checkValue(shape, at, { value, file: blockSchema(schemas, meant)!.file }) };
  }
  if (other === undefined) return { isSure: false, found: [] };
  const asOther = { ...block, type: other };
  const found = checkInstead(shape, at, asOther);
  const isSure = hasFieldsOf(schemas, block, other) || lacksNothing(at, found);
  return { isSure, found: isSure ? found : inPictures(shape, at, { block: asOther, found }) };
}

const OF_LACK: ReadonlySet<string> = new Set(["missing-property", "too-few"]);

/**
 * Whether a block has all that a type needs, but for names of its own that are sure to be meant to be others, and options: that it is
 * of it is sure then as well.
 * @param found What is wrong with it as one of that type.
 */
function lacksNothing({ path }: Place, found: readonly CodedFinding[]): boolean {
  return found.every((finding) => {
    const { code, means, isReshaped, unwraps } = finding;
    if (OF_LACK.has(code)) return false;
    if (finding.path.length > path.length + 1 || code === "unknown-option") return true;
    return code === "unknown-property" && (means !== undefined || isReshaped || unwraps);
  });
}

/** What is wrong with the pictures of the block. These are the same in all blocks, so the guess of its type may be wrong. */
function inPictures(
  { lookup }: ShapeCheck,
  at: Place,
  { block, found }: { block: Group; found: readonly CodedFinding[] },
): CodedFinding[] {
  const document = withBlock(at, block);
  const isPicture = (path: Path) => lookup.schemaAt(document, path)?.schema.kind === "image";
  return found.filter(({ path }) => path.some((_, i) => isPicture(path.slice(0, i + 1))));
}

/** What no block has around its fields goes, whatever type it is. */
function takingGroupAway(
  schemas: Schemas,
  { document, path }: Place,
  { block, none, shared, inner }: UnknownType,
): string {
  const around = groupAround(schemas, block);
  if (around === undefined || none !== undefined || shared !== undefined || inner.length > 0) return "";
  return ` Take "${around}": { and ${endAway(document, [...path, around])}, and leave what stands between them.`;
}

function noteOn(schemas: Schemas, { block, fields, none, shared, inner }: UnknownType, isSure: boolean): string {
  if (inner.length > 0) return REST_LATER;
  const isTold = isSure || none !== undefined || shared !== undefined;
  const isUnread = !isTold && Object.keys(block).length > 1 && !typeByFields(schemas, fields);
  return isUnread ? "The rest of this block was not checked until this is put right." : "";
}
